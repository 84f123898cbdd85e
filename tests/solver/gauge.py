"""Arrangements of cards and their values by `mazzo.solver.branch_and_bound.bounds`, in either body; random games."""

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, cast

from mazzo.compiled import Body
from mazzo.games.orchard.deck import CARDS, FACES, TREES
from mazzo.gridcards.grid import SPOTS, TURNS, card_of, suit_of
from mazzo.solver.branch_and_bound import bounds
from mazzo.solver.branch_and_bound.kernels import spot_of
from mazzo.solver.deal import Deal

HALF_TURN = 2 * SPOTS


@dataclass(frozen=True)
class Played:
    """A game played by chance: its placements in the order of time, and its score."""

    placements: tuple[int, ...]
    score: int


class Gauge:
    """A board to lay cards on, with the faces of the printed deck."""

    def __init__(self, body: Body) -> None:
        self.kernels = cast(Any, body.bind(bounds, ["begin", "put", "value_of", "list_gains"]))
        self.board, self.now = body.ints(SPOTS), body.records(bounds.Arrangement, 1)[0]
        self.out = body.ints(bounds.TOUCHING)
        self.trees = body.ints(CARDS * TURNS * TREES)
        for k in range(len(self.trees)):
            self.trees[k] = suit_of(FACES[k // TREES], k % TREES)

    def lay(self, placements: Sequence[int]) -> int:
        """Place only these cards, in this order; returns the upper bound of their value."""
        self.kernels.begin(self.board, self.now, 2)
        for k, action in enumerate(placements):
            place = action % (TURNS * SPOTS)
            self.kernels.put(self.board, self.now, self.trees, card_of(action), place, k)
        return int(self.kernels.value_of(self.now))

    def gains(self, card: int) -> dict[int, int]:
        """Upper bounds of the gains of all placements of a card that touch placed cards, by action."""
        count = self.kernels.list_gains(self.board, self.now, self.trees, card, 0, self.out)
        listed = [int(number) for number in self.out[:count]]
        return {
            card * TURNS * SPOTS + number % bounds.SPREAD: number // bounds.SPREAD - bounds.LOWEST for number in listed
        }

    def gain(self, action: int) -> int | None:
        """What one placement adds at most; None if it is not listed."""
        gains = self.gains(card_of(action))
        return gains.get(action, gains.get(action - HALF_TURN))

    def touches(self, action: int) -> bool:
        """Whether a placement covers a tree."""
        return any(self.board[spot_of(action % (TURNS * SPOTS), k)] for k in range(TREES))


def play(deal: Deal, rng: random.Random, eager: float) -> Played:
    """Play a deal to its end: with probability `eager` what looks best at once, else by chance."""
    state, used = deal.begin()
    rules = deal.game.rules
    out = [0] * deal.game.meta.max_actions
    while not deal.is_over(state):
        actions = out[: rules.legal_actions(state, 0, out)]
        action = rng.choice(actions)
        if rng.random() < eager:
            action = max(actions, key=lambda one: _after(deal, state, one))
        used = deal.act(state, used, action)
    return Played(tuple(state.laid[: state.on_table]), int(rules.score(state, 0)))


def _after(deal: Deal, state: Any, action: int) -> int:
    after = state.copy()
    deal.game.rules.apply_action(after, 0, action)
    return deal.game.rules.score(after, 0)
