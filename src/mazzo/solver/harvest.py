"""The most that the dice of an orchard or a grove can ever show, told from the trees on its cards: the upper side of
open par without any search.

In Orchard two trees on one cell bring a die that shows 1, and each tree on them raises it by one face. In Grove a die
shows at most the fruit of all trees of its kind that were ever laid on its cell: two trees bring it, every tree after
them adds its own fruit, and from seven on it is a basket; one basket with one more tree on it may be the wheelbarrow.
Every tree lies on one cell only, and there are five dice of each kind. Where the cards can lie is left out.
"""

from collections.abc import Sequence
from functools import cache
from typing import Any

from mazzo.core.cards_on_grid import CELLS, TURNS, card_of, count_of, fruit_of
from mazzo.games.grove.deck import BASKET, DICE_PER_FRUIT, FRUITS, HIGHEST, WHEELBARROW
from mazzo.games.orchard import deck as orchard
from mazzo.solver.deal import Deal
from mazzo.solver.proof import cards_to_come

Shown = tuple[tuple[int, int], ...]
"""(what a die takes, what it then shows at most), for everything it may show."""

IN_ORCHARD: Shown = tuple((stage + 1, orchard.VALUE[stage]) for stage in range(1, len(orchard.VALUE)))
"""By trees: two bring a die."""
IN_GROVE: Shown = (*((fruit, fruit) for fruit in range(2, HIGHEST + 1)), (HIGHEST + 1, BASKET))
"""By fruit: two trees bring a die, and have two at least."""


def most_of_orchard(deal: Deal) -> int:
    """Points that the dice of a deal of Orchard never exceed, whatever is played. Every card bears equally many trees
    of each fruit (rule 1.1).
    """
    state, used = deal.begin()
    trees = (state.on_table + deal.to_lay(state, used)) * orchard.TREES // len(orchard.FRUITS)
    return len(orchard.FRUITS) * _most_of_dice(trees, orchard.DICE_PER_FRUIT, IN_ORCHARD)


def most_of_grove(deal: Deal) -> int:
    """Points that the dice of a deal of Grove never exceed, whatever is played."""
    state, used = deal.begin()
    lying = [card_of(int(action)) for action in state.laid[: state.on_table]]
    fruit = _fruit_on(state, lying, cards_to_come(deal, state, used), deal.to_lay(state, used))
    dice = [_most_of_dice(one, DICE_PER_FRUIT, IN_GROVE) for one in fruit]
    with_barrow = [
        WHEELBARROW + _most_of_dice(one - HIGHEST - 2, DICE_PER_FRUIT, IN_GROVE) - most
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
def _most_of_dice(left: int, dice: int, shown: Shown) -> int:
    """What so many dice show at most, if that is left for all of them to take."""
    if dice == 0:
        return 0
    each = (value + _most_of_dice(left - taken, dice - 1, shown) for taken, value in shown if taken <= left)
    return max(each, default=0)
