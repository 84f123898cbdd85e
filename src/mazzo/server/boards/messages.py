"""Wire structs of boards."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from mazzo.server.limits import BOARD_MEMBERS, BOARD_NAME

BoardName = Annotated[str, Meta(min_length=1, max_length=BOARD_NAME)]
BoardState = Literal["begun", "done"]
"""How far a member's first attempt at a deal is."""


class NewBoard(Struct, forbid_unknown_fields=True):
    """A board to be made. `accounts`: guests cannot join. That of a program is for programs only."""

    name: BoardName
    accounts: bool = False


class BoardPatch(Struct, forbid_unknown_fields=True):
    """Changes of a board; fields left out stay. `owner`: the number of the member who becomes the owner."""

    name: BoardName | UnsetType = UNSET
    accounts: bool | UnsetType = UNSET
    owner: Annotated[int, Meta(ge=1)] | UnsetType = UNSET


class BoardRow(Struct):
    """A board in the person's list. `owner`: the person is; `accounts`: guests cannot join; `programs`: only programs
    join; `today`: how many members have ended an attempt at a deal of today.
    """

    id: str
    name: str
    owner: bool
    accounts: bool
    programs: bool
    members: int
    today: int


class BoardMember(Struct):
    """A member of a board. `number`: from 1, in the order of joining; calls name members by it. `name`: "" until one is
    chosen.
    """

    number: int
    name: str
    colour: int
    you: bool
    owner: bool
    account: bool
    joined: str


class BoardResult(Struct):
    """How far a member is with a deal of today. `place`: among the members, from 1, null for a result that no person
    could make; `score` and `place` are null until the attempts of the member and of the person of the request have
    ended.
    """

    number: int
    state: BoardState
    score: int | None
    place: int | None


class BoardDeal(Struct):
    """A deal of today on a board. `played`: the person's own first attempt has ended; then the results are listed by
    place, otherwise by number.
    """

    game: str
    deal: str
    played: bool
    results: list[BoardResult]


class BoardTotal(Struct):
    """The points of a member in a week or a month: the sum of their percentiles, of `days` days with a result."""

    place: int
    number: int
    points: float
    days: int


class Board(Struct):
    """A board. `owner`, `member`: the person of the request is; `most`: how many members it may have; `count`: how many
    it has; `date`: today in UTC; `closes`: the end of today, in ISO 8601; `week`, `month`: points from `week_from` and
    `month_from` on, of the days that are over; those of a week are the sum of its best `best_of` days. Members and
    results are only for members, those of a board of programs for all.
    """

    id: str
    name: str
    owner: bool
    member: bool
    accounts: bool
    programs: bool
    count: int
    date: str
    closes: str
    members: list[BoardMember]
    today: list[BoardDeal]
    week: list[BoardTotal]
    month: list[BoardTotal]
    week_from: str
    month_from: str
    best_of: int
    most: int = BOARD_MEMBERS


class DayResult(Struct):
    """A result on the public board of a day. `place`: among all people who played the deal."""

    place: int
    name: str
    you: bool
    score: int


class DayBoardDeal(Struct):
    """A deal on the public board of a day. `played`: the person's own first attempt has ended; until then, and before
    the day is over, the results are empty.
    """

    game: str
    deal: str
    played: bool
    results: list[DayResult]


class DayBoard(Struct):
    """The public board of a day: the accounts that chose to be listed, by their names. `final`: the day is over."""

    date: str
    final: bool
    deals: list[DayBoardDeal]
