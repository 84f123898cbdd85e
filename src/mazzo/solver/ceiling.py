"""What no play of a deal can bring, told without any search: dice and cards are few. The roughest bound from above; a
proof begins where this ends.
"""

from typing import Any

from mazzo.core.cards_on_grid import CELLS, NO_CARD
from mazzo.games.grove import deck as grove
from mazzo.games.grove.rules import scoring
from mazzo.games.orchard import deck as orchard
from mazzo.games.orchard.rules.dice import is_choosing
from mazzo.solver.deal import Deal
from mazzo.solver.harvest import most_of_grove, most_of_orchard

MOST_GAIN = orchard.VALUE[-1] - orchard.VALUE[-2]
"""Points that one tree of Orchard brings at most when it is covered."""
MOST_HARVEST = grove.BASKET * grove.DICE_PER_FRUIT * len(grove.FRUITS) + grove.WHEELBARROW
MOST_DICE = grove.DICE_PER_FRUIT * len(grove.FRUITS) + 1
MOST_CELLS = CELLS * grove.CARDS_PER_GAME
MOST_COUNTED = {
    scoring.DICE: MOST_DICE,
    scoring.FRUITS: MOST_HARVEST,
    scoring.SETS: grove.DICE_PER_FRUIT + 1,
    scoring.PAIRS: 2 * MOST_DICE,
    scoring.VALUES: MOST_DICE,
    scoring.GLADES: MOST_CELLS,
    scoring.BARE: MOST_CELLS,
    scoring.SQUIRREL: 1,
    scoring.LENGTH: MOST_CELLS,
}
"""What a recipe counts, and how much of it there can be."""


def ceiling(deal: Deal) -> int:
    """Points that no play of the deal exceeds."""
    state, used = deal.begin()
    now = deal.game.rules.score(state, 0)
    if deal.is_over(state):
        return now
    if deal.game.meta.name == "grove":
        return _of_grove(state, min(MOST_HARVEST, most_of_grove(deal)))
    waits = 1 if is_choosing(state) else 0  # a die that is still to be given: no more than a card would bring
    return min(now + MOST_GAIN * CELLS * (deal.to_lay(state, used) + waits), most_of_orchard(deal))


def _of_grove(state: Any, harvest: int) -> int:
    """All dice at their most and all recipes in force paid as often as can be, those that give points before those
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
