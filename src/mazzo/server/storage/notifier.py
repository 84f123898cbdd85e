"""Notifications between workers: a transaction publishes the topics that it changes, and the workers that handle them
read the database. A topic is a kind and an id; a notification that is lost costs a query, never a game.

With SQLite there is one process, and nothing is published.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any

import structlog
from sqlalchemy import Executable, Table, text

from mazzo.server.database_trouble import code_of
from mazzo.server.ops import metrics

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

PATIENCE = 5.0
"""Longest pause in seconds between attempts to reconnect the listener."""
CHECK = 20.0
"""Seconds of silence after which the listening connection is checked."""

TRIES = 3
"""Attempts to handle a topic."""

_NUMBER = text("SELECT pg_current_xact_id()::text")
_PUBLISH = text(
    "SELECT pg_current_xact_id()::text, "
    "(SELECT count(pg_notify(:channel, one)) FROM unnest(CAST(:rings AS text[])) one)"
)

log = structlog.get_logger()

Handler = Callable[[str], Awaitable[None]]
Resync = Callable[[], Awaitable[None]]
IsNeeded = Callable[[str], bool]


def _always(_id: str) -> bool:
    """Default of `Notifier.on`."""
    return True


def topics_of(statement: Executable, rows: Iterable[Mapping[str, object]]) -> set[str]:
    """The topics that a statement with these rows changes: a table says in `info` which kind is published when its rows
    are written, and which column has the id. A change may name further topics (`writer.Change.topics`).
    """
    table = getattr(statement, "table", None)
    kind, column = table.info.get("topic", ("", "")) if isinstance(table, Table) else ("", "")
    return {f"{kind}:{row[column]}" for row in rows if column in row} if kind else set()


class Notifier:
    """A notifier for a database with one worker: publishes nothing."""

    def __init__(self) -> None:
        self._handlers: dict[str, list[tuple[Handler, IsNeeded]]] = {}
        self._resyncs: list[Resync] = []

    def on(self, kind: str, handler: Handler, is_needed: IsNeeded = _always) -> None:
        """Call `handler` with the id of each topic of this kind that another worker publishes, if `is_needed` says so
        of the id: a worker hears of all tables and needs few. Handlers are called in the order in which they were
        added.
        """
        self._handlers.setdefault(kind, []).append((handler, is_needed))

    def on_resync(self, resync: Resync) -> None:
        """Call `resync` when notifications may have been missed, to read again what is in use."""
        self._resyncs.append(resync)

    async def handle(self, topic: str) -> None:
        """Call this worker's own handlers of a topic, or of what may have been missed if it is ""."""
        if not topic:
            for resync in self._resyncs:
                await resync()
            return
        kind, _, id = topic.partition(":")
        for handler, _ in self._handlers.get(kind, ()):
            await handler(id)

    async def publish(self, _connection: AsyncConnection, _topics: Iterable[str]) -> str:
        """Publish as the last statement of a connection's transaction; other workers receive it after the commit.
        Returns the transaction's number, "" where transactions have none.
        """
        return ""

    async def start(self) -> None:
        """Start listening."""

    async def stop(self) -> None:
        """Stop listening."""


class PostgresNotifier(Notifier):
    """Publishes by NOTIFY, the topics of a transaction in one statement; listens on a connection of its own."""

    def __init__(self, engine: AsyncEngine) -> None:
        super().__init__()
        self._engine = engine
        self._worker = secrets.token_hex(4)
        self._channel = ""
        self._task: asyncio.Task[None] | None = None
        self._has_news: dict[str, bool] = {}
        """The topics being handled, and whether each was published again since."""
        self._reading: set[asyncio.Task[None]] = set()

    async def publish(self, connection: AsyncConnection, topics: Iterable[str]) -> str:
        rings = [f"{self._worker}/{topic}" for topic in topics]
        if not rings:
            return str((await connection.execute(_NUMBER)).scalar_one())
        channel = await self._channel_of(connection)
        result = await connection.execute(_PUBLISH, {"channel": channel, "rings": rings})
        return str(result.scalar_one())

    async def start(self) -> None:
        ready = asyncio.get_running_loop().create_future()
        self._task = asyncio.create_task(self._listen(ready), name="notifier")
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
                        connection_lost = await self._attend(connection)
                        if wait:
                            log.warning("listening again")
                        wait = 0.0
                        if ready.done():
                            self._read("")
                        else:
                            ready.set_result(None)
                        await self._watch(connection, connection_lost)
                        raise ConnectionError("the listening connection ended")
                    finally:  # it has a listener and must not return to the pool
                        await connection.invalidate()
            except Exception as error:
                if not wait:
                    log.warning("listening lost", error=type(error).__name__)
            wait = min(PATIENCE, 2 * wait or 0.1)
            await asyncio.sleep(wait)

    async def _attend(self, connection: AsyncConnection) -> asyncio.Event:
        """Listen on this connection; the returned event is set when it is lost."""
        channel = await self._channel_of(connection)
        await connection.rollback()
        raw = await _driver(connection)
        connection_lost = asyncio.Event()
        raw.add_termination_listener(lambda _: connection_lost.set())
        await raw.add_listener(channel, lambda _connection, _pid, _channel, payload: self._on_payload(payload))
        return connection_lost

    async def _watch(self, connection: AsyncConnection, connection_lost: asyncio.Event) -> None:
        raw = await _driver(connection)
        while not connection_lost.is_set():
            try:
                await asyncio.wait_for(connection_lost.wait(), CHECK)
            except TimeoutError:
                await raw.execute("SELECT 1", timeout=CHECK)

    async def _channel_of(self, connection: AsyncConnection) -> str:
        """The channel of this schema: channels belong to the whole database, but schemas must be independent."""
        if not self._channel:
            schema_name = (await connection.execute(text("SELECT current_schema()"))).scalar_one()
            self._channel = f"mazzo_{schema_name}"[:63]
        return self._channel

    def _on_payload(self, payload: str) -> None:
        worker, _, topic = payload.partition("/")
        if worker == self._worker:
            return
        metrics.HEARD.inc()
        kind, _, id = topic.partition(":")
        if any(is_needed(id) for _, is_needed in self._handlers.get(kind, ())):
            self._read(topic)

    def _read(self, topic: str) -> None:
        """Handle a topic, and once more if it was published again in the meantime; "" means all."""
        if topic in self._has_news:
            self._has_news[topic] = True
            return
        self._has_news[topic] = False
        task = asyncio.create_task(self._tell(topic))
        self._reading.add(task)
        task.add_done_callback(self._reading.discard)

    async def _tell(self, topic: str) -> None:
        failures = 0
        try:
            while failures < TRIES:
                self._has_news[topic] = False
                try:
                    await self.handle(topic)
                except Exception as error:
                    failures += 1
                    trace = None if code_of(error) else error
                    log.warning("not read", topic=topic[:1], error=type(error).__name__, exc_info=trace)
                    await asyncio.sleep(failures * 0.5)
                else:
                    if not self._has_news[topic]:
                        break
        finally:
            del self._has_news[topic]


def notifier_of(engine: AsyncEngine) -> Notifier:
    return PostgresNotifier(engine) if engine.dialect.name == "postgresql" else Notifier()


async def _driver(connection: AsyncConnection) -> Any:
    return (await connection.get_raw_connection()).driver_connection
