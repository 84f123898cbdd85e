"""Wire structs of the companion; counts and verdicts are in `mazzo.companion.count`."""

from __future__ import annotations

from typing import Annotated, cast

import msgspec
from msgspec import Meta, Struct

from mazzo.host.words import COLOURS
from mazzo.server.companion.queries import SheetRow
from mazzo.server.times import timestamp


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


class SheetPlayer(Struct):
    """A player of a sheet: the name, which may be empty, and the colour."""

    name: Annotated[str, Meta(max_length=24)]
    colour: Annotated[int, Meta(ge=0, lt=COLOURS)]


class NewTableSheet(Struct):
    """A sheet to be kept, with its players by seat."""

    game: str
    players: Annotated[list[SheetPlayer], Meta(max_length=8)]
    sheet: EnteredSheet


class TableSheetRow(Struct):
    """A sheet in the person's history, with the totals that the rules give it."""

    id: str
    game: str
    players: list[SheetPlayer]
    totals: list[int]
    over: bool
    created: str
    changed: str


class KeptTableSheet(TableSheetRow):
    """The same with what was entered."""

    sheet: EnteredSheet


def row_of(row: SheetRow) -> TableSheetRow:
    """A stored sheet as a row of the history."""
    return TableSheetRow(
        id=row.id,
        game=row.game,
        players=msgspec.json.decode(row.players, type=list[SheetPlayer]),
        totals=msgspec.json.decode(row.totals, type=list[int]),
        over=row.over,
        created=timestamp(row.created),
        changed=timestamp(row.changed),
    )


def kept_of(row: SheetRow) -> KeptTableSheet:
    """A stored sheet with what was entered, which goes out as it came."""
    entries = cast(EnteredSheet, msgspec.Raw(row.entries.encode()))
    return KeptTableSheet(**msgspec.structs.asdict(row_of(row)), sheet=entries)
