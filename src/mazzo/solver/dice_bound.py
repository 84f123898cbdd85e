"""Upper bound of the dice of an orchard or a grove, from the trees on its cards, without search.

In Orchard two trees on one cell bring a die that shows 1, and each further tree raises it by one face. In Grove a die
shows at most the fruit of all trees of its kind that were ever laid on its cell: two trees bring it, every further tree
adds its own fruit, and from seven on it is a basket; one basket with one more tree on it may be the wheelbarrow. Every
tree lies on one cell only, and there are five dice of each kind. Where the cards can lie is ignored.
"""

from collections.abc import Sequence
from functools import cache
from typing import Any

from mazzo.games.grove.deck import BASKET, DICE_PER_FRUIT, FRUITS, HIGHEST, WHEELBARROW
from mazzo.games.orchard import deck as orchard
from mazzo.gridcards.grid import CELLS, TURNS, card_of, count_of, suit_of
from mazzo.solver.branch_and_bound.search import cards_to_come
from mazzo.solver.deal import Deal

Shown = tuple[tuple[int, int], ...]
"""Pairs (trees or fruit that a die uses, its maximum value)."""

IN_ORCHARD: Shown = tuple((stage + 1, orchard.VALUE[stage]) for stage in range(1, len(orchard.VALUE)))
"""By trees: two bring a die."""
IN_GROVE: Shown = (*((fruit, fruit) for fruit in range(2, HIGHEST + 1)), (HIGHEST + 1, BASKET))
"""By fruit: the two trees that bring a die have at least two."""


def most_of_orchard(deal: Deal) -> int:
    """Upper bound of the points of the dice in a deal of Orchard. Every card bears equally many trees of each fruit
    (rule 1.1).
    """
    state, used = deal.begin()
    trees = (state.on_table + deal.to_lay(state, used)) * orchard.TREES // len(orchard.FRUITS)
    return len(orchard.FRUITS) * _most_of_dice(trees, orchard.DICE_PER_FRUIT, IN_ORCHARD)


def most_of_grove(deal: Deal) -> int:
    """Upper bound of the points of the dice in a deal of Grove."""
    state, used = deal.begin()
    lying = [card_of(int(action)) for action in state.laid[: state.on_table]]
    fruit = _fruit_on(state, lying, cards_to_come(deal, state, used), deal.to_lay(state, used))
    dice = [_most_of_dice(one, DICE_PER_FRUIT, IN_GROVE) for one in fruit]
    with_barrow = [
        WHEELBARROW + _most_of_dice(one - HIGHEST - 2, DICE_PER_FRUIT, IN_GROVE) - most
        for one, most in zip(fruit, dice, strict=True)
        if one >= HIGHEST + 2  # a basket, and a tree on it
    ]
    second = WHEELBARROW if state.superseded == 1 else 0  # grove-1 could bring a second wheelbarrow
    return sum(dice) + max(0, *with_barrow, 0) + second


def _fruit_on(state: Any, lying: Sequence[int], others: Sequence[int], to_lay: int) -> list[int]:
    """Maximum of each fruit on the table: that of the cards that lie, and of the `to_lay` best others."""

    def on(card: int, fruit: int) -> int:
        face = state.faces[card * TURNS]
        return sum(count_of(face, k) for k in range(CELLS) if suit_of(face, k) == fruit)

    return [
        sum(on(card, fruit) for card in lying)
        + sum(sorted((on(card, fruit) for card in others), reverse=True)[:to_lay])
        for fruit in FRUITS
    ]


@cache
def _most_of_dice(count: int, dice: int, faces: Shown) -> int:
    """Maximum total value of `dice` dice that share `count` trees or fruit."""
    if dice == 0:
        return 0
    each = (value + _most_of_dice(count - used, dice - 1, faces) for used, value in faces if used <= count)
    return max(each, default=0)
