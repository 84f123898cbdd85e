"""One match in memory, and its subscribers. Only a cache: the journal can rebuild it at any time.

A gesture is tried on a copy and appended. Only when the append is committed does the copy replace the match; then the
sender gets `done` and all subscribers the new state.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Protocol

from msgspec import Struct

import mazzo
from mazzo.core.errors import Fact, NotUnderstood, OutOfDate
from mazzo.core.own_deck import OwnDeck
from mazzo.match import Match, Snapshot
from mazzo.match.journal import UNDO
from mazzo.server.decks.messages import Deck, deck_of
from mazzo.server.limits import UNDOS
from mazzo.server.listeners import Listeners
from mazzo.server.live_cache import LiveCopy
from mazzo.server.matches import queries, to_client
from mazzo.server.matches.model.deal import follow
from mazzo.server.matches.model.replay import finish_of, read_on, rebuild
from mazzo.server.matches.model.state_writer import StateWriter, encoded_offers
from mazzo.server.matches.queries import Event, MatchRow, due_change
from mazzo.server.ops import metrics
from mazzo.server.rooms.model.clock import in_order
from mazzo.server.storage.store import Store
from mazzo.server.storage.writer import Conflict
from mazzo.server.subscriber import COME_BACK, Subscriber
from mazzo.server.times import AHEAD


class MatchSubscription:
    """A subscriber of a match: its seat (None: a spectator), and the last snapshot it was sent."""

    def __init__(self, subscriber: Subscriber, seat: int | None) -> None:
        self.subscriber = subscriber
        self.seat = seat
        self.last_snapshot: Snapshot | None = None

    def send(self, message: Struct) -> None:
        """Queue a message."""
        self.subscriber.send(to_client.write(message))


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
    ) -> None:
        super().__init__()
        self.row = row
        self.seats = tuple(seats)
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
        self._resumed: dict[int | None, tuple[int, str]] = {}
        """For each seat, None for spectators: the version from which the last client resumed, and its answer, which may
        be long.
        """
        self._writer = StateWriter()
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
        return seat is not None and self.row.source != "lesson" and sum(who is not None for who in self.seats) == 1

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
        self._check_version(seat, version)
        try:
            seat = _sitting_seat(seat)
            refusal = self.match.check(seat, self.match.read(seat, text))
        except mazzo.MazzoError as error:
            return error.code, error.rule, error.facts
        return (refusal.code, refusal.rule, dict(refusal.facts)) if refusal else ("", "", {})

    # ---- views

    async def subscribe(self, subscription: MatchSubscription, since: int) -> None:
        """Send a subscriber the state, with the events after version `since`, and from now on every change."""
        self.show(subscription, since)
        self.subscriptions.add(subscription)
        await self.refresh()  # without subscribers it was not read at once

    def show(self, subscription: MatchSubscription, since: int) -> None:
        """Send a subscriber the state, with the events after version `since`."""
        subscription.last_snapshot = snapshot = self.match.snapshot(subscription.seat, encoded_offers)
        resumed = self._resumed.get(snapshot.seat)
        text = resumed[1] if resumed and resumed[0] == since else self._text(snapshot, since)
        if since < snapshot.version:
            self._resumed[snapshot.seat] = since, text
        subscription.subscriber.send(text)

    def state(self, snapshot: Snapshot, since: int) -> to_client.State:
        """The view of a snapshot's viewer, and the events after version `since`."""
        return to_client.State(snapshot, self.match.steps(since, snapshot.seat))

    def _broadcast(self) -> None:
        """Send the new state to every subscriber who does not have it."""
        snapshots = {
            seat: self.match.snapshot(seat, encoded_offers)
            for seat in {subscription.seat for subscription in self.subscriptions}
        }
        texts: dict[tuple[int | None, int], str] = {}
        metrics.FAN_OUT.observe(len(self.subscriptions), "match")
        for subscription in tuple(self.subscriptions):
            snapshot = snapshots[subscription.seat]
            # comparing versions is not enough: a seat may have to wait while its move is sealed, without a new version
            if snapshot == subscription.last_snapshot:
                continue
            since = subscription.last_snapshot.version if subscription.last_snapshot else 0
            subscription.last_snapshot = snapshot
            key = snapshot.seat, since
            texts[key] = text = texts.get(key) or self._text(snapshot, since)
            subscription.subscriber.send(text)

    def _text(self, snapshot: Snapshot, since: int) -> str:
        """The state as text, with the events after version `since`."""
        return self._writer.write(self.state(snapshot, since))

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

    def _gesture(self, actions: Sequence[int]) -> Callable[[Match, int], None]:
        def gesture(match: Match, seat: int) -> None:
            match.play(seat, *actions)
            follow(match, self._order, self.row.seed)

        return gesture

    def _playing(self, seat: int | None) -> int:
        seat = _sitting_seat(seat)
        if seat in self.benched:
            raise mazzo.NotYourTurn("seat-handed")
        return seat

    async def _change(
        self,
        seat: int,
        id: str,
        version: int,
        gesture: Callable[[Match, int], None],
        sender: MatchSubscription | None = None,
    ) -> None:
        async with self._lock:
            while (seat, id) not in self._gesture_ids:
                self._check_version(seat, version)
                copy = self.match.copy()
                gesture(copy, seat)
                await self._append(copy, seat, id)
            if sender is not None:
                sender.send(to_client.Done(id, self.match.seen(seat)))
            self._broadcast()

    async def _append(self, copy: Match, seat: int, id: str) -> None:
        """Append the new entries of `copy`. If another worker wrote first, its entries are read instead; in
        simultaneous turns the caller then tries the gesture once more, unless its seat has seen something new.
        """
        at = max(self._store.now(), self.moments[-1])
        before = self.match.version
        events = [
            Event(before + k, at, entry.seat, entry.text, id if k == 0 else None)
            for k, entry in enumerate(copy.entries[before:])
        ]
        try:
            due = self.due_after(self, copy, at)
            # if another worker has written a moment meanwhile, the scheduler will look once too often
            changes = [due_change(self.row.id, due)] if due is not None or self._is_due else []
            await queries.append(self._store, self.row.id, events, finish_of(copy, at), changes)
            self._is_due = due is not None
        except Conflict:  # another worker wrote first, and its entries stand
            events = await queries.events(self._store, self.row.id)
            self._replace(await asyncio.to_thread(rebuild, self.row, events), events)
            self._gesture_ids = _gesture_ids(events)
            if (seat, id) not in self._gesture_ids:
                self._broadcast()
                if self.match.version <= before:  # not a race: the match was deleted
                    raise OutOfDate from None
        else:
            self._replace(copy, events)
            self._gesture_ids.add((seat, id))

    def _replace(self, match: Match, events: Sequence[Event]) -> None:
        before, self.match = self.match, match
        self._resumed.clear()
        self._writer.forget()
        first = match.version - len(events)
        self._moments[first + 1 :] = [event.at for event in events]
        self._listeners.notify(lambda listener: listener.match_changed(self, before))

    def _check_version(self, seat: int | None, version: int) -> None:
        if version != self.match.seen(seat):
            raise OutOfDate


def take_back(match: Match, seat: int) -> None:
    """Take back a seat's last action. Raises MazzoError when that is not possible, or too many were taken back."""
    if sum(entry.seat == seat and entry.text == UNDO for entry in match.entries) >= UNDOS // match.seats:
        raise NotUnderstood("too-large")
    match.undo(seat)


def _gesture_ids(events: Sequence[Event]) -> set[tuple[int, str]]:
    """Seat and client id of every gesture."""
    return {(event.seat, event.client_id) for event in events if event.client_id is not None}


def _sitting_seat(seat: int | None) -> int:
    if seat is None:
        raise mazzo.NotYourTurn("not-your-seat")
    return seat
