"""One match that a device hosts for itself. A message changes nothing until the device has stored the entries that it
brings (`commit`): what was told is never lost.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from mazzo.core.errors import Fact, MazzoError, NotUnderstood
from mazzo.host import gestures, to_client
from mazzo.host.bot_pace import pause_of, search_time_of
from mazzo.host.from_client import ClientMessage, Play, Resume, Undo, Why
from mazzo.host.hints import allows_hints
from mazzo.host.limits import MESSAGE_BYTES
from mazzo.host.reading import UNREADABLE, place_of, read_id
from mazzo.host.replay import replayed
from mazzo.host.stored import LocalRecord, StoredEntry
from mazzo.host.viewers import StateSender, Viewer
from mazzo.host.words import BotName
from mazzo.match import Entry, Match

Send = Callable[[int, str], None]
"""Sends a text to a viewer, by its number."""

_decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)


class LocalViewer(Viewer):
    """A viewer on this device."""

    def __init__(self, number: int, seat: int | None, send: Send) -> None:
        super().__init__(seat)
        self.number = number
        self._send = send

    def send_text(self, text: str) -> None:
        self._send(self.number, text)


@dataclass(frozen=True, slots=True)
class _Attempt:
    """A gesture that was carried out on a copy, and waits until its entries are stored. `viewer`: who is told first."""

    match: Match
    seat: int
    id: str
    entries: tuple[StoredEntry, ...]
    viewer: LocalViewer | None


class LocalMatch:
    """A match that is played or watched on this device."""

    def __init__(self, record: LocalRecord, match: Match, entries: Iterable[StoredEntry]) -> None:
        self.record = record
        self.match = match
        self.viewers: dict[int, LocalViewer] = {}
        self.hints: set[int] = set()
        """The versions at which a hint was given."""
        self.results: dict[str, tuple[Any, Any]] = {}
        """Review and best score as far as they are computed, and what goes on with them."""
        self._seed = bytes.fromhex(record.seed)
        self._order = (record.order or "").splitlines()
        self._gesture_ids = {(entry.seat, entry.id) for entry in entries if entry.id is not None}
        self._sender = StateSender()
        self._attempt: _Attempt | None = None

    @classmethod
    def restored(cls, record: LocalRecord, entries: Sequence[StoredEntry]) -> LocalMatch:
        """A match as it was stored. Raises MazzoError when it cannot be replayed."""
        if [entry.seq for entry in entries] != list(range(len(entries))):
            raise NotUnderstood("bad-request", where="$.entries")
        seed = None if record.order else bytes.fromhex(record.seed)
        return cls(record, replayed(record.head, [Entry(entry.seat, entry.text) for entry in entries], seed), entries)

    @property
    def waits(self) -> bool:
        """Whether an attempt waits until its entries are stored."""
        return self._attempt is not None

    def open(self, number: int, seat: int | None, send: Send) -> LocalViewer:
        """Add a viewer, who is sent the first messages. Another's seat is only watched."""
        viewer = LocalViewer(number, seat if seat in self.record.people else None, send)
        has_hints = allows_hints(viewer.seat, self.record.source, len(self.record.people))
        viewer.send(to_client.greeting(self.record.id, self.match, viewer.seat, self.record.source, has_hints))
        self._sender.show(self.match, viewer, self.match.seen(viewer.seat))
        self.viewers[number] = viewer
        return viewer

    def receive(self, viewer: LocalViewer, text: str, now: int) -> tuple[StoredEntry, ...]:
        """Carry out a message of a viewer, as the socket of a match takes it. Returns the entries that are to be
        stored; whatever needs none is answered at once.
        """
        if len(text.encode()) > MESSAGE_BYTES:
            self._refuse(viewer, "", "too-large")
            return ()
        try:
            message = _decoder.decode(text)
        except UNREADABLE as error:
            self._refuse(viewer, read_id(text), "bad-request", where=place_of(error))
            return ()
        try:
            return self._carry_out(viewer, message, now)
        except MazzoError as error:
            self._refuse(viewer, getattr(message, "id", ""), error.code, error.rule, **error.facts)
            return ()

    def next_bot(self) -> tuple[int, BotName, int] | None:
        """The bot that moves next: its seat, its level, its pause in milliseconds; None if it is no bot's turn."""
        bots = [
            (pause_of(self.match, seat, bot, self.record.id), seat, bot)
            for seat in self.match.current_players()
            if (bot := self.record.seats[seat]) is not None
        ]
        pause, seat, bot = min(bots, default=(0, -1, None))
        return None if bot is None else (seat, bot, pause)

    def search_time(self, seat: int, bot: BotName) -> int:
        """Milliseconds for which a bot may search."""
        return search_time_of(self.match, seat, bot)

    def start_of(self, seat: int) -> int:
        """The start of a bot's random generator: from what its seat knows, so that it chooses the same again."""
        name = hashlib.sha256(f"bot {self.record.id} {seat} {self.match.seen(seat)}".encode()).digest()
        return 1 + int.from_bytes(name[:7], "big")

    def play_for(self, seat: int, action: int, now: int) -> tuple[StoredEntry, ...]:
        """The action of a bot, as an attempt. Raises MazzoError."""
        id = f"bot-{seat}-{self.match.seen(seat)}"
        return self._try(seat, id, self.match.seen(seat), gestures.playing([action], self._order, self._seed), now)

    def commit(self) -> None:
        """The entries of the attempt are stored: it is the match from now on, and the viewers are told."""
        attempt, self._attempt = self._attempt, None
        if attempt is None:
            return
        self.match = attempt.match
        self._gesture_ids.add((attempt.seat, attempt.id))
        self._sender.forget()
        self._acknowledge(attempt.seat, attempt.id, attempt.viewer)

    def abandon(self) -> None:
        """The entries could not be stored: nothing has changed, and the sender is told."""
        attempt, self._attempt = self._attempt, None
        if attempt is not None and attempt.viewer is not None:
            self._refuse(attempt.viewer, attempt.id, "cannot-save")

    def _carry_out(self, viewer: LocalViewer, message: ClientMessage, now: int) -> tuple[StoredEntry, ...]:
        match message:
            case Play():
                gesture = gestures.playing(message.actions, self._order, self._seed)
                return self._change(viewer, message.id, message.version, gesture, now)
            case Undo():
                return self._change(viewer, message.id, message.version, gestures.take_back, now)
            case Why():
                answer = gestures.why(self.match, viewer.seat, message.version, message.text)
                viewer.send(to_client.WhyAnswer(message.id, *answer))
            case Resume():
                if message.version > self.match.seen(viewer.seat):
                    raise NotUnderstood("bad-request", where="version")
                self._sender.show(self.match, viewer, message.version)
        return ()

    def _change(
        self, viewer: LocalViewer, id: str, version: int, gesture: gestures.Gesture, now: int
    ) -> tuple[StoredEntry, ...]:
        seat = gestures.sitting_seat(viewer.seat)
        if (seat, id) in self._gesture_ids:
            self._acknowledge(seat, id, viewer)
            return ()
        return self._try(seat, id, version, gesture, now, viewer)

    def _try(
        self,
        seat: int,
        id: str,
        version: int,
        gesture: gestures.Gesture,
        now: int,
        viewer: LocalViewer | None = None,
    ) -> tuple[StoredEntry, ...]:
        gestures.check_version(self.match, seat, version)
        copy = self.match.copy()
        gesture(copy, seat)
        before = self.match.version
        entries = tuple(
            StoredEntry(before + k, entry.seat, entry.text, id if k == 0 else None, now)
            for k, entry in enumerate(copy.entries[before:])
        )
        self._attempt = _Attempt(copy, seat, id, entries, viewer)
        return entries

    def _acknowledge(self, seat: int, id: str, viewer: LocalViewer | None) -> None:
        if viewer is not None:
            viewer.send(to_client.Done(id, self.match.seen(seat)))
        self._sender.show_all(self.match, self.viewers.values())

    def _refuse(self, viewer: LocalViewer, id: str, code: str, rule: str = "", /, **facts: Fact) -> None:
        viewer.send(to_client.Refused(id, code, rule, facts, self.match.seen(viewer.seat)))
