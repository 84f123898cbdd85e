"""What is said about hints: a closed struct for the call, and the answers."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from mazzo.server.matches.messages import Version


class HintCall(Struct, forbid_unknown_fields=True):
    """A hint that is asked for. `step`: 1 what to do, 2 also roughly where, 3 the very move."""

    version: Version
    step: Annotated[int, Meta(ge=1, le=3)]


class Hint(Struct):
    """What to do at a version, as far as was asked, in words of the journal. `what`: the card, or what is done; `near`:
    places, among them the right one, as the game's text has them, cells as `row,column`; `moves` and `actions`: the
    very gesture, as text and as numbers. `step`: how far this tells, `next`: the step that tells more, null where this
    is all.
    """

    version: int
    step: int
    next: int | None
    what: str
    near: list[str]
    moves: list[str]
    actions: list[int]


class Costs(Struct):
    """What the actions cost that somebody may do at a version, the best first: how many points less than the best of
    them each is expected to bring in the end.
    """

    version: int
    costs: list[tuple[int, float]]
