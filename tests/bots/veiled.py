"""A toy with secrets: each seat holds a number, and in turn guesses the next seat's, once. A bot that saw the true
state would always guess right.
"""

import re
from collections.abc import MutableSequence, Sequence
from dataclasses import dataclass
from typing import Any

from mazzo.core import notation
from mazzo.core.bits import below
from mazzo.core.errors import NotUnderstood
from mazzo.core.game import Game, Meta, Refusal
from mazzo.core.record import Record, cell, record, row

NAME = "veiled"
NUMBERS = 4
SEATS = 2
GUESSED = 1


@record
class State(Record):
    """What each seat holds (-1 before it is dealt), what it has guessed (-1 before) and whose turn it is."""

    held = row("i1", SEATS)
    guessed = row("i1", SEATS)
    turn = cell("i1")


class Veiled:
    """The kernels."""

    def init(self, s: State, seats: int, options: int, /) -> None:
        for seat in range(SEATS):
            s.held[seat] = s.guessed[seat] = -1
        s.turn = 0

    def current_players(self, s: State, /) -> int:
        return 0 if self.chance_count(s) or self.is_terminal(s) else 1 << s.turn

    def chance_count(self, s: State, /) -> int:
        return NUMBERS if min(s.held) < 0 else 0

    def chance_stream(self, s: State, /) -> int:
        return 0

    def apply_chance(self, s: State, outcome: int, /) -> None:
        s.held[list(s.held).index(-1)] = outcome

    def legal_actions(self, s: State, seat: int, out: MutableSequence[int], /) -> int:
        count = NUMBERS if self.current_players(s) >> seat & 1 else 0
        for k in range(count):
            out[k] = k
        return count

    def refusal(self, s: State, seat: int, action: int, /) -> int:
        return 0 if self.current_players(s) >> seat & 1 and 0 <= action < NUMBERS else 1

    def apply_action(self, s: State, seat: int, action: int, /) -> None:
        s.guessed[seat] = action
        s.turn += 1

    def is_terminal(self, s: State, /) -> int:
        return GUESSED if s.turn == SEATS else 0

    def score(self, s: State, seat: int, /) -> int:
        return int(s.guessed[seat] == s.held[(seat + 1) % SEATS])

    def greedy_value(self, s: State, seat: int, /) -> int:
        return self.score(s, seat)

    def leaf_value(self, s: State, seat: int, /) -> int:
        return self.score(s, seat)

    def resample(self, s: State, seat: int, rng: MutableSequence[int], /) -> None:
        for other in range(SEATS):
            if other != seat and s.held[other] >= 0:
                s.held[other] = below(rng, NUMBERS)


class Peeking(Veiled):
    """The same, but it forgets to deal again what a seat cannot know."""

    def resample(self, s: State, seat: int, rng: MutableSequence[int], /) -> None:
        """Leaves everything as it is."""


@dataclass(frozen=True)
class Standing:
    """Whether a seat guessed right."""

    total: int


def offers(s: State, seat: int) -> tuple[int, ...]:
    out = [0] * NUMBERS
    return tuple(out[: Veiled().legal_actions(s, seat, out)])


def read_number(text: str) -> int:
    return int(notation.match(re.compile(r"([0-3])", re.ASCII), text, "2")[1])


class VeiledGame(Game[State, int, tuple[int, ...]]):
    """The toy, its rooms in this file."""

    package = ""
    meta = Meta(
        name=NAME,
        ruleset=f"{NAME}-1",
        deck="numbers",
        seats_min=SEATS,
        seats_max=SEATS,
        minutes=1,
        options=(),
        ends={GUESSED: "guessed"},
        same_cards=False,
        actions=NUMBERS,
        max_actions=NUMBERS,
        max_plies=2 * SEATS,
    )
    blank = State()
    deck = ()
    no_offers = ()

    def __init__(self, rules: Veiled) -> None:
        self.rules = rules

    def view(self, states: Sequence[State], viewer: int | None, acting: int) -> int:
        return acting

    def offers(self, s: State, seat: int) -> tuple[int, ...]:
        return offers(s, seat)

    def score_breakdown(self, s: State, seat: int) -> Standing:
        return Standing(self.rules.score(s, seat))

    def ranking_key(self, s: State, seat: int) -> tuple[int, ...]:
        return (self.rules.score(s, seat),)

    def title(self, s: State, seat: int) -> int:
        return -1

    def write(self, s: State, seat: int, action: int) -> str:
        return str(action)

    def read(self, s: State, seat: int, text: str) -> int:
        return read_number(text)

    def write_chance(self, s: State, outcome: int) -> str:
        return str(outcome)

    def read_chance(self, s: State, text: str) -> int:
        return read_number(text)

    def refuse(self, s: State, seat: int, action: int, code: int) -> Refusal:
        return Refusal("not-legal", "1.1")

    def rounds(self, s: State, seat: int) -> int:
        return 0

    def check_options(self, options: int, seats: int) -> None:
        if options:
            raise NotUnderstood("unknown-option", text=str(options), known="")


def register(patch: Any, rules: Veiled) -> None:
    """Let `mazzo` know the toy as long as a `pytest.MonkeyPatch` lasts."""
    from mazzo.games import GAMES, RULESETS

    patch.setitem(GAMES, NAME, VeiledGame(rules))
    patch.setitem(RULESETS, f"{NAME}-1", VeiledGame(rules))
