"""Playing a match: who may act, the actions so far, outcomes of chance, undo."""

import operator
from collections.abc import Sequence
from typing import Any, Self, cast

from mazzo.core import streams
from mazzo.core.errors import Ambiguous, MazzoError, NotLegal, NotUnderstood, NotYourTurn
from mazzo.core.fairness import Shuffle
from mazzo.core.game import AnyGame, Refusal
from mazzo.match.append_only_list import AppendOnlyList
from mazzo.match.journal import CHANCE, UNDO, Entry
from mazzo.match.snapshot import Outcome
from mazzo.match.table import Table
from mazzo.match.viewer_log import Step, ViewerLog


class Play:
    """A match as far as it changes; `Match` adds what is read from it."""

    def __init__(self, game: AnyGame, seats: int, options: Sequence[str], seed: bytes | None, practice: bool) -> None:
        self.game = game
        self.seats = seats
        self.options = tuple(options)
        self.practice = practice
        self._seed = seed
        self.shuffle: Shuffle | None = None
        """What the seed is made of, if that can be checked; the journal says it once the game is over."""
        self._bits = game.option_bits(self.options, seats)
        self._entries: AppendOnlyList[Entry] = AppendOnlyList()
        self._line: AppendOnlyList[tuple[int, Entry]] = AppendOnlyList()
        self._draws: dict[int, int] = {}
        """Number of outcomes on the line, by random stream."""
        self._table = Table(game, seats, self._bits)
        self._log = ViewerLog(seats)
        self._revealed = 0
        self._settled = self._table.copy(), dict(self._draws), 0
        """The table, its draws and the length of the line at the latest point that no undo can go behind."""
        self._turns = AppendOnlyList[tuple[int | None, ...]]().appended(self._turn())
        self._outcome: Outcome | None = None
        """The result, once it was asked for after the end."""
        if seed is not None:
            self._draw()

    @property
    def version(self) -> int:
        """Number of journal entries. For code that stores the journal, not for viewers."""
        return self._entries.length

    def seen(self, seat: int | None = None) -> int:
        """Number of steps sent to a viewer (None: a spectator). In a match of one seat it equals `version`."""
        return self._log.count(seat if seat is None else self._seat(seat))

    @property
    def entries(self) -> tuple[Entry, ...]:
        """All entries, including those that were undone."""
        return self._entries.since(0)

    def entries_since(self, version: int) -> tuple[Entry, ...]:
        """The entries after a version."""
        return self._entries.since(version)

    @property
    def line(self) -> tuple[Entry, ...]:
        """The entries in force, without undone actions and without the undo entries."""
        return tuple(entry for _, entry in self._line)

    def current_players(self) -> tuple[int, ...]:
        """The seats that must act now."""
        return self._seats_in(self._table.current_players())

    def out_of_turn_players(self) -> tuple[int, ...]:
        """The seats that may act out of turn now. Which seats these are is secret from the other seats."""
        return self._seats_in(self._table.out_of_turn_players())

    def legal_actions(self, seat: int = 0) -> list[int]:
        """The seat's legal actions, ascending; [] if it may not act."""
        return self._table.legal_actions(seat) if self._may_act(seat) else []

    def check(self, seat: int, action: int) -> Refusal | None:
        """None if the action is legal now, else the refusal. Changes nothing."""
        action = _number(action)
        return self._wait(seat, action) if self._must_wait(seat) else self._table.refusal(seat, action)

    def can(self, seat: int, action: int) -> bool:
        """Whether the action is legal now."""
        return self.check(seat, action) is None

    def play(self, seat: int, *actions: int | str) -> None:
        """Apply actions, given as numbers or texts, in order, all or none. Then draw the outcomes that are due, if the
        match has a seed.

        Raises NotUnderstood, Ambiguous, NotLegal or NotYourTurn and then changes nothing.
        """
        self._seat(seat)
        if not actions:
            raise NotUnderstood(text="", expected="an action")
        before = self.copy() if len(actions) > 1 else None  # a single action that is refused changes nothing
        try:
            for remaining, action in zip(range(len(actions) - 1, -1, -1), actions, strict=True):
                number = self.read(seat, action) if isinstance(action, str) else _number(action)
                if remaining and not self._goes_on(seat, number):
                    raise NotLegal("gesture-ends")
                self._play_one(seat, number)
        except MazzoError:
            if before is not None:
                self._restore(before)
            raise
        self._draw()

    def chances(self) -> list[str]:
        """The possible outcomes of the chance event that is due, as text; [] if none is due."""
        state = self._chance_state()
        return [self.game.write_chance(state, k) for k in range(self._table.chance_count())]

    def happen(self, text: str) -> None:
        """Apply an outcome chosen by the caller (`chance="manual"`), such as a card drawn from a physical deck.

        Raises NotLegal if none is due or the match has a seed, NotUnderstood if this outcome is impossible.
        """
        if self._seed is not None:
            raise NotLegal("chance-is-seeded")
        self._happen(_text(text, "the text of an outcome"))

    def can_undo(self, seat: int = 0) -> bool:
        """Whether the seat can undo its last action: until something is revealed, or at any time in solo practice."""
        return self._undo_point(self._seat(seat)) is not None

    def undo(self, seat: int = 0) -> None:
        """Undo the seat's last action. Raises NotLegal if `can_undo` is false."""
        point = self._undo_point(self._seat(seat))
        if point is None:
            raise NotLegal("cannot-undo")
        table, draws, since = self._settled
        items = self._line.since(since)
        later = [item for item in items[point + 1 - since :] if item[1].seat != CHANCE]
        self._entries = self._entries.appended(Entry(seat, UNDO))
        self._log.take_back(Step(self.version, seat, UNDO, None, None))
        self._line = self._line.until(since)
        self._table, self._draws = table.copy(), dict(draws)
        for item in (*items[: point - since], *later):
            self._line = self._line.appended(item)
            self._apply(item[1], self._understand(item[1]))
        self._turns = self._turns.appended(self._turn())

    def write(self, seat: int, action: int) -> str:
        """The text of an action."""
        state, own = self._table.place_of(self._seat(seat))
        return self.game.write(state, own, _number(action))

    def read(self, seat: int, text: str) -> int:
        """The action with this text, legal or not, or the only legal action whose text begins with it.

        Raises NotUnderstood, or Ambiguous if several legal actions begin with it.
        """
        state, own = self._table.place_of(self._seat(seat))
        text = _text(text, "the text of an action")
        try:
            return self.game.read(state, own, text)
        except NotUnderstood as error:
            start = " ".join(text.split()).lower()
            fits = [a for a in self.legal_actions(seat) if start and self.game.write(state, own, a).startswith(start)]
            if not fits:
                raise
            if len(fits) > 1:
                some = "; ".join(self.game.write(state, own, action) for action in fits[:3])
                raise Ambiguous(text=start, count=len(fits), candidates=some) from error
            return fits[0]

    def rounds(self, seat: int = 0) -> int:
        """Number of rounds that the seat has completed."""
        state, own = self._table.place_of(self._seat(seat))
        return self.game.rounds(state, own)

    @property
    def table(self) -> Table:
        """The states, with all secrets: for solvers, laws and the lab, never for a seat."""
        return self._table

    def copy(self) -> Self:
        """An independent copy, seed included."""
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin._restore(self)
        return twin

    def _restore(self, other: "Play") -> None:
        self._entries = other._entries
        self._line = other._line
        self._draws = dict(other._draws)
        self._log = other._log.copy()
        self._revealed = other._revealed
        self._settled = other._settled
        self._turns = other._turns
        self._table = other._table.copy()

    def _turn(self) -> tuple[int | None, ...]:
        mask, is_sealed = self._table.current_players(), self._table.is_sealed()
        return tuple([self._turn_of(seat, is_sealed) if mask >> seat & 1 else None for seat in range(self.seats)])

    def _turn_of(self, seat: int, is_sealed: bool) -> int:
        return -1 - self.rounds(seat) if is_sealed else self.game.turn_number(*self._table.place_of(seat))

    @property
    def _goes_back_at_will(self) -> bool:
        return self.practice and self.seats == 1

    def _seat(self, seat: int) -> int:
        try:
            is_seat = 0 <= seat < self.seats
        except TypeError:
            raise NotUnderstood(text=repr(seat)[:40], expected="the number of a seat, from 0") from None
        if not is_seat:
            raise NotUnderstood("bad-seat", seat=seat, seats=self.seats)
        return seat

    def _seats_in(self, mask: int) -> tuple[int, ...]:
        return tuple(seat for seat in range(self.seats) if mask >> seat & 1)

    def _may_act(self, seat: int) -> bool:
        return bool(self._table.able() >> self._seat(seat) & 1)

    def _must_wait(self, seat: int) -> bool:
        return not self._may_act(seat) and not self._table.is_terminal()

    def _wait(self, seat: int, action: int) -> Refusal:
        """The refusal for a seat that may not act while the game goes on; the game's own one if chance is due."""
        state, own = self._table.place_of(seat)
        is_out = self.game.rules.is_terminal(state)
        due = self._table.refusal(seat, action) if self._table.chance_count() and not is_out else None
        return due or (self.game.refuse_waiting(state, own))

    def _play_one(self, seat: int, action: int) -> None:
        refusal = self.check(seat, action)
        if refusal is not None:
            family = NotYourTurn if self._must_wait(seat) else NotLegal
            raise family(refusal.code, rule=refusal.rule, **refusal.facts)
        self._record(Entry(seat, self.write(seat, action)), action)

    def _goes_on(self, seat: int, action: int) -> bool:
        """Whether another action may follow this one in a gesture. Not if this one reveals something: a failing action
        behind it would undo the gesture, and the seat would learn the secret for free.
        """
        return self.game.may_chain(*self._table.place_of(seat), action)

    def _record(self, entry: Entry, action: int) -> None:
        """Apply one entry and add it to the journal and the viewers' steps."""
        self._entries = self._entries.appended(entry)
        self._line = self._line.appended((self.version, entry))
        hushed = self._hushed(entry, action)
        if entry.seat == CHANCE:
            is_open = self._apply(entry, action)
            step = Step(self.version, None, entry.text, None, None)
        else:
            before = self._table.score(entry.seat)
            is_open = self._apply(entry, action)
            gain = self._table.score(entry.seat) - before
            effects = self.game.last_effect(*self._table.place_of(entry.seat), action)
            step = Step(self.version, entry.seat, entry.text, gain, effects)
        self._log.add(step, is_open, hushed)
        if is_open:
            self._revealed = self.version
            if not self._goes_back_at_will:
                self._settled = self._table.copy(), dict(self._draws), self._line.length
        self._turns = self._turns.appended(self._turn())

    def _hushed(self, entry: Entry, action: int) -> dict[int | None, str]:
        """The viewers who receive another text than the entry's, and that text; "" for no step at all."""
        if not self.game.has_secrets:
            return {}
        state, actor = self._table.states[0], None if entry.seat == CHANCE else entry.seat
        texts = {viewer: self.game.redact(state, actor, action, viewer) for viewer in (None, *range(self.seats))}
        if actor is not None and not texts[actor]:  # the acting seat always receives its own step
            texts[actor] = None
        return {viewer: text for viewer, text in texts.items() if text is not None}

    def _apply(self, entry: Entry, action: int) -> bool:
        """Apply one entry to the table; True if from now on all viewers may know all actions."""
        if entry.seat == CHANCE:
            stream = self._table.chance_stream()
            self._draws[stream] = self._draws.get(stream, 0) + 1
            self._table.apply_chance(action)
            return True
        return self._table.apply_action(entry.seat, action)

    def _chance_state(self) -> Any:
        return next(filter(self.game.rules.chance_count, self._table.states), self._table.states[0])

    def _happen(self, text: str) -> None:
        if not self._table.chance_count():
            raise NotLegal("no-chance-due")
        self._reveal(self.game.read_chance(self._chance_state(), text))

    def _reveal(self, outcome: int) -> None:
        self._record(Entry(CHANCE, self.game.write_chance(self._chance_state(), outcome)), outcome)

    def _draw(self) -> None:
        """Draw all outcomes that are due, if the match has a seed. The k-th outcome of a stream on the line is its k-th
        draw: so an action undone and repeated gets the same card, and a seat's own deck depends on no other seat.
        """
        while self._seed is not None and (count := self._table.chance_count()):
            self._reveal(self._drawn(count))

    def _drawn(self, count: int) -> int:
        assert self._seed is not None
        stream = self._table.chance_stream()
        return streams.draw(self._seed, streams.stream_name(stream), self._draws.get(stream, 0), count)

    def _undo_point(self, seat: int) -> int | None:
        """Index on the line of the action that `undo` would remove; None if it cannot, or the game is over."""
        if self._table.is_terminal():
            return None
        barrier = 0 if self._goes_back_at_will else self._revealed
        for at in range(self._line.length - 1, -1, -1):
            version, entry = self._line[at]
            if version <= barrier:
                return None
            if entry.seat == seat:
                return at
        return None

    def _understand(self, entry: Entry) -> int:
        if entry.seat == CHANCE:
            return self.game.read_chance(self._chance_state(), entry.text)
        state, own = self._table.place_of(entry.seat)
        return self.game.read(state, own, entry.text)


def whole(value: object, expected: str) -> int:
    """An integer, also one of NumPy. Raises NotUnderstood with what was expected for anything else."""
    try:
        return operator.index(cast(Any, value))
    except TypeError:
        raise NotUnderstood(text=repr(value)[:40], expected=expected) from None


def _number(action: object) -> int:
    return whole(action, "an action: its number or its text")


def _text(value: object, expected: str) -> str:
    if not isinstance(value, str):
        raise NotUnderstood(text=repr(value)[:40], expected=expected)
    return value
