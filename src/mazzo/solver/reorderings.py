"""The cards of a deal in other orders. In Orchard the order of play hardly changes the score of an arrangement
(docs/par-proofs.md), but it changes how soon a beam finds it: a beam copes better with a card that scores a dozen
points at once if the card comes early.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from mazzo import compiled
from mazzo.core.bits import below, nth_bit
from mazzo.solver.deal import Deal


def other_orders(deal: Deal, count: int) -> Iterator[Deal]:
    """`count` deals of the same cards with the same first card: the first reversed, the others shuffled; the same in
    every run. None for a deal with `played` actions, because these fix its cards.
    """
    if deal.played:
        return
    state, _ = deal.begin()
    first, *others = _cards(deal)
    assert state.on_table == 1
    order = others[::-1]
    rng = [compiled.generator("orders")]
    for _ in range(count):
        yield _with_cards(deal, [first, *order])
        for k in range(len(order) - 1, 0, -1):
            at = below(rng, k + 1)
            order[k], order[at] = order[at], order[k]


def placements(deal: Deal, line: Sequence[int]) -> frozenset[int]:
    """The placements of a line, as actions."""
    state, used = deal.begin()
    lying = state.on_table
    for action in line:
        used = deal.act(state, used, action)
    return frozenset(int(action) for action in state.laid[lying : state.on_table])


def _cards(deal: Deal) -> list[int]:
    """The cards in the order in which they come."""
    unseen = _all_unseen(deal)
    cards = []
    for outcome in deal.outcomes:
        cards.append(nth_bit(unseen, outcome))
        unseen ^= 1 << cards[-1]
    return cards


def _with_cards(deal: Deal, cards: list[int]) -> Deal:
    """The deal with these cards in this order."""
    unseen = _all_unseen(deal)
    outcomes = []
    for card in cards:
        outcomes.append((unseen & (1 << card) - 1).bit_count())
        unseen ^= 1 << card
    return replace(deal, outcomes=tuple(outcomes))


def _all_unseen(deal: Deal) -> int:
    """The set of cards in the deck before the first draw, as bits."""
    state: Any = deal.game.new_state()
    deal.game.rules.init(state, 1, deal.options)
    return int(state.unseen)
