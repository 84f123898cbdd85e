"""Messages of the interface for programs, documented in docs/api.md."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from mazzo.host.from_client import Action, MessageId, Version
from mazzo.match import Snapshot, Step
from mazzo.server.limits import ACTIONS

# requests


class PlayCall(Struct, forbid_unknown_fields=True):
    """One gesture, all or none, as the socket's `play`."""

    id: MessageId
    version: Version
    actions: Annotated[list[Action], Meta(min_length=1, max_length=ACTIONS)]


class UndoCall(Struct, forbid_unknown_fields=True):
    """Take the last gesture back, as the socket's `undo`."""

    id: MessageId
    version: Version


# answers


class Played(Struct):
    """The committed gesture: the table after it, and the events since the version of the call."""

    id: str
    version: int
    snapshot: Snapshot
    steps: tuple[Step, ...]


class Turn(Struct):
    """A match in a room in which it is the person's turn."""

    room: str
    match: str
    game: str
    seat: int
    version: int
