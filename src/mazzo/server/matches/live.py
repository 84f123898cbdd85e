"""One match in memory, and its subscribers. Only a cache: the journal can rebuild it at any time.

A gesture is tried on a copy and appended. Only when the append is committed does the copy replace the match; then the
sender gets `done` and all subscribers the new state. `submit` does so without a task.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

import mazzo
from mazzo.core.errors import Fact, OutOfDate
from mazzo.core.own_deck import OwnDeck
from mazzo.host import to_client
from mazzo.host.decks import Deck, deck_of
from mazzo.host.gestures import Gesture, check_version, playing, sitting_seat, take_back, why
from mazzo.host.hints import allows_hints
from mazzo.host.viewers import StateSender, Viewer
from mazzo.match import Match
from mazzo.server.listeners import Listeners
from mazzo.server.live_cache import LiveCopy
from mazzo.server.matches import queries
from mazzo.server.matches.model.replay import finish_of, read_on, rebuild
from mazzo.server.matches.queries import Event, MatchRow, due_change
from mazzo.server.ops import metrics
from mazzo.server.rooms.model.clock import in_order
from mazzo.server.storage.store import Store
from mazzo.server.storage.writer import Change, Conflict
from mazzo.server.subscriber import COME_BACK, Subscriber
from mazzo.server.times import AHEAD


class MatchSubscription(Viewer):
    """A subscriber of a match, as a viewer; what it is sent is queued."""

    def __init__(self, subscriber: Subscriber, seat: int | None) -> None:
        super().__init__(seat)
        self.subscriber = subscriber

    def send_text(self, text: str) -> None:
        self.subscriber.send(text)


@dataclass(frozen=True, slots=True)
class _Attempt:
    """A gesture that was carried out on a copy of the match, and what stores it."""

    match: Match
    seat: int
    id: str
    events: list[Event]
    is_due: bool
    changes: list[Change]


class MatchListener(Protocol):
    """Called when a match has changed."""

    def match_changed(self, live: LiveMatch, before: Match | None) -> None:
        """A match was appended to; `before` is None when it was dealt or read into memory."""


class LiveMatch(LiveCopy):
    """A match that is being played or watched."""

    def __init__(
        self,
        store: Store,
        row: MatchRow,
        seats: Sequence[str | None],
        events: Sequence[Event],
        match: Match,
        listeners: Listeners[MatchListener] | None = None,
        bots: Sequence[str | None] = (),
    ) -> None:
        super().__init__()
        self.row = row
        self.seats = tuple(seats)
        self.bots = tuple(bots)
        """The level of the bot with which each seat began, as stored; empty when the match has just been dealt."""
        self.subscriptions: set[MatchSubscription] = set()
        self.benched: frozenset[int] = frozenset()
        """Seats that a bot plays for their owners."""
        self.abandoned: frozenset[int] = frozenset()
        """The seats whose owners left for good: until the end these are spectators, who do not see the hand that a bot
        plays.
        """
        self.due_after: Callable[[LiveMatch, Match, int], int | None] = lambda _live, _match, _at: None
        """When the scheduler must look at the match again, from the match after an append and the moment of the append;
        None for never.
        """
        self.check_time: Callable[[Match, int], None] = lambda _match, _seat: None
        """Raises NotLegal when the seat has no time left in the changed match."""
        self._store = store
        self._listeners = listeners or Listeners[MatchListener]()
        self._lock = asyncio.Lock()
        self._order = (row.order or "").splitlines()
        self.match = match
        self._gesture_ids = _gesture_ids(events)
        self._sender = StateSender()
        self._lost: _Attempt | None = None
        """The attempt of `submit` that conflicted, until the entries that stand instead are read."""
        self._is_due = row.room is not None
        """Whether `Match.due` may hold a moment."""
        self._moments = in_order((row.created, *(event.at for event in events)), store.now())

    @property
    def moments(self) -> list[int]:
        """When the match was dealt, then when each entry was committed; no later than now."""
        if self._moments[-1] > self._store.now() + AHEAD:
            self._moments = in_order(self._moments, self._store.now())
        return self._moments

    def seats_of(self, person: str | None) -> list[int]:
        """The seats of a person: none for a spectator, several if people share one device."""
        return [seat for seat, owner in enumerate(self.seats) if owner is not None and owner == person]

    def seat_of(self, person: str | None, number: int | None = None) -> int | None:
        """A person's seat, `number` if they have several; None for a spectator, or if `number` is not theirs. A seat
        that was left for good is nobody's until the match is over.
        """
        abandoned = self.abandoned if self.match.outcome is None else frozenset()
        seats = [seat for seat in self.seats_of(person) if seat not in abandoned]
        return (seats[0] if seats else None) if number is None else number if number in seats else None

    def bench(self, benched: frozenset[int], abandoned: frozenset[int]) -> None:
        """Set the seats that bots play. Connections of seats that were left come back as spectators."""
        newly_abandoned, self.benched, self.abandoned = abandoned - self.abandoned, benched, abandoned
        if self.match.outcome is None:
            for subscription in [each for each in self.subscriptions if each.seat in newly_abandoned]:
                subscription.subscriber.drop(COME_BACK)

    def allows_hints(self, seat: int | None) -> bool:
        """Whether hints are allowed: not in lessons, and only where one person plays alone or against bots."""
        return allows_hints(seat, self.row.source, sum(who is not None for who in self.seats))

    @property
    def deck(self) -> Deck:
        """The faces of the cards."""
        return deck_of(self.match.game)

    @property
    def own_deck(self) -> OwnDeck | None:
        """The owner's deck in use, None for a deck of the game."""
        return self.match.game.own_deck

    # ---- actions

    async def play(
        self, seat: int | None, id: str, version: int, actions: Sequence[int], sender: MatchSubscription | None = None
    ) -> None:
        """Carry out one gesture of a seat, all or none; `sender` is notified first. Raises MazzoError, leaving all
        unchanged.
        """
        await self._change(self._playing(seat), id, version, self._gesture(actions), sender)

    def submit(
        self,
        seat: int | None,
        id: str,
        version: int,
        actions: Sequence[int],
        sender: MatchSubscription,
        failed: Callable[[Exception], None],
    ) -> bool:
        """The same without waiting: the sender is notified once the gesture is committed, or `failed` is called. False,
        with nothing changed, if `play` must be awaited instead. Raises MazzoError.
        """
        writer = self._store.writer
        if (seat, id) in self._gesture_ids or not writer.is_open or not _acquire(self._lock):
            return False
        try:
            attempt = self._attempt(self._playing(seat), id, version, self._gesture(actions))
        except BaseException:
            self._lock.release()
            raise

        def done(error: Exception | None) -> None:
            try:
                if error is None:
                    self._accept(attempt)
                    self._acknowledge(attempt.seat, id, sender)
                else:
                    self._lost = attempt if isinstance(error, Conflict) else None
                    failed(error)
            finally:
                self._lock.release()

        writer.submit(attempt.changes, done)
        return True

    async def play_for(self, seat: int, id: str, version: int, actions: Sequence[int]) -> None:
        """The same for a bot, also at a seat whose owner is absent."""
        await self._change(seat, id, version, self._gesture(actions))

    async def undo(self, seat: int | None, id: str, version: int, sender: MatchSubscription | None = None) -> None:
        """Take back a seat's last action; `sender` is notified first. Raises MazzoError, leaving all unchanged."""

        def gesture(match: Match, seat: int) -> None:
            take_back(match, seat)
            self.check_time(match, seat)

        await self._change(self._playing(seat), id, version, gesture, sender)

    def why(self, seat: int | None, version: int, text: str) -> tuple[str, str, dict[str, Fact]]:
        """(code, rule, facts) of why an action, in text form, is illegal; code "" if it is legal. Raises OutOfDate."""
        return why(self.match, seat, version, text)

    # ---- views

    async def subscribe(self, subscription: MatchSubscription, since: int) -> None:
        """Send a subscriber the state, with the events after version `since`, and from now on every change."""
        self.show(subscription, since)
        self.subscriptions.add(subscription)
        await self.refresh()  # without subscribers it was not read at once

    def show(self, subscription: MatchSubscription, since: int) -> None:
        """Send a subscriber the state, with the events after version `since`."""
        self._sender.show(self.match, subscription, since)

    def _broadcast(self) -> None:
        """Send the new state to every subscriber who does not have it."""
        metrics.FAN_OUT.observe(len(self.subscriptions), "match")
        self._sender.show_all(self.match, self.subscriptions)

    # ---- other workers

    async def reach(self, seat: int | None, version: int) -> None:
        """Read new events if the viewer has seen a version, through another worker, that is not known here yet."""
        if version > self.match.seen(seat):
            await self.catch_up()

    async def catch_up(self) -> None:
        async with self._lock:
            events = await queries.events(self._store, self.row.id, self.match.version)
            if not events:
                return
            match = read_on(self.match, events, self._order, self.row.seed)
            metrics.CAUGHT_UP.inc("new" if match else "all")
            if match is None:
                events = await queries.events(self._store, self.row.id)
                match = await asyncio.to_thread(rebuild, self.row, events)
            self._replace(match, events)
            self._gesture_ids |= _gesture_ids(events)
            self._broadcast()

    # ---- internal

    def _gesture(self, actions: Sequence[int]) -> Gesture:
        return playing(actions, self._order, self.row.seed)

    def _playing(self, seat: int | None) -> int:
        seat = sitting_seat(seat)
        if seat in self.benched:
            raise mazzo.NotYourTurn("seat-handed")
        return seat

    async def _change(
        self,
        seat: int,
        id: str,
        version: int,
        gesture: Gesture,
        sender: MatchSubscription | None = None,
    ) -> None:
        async with self._lock:
            if self._lost is not None:
                lost, self._lost = self._lost, None
                await self._give_way(lost)
            while (seat, id) not in self._gesture_ids:
                attempt = self._attempt(seat, id, version, gesture)
                try:
                    await self._store.writer.write(*attempt.changes)
                except Conflict:
                    await self._give_way(attempt)
                else:
                    self._accept(attempt)
            self._acknowledge(seat, id, sender)

    def _attempt(self, seat: int, id: str, version: int, gesture: Gesture) -> _Attempt:
        """Carry out a gesture on a copy of the match. Raises MazzoError."""
        check_version(self.match, seat, version)
        copy = self.match.copy()
        gesture(copy, seat)
        at = max(self._store.now(), self.moments[-1])
        before = self.match.version
        events = [
            Event(before + k, at, entry.seat, entry.text, id if k == 0 else None)
            for k, entry in enumerate(copy.entries_since(before))
        ]
        changes = queries.append_changes(self.row.id, events, finish_of(copy, at))
        due = self.due_after(self, copy, at)
        if due is not None or self._is_due:
            # if another worker has written a moment meanwhile, the scheduler will look once too often
            changes.append(due_change(self.row.id, due))
        return _Attempt(copy, seat, id, events, due is not None, changes)

    def _accept(self, attempt: _Attempt) -> None:
        """The attempt is committed: it is the match from now on."""
        self._is_due = attempt.is_due
        self._replace(attempt.match, attempt.events)
        self._gesture_ids.add((attempt.seat, attempt.id))

    async def _give_way(self, attempt: _Attempt) -> None:
        """Another worker wrote first, and its entries stand: read them. In simultaneous turns the gesture is then tried
        once more, unless its seat has seen something new.
        """
        events = await queries.events(self._store, self.row.id)
        self._replace(await asyncio.to_thread(rebuild, self.row, events), events)
        self._gesture_ids = _gesture_ids(events)
        if (attempt.seat, attempt.id) not in self._gesture_ids:
            self._broadcast()
            if self.match.version <= attempt.events[0].seq:  # not a race: the match was deleted
                raise OutOfDate from None

    def _acknowledge(self, seat: int, id: str, sender: MatchSubscription | None) -> None:
        """A gesture stands: notify its sender, then all others."""
        if sender is not None:
            sender.send(to_client.Done(id, self.match.seen(seat)))
        self._broadcast()

    def _replace(self, match: Match, events: Sequence[Event]) -> None:
        before, self.match = self.match, match
        self._sender.forget()
        first = match.version - len(events)
        self._moments[first + 1 :] = [event.at for event in events]
        self._listeners.notify(lambda listener: listener.match_changed(self, before))


def _gesture_ids(events: Sequence[Event]) -> set[tuple[int, str]]:
    """Seat and client id of every gesture."""
    return {(event.seat, event.client_id) for event in events if event.client_id is not None}


def _acquire(lock: asyncio.Lock) -> bool:
    """Acquire a lock if that needs no waiting."""
    acquiring = lock.acquire()
    try:
        acquiring.send(None)
    except StopIteration:
        return True
    acquiring.close()
    return False
