"""Small deals, and their best play by brute force, as references for searches and proofs."""

from collections.abc import Iterator
from random import Random
from typing import Any, cast

from mazzo.compiled import Body
from mazzo.core.game import AnyGame
from mazzo.solver.beam.kernels import Solitaire
from mazzo.solver.deal import Deal, cards_of
from tests.solver import brute

DEEPEST = 24


def heads(game: AnyGame, count: int, cards: int, seed: str, options: tuple[str, ...] = ()) -> Iterator[Deal]:
    """Deals that end after so many cards, recipes not counted."""
    rng = Random(seed)
    for _ in range(count):
        whole = Deal.fresh(game, rng.randbytes(32), options)
        drawn = cards + cards_of(game, whole.options) - cards_of(game, 0)
        yield Deal(whole.ruleset, whole.deck, whole.options, whole.outcomes[:drawn])


def tails(game: AnyGame, count: int, left: int, seed: str, options: tuple[str, ...] = ()) -> Iterator[Deal]:
    """Whole deals, played on at random until so many cards are still to be laid; games that end before left out."""
    rng = Random(seed)
    made = 0
    while made < count:
        whole = Deal.fresh(game, rng.randbytes(32), options)
        state, used = whole.begin()
        out = [0] * game.meta.max_actions
        played: list[int] = []
        while whole.to_lay(state, used) > left or cast(Solitaire, game.rules).is_choosing(state):
            played.append(out[rng.randrange(game.rules.legal_actions(state, 0, out))])
            used = whole.act(state, used, played[-1])
        if not whole.is_over(state):
            made += 1
            yield Deal(whole.ruleset, whole.deck, whole.options, whole.outcomes, tuple(played))


class Brute:
    """Every line of a deal, in one body of its game."""

    def __init__(self, body: Body) -> None:
        self.body = body
        self.kernels: Any = body.bind(brute, ["best_from"])
        self.rows = body.rows(DEEPEST)
        self.outs = body.grid(DEEPEST, body.game.meta.max_actions)

    def best(self, deal: Deal) -> int:
        """The best score that the deal allows."""
        state, used = deal.begin()
        self.body.put(self.rows, 0, state)
        outcomes = self.body.ints(len(deal.outcomes))
        for k, outcome in enumerate(deal.outcomes):
            outcomes[k] = outcome
        return int(self.kernels.best_from(self.rows, self.outs, outcomes, 0, used))
