"""A small game with out-of-turn and private actions: two to four seats take stones from a heap in turn, and a seat that
is not in turn may note a price in private, and offer it to the seat in turn, to buy its turn.

All parts of a game in one file. `note` is a private action, `offer` an out-of-turn one that all are sent; `call` makes
every seat choose a hand, sealed until all have chosen.
"""

import re
from collections.abc import MutableSequence, Sequence
from dataclasses import dataclass
from typing import Any

from mazzo.core import notation
from mazzo.core.bits import below
from mazzo.core.errors import NotUnderstood
from mazzo.core.game import AnyGame, Game, Meta, Refusal
from mazzo.core.record import Record, cell, record, row

NAME = "haggle"
SEATS = 4
SMALLEST, SIZES = 5, 8
NOTES = 3
"""Number of times that a seat may note a price."""
TAKES, NOTED, HANDS = range(3), range(3, 5), range(9, 11)
OFFER, ACCEPT, DECLINE, CALL = 5, 6, 7, 8
WORDS = (
    "take 1", "take 2", "take 3", "note 1", "note 2", "offer", "accept", "decline", "call", "left hand", "right hand"
)  # fmt: skip
TAKEN_ALL = 1


@record
class State(Record):
    """The heap; whose turn it is, and who has offered (seat + 1, 0 for none); whether `call` was played and whether all
    are choosing; for each seat the stones it took, its noted price (0: none), the notes it has left, and its chosen
    hand (0: none).
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

    def greedy_value(self, s: State, seat: int, /) -> int:
        return self.score(s, seat)

    def leaf_value(self, s: State, seat: int, /) -> int:
        return self.score(s, seat)

    def resample(self, s: State, seat: int, rng: MutableSequence[int], /) -> None:
        """Resamples the notes of the others, and their hands while these are sealed."""
        for other in range(s.seats):
            if other == seat:
                continue
            if other != s.offered - 1:
                s.notes[other] = below(rng, NOTES + 1)
                s.noted[other] = 0 if s.notes[other] == NOTES else below(rng, 3)
            if s.choosing and s.chosen[other]:
                s.chosen[other] = 1 + below(rng, 2)


@dataclass(frozen=True)
class View:
    """The table as one viewer sees it: `offered` is the seat and price of the offer; `noted` one's own price, and the
    number of notes left; `hands` the chosen ones, once all have chosen.
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
    """Score of a seat."""

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


def out_of_turn_players(s: State) -> int:
    """The seats that are not in turn; none while an offer or a choice is open."""
    return 0 if s.choosing or s.offered else ((1 << s.seats) - 1) & ~(1 << s.turn)


def redact(s: State, seat: int | None, action: int, viewer: int | None) -> str | None:
    """A note is private to its seat; a chosen hand is hidden until all have chosen."""
    if seat is None or viewer == seat:
        return None
    return "" if action in NOTED else "hand" if action in HANDS else None


class HaggleGame(Game[State, View, tuple[int, ...]]):
    """The game, with all its parts in this file."""

    package = ""
    meta = Meta(
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
    )
    rules = Haggle()
    blank = State()
    deck = ()
    no_offers = ()
    has_secrets = True
    acts_out_of_turn = True

    def view(self, states: Sequence[State], viewer: int | None, acting: int) -> View:
        return view(states, viewer, acting)

    def offers(self, s: State, seat: int) -> tuple[int, ...]:
        return offers(s, seat)

    def score_breakdown(self, s: State, seat: int) -> Standing:
        return Standing(s.taken[seat])

    def ranking_key(self, s: State, seat: int) -> tuple[int, ...]:
        return (s.taken[seat],)

    def title(self, s: State, seat: int) -> int:
        return -1

    def write(self, s: State, seat: int, action: int) -> str:
        return WORDS[action]

    def read(self, s: State, seat: int, text: str) -> int:
        return read(s, seat, text)

    def write_chance(self, s: State, outcome: int) -> str:
        return str(SMALLEST + outcome)

    def read_chance(self, s: State, text: str) -> int:
        return read_chance(s, text)

    def refuse(self, s: State, seat: int, action: int, code: int) -> Refusal:
        return Refusal("not-legal", "1.1")

    def rounds(self, s: State, seat: int) -> int:
        return 0

    def turn_number(self, s: State, seat: int) -> int:
        return s.stones

    def is_sealed(self, s: State) -> bool:
        return bool(s.choosing)

    def out_of_turn_players(self, s: State) -> int:
        return out_of_turn_players(s)

    def redact(self, s: State, seat: int | None, move: int, viewer: int | None) -> str | None:
        return redact(s, seat, move, viewer)


GAME: AnyGame = HaggleGame()


def register(patch: Any) -> None:
    """Register the game with `mazzo` while a `pytest.MonkeyPatch` lasts."""
    from mazzo.games import GAMES, RULESETS

    patch.setitem(GAMES, NAME, GAME)
    patch.setitem(RULESETS, GAME.meta.ruleset, GAME)
