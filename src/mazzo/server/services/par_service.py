"""Par for whoever looks at a finished match: each deal is reckoned once, a few in turn, in a process of its own that
ends when nobody wants anything. What is known stands in the database, also while it grows, so that all workers tell the
same and none does what another does already.
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
"""What the search for a deal's par may take of a processor's time."""
MOST_SECONDS = 600
TOGETHER = 4
"""Deals that have their rounds in turn; others wait for one of them to be done."""
BEAT = 2.0
"""Seconds between two times that what is known is written down."""
SILENT = 15_000
"""Milliseconds after which nobody is at work any more on what was written down."""
IDLE = 60.0
"""Seconds after which a process that nobody wanted anything of ends."""
HONEST_SHARE = 0.3
"""How much of the whole work the honest bot's game is, about."""
COMPILING = 600
"""Rounds that are waited for the compiled rules."""
FAULTS = 1_000
"""Deals that are not tried again because reckoning them failed."""

_p = tables.par.c
_DROP = delete(tables.par).where(_p.match == bindparam("of"))
_ADD = insert(tables.par)


def seconds() -> int:
    """How long this house searches for a deal's par: MAZZO_PAR_SECONDS, else SECONDS; 0 is not at all. Raises
    NotUnderstood.
    """
    given = os.environ.get("MAZZO_PAR_SECONDS", "")
    if not given:
        return SECONDS
    if not (given.isdecimal() and len(given) < 6 and int(given) <= MOST_SECONDS):
        raise NotUnderstood("bad-par-seconds", text=given[:40], setting="MAZZO_PAR_SECONDS", most=MOST_SECONDS)
    return int(given)


class ParService:
    """Computes the par of finished matches, and tells how far that is. One for each server process."""

    def __init__(self, store: Store, tasks: BackgroundTasks) -> None:
        self.seconds: float = seconds()
        self._store = store
        self._tasks = tasks
        self._pool: SearchPool | None = None
        self._known: dict[str, par_messages.Par] = {}
        """What is being reckoned here, by match."""
        self._faults: set[str] = set()
        self._turns = asyncio.Semaphore(TOGETHER)
        self._limit = limits.Buckets(limits.PARS_RATE, limits.PARS_BURST)
        self._news = asyncio.Event()
        self._tending: asyncio.Task[None] | None = None
        self._closed = False

    def has(self, live: LiveMatch) -> bool:
        """Whether this house tells the par of a match once it is over."""
        return self.seconds > 0 and live.row.source != "lesson" and live.match.game.meta.ruleset in SOLVED

    async def par_of(self, live: LiveMatch, client: str) -> par_messages.Par:
        """What is known of the par of a finished match; starts to compute it where nobody has. Raises ServiceError when
        too many are started for this client, or wait, or when it failed before.
        """
        id = live.row.id
        if id in self._known:
            return self._known[id]
        if id in self._faults:
            raise ServiceError(409, "no-par-found")
        kept, at = await self._kept(id)
        if kept is not None and (kept.state == "done" or self._store.now() - at < SILENT):
            return kept
        if id in self._known:  # somebody else asked meanwhile
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
        if self._tending is None:
            self._tending = asyncio.create_task(self._tend(), name="par")
        return self._known[id]

    async def done(self, live: LiveMatch) -> par_messages.Par:
        """What was found when all was done. Raises ServiceError as long as it is not."""
        kept, _ = await self._kept(live.row.id)
        if kept is None or kept.state != "done":
            raise ServiceError(409, "par-not-done")
        return kept

    async def close(self) -> None:
        """Leave what is not done to whoever asks next."""
        self._closed = True
        if self._tending is not None:
            self._tending.cancel()
            await asyncio.wait((self._tending,))
        await self._let_go()

    # ---- inside

    async def _compute(self, id: str, match: Match) -> None:
        try:
            async with self._turns:
                told = await self._find(id, match)
            del self._known[id]
            for _ in range(2):  # another worker may be writing its own
                with suppress(Conflict):  # the match was forgotten meanwhile
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

    async def _find(self, id: str, match: Match) -> par_messages.Par:
        """All there is to tell of a match's deal; what is known meanwhile is told by `_known`."""
        deal, lines = await asyncio.to_thread(_dealt, match)
        if not await self._prepared(deal.ruleset):
            raise OurFault
        found = await self._ours().run(par_worker.search, id, deal, lines, self.seconds)
        played = par_worker.Played((), 0.0, None)
        while True:
            self._known[id] = _told(found, played)
            if played.points is None:
                played = await self._ours().run(par_worker.play_on, deal, played.line)
            elif found.is_over:
                break
            if not found.is_over:
                found = await self._ours().run(par_worker.search, id, deal, lines, self.seconds)
        told = _told(found, played)
        told.line = await self._ours().run(par_worker.texts, deal, found.line)
        told.honest_line = await self._ours().run(par_worker.texts, deal, played.line)
        told.state, told.share = "done", 1.0
        return told

    async def _prepared(self, ruleset: str) -> bool:
        """Wait until everything is compiled; False if it never is."""
        for _ in range(COMPILING):
            if await self._ours().run(par_worker.prepare, ruleset):
                return True
        return False

    def _ours(self) -> SearchPool:
        """Who does the work."""
        if self._closed:
            raise PoolClosed
        if self._pool is None:
            self._pool = SearchPool(1)
        return self._pool

    async def _let_go(self) -> None:
        pool, self._pool = self._pool, None
        if pool is not None:
            await pool.close()

    async def _tend(self) -> None:
        """Write down now and then what is known; end the process when nobody wants anything."""
        while True:
            while self._known:
                for id, told in list(self._known.items()):
                    try:
                        await self._write(id, told)
                    except (Conflict, Away, Closed):
                        pass  # the match was forgotten, or it is told later
                    except Exception as error:
                        our_fault(error, f"par {id}")
                await asyncio.sleep(BEAT)
            self._news.clear()
            try:
                await asyncio.wait_for(self._news.wait(), IDLE)
            except TimeoutError:
                if not self._known:
                    self._tending = None
                    await self._let_go()
                    return

    async def _write(self, id: str, told: par_messages.Par) -> None:
        row: Row = {"match": id, "text": msgspec.json.encode(told).decode(), "at": self._store.now()}
        await self._store.writer.write(Change(_DROP, ({"of": id},)), Change(_ADD, (row,)))

    async def _kept(self, id: str) -> tuple[par_messages.Par | None, int]:
        """What stands in the database, and since when."""
        found = await self._store.one(select(_p.text, _p.at).where(_p.match == id))
        return (None, 0) if found is None else (msgspec.json.decode(found[0], type=par_messages.Par), int(found[1]))


def _dealt(match: Match) -> tuple[Deal, list[par_worker.Line]]:
    """The deal of a finished match, and how its seats played it."""
    return Deal.of_match(match), [line_of(match, seat) for seat in range(match.seats)]


def _told(found: par_worker.Found, played: par_worker.Played) -> par_messages.Par:
    """What is known on the way."""
    share = (1 - HONEST_SHARE) * (1.0 if found.is_over else found.share) + HONEST_SHARE * played.share
    return par_messages.Par(
        "working", round(share, 3), found.low, found.high, found.low == found.high, honest=played.points
    )
