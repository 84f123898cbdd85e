"""A toy of one shared state: two seats take one to three stones in turn from a heap that chance heaps up, and whoever
takes the last one wins. All of a game's rooms in one file, and nothing of it is secret.
"""

import re
from collections.abc import MutableSequence
from dataclasses import dataclass
from typing import Any, cast

from mazzo.core import notation
from mazzo.core.errors import NotUnderstood
from mazzo.core.game import Game, Meta, Refusal, Rules
from mazzo.core.record import Record, cell, record, row

NAME = "heap"
MOST_TAKEN = 3
SMALLEST = 5
SIZES = 8
TAKEN_ALL = 1
REFUSALS = {1: "not-legal"}


@record
class State(Record):
    """The heap, what each seat took from it, and whose turn it is."""

    stones = cell("i1")
    is_heaped = cell("i1")
    turn = cell("i1")
    taken = row("i1", 2)


class Heap:
    """The kernels."""

    def init(self, s: State, seats: int, options: int, /) -> None:
        s.stones = s.is_heaped = s.turn = s.taken[0] = s.taken[1] = 0

    def current_players(self, s: State, /) -> int:
        return 1 << s.turn if s.stones else 0

    def chance_count(self, s: State, /) -> int:
        return 0 if s.is_heaped else SIZES

    def chance_stream(self, s: State, /) -> int:
        return 0

    def apply_chance(self, s: State, outcome: int, /) -> None:
        s.stones, s.is_heaped = SMALLEST + outcome, 1

    def legal_actions(self, s: State, seat: int, out: MutableSequence[int], /) -> int:
        may_act = self.current_players(s) >> seat & 1
        count = min(MOST_TAKEN, s.stones) if may_act else 0
        for k in range(count):
            out[k] = k
        return count

    def refusal(self, s: State, seat: int, action: int, /) -> int:
        return 0 if self.current_players(s) >> seat & 1 and 0 <= action < min(MOST_TAKEN, s.stones) else 1

    def apply_action(self, s: State, seat: int, action: int, /) -> None:
        s.stones -= action + 1
        s.taken[seat] += action + 1
        if s.stones:
            s.turn ^= 1

    def is_terminal(self, s: State, /) -> int:
        return TAKEN_ALL if s.is_heaped and not s.stones else 0

    def score(self, s: State, seat: int, /) -> int:
        return s.taken[seat]

    def worth(self, s: State, seat: int, /) -> int:
        return self.score(s, seat)

    def prospect(self, s: State, seat: int, /) -> int:
        return self.score(s, seat)

    def resample(self, s: State, seat: int, rng: MutableSequence[int], /) -> None:
        """Everything lies open."""

    def observe(self, s: State, seat: int, out: MutableSequence[int], /) -> int:
        out[0] = s.stones
        return 1


@dataclass(frozen=True)
class View:
    """The table, the same for everybody."""

    stones: int
    acting: int


@dataclass(frozen=True)
class Standing:
    """What a seat took."""

    total: int


def offers(s: State, seat: int) -> tuple[int, ...]:
    out = [0] * MOST_TAKEN
    return tuple(out[: Heap().legal_actions(s, seat, out)])


def read(s: State, seat: int, text: str) -> int:
    return int(notation.match(re.compile(r"take ([123])", re.ASCII), text, "take 2")[1]) - 1


def read_chance(s: State, text: str) -> int:
    sizes = [str(SMALLEST + k) for k in range(SIZES)]
    if text not in sizes:
        raise NotUnderstood(text=text, expected="5")
    return sizes.index(text)


def check_options(options: int, seats: int) -> None:
    """It has none."""


GAME = Game(
    meta=Meta(
        name=NAME,
        ruleset=f"{NAME}-1",
        deck="stones",
        seats_min=2,
        seats_max=2,
        minutes=1,
        options=(),
        ends={TAKEN_ALL: "taken-all"},
        same_cards=False,
        actions=MOST_TAKEN,
        max_actions=MOST_TAKEN,
        max_plies=SMALLEST + SIZES,
    ),
    rules=cast(Rules, Heap()),
    state=State,
    deck=(),
    view=lambda states, viewer, acting: View(states[0].stones, acting),
    offers=offers,
    no_offers=(),
    standing=lambda s, seat: Standing(s.taken[seat]),
    precedes=lambda s, seat: (int(s.turn == seat),),
    title=lambda s, seat: -1,
    write=lambda s, seat, action: f"take {action + 1}",
    read=read,
    write_chance=lambda s, outcome: str(SMALLEST + outcome),
    read_chance=read_chance,
    refuse=lambda s, seat, action, code: Refusal(REFUSALS[code], "1.1"),
    rounds=lambda s, seat: 0,
    rest=None,
    last_effect=lambda s, seat, action: (),
    check_options=check_options,
)


def register(patch: Any) -> None:
    """Let `mazzo` know the toy as long as a `pytest.MonkeyPatch` lasts."""
    from mazzo.games import GAMES, RULESETS

    patch.setitem(GAMES, NAME, GAME)
    patch.setitem(RULESETS, GAME.meta.ruleset, GAME)
