"""Routes of puzzles: the puzzle of a day, a try, and the answer."""

from __future__ import annotations

import gzip

import msgspec
from litestar import Response, get, post
from litestar.params import FromPath, FromQuery, RawBody

from mazzo.host import puzzle_messages as messages
from mazzo.host.words import Problem
from mazzo.server.http.dependencies import GivenResponseCache, GivenWithheld
from mazzo.server.http.requests import AnyRequest, read_body
from mazzo.server.http.responses import gzip_response
from mazzo.server.http.security_middleware import address
from mazzo.server.puzzles.service import GivenDailyPuzzles, day_of, today


@get("/api/puzzles/{game:str}")
async def puzzle(
    request: AnyRequest,
    withheld: GivenWithheld,
    response_cache: GivenResponseCache,
    daily_puzzles: GivenDailyPuzzles,
    game: FromPath[str],
    date: FromQuery[str | None] = None,
) -> Response[messages.Puzzle]:
    """The puzzle of a day, by default of today in UTC."""
    day = today() if date is None else day_of(date)
    daily = await daily_puzzles.of(withheld, game, day, address(request.scope))
    content = await response_cache.get_or_make(
        f"puzzle {game} {day} {today()}",
        address(request.scope),
        lambda: gzip.compress(msgspec.json.encode(daily.message(today())), mtime=0),
    )
    return await gzip_response(request, content)


@post("/api/puzzles/{game:str}/{date:str}", status_code=200, body=messages.PuzzleCall)
async def attempt(
    request: AnyRequest,
    withheld: GivenWithheld,
    daily_puzzles: GivenDailyPuzzles,
    game: FromPath[str],
    date: FromPath[str],
    body: RawBody,
) -> messages.PuzzleResult:
    """Try an action: whether it is the best, and the answer."""
    call = read_body(body, messages.PuzzleCall)
    return (await daily_puzzles.of(withheld, game, day_of(date), address(request.scope))).result(call)


@get("/api/puzzles/{game:str}/{date:str}/answer")
async def answer(
    request: AnyRequest,
    withheld: GivenWithheld,
    daily_puzzles: GivenDailyPuzzles,
    game: FromPath[str],
    date: FromPath[str],
) -> messages.PuzzleAnswer:
    """The answer, without a try."""
    return (await daily_puzzles.of(withheld, game, day_of(date), address(request.scope))).answer()


@post("/api/puzzles/{game:str}/{date:str}/why", status_code=200, body=messages.PuzzleAction)
async def why(
    request: AnyRequest,
    withheld: GivenWithheld,
    daily_puzzles: GivenDailyPuzzles,
    game: FromPath[str],
    date: FromPath[str],
    body: RawBody,
) -> Problem:
    """Why an action is not legal; code "" if it is."""
    call = read_body(body, messages.PuzzleAction)
    return (await daily_puzzles.of(withheld, game, day_of(date), address(request.scope))).why(call.action)


ROUTES = [puzzle, attempt, answer, why]
