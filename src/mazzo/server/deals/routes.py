"""Routes of deals: the deals of a day, their archive, the page of a deal, and attempts at it."""

from __future__ import annotations

from litestar import get, post
from litestar.params import FromPath, FromQuery, RawBody

from mazzo.server.accounts.authenticator import GivenAuthenticator, optional_person, require_person
from mazzo.server.deals import messages
from mazzo.server.deals.queries import Filter
from mazzo.server.deals.service import GivenDeals
from mazzo.server.http.requests import AnyRequest, read_body
from mazzo.server.http.security_middleware import address


@get("/api/today")
async def today(
    request: AnyRequest, authenticator: GivenAuthenticator, deals: GivenDeals, date: FromQuery[str | None] = None
) -> messages.Today:
    """The deals of a day, by default of today in UTC, with the person's own results."""
    return await deals.today(await optional_person(request, authenticator), date)


@get("/api/deals")
async def archive(
    request: AnyRequest,
    authenticator: GivenAuthenticator,
    deals: GivenDeals,
    month: FromQuery[str],
    game: FromQuery[str | None] = None,
) -> messages.Month:
    """The deals of the days of a month, such as 2026-11, with the person's own results."""
    return await deals.month(await optional_person(request, authenticator), month, game)


@post("/api/deals", body=messages.NewDeal)
async def make(
    request: AnyRequest, authenticator: GivenAuthenticator, deals: GivenDeals, body: RawBody
) -> messages.NewDealAnswer:
    """Make a deal from a finished match, so that others can play it."""
    await require_person(request, authenticator)
    return messages.NewDealAnswer(await deals.make(read_body(body, messages.NewDeal).match))


@get("/api/deals/{id:str}")
async def page(
    request: AnyRequest, authenticator: GivenAuthenticator, deals: GivenDeals, id: FromPath[str]
) -> messages.DealPage:
    """A deal; its results only after the person's own first attempt."""
    return await deals.page(await optional_person(request, authenticator), id, address(request.scope))


@get("/api/deals/{id:str}/attempts")
async def attempts(
    request: AnyRequest,
    authenticator: GivenAuthenticator,
    deals: GivenDeals,
    id: FromPath[str],
    unassisted: FromQuery[bool] = False,
    accounts: FromQuery[bool] = False,
    plausible: FromQuery[bool] = False,
    programs: FromQuery[bool] = False,
    after: FromQuery[str | None] = None,
) -> messages.Attempts:
    """The first attempts of people at a deal that have ended, the best first. `unassisted`: only without hints;
    `accounts`: only of accounts; `plausible`: without marked results; `programs`: those of programs instead; `after`:
    the `next` of the answer before.
    """
    person = await optional_person(request, authenticator)
    return await deals.attempts(person, id, Filter(unassisted, accounts, plausible, programs), after)


@post("/api/deals/{id:str}/attempts", body=messages.NewAttempt)
async def begin(
    request: AnyRequest, authenticator: GivenAuthenticator, deals: GivenDeals, id: FromPath[str], body: RawBody
) -> messages.NewAttemptAnswer:
    """Begin a match on a deal, or resume the first attempt while it is in progress."""
    person = await require_person(request, authenticator)
    read_body(body, messages.NewAttempt)
    return await deals.begin(person, id, address(request.scope))


ROUTES = [today, archive, make, page, attempts, begin]
