"""Boards, their members, and the attempts of these in the database."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import NamedTuple, cast

from litestar.di import NamedDependency
from sqlalchemy import BindParameter, bindparam, delete, exists, func, insert, not_, select, update

from mazzo.server.storage import tables
from mazzo.server.storage.store import Store
from mazzo.server.storage.writer import Change, Row

_b, _m, _p = tables.board.c, tables.board_member.c, tables.person.c
_a, _d = tables.attempt.c, tables.deal.c
_member = tables.board_member.alias("member")
_longest = (
    select(_member.c.person)
    .where(_member.c.board == _b.id)
    .order_by(_member.c.joined, _member.c.number)
    .limit(1)
    .scalar_subquery()
)
_is_empty = ~exists().where(_member.c.board == _b.id)
_of: BindParameter[str] = bindparam("of")
_who: BindParameter[str] = bindparam("who")
_ADD = insert(tables.board)
_JOIN = insert(tables.board_member)
_CHANGE = (
    update(tables.board)
    .where(_b.id == _of)
    .values(name=bindparam("new_name"), owner=bindparam("new_owner"), accounts=bindparam("new_accounts"))
)
_DELETE = delete(tables.board).where(_b.id == _of)
_LEAVE = delete(tables.board_member).where(_m.board == _of, _m.person == _who)
_SWEEP = delete(tables.board).where(_b.id == _of, _is_empty)
_HAND_ON = update(tables.board).where(_b.id == _of, _b.owner == _who).values(owner=_longest)
FORGET = (
    delete(tables.board_member).where(_m.person == _who),
    delete(tables.board).where(_b.owner == _who, _is_empty),
    update(tables.board).where(_b.owner == _who).values(owner=_longest),
)
"""Statements that take a person `who` out of all boards. Their own ones go to whoever has been a member longest, or are
deleted.
"""
_guest: BindParameter[str] = bindparam("of_guest")
_account: BindParameter[str] = bindparam("to_account")
_is_shared = _m.board.in_(select(_member.c.board).where(_member.c.person == _account))
BRING = (
    delete(tables.board_member).where(_m.person == _guest, _is_shared),
    update(tables.board_member).where(_m.person == _guest).values(person=_account),
    update(tables.board).where(_b.owner == _guest).values(owner=_account),
)
"""Statements that move the boards of a guest `of_guest` to an account `to_account`."""


@dataclass(frozen=True, slots=True)
class BoardRow:
    """A board as it is stored. `accounts`: guests cannot join; `programs`: only programs join."""

    id: str
    name: str
    owner: str | None
    created: int
    accounts: bool
    programs: bool


@dataclass(frozen=True, slots=True)
class Member:
    """A member of a board. `number`: from 1, in the order of joining."""

    person: str
    number: int
    joined: int
    name: str
    colour: int
    has_account: bool


class BoardAttempt(NamedTuple):
    """A first attempt of a member at a deal of the day; `score` is None while it is in progress."""

    person: str
    deal: str
    game: str
    day: int
    ended: int | None
    score: int | None
    is_program: bool
    abandoned: bool
    marked: bool
    hints: int


@dataclass(frozen=True, slots=True)
class ListedResult:
    """A result of an account that chose to be listed."""

    person: str
    name: str
    score: int
    abandoned: bool


class BoardStore:
    """The queries and statements about boards."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.now = store.now

    async def board(self, id: str) -> BoardRow | None:
        """A board, None if there is none."""
        row = await self._store.one(select(tables.board).where(_b.id == id))
        return None if row is None else BoardRow(*row)

    async def members(self, board: str) -> list[Member]:
        """The members of a board, in the order of joining."""
        account = tables.account.c
        query = (
            select(_m.person, _m.number, _m.joined, _p.name, _p.colour, account.person.is_not(None))
            .join_from(tables.board_member, tables.person, _p.id == _m.person)
            .outerjoin(tables.account, account.person == _m.person)
            .where(_m.board == board)
        )
        return [Member(*row) for row in await self._store.all(query.order_by(_m.number))]

    async def boards_of(self, person: str) -> list[tuple[BoardRow, int]]:
        """The boards of which a person is a member, the latest joined first, and since when."""
        query = select(tables.board, _m.joined).join_from(tables.board, tables.board_member, _m.board == _b.id)
        rows = await self._store.all(query.where(_m.person == person).order_by(_m.joined.desc(), _b.id))
        return [(BoardRow(*row), joined) for *row, joined in rows]

    async def counts(self, boards: Sequence[str], day: int) -> dict[str, tuple[int, int]]:
        """For each board the number of members, and of those who have ended an attempt at a deal of a day."""
        joined = select(_m.board, func.count()).where(_m.board.in_(boards)).group_by(_m.board)
        players = (
            select(_m.board, func.count(_m.person.distinct()))
            .join_from(tables.board_member, tables.attempt, _a.person == _m.person)
            .join(tables.deal, _d.id == _a.deal)
            .where(_m.board.in_(boards), _d.day == day, _a.ended.is_not(None))
            .group_by(_m.board)
        )
        today = dict(cast(list[tuple[str, int]], await self._store.all(players)))
        return {board: (count, today.get(board, 0)) for board, count in await self._store.all(joined)}

    async def owned(self, person: str) -> int:
        """The number of boards of which a person is the owner."""
        row = await self._store.one(select(func.count()).select_from(tables.board).where(_b.owner == person))
        return row[0] if row else 0

    async def joined(self, person: str) -> int:
        """The number of boards of which a person is a member."""
        row = await self._store.one(select(func.count()).select_from(tables.board_member).where(_m.person == person))
        return row[0] if row else 0

    async def add(self, board: BoardRow) -> None:
        """Store a board, with its owner as the first member."""
        member: Row = {"board": board.id, "person": board.owner, "joined": board.created, "number": 1}
        await self._store.writer.write(Change(_ADD, (cast(Row, asdict(board)),)), Change(_JOIN, (member,)))

    async def join(self, board: str, person: str, number: int) -> None:
        """Add a member. Raises Conflict when the number is taken, the person is a member, or the board was deleted."""
        row: Row = {"board": board, "person": person, "joined": self._store.now(), "number": number}
        await self._store.writer.write(Change(_JOIN, (row,)))

    async def leave(self, board: str, person: str) -> None:
        """Remove a member. The board of an owner goes to whoever has been a member longest; an empty one is deleted."""
        of: Row = {"of": board}
        both: Row = {"of": board, "who": person}
        await self._store.writer.write(Change(_LEAVE, (both,)), Change(_SWEEP, (of,)), Change(_HAND_ON, (both,)))

    async def change(self, board: BoardRow) -> None:
        """Store name, owner and `accounts` of a board."""
        row: Row = {
            "of": board.id,
            "new_name": board.name,
            "new_owner": board.owner,
            "new_accounts": board.accounts,
        }
        await self._store.writer.write(Change(_CHANGE, (row,)))

    async def delete(self, board: str) -> None:
        """Delete a board."""
        await self._store.writer.write(Change(_DELETE, ({"of": board},)))

    async def attempts(self, board: str, first: int, last: int) -> list[BoardAttempt]:
        """The first attempts of the members at the deals of some days."""
        results = _a.ended, _a.score, _a.is_program, _a.abandoned, _a.marked, _a.hints
        query = (
            select(_a.person, _d.id, _d.game, _d.day, *results)
            .join_from(tables.board_member, tables.attempt, _a.person == _m.person)
            .join(tables.deal, _d.id == _a.deal)
            .where(_m.board == board, _d.day.between(first, last))
            .order_by(_d.day, _d.game, _m.number)
        )
        return [BoardAttempt._make(row) for row in await self._store.all(query)]

    async def ended(self, person: str | None, deals: Sequence[str]) -> set[str]:
        """At which of some deals the first attempt of a person has ended."""
        if person is None:
            return set()
        query = select(_a.deal).where(_a.person == person, _a.deal.in_(deals), _a.ended.is_not(None))
        return {deal for (deal,) in await self._store.all(query)}

    async def listed(self, deal: str, *, fewest: bool, is_last_if_abandoned: bool, most: int) -> list[ListedResult]:
        """The results at a deal of accounts that chose to be listed, the best first."""
        order = [_a.score if fewest else _a.score.desc(), _a.ended, _a.match]
        if is_last_if_abandoned:
            order.insert(0, _a.abandoned)
        query = (
            select(_a.person, _p.name, _a.score, _a.abandoned)
            .join_from(tables.attempt, tables.person, _p.id == _a.person)
            .join(tables.account, tables.account.c.person == _p.id)
            .where(_a.deal == deal, _a.ended.is_not(None), not_(_a.marked), not_(_a.is_program))
            .where(_p.listed, _p.name != "")
        )
        return [ListedResult(*row) for row in await self._store.all(query.order_by(*order).limit(most))]


GivenBoardStore = NamedDependency[BoardStore]
