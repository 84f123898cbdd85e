"""Computes the par of finished matches, in a separate process that ends when idle. Each deal is computed once, a few
deals in turn. Results, also partial ones, are stored in the database, so that all workers show the same and share the
work.
"""

from __future__ import annotations

import asyncio
import os
from contextlib import suppress

import msgspec
from sqlalchemy import bindparam, delete, insert, select

from mazzo.bots import PoolClosed, SearchPool
from mazzo.core.errors import NotUnderstood, OurFault
from mazzo.match import Match
from mazzo.server import limits
from mazzo.server.background_tasks import BackgroundTasks
from mazzo.server.errors import ServiceError, our_fault
from mazzo.server.matches.live import LiveMatch
from mazzo.server.services import par_messages, par_worker
from mazzo.server.storage import tables
from mazzo.server.storage.queries import Store
from mazzo.server.storage.writer import Away, Change, Closed, Conflict, Row
from mazzo.solver.deal import SOLVED, Deal
from mazzo.solver.principal_variation import line_of

SECONDS = 10
"""Default of MAZZO_PAR_SECONDS: processor seconds for the search of one deal."""
MOST_SECONDS = 600
TOGETHER = 4
"""Deals searched in turn; others wait."""
BEAT = 2.0
"""Seconds between stores of partial results."""
SILENT = 15_000
"""Milliseconds after which a stored computation without updates counts as abandoned."""
IDLE = 60.0
"""Seconds after which an idle process ends."""
HONEST_SHARE = 0.3
"""Approximate share of the honest bot's game in the whole work."""
COMPILING = 600
"""Rounds to wait for the compiled rules."""
FAULTS = 1_000
"""Size of the set of deals that failed and are not tried again."""

_p = tables.par.c
_DROP = delete(tables.par).where(_p.match == bindparam("of"))
_ADD = insert(tables.par)


def seconds() -> int:
    """Seconds for the search of a deal's par, from MAZZO_PAR_SECONDS; 0 turns par off. Raises NotUnderstood."""
    given = os.environ.get("MAZZO_PAR_SECONDS", "")
    if not given:
        return SECONDS
    if not (given.isdecimal() and len(given) < 6 and int(given) <= MOST_SECONDS):
        raise NotUnderstood("bad-par-seconds", text=given[:40], setting="MAZZO_PAR_SECONDS", most=MOST_SECONDS)
    return int(given)


class ParService:
    """Computes the par of finished matches, and reports the progress. One for each server process."""

    def __init__(self, store: Store, tasks: BackgroundTasks) -> None:
        self.seconds: float = seconds()
        self._store = store
        self._tasks = tasks
        self._pool: SearchPool | None = None
        self._known: dict[str, par_messages.Par] = {}
        """Results in progress in this process, by match."""
        self._faults: set[str] = set()
        self._turns = asyncio.Semaphore(TOGETHER)
        self._limit = limits.Buckets(limits.PARS_RATE, limits.PARS_BURST)
        self._news = asyncio.Event()
        self._storing: asyncio.Task[None] | None = None
        self._closed = False

    def has(self, live: LiveMatch) -> bool:
        """Whether the par of a match is available once the match is over."""
        return self.seconds > 0 and live.row.source != "lesson" and live.match.game.meta.ruleset in SOLVED

    async def par_of(self, live: LiveMatch, client: str) -> par_messages.Par:
        """The par of a finished match as far as computed; starts the computation if there is none. Raises ServiceError
        when this client has started too many, too many wait, or it has failed before.
        """
        id = live.row.id
        if id in self._known:
            return self._known[id]
        if id in self._faults:
            raise ServiceError(409, "no-par-found")
        kept, at = await self._stored(id)
        if kept is not None and (kept.state == "done" or self._store.now() - at < SILENT):
            return kept
        if id in self._known:  # another request was faster
            return self._known[id]
        if self._closed:
            raise Closed
        if not self._limit.take(client):
            raise ServiceError(429, "too-fast")
        if len(self._known) >= limits.PARS:
            raise ServiceError(429, "too-many")
        self._known[id] = kept or par_messages.Par("working", 0.0)
        self._tasks.start(self._compute(id, live.match), f"par {id}")
        self._news.set()
        if self._storing is None:
            self._storing = asyncio.create_task(self._store_progress(), name="par")
        return self._known[id]

    async def done(self, live: LiveMatch) -> par_messages.Par:
        """The complete result. Raises ServiceError until it is complete."""
        kept, _ = await self._stored(live.row.id)
        if kept is None or kept.state != "done":
            raise ServiceError(409, "par-not-done")
        return kept

    async def close(self) -> None:
        """Stop; unfinished computations are resumed by the next request."""
        self._closed = True
        if self._storing is not None:
            self._storing.cancel()
            await asyncio.wait((self._storing,))
        await self._let_go()

    # ---- internal

    async def _compute(self, id: str, match: Match) -> None:
        try:
            async with self._turns:
                told = await self._search(id, match)
            del self._known[id]
            for _ in range(2):  # another worker may store its own result
                with suppress(Conflict):  # the match was deleted meanwhile
                    await self._write(id, told)
                    break
        except (PoolClosed, Closed, Away):
            pass
        except Exception as error:
            if len(self._faults) >= FAULTS:
                self._faults.clear()
            self._faults.add(id)
            our_fault(error, f"par {id}")
        finally:
            self._known.pop(id, None)

    async def _search(self, id: str, match: Match) -> par_messages.Par:
        """Compute the par of a match's deal; `_known` has the partial results."""
        deal, lines = await asyncio.to_thread(_dealt, match)
        if not await self._prepared(deal.ruleset):
            raise OurFault
        found = await self._ensure_pool().run(par_worker.search, id, deal, lines, self.seconds)
        played = par_worker.Played((), 0.0, None)
        while True:
            self._known[id] = _partial(found, played)
            if played.points is None:
                played = await self._ensure_pool().run(par_worker.play_on, deal, played.line)
            elif found.is_over:
                break
            if not found.is_over:
                found = await self._ensure_pool().run(par_worker.search, id, deal, lines, self.seconds)
        told = _partial(found, played)
        told.line = await self._ensure_pool().run(par_worker.texts, deal, found.line)
        told.honest_line = await self._ensure_pool().run(par_worker.texts, deal, played.line)
        told.state, told.share = "done", 1.0
        return told

    async def _prepared(self, ruleset: str) -> bool:
        """Wait until everything is compiled; False if that takes too long."""
        for _ in range(COMPILING):
            if await self._ensure_pool().run(par_worker.prepare, ruleset):
                return True
        return False

    def _ensure_pool(self) -> SearchPool:
        """The process pool for par."""
        if self._closed:
            raise PoolClosed
        if self._pool is None:
            self._pool = SearchPool(1)
        return self._pool

    async def _let_go(self) -> None:
        pool, self._pool = self._pool, None
        if pool is not None:
            await pool.close()

    async def _store_progress(self) -> None:
        """Store partial results periodically; end the process when it is idle."""
        while True:
            while self._known:
                for id, told in list(self._known.items()):
                    try:
                        await self._write(id, told)
                    except (Conflict, Away, Closed):
                        pass  # the match was deleted, or the next round stores it
                    except Exception as error:
                        our_fault(error, f"par {id}")
                await asyncio.sleep(BEAT)
            self._news.clear()
            try:
                await asyncio.wait_for(self._news.wait(), IDLE)
            except TimeoutError:
                if not self._known:
                    self._storing = None
                    await self._let_go()
                    return

    async def _write(self, id: str, told: par_messages.Par) -> None:
        row: Row = {"match": id, "text": msgspec.json.encode(told).decode(), "at": self._store.now()}
        await self._store.writer.write(Change(_DROP, ({"of": id},)), Change(_ADD, (row,)))

    async def _stored(self, id: str) -> tuple[par_messages.Par | None, int]:
        """The stored result, and when it was stored."""
        found = await self._store.one(select(_p.text, _p.at).where(_p.match == id))
        return (None, 0) if found is None else (msgspec.json.decode(found[0], type=par_messages.Par), int(found[1]))


def _dealt(match: Match) -> tuple[Deal, list[par_worker.Line]]:
    """The deal of a finished match, and the lines of its seats."""
    return Deal.of_match(match), [line_of(match, seat) for seat in range(match.seats)]


def _partial(found: par_worker.Found, played: par_worker.Played) -> par_messages.Par:
    """A partial result."""
    share = (1 - HONEST_SHARE) * (1.0 if found.is_over else found.share) + HONEST_SHARE * played.share
    return par_messages.Par(
        "working", round(share, 3), found.low, found.high, found.low == found.high, honest=played.points
    )
