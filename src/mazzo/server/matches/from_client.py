"""Messages of a match from the client to the server over HTTP, and their types; documented in docs/wire.md. Those over
the socket are in `socket`.

They forbid unknown fields and bound their numbers and strings.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from mazzo.server.decks.messages import DeckVersion
from mazzo.server.http.messages import GameName
from mazzo.server.limits import OPTIONS

Cards = Literal["same", "fresh"]
MatchId = Annotated[str, Meta(min_length=8, max_length=24, pattern="^[0-9a-z]+$(?!\\n)")]
OptionName = Annotated[str, Meta(min_length=1, max_length=32, pattern="^[a-z0-9-]+$(?!\\n)")]
Options = Annotated[list[OptionName], Meta(max_length=OPTIONS)]
MessageId = Annotated[str, Meta(min_length=8, max_length=40, pattern="^[0-9A-Za-z_-]+$(?!\\n)")]
Version = Annotated[int, Meta(ge=0, le=1 << 31)]
EntryIndex = Annotated[int, Meta(ge=0, le=(1 << 15) - 1)]
"""Index of an entry of a journal, from 0."""
Action = Annotated[int, Meta(ge=0, le=1 << 31)]


class Fresh(Struct, tag_field="t", tag="fresh", forbid_unknown_fields=True):
    """A newly shuffled deck."""


class Rest(Struct, tag_field="t", tag="rest", forbid_unknown_fields=True):
    """The cards that were left out of a finished match."""

    match: MatchId


class Same(Struct, tag_field="t", tag="same", forbid_unknown_fields=True):
    """The deal of a finished match."""

    match: MatchId


class PlayOn(Struct, tag_field="t", tag="on", forbid_unknown_fields=True):
    """The position of a finished match after entry `at` of its journal, without what was undone. The caller plays the
    seat that they had in that match, or, if they had none, the seat that acts at this position; bots play the others.
    `cards`: whether the later cards are those of the finished match or drawn anew.
    """

    match: MatchId
    at: EntryIndex
    cards: Cards


class LessonDeal(Struct, tag_field="t", tag="lesson", forbid_unknown_fields=True):
    """The lesson's fixed deal."""


Source = Fresh | Rest | Same | PlayOn | LessonDeal


class NewMatch(Struct, forbid_unknown_fields=True):
    """A new match. `options` and `deck` are allowed with source `fresh` only: other sources have their own. `deck`: an
    owner's deck of this game. A match of source `on` is always practice.
    """

    game: GameName
    practice: bool
    source: Source
    options: Options = []
    deck: DeckVersion | UnsetType = UNSET
