"""
The review of a match
=====================

What did each move cost, and how much was luck? A bot that makes mistakes plays a game of Orchard;
the review judges each of its moves by what it could know at that moment.
"""

import mazzo
from mazzo.bots import level

match = mazzo.deal("orchard", seed="a fine day")
bot = level("orchard", "casual")
while match.current_players():
    match.play(0, bot.choose(match, 0, start=1))

review = mazzo.review(match)
(account,) = review.seats
print(f"expected at the start  {account.start:6.2f}")
print(f"luck with the cards    {account.luck:+6.2f}")
print(f"cost of the moves      {-account.cost:+6.2f}")
print(f"error of the estimates {account.estimation:+6.2f}")
print(f"final score            {account.final:6.2f}")

# %%
# The moves that cost most, each with the best that could have been played instead.

moves = [step for step in review.steps if step.kind == "action"]
for step in sorted(moves, key=lambda step: -step.values[0].cost)[:3]:
    print(f"step {step.step}: {step.action} cost {step.values[0].cost:.1f}; best was {step.best[0].action}")

# %%
# Hindsight: how far the result is from the best score of the deal, which only a player could reach
# who knew all cards. It is divided into luck and play.

hindsight = account.hindsight
print(f"best {hindsight.best}, luck {hindsight.luck:.1f}, play {hindsight.play:.1f}")
