"""Hints and costs of actions. They come from the strongest bot, which searches positions where everything hidden from
the seat is dealt again.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections import OrderedDict
from collections.abc import Sequence

from litestar.di import NamedDependency

from mazzo.bots import PoolClosed, Position, SearchPool, determinize
from mazzo.bots.evaluate_all import evaluate_all
from mazzo.bots.evaluators import ActionEvaluation
from mazzo.core.errors import NotLegal, NotYourTurn, OutOfDate
from mazzo.match import Match
from mazzo.server import limits
from mazzo.server.accounts.person import Person
from mazzo.server.errors import ServiceError
from mazzo.server.hints import advice, messages
from mazzo.server.hints.queries import HintStore, StoredHint
from mazzo.server.matches.live import LiveMatch
from mazzo.server.storage.store import Store

REMEMBERED = 256
"""Positions whose costs are cached: in practice people go back and forth."""

TRIED = 5
"""Visits of an action from which on the search's value is used for its cost."""
ASIDE = 1.0
"""Least cost of an action that the search has left aside."""


class Hints:
    """Computes hints and the costs of actions, in one worker."""

    def __init__(self, store: Store, pool: SearchPool) -> None:
        self.store = HintStore(store)
        self.limit = limits.Buckets(limits.HINTS_RATE, limits.HINTS_BURST)
        self._now = store.now
        self._pool = pool
        self._analyses: OrderedDict[tuple[str, int, int], list[tuple[int, float]]] = OrderedDict()

    async def hint(self, live: LiveMatch, person: Person, version: int, step: int) -> messages.Hint:
        """A hint up to `step`. Raises MazzoError or ServiceError."""
        seat = self._check(live, person, version)
        stored_hint = await self.store.find(live.row.id, seat, version)
        if stored_hint is None:
            actions = await self._gesture(live, seat, version)
            self._check_version(live, seat, version)
            stored_hint = StoredHint(live.row.id, seat, version, step, actions, self._now())
            if not await self.store.add(stored_hint):  # asked twice at the same time, or erased
                stored_hint = await self.store.find(live.row.id, seat, version)
                if stored_hint is None:
                    raise OutOfDate
        self._check_version(live, seat, version)
        advised = advice.advice(live.match, seat, stored_hint.actions, f"{live.row.id} {seat} {version}")
        await self.store.set_step(stored_hint, step)
        return _hint(advised, version, step)

    async def costs(self, live: LiveMatch, person: Person, version: int) -> messages.Costs:
        """The costs of the legal actions. Raises MazzoError or ServiceError."""
        seat = self._check(live, person, version)
        if not live.row.practice:
            raise NotLegal("no-costs")
        key = live.row.id, seat, version
        costs = self._analyses.get(key)
        if costs is None:
            position = _position(live.match, seat, live.row.id)
            try:
                deep, wide = await asyncio.gather(self._pool.evaluate(position), self._pool.run(evaluate_all, position))
            except PoolClosed:
                raise ServiceError(503, "hint-later") from None
            self._check_version(live, seat, version)
            costs = costs_of(deep, wide)
            if wide:  # otherwise the rules were still being compiled; the next request gets more
                self._analyses[key] = costs
                if len(self._analyses) > REMEMBERED:
                    self._analyses.popitem(last=False)
        else:
            self._analyses.move_to_end(key)
        return messages.Costs(version, costs)

    # ---- internal

    def _check(self, live: LiveMatch, person: Person, version: int) -> int:
        """The seat of the person. Raises MazzoError or ServiceError where hints are not allowed."""
        seat = live.seat_of(person.id)
        if seat is None:
            raise NotYourTurn("not-your-seat")
        if live.row.source == "lesson":
            raise NotLegal("hint-in-lesson")
        if not live.allows_hints(seat):
            raise NotLegal("hint-in-company")
        self._check_version(live, seat, version)
        if live.match.outcome is not None:
            raise NotLegal("game-over")
        if seat not in live.match.current_players() or seat in live.benched:
            raise NotYourTurn("not-your-turn")
        if not self.limit.take(person.id):
            raise ServiceError(429, "too-fast")
        return seat

    def _check_version(self, live: LiveMatch, seat: int, version: int) -> None:
        if live.match.seen(seat) != version:
            raise OutOfDate

    async def _gesture(self, live: LiveMatch, seat: int, version: int) -> tuple[int, ...]:
        """The actions to advise: the best action, continued with the best next one of the same seat while the gesture
        goes on.
        """
        match, actions = live.match, list[int]()
        while True:
            legal = match.legal_actions(seat)
            thoughts = [] if len(legal) == 1 else await self._thoughts(match, seat, live.row.id)
            action = advice.best(match, seat, thoughts) if thoughts else legal[0]
            actions.append(action)
            if len(actions) == advice.GESTURE or live.match.seen(seat) != version:
                return tuple(actions)
            after = match.copy()
            after.play(seat, action)
            if not advice.may_chain(match, after, seat, action):
                return tuple(actions)
            match = after

    async def _thoughts(self, match: Match, seat: int, id: str) -> list[ActionEvaluation]:
        try:
            return await self._pool.evaluate(_position(match, seat, id))
        except PoolClosed:
            raise ServiceError(503, "hint-later") from None


GivenHints = NamedDependency[Hints]


def _position(match: Match, seat: int, id: str) -> Position:
    """The position to search, seeded by what the seat knows, so that a repeated request gets the same answer."""
    name = hashlib.sha256(f"{id} {seat} {match.seen(seat)}".encode()).digest()
    return determinize(match, seat, 1 + int.from_bytes(name[:7], "big"))


def costs_of(deep: Sequence[ActionEvaluation], wide: Sequence[ActionEvaluation]) -> list[tuple[int, float]]:
    """Expected points lost by each action: from the search where it has visited enough, otherwise from rollouts, but
    then at least ASIDE.
    """
    candidates = [one for one in deep if one.visits >= TRIED] or list(deep)
    best = max(one.mean for one in candidates)
    costs = {one.action: best - one.mean for one in candidates}
    widest = max((one.mean for one in wide), default=0.0)
    for one in wide:
        costs.setdefault(one.action, max(ASIDE, widest - one.mean))
    return [(action, round(cost, 1)) for action, cost in sorted(costs.items(), key=lambda each: (each[1], each[0]))]


def _hint(advised: advice.Advice, version: int, step: int) -> messages.Hint:
    """The hint up to a step; the last step reveals all."""
    step = max((one for one in advised.steps if one <= step), default=advised.steps[0])
    is_last = step == advised.steps[-1]
    return messages.Hint(
        version=version,
        step=step,
        next=next((one for one in advised.steps if one > step), None),
        what=advised.what,
        near=list(advised.near) if step >= advice.NEAR else [],
        moves=list(advised.moves) if is_last else [],
        actions=list(advised.actions) if is_last else [],
    )
