"""Boards: made, joined and left, and what they show to whom."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import UTC, date, datetime, timedelta

from litestar.di import NamedDependency
from msgspec import UNSET

from mazzo.games import GAMES
from mazzo.server import ids
from mazzo.server.accounts.authenticator import Principal
from mazzo.server.accounts.person import Person
from mazzo.server.boards import messages
from mazzo.server.boards.points import ALONE, BEST_OF, Percentiles, places, totals
from mazzo.server.boards.queries import BoardAttempt, BoardRow, BoardStore, Member
from mazzo.server.deals.queries import DealRow
from mazzo.server.deals.service import Deals
from mazzo.server.errors import ServiceError, not_found
from mazzo.server.http.requests import printable
from mazzo.server.limits import (
    BOARD_MEMBERS,
    BOARDS,
    BOARDS_BURST,
    BOARDS_RATE,
    JOINS_BURST,
    JOINS_RATE,
    MEMBERSHIPS,
    Buckets,
)
from mazzo.server.storage.writer import Conflict
from mazzo.server.times import DAY, MINUTE, timestamp

ID = 10
"""Length of a board's id, which is its link."""
TRIES = 5
"""Attempts to join while others join at the same time."""
KEPT = 256
"""Boards whose percentiles are in memory."""
STALE = MINUTE
"""Milliseconds for which they are not computed again: attempts at deals of days that are over end seldom."""
LISTED = 100
"""Results of a deal on the public board of a day."""
EPOCH = date(1970, 1, 1)

_Kind = tuple[str, bool]
"""A board, and whether only results without hints count."""


@dataclass(frozen=True, slots=True)
class _Past:
    """The points of a board's members on days before `today`. `members`: person and number of each; `percentiles`: by
    number; `totals`: points from a day on, by that day, the game and how many days count.
    """

    today: int
    members: frozenset[tuple[str, int]]
    until: int
    percentiles: Mapping[int, Percentiles]
    totals: dict[tuple[int, str | None, int | None], list[messages.BoardTotal]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class _Present:
    """The results of a board's members at the deals of `day`, by deal, and whether they are shown. `changes`: of the
    attempts, when they were read; `until`: when they are read again in any case.
    """

    day: int
    members: frozenset[tuple[str, int]]
    changes: int
    until: int
    results: Mapping[tuple[str, bool], list[messages.BoardResult]]


class Boards:
    """The boards of one server process."""

    def __init__(self, board_store: BoardStore, deals: Deals) -> None:
        self._store = board_store
        self._deals = deals
        self._new = Buckets(BOARDS_RATE, BOARDS_BURST)
        self._changes = Buckets(JOINS_RATE, JOINS_BURST)
        self._past: OrderedDict[_Kind, _Past] = OrderedDict()
        self._present: OrderedDict[_Kind, _Present] = OrderedDict()

    async def mine(self, person: Person) -> list[messages.BoardRow]:
        """The boards of a person."""
        boards = [board for board, _ in await self._store.boards_of(person.id)]
        counts = await self._store.counts([board.id for board in boards], self._store.now() // DAY)
        return [
            messages.BoardRow(
                id=board.id,
                name=board.name,
                owner=board.owner == person.id,
                accounts=board.accounts,
                programs=board.programs,
                members=counts[board.id][0],
                today=counts[board.id][1],
            )
            for board in boards
            if board.id in counts
        ]

    async def make(self, person: Person, wish: messages.NewBoard) -> messages.Board:
        """Make a board; a program's is for programs. Raises ServiceError."""
        name = _name(wish.name)
        if await self._store.owned(person.id) >= BOARDS:
            raise ServiceError(409, "too-many-boards", most=BOARDS)
        await self._check_memberships(person)
        if not self._new.take(person.id):
            raise ServiceError(429, "too-many")
        board = BoardRow(ids.fresh_id(ID), name, person.id, self._store.now(), wish.accounts, person.program)
        await self._store.add(board)
        return await self.board(person, board.id, None)

    async def join(self, principal: Principal, id: str) -> messages.Board:
        """Make a person a member; no change for one who is. Raises ServiceError."""
        person = principal.person
        if not self._changes.take(person.id):
            raise ServiceError(429, "too-fast")
        for _ in range(TRIES):
            board = await self._board(id)
            members = await self._store.members(id)
            if any(member.person == person.id for member in members):
                return await self.board(person, id, None)
            if person.program != board.programs:
                raise ServiceError(409, "board-of-programs" if board.programs else "board-of-people")
            if board.accounts and not principal.has_account:
                raise ServiceError(409, "board-needs-account")
            if len(members) >= BOARD_MEMBERS:
                raise ServiceError(409, "board-full", most=BOARD_MEMBERS)
            await self._check_memberships(person)
            try:
                await self._store.join(id, person.id, 1 + max((member.number for member in members), default=0))
            except Conflict:  # another person has joined at the same moment, or the board was deleted
                continue
            return await self.board(person, id, None)
        raise ServiceError(429, "too-fast")

    async def leave(self, person: Person, id: str) -> None:
        """End a person's membership. Raises ServiceError."""
        await self._board(id)
        await self._store.leave(id, person.id)

    async def change(self, person: Person, id: str, patch: messages.BoardPatch) -> messages.Board:
        """Rename a board, let it ask for accounts, hand it on: by its owner. Raises ServiceError."""
        board = await self._own_board(person, id)
        if patch.name is not UNSET:
            board = replace(board, name=_name(patch.name))
        if patch.accounts is not UNSET:
            board = replace(board, accounts=patch.accounts)
        if patch.owner is not UNSET:
            board = replace(board, owner=(await self._member(id, patch.owner)).person)
        await self._store.change(board)
        return await self.board(person, id, None)

    async def delete(self, person: Person, id: str) -> None:
        """Delete a board, by its owner. Raises ServiceError."""
        await self._own_board(person, id)
        await self._store.delete(id)

    async def remove(self, person: Person, id: str, number: int) -> messages.Board:
        """Remove another member, by the owner. Raises ServiceError."""
        await self._own_board(person, id)
        member = await self._member(id, number)
        if member.person == person.id:
            raise not_found()
        await self._store.leave(id, member.person)
        return await self.board(person, id, None)

    # ---- what a board shows

    async def board(self, person: Person | None, id: str, game: str | None, unassisted: bool = False) -> messages.Board:
        """A board as a person sees it. `game`: the only one whose percentiles count; `unassisted`: without results that
        hints helped to make. Raises ServiceError.
        """
        if game is not None and game not in GAMES:
            raise not_found()
        board, now = await self._board(id), self._store.now()
        members, today = await self._store.members(id), now // DAY
        who = person.id if person else None
        is_member = any(member.person == who for member in members)
        week, month = today - (EPOCH + timedelta(days=today)).weekday(), _number(_day(today).replace(day=1))
        message = messages.Board(
            id=board.id,
            name=board.name,
            owner=is_member and board.owner == who,
            member=is_member,
            accounts=board.accounts,
            programs=board.programs,
            count=len(members),
            date=_day(today).isoformat(),
            closes=timestamp((today + 1) * DAY),
            members=[],
            today=[],
            week=[],
            month=[],
            week_from=_day(week).isoformat(),
            month_from=_day(month).isoformat(),
            best_of=BEST_OF,
        )
        if not (is_member or board.programs):
            return message
        past = await self._past_of((id, unassisted), members, min(week, month), today)
        message.members = [
            messages.BoardMember(
                number=member.number,
                name=member.name,
                colour=member.colour,
                you=member.person == who,
                owner=member.person == board.owner,
                account=member.has_account,
                joined=timestamp(member.joined),
            )
            for member in members
        ]
        message.today = await self._today((id, unassisted), members, who, today)
        message.week = _totals(past, week, game, BEST_OF)
        message.month = _totals(past, month, game, None)
        return message

    async def _today(
        self, kind: _Kind, members: Sequence[Member], who: str | None, today: int
    ) -> list[messages.BoardDeal]:
        deals = await self._deals.of_day(today)
        own_deals = await self._store.ended(who, [deal.id for deal in deals])
        results = await self._results_of(kind, deals, {member.person: member.number for member in members}, today)
        return [
            messages.BoardDeal(deal.game, deal.id, deal.id in own_deals, results[deal.id, deal.id in own_deals])
            for deal in deals
        ]

    async def _results_of(
        self, kind: _Kind, deals: Sequence[DealRow], numbers: Mapping[str, int], today: int
    ) -> Mapping[tuple[str, bool], list[messages.BoardResult]]:
        present, people, now = self._present.get(kind), frozenset(numbers.items()), self._store.now()
        changes = self._deals.changes
        if (
            present is None
            or (present.day, present.members, present.changes) != (today, people, changes)
            or (now >= present.until)
        ):
            attempts: dict[str, list[BoardAttempt]] = {}
            for attempt in await self._store.attempts(kind[0], today, today):
                if attempt.person in numbers:
                    attempts.setdefault(attempt.deal, []).append(attempt)
            results = {
                (deal.id, is_shown): await self._results(deal, attempts.get(deal.id, ()), numbers, is_shown, kind[1])
                for deal in deals
                for is_shown in (False, True)
            }
            present = self._present[kind] = _Present(today, people, changes, now + STALE, results)
            if len(self._present) > KEPT:
                self._present.popitem(last=False)
        return present.results

    async def _results(
        self,
        deal: DealRow,
        attempts: Sequence[BoardAttempt],
        numbers: Mapping[str, int],
        is_shown: bool,
        unassisted: bool,
    ) -> list[messages.BoardResult]:
        """The results of a deal: by place, and only then those without hints alone, if they are shown."""
        if is_shown and unassisted:
            attempts = [attempt for attempt in attempts if attempt.ended is None or attempt.hints == 0]
        results = {
            attempt.person: messages.BoardResult(
                number=numbers[attempt.person],
                state="begun" if attempt.ended is None else "done",
                score=attempt.score if is_shown else None,
                place=None,
            )
            for attempt in attempts
        }
        if is_shown:
            ranked: list[tuple[int, str]] = []
            for attempt in attempts:
                if attempt.score is not None and not attempt.marked:
                    standing = await self._deals.standing(deal, attempt.is_program)
                    ranked.append((standing.place(attempt.score, attempt.abandoned), attempt.person))
            ranked.sort()
            for place, (_, person) in zip(places(of_all for of_all, _ in ranked), ranked, strict=True):
                results[person].place = place
        last = len(numbers) + 1
        return sorted(results.values(), key=lambda one: (one.place or last, one.number))

    async def _past_of(self, kind: _Kind, members: Sequence[Member], first: int, today: int) -> _Past:
        """The points of the members from a day on, before today."""
        numbers, now = {member.person: member.number for member in members}, self._store.now()
        past, people = self._past.get(kind), frozenset(numbers.items())
        if past is None or (past.today, past.members) != (today, people) or now >= past.until:
            percentiles = await self._percentiles(kind, numbers, first, today - 1)
            past = self._past[kind] = _Past(today, people, now + STALE, percentiles)
            if len(self._past) > KEPT:
                self._past.popitem(last=False)
        return past

    async def _percentiles(
        self, kind: _Kind, numbers: Mapping[str, int], first: int, last: int
    ) -> Mapping[int, Percentiles]:
        board, unassisted = kind
        attempts = [one for one in await self._store.attempts(board, first, last) if one.person in numbers]
        deals = {deal.id: deal for deal in await self._deals.of_days(first, last)} if attempts else {}
        percentiles: dict[int, dict[tuple[int, str], float]] = {}
        for one in attempts:
            if one.score is None or one.marked or one.deal not in deals or (unassisted and one.hints):
                continue
            standing = await self._deals.standing(deals[one.deal], one.is_program)
            percent = standing.percent(one.score, one.abandoned)
            percentiles.setdefault(numbers[one.person], {})[one.day, one.game] = ALONE if percent is None else percent
        return percentiles

    # ---- the public board of a day

    async def day(self, person: Person | None, text: str) -> messages.DayBoard:
        """The public board of a day. Raises ServiceError."""
        day, today = _number(_date(text)), self._store.now() // DAY
        deals = await self._deals.of_day(day)
        if day > today:
            raise ServiceError(404, "no-deal-yet", date=_day(day).isoformat())
        who, is_final = person.id if person else None, day < today
        own_deals = await self._store.ended(who, [deal.id for deal in deals])
        return messages.DayBoard(
            date=_day(day).isoformat(),
            final=is_final,
            deals=[
                messages.DayBoardDeal(
                    game=deal.game,
                    deal=deal.id,
                    played=deal.id in own_deals,
                    results=await self._listed(deal, who) if is_final or deal.id in own_deals else [],
                )
                for deal in deals
            ],
        )

    async def _listed(self, deal: DealRow, who: str | None) -> list[messages.DayResult]:
        standing = await self._deals.standing(deal, False)
        ranking = standing.ranking
        rows = await self._store.listed(
            deal.id, fewest=ranking.fewest, is_last_if_abandoned=ranking.is_last_if_abandoned, most=LISTED
        )
        return [
            messages.DayResult(standing.place(row.score, row.abandoned), row.name, row.person == who, row.score)
            for row in rows
        ]

    # ---- internal

    async def _board(self, id: str) -> BoardRow:
        board = await self._store.board(id)
        if board is None:
            raise ServiceError(404, "no-board")
        return board

    async def _own_board(self, person: Person, id: str) -> BoardRow:
        if not self._changes.take(person.id):
            raise ServiceError(429, "too-fast")
        board = await self._board(id)
        if board.owner != person.id:
            raise ServiceError(403, "board-not-yours")
        return board

    async def _member(self, id: str, number: int) -> Member:
        for member in await self._store.members(id):
            if member.number == number:
                return member
        raise not_found()

    async def _check_memberships(self, person: Person) -> None:
        if await self._store.joined(person.id) >= MEMBERSHIPS:
            raise ServiceError(409, "too-many-memberships", most=MEMBERSHIPS)


GivenBoards = NamedDependency[Boards]


def _totals(past: _Past, first: int, game: str | None, best_of: int | None) -> list[messages.BoardTotal]:
    if (first, game, best_of) not in past.totals:
        past.totals[first, game, best_of] = [
            messages.BoardTotal(total.place, total.number, total.points, total.days)
            for total in totals(past.percentiles, first, game, best_of)
        ]
    return past.totals[first, game, best_of]


def _name(text: str) -> str:
    name = printable(text, "name")
    if not name:
        raise ServiceError(400, "bad-request", where="name")
    return name


def _day(number: int) -> date:
    return EPOCH + timedelta(days=number)


def _number(day: date) -> int:
    return (day - EPOCH).days


def _date(text: str) -> date:
    try:
        return datetime.strptime(text, "%Y-%m-%d").replace(tzinfo=UTC).date()
    except ValueError:
        raise ServiceError(400, "bad-request", where="date") from None
