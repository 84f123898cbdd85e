"""Wire structs of called games."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from mazzo.companion import TableCount
from mazzo.server.limits import NAME

PlayerName = Annotated[str, Meta(min_length=1, max_length=NAME)]
Count = Annotated[int, Meta(ge=0, le=99)]


class NewCall(Struct, forbid_unknown_fields=True):
    """A called game to be made. `name`: of the person, who calls the numbers; `recipes`: with a recipe challenge."""

    name: PlayerName
    recipes: bool = False


class JoinCall(Struct, forbid_unknown_fields=True):
    """The name under which the person joins."""

    name: PlayerName


class CallOn(Struct, forbid_unknown_fields=True):
    """How often numbers have been called, as the caller saw it: a second press on the button then calls no more."""

    calls: Count


class Placed(Struct, forbid_unknown_fields=True):
    """How many cards the person has placed, the start card not counted."""

    count: Count


class EnteredGrid(Struct):
    """What one player laid: an entry of `players` in the sheet of the game."""


class CalledPlayer(Struct):
    """A player of a called game. `placed`: how many cards the player has placed; `entered`: what they laid is known."""

    seat: int
    name: str
    placed: int
    entered: bool
    you: bool


class CalledGame(Struct):
    """A called game. `calls`: how often numbers were called, 0 before it begins; `cards`: those called so far, of
    `most`; `at_once`: how many are called at the beginning, the start card first; `caller`: the person of the request
    may begin and call on; `may_join`: there is a seat left for them; `count`: when everybody has
    entered what they laid, in the order of `players`.
    """

    id: str
    game: str
    calls: int
    cards: list[int]
    recipes: list[int]
    at_once: int
    most: int
    caller: bool
    may_join: bool
    players: list[CalledPlayer]
    count: TableCount | None
