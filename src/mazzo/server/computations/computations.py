"""Background computations: par and reviews of finished matches, the bots' games on a deal. Each is computed once, a few
in turn. Results, also partial ones, are stored in the database, so that all workers show the same and share the work.
"""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator
from contextlib import suppress
from dataclasses import dataclass
from typing import Generic, TypeVar

import msgspec
from sqlalchemy import Table, bindparam, delete, insert, select

from mazzo.bots import PoolClosed
from mazzo.host.computed import Computed
from mazzo.match import Match
from mazzo.server import limits
from mazzo.server.accounts.person import Person
from mazzo.server.background_process import BackgroundProcess
from mazzo.server.background_tasks import BackgroundTasks
from mazzo.server.database_trouble import Away, CannotSave
from mazzo.server.deals.gate import DealGate
from mazzo.server.errors import ServiceError, not_found, our_fault
from mazzo.server.matches.live import LiveMatch
from mazzo.server.matches.registry import MatchRegistry
from mazzo.server.ops import metrics
from mazzo.server.storage.store import Store
from mazzo.server.storage.writer import Change, Closed, Conflict, Row

TOGETHER = 4
"""Results computed in turn, of different clients; others wait."""
BEAT = 2.0
"""Seconds between stores of partial results."""
SILENT = 15_000
"""Milliseconds after which a stored computation without updates counts as abandoned."""
FAULTS = 1_000
"""Size of the set of failures that are not tried again."""

Subject = TypeVar("Subject")


@dataclass(frozen=True, slots=True)
class Result:
    """A result as JSON; its struct is a `Computed`."""

    text: str
    is_done: bool = False

    @staticmethod
    def of(message: Computed) -> Result:
        return Result(msgspec.json.encode(message).decode(), message.state == "done")


class Computations(ABC, Generic[Subject]):
    """Computes one kind of result, such as the par of a match, and reports the progress. One for each server
    process. `Subject`: what `compute` needs besides the id.
    """

    def __init__(
        self,
        store: Store,
        tasks: BackgroundTasks,
        process: BackgroundProcess,
        table: Table,
        empty: Computed,
        failed: str,
        version: int,
        most: int,
        rate: limits.Buckets,
    ) -> None:
        """`table`: where results are stored, under the id in its first column; `empty`: what is known at first;
        `failed`: the code of a failure; `version`: of the method, results of others are computed again; `most`: maximum
        of computations in progress or waiting; `rate`: limits those that a client starts.
        """
        self.process = process
        self._store = store
        self._tasks = tasks
        self._name = table.name
        self._key = table.primary_key.columns[0].name
        self._empty = Result.of(empty)
        self._failed = failed
        self._version = version
        self._most = most
        self._rate = rate
        self._results: dict[str, Result] = {}
        """Results in progress in this process, by id."""
        self._finishing: set[str] = set()
        """Ids whose complete result is being stored: no partial one may be stored after it."""
        self._faults: set[str] = set()
        self._turns = asyncio.Semaphore(TOGETHER)
        self._turns_of: dict[str, asyncio.Lock] = {}
        """A lock for each client, which has one computation at a time, so that those of one do not delay those of
        others.
        """
        self._storing: asyncio.Task[None] | None = None
        self._closed = False
        self._find = select(table.c.text, table.c.at).where(
            table.c[self._key] == bindparam("of"), table.c.version == version
        )
        self._drop = delete(table).where(table.c[self._key] == bindparam("of"))
        self._add = insert(table)

    @abstractmethod
    def compute(self, id: str, subject: Subject) -> AsyncIterator[Result]:
        """Compute a result; yields partial results, and the complete one last."""

    async def result_for(self, id: str, subject: Subject, client: str) -> Result:
        """The result as far as computed; starts the computation if there is none. Raises ServiceError when this client
        has started too many, too many wait, or it has failed before.
        """
        if id in self._results:
            return self._results[id]
        if id in self._faults:
            raise ServiceError(409, self._failed)
        result, at = await self.stored(id)
        if result is not None and (result.is_done or self._store.now() - at < SILENT):
            return result
        if id in self._results:  # another request was faster
            return self._results[id]
        if self._closed:
            raise Closed
        if len(self._results) >= self._most:
            raise ServiceError(429, "too-many")
        if not self._rate.take(client):
            raise ServiceError(429, "too-fast")
        self._results[id] = result or self._empty
        self._tasks.start(self._run(id, subject, client), f"{self._name} {id}")
        if self._storing is None:
            self._storing = asyncio.create_task(self._store_progress(), name=self._name)
        return self._results[id]

    async def stored(self, id: str) -> tuple[Result | None, int]:
        """The result in the database, and when it was stored."""
        row = await self._store.one(self._find.params(of=id))
        if row is None:
            return None, 0
        text, at = row
        return Result(text, msgspec.json.decode(text, type=Computed).state == "done"), int(at)

    async def close(self) -> None:
        """Stop; unfinished computations are resumed by the next request."""
        self._closed = True
        if self._storing is not None:
            self._storing.cancel()
            await asyncio.wait((self._storing,))

    # ---- internal

    async def _run(self, id: str, subject: Subject, client: str) -> None:
        try:
            turn_of = self._turns_of.setdefault(client or id, asyncio.Lock())
            async with turn_of, self._turns:
                async for result in self.compute(id, subject):
                    if not result.is_done:  # a complete one is told once it is stored
                        self._results[id] = result
            self._finishing.add(id)
            for _ in range(2):  # another worker may store its own result
                with suppress(Conflict):  # what it is about was deleted meanwhile
                    await self._write(id, result)
                    break
            metrics.COMPUTED.inc(self._name)
        except (PoolClosed, Closed, Away, CannotSave):
            pass
        except Exception as error:
            if len(self._faults) >= FAULTS:
                self._faults.clear()
            self._faults.add(id)
            our_fault(error, f"{self._name} {id}")
        finally:
            self._finishing.discard(id)
            self._results.pop(id, None)
            if not self._results:
                self._turns_of.clear()

    async def _store_progress(self) -> None:
        """Store partial results periodically, as long as there are any."""
        last_stored: dict[str, tuple[Result, int]] = {}
        while self._results:
            now = self._store.now()
            for id in tuple(self._results):
                result = self._results.get(id)  # it may have ended while another was stored
                if result is None or id in self._finishing:
                    continue
                if id in last_stored and last_stored[id][0] is result and now - last_stored[id][1] < SILENT / 3:
                    continue
                try:
                    await self._write(id, result)
                    last_stored[id] = result, now
                except (Conflict, Away, CannotSave, Closed):
                    pass  # the match was deleted, or the next round stores it
                except Exception as error:
                    our_fault(error, f"{self._name} {id}")
            await asyncio.sleep(BEAT)
        self._storing = None

    async def _write(self, id: str, result: Result) -> None:
        row: Row = {self._key: id, "text": result.text, "at": self._store.now(), "version": self._version}
        await self._store.writer.write(Change(self._drop, ({"of": id},)), Change(self._add, (row,)))


class MatchComputations(Computations[Match]):
    """Computes one kind of result for finished matches."""

    @abstractmethod
    def has(self, live: LiveMatch) -> bool:
        """Whether the result of a match is available once the match is over."""

    async def result_of(self, live: LiveMatch, client: str) -> Result:
        """The result of a finished match; see `result_for`."""
        return await self.result_for(live.row.id, live.match, client)


async def finished_match(
    matches: MatchRegistry, computations: MatchComputations, deal_gate: DealGate, person: Person | None, id: str
) -> LiveMatch:
    """A match whose result may be shown to a person. Raises ServiceError."""
    live = await matches.get(id)
    await deal_gate.check(live, person)
    if not computations.has(live):
        raise not_found()
    if live.match.outcome is None:
        raise ServiceError(409, "match-not-over")
    return live
