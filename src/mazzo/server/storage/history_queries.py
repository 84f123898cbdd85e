"""A person's history in the database: their matches, the others who played, and the points that count."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import Subquery, and_, desc, func, select

from mazzo.games import GAMES
from mazzo.server.storage import tables
from mazzo.server.storage.queries import Store


@dataclass(frozen=True, slots=True)
class Past:
    """One match of a person's history; score, place and title are None until it is finished. `counts`: False for
    practice, lessons, challenges and a deal that the person has played before. `hints`: at how many versions one was
    requested; `head`: that of its journal.
    """

    match: str
    game: str
    created: int
    finished: int | None
    practice: bool
    source: str
    parent: str | None
    score: int | None
    place: int | None
    title: int | None
    counts: bool
    hints: int
    head: str
    seat: int


@dataclass(frozen=True, slots=True)
class Opponent:
    """Another player of a match. `name`: "" for bots, nameless and erased people; `bot`: its level, None for a person
    or if it was not stored.
    """

    name: str
    bot: str | None


@dataclass(frozen=True, slots=True)
class Scored:
    """A person's finished match that counts: when it ended, points, seat, head of the journal."""

    finished: int
    score: int
    head: str
    seat: int


_APART = tuple(
    f"options: %{option.name}%\nundo: " for game in GAMES.values() for option in game.meta.options if option.recipes
)
"""Lines of heads, as SQL compares them, whose matches count in no figure: a challenge is won or lost, and each has its
own target (grove 10.1, 10.3).
"""


async def history_of(store: Store, person: str, game: str | None, most: int) -> list[Past]:
    """A person's matches, without lessons, the newest first."""
    past = _past(person, game)
    hints = select(func.count()).where(tables.hint.c.match == past.c.match).scalar_subquery()
    asked = select(past, hints.label("hints")).where(past.c.source != "lesson")
    asked = asked.order_by(desc(past.c.created), desc(past.c.match), past.c.seat).limit(most)
    names = asked.selected_columns.keys()
    return [Past(**dict(zip(names, row, strict=True))) for row in await store.all(asked)]


async def opponents_of(store: Store, person: str) -> dict[str, list[Opponent]]:
    """The other players of a person's matches, by match, in the order of their seats."""
    mine, other = tables.seat.alias(), tables.seat.alias()
    asked = (
        select(other.c.match, tables.person.c.name, other.c.bot)
        .distinct()
        .select_from(mine)
        .join(other, other.c.match == mine.c.match)
        .outerjoin(tables.person, tables.person.c.id == other.c.person)
        .where(mine.c.person == person, other.c.person.is_distinct_from(person))
        .order_by(other.c.match, other.c.seat)
        .add_columns(other.c.seat)
    )
    told: dict[str, list[Opponent]] = {}
    for match, name, bot, _ in await store.all(asked):
        told.setdefault(match, []).append(Opponent(name or "", bot))
    return told


async def scored_of(store: Store, person: str, game: str | None = None) -> list[Scored]:
    """A person's finished matches that count, the oldest first."""
    past = _past(person, game)
    asked = (
        select(past.c.finished, past.c.score, past.c.head, past.c.seat)
        .where(past.c.counts, past.c.finished.is_not(None), past.c.score.is_not(None))
        .order_by(past.c.finished)
    )
    return [Scored(*row) for row in await store.all(asked)]


def _past(person: str, game: str | None) -> Subquery:
    """Every match of a person, with the columns of `Past`.

    Two deals are the same if their seeds are, even if the first match was deleted; the earliest match with a seed
    counts. `_APART` never counts. `matches.kinds` groups the others by head and seat.
    """
    m, r, s = tables.match.c, tables.result.c, tables.seat.c
    times_dealt = func.row_number().over(partition_by=m.seed, order_by=(m.created, m.id, s.seat))
    asked = (
        select(m.id.label("match"), m.game, m.created, m.finished, m.practice, m.source, m.parent, m.head, s.seat)
        .add_columns(r.score, r.place, r.rank.label("title"))
        .add_columns(
            and_(
                m.practice.is_(False),
                m.source != "lesson",
                times_dealt == 1,
                *(m.head.not_like(f"%\n{line}%") for line in _APART),
            ).label("counts")
        )
        .select_from(tables.seat)
        .join(tables.match, m.id == s.match)
        .outerjoin(tables.result, (r.match == m.id) & (r.seat == s.seat))
        .where(s.person == person)
    )
    return (asked if game is None else asked.where(m.game == game)).subquery()
