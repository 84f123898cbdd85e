"""What was said in a room: numbered lines, and who may read which.

While a match is played, what those say who do not sit is read only by those who do not sit. A line's number tells
nothing of what one may not read: lines for everybody are counted by `STEP`, and the others stand between them.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from mazzo.server.limits import ASIDES
from mazzo.server.rooms import events as e
from mazzo.server.rooms.messages import Phrase

KEPT = 100
"""Lines that are kept for whoever comes later."""
STEP = 8192
"""From one line for everybody to the next; a room has fewer others."""
assert STEP > ASIDES


@dataclass(frozen=True, slots=True)
class Line:
    """Something that was said. `seats`: those who sit may read it; `entry`: the number of its entry in the journal."""

    number: int
    entry: int
    at: int
    member: int
    phrase: Phrase | None
    text: str
    seats: bool


class Chat:
    """The last lines of a room, in order: those for everybody, and those for spectators only."""

    def __init__(self) -> None:
        self._open: list[Line] = []
        self._aside: list[Line] = []
        self._last_open = 0
        self._last = 0

    def hear(self, number: int, entry: e.Entry) -> None:
        """Read the `number`-th entry of the journal."""
        said = entry.event
        if not isinstance(said, e.Said):
            return
        if said.seats:
            self._last_open += STEP
        self._last = max(self._last + 1, self._last_open) if not said.seats else self._last_open
        if said.phrase is None and not entry.words:
            return  # whoever said it is forgotten
        line = Line(self._last, number, entry.at, said.by, said.phrase, entry.words or "", said.seats)
        kept = self._open if said.seats else self._aside
        kept.append(line)
        del kept[:-KEPT]

    def readable(self, *, seated: bool, muted: Collection[int], since: int = -1) -> list[Line]:
        """The lines that a viewer may read after a line, the last hundred at most."""
        lines = self._open if seated else sorted([*self._open, *self._aside], key=lambda line: line.number)
        return [line for line in lines if line.number > since and line.member not in muted][-KEPT:]
