"""Wire structs of hints."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from mazzo.host.from_client import Version


class HintCall(Struct, forbid_unknown_fields=True):
    """A request for a hint. `step`: 1 what to do, 2 also roughly where, 3 the exact move."""

    version: Version
    step: Annotated[int, Meta(ge=1, le=3)]


class Hint(Struct):
    """A hint for a version, up to the requested step, in the words of the journal. `what`: the card or the kind of
    action; `near`: places, among them the right one, in the game's notation, cells as `row,column`; `moves` and
    `actions`: the gesture, as text and as numbers. `step`: the step of this hint; `next`: the step that reveals more,
    null if none.
    """

    version: int
    step: int
    next: int | None
    what: str
    near: list[str]
    moves: list[str]
    actions: list[int]


class Costs(Struct):
    """The costs of the legal actions at a version, the cheapest first: expected points lost against the best."""

    version: int
    costs: list[tuple[int, float]]
