"""A person's history in the database: their matches, the others who played, and the points that count."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from functools import cache

from sqlalchemy import ColumnElement, Subquery, Table, and_, desc, func, literal, not_, or_, select

from mazzo.games import GAMES
from mazzo.server.storage import tables
from mazzo.server.storage.store import Store
from mazzo.server.times import DAY


@dataclass(frozen=True, slots=True)
class Past:
    """One match of a person's history; score, place and title are None until it is finished. `counts`: False for
    practice, lessons, challenges, matches of a device and a deal that the person has played before. `hints`: at how
    many versions one was requested; `head`: that of its journal.
    """

    match: str
    game: str
    created: int
    finished: int | None
    practice: bool
    source: str
    parent: str | None
    head: str
    seat: int
    score: int | None
    place: int | None
    title: int | None
    counts: bool
    hints: int


@dataclass(frozen=True, slots=True)
class Opponent:
    """Another player of a match. `name`: "" for bots, nameless and erased people; `bot`: its level, None for a person
    or if it was not stored.
    """

    name: str
    bot: str | None


@dataclass(frozen=True, slots=True)
class Total:
    """A person's finished matches or sheets that count, with one head and at one seat: their number and points."""

    head: str
    seat: int
    count: int
    least: int
    most: int
    sum: int


@dataclass(frozen=True, slots=True)
class Cursor:
    """A place in a history: after this row, so before it in time."""

    created: int
    match: str
    seat: int


@cache
def _apart(table: Table) -> list[ColumnElement[bool]]:
    """The condition of matches and sheets that are included in no figure: a challenge is won or lost, and each has its
    own target (grove 10.1, 10.3).
    """
    return [
        and_(table.c.game == name, table.c.head.like(f"%\noptions: %{option.name}%\nundo: %"))
        for name, game in GAMES.items()
        for option in game.meta.options
        if option.backs
    ]


async def history_of(store: Store, person: str, game: str | None, most: int, after: Cursor | None = None) -> list[Past]:
    """A person's matches, without lessons, the newest first: the first `most`, or those after a place."""
    past = _past(person, game)
    c = past.c
    query = select(past).where(c.source != "lesson")
    if after is not None:
        older: ColumnElement[bool] = or_(c.match < after.match, and_(c.match == after.match, c.seat > after.seat))
        query = query.where(or_(c.created < after.created, and_(c.created == after.created, older)))
    page = query.order_by(desc(c.created), desc(c.match), c.seat).limit(most).subquery()
    hints = select(func.count()).where(tables.hint.c.match == page.c.match).scalar_subquery()
    with_hints = select(page, hints.label("hints")).order_by(desc(page.c.created), desc(page.c.match), page.c.seat)
    return [Past(*row) for row in await store.all(with_hints)]


async def opponents_of(store: Store, person: str, matches: Collection[str]) -> dict[str, list[Opponent]]:
    """The other players of some matches of a person, by match, in the order of their seats."""
    seat = tables.seat.c
    query = (
        select(seat.match, tables.person.c.name, seat.bot)
        .outerjoin_from(tables.seat, tables.person, tables.person.c.id == seat.person)
        .where(seat.match.in_(matches), seat.person.is_distinct_from(person))
        .order_by(seat.match, seat.seat)
    )
    opponents: dict[str, list[Opponent]] = {}
    for match, name, bot in await store.all(query):
        opponents.setdefault(match, []).append(Opponent(name or "", bot))
    return opponents


async def totals_of(store: Store, person: str, game: str | None = None) -> list[Total]:
    """A person's finished matches and sheets that count, added up in the database."""
    past = _past(person, game)
    c = past.c
    query = (
        select(c.head, c.seat, func.count(), func.min(c.score), func.max(c.score), func.sum(c.score))
        .where(*_is_scored(past))
        .group_by(c.head, c.seat)
    )
    s = tables.sheet.c
    sheets = (
        select(s.head, literal(0), func.count(), func.min(s.score), func.max(s.score), func.sum(s.score))
        .where(*_counting_sheets(person, game))
        .group_by(s.head)
    )
    rows = [*await store.all(query), *await store.all(sheets)]
    return [Total(head, seat, count, least, most, int(total)) for head, seat, count, least, most, total in rows]


async def streak_of(store: Store, person: str, game: str | None, now: int) -> int:
    """How many consecutive days (UTC) up to today or yesterday have a finished match or sheet of the person that
    counts; a sheet belongs to the day on which it was first kept.
    """
    past, today = _past(person, game), now // DAY
    days = select((past.c.finished // DAY).label("day")).where(*_is_scored(past), past.c.finished // DAY <= today)
    sheet_day = tables.sheet.c.created // DAY
    day = days.union(
        select(sheet_day.label("day")).where(*_counting_sheets(person, game), sheet_day <= today)
    ).subquery()
    # counted from the last day backwards, day and number together are the same until the first gap
    number = func.row_number().over(order_by=desc(day.c.day))
    numbered = select(day.c.day, number.label("number"), (day.c.day + number).label("run")).subquery()
    c = numbered.c
    longest = select(func.max(c.day), func.max(c.number)).group_by(c.run).order_by(desc(c.run)).limit(1)
    row = await store.one(longest)
    last, length = row or (None, 0)
    return int(length) if last is not None and last >= today - 1 else 0


async def heads_of(store: Store, person: str) -> list[tuple[str, int]]:
    """The different heads of a person's matches, each with their seat."""
    m, s = tables.match.c, tables.seat.c
    query = select(m.head, s.seat).join_from(tables.seat, tables.match, m.id == s.match).where(s.person == person)
    return [(head, seat) for head, seat in await store.all(query.distinct())]


def _counting_sheets(person: str, game: str | None) -> list[ColumnElement[bool]]:
    """The condition of a person's sheets of printed games that the figures include."""
    s = tables.sheet.c
    conditions = [s.person == person, s.score.is_not(None), *map(not_, _apart(tables.sheet))]
    return [*conditions, s.game.in_(GAMES) if game is None else s.game == game]


def _is_scored(past: Subquery) -> tuple[ColumnElement[bool], ...]:
    """The condition of the matches of `_past` that the figures include."""
    return past.c.counts, past.c.finished.is_not(None), past.c.score.is_not(None)


def _past(person: str, game: str | None) -> Subquery:
    """Every match of a person in a game that is installed, with the fields of `Past` but the last, in order.

    Two deals are the same if their seeds are, even if the first match was deleted; the earliest match with a seed
    counts. `_apart` never counts. `matches.kinds` groups the others by head and seat.
    """
    m, r, s = tables.match.c, tables.result.c, tables.seat.c
    times_dealt = func.row_number().over(partition_by=m.seed, order_by=(m.created, m.id, s.seat))
    query = (
        select(m.id.label("match"), m.game, m.created, m.finished, m.practice, m.source, m.parent, m.head, s.seat)
        .add_columns(r.score, r.place, r.rank.label("title"))
        .add_columns(
            and_(
                m.practice.is_(False),
                m.source.not_in(("lesson", "offline")),
                times_dealt == 1,
                *map(not_, _apart(tables.match)),
            ).label("counts")
        )
        .select_from(tables.seat)
        .join(tables.match, m.id == s.match)
        .outerjoin(tables.result, (r.match == m.id) & (r.seat == s.seat))
        .where(s.person == person, m.game.in_(GAMES))
    )
    return (query if game is None else query.where(m.game == game)).subquery()
