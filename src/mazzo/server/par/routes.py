"""Routes of par: the best score of a finished match's deal, and the lines that reach it."""

from __future__ import annotations

import gzip
from typing import Literal, cast

import msgspec
from litestar import MediaType, Response, get
from litestar.params import FromPath

from mazzo.match import Match
from mazzo.server.computations.computations import finished_match as finished
from mazzo.server.http.dependencies import GivenResponseCache
from mazzo.server.http.requests import AnyRequest
from mazzo.server.http.response_cache import ResponseCache
from mazzo.server.http.responses import gzip_response
from mazzo.server.http.security_middleware import address
from mazzo.server.matches.live import LiveMatch
from mazzo.server.matches.model.replay import watched
from mazzo.server.matches.registry import GivenMatches, MatchRegistry
from mazzo.server.matches.to_client import Replay
from mazzo.server.par import messages
from mazzo.server.par.service import GivenPar, ParService
from mazzo.solver.deal import Deal
from mazzo.solver.principal_variation import replayed


@get("/api/matches/{id:str}/par")
async def par(request: AnyRequest, matches: GivenMatches, par: GivenPar, id: FromPath[str]) -> Response[messages.Par]:
    """The par of a finished match's deal, as far as computed; poll until it is done."""
    result = await par.result_of(await finished(matches, par, id), address(request.scope))
    return Response(cast(messages.Par, result.text.encode()), media_type=MediaType.JSON)


@get("/api/matches/{id:str}/par/line")
async def line(
    request: AnyRequest, matches: GivenMatches, par: GivenPar, response_cache: GivenResponseCache, id: FromPath[str]
) -> Response[Replay]:
    """The line that reaches the lower bound of par, as a replay."""
    return await _line_replay(request, matches, par, response_cache, id, "line")


@get("/api/matches/{id:str}/par/honest")
async def honest(
    request: AnyRequest, matches: GivenMatches, par: GivenPar, response_cache: GivenResponseCache, id: FromPath[str]
) -> Response[Replay]:
    """The strongest bot's game on the same deal, as a replay; the bot saw no more than a player."""
    return await _line_replay(request, matches, par, response_cache, id, "honest")


async def _line_replay(
    request: AnyRequest,
    matches: MatchRegistry,
    par: ParService,
    response_cache: ResponseCache,
    id: str,
    which: Literal["line", "honest"],
) -> Response[Replay]:
    live = await finished(matches, par, id)
    result = await par.finished_par(live)
    texts = result.line if which == "line" else result.honest_line
    content = await response_cache.get_or_make(
        f"par {which} {id}", address(request.scope), lambda: _replay(live, texts)
    )
    return await gzip_response(request, content)


def _replay(live: LiveMatch, texts: list[str]) -> bytes:
    """A line for a match's deal as a solo player would see it, as gzipped JSON."""
    match = _match_of(Deal.of_match(live.match), texts)
    assert match.outcome is not None
    frames, steps = watched(match)
    message = Replay(live.row.id, live.row.game, live.deck, frames, steps, match.outcome)
    return gzip.compress(msgspec.json.encode(message), mtime=0)


def _match_of(deal: Deal, texts: list[str]) -> Match:
    state, luck = deal.begin()
    actions = []
    for text in texts:
        actions.append(deal.game.read(state, 0, text))
        luck = deal.act(state, luck, actions[-1])
    return replayed(deal, actions)


ROUTES = [par, line, honest]
