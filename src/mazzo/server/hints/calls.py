"""The calls about advice: a hint, step by step, and in practice what each action costs."""

from __future__ import annotations

from typing import Any

from litestar import get, post
from litestar.params import FromPath, FromQuery, RawBody

from mazzo.server.hall import GivenHall
from mazzo.server.hints import wire
from mazzo.server.people import known
from mazzo.server.problems import AnyRequest, read_body


@post("/api/matches/{id:str}/hint", status_code=200)
async def hint(request: AnyRequest, hall: GivenHall, id: FromPath[str], body: RawBody) -> wire.Hint:
    """What to do now, as far as one wants to be told."""
    person = await known(request, hall)
    asked = read_body(body, wire.HintCall)
    live = await hall.match(id)
    await live.reach(live.seat_of(person.id), asked.version)
    return await hall.hints.hint(live, person, asked.version, asked.step)


@get("/api/matches/{id:str}/costs")
async def costs(request: AnyRequest, hall: GivenHall, id: FromPath[str], version: FromQuery[int]) -> wire.Costs:
    """In practice: what each action that one may do now would cost beside the best."""
    person = await known(request, hall)
    live = await hall.match(id)
    await live.reach(live.seat_of(person.id), version)
    return await hall.hints.costs(live, person, version)


CALLS: list[Any] = [hint, costs]
