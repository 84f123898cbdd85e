"""Who is told when a match or a room has changed: rooms, bots, clocks, notices plug in here.

A listener is told after the commit and in the order of commits, what this worker wrote and what it read of others'
alike. It must not wait: what takes longer it starts with `Hall.start`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from mazzo.server.problems import our_fault

if TYPE_CHECKING:
    from mazzo.match import Match
    from mazzo.server.live import LiveMatch
    from mazzo.server.rooms.live import LiveRoom
    from mazzo.server.rooms.room import Room


class Listener:
    """Somebody to be told; whoever wants only some of it overrides only that."""

    def match_changed(self, live: LiveMatch, before: Match | None) -> None:
        """A match was appended to; `before` is None when it was only now brought into memory, or dealt."""

    def room_changed(self, live: LiveRoom, before: Room | None) -> None:
        """A room was appended to; `before` is None when it was only now brought into memory, or opened."""


class Listeners(Listener):
    """All listeners as one: what goes wrong in one of them is our fault and harms nobody else."""

    def __init__(self) -> None:
        self._all: list[Listener] = []

    def add(self, listener: Listener) -> None:
        """Tell this one, too, from now on."""
        self._all.append(listener)

    def match_changed(self, live: LiveMatch, before: Match | None) -> None:
        self._tell(lambda listener: listener.match_changed(live, before))

    def room_changed(self, live: LiveRoom, before: Room | None) -> None:
        self._tell(lambda listener: listener.room_changed(live, before))

    def _tell(self, word: Callable[[Listener], None]) -> None:
        for listener in self._all:
            try:
                word(listener)
            except Exception as error:
                our_fault(error, type(listener).__name__)
