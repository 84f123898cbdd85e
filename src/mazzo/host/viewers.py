"""Sends the states of a match to its viewers."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection

from msgspec import Struct

from mazzo.host import to_client
from mazzo.host.state_writer import StateWriter, encoded_offers
from mazzo.match import Match, Snapshot


class Viewer(ABC):
    """A viewer of a match: the seat (None: a spectator), and the last snapshot that was sent."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.last_snapshot: Snapshot | None = None

    @abstractmethod
    def send_text(self, text: str) -> None:
        """Send a message that is written already."""

    def send(self, message: Struct) -> None:
        """Send a message."""
        self.send_text(to_client.write(message))


class StateSender:
    """Sends the states of one match, and remembers what it has encoded until the match changes."""

    def __init__(self) -> None:
        self._resumed: dict[int | None, tuple[int, str]] = {}
        """For each seat, None for spectators: the version from which the last client resumed, and its answer, which may
        be long.
        """
        self._writer = StateWriter()

    def forget(self) -> None:
        """To be called when the match has changed."""
        self._resumed.clear()
        self._writer.forget()

    def show(self, match: Match, viewer: Viewer, since: int) -> None:
        """Send a viewer the state, with the events after version `since`."""
        viewer.last_snapshot = snapshot = match.snapshot(viewer.seat, encoded_offers)
        resumed = self._resumed.get(snapshot.seat)
        text = resumed[1] if resumed and resumed[0] == since else self._text(match, snapshot, since)
        if since < snapshot.version:
            self._resumed[snapshot.seat] = since, text
        viewer.send_text(text)

    def show_all(self, match: Match, viewers: Collection[Viewer]) -> None:
        """Send the new state to every viewer who does not have it."""
        snapshots = {seat: match.snapshot(seat, encoded_offers) for seat in {viewer.seat for viewer in viewers}}
        texts: dict[tuple[int | None, int], str] = {}
        for viewer in tuple(viewers):
            snapshot = snapshots[viewer.seat]
            # comparing versions is not enough: a seat may have to wait while its move is sealed, without a new version
            if snapshot == viewer.last_snapshot:
                continue
            since = viewer.last_snapshot.version if viewer.last_snapshot else 0
            viewer.last_snapshot = snapshot
            key = snapshot.seat, since
            texts[key] = text = texts.get(key) or self._text(match, snapshot, since)
            viewer.send_text(text)

    def _text(self, match: Match, snapshot: Snapshot, since: int) -> str:
        """The state as text, with the events after version `since`."""
        return self._writer.write(state_of(match, snapshot, since))


def state_of(match: Match, snapshot: Snapshot, since: int) -> to_client.State:
    """The view of a snapshot's viewer, and the events after version `since`."""
    return to_client.State(snapshot, match.steps(since, snapshot.seat))
