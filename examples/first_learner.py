"""A first learner, in NumPy only: it plays both seats of 128 tables of Gnoming A Round
and learns which actions pay.

The value of an action is a sum of weights, one for each thing that the seat sees, such
as "the card on cell 5 is an 8". It prints the mean points of the games that have ended
meanwhile, as a number and as a bar; fewer are better.
"""

import numpy as np

import mazzo.rl

TABLES, STAGES, STEPS = 128, 9, 1000
RATE, RANDOM, DISCOUNT = 0.0003, 0.1, 0.95
SEEN = ("grid", "tops", "in_hand", "phase")

batch = mazzo.rl.batch("gnoming", TABLES, seats=2, seed=1)
kinds = {part.name: part.high + 1 for part in batch.layout.PARTS}
tables, random = np.arange(TABLES), np.random.default_rng(1)


def features() -> np.ndarray:
    """What the seat in turn of every table sees, one-hot; of the grids its own (0)."""
    parts = batch.parts()
    parts["grid"] = parts["grid"][:, 0]
    hot = [parts[name][..., None] == np.arange(kinds[name]) for name in SEEN]
    flat = [one.reshape(TABLES, -1) for one in hot]
    return np.concatenate(flat, axis=1).astype(np.float32)


seen = features()
weights = np.zeros((batch.layout.ACTIONS, seen.shape[1]), np.float32)
values = np.where(batch.masks, seen @ weights.T, -np.inf)
for stage in range(STAGES):
    finals = []
    for _ in range(STEPS):
        explores = random.random(TABLES) < RANDOM
        chosen = np.where(explores, batch.sample(), values.argmax(axis=1))
        before, value, player = seen, values[tables, chosen], batch.players.copy()
        batch.step(chosen)
        over = batch.ended != 0
        finals += batch.finals[over].ravel().tolist()

        # What the rival's points grew more than the seat's, and what may be expected
        # next, less if the rival acts next.
        reward = batch.gains[tables, 1 - player] - batch.gains[tables, player]
        seen = features()
        values = np.where(batch.masks, seen @ weights.T, -np.inf)
        sign = np.where(over, 0, np.where(batch.players == player, 1, -1))
        error = reward + DISCOUNT * sign * values.max(axis=1) - value
        taken = np.equal.outer(np.arange(len(weights)), chosen)
        weights += RATE * (taken * error.astype(np.float32)) @ before
    mean = np.mean(finals)
    done, bar = (stage + 1) * STEPS * TABLES, "#" * round(mean / 2)
    print(f"{done:9,} actions {mean:6.1f} points {bar}", flush=True)
