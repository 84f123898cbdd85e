"""Two honest clients who play one match after the other and call the health check, with the time of each answer."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from statistics import quantiles
from types import TracebackType
from typing import Any, Self

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from mazzo.host import to_client
from mazzo.host.from_client import Play
from mazzo.host.to_client import Refused
from mazzo.server.accounts import guests
from mazzo.server.rooms.from_client import NewRoom, Rematch, Sit, Start
from mazzo.server.rooms.to_client import Room, RoomAnswer
from tests.attacks.ways import HONEST, Target
from tests.server.served import State, fresh_id, heard

PACE = 0.06
"""Seconds between moves of a client; twenty messages a second are allowed."""
PULSE = 0.1
"""Seconds from one question for the server's health to the next."""
TIMEOUT = 60.0
MILLISECONDS = 1e3


@dataclass
class Times:
    """When something was asked, and how many seconds the answer took."""

    asked: list[tuple[float, float]] = field(default_factory=list)

    def between(self, start: float, end: float) -> list[float]:
        """What took how many milliseconds of all that was asked in this time."""
        return [seconds * MILLISECONDS for at, seconds in self.asked if start <= at < end]


def p99(milliseconds: Sequence[float]) -> float:
    """What 99 of 100 do not exceed."""
    return min(quantiles(milliseconds, n=100)[98], max(milliseconds))


class Pair:
    """The two, from when the block is entered until it is left."""

    def __init__(self, target: Target) -> None:
        self._target = target
        self.moves, self.health = Times(), Times()
        self.done: list[str] = []
        """The ids of all moves that were acknowledged."""
        self.refused: list[Refused] = []
        self._playing: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        transport = httpx.AsyncHTTPTransport(local_address=self._target.local(HONEST))
        self._http = httpx.AsyncClient(
            base_url=f"http://127.0.0.1:{self._target.port}",
            headers=self._target.headers(HONEST),
            transport=transport,
            timeout=TIMEOUT,
        )
        self._cookies = [await self._come() for _ in range(2)]
        self._playing = asyncio.create_task(self._play())
        self._asking = asyncio.create_task(self._ask())
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for task in (self._playing, self._asking):
            if task is not None:
                task.cancel()
                with suppress(asyncio.CancelledError):
                    await task
        await self._http.aclose()

    async def wait(self, seconds: float) -> tuple[float, float]:
        """Let the two play for so long, and until all that they asked in it is answered; the time it was."""
        start = time.perf_counter()
        end = start + seconds
        while min(self.moves.asked[-1:], default=(0.0, 0.0))[0] < end:
            assert self._playing is not None
            if self._playing.done():
                self._playing.result()
                raise AssertionError("the honest people play no more")
            assert time.perf_counter() < end + TIMEOUT, "a move of an honest person was never answered"
            await asyncio.sleep(0.02)
        return start, end

    # ---- inside

    async def _come(self) -> str:
        answer = await self._http.get("/api/me")
        answer.raise_for_status()
        self._http.cookies.clear()
        return f"{guests.COOKIE}={answer.cookies[guests.COOKIE]}"

    async def _post(self, cookie: str, path: str, body: msgspec.Struct) -> bytes:
        headers = {"Cookie": cookie, "Content-Type": "application/json"}
        answer = await self._http.post(path, content=msgspec.json.encode(body), headers=headers)
        assert answer.is_success, (path, answer.status_code, answer.text)
        return answer.content

    async def _play(self) -> None:
        host, guest = self._cookies
        opened = await self._post(host, "/api/rooms", NewRoom("orchard", 2))
        path = f"/api/rooms/{msgspec.json.decode(opened, type=RoomAnswer).room}/acts"
        await self._post(guest, path, Sit(fresh_id(), 1))
        told = await self._post(host, path, Start(fresh_id()))
        while True:
            match = msgspec.json.decode(told, type=Room).match
            async with asyncio.TaskGroup() as both:
                for cookie in self._cookies:
                    both.create_task(self._sit(match, cookie))
            await self._post(host, path, Rematch(fresh_id()))
            told = await self._post(guest, path, Rematch(fresh_id()))

    async def _sit(self, match: str | None, cookie: str) -> None:
        """Play one seat of a match to its end."""
        async with connect(
            f"ws://127.0.0.1:{self._target.port}/ws/matches/{match}",
            additional_headers={"Cookie": cookie, **self._target.headers(HONEST)},
            local_addr=(self._target.local(HONEST), 0),
            compression=None,
            open_timeout=TIMEOUT,
            ping_interval=None,
        ) as socket:
            told = version = 0
            state: State | None = None
            while state is None or state.snapshot.outcome is None:
                if state is not None and told >= version and state.snapshot.offers.actions:
                    await asyncio.sleep(PACE)
                    version, state = await self._move(socket, state)
                else:
                    state = await self._next(socket, state)
                told = state.snapshot.version if state else 0

    async def _move(self, socket: ClientConnection, state: State) -> tuple[int, State]:
        """Play the first offer; returns the version after it, and the last state received."""
        id = fresh_id()
        play = Play(id, state.snapshot.version, state.snapshot.offers.actions[:1])
        start = time.perf_counter()
        await socket.send(msgspec.json.encode(play).decode())
        while True:
            told = heard.decode(await socket.recv())
            if isinstance(told, State):
                state = told
            elif isinstance(told, Refused):
                assert told.code == "out-of-date", told  # the other was quicker
                return told.version, state
            elif isinstance(told, to_client.Done):
                self.moves.asked.append((start, time.perf_counter() - start))
                self.done.append(id)
                return told.version, state

    async def _next(self, socket: ClientConnection, state: State | None) -> State | None:
        told: Any = heard.decode(await socket.recv())
        return told if isinstance(told, State) else state

    async def _ask(self) -> None:
        while True:
            start = time.perf_counter()
            answer = await self._http.get("/api/health")
            assert answer.status_code == 200, answer.text
            self.health.asked.append((start, time.perf_counter() - start))
            await asyncio.sleep(PULSE)
