"""Routes of the companion: counts, the referee, common questions, what a caller calls, and sheets that are kept."""

from __future__ import annotations

from typing import cast

import msgspec
from litestar import MediaType, Response, delete, get, post, put
from litestar.params import FromPath, FromQuery, RawBody

from mazzo import companion
from mazzo.companion import Calling, QuestionOfRules, TableCount, Verdict
from mazzo.host.words import Language
from mazzo.server.accounts.authenticator import GivenAuthenticator, require_person
from mazzo.server.companion import messages
from mazzo.server.companion.service import GivenPrintedGames
from mazzo.server.errors import ServiceError
from mazzo.server.http.requests import AnyRequest, read_body
from mazzo.server.http.security_middleware import address

SEED = 64
"""Longest seed of a caller, in characters."""


@post("/api/companion/{game:str}/count", status_code=200, body=messages.EnteredSheet, is_open=True)
async def count(
    request: AnyRequest, printed_games: GivenPrintedGames, game: FromPath[str], body: RawBody
) -> Response[TableCount]:
    """The count of a sheet: every line with its rule, and what is wrong with it."""
    read_body(body, messages.EnteredSheet)  # the game reads what is in it
    result = await printed_games.work(game, address(request.scope), companion.count, body)
    return Response(cast(TableCount, msgspec.json.encode(result)), media_type=MediaType.JSON)


@post("/api/companion/{game:str}/may", status_code=200, body=messages.RefereeCall, is_open=True)
async def may(request: AnyRequest, printed_games: GivenPrintedGames, game: FromPath[str], body: RawBody) -> Verdict:
    """Whether an action is allowed at a position on the table, else the refusal with its rule."""
    read_body(body, messages.RefereeCall)
    return await printed_games.work(game, address(request.scope), companion.may, body)


@get("/api/companion/{game:str}/questions", sync_to_thread=False, is_open=True)
def questions(
    printed_games: GivenPrintedGames, game: FromPath[str], language: FromQuery[Language] = "en"
) -> list[QuestionOfRules]:
    """The commonest questions about the rules, with answers."""
    printed_games.check(game)
    return list(companion.questions(game, language))


@get("/api/companion/{game:str}/cards", sync_to_thread=False, is_open=True)
def cards(
    printed_games: GivenPrintedGames, game: FromPath[str], seed: FromQuery[str], recipes: FromQuery[bool] = False
) -> Calling:
    """The numbers that a caller calls for a seed, in order."""
    printed_games.check(game)
    if not 0 < len(seed) <= SEED:
        raise ServiceError(400, "bad-request", where="seed")
    return companion.cards(game, seed, recipes)


@post("/api/companion/{game:str}/matches", body=messages.EnteredSheet)
async def keep(
    request: AnyRequest,
    authenticator: GivenAuthenticator,
    printed_games: GivenPrintedGames,
    game: FromPath[str],
    body: RawBody,
) -> messages.KeptSheet:
    """Keep a finished match that a sheet tells in full; the person sits at the first seat."""
    person = await require_person(request, authenticator)
    read_body(body, messages.EnteredSheet)
    return messages.KeptSheet(await printed_games.keep(game, person, body))


class _Entered(msgspec.Struct):
    """What was entered, as it was sent."""

    sheet: msgspec.Raw


@put("/api/companion/sheets/{id:str}", status_code=204, body=messages.NewTableSheet)
async def keep_sheet(
    request: AnyRequest,
    authenticator: GivenAuthenticator,
    printed_games: GivenPrintedGames,
    id: FromPath[str],
    body: RawBody,
) -> None:
    """Keep a sheet in the person's history, finished or not, or replace it; it is counted here."""
    person = await require_person(request, authenticator)
    entered = read_body(body, messages.NewTableSheet)
    await printed_games.keep_sheet(person, id, entered, bytes(read_body(body, _Entered).sheet))


@get("/api/companion/sheets")
async def sheets(
    request: AnyRequest,
    authenticator: GivenAuthenticator,
    printed_games: GivenPrintedGames,
    game: FromQuery[str | None] = None,
) -> list[messages.TableSheetRow]:
    """The sheets that the person keeps, of one game or of all, the one that changed last first."""
    return await printed_games.sheets_of(await require_person(request, authenticator), game)


@get("/api/companion/sheets/{id:str}")
async def sheet(
    request: AnyRequest, authenticator: GivenAuthenticator, printed_games: GivenPrintedGames, id: FromPath[str]
) -> messages.KeptTableSheet:
    """A sheet that the person keeps, with what was entered."""
    return await printed_games.sheet(await require_person(request, authenticator), id)


@delete("/api/companion/sheets/{id:str}")
async def delete_sheet(
    request: AnyRequest, authenticator: GivenAuthenticator, printed_games: GivenPrintedGames, id: FromPath[str]
) -> None:
    """Remove a sheet from the person's history."""
    await printed_games.delete_sheet(await require_person(request, authenticator), id)


ROUTES = [count, may, questions, cards, keep, keep_sheet, sheets, sheet, delete_sheet]
