"""The route of streaks."""

from __future__ import annotations

from litestar import get
from litestar.di import NamedDependency

from mazzo.games import GAMES
from mazzo.server.accounts.authenticator import GivenAuthenticator, require_person
from mazzo.server.http.requests import AnyRequest
from mazzo.server.streaks import messages
from mazzo.server.streaks.model import present
from mazzo.server.streaks.queries import ANY, StreakStore
from mazzo.server.times import DAY, timestamp

FROZEN = 60
"""Days before today of which the frozen ones are listed."""
GivenStreakStore = NamedDependency[StreakStore]


@get("/api/streaks")
async def streaks(
    request: AnyRequest, authenticator: GivenAuthenticator, streak_store: GivenStreakStore
) -> messages.Streaks:
    """The person's days and weeks in a row."""
    person = await require_person(request, authenticator)
    today, frozen = streak_store.now() // DAY, await streak_store.frozen()
    of_person = await streak_store.of(person.id)
    rows = {game: present(of_person[game], today, frozen) for game in (ANY, *GAMES) if game in of_person}
    return messages.Streaks(
        date=_date(today),
        of=[
            messages.Streak(
                game=game,
                days=row.days,
                best_days=row.best_days,
                weeks=row.weeks,
                best_weeks=row.best_weeks,
                last=_date(row.last_day),
                today=row.last_day == today,
            )
            for game, row in rows.items()
        ],
        frozen=[_date(day) for day in sorted(frozen) if today - FROZEN <= day <= today],
    )


def _date(day: int) -> str:
    return timestamp(day * DAY)[:10]


ROUTES = [streaks]
