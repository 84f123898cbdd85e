"""The doorbell between workers: what was written is rung inside its transaction, and who listens reads it from the
database. It carries names only; a ring that is lost costs a question, never a game.

With SQLite there is one process and nothing to ring.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Iterable, Mapping
from typing import Any

import structlog
from sqlalchemy import Executable, Table, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from mazzo.server import schema

TOPICS: dict[Table, tuple[str, str]] = {
    schema.event: ("m", "match"),
    schema.room_event: ("r", "room"),
    schema.presence: ("p", "room"),
}
"""What is rung when rows of a table are written: the kind of topic, and the column that says whose. Whoever writes may
name further topics (`writer.Change.rings`); `Hall.hear` knows them all.
"""
PATIENCE = 5.0
"""Longest time in seconds between two attempts to listen again."""
CHECK = 20.0
"""Seconds of silence after which the listening connection is asked whether it still stands."""

TRIES = 3
"""How often reading what was rung is tried when it fails."""

_NUMBER = text("SELECT pg_current_xact_id()::text")
_RING = text(
    "SELECT pg_current_xact_id()::text, "
    "(SELECT count(pg_notify(:channel, one)) FROM unnest(CAST(:rings AS text[])) one)"
)

log = structlog.get_logger()

Hear = Callable[[str], Awaitable[None]]
Recheck = Callable[[], Awaitable[None]]


def topics_of(statement: Executable, rows: Iterable[Mapping[str, object]]) -> set[str]:
    """The topics that a statement run over these rows changes."""
    kind, column = TOPICS.get(getattr(statement, "table", None), ("", ""))  # type: ignore[arg-type]
    return {f"{kind}:{row[column]}" for row in rows if column in row} if kind else set()


class Bell:
    """Rings for nobody: the bell of a house with one worker."""

    async def ring(self, _connection: AsyncConnection, _topics: Iterable[str]) -> str:
        """Ring inside the transaction of a connection, as its last statement; heard once it is committed. Returns the
        transaction's number, "" where transactions have none.
        """
        return ""

    async def start(self, _hear: Hear, _recheck: Recheck) -> None:
        """Listen from now on: `hear` is told what others rang, `recheck` that some rings may have been missed."""

    async def stop(self) -> None:
        """Listen no more."""


class PostgresBell(Bell):
    """Rings by NOTIFY; listens on a connection of its own. The names of one transaction go in one statement."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._worker = secrets.token_hex(4)
        self._channel = ""
        self._task: asyncio.Task[None] | None = None
        self._hear: Hear = _ignore
        self._recheck: Recheck = _nothing
        self._heard: dict[str, bool] = {}
        """Every topic that is being read, and whether it was rung again since."""
        self._reading: set[asyncio.Task[None]] = set()

    async def ring(self, connection: AsyncConnection, topics: Iterable[str]) -> str:
        rings = [f"{self._worker}/{topic}" for topic in topics]
        if not rings:
            return str((await connection.execute(_NUMBER)).scalar_one())
        channel = await self._channel_of(connection)
        told = await connection.execute(_RING, {"channel": channel, "rings": rings})
        return str(told.scalar_one())

    async def start(self, hear: Hear, recheck: Recheck) -> None:
        self._hear, self._recheck = hear, recheck
        ready = asyncio.get_running_loop().create_future()
        self._task = asyncio.create_task(self._listen(ready), name="bell")
        await asyncio.wait((ready, self._task), return_when=asyncio.FIRST_COMPLETED, timeout=PATIENCE)

    async def stop(self) -> None:
        tasks = [*self._reading, *([self._task] if self._task else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _listen(self, ready: asyncio.Future[None]) -> None:
        wait = 0.0
        while True:
            try:
                async with self._engine.connect() as connection:
                    try:
                        lost = await self._attend(connection)
                        if wait:
                            log.warning("listening again")
                        wait = 0.0
                        if ready.done():
                            self._read("")
                        else:
                            ready.set_result(None)
                        await self._watch(connection, lost)
                        raise ConnectionError("the listening connection ended")
                    finally:  # it has a listener: nobody else shall have it
                        await connection.invalidate()
            except Exception as error:
                if not wait:
                    log.warning("listening lost", error=type(error).__name__)
            wait = min(PATIENCE, 2 * wait or 0.1)
            await asyncio.sleep(wait)

    async def _attend(self, connection: AsyncConnection) -> asyncio.Event:
        """Listen on this connection; the event is set when it is lost."""
        channel = await self._channel_of(connection)
        await connection.rollback()
        raw = await _driver(connection)
        lost = asyncio.Event()
        raw.add_termination_listener(lambda _: lost.set())
        await raw.add_listener(channel, lambda _connection, _pid, _channel, payload: self._rung(payload))
        return lost

    async def _watch(self, connection: AsyncConnection, lost: asyncio.Event) -> None:
        raw = await _driver(connection)
        while not lost.is_set():
            try:
                await asyncio.wait_for(lost.wait(), CHECK)
            except TimeoutError:
                await raw.execute("SELECT 1", timeout=CHECK)

    async def _channel_of(self, connection: AsyncConnection) -> str:
        """Databases have their channels, schemas do not: two houses in one database must not hear each other."""
        if not self._channel:
            schema_name = (await connection.execute(text("SELECT current_schema()"))).scalar_one()
            self._channel = f"mazzo_{schema_name}"[:63]
        return self._channel

    def _rung(self, payload: str) -> None:
        worker, _, topic = payload.partition("/")
        if worker != self._worker:
            self._read(topic)

    def _read(self, topic: str) -> None:
        """Let the house read what has changed; rung again in the meantime, it reads once more. "" is everything."""
        if topic in self._heard:
            self._heard[topic] = True
            return
        self._heard[topic] = False
        task = asyncio.create_task(self._tell(topic))
        self._reading.add(task)
        task.add_done_callback(self._reading.discard)

    async def _tell(self, topic: str) -> None:
        failed = 0
        try:
            while failed < TRIES:
                self._heard[topic] = False
                try:
                    await (self._hear(topic) if topic else self._recheck())
                except Exception as error:
                    failed += 1
                    log.warning("not read", topic=topic[:1], exc_info=(type(error), error, error.__traceback__))
                    await asyncio.sleep(failed * 0.5)
                else:
                    if not self._heard[topic]:
                        break
        finally:
            del self._heard[topic]


def bell_of(engine: AsyncEngine) -> Bell:
    """The bell that suits a database."""
    return PostgresBell(engine) if engine.dialect.name == "postgresql" else Bell()


async def _driver(connection: AsyncConnection) -> Any:
    return (await connection.get_raw_connection()).driver_connection


async def _ignore(_topic: str) -> None:
    """Nobody listens yet."""


async def _nothing() -> None:
    """Nobody listens yet."""
