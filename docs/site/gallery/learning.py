"""
Learning with an environment
============================

A learner in NumPy that knows nothing of the rules: it plays both seats of 32 tables of Gnoming A
Round and learns which actions pay. Fewer points are better.
"""

import numpy as np

import mazzo.rl

TABLES, STAGES, STEPS = 32, 9, 1000
batch = mazzo.rl.batch("gnoming", TABLES, seats=2, seed=1)
for part in batch.layout.PARTS[:8]:
    print(f"{part.name:12} {part.shape} {part.low} to {part.high}")

# %%
# The value of an action is a sum of weights, one for each thing that the seat sees, such as "the card
# on cell 5 is an 8". Cards are names, so they become one-hot.

SEEN = ("grid", "tops", "in_hand", "phase")
kinds = {part.name: part.high + 1 for part in batch.layout.PARTS}


def features():
    parts = batch.parts()
    parts["grid"] = parts["grid"][:, 0]  # the own grid
    hot = [(parts[name][..., None] == np.arange(kinds[name])).reshape(TABLES, -1) for name in SEEN]
    return np.concatenate(hot, axis=1).astype(np.float32)


seen = features()
print(seen.shape)

# %%
# Each step takes the action of the highest value, sometimes a random one, and moves the weights
# towards what came of it.

tables, random = np.arange(TABLES), np.random.default_rng(1)
weights = np.zeros((batch.layout.ACTIONS, seen.shape[1]), np.float32)
values = np.where(batch.masks, seen @ weights.T, -np.inf)
means = []
for _ in range(STAGES):
    finals = []
    for _ in range(STEPS):
        explores = random.random(TABLES) < 0.1
        chosen = np.where(explores, batch.sample(), values.argmax(axis=1))
        before, value, player = seen, values[tables, chosen], batch.players.copy()
        batch.step(chosen)
        over = batch.ended != 0
        finals += batch.finals[over].ravel().tolist()
        reward = batch.gains[tables, 1 - player] - batch.gains[tables, player]
        seen = features()
        values = np.where(batch.masks, seen @ weights.T, -np.inf)
        sign = np.where(over, 0, np.where(batch.players == player, 1, -1))
        error = reward + 0.95 * sign * values.max(axis=1) - value
        taken = np.equal.outer(np.arange(len(weights)), chosen)
        weights += 0.001 * (taken * error.astype(np.float32)) @ before
    means.append(float(np.mean(finals)))

# %%
# The learning curve: mean points of the games that ended in each stage.

for stage, mean in enumerate(means, 1):
    print(f"{stage * STEPS * TABLES:8,} actions {mean:6.1f} {'#' * round(mean / 2)}")
