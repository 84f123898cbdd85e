"""Ends attempts: when their match is over, or after a day without an entry, with the points of that moment.

That happens at the end of the match, when an attempt is read, and by a query every few minutes, so that it does not
depend on a process that stops.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence

import structlog

from mazzo.match import Match
from mazzo.match.journal import UNDO
from mazzo.server.background_tasks import BackgroundTasks
from mazzo.server.database_trouble import Away, CannotSave
from mazzo.server.deals import ledger
from mazzo.server.deals.queries import AttemptRow, DealStore, Ending, ending_of
from mazzo.server.errors import ServiceError
from mazzo.server.matches.live import LiveMatch
from mazzo.server.matches.registry import MatchRegistry
from mazzo.server.storage.writer import Closed
from mazzo.server.times import DAY, MINUTE, SECOND

PATIENCE = DAY
"""Milliseconds without an entry after which an attempt is ended."""
PAUSE = 10 * MINUTE
"""Milliseconds between two queries for attempts to be ended."""
SWEPT = 64
"""Most attempts taken from one query."""
SEAT = 0
"""The person's seat in a match on a deal."""

log = structlog.get_logger()


def ending_with(
    score: int,
    moments: Sequence[int],
    *,
    is_over: bool,
    undos: int,
    gestures: int,
    hints: int,
    is_program: bool,
) -> Ending:
    """The end of an attempt with a score: of a match that is over, or after a day without an entry. `moments`: of the
    match's beginning and of each entry; `undos`, `gestures`: how many the seat has sent.
    """
    time = ledger.at_table(moments)
    return Ending(
        at=moments[-1] if is_over else moments[-1] + PATIENCE,
        score=score,
        hints=hints,
        undos=undos,
        minutes=ledger.whole_minutes(time),
        abandoned=not is_over,
        marked=is_over and not is_program and ledger.is_inhuman(gestures, time),
    )


class Endings:
    """Ends the attempts of one server process; a listener of matches."""

    def __init__(self, deal_store: DealStore, matches: MatchRegistry, tasks: BackgroundTasks) -> None:
        self.ended: Callable[[str], None] = lambda _deal: None
        """Called with the deal of an attempt that has ended."""
        self._store = deal_store
        self._matches = matches
        self._tasks = tasks
        self._sweeping: asyncio.Task[None] | None = None
        matches.listeners.add(self)

    def start(self) -> None:
        """Begin to look for attempts to be ended."""
        self._sweeping = asyncio.create_task(self._sweep_on(), name="attempts")

    async def stop(self) -> None:
        """End that."""
        if self._sweeping is not None:
            self._sweeping.cancel()
            await asyncio.wait((self._sweeping,))

    def match_changed(self, live: LiveMatch, before: Match | None) -> None:
        """A match on a deal may have ended."""
        if live.row.deal is not None and before is not None and live.match.outcome is not None:
            self._tasks.start(self._end_attempt_of(live), "attempt")

    async def up_to_date(self, attempt: AttemptRow) -> AttemptRow:
        """The attempt, ended if it is time; read before that."""
        if attempt.ended is not None:
            return attempt
        try:
            live = await self._matches.load(attempt.match)
        except ServiceError:  # the match was deleted
            return attempt
        ending = await self._ending(live, attempt)
        if ending is None:
            return attempt
        await self._store.end(attempt, ending)
        self.ended(attempt.deal)
        return await self._store.attempt_of_match(attempt.match) or ending_of(ending, attempt)

    async def of_finished(self, live: LiveMatch, attempt: AttemptRow) -> AttemptRow:
        """The attempt of a finished match, not stored yet, with its end."""
        ending = await self._ending(live, attempt)
        assert ending is not None, "the match is finished"
        return ending_of(ending, attempt)

    async def sweep(self) -> None:
        """End the attempts for which it is time."""
        for match in await self._store.to_end(self._store.now() - PATIENCE, SWEPT):
            attempt = await self._store.attempt_of_match(match)
            if attempt is not None:
                await self.up_to_date(attempt)

    # ---- internal

    async def _end_attempt_of(self, live: LiveMatch) -> None:
        attempt = await self._store.attempt_of_match(live.row.id)
        if attempt is not None:
            await self.up_to_date(attempt)

    async def _ending(self, live: LiveMatch, attempt: AttemptRow) -> Ending | None:
        """How an attempt ends now, None while it is in progress."""
        match, moments = live.match, live.moments
        is_over = match.outcome is not None
        if not is_over and self._store.now() - moments[-1] < PATIENCE:
            return None
        seat = (live.seats_of(attempt.person) or [SEAT])[0]
        gestures, hints = await self._store.gestures(live.row.id, seat), await self._store.hints(live.row.id, seat)
        return ending_with(
            match.score(seat),
            moments,
            is_over=is_over,
            undos=sum(entry.seat == seat and entry.text == UNDO for entry in match.entries),
            gestures=gestures,
            hints=hints,
            is_program=attempt.is_program,
        )

    async def _sweep_on(self) -> None:
        while True:
            try:
                await self.sweep()
            except (Closed, Away, CannotSave):
                pass
            except Exception as error:  # the next query retries
                log.warning("no sweep of attempts", error=type(error).__name__)
            await asyncio.sleep(PAUSE / SECOND)
