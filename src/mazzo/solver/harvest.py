"""The most that the dice of a grove can ever show, told from the fruit on its cards: the upper side of open par in
Grove, without any search.

A die shows at most the fruit of all trees of its kind that were ever laid on its cell: two trees bring it, every tree
after them adds its own fruit, and from seven on it is a basket. Every tree lies on one cell only, there are five dice
of each kind, and one basket with one more tree on it may be the wheelbarrow. Where the cards can lie is left out.
"""

from collections.abc import Sequence
from functools import cache
from typing import Any

from mazzo.core.cards_on_grid import CELLS, TURNS, card_of, count_of, fruit_of
from mazzo.games.grove.deck import BASKET, DICE_PER_FRUIT, FRUITS, HIGHEST, WHEELBARROW
from mazzo.solver.deal import Deal
from mazzo.solver.proof import cards_to_come

FEWEST = 2
"""The fruit of the two trees that bring a die, at least."""


def most_harvest(deal: Deal) -> int:
    """Points that the dice of a deal of Grove never exceed, whatever is played."""
    state, used = deal.begin()
    lying = [card_of(int(action)) for action in state.laid[: state.on_table]]
    fruit = _fruit_on(state, lying, cards_to_come(deal, state, used), deal.to_lay(state, used))
    dice = [_most_of_dice(one, DICE_PER_FRUIT) for one in fruit]
    with_barrow = [
        WHEELBARROW + _most_of_dice(one - HIGHEST - 2, DICE_PER_FRUIT) - most
        for one, most in zip(fruit, dice, strict=True)
        if one >= HIGHEST + 2  # a basket, and a tree on it
    ]
    return sum(dice) + max(0, *with_barrow, 0)


def _fruit_on(state: Any, lying: Sequence[int], others: Sequence[int], to_lay: int) -> list[int]:
    """How much of each fruit can come to lie: that of the cards that do, and of as many others as can be laid."""

    def on(card: int, fruit: int) -> int:
        face = state.faces[card * TURNS]
        return sum(count_of(face, k) for k in range(CELLS) if fruit_of(face, k) == fruit)

    return [
        sum(on(card, fruit) for card in lying)
        + sum(sorted((on(card, fruit) for card in others), reverse=True)[:to_lay])
        for fruit in FRUITS
    ]


@cache
def _most_of_dice(fruit: int, dice: int) -> int:
    """What so many dice show at most, given so much fruit for all of them."""
    if dice == 0 or fruit < FEWEST:
        return 0
    shown = [(taken, taken) for taken in range(FEWEST, min(fruit, HIGHEST) + 1)]
    if fruit > HIGHEST:
        shown.append((HIGHEST + 1, BASKET))
    return max(value + _most_of_dice(fruit - taken, dice - 1) for taken, value in shown)
