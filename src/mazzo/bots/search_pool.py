"""Process pool for bot search. Keeps the event loop free.

A process starts with the first search that finds none free, ends with its parent even when that is killed, and is
replaced when it dies. It loads the compiled rules of the games that it is asked about, and no others; until they are
loaded, one-ply bots use the interpreted rules, and the greedy bot stands in for those that search.

pool = SearchPool()
action = await pool.think("master", position)  # the bot's action
found = await pool.evaluate(position)  # a master's evaluations of the actions it considered
answer = await pool.run(work, 1, 2)  # any function of a module, called in a process
await pool.close()
"""

import asyncio
import os
import signal
import sys
import threading
from collections import Counter
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from dataclasses import replace
from heapq import heappop, heappush
from itertools import count
from multiprocessing import connection, get_context, parent_process
from typing import TypeVar, TypeVarTuple

from mazzo import compiled
from mazzo.bots.evaluators import ActionEvaluation
from mazzo.bots.every_action import greedy_evaluations
from mazzo.bots.greedy_bots import BOTS
from mazzo.bots.levels import Deep, bot_at_level, warm
from mazzo.bots.position import Position
from mazzo.compiled import Body
from mazzo.games import RULESETS

TRIES = 3
"""Number of attempts at a call whose process dies."""
NICENESS = 5
"""Niceness of the processes: those that serve requests come first."""
MOST = 4
"""Maximum number of processes of one `SearchPool`."""
SECONDS = 1.6
"""Time limit of a search: a person waits for it."""
LOAD_SECONDS, LOAD_SECONDS_LONG = 1.0, 5.0
"""Maximum wait for the compiled rules, in seconds: of a bot that searches, and of a person who asks for evaluations."""
SHORT, REQUEST, SEARCH = range(3)
"""Priorities in the queue: one-ply bots, requests of people, searches."""

T = TypeVar("T")
Ts = TypeVarTuple("Ts")


class PoolClosed(Exception):
    """The pool has been closed."""


class SearchPool:
    """A pool of processes for bot search. Belongs to the event loop that uses it."""

    def __init__(self, processes: int | None = None, niceness: int = NICENESS) -> None:
        self.processes = processes or usual_processes()
        self._niceness = niceness
        self._pool: ProcessPoolExecutor | None = None
        self._closed = False
        self._free = self.processes
        self._queue: list[tuple[int, int, int, asyncio.Future[None]]] = []
        """Queue of calls that wait for a process, as a heap."""
        self._numbers = count()
        self._searches: Counter[str] = Counter()
        """Number of searches that run or wait, by table."""

    async def think(self, bot: str, position: Position, seconds: float = SECONDS, table: str = "") -> int:
        """The action of the bot of this name in a position. A search takes at most `seconds`, fewer if calls are
        waiting. Tables take turns. Raises PoolClosed once closed.
        """
        if not does_think_ahead(bot, position.ruleset):
            return await self._run((SHORT, 0), _think, bot, position, seconds)
        seconds /= 1 + len(self._queue) / self.processes
        self._searches[table] += 1
        try:
            return await self._run((SEARCH, self._searches[table]), _think, bot, position, seconds)
        finally:
            self._searches[table] -= 1
            self._searches += Counter()  # drops zero counts

    async def evaluate(self, position: Position) -> list[ActionEvaluation]:
        """A master's evaluations of the actions it considered, best first; never empty, because the position has a
        legal action. Results for the same position may differ, since the search is limited by time. Raises PoolClosed
        once closed.
        """
        return await self._run((REQUEST, 0), _evaluate, position)

    async def run(self, work: Callable[[*Ts], T], *args: *Ts) -> T:
        """Call a function of a module in one of the processes; returns its result and raises its exceptions. It runs to
        its end even if the caller is cancelled, so it should be short. Raises PoolClosed once closed.
        """
        return await self._run((SEARCH, 0), work, *args)

    async def run_first(self, work: Callable[[*Ts], T], *args: *Ts) -> T:
        """The same for a person who waits: before searches and calls of `run`."""
        return await self._run((REQUEST, 0), work, *args)

    async def warm(self, ruleset: str | None = None) -> None:
        """Start a process, if there is none, and load the compiled rules of a game in advance: that takes a second or
        two.
        """
        await self._run((SHORT, 0), _want, ruleset)

    async def close(self) -> None:
        """Stop the processes."""
        self._closed = True
        for *_, place in self._queue:
            place.cancel()
        pool, self._pool = self._pool, None
        if pool is not None:
            await asyncio.to_thread(pool.shutdown, wait=True, cancel_futures=True)

    async def _run(self, urgency: tuple[int, int], work: Callable[[*Ts], T], *args: *Ts) -> T:
        for _ in range(TRIES):
            try:
                await self._enter(urgency)
                pool = self._open()
                return await asyncio.wrap_future(self._submit(pool, work, *args))
            except asyncio.CancelledError:
                if self._closed:  # the call was cancelled by `close`, not by its caller
                    raise PoolClosed from None
                raise
            except BrokenProcessPool:
                if self._pool is pool:
                    self._pool = None
                    pool.shutdown(wait=False)
        raise RuntimeError("the search processes die repeatedly")

    def _submit(self, pool: ProcessPoolExecutor, work: Callable[[*Ts], T], *args: *Ts) -> Future[T]:
        """Submit a call and free its slot when it has ended, which may be long after the caller was cancelled."""
        loop = asyncio.get_running_loop()
        try:
            future = pool.submit(work, *args)
        except BaseException:
            self._leave()
            raise

        def end(_: Future[T]) -> None:
            with suppress(RuntimeError):  # the loop is closed
                loop.call_soon_threadsafe(self._leave)

        future.add_done_callback(end)
        return future

    async def _enter(self, urgency: tuple[int, int]) -> None:
        """Wait until a process is free. A caller that is cancelled meanwhile has not taken a slot."""
        if self._closed:
            raise PoolClosed
        if self._free > 0:
            self._free -= 1
            return
        place = asyncio.get_running_loop().create_future()
        heappush(self._queue, (*urgency, next(self._numbers), place))
        try:
            await place
        except asyncio.CancelledError:
            if place.done() and not place.cancelled():  # the slot had just been given to this call
                self._leave()
            raise

    def _leave(self) -> None:
        """Free a slot: the next call in the queue gets it."""
        while self._queue:
            *_, place = heappop(self._queue)
            if not place.done():
                place.set_result(None)
                return
        self._free += 1

    def _open(self) -> ProcessPoolExecutor:
        if self._closed:
            self._leave()
            raise PoolClosed
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self.processes, get_context("spawn"), initializer=_begin, initargs=(self._niceness,)
            )
        return self._pool


def usual_processes() -> int:
    """Number of processors that this process may use, minus one; from 1 to MOST."""
    processors = len(os.sched_getaffinity(0)) if sys.platform == "linux" else os.cpu_count() or 1
    return max(1, min(MOST, processors - 1))


def does_think_ahead(bot: str, ruleset: str) -> bool:
    """Whether a bot searches, which takes as long as its time limit allows; one-ply bots need milliseconds."""
    return isinstance(bot_at_level(RULESETS[ruleset], bot), Deep)


# ---- in a worker process

_rules: dict[str, Body] = {}
"""The compiled rules loaded so far, by ruleset."""
_searchable: set[str] = set()
"""The rulesets whose search kernels are loaded, too."""
_wanted: list[str] = []
"""The rulesets requested so far, in order."""
_changed = threading.Condition()
"""Guards these three; notified when one of them grows."""


def _begin(niceness: int) -> None:
    """Initialiser of a worker process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches the children of the server, too
    if sys.platform != "win32":
        os.nice(niceness)
    threading.Thread(target=_follow_parent, daemon=True).start()
    threading.Thread(target=_load_compiled, daemon=True).start()


def _follow_parent() -> None:
    """Exit when the parent ends, which may be killed without notice."""
    parent = parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        os._exit(0)


def _load_compiled() -> None:
    """Load the requested rulesets one after the other, compiling if they are not cached, by this or another process. A
    person waits, so this has priority over what the server compiles in advance.
    """
    count = 0
    while True:
        with _changed:
            while len(_wanted) == count:
                _changed.wait()
            ruleset = _wanted[count]
            count += 1
        with compiled.hurried(RULESETS[ruleset]):
            body = compiled.of(RULESETS[ruleset])
            with _changed:
                _rules[ruleset] = body
                _changed.notify_all()
            warm(body)
        with _changed:
            _searchable.add(ruleset)
            _changed.notify_all()


def _want(ruleset: str | None) -> None:
    """Request the compiled rules of a game."""
    with _changed:
        if ruleset is not None and ruleset not in _wanted:
            _wanted.append(ruleset)
            _changed.notify_all()


def loaded_rules(ruleset: str, seconds: float = 0) -> Body | None:
    """The compiled rules of a game if they are loaded within `seconds`, else None."""
    _want(ruleset)
    with _changed:
        _changed.wait_for(lambda: ruleset in _rules, seconds)
        return _rules.get(ruleset)


def loaded_search(ruleset: str, seconds: float) -> Body | None:
    """The same if the search kernels are loaded, too."""
    _want(ruleset)
    with _changed:
        _changed.wait_for(lambda: ruleset in _searchable, seconds)
        return _rules[ruleset] if ruleset in _searchable else None


def _think(name: str, position: Position, seconds: float) -> int:
    bot = bot_at_level(RULESETS[position.ruleset], name)
    if isinstance(bot, Deep):
        body = loaded_search(position.ruleset, LOAD_SECONDS)
        if body is not None or bot.is_brief:
            return replace(bot, seconds=seconds).think(position, body)
        bot = BOTS["greedy"]  # with the interpreted rules a search finishes only about a dozen playouts, too few
    return bot.think(position, loaded_rules(position.ruleset))


def _evaluate(position: Position) -> list[ActionEvaluation]:
    master = bot_at_level(RULESETS[position.ruleset], "master")
    body = loaded_search(position.ruleset, LOAD_SECONDS_LONG)
    if isinstance(master, Deep) and (body is not None or master.is_brief):
        return replace(master, seconds=SECONDS).evaluate(position, body)
    return greedy_evaluations(position, loaded_rules(position.ruleset))
