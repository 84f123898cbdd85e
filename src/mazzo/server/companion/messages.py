"""Wire structs of the companion; counts and verdicts are in `mazzo.companion.count`."""

from __future__ import annotations

from msgspec import Struct


class EnteredSheet(Struct):
    """The sheet of a game: see docs/companion.md; the types of a game's client have its form as `TableSheet`."""


class EnteredPosition(Struct):
    """A position on the table: the types of a game's client have its form as `TablePosition`."""


class RefereeCall(Struct):
    """An action, as text, at a position."""

    position: EnteredPosition
    action: str


class KeptSheet(Struct):
    """The match that a sheet has become in the person's history."""

    match: str
