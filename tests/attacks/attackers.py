"""The attacks, run in a separate process: `python -m tests.attacks.attackers NAME SECONDS TARGET`.

Prints `ready` when its clients are connected, attacks for the given time, and closes all connections.
"""

from __future__ import annotations

import asyncio
import json
import os
import secrets
import sys
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any

from websockets.frames import Frame, Opcode

import mazzo
from tests.attacks.ways import Target

PLACE = 2
GUESTS, SOCKETS = 16, 16
"""People of one address, and connections of each: as many as are let in."""
CROWD = 600
"""Connections that say nothing."""
POLITE = 0.055
"""Seconds between the messages of one socket, so that none is too fast."""
PIPELINED = 500
"""Calls sent on one connection at once."""
LARGEST = 8
"""Files that are asked for, of the largest."""
STATIC = Path(mazzo.__file__).parent / "server" / "static"
GONE = (OSError, EOFError, asyncio.IncompleteReadError, asyncio.LimitOverrunError, ValueError)
"""What ends a connection: the server does, or its answer is none."""


class Line:
    """One connection of an attacker."""

    def __init__(self, target: Target, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer
        self._target = target

    async def send(self, data: bytes) -> None:
        """Send as the server takes it."""
        self.writer.write(data)
        await self.writer.drain()

    def head(self, method: str, path: str, **more: str) -> bytes:
        """The head of a call."""
        told = {"Host": f"127.0.0.1:{self._target.port}", **self._target.headers(PLACE)}
        told |= {name.replace("_", "-"): value for name, value in more.items()}
        lines = [f"{method} {path} HTTP/1.1", *(f"{name}: {value}" for name, value in told.items())]
        return "\r\n".join([*lines, "", ""]).encode("latin-1")

    async def answer(self) -> tuple[str, bytes]:
        """Head and body of the next answer."""
        head = (await self.reader.readuntil(b"\r\n\r\n")).decode("latin-1").lower()
        _, found, length = head.partition("content-length: ")
        return head, await self.reader.readexactly(int(length.split()[0])) if found else b""

    async def call(self, method: str, path: str, body: Any = None, **more: str) -> Any:
        """Ask and read the answer, which must be good; its JSON."""
        told = b"" if body is None else json.dumps(body).encode()
        if body is not None:
            more |= {"Content_Type": "application/json", "Content_Length": str(len(told))}
        await self.send(self.head(method, path, **more) + told)
        head, text = await self.answer()
        if not head.startswith("http/1.1 2"):
            raise ValueError(head)
        return json.loads(text)

    async def guest(self) -> str:
        """The cookie of a new guest."""
        await self.send(self.head("GET", "/api/me"))
        head, _ = await self.answer()
        return head.partition("set-cookie: ")[2].partition(";")[0]

    async def upgrade(self, path: str, **more: str) -> None:
        """Become a socket."""
        more |= {"Connection": "Upgrade", "Upgrade": "websocket", "Sec_WebSocket_Version": "13"}
        await self.send(self.head("GET", path, Sec_WebSocket_Key="AAAAAAAAAAAAAAAAAAAAAA==", **more))
        head = await self.reader.readuntil(b"\r\n\r\n")
        if b" 101 " not in head:
            raise ValueError(head)

    async def read_on(self) -> None:
        """Read and forget until the server ends the connection."""
        while await self.reader.read(1 << 16):
            pass


class Attack:
    """Where an attack goes and how long it lasts."""

    def __init__(self, target: Target) -> None:
        self.target = target
        self.cookies: list[str] = []
        self._lines: list[Line] = []

    async def line(self, *, place: int = PLACE) -> Line:
        """One more connection."""
        local = (self.target.local(place), 0)
        reader, writer = await asyncio.open_connection("127.0.0.1", self.target.port, local_addr=local)
        line = Line(self.target, reader, writer)
        self._lines.append(line)
        return line

    async def again(self, do: Callable[[], Awaitable[None]]) -> None:
        """Do it again and again; when the server ends the connection, on a new one."""
        while True:
            with suppress(*GONE):
                await do()
            while self._lines and self._lines[0].writer.is_closing():
                self._lines.pop(0)
            await asyncio.sleep(0.001)

    async def by(self, count: int, do: Callable[[], Awaitable[None]]) -> None:
        """Do it so many times at once."""
        await asyncio.gather(*(self.again(do) for _ in range(count)))

    async def people(self) -> None:
        """Make the guests of an attack."""
        line = await self.line()
        self.cookies = [await line.guest() for _ in range(GUESTS)]

    async def as_everybody(self, do: Callable[[str], Awaitable[None]]) -> None:
        """Do it on every connection that the guests are let have."""

        def one(cookie: str) -> Awaitable[None]:
            return self.again(lambda: do(cookie))

        await asyncio.gather(*(one(cookie) for cookie in self.cookies for _ in range(SOCKETS)))


def frame(opcode: Opcode, data: bytes = b"", fin: bool = True) -> bytes:
    """A frame as a client sends it."""
    return Frame(opcode, data, fin).serialize(mask=True)


KINDS = {
    "pings": frame(Opcode.PING),
    "pongs": frame(Opcode.PONG),
    "continuations": frame(Opcode.CONT, fin=False),
    "texts": frame(Opcode.TEXT, b"x"),
}
FLOOD = 500_000
"""Frames of one flood: 3 MB."""


def frames(kind: str, *, reads: bool = True, sockets: int = 1) -> Callable[[Attack], Awaitable[None]]:
    """Tiny frames of a kind over sockets of a stranger."""

    async def attack(on: Attack) -> None:
        async def flood() -> None:
            line = await on.line()
            await line.upgrade(f"/ws/matches/{on.target.match}")
            reading = asyncio.create_task(line.read_on()) if reads else None
            try:
                if kind == "continuations":
                    await line.send(frame(Opcode.TEXT, b"x", fin=False))
                for _ in range(FLOOD // 5_000):
                    await line.send(KINDS[kind] * 5_000)
            finally:
                line.writer.transport.abort()
                if reading is not None:
                    with suppress(*GONE):
                        await reading

        await on.by(sockets, flood)

    return attack


async def resume_unread(on: Attack) -> None:
    """All ask for the whole history and never read it."""
    await _resume(on, reads=False)


async def resume_read(on: Attack) -> None:
    """All ask for the whole history and read it."""
    await _resume(on, reads=True)


async def _resume(on: Attack, *, reads: bool) -> None:
    asked = frame(Opcode.TEXT, b'{"t":"resume","version":0}')

    async def ask(cookie: str) -> None:
        line = await on.line()
        await line.upgrade(f"/ws/matches/{on.target.match}", Cookie=cookie)
        if not reads:
            line.writer.transport.pause_reading()  # type: ignore[attr-defined]
        reading = asyncio.create_task(line.read_on()) if reads else None
        try:
            await line.send(asked * 50)
            while reading is None or not reading.done():
                await line.send(asked)
                await asyncio.sleep(POLITE)
        finally:
            line.writer.transport.abort()
            if reading is not None:
                with suppress(*GONE):
                    await reading

    await on.as_everybody(ask)


async def streams_unread(on: Attack) -> None:
    """All ask for the whole history as streams of events and never read it."""
    await _streams(on, reads=False)


async def streams_read(on: Attack) -> None:
    """All ask for the whole history as streams of events, read it, and ask again."""
    await _streams(on, reads=True)


async def _streams(on: Attack, *, reads: bool) -> None:
    async def ask(cookie: str) -> None:
        line = await on.line()
        if not reads:
            line.writer.transport.pause_reading()  # type: ignore[attr-defined]
        await line.send(line.head("GET", f"/api/matches/{on.target.match}/events?since=0", Cookie=cookie))
        if reads:
            await line.reader.readuntil(b"event: state")
        else:
            await asyncio.sleep(1)
        line.writer.transport.abort()

    await on.as_everybody(ask)


async def idle(on: Attack) -> None:
    """Connections that say nothing."""
    await _silent(on, lambda _: b"")


async def half_heads(on: Attack) -> None:
    """Connections that begin a call and do not end its head."""
    await _silent(on, lambda line: line.head("GET", "/api/health")[:-2])


async def half_bodies(on: Attack) -> None:
    """Connections that send a part of a body."""
    await _silent(on, lambda line: line.head("POST", "/api/sign-in", Content_Length="1000") + b"{")


async def _silent(on: Attack, said: Callable[[Line], bytes]) -> None:
    async def hold() -> None:
        line = await on.line()
        await line.send(said(line))
        await line.read_on()
        line.writer.close()

    await on.by(CROWD, hold)


def chunks(connections: int) -> Callable[[Attack], Awaitable[None]]:
    """Bodies of 3 MB in chunks of one byte."""

    async def attack(on: Attack) -> None:
        async def post() -> None:
            line = await on.line()
            try:
                await line.send(line.head("POST", "/api/sign-in", Transfer_Encoding="chunked"))
                for _ in range(100):
                    await line.send(b"1\r\nx\r\n" * 5_000)
                await line.read_on()
            finally:
                line.writer.transport.abort()

        await on.by(connections, post)

    return attack


async def guests(on: Attack) -> None:
    """New guests, as many as come."""

    async def come() -> None:
        line = await on.line()
        while True:
            await line.guest()

    await on.by(8, come)


async def neighbours(on: Attack) -> None:
    """Cookies that others set, among them many of our name."""
    cookie = '; prefs={"theme":"dark"}; ' + "; ".join(f"mazzo={secrets.token_urlsafe(32)}" for _ in range(150))

    async def ask() -> None:
        line = await on.line()
        while True:
            await line.send(line.head("GET", "/api/me", Cookie=cookie))
            await line.answer()

    await on.by(8, ask)


async def newcomers(on: Attack) -> None:
    """New people who enter a listed room and chat."""

    async def come() -> None:
        line = await on.line()
        cookie = await line.guest()
        act = {"t": "say", "id": secrets.token_hex(8), "phrase": "hello"}
        await line.call("POST", f"/api/rooms/{on.target.room}/acts", act, Cookie=cookie)
        line.writer.close()

    await on.by(8, come)


async def hints(on: Attack) -> None:
    """Hints in matches of their own, as fast as they come."""

    async def ask(cookie: str) -> None:
        line = await on.line()
        wish = {"game": "orchard", "practice": True, "source": {"t": "fresh"}}
        match = (await line.call("POST", "/api/matches", wish, Cookie=cookie))["match"]
        path, version = f"/api/matches/{match}", 1
        while True:
            await line.call("GET", f"{path}/costs?version={version}", Cookie=cookie)
            for step in (1, 2, 3):
                told = await line.call("POST", f"{path}/hint", {"version": version, "step": step}, Cookie=cookie)
            played = {"id": secrets.token_hex(8), "version": version, "actions": told["actions"]}
            version = (await line.call("POST", f"{path}/play", played, Cookie=cookie))["version"]

    await asyncio.gather(*(on.again(partial(ask, cookie)) for cookie in on.cookies))


def _assets() -> list[str]:
    """The paths of the client's hashed files, largest first; the page, if the client is not built."""
    files = sorted((STATIC / "assets").glob("*.*s"), key=lambda file: -file.stat().st_size)
    return [f"/assets/{file.name}" for file in files] or ["/"]


async def files(on: Attack) -> None:
    """The largest files of the client, over and over."""
    paths = _assets()[:LARGEST]

    async def ask() -> None:
        line = await on.line()
        while True:
            for path in paths:
                await line.send(line.head("GET", path, Accept_Encoding="gzip"))
                await line.answer()

    await on.by(32, ask)


async def pipelined(on: Attack) -> None:
    """Files of the client, asked for at once and read at leisure."""
    path = _assets()[-1]

    async def ask() -> None:
        line = await on.line()
        try:
            await line.send(line.head("GET", path) * PIPELINED)
            for _ in range(PIPELINED):
                await line.answer()
        finally:
            line.writer.transport.abort()

    await on.by(16, ask)


async def heads(on: Attack) -> None:
    """Heads of 900 headers."""

    async def ask() -> None:
        line = await on.line()
        await line.send(line.head("GET", "/api/health")[:-2] + 900 * b"x-header: value\r\n" + b"\r\n")
        await line.read_on()
        line.writer.close()

    await on.by(16, ask)


async def sign_ins(on: Attack) -> None:
    """Guesses of passwords from 16 addresses."""
    body = {"login": "ada", "password": "a good long password"}

    async def guess(place: int) -> None:
        line = await on.line(place=place)
        told = line.head(
            "POST", "/api/sign-in", Content_Type="application/json", Content_Length=str(len(json.dumps(body)))
        )
        if not on.target.is_direct:
            told = told.replace(f"203.0.113.{PLACE}".encode(), f"203.0.113.{place}".encode())
        while True:
            await line.send(told + json.dumps(body).encode())
            await line.answer()

    await asyncio.gather(*(on.again(partial(guess, PLACE + place)) for place in range(16)))


async def watchers(on: Attack) -> None:
    """A crowd watches a listed room, comes and goes, and speaks."""

    async def watch(cookie: str) -> None:
        line = await on.line()
        await line.upgrade(f"/ws/rooms/{on.target.room}", Cookie=cookie)
        reading = asyncio.create_task(line.read_on())
        try:
            for _ in range(20):
                said = json.dumps({"t": "say", "id": secrets.token_hex(8), "phrase": "hello"})
                await line.send(frame(Opcode.TEXT, said.encode()))
                await asyncio.sleep(0.1)
        finally:
            line.writer.transport.abort()
            with suppress(*GONE):
                await reading

    await on.as_everybody(watch)


async def newest(on: Attack) -> None:
    """Sockets of one person without end, each of which closes the oldest."""

    async def open_one() -> None:
        line = await on.line()
        await line.upgrade(f"/ws/matches/{on.target.match}", Cookie=on.cookies[0])
        await line.read_on()
        line.writer.close()

    await on.by(64, open_one)


async def histories(on: Attack) -> None:
    """Histories and exports of people with a few matches, as fast as they come."""

    async def ask(cookie: str) -> None:
        line = await on.line()
        wish = {"game": "orchard", "practice": True, "source": {"t": "fresh"}}
        for _ in range(15):
            await line.call("POST", "/api/matches", wish, Cookie=cookie)
        while True:
            for path in (*("/api/history",) * 20, "/api/me/export"):
                await line.send(line.head("GET", path, Connection="close", Cookie=cookie))
                await line.read_on()
                line = await on.line()

    await asyncio.gather(*(on.again(partial(ask, cookie)) for cookie in on.cookies))


async def decks(on: Attack) -> None:
    """Deck files of dotted keys, 16 KB each."""
    body = ".".join(["a"] * 8_000).encode() + b" = 1"

    async def send(cookie: str) -> None:
        line = await on.line()
        head = line.head(
            "POST", "/api/decks/file", Content_Type="application/toml", Content_Length=str(len(body)), Cookie=cookie
        )
        while True:
            await line.send(head + body)
            await line.answer()

    await asyncio.gather(*(on.again(partial(send, cookie)) for cookie in on.cookies))


ATTACKS: dict[str, tuple[str, Callable[[Attack], Awaitable[None]]]] = {
    "nothing": ("nothing", lambda _on: asyncio.sleep(3600)),
    "pings": ("tiny pings, one socket", frames("pings")),
    "pongs": ("tiny pongs, one socket", frames("pongs")),
    "continuations": ("empty continuations, one socket", frames("continuations")),
    "texts": ("one-byte texts, one socket", frames("texts")),
    "unread": ("pings, answers unread, one socket", frames("pings", reads=False)),
    "sockets": ("tiny pings, 16 sockets", frames("pings", sockets=16)),
    "resume-unread": ("resume 0, 256 sockets, unread", resume_unread),
    "resume-read": ("resume 0, 256 sockets, read", resume_read),
    "streams-unread": ("streams, 256 connections, unread", streams_unread),
    "streams-read": ("streams, 256 connections, read", streams_read),
    "idle": ("600 idle connections", idle),
    "half-heads": ("600 half heads", half_heads),
    "half-bodies": ("600 half bodies", half_bodies),
    "chunks": ("a body in one-byte chunks", chunks(1)),
    "bodies": ("32 bodies in one-byte chunks", chunks(32)),
    "guests": ("new guests without end", guests),
    "neighbours": ("150 cookies of neighbours", neighbours),
    "newcomers": ("newcomers in a listed room", newcomers),
    "hints": ("hints and costs, 16 guests", hints),
    "heads": ("heads of 900 headers", heads),
    "sign-ins": ("wrong passwords from 16 addresses", sign_ins),
    "watchers": ("256 watchers who come and go and speak", watchers),
    "newest": ("64 sockets of one person", newest),
    "histories": ("histories and exports, 16 guests", histories),
    "decks": ("deck files of dotted keys, 16 guests", decks),
    "files": ("large files, 32 connections", files),
    "pipelined": ("500 files at once, 16 connections", pipelined),
}
"""Every attack: what the table calls it, and what it does."""


async def run(name: str, seconds: float, target: Target) -> None:
    """Attack for so many seconds."""
    on = Attack(target)
    await on.people()
    print("ready", flush=True)
    with suppress(TimeoutError):
        await asyncio.wait_for(ATTACKS[name][1](on), seconds)
    print("done", flush=True)
    os._exit(0)  # all connections end at once, as when a machine goes


if __name__ == "__main__":
    os.nice(10)  # the attackers use another processor, so that they do not delay the measuring clients
    asyncio.run(run(sys.argv[1], float(sys.argv[2]), Target.from_json(sys.argv[3])))
