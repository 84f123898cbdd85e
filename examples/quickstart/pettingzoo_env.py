"""An environment of PettingZoo: three seats of Gnoming A Round, by random actions.

To run it:

    pip install "mazzo[rl]"
    python pettingzoo_env.py
"""

import mazzo.rl

env = mazzo.rl.aec("gnoming", seats=3)
env.reset(seed=1)
points = dict.fromkeys(env.agents, 0.0)
for agent in env.agent_iter():
    observation, reward, terminated, truncated, info = env.last()
    points[agent] += reward
    if terminated or truncated:
        env.step(None)
    else:
        env.step(env.action_space(agent).sample(observation["action_mask"]))
print(points)
