"""The scores of Mazzo's bots on deals."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import cast

import msgspec
from msgspec import field

from mazzo.bots import LEVELS
from mazzo.host.computed import Computed, State
from mazzo.host.words import BotName
from mazzo.server import limits
from mazzo.server.background_process import BackgroundProcess
from mazzo.server.background_tasks import BackgroundTasks
from mazzo.server.computations.computations import Computations, Result
from mazzo.server.deals import worker
from mazzo.server.deals.messages import House
from mazzo.server.deals.queries import DealRow
from mazzo.server.errors import ServiceError
from mazzo.server.storage import tables
from mazzo.server.storage.store import Store

VERSION = 1
"""Of the games; scores of another one are computed again."""


class HouseScores(Computed):
    """The scores of the levels that have played, in the order of `LEVELS`."""

    scores: list[int] = field(default_factory=list)


class HouseService(Computations[DealRow]):
    """Lets the bots play deals, once each."""

    def __init__(self, store: Store, tasks: BackgroundTasks, background_process: BackgroundProcess) -> None:
        rate = limits.Buckets(limits.PARS_RATE, limits.PARS_BURST)
        empty = HouseScores("working", 0.0)
        super().__init__(
            store, tasks, background_process, tables.deal_scores, empty, "no-scores-found", VERSION, limits.PARS, rate
        )

    async def scores(self, deal: DealRow, client: str) -> list[House]:
        """The score of each level as far as it has played; starts the games if they have not begun."""
        try:
            text = (await self.result_for(deal.id, deal, client)).text
        except ServiceError:  # too many wait, or it has failed: there are none
            text = '{"state":"working","share":0}'
        scores = msgspec.json.decode(text, type=HouseScores).scores
        return [
            House(cast(BotName, level), scores[at] if at < len(scores) else None) for at, level in enumerate(LEVELS)
        ]

    async def compute(self, id: str, subject: DealRow) -> AsyncIterator[Result]:
        is_over = False
        while not is_over:
            progress = await self.process.run(worker.play, id, subject.head, subject.seed, subject.levels)
            is_over = progress.is_over
            state: State = "done" if is_over else "working"
            yield Result.of(HouseScores(state, round(progress.share, 3), list(progress.scores)))
