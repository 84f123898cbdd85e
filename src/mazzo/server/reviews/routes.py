"""Routes of reviews: what each action of a finished match cost, and the values of other lines."""

from __future__ import annotations

import asyncio
import gzip

from litestar import Response, get, post
from litestar.params import FromPath, RawBody

from mazzo.host import review_messages as messages
from mazzo.server.accounts.authenticator import GivenAuthenticator, optional_person, require_person
from mazzo.server.computations.computations import finished_match as finished
from mazzo.server.deals.gate import GivenDealGate
from mazzo.server.http.dependencies import GivenResponseCache
from mazzo.server.http.requests import AnyRequest, read_body
from mazzo.server.http.responses import gzip_response
from mazzo.server.http.security_middleware import address
from mazzo.server.matches.registry import GivenMatches
from mazzo.server.reviews.service import GivenReviews


@get("/api/matches/{id:str}/review")
async def review(
    request: AnyRequest,
    authenticator: GivenAuthenticator,
    matches: GivenMatches,
    reviews: GivenReviews,
    deal_gate: GivenDealGate,
    response_cache: GivenResponseCache,
    id: FromPath[str],
) -> Response[messages.ReviewAnswer]:
    """The review of a finished match, as far as computed; poll until it is done."""
    person, client = await optional_person(request, authenticator), address(request.scope)
    live = await finished(matches, reviews, deal_gate, person, id)
    result = await reviews.result_of(live, client)

    def compressed() -> bytes:
        return gzip.compress(result.text.encode(), mtime=0)

    if result.is_done:
        return await gzip_response(request, await response_cache.get_or_make(f"review {id}", client, compressed))
    return await gzip_response(request, await asyncio.to_thread(compressed))


@post("/api/matches/{id:str}/review/line", status_code=200, body=messages.LineCall)
async def line(
    request: AnyRequest,
    authenticator: GivenAuthenticator,
    matches: GivenMatches,
    reviews: GivenReviews,
    deal_gate: GivenDealGate,
    id: FromPath[str],
    body: RawBody,
) -> messages.LineValue:
    """The value of a line of play that was not played."""
    person = await require_person(request, authenticator)
    message = read_body(body, messages.LineCall)
    return await reviews.value_of_line(await finished(matches, reviews, deal_gate, person, id), person, message)


ROUTES = [review, line]
