"""Routes of the history: a person's matches and their figures."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import cast

from litestar import get
from litestar.params import FromQuery

import mazzo
from mazzo.host.words import BotName
from mazzo.server.accounts.authenticator import GivenAuthenticator, require_person
from mazzo.server.errors import ServiceError, not_found
from mazzo.server.history import messages
from mazzo.server.history.kinds import Kind, figures, kinds_of
from mazzo.server.history.queries import (
    Cursor,
    Opponent,
    Past,
    history_of,
    opponents_of,
    streak_of,
    totals_of,
)
from mazzo.server.http.dependencies import GivenStore
from mazzo.server.http.requests import AnyRequest
from mazzo.server.limits import HISTORY
from mazzo.server.times import milliseconds, timestamp


@get("/api/history", operation_id="matches.history")
async def history(
    request: AnyRequest,
    authenticator: GivenAuthenticator,
    store: GivenStore,
    game: FromQuery[str | None] = None,
    after: FromQuery[str | None] = None,
) -> messages.History:
    """The person's matches, of one game or of all (orchard 8.4); `after`: the `next` of the page before."""
    person = await require_person(request, authenticator)
    if game is not None and game not in mazzo.GAMES:
        raise not_found()
    past = await history_of(store, person.id, game, HISTORY + 1, None if after is None else _cursor(after))
    page = past[:HISTORY]
    totals = await totals_of(store, person.id, game)
    opponents = await opponents_of(store, person.id, {match.match for match in page})
    kinds = kinds_of((match.head, match.seat) for match in page)
    figures_by_kind = figures(kinds.values(), totals)
    number = {kind: at for at, kind in enumerate(figures_by_kind)}
    rows = [(match, kinds[match.head, match.seat]) for match in page if (match.head, match.seat) in kinds]
    return messages.History(
        games=[_row(match, number[kind], kind, opponents.get(match.match, [])) for match, kind in rows],
        kinds=list(figures_by_kind.values()),
        streak=await streak_of(store, person.id, game, milliseconds()),
        count=sum(total.count for total in totals),
        next=f"{page[-1].created}.{page[-1].match}.{page[-1].seat}" if len(past) > HISTORY else None,
    )


def _cursor(text: str) -> Cursor:
    """The place in a history that a `next` names. Raises ServiceError for any other text."""
    match = re.fullmatch(r"(\d{1,16})\.([0-9a-z]{8,24})\.(\d{1,2})", text, re.ASCII)
    if match is None:
        raise ServiceError(400, "bad-request", where="after")
    return Cursor(int(match[1]), match[2], int(match[3]))


def _row(past: Past, number: int, kind: Kind, opponents: Sequence[Opponent]) -> messages.Row:
    return messages.Row(
        match=past.match,
        created=timestamp(past.created),
        finished=None if past.finished is None else timestamp(past.finished),
        score=past.score,
        title=past.title,
        practice=past.practice,
        counts=past.counts,
        rest_of=past.parent if past.source == "rest" else None,
        status="playing" if past.finished is None else "finished",
        game=past.game,
        kind=number,
        opponents=[messages.Opponent(each.name, cast(BotName | None, each.bot)) for each in opponents],
        place=past.place if kind.seats > 1 else None,
        won=kind.is_contest
        and past.place is not None
        and mazzo.GAMES[past.game].meta.wins(past.place, -1 if past.title is None else past.title),
        hints=past.hints,
        offline=past.source == "offline",
        table=past.source == "table",
    )


ROUTES = [history]
