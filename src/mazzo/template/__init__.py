"""Template: a small complete game. Draw cards up to twenty points, or stop.

`MAZZO_EXTRA_GAMES=mazzo.template` adds it to Mazzo, if Python finds the package.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from mazzo.core.errors import NotUnderstood
from mazzo.core.game import Game, Refusal
from mazzo.template import rules
from mazzo.template.deck import CARDS, FACES
from mazzo.template.meta import META, REFUSALS
from mazzo.template.rules import State

TEXTS = ("draw", "stop")
"""Texts of the actions."""


@dataclass(frozen=True)
class View:
    """The public view: the cards of each player, and the player whose turn it is."""

    hands: tuple[tuple[int, ...], ...]
    turn: int


@dataclass(frozen=True)
class Offers:
    """The actions that are legal now; None for one that is not."""

    draw: int | None = None
    done: int | None = None


@dataclass(frozen=True)
class Score:
    """A player's points."""

    total: int


class Template(Game[State, View, Offers]):
    """Binds the rules, the views and the texts."""

    package = __name__
    meta = META
    rules = rules
    blank = State()
    deck = FACES
    no_offers = Offers()

    def view(self, states: Sequence[State], viewer: int | None, acting: int) -> View:
        s = states[0]
        hands = tuple(tuple(k + 1 for k in range(CARDS) if s.holder[k] == seat) for seat in range(s.seats))
        return View(hands, s.turn)

    def offers(self, s: State, seat: int) -> Offers:
        return Offers(rules.DRAW, rules.STOP) if rules.current_players(s) >> seat & 1 else self.no_offers

    def score_breakdown(self, s: State, seat: int) -> Score:
        return Score(rules.score(s, seat))

    def ranking_key(self, s: State, seat: int) -> tuple[int, ...]:
        return (rules.score(s, seat),)  # 1.4

    def title(self, s: State, seat: int) -> int:
        return -1

    def write(self, s: State, seat: int, action: int) -> str:
        return TEXTS[action]

    def read(self, s: State, seat: int, text: str) -> int:
        return _index(TEXTS, text)

    def write_chance(self, s: State, outcome: int) -> str:
        return str(rules.drawn(s, outcome) + 1)

    def read_chance(self, s: State, text: str) -> int:
        return _index([self.write_chance(s, k) for k in range(rules.chance_count(s))], text)

    def refuse(self, s: State, seat: int, action: int, code: int) -> Refusal:
        return Refusal(*REFUSALS[code])

    def rounds(self, s: State, seat: int) -> int:
        return 0

    def turn_number(self, s: State, seat: int) -> int:
        return s.turn


def _index(texts: Sequence[str], text: str) -> int:
    if text not in texts:
        raise NotUnderstood(text=text[:40], expected=", ".join(texts))
    return texts.index(text)


GAME = Template()
