"""An environment of Gymnasium: a seat of Orchard, by random actions, against a bot.

To run it:

    pip install "mazzo[rl]"
    python gymnasium_env.py
"""

import mazzo.rl

env = mazzo.rl.gym("orchard", seats=2, opponents="casual")
observation, info = env.reset(seed=1)
total, is_over = 0.0, False
while not is_over:
    action = env.action_space.sample(observation["action_mask"])
    observation, reward, terminated, truncated, info = env.step(action)
    total += reward
    is_over = terminated or truncated
print("reward:", total)
