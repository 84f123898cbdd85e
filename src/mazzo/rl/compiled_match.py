"""A match that compiled rules play, as every environment does which is stepped from Python."""

from collections.abc import MutableSequence
from functools import cache
from typing import Any, Self, cast

import numpy as np
import numpy.typing as npt

from mazzo import compiled
from mazzo.bots import Position
from mazzo.compiled.body import Rows
from mazzo.core.bits import below
from mazzo.match import Match
from mazzo.rl.games import Encoder, Features, Mask, Numbers, encoder_of, shares
from mazzo.rl.kernels import ACTING, ACTION, CHANCE, CHANCES, END, NOBODY, POINTS

NO_LUCK = np.zeros(1, np.int64)


class CompiledMatch:
    """The states of a match; with the same cards for all seats (`Meta.same_cards`), one for each seat. Seats act as in
    `mazzo.match.Table`, and `match` has the rest: journal, texts and views. One thread at a time.
    """

    end: int
    """0, or why the match is over (a key of `Meta.ends`)."""
    acting: tuple[int, ...]
    """The seats that must act now."""
    chance_count: int
    """Number of equally likely outcomes that chance may bring now; 0 if none is due."""

    def __init__(self, start: Match) -> None:
        """Go on from a match whose chance is left to the caller."""
        self.game, self.seats = start.game, start.seats
        self.encoder = encoder_of(self.game)
        self._match = start
        self._plies: list[tuple[int, int]] = []
        """Actions of seats and outcomes of CHANCE that `_match` lacks."""
        self._luck = np.zeros(1, np.int64)
        """State of the generator `below` for chance; 0 if this is left to the caller."""
        self._match_luck = 0
        """Its state at the present step of `_match`."""
        states = start.table.states
        self._rows = self.encoder.rows_of(states)
        self._facts = [[0] for _ in states]
        """The facts of each row, written by `kernels.move_at`."""
        self._rounds = [self.game.rounds(state, 0) for state in states]
        """Number of rounds that each seat has completed, which its own actions change."""
        for at in range(len(states)):
            self._move(at, NOBODY, 0)
        self._settle()

    def drawn(self, start: int) -> Self:
        """A copy in which from now on chance is drawn, by the generator `below` that begins at `start`."""
        copy = self.copy()
        copy._luck[0] = copy._match_luck = start
        copy._draw()
        return copy

    def copy(self) -> Self:
        """An independent copy."""
        copy = object.__new__(type(self))
        copy.__dict__.update(self.__dict__)
        copy._plies, copy._luck = self._plies.copy(), self._luck.copy()
        copy._facts, copy._rounds = self._facts.copy(), self._rounds.copy()
        copy._rows = cast(Rows, _copy(cast(Any, self._rows)))
        return copy

    def __deepcopy__(self, memo: object) -> Self:
        return self.copy()

    @property
    def match(self) -> Match:
        """The same match with its journal: what has happened since the last call is played again. Do not play on in
        it.
        """
        if self._plies or self._match_luck != self._luck[0]:
            match, luck = self._match.copy(), [self._match_luck]  # copies of this object share `_match`
            draw(match, luck)
            for seat, ply in self._plies:
                if seat == CHANCE:
                    match.happen(match.chances()[ply])
                else:
                    match.play(seat, ply)
                draw(match, luck)
            self._match, self._match_luck, self._plies = match, luck[0], []
        return self._match

    # ---- what a seat receives

    def observe(self, seat: int) -> Features:
        """The observation of a seat."""
        return self.encoder.observe_at(self._rows, *self._place_of(seat))

    def legal(self, seat: int) -> Numbers:
        """The numbers of the seat's legal actions, ascending; none if it must not act. Do not change them."""
        return self._legal_of(seat)[0]

    def is_legal(self, seat: int, index: int) -> bool:
        """Whether this is the number of a legal action of the seat."""
        return 0 <= index < self.encoder.actions and bool(self._legal_of(seat)[1][index])

    def action(self, seat: int, index: int) -> int:
        """The action of the rules with this number."""
        return int(self.encoder.kernels.action_at(self._rows, *self._place_of(seat), index))

    def mask(self, seat: int) -> Mask:
        """1 for each legal action of the seat."""
        return self._legal_of(seat)[1].copy()

    def numbers_in(self, mask: Mask, seat: int) -> Numbers:
        """The numbers that a mask allows, ascending. Of the seat's own mask they are known, and not looked for."""
        legal, own = self._legal_of(seat)
        return legal if mask.tobytes() == own.tobytes() else (mask != 0).nonzero()[0]

    def points(self, seat: int) -> int:
        """A seat's points now, of which more are always better."""
        at, own = self._place_of(seat)
        points = self._facts[at][POINTS + own]
        return -points if self.game.meta.fewest else points

    def results(self) -> tuple[float, ...]:
        """The rewards of the seats: 0 before the end. Of one seat its points, of several for each the share of the
        others that it beat less the share that beat it; the sum is 0.
        """
        if not self.end:
            return (0.0,) * self.seats
        if self.seats == 1:
            return (float(self.points(0)),)
        states = [self.encoder.body.take(self._rows, at) for at in range(len(self._facts))]
        places = map(self._place_of, range(self.seats))
        return shares([self.game.ranking_key(states[at], own) for at, own in places])

    def position(self, seat: int, start: int) -> Position:
        """The position for a bot that plays a seat, as `bots.determinize` makes it."""
        at, own = self._place_of(seat)
        row, rng = _copy(cast(Any, self._rows)[at : at + 1]), np.array([start], np.int64)
        self.encoder.body.rules.resample(row[0], own, cast(Any, rng))
        return Position(self.game.meta.ruleset, row.tobytes(), own, int(rng[0]))

    # ---- changes

    def play(self, seat: int, index: int) -> None:
        """Apply a legal action by its number, then what is drawn."""
        at, own = self._place_of(seat)
        self._move(at, own, index)
        self._acted(seat, at, self._facts[at][ACTION])

    def act(self, seat: int, action: int) -> None:
        """Apply a legal action of the rules, then what is drawn."""
        at, own = self._place_of(seat)
        self.encoder.body.kernels.act_at(self._rows, at, own, action)
        self._move(at, NOBODY, 0)
        self._acted(seat, at, action)

    def happen(self, outcome: int) -> None:
        """Apply an outcome below `chance_count`."""
        self._plies.append((CHANCE, outcome))
        self._happen(outcome)

    def outcomes(self) -> list[int]:
        """The outcomes that differ, ascending: of those that lead to the same state, the first."""
        due = next(at for at, facts in enumerate(self._facts) if facts[CHANCES])
        rows, out = np.empty(3, cast(Any, self._rows).dtype), np.empty(self.chance_count, np.int64)
        words = rows.view(np.int64).reshape(3, -1)
        words[0] = cast(Any, self._rows).view(np.int64).reshape(len(self._facts), -1)[due]
        count = outcomes_of(self.encoder)(rows, words, self.chance_count, out)
        return cast(list[int], out[:count].tolist())

    # ---- inside

    def _place_of(self, seat: int) -> tuple[int, int]:
        """The row in which a seat plays, and its number there."""
        return (seat, 0) if self.game.meta.same_cards else (0, seat)

    def _legal_of(self, seat: int) -> tuple[Numbers, Mask]:
        """Numbers and mask of a seat's legal actions, listed once per position."""
        if seat not in self._legal:
            if seat in self.acting:
                self._legal[seat] = self.encoder.legal_at(self._rows, *self._place_of(seat))
            else:
                self._legal[seat] = np.zeros(0, np.int64), np.zeros(self.encoder.actions, np.int8)
        return self._legal[seat]

    def _move(self, at: int, seat: int, move: int) -> None:
        """`kernels.move_at`. A single row draws by itself; all of several get the same cards."""
        own = 1 if self.game.meta.same_cards else self.seats
        luck = self._luck if len(self._facts) == 1 else NO_LUCK
        facts = np.empty(POINTS + own, np.int64)
        self.encoder.kernels.move_at(self._rows, at, seat, move, luck, own, facts)
        self._facts[at] = facts.tolist()

    def _acted(self, seat: int, at: int, action: int) -> None:
        """Note an action that has been applied to a row."""
        self._plies.append((seat, action))
        if len(self._facts) > 1:
            self._rounds[at] = self.game.rounds(_Fields(self._rows[at]), 0)
        self._settle()
        self._draw()

    def _draw(self) -> None:
        """Draw what is due and was not drawn by a single row."""
        while self.chance_count and self._luck[0]:
            self._happen(below(cast(Any, self._luck), self.chance_count))

    def _happen(self, outcome: int) -> None:
        for at, facts in enumerate(self._facts):
            if facts[CHANCES]:
                self._move(at, CHANCE, outcome)
        self._settle()

    def _settle(self) -> None:
        """Note who acts now; with the same cards the seats that have completed the fewest rounds."""
        self._legal: dict[int, tuple[Numbers, Mask]] = {}
        self.end, acting, self.chance_count, *_ = self._facts[0]
        if len(self._facts) == 1:
            self.acting = _seats_in(acting)
            return
        playing = [seat for seat, facts in enumerate(self._facts) if facts[ACTING]]
        now = min((self._rounds[seat] for seat in playing), default=0)
        self.acting = tuple(seat for seat in playing if self._rounds[seat] == now)
        self.end = min(facts[END] for facts in self._facts)
        self.chance_count = 0 if self.acting else max(facts[CHANCES] for facts in self._facts)


def draw(match: Match, luck: MutableSequence[int]) -> None:
    """Draw what is due in a match as `CompiledMatch.drawn` does; `luck` is the state of the generator, 0 for none."""
    while luck[0] and (texts := match.chances()):
        match.happen(texts[below(luck, len(texts))])


@cache
def _seats_in(mask: int) -> tuple[int, ...]:
    return tuple(seat for seat in range(mask.bit_length()) if mask >> seat & 1)


def _copy(rows: npt.NDArray[np.void]) -> npt.NDArray[np.void]:
    """A copy by bytes: NumPy copies structured rows field by field."""
    return np.frombuffer(bytearray(rows.tobytes()), rows.dtype)


class _Fields:
    """A row with its fields as attributes, for functions of `Game`: many times as fast as an array of records."""

    def __init__(self, row: Any) -> None:
        self._row = row

    def __getattr__(self, name: str) -> Any:
        return self._row[name]


@cache
def outcomes_of(encoder: Encoder) -> Any:
    """The kernel `outcomes_of` of a game, which only the interface with explicit chance needs."""
    with compiled.announced():
        return encoder.bind("outcomes_of").outcomes_of
