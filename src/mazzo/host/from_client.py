"""Messages of a match from the client to its host, over calls and over the socket, and their types; documented in
docs/wire.md.

They forbid unknown fields and bound their numbers and strings.
"""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from mazzo.host.decks import DeckVersion
from mazzo.host.limits import ACTIONS, OPTIONS, TEXT
from mazzo.host.words import GameName

Cards = Literal["same", "fresh"]
Digits = Annotated[str, Meta(min_length=64, max_length=64, pattern="^[0-9a-f]+$(?!\\n)")]
"""32 bytes as hexadecimal digits."""
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


class Contribution(Struct, forbid_unknown_fields=True, frozen=True):
    """A random number of the client for the shuffle of a match that the server has announced, with its id and token; so
    the server could not choose the cards (docs/fairness.md).
    """

    match: MatchId
    token: Digits
    number: Digits


class NewMatch(Struct, forbid_unknown_fields=True):
    """A new match. `options` and `deck` are allowed with source `fresh` only: other sources have their own. `deck`: an
    owner's deck of this game. A match of source `on` is always practice. `shuffle`: with sources `fresh` and `rest`.
    """

    game: GameName
    practice: bool
    source: Source
    options: Options = []
    deck: DeckVersion | UnsetType = UNSET
    shuffle: Contribution | UnsetType = UNSET


# over the socket


class Play(Struct, tag_field="t", tag="play", forbid_unknown_fields=True):
    """Play one gesture: all actions are applied, or none."""

    id: MessageId
    version: Version
    actions: Annotated[list[Action], Meta(min_length=1, max_length=ACTIONS)]


class Undo(Struct, tag_field="t", tag="undo", forbid_unknown_fields=True):
    """Take the last gesture back."""

    id: MessageId
    version: Version


class Why(Struct, tag_field="t", tag="why", forbid_unknown_fields=True):
    """Ask whether an action, as text such as `14 r90 @ -1,2`, is legal, and if not, why."""

    scope: ClassVar[Literal["read"]] = "read"

    id: MessageId
    version: Version
    text: Annotated[str, Meta(min_length=1, max_length=TEXT)]


class Resume(Struct, tag_field="t", tag="resume", forbid_unknown_fields=True):
    """Send the events since this version."""

    scope: ClassVar[Literal["read"]] = "read"

    version: Version


ClientMessage = Play | Undo | Why | Resume
