"""One match in memory, and those who watch it. What is here is never the truth: the journal can rebuild it at any time.

A gesture is tried on a copy and appended. Only when the append is committed does the copy take the place of the match,
the sender hear `done` and everybody see the new state.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence

import mazzo
from mazzo.core import streams
from mazzo.core.decks import OwnDeck
from mazzo.core.errors import Fact, NotUnderstood, OutOfDate
from mazzo.match import CHANCE, Match, Snapshot
from mazzo.match.journal import UNDO
from mazzo.server import metrics, wire
from mazzo.server.limits import UNDOS
from mazzo.server.listeners import Listeners
from mazzo.server.outlet import Outlet
from mazzo.server.store import Event, Finish, MatchRow, Result, Store, due_change
from mazzo.server.writer import Conflict

PUPIL = 0
"""The seat of whoever takes a lesson."""


class Watcher(Outlet):
    """A connection that watches a match: its seat, and what it was shown last."""

    def __init__(self, seat: int | None, drop: Callable[[int], None]) -> None:
        super().__init__(drop)
        self.seat = seat
        self.shown: Snapshot | None = None

    def tell(self, message: wire.ServerMessage) -> None:
        """Send as soon as the connection takes it."""
        self.tell_text(wire.write(message))


class LiveMatch:
    """A match that is being played or looked at."""

    def __init__(
        self,
        store: Store,
        row: MatchRow,
        seats: Sequence[str | None],
        events: Sequence[Event],
        match: Match,
        listeners: Listeners | None = None,
    ) -> None:
        self.row = row
        self.seats = tuple(seats)
        self.watchers: set[Watcher] = set()
        self.benched: frozenset[int] = frozenset()
        """Seats whose owners do not play now: a bot does."""
        self.moments = [row.created, *(event.at for event in events)]
        """When it was dealt, and when each of its entries was committed."""
        self.due_after: Callable[[LiveMatch, Match, int], int | None] = lambda _live, _match, _at: None
        """When a worker has something to do here after an append at a moment that leads to a match."""
        self._store = store
        self._listeners = listeners or Listeners()
        self._lock = asyncio.Lock()
        self._order = (row.order or "").splitlines()
        self.match = match
        self._heard = _heard(events)

    def seats_of(self, person: str | None) -> list[int]:
        """The seats of a person, none for a spectator; several where one device is passed round."""
        return [seat for seat, owner in enumerate(self.seats) if owner is not None and owner == person]

    def seat_of(self, person: str | None, wanted: int | None = None) -> int | None:
        """The seat of a person, the one they want if they have several; None for a spectator, and for whoever wants a
        seat that is not theirs.
        """
        seats = self.seats_of(person)
        return (seats[0] if seats else None) if wanted is None else wanted if wanted in seats else None

    @property
    def is_busy(self) -> bool:
        """Whether something is being appended right now."""
        return self._lock.locked()

    @property
    def deck(self) -> wire.Deck:
        """What is printed on the cards."""
        game, own = self.match.game, self.own_deck
        return wire.Deck(game.meta.deck, game.deck, own.name if own else "", game.recipes)

    @property
    def own_deck(self) -> OwnDeck | None:
        """The owner's deck that is played with, None for ours."""
        return self.match.game.own_deck

    # ---- what the seats do

    async def play(self, watcher: Watcher, id: str, version: int, actions: Sequence[int]) -> None:
        """Carry out one gesture, all or none. Raises MazzoError, and then nothing has changed."""
        await self._change(self._playing(watcher.seat), id, version, self._gesture(actions), watcher)

    async def play_for(self, seat: int, id: str, version: int, actions: Sequence[int]) -> None:
        """The same for a seat that has no connection here: a bot's, or a program's."""
        await self._change(seat, id, version, self._gesture(actions))

    async def undo(self, watcher: Watcher, id: str, version: int) -> None:
        """Take the seat's last action back. Raises MazzoError, and then nothing has changed."""
        await self._change(self._playing(watcher.seat), id, version, take_back, watcher)

    def why(self, seat: int | None, version: int, text: str) -> tuple[str, str, dict[str, Fact]]:
        """(code, rule, facts) of what forbids an action in its text form, no code if nothing does. Raises OutOfDate."""
        self._check_version(seat, version)
        try:
            seat = _seated(seat)
            refusal = self.match.check(seat, self.match.read(seat, text))
        except mazzo.MazzoError as error:
            return error.code, error.rule, error.facts
        return (refusal.code, refusal.rule, dict(refusal.facts)) if refusal else ("", "", {})

    # ---- what they see

    def show(self, watcher: Watcher, since: int) -> None:
        """Send one watcher the state, with what happened after version `since`."""
        watcher.shown = self.match.snapshot(watcher.seat)
        watcher.tell(self.state(watcher.shown, since))

    def state(self, snapshot: Snapshot, since: int) -> wire.State:
        """What a viewer may see, and what happened since a version of theirs."""
        return wire.State(snapshot, self.match.steps(since, snapshot.seat))

    def _broadcast(self) -> None:
        """Send every watcher who does not see it yet the new state; those who see and missed the same get the same
        bytes.
        """
        snapshots = {seat: self.match.snapshot(seat) for seat in {watcher.seat for watcher in self.watchers}}
        written: dict[tuple[int | None, int], str] = {}
        for watcher in tuple(self.watchers):
            snapshot = snapshots[watcher.seat]
            # not the version alone: at a table of several a seat may turn to waiting while its move is sealed
            if snapshot == watcher.shown:
                continue
            seat, since = watcher.seat, watcher.shown.version if watcher.shown else 0
            if (seat, since) not in written:
                written[seat, since] = wire.write(self.state(snapshot, since))
            watcher.shown = snapshot
            watcher.tell_text(written[seat, since])

    # ---- what other workers do

    async def reach(self, seat: int | None, version: int) -> None:
        """Read on if a viewer was told more, through another worker, than is known here yet."""
        if version > self.match.seen(seat):
            await self.catch_up()

    async def catch_up(self) -> None:
        """Read what another worker has appended, and tell everybody who watches."""
        async with self._lock:
            events = await self._store.events(self.row.id, self.match.version)
            if not events:
                return
            changed = read_on(self.match, events, self._order, self.row.seed)
            metrics.CAUGHT_UP.inc("new" if changed else "all")
            if changed is None:
                events = await self._store.events(self.row.id)
                changed = await asyncio.to_thread(rebuild, self.row, events)
            self._become(changed, events)
            self._heard |= _heard(events)
            self._broadcast()

    # ---- inside

    def _gesture(self, actions: Sequence[int]) -> Callable[[Match, int], None]:
        def gesture(match: Match, seat: int) -> None:
            match.play(seat, *actions)
            follow(match, self._order, self.row.seed)

        return gesture

    def _playing(self, seat: int | None) -> int:
        seat = _seated(seat)
        if seat in self.benched:
            raise mazzo.NotYourTurn("seat-handed")
        return seat

    async def _change(
        self, seat: int, id: str, version: int, gesture: Callable[[Match, int], None], watcher: Watcher | None = None
    ) -> None:
        async with self._lock:
            while (seat, id) not in self._heard:
                self._check_version(seat, version)
                changed = self.match.copy()
                gesture(changed, seat)
                await self._append(changed, seat, id)
            if watcher is not None:
                watcher.tell(wire.Done(id, self.match.seen(seat)))
            self._broadcast()

    async def _append(self, changed: Match, seat: int, id: str) -> None:
        """Append what a match has become. When somebody else was first, this is the match as they have made it: what a
        seat does in a round of several is then tried once more, unless it was told something new.
        """
        at = max(self._store.now(), self.moments[-1])
        before = self.match.version
        events = [
            Event(before + k, at, entry.seat, entry.text, id if k == 0 else None)
            for k, entry in enumerate(changed.entries[before:])
        ]
        try:
            due = [due_change(self.row.id, self.due_after(self, changed, at))] if self.row.room else []
            await self._store.append(self.row.id, events, finish_of(changed, at), due)
        except Conflict:  # somebody else wrote first, and what they wrote counts
            events = await self._store.events(self.row.id)
            self._become(await asyncio.to_thread(rebuild, self.row, events), events)
            self._heard = _heard(events)
            if (seat, id) not in self._heard:
                self._broadcast()
                if self.match.version <= before:  # it was not a race: the match is no more
                    raise OutOfDate from None
        else:
            self._become(changed, events)
            self._heard.add((seat, id))

    def _become(self, changed: Match, events: Sequence[Event]) -> None:
        before, self.match = self.match, changed
        known = changed.version - len(events)
        self.moments[known + 1 :] = [event.at for event in events]
        self._listeners.match_changed(self, before)

    def _check_version(self, seat: int | None, version: int) -> None:
        if version != self.match.seen(seat):
            raise OutOfDate


def take_back(match: Match, seat: int) -> None:
    """Take a seat's last action back. Raises MazzoError when it cannot be, or when the seat did so too often."""
    if sum(entry.seat == seat and entry.text == UNDO for entry in match.entries) >= UNDOS // match.seats:
        raise NotUnderstood("too-large")
    match.undo(seat)


def follow(match: Match, order: Sequence[str], seed: bytes = bytes(streams.SEED_BYTES)) -> None:
    """Let happen what a lesson fixed until it is the pupil's turn, who sits first: outcomes of chance (`14`), and what
    others do (`1 turn 4`). The k-th outcome or action of a seat that stands is the k-th of its kind in the order;
    whoever may act out of turn does so as soon as its next can be. What the order does not tell, or what cannot be as
    the pupil plays, is drawn from the seed, one of all that may be.
    """
    while order:
        seat, possible = CHANCE, match.chances()
        if not possible:
            seat = max(match.current_players(), default=PUPIL)
            seat = next((other for other in match.speakers() if other != PUPIL and _next(match, other, order)), seat)
            if seat == PUPIL:
                return
            possible = [match.write(seat, action) for action in match.legal_actions(seat)]
        text = _next(match, seat, order)
        if text is None:
            before = _done_by(match, seat)
            text = possible[streams.draw(seed, streams.stream_name(seat + 1), before, len(possible))]
        if seat == CHANCE:
            match.happen(text)
        else:
            match.play(seat, text)


def _next(match: Match, seat: int, order: Sequence[str]) -> str | None:
    """What an order fixed for a seat, or for CHANCE, to come next; None where it did not, or that cannot be now."""
    fixed = [words[-1] for words in (each.split(" ", 1) for each in order) if _is_of(seat, words)]
    before = _done_by(match, seat)
    if before >= len(fixed):
        return None
    if seat == CHANCE:
        return fixed[before] if fixed[before] in match.chances() else None
    possible = (match.write(seat, action) for action in match.legal_actions(seat))
    return fixed[before] if fixed[before] in possible else None


def _done_by(match: Match, seat: int) -> int:
    """How many entries of a seat, or of CHANCE, stand."""
    return sum(entry.seat == seat for entry in match.line)


def _is_of(seat: int, words: Sequence[str]) -> bool:
    """Whether an entry of an order, parted at its first blank, is an action of the seat, or an outcome for CHANCE."""
    return len(words) == 1 if seat == CHANCE else len(words) > 1 and words[0] == str(seat)


def rebuild(row: MatchRow, events: Sequence[Event]) -> Match:
    """The match its journal tells; where the seed decides, every outcome is checked against it.

    It may take a quarter of a second: a loop that others wait for lets a thread do it.
    """
    lines = [f"{'*' if event.seat == CHANCE else event.seat} {event.text}" for event in events]
    return mazzo.replay("\n".join((row.head, *lines)), seed=None if row.order else row.seed)


def read_on(match: Match, events: Sequence[Event], order: Sequence[str], seed: bytes) -> Match | None:
    """A copy of the match with the entries that follow its own; None when they do not fit it. `order` and `seed` are
    those of a lesson, as `follow` reads them.
    """
    before, match = match.version, match.copy()
    try:
        while match.version < before + len(events):
            event = events[match.version - before]
            if event.seat == CHANCE:
                return None  # chance follows from what the seats do
            if event.text == UNDO:
                match.undo(event.seat)
            else:
                match.play(event.seat, event.text)
            follow(match, order, seed)
    except mazzo.MazzoError:
        return None
    told = [(entry.seat, entry.text) for entry in match.entries[before:]]
    return match if told == [(event.seat, event.text) for event in events] else None


def _heard(events: Sequence[Event]) -> set[tuple[int, str]]:
    """Seat and client's id of every gesture."""
    return {(event.seat, event.client_id) for event in events if event.client_id is not None}


def finish_of(match: Match, at: int) -> Finish | None:
    """The end of a match as the history keeps it, None while it is played."""
    outcome = match.outcome
    if outcome is None:
        return None
    results = tuple(Result(place.seat, place.score.total, place.place, place.title) for place in outcome.ranking)
    return Finish(at, outcome.reason, results)


def _seated(seat: int | None) -> int:
    if seat is None:
        raise mazzo.NotYourTurn("not-your-seat")
    return seat
