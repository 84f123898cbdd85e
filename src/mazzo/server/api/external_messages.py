"""What is said to programs on the wire: closed structs, as docs/api.md tells them."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from mazzo.match import Snapshot, Step
from mazzo.server.accounts.messages import Label
from mazzo.server.limits import ACTIONS
from mazzo.server.matches.messages import Action, MessageId, Version

Scope = Literal["read", "play", "talk"]
"""What a token may do: look at what its owner may look at; sit and play; say something."""

# in


class NewToken(Struct, forbid_unknown_fields=True):
    """A token for a program."""

    label: Label
    scopes: Annotated[list[Scope], Meta(min_length=1, max_length=3)]


class PlayCall(Struct, forbid_unknown_fields=True):
    """One gesture, all or none: the socket's `play` as a call."""

    id: MessageId
    version: Version
    actions: Annotated[list[Action], Meta(min_length=1, max_length=ACTIONS)]


class UndoCall(Struct, forbid_unknown_fields=True):
    """Take the last gesture back: the socket's `undo` as a call."""

    id: MessageId
    version: Version


# out


class TokenCard(Struct):
    """A token, without what makes it one."""

    token: str
    label: str
    scopes: list[Scope]
    created: str
    used: str | None


class TokenAnswer(Struct):
    """A new token; `secret` is shown this once."""

    secret: str
    card: TokenCard


class Played(Struct):
    """It is committed: the table after it, and what happened since the version of the call."""

    id: str
    version: int
    snapshot: Snapshot
    steps: tuple[Step, ...]


class Turn(Struct):
    """A match in a room where it is the asker's turn."""

    room: str
    match: str
    game: str
    seat: int
    version: int
