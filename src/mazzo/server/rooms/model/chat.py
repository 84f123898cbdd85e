"""The chat of a room: numbered messages, and who may read which.

While a match is played, messages from spectators are readable only by spectators, and two players may write to one
another alone. The numbers reveal nothing about hidden messages: those readable by all have multiples of `STEP`, the
others numbers in between; messages between two are numbered for each of them separately.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Collection, Sequence
from dataclasses import dataclass

from mazzo.server.limits import ASIDES
from mazzo.server.rooms.from_client import Phrase
from mazzo.server.rooms.model import events as e

KEPT = 100
"""Messages kept for people who come later."""
STEP = 8192
"""Difference between the numbers of messages readable by all; a room has fewer others."""
assert STEP > ASIDES


@dataclass(frozen=True, slots=True)
class Line:
    """A chat message. `seats`: whether seated members may read it; `to`: the only other member who may, None for all;
    `entry`: index of its entry in the journal.
    """

    number: int
    entry: int
    at: int
    member: int
    phrase: Phrase | None
    text: str
    seats: bool
    to: int | None


class Chat:
    """The last messages of a room, in order: those for all, those for spectators only, and by member those that only
    this member and one other may read.
    """

    def __init__(self) -> None:
        self._open: list[Line] = []
        self._aside: list[Line] = []
        self._private: dict[int, list[Line]] = {}
        self._last_private: dict[int, int] = {}
        self._last_open = 0
        self._last = 0

    def add(self, number: int, entry: e.Entry) -> None:
        """Read the `number`-th entry of the journal."""
        event = entry.event
        if not isinstance(event, e.Said):
            return
        if event.to is not None:
            for reader in (event.by, event.to):
                self._whisper(reader, number, entry, event)
            return
        if event.seats:
            self._last_open += STEP
        self._last = max(self._last + 1, self._last_open) if not event.seats else self._last_open
        if event.phrase is None and not entry.words:
            return  # the author was erased
        line = Line(self._last, number, entry.at, event.by, event.phrase, entry.words or "", event.seats, None)
        lines = self._open if event.seats else self._aside
        lines.append(line)
        del lines[:-KEPT]

    def _whisper(self, reader: int, number: int, entry: e.Entry, event: e.Said) -> None:
        """Add a message between two for one of them."""
        last = max(self._last_private.get(reader, 0), self._last_open) + 1
        self._last_private[reader] = last
        if not entry.words:
            return  # the author was erased
        lines = self._private.setdefault(reader, [])
        lines.append(Line(last, number, entry.at, event.by, None, entry.words, True, event.to))
        del lines[:-KEPT]

    def readable(self, member: int | None, *, seated: bool, muted: Collection[int], since: int = -1) -> list[Line]:
        """The messages after `since` that a viewer may read, the last hundred at most. `member`: the viewer's number;
        messages between two are readable as long as the viewer has a seat.
        """
        others = self._private.get(member, []) if seated and member is not None else [] if seated else self._aside
        lines = sorted([*_after(self._open, since), *_after(others, since)], key=_number)
        return [line for line in lines if line.member not in muted][-KEPT:]


def _number(line: Line) -> int:
    return line.number


def _after(lines: Sequence[Line], since: int) -> Sequence[Line]:
    """The lines after number `since`, of lines in order."""
    return lines[bisect_right(lines, since, key=_number) :]
