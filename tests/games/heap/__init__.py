"""The sixth game, as small as a game can be: two seats take one to three stones in turn from a heap whose size chance
decides, and the seat that takes the last one wins. Nothing of it is secret.

It is no part of Mazzo: `MAZZO_EXTRA_GAMES=tests.games.heap` adds it to a process and those it starts, `register` to a
test.
"""

from collections.abc import Sequence
from typing import Any

from mazzo.core.game import AnyGame, Game, Refusal
from tests.games.heap import notation, rules
from tests.games.heap.meta import META, NAME, REFUSALS
from tests.games.heap.rules import State
from tests.games.heap.view import Offers, Score, View, offers

__all__ = ["GAME", "NAME", "View", "register"]


class Heap(Game[State, View, Offers]):
    """The heap."""

    package = __name__
    meta = META
    rules = rules
    blank = State()
    deck = ()
    no_offers = Offers(())

    def view(self, states: Sequence[State], viewer: int | None, acting: int) -> View:
        return View(states[0].stones, acting)

    def offers(self, s: State, seat: int) -> Offers:
        return offers(s, seat)

    def score_breakdown(self, s: State, seat: int) -> Score:
        return Score(rules.score(s, seat))

    def ranking_key(self, s: State, seat: int) -> tuple[int, ...]:
        return (int(s.turn == seat),)

    def title(self, s: State, seat: int) -> int:
        return -1

    def write(self, s: State, seat: int, action: int) -> str:
        return notation.write(action)

    def read(self, s: State, seat: int, text: str) -> int:
        return notation.read(text)

    def write_chance(self, s: State, outcome: int) -> str:
        return notation.write_chance(outcome)

    def read_chance(self, s: State, text: str) -> int:
        return notation.read_chance(text)

    def refuse(self, s: State, seat: int, action: int, code: int) -> Refusal:
        return Refusal(*REFUSALS[code])

    def rounds(self, s: State, seat: int) -> int:
        return 0

    def turn_number(self, s: State, seat: int) -> int:
        return s.stones


GAME: AnyGame = Heap()


def register(patch: Any) -> None:
    """Let `mazzo` know the heap as long as a `pytest.MonkeyPatch` lasts."""
    from mazzo.games import GAMES, RULESETS

    patch.setitem(GAMES, NAME, GAME)
    patch.setitem(RULESETS, GAME.meta.ruleset, GAME)
