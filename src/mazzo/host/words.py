"""Words of the wire that several features use, and the answer to a refused call."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from mazzo.core.errors import Ambiguous, Fact, MazzoError, NotLegal, NotUnderstood, NotYourTurn, OutOfDate
from mazzo.i18n import KNOWN

if TYPE_CHECKING:
    Language: TypeAlias = str
else:
    Language = Literal[tuple(KNOWN)]
GameName = Annotated[str, Meta(min_length=1, max_length=32, pattern="^[a-z]+$(?!\\n)")]
BotName = Literal["novice", "casual", "greedy", "expert", "master"]
"""Mazzo's bots by strength, the weakest first; see `mazzo.bots.levels`."""


COLOURS = 8
"""Number of seat colours."""


class Problem(Struct):
    """Why a call was refused."""

    code: str
    facts: dict[str, Fact] = {}
    rule: str = ""


STATUS_OF: dict[type[MazzoError], int] = {
    NotUnderstood: 400,
    Ambiguous: 400,
    NotLegal: 409,
    NotYourTurn: 409,
    OutOfDate: 409,
}
"""The status of the answer to a refused call."""
