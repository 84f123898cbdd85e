"""
The best score of a deal
========================

How many points were in the cards? A bot plays a deal of Orchard and sees only its hand; then the
solver, which knows the order of all cards, looks for the best score that they allow.
"""

import mazzo
from mazzo.bots import level

match = mazzo.deal("orchard", seed="rain")
bot = level("orchard", "greedy")
while match.current_players():
    match.play(0, bot.choose(match, 0, start=1))
match

# %%
# The score tells where its points come from.

match.outcome.ranking[0].score

# %%
# The answer of the solver is an interval: it has a line of play that reaches the lower end, and a
# proof that no line exceeds the upper end. If both are equal, the best score is proved. Ten seconds
# are usually enough for Orchard.

from mazzo.solver.deal import Deal
from mazzo.solver.par import estimate

deal = Deal.of_match(match)
par = estimate(deal, seconds=10)
print(f"at least {par.low}, at most {par.high}, proved: {par.proved}")

# %%
# The board on which the best line of play ends.

from mazzo.solver.principal_variation import replayed

best = replayed(deal, par.line)
best

# %%
# And the line itself, as a journal writes it: ``*`` is a card that comes, ``0`` the player.

print("\n".join(str(entry) for entry in best.line))
