"""Routes of par: the best score of a finished match's deal, and the lines that reach it."""

from __future__ import annotations

import gzip
from typing import Literal, cast

import msgspec
from litestar import MediaType, Response, get
from litestar.params import FromPath

from mazzo.host import par_messages as messages
from mazzo.host.to_client import Replay
from mazzo.server.accounts.authenticator import GivenAuthenticator, optional_person
from mazzo.server.computations.computations import finished_match as finished
from mazzo.server.deals.gate import GivenDealGate
from mazzo.server.http.dependencies import GivenResponseCache
from mazzo.server.http.requests import AnyRequest
from mazzo.server.http.response_cache import ResponseCache
from mazzo.server.http.responses import gzip_response
from mazzo.server.http.security_middleware import address
from mazzo.server.matches.live import LiveMatch
from mazzo.server.matches.registry import GivenMatches
from mazzo.server.par.service import GivenPar, ParService


@get("/api/matches/{id:str}/par")
async def par(
    request: AnyRequest,
    authenticator: GivenAuthenticator,
    matches: GivenMatches,
    par: GivenPar,
    deal_gate: GivenDealGate,
    id: FromPath[str],
) -> Response[messages.Par]:
    """The par of a finished match's deal, as far as computed; poll until it is done."""
    live = await finished(matches, par, deal_gate, await optional_person(request, authenticator), id)
    result = await par.result_of(live, address(request.scope))
    return Response(cast(messages.Par, result.text.encode()), media_type=MediaType.JSON)


@get("/api/matches/{id:str}/par/line")
async def line(
    request: AnyRequest,
    authenticator: GivenAuthenticator,
    matches: GivenMatches,
    par: GivenPar,
    deal_gate: GivenDealGate,
    response_cache: GivenResponseCache,
    id: FromPath[str],
) -> Response[Replay]:
    """The line that reaches the lower bound of par, as a replay."""
    live = await finished(matches, par, deal_gate, await optional_person(request, authenticator), id)
    return await _line_replay(request, live, par, response_cache, "line")


@get("/api/matches/{id:str}/par/honest")
async def honest(
    request: AnyRequest,
    authenticator: GivenAuthenticator,
    matches: GivenMatches,
    par: GivenPar,
    deal_gate: GivenDealGate,
    response_cache: GivenResponseCache,
    id: FromPath[str],
) -> Response[Replay]:
    """The strongest bot's game on the same deal, as a replay; the bot saw no more than a player."""
    live = await finished(matches, par, deal_gate, await optional_person(request, authenticator), id)
    return await _line_replay(request, live, par, response_cache, "honest")


async def _line_replay(
    request: AnyRequest,
    live: LiveMatch,
    par: ParService,
    response_cache: ResponseCache,
    which: Literal["line", "honest"],
) -> Response[Replay]:
    result = await par.finished_par(live)
    texts = result.line if which == "line" else result.honest_line
    content = await response_cache.get_or_make(
        f"par {which} {live.row.id}", address(request.scope), lambda: _replay(live, texts)
    )
    return await gzip_response(request, content)


def _replay(live: LiveMatch, texts: list[str]) -> bytes:
    """A line for a match's deal as a solo player would see it, as gzipped JSON."""
    from mazzo.host.best_score import replay_of_line

    return gzip.compress(msgspec.json.encode(replay_of_line(live.row.id, live.match, texts)), mtime=0)


ROUTES = [par, line, honest]
