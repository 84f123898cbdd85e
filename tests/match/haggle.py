"""A toy in which seats act out of turn, some of it in private: two to four seats take stones from a heap in turn, and
whoever waits may note a price that nobody else sees, and offer it for the turn to the one who has it.

All of a game's rooms in one file. `note` is a private step, `offer` one out of turn that everybody hears; `call` makes
everybody choose a hand, sealed until all have.
"""

import re
from collections.abc import MutableSequence, Sequence
from dataclasses import dataclass
from typing import Any, cast

from mazzo.core import notation
from mazzo.core.bits import below
from mazzo.core.errors import NotUnderstood
from mazzo.core.game import Game, Meta, Refusal, Rules
from mazzo.core.record import Record, cell, record, row

NAME = "haggle"
SEATS = 4
SMALLEST, SIZES = 5, 8
NOTES = 3
"""So often a seat may note a price."""
TAKES, NOTED, HANDS = range(3), range(3, 5), range(9, 11)
OFFER, ACCEPT, DECLINE, CALL = 5, 6, 7, 8
WORDS = (
    "take 1", "take 2", "take 3", "note 1", "note 2", "offer", "accept", "decline", "call", "left hand", "right hand"
)  # fmt: skip
TAKEN_ALL = 1


@record
class State(Record):
    """The heap; whose turn it is, and who has offered (seat + 1, 0 for nobody); whether it was called and whether all
    choose; for each seat what it took, noted (0 nothing), may note yet, and chose (0 nothing).
    """

    seats = cell("i1")
    stones = cell("i1")
    is_heaped = cell("i1")
    turn = cell("i1")
    offered = cell("i1")
    called = cell("i1")
    choosing = cell("i1")
    taken = row("i1", SEATS)
    noted = row("i1", SEATS)
    notes = row("i1", SEATS)
    chosen = row("i1", SEATS)


class Haggle:
    """The kernels."""

    def init(self, s: State, seats: int, options: int, /) -> None:
        s.seats = seats
        s.stones = s.is_heaped = s.turn = s.offered = s.called = s.choosing = 0
        for seat in range(SEATS):
            s.taken[seat] = s.noted[seat] = s.chosen[seat] = 0
            s.notes[seat] = NOTES if seat < seats else 0

    def current_players(self, s: State, /) -> int:
        if not s.stones:
            return 0
        return sum(1 << seat for seat in range(s.seats) if not s.chosen[seat]) if s.choosing else 1 << s.turn

    def chance_count(self, s: State, /) -> int:
        return 0 if s.is_heaped else SIZES

    def chance_stream(self, s: State, /) -> int:
        return 0

    def apply_chance(self, s: State, outcome: int, /) -> None:
        s.stones, s.is_heaped = SMALLEST + outcome, 1

    def legal_actions(self, s: State, seat: int, out: MutableSequence[int], /) -> int:
        count = 0
        for action in range(len(WORDS)):
            if not self.refusal(s, seat, action):
                out[count] = action
                count += 1
        return count

    def refusal(self, s: State, seat: int, action: int, /) -> int:
        if not s.stones or not 0 <= action < len(WORDS):
            return 1
        if s.choosing:
            return 0 if action in HANDS and not s.chosen[seat] else 1
        if s.offered:
            return 0 if seat == s.turn and action in (ACCEPT, DECLINE) else 1
        if action in TAKES:
            return 0 if seat == s.turn and action < s.stones else 1
        if action in NOTED:
            return 0 if s.notes[seat] else 1
        if action == OFFER:
            return 0 if seat != s.turn and s.noted[seat] else 1
        return 0 if action == CALL and seat == s.turn and not s.called else 1

    def apply_action(self, s: State, seat: int, action: int, /) -> None:
        if action in TAKES:
            s.stones -= action + 1
            s.taken[seat] += action + 1
            s.turn = (s.turn + 1) % s.seats if s.stones else s.turn
        elif action in NOTED:
            s.noted[seat] = action - NOTED[0] + 1
            s.notes[seat] -= 1
        elif action == OFFER:
            s.offered = seat + 1
        elif action in (ACCEPT, DECLINE):
            other = s.offered - 1
            if action == ACCEPT:
                s.taken[seat] += s.noted[other]
                s.taken[other] -= s.noted[other]
                s.turn = other
            s.offered = s.noted[other] = 0
        elif action == CALL:
            s.called = s.choosing = 1
        else:
            s.chosen[seat] = action - HANDS[0] + 1
            s.choosing = int(not all(s.chosen[: s.seats]))

    def is_terminal(self, s: State, /) -> int:
        return TAKEN_ALL if s.is_heaped and not s.stones else 0

    def score(self, s: State, seat: int, /) -> int:
        return s.taken[seat]

    def worth(self, s: State, seat: int, /) -> int:
        return self.score(s, seat)

    def prospect(self, s: State, seat: int, /) -> int:
        return self.score(s, seat)

    def resample(self, s: State, seat: int, rng: MutableSequence[int], /) -> None:
        """What others noted, and which hand they chose where that is sealed."""
        for other in range(s.seats):
            if other == seat:
                continue
            if other != s.offered - 1:
                s.notes[other] = below(rng, NOTES + 1)
                s.noted[other] = 0 if s.notes[other] == NOTES else below(rng, 3)
            if s.choosing and s.chosen[other]:
                s.chosen[other] = 1 + below(rng, 2)

    def observe(self, s: State, seat: int, out: MutableSequence[int], /) -> int:
        out[0], out[1] = s.stones, s.noted[seat]
        return 2


@dataclass(frozen=True)
class View:
    """The table as one viewer sees it: `offered` is who offers and what; `noted` one's own price, and how often one may
    note another; `hands` those that were chosen, once all are.
    """

    stones: int
    turn: int
    taken: tuple[int, ...]
    offered: tuple[int, int] | None
    noted: tuple[int, int] | None
    hands: tuple[int, ...]
    acting: int


@dataclass(frozen=True)
class Standing:
    """What a seat has."""

    total: int


def view(states: Sequence[State], viewer: int | None, acting: int) -> View:
    (s,) = states
    return View(
        s.stones,
        s.turn,
        tuple(s.taken[: s.seats]),
        (s.offered - 1, s.noted[s.offered - 1]) if s.offered else None,
        None if viewer is None else (s.noted[viewer], s.notes[viewer]),
        () if s.choosing else tuple(s.chosen[: s.seats]),
        acting,
    )


def offers(s: State, seat: int) -> tuple[int, ...]:
    out = [0] * len(WORDS)
    return tuple(out[: Haggle().legal_actions(s, seat, out)])


def read(s: State, seat: int, text: str) -> int:
    words = notation.match(re.compile(r"[a-z0-9 ]{1,10}", re.ASCII), text, "take 2")[0]
    if words not in WORDS:
        raise NotUnderstood(text=text, expected="take 2")
    return WORDS.index(words)


def read_chance(s: State, text: str) -> int:
    sizes = [str(SMALLEST + k) for k in range(SIZES)]
    if text not in sizes:
        raise NotUnderstood(text=text, expected="5")
    return sizes.index(text)


def speakers(s: State) -> int:
    """Whoever waits for the one who has the turn."""
    return 0 if s.choosing or s.offered else ((1 << s.seats) - 1) & ~(1 << s.turn)


def told(s: State, seat: int | None, action: int, viewer: int | None) -> str | None:
    """A note is nobody else's business; which hand somebody chose is seen when all lie open."""
    if seat is None or viewer == seat:
        return None
    return "" if action in NOTED else "hand" if action in HANDS else None


def check_options(options: int, seats: int) -> None:
    """It has none."""


GAME = Game(
    meta=Meta(
        name=NAME,
        ruleset=f"{NAME}-1",
        deck="stones",
        seats_min=2,
        seats_max=SEATS,
        minutes=1,
        options=(),
        ends={TAKEN_ALL: "taken-all"},
        same_cards=False,
        actions=len(WORDS),
        max_actions=len(WORDS),
        max_plies=SMALLEST + SIZES + SEATS * (3 * NOTES + 1) + 1,
    ),
    rules=cast(Rules, Haggle()),
    state=State,
    deck=(),
    view=view,
    offers=offers,
    no_offers=(),
    standing=lambda s, seat: Standing(s.taken[seat]),
    precedes=lambda s, seat: (s.taken[seat],),
    title=lambda s, seat: -1,
    write=lambda s, seat, action: WORDS[action],
    read=read,
    write_chance=lambda s, outcome: str(SMALLEST + outcome),
    read_chance=read_chance,
    refuse=lambda s, seat, action, code: Refusal("not-legal", "1.1"),
    rounds=lambda s, seat: 0,
    rest=None,
    last_effect=lambda s, seat, action: (),
    check_options=check_options,
    is_sealed=lambda s: bool(s.choosing),
    speakers=speakers,
    told=told,
)


def register(patch: Any) -> None:
    """Let `mazzo` know the toy as long as a `pytest.MonkeyPatch` lasts."""
    from mazzo.games import GAMES, RULESETS

    patch.setitem(GAMES, NAME, GAME)
    patch.setitem(RULESETS, GAME.meta.ruleset, GAME)
