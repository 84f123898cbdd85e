"""Processor time of the pages of deals that many have played: a deal's page, and a board with all its members. The
server runs in this process, and beside it the bare application, which answers the same bytes.
"""

import asyncio
import sqlite3
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, MutableMapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
from litestar import Litestar, Response, get

from bench.figure import TINY, Effort, Figure, compare
from mazzo.server.app import make_app
from mazzo.server.limits import BOARD_MEMBERS
from mazzo.server.times import DAY, MINUTE

ATTEMPTS = 10_000
DAYS = 10
"""Days of a board on which everybody has played every deal, with the present one."""
REQUESTS = 40
"""Requests in one measurement."""
MILLISECONDS = 1e3
GOAL = "20 ms"

Message = MutableMapping[str, Any]
Application = Callable[[Any, Any, Any], Awaitable[None]]


@dataclass(frozen=True)
class Answer:
    """The answer to a request."""

    status: int
    headers: Sequence[tuple[bytes, bytes]]
    body: bytes


class Client:
    """Calls an application without a socket, as one guest."""

    def __init__(self, application: Application) -> None:
        self._application = application
        self._cookie = b""

    async def call(self, path: str, body: bytes = b"") -> Answer:
        """Send a request: POST with a body, else GET."""
        parts: list[Message] = []

        async def receive() -> Message:
            return {"type": "http.request", "body": body, "more_body": False}

        async def send(message: Message) -> None:
            parts.append(message)

        headers = [(b"host", b"127.0.0.1"), (b"content-type", b"application/json"), (b"cookie", self._cookie)]
        scope = {
            "type": "http",
            "asgi": {"version": "3.0", "spec_version": "2.3"},
            "http_version": "1.1",
            "method": "POST" if body else "GET",
            "scheme": "http",
            "path": path,
            "raw_path": path.encode(),
            "query_string": b"",
            "root_path": "",
            "headers": headers,
            "client": ("127.0.0.1", 1),
            "server": ("127.0.0.1", 80),
            "state": {},
        }
        await self._application(scope, receive, send)
        start, *rest = parts
        answer = Answer(start["status"], start["headers"], b"".join(part.get("body", b"") for part in rest))
        for name, value in answer.headers:
            if name.lower() == b"set-cookie":
                self._cookie = value.partition(b";")[0]
        assert answer.status in (200, 201), answer.body
        return answer


@asynccontextmanager
async def running(application: Application) -> AsyncIterator[Client]:
    """The application, started for the block, and a client of it."""
    incoming: asyncio.Queue[Message] = asyncio.Queue()
    outgoing: asyncio.Queue[Message] = asyncio.Queue()
    scope = {"type": "lifespan", "asgi": {"version": "3.0", "spec_version": "2.3"}, "state": {}}
    task = asyncio.ensure_future(application(scope, incoming.get, outgoing.put))
    incoming.put_nowait({"type": "lifespan.startup"})
    assert (await outgoing.get())["type"] == "lifespan.startup.complete"
    try:
        yield Client(application)
    finally:
        incoming.put_nowait({"type": "lifespan.shutdown"})
        await task


def measure(effort: Effort) -> Iterator[Figure]:
    with tempfile.TemporaryDirectory(prefix="mazzo-bench-") as folder:
        yield from asyncio.run(_measure(effort, Path(folder) / "games.db"))


async def _measure(effort: Effort, database: Path) -> list[Figure]:
    attempts, members = (20, 5) if effort == TINY else (ATTEMPTS, BOARD_MEMBERS)
    async with running(make_app(database)) as client:
        me = msgspec.json.decode((await client.call("/api/me")).body)["id"]
        deals = {
            tile["game"]: tile["deal"] for tile in msgspec.json.decode((await client.call("/api/today")).body)["tiles"]
        }
        board = msgspec.json.decode((await client.call("/api/boards", b'{"name": "club"}')).body)["id"]
        _fill(database, me, board, deals, members, attempts)
        pages = {
            "deal page": f"/api/deals/{deals['orchard']}",
            "deal page: list of attempts": f"/api/deals/{deals['orchard']}/attempts",
            "board page": f"/api/boards/{board}",
        }
        return [
            await _figure(effort, name, client, path, f"{attempts:,} attempts, {members} members")
            for name, path in pages.items()
        ]


async def _figure(effort: Effort, name: str, client: Client, path: str, what: str) -> Figure:
    body = (await client.call(path)).body

    @get(path, media_type="application/json")
    async def same() -> Response[bytes]:
        return Response(body)

    bare = Litestar([same], openapi_config=None, logging_config=None)
    requests = 1 if effort == TINY else REQUESTS
    ours: list[float] = []
    theirs: list[float] = []
    async with running(bare) as peer:
        for _ in range(effort.rounds):
            ours.append(await _cost(client, path, requests))
            theirs.append(await _cost(peer, path, requests))
    how = f"{what}; processor time of the process for a request; {requests} a round, of {len(body):,} bytes"
    return compare(name, "ms", tuple(ours), "the same bytes by bare Litestar", tuple(theirs), how=how, goal=GOAL)


async def _cost(client: Client, path: str, requests: int) -> float:
    began = time.process_time()
    for _ in range(requests):
        await client.call(path)
    return MILLISECONDS * (time.process_time() - began) / requests


def _fill(database: Path, me: str, board: str, deals: dict[str, str], members: int, attempts: int) -> None:
    """Members who have played the deals of today and of the days before, and others who have played today's Orchard."""
    now = time.time_ns() // 1_000_000
    people = [me, *(f"m{k}" for k in range(1, members))]
    with sqlite3.connect(database) as connection:
        connection.executemany(
            "INSERT INTO person (id, name, colour, language, created) VALUES (?, ?, 0, 'en', ?)",
            [(person, f"Member {k}", now) for k, person in enumerate(people) if k],
        )
        connection.executemany(
            "INSERT INTO board_member (board, person, joined, number) VALUES (?, ?, ?, ?)",
            [(board, person, now, k + 1) for k, person in enumerate(people) if k],
        )
        for before in range(1, DAYS):
            connection.executemany(
                'INSERT INTO deal (id, game, head, bots, seed, "order", day, created, opens, closes, parent) '
                'SELECT id || ?, game, head, bots, seed, "order", day - ?, created, opens - ?, closes - ?, parent '
                "FROM deal WHERE id = ?",
                [(f"-{before}", before, before * DAY, before * DAY, deal) for deal in deals.values()],
            )
        played = [deal + after for deal in deals.values() for after in ("", *(f"-{k}" for k in range(1, DAYS)))]
        rows: list[tuple[str, str | None]] = [(deal, person) for deal in played for person in people]
        rows += [(deals["orchard"], None) for _ in range(members, attempts)]
        connection.executemany(
            "INSERT INTO attempt (match, deal, person, began, ended, score, is_account, is_program, minutes) "
            "VALUES (?, ?, ?, ?, ?, ?, 0, 0, 9)",
            [(f"a{k}", deal, person, now, now + MINUTE, k * 7 % 61) for k, (deal, person) in enumerate(rows)],
        )
    connection.close()
