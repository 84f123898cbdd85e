"""Upper bound of a deal's score without search, from the number of dice and cards. A proof starts from it."""

from typing import Any

from mazzo.games.grove import deck as grove
from mazzo.games.grove.rules import scoring
from mazzo.games.orchard import deck as orchard
from mazzo.games.orchard.rules.dice import is_choosing
from mazzo.gridcards.grid import CELLS, NO_CARD
from mazzo.solver.deal import Deal
from mazzo.solver.dice_bound import most_of_grove, most_of_orchard

MOST_GAIN = orchard.VALUE[-1] - orchard.VALUE[-2]
"""Maximum gain from covering one tree of Orchard."""
BARROWS = 2
"""Wheelbarrows in a grove: one, but in grove-1 the squirrel could bring a second one."""
MOST_HARVEST = grove.BASKET * grove.DICE_PER_FRUIT * len(grove.FRUITS) + grove.WHEELBARROW * BARROWS
MOST_DICE = grove.DICE_PER_FRUIT * len(grove.FRUITS) + BARROWS
MOST_CELLS = CELLS * grove.CARDS_PER_GAME
MOST_COUNTED = {
    scoring.DICE: MOST_DICE,
    scoring.FRUITS: MOST_HARVEST,
    scoring.SETS: grove.DICE_PER_FRUIT + BARROWS,
    scoring.PAIRS: 2 * MOST_DICE,
    scoring.VALUES: MOST_DICE,
    scoring.GLADES: MOST_CELLS,
    scoring.BARE: MOST_CELLS,
    scoring.SQUIRREL: 1,
    scoring.LENGTH: MOST_CELLS,
}
"""Maximum of what a recipe counts."""


def trivial_bound(deal: Deal) -> int:
    """Upper bound of the score of any play of the deal."""
    state, used = deal.begin()
    now = deal.game.rules.score(state, 0)
    if deal.is_over(state):
        return now
    if deal.game.meta.name == "grove":
        return _of_grove(state, min(MOST_HARVEST, most_of_grove(deal)))
    waits = 1 if is_choosing(state) else 0  # a die still to be chosen gains no more than a card would
    return min(now + MOST_GAIN * CELLS * (deal.to_lay(state, used) + waits), most_of_orchard(deal))


def _of_grove(state: Any, harvest: int) -> int:
    """All dice at their maximum and all active recipes paid as often as possible, those that give points before those
    that give a percentage.
    """
    total, percents = harvest, []
    for card in state.chosen:
        if card == NO_CARD:
            continue
        recipe = state.recipes[card]
        amount = recipe[scoring.AMOUNT]
        if recipe[scoring.REWARD] == scoring.PERCENT:
            percents.append(max(amount, 100))
        elif amount > 0:
            most = (
                MOST_COUNTED[recipe[scoring.COUNT]] // recipe[scoring.THAN]
                if recipe[scoring.WHEN] == scoring.EACH
                else 1
            )
            total += amount * most
    for percent in percents:
        total = total * percent // 100
    return total
