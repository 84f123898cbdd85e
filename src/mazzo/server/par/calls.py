"""The calls about par: what a finished match's cards had to give, and the lines that show it."""

from __future__ import annotations

import gzip
from typing import Any, Literal

import msgspec
from litestar import Response, get
from litestar.params import FromPath

from mazzo.match import Match
from mazzo.server.gate import address
from mazzo.server.hall import GivenHall, Hall
from mazzo.server.live import LiveMatch
from mazzo.server.matches import packed, watched
from mazzo.server.par import wire
from mazzo.server.problems import AnyRequest, Turned, not_found
from mazzo.server.wire import Replay
from mazzo.solver.deal import Deal
from mazzo.solver.line import replayed


@get("/api/matches/{id:str}/par")
async def par(request: AnyRequest, hall: GivenHall, id: FromPath[str]) -> wire.Par:
    """What the cards of a finished match had to give, as far as it is known; ask again while it is being reckoned."""
    return await hall.par.told(await _finished(hall, id), address(request.scope))


@get("/api/matches/{id:str}/par/line")
async def line(request: AnyRequest, hall: GivenHall, id: FromPath[str]) -> Response[Replay]:
    """The line that reaches the lower end of par, as a replay."""
    return await _shown(request, hall, id, "line")


@get("/api/matches/{id:str}/par/honest")
async def honest(request: AnyRequest, hall: GivenHall, id: FromPath[str]) -> Response[Replay]:
    """The same for what the strongest bot played, which saw no more than a player does."""
    return await _shown(request, hall, id, "honest")


async def _shown(request: AnyRequest, hall: Hall, id: str, which: Literal["line", "honest"]) -> Response[Replay]:
    live = await _finished(hall, id)
    found = await hall.par.done(live)
    texts = found.line if which == "line" else found.honest_line
    told = await hall.workshop.made(f"par {which} {id}", address(request.scope), lambda: _replay(live, texts))
    return await packed(request, told)


async def _finished(hall: Hall, id: str) -> LiveMatch:
    """A match whose par may be told."""
    live = await hall.match(id)
    if not hall.par.has(live):
        raise not_found()
    if live.match.outcome is None:
        raise Turned(409, "match-not-over")
    return live


def _replay(live: LiveMatch, texts: list[str]) -> bytes:
    """A line of a match's deal as somebody alone with it would be shown it."""
    played = _played(Deal.of_match(live.match), texts)
    assert played.outcome is not None
    frames, steps = watched(played)
    told = Replay(live.row.id, live.row.game, live.deck, frames, steps, played.outcome)
    return gzip.compress(msgspec.json.encode(told), mtime=0)


def _played(deal: Deal, texts: list[str]) -> Match:
    state, used = deal.begin()
    actions = []
    for text in texts:
        actions.append(deal.game.read(state, 0, text))
        used = deal.act(state, used, actions[-1])
    return replayed(deal, actions)


CALLS: list[Any] = [par, line, honest]
