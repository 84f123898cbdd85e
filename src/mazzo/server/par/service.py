"""Computes the par of finished matches."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator
from typing import TYPE_CHECKING

import msgspec
from litestar.di import NamedDependency
from sqlalchemy import Select, bindparam, select

from mazzo.core.errors import NotUnderstood
from mazzo.host.par_messages import Par
from mazzo.match import Match
from mazzo.server import limits
from mazzo.server.background_process import BackgroundProcess
from mazzo.server.background_tasks import BackgroundTasks
from mazzo.server.computations.computations import MatchComputations, Result
from mazzo.server.errors import ServiceError
from mazzo.server.matches.live import LiveMatch
from mazzo.server.storage import tables
from mazzo.server.storage.store import Store

if TYPE_CHECKING:
    from mazzo.host.best_score import Line, Played
    from mazzo.server.par.worker import Found
    from mazzo.solver.deal import Deal

SECONDS = 10
"""Default of MAZZO_PAR_SECONDS: processor seconds for the search of one deal."""
MOST_SECONDS = 600
VERSION = 1
"""Of the solver; results of another one are computed again."""
_deal_of = select(tables.match.c.deal).where(tables.match.c.id == bindparam("of")).scalar_subquery()
_OF_DEALS = (
    select(tables.par.c.text, tables.par.c.at)
    .join_from(tables.par, tables.match, tables.match.c.id == tables.par.c.match)
    .where(tables.par.c.version == VERSION)
)
_OF_SAME_DEAL = _OF_DEALS.where(tables.match.c.deal == _deal_of)
"""What is stored for the matches on the deal of a match."""
_OF_DEAL = _OF_DEALS.where(tables.match.c.deal == bindparam("of"))


def seconds() -> int:
    """Seconds for the search of a deal's par, from MAZZO_PAR_SECONDS; 0 turns par off. Raises NotUnderstood."""
    setting = os.environ.get("MAZZO_PAR_SECONDS", "")
    if not setting:
        return SECONDS
    if not (setting.isdecimal() and len(setting) < 6 and int(setting) <= MOST_SECONDS):
        raise NotUnderstood("bad-par-seconds", text=setting[:40], setting="MAZZO_PAR_SECONDS", most=MOST_SECONDS)
    return int(setting)


class ParService(MatchComputations):
    """Computes the par of finished matches. The solver is imported when it is first needed."""

    def __init__(self, store: Store, tasks: BackgroundTasks, background_process: BackgroundProcess) -> None:
        rate = limits.Buckets(limits.PARS_RATE, limits.PARS_BURST)
        empty = Par("working", 0.0)
        super().__init__(
            store, tasks, background_process, tables.par, empty, "no-par-found", VERSION, limits.PARS, rate
        )
        self.seconds: float = seconds()

    def has(self, live: LiveMatch) -> bool:
        """As in the base class. Where outcomes were fixed in advance, no seed decides the others, unless there are
        none.
        """
        from mazzo.solver.deal import SOLVED, is_whole

        if self.seconds == 0 or live.match.game.meta.ruleset not in SOLVED:
            return False
        return live.row.order is None or (live.row.source == "table" and is_whole(live.match))

    async def stored(self, id: str) -> tuple[Result | None, int]:
        """As in the base class. All matches on one deal have the same par."""
        own = await super().stored(id)
        if own[0] is not None and own[0].is_done:
            return own
        other = await self._furthest(_OF_SAME_DEAL.params(of=id))
        return other if other[0] is not None else own

    async def of_deal(self, deal: str) -> Par | None:
        """What is stored of the par of a deal, None if nothing is."""
        result, _ = await self._furthest(_OF_DEAL.params(of=deal))
        return None if result is None else self.message_of(result)

    def message_of(self, result: Result) -> Par:
        """The message of a result."""
        return msgspec.json.decode(result.text, type=Par)

    async def _furthest(self, query: Select[tuple[str, int]]) -> tuple[Result | None, int]:
        """Of several results the complete one, or else the newest."""
        rows = [
            (msgspec.json.decode(text, type=Par).state == "done", at, text) for text, at in await self._store.all(query)
        ]
        if not rows:
            return None, 0
        is_done, at, text = max(rows)
        return Result(text, is_done), at

    async def finished_par(self, live: LiveMatch) -> Par:
        """The complete result. Raises ServiceError until it is complete."""
        result, _ = await self.stored(live.row.id)
        if result is None or not result.is_done:
            raise ServiceError(409, "par-not-done")
        return msgspec.json.decode(result.text, type=Par)

    async def compute(self, id: str, match: Match) -> AsyncIterator[Result]:
        from mazzo.host.best_score import Played, texts
        from mazzo.server.par import worker

        deal, lines = await asyncio.to_thread(_dealt, match)
        progress, honest = None, Played((), 0.0, None)
        while progress is None or not progress.is_over or honest.points is None:
            if progress is not None and honest.points is None:
                honest = await self.process.run(worker.play_on, deal, honest.line)
            if progress is None or not progress.is_over:
                progress = await self.process.run(worker.search, id, deal, lines, self.seconds)
            if progress is not None:
                yield Result.of(_partial(progress, honest))
        message = _partial(progress, honest)
        message.line = await self.process.run(texts, deal, progress.line)
        message.honest_line = await self.process.run(texts, deal, honest.line)
        message.state, message.share = "done", 1.0
        yield Result.of(message)


GivenPar = NamedDependency[ParService]


def _dealt(match: Match) -> tuple[Deal, list[Line]]:
    """The deal of a finished match, and the lines of its seats."""
    from mazzo.solver.deal import Deal
    from mazzo.solver.principal_variation import line_of

    return Deal.of_match(match), [line_of(match, seat) for seat in range(match.seats)]


def _partial(progress: Found, honest: Played) -> Par:
    """A partial result."""
    from mazzo.host.best_score import partial

    return partial(progress.low, progress.high, 1.0 if progress.is_over else progress.share, honest)
