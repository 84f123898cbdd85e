"""Words of the wire that several features use, and the answer to a refused call."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from mazzo.core.errors import Fact

Language = Literal["it", "en"]
GameName = Annotated[str, Meta(min_length=1, max_length=32, pattern="^[a-z]+$(?!\\n)")]
BotName = Literal["novice", "casual", "greedy", "expert", "master"]
"""Mazzo's bots by strength, the weakest first; see `mazzo.bots.levels`."""


class Problem(Struct):
    """Why a call was refused."""

    code: str
    facts: dict[str, Fact] = {}
    rule: str = ""
