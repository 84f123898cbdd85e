"""Thinking in other processes, so that nobody who serves people ever waits for a bot.

A process starts with the first thought that finds none free, ends with its parent even when that is killed, and is
replaced when it dies itself. It reads the compiled rules of the games that it is asked about, and no others; until it
has read them whoever looks one action ahead thinks with the interpreted ones, and stands in for whoever thinks ahead.

    thinkers = Thinkers()
    action = await thinkers.think("master", position)  # what a bot does
    found = await thinkers.thoughts(position)  # what a master has to say of each action it thought of
    answer = await thinkers.run(work, 1, 2)  # any function of a module, called there
    await thinkers.close()
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
from mazzo.bots.house import BOTS
from mazzo.bots.position import Position
from mazzo.bots.strengths import Deep, strength, warm
from mazzo.bots.thought import Thought
from mazzo.compiled import Body
from mazzo.games import RULESETS

TRIES = 3
"""How often a thought is begun again when the process that thought it has died."""
NICENESS = 5
"""Whoever serves people goes first."""
MOST = 4
"""Processes of one `Thinkers` at most."""
SECONDS = 1.6
"""When a search takes what it has: somebody waits for it."""
READING, READING_LONG = 1.0, 5.0
"""How many seconds a bot that thinks ahead, or somebody who asks for thoughts, waits for the compiled rules."""
GLANCE, WISH, SEARCH = range(3)
"""Of what waits, this goes first: what takes a moment; what a person asked for; what takes long."""

T = TypeVar("T")
Ts = TypeVarTuple("Ts")


class Resting(Exception):
    """Whoever thinks was told to stop."""


class Thinkers:
    """A few processes that think for everybody. Belongs to the event loop that uses it."""

    def __init__(self, processes: int | None = None) -> None:
        self.processes = processes or usual_processes()
        self._pool: ProcessPoolExecutor | None = None
        self._closed = False
        self._free = self.processes
        self._line: list[tuple[int, int, int, asyncio.Future[None]]] = []
        """Who waits for a process, the next first."""
        self._numbers = count()
        self._searches: Counter[str] = Counter()
        """How many searches are under way or wait, by table."""

    async def think(self, bot: str, position: Position, seconds: float = SECONDS, table: str = "") -> int:
        """What the bot of this name does in a position; one that searches does so for so many seconds at most, fewer
        where others wait. Tables take turns. Raises Resting once closed.
        """
        if not does_think_ahead(bot, position.ruleset):
            return await self._run((GLANCE, 0), _think, bot, position, seconds)
        seconds /= 1 + len(self._line) / self.processes
        self._searches[table] += 1
        try:
            return await self._run((SEARCH, self._searches[table]), _think, bot, position, seconds)
        finally:
            self._searches[table] -= 1
            self._searches += Counter()  # forgets who has none

    async def thoughts(self, position: Position) -> list[Thought]:
        """What a master has to say of the actions it thought of, the one to take first; never none, for something can
        be done in a position. The same position need not bring the same thoughts, since time bounds them. Raises
        Resting once closed.
        """
        return await self._run((WISH, 0), _thoughts, position)

    async def run(self, work: Callable[[*Ts], T], *args: *Ts) -> T:
        """What a function of a module returns, called in one of the processes; what it raises is raised here. It runs
        to its end even when nobody waits for it any more, and so should be short. Raises Resting once closed.
        """
        return await self._run((SEARCH, 0), work, *args)

    async def warm(self, ruleset: str | None = None) -> None:
        """Start a process, if none has been, and let it read the compiled rules of a game: it takes a second or two
        that nobody then waits for.
        """
        await self._run((GLANCE, 0), _want, ruleset)

    async def close(self) -> None:
        """End the processes."""
        self._closed = True
        for *_, place in self._line:
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
                if self._closed:  # the thought was cancelled, not whoever waits for it
                    raise Resting from None
                raise
            except BrokenProcessPool:
                if self._pool is pool:
                    self._pool = None
                    pool.shutdown(wait=False)
        raise RuntimeError("whoever thinks for the bots dies again and again")

    def _submit(self, pool: ProcessPoolExecutor, work: Callable[[*Ts], T], *args: *Ts) -> Future[T]:
        """Begin, and make room for the next when it has ended, which may be long after nobody waits for it."""
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
        """Wait until a process is free. Who is cancelled meanwhile has never begun."""
        if self._closed:
            raise Resting
        if self._free > 0:
            self._free -= 1
            return
        place = asyncio.get_running_loop().create_future()
        heappush(self._line, (*urgency, next(self._numbers), place))
        try:
            await place
        except asyncio.CancelledError:
            if place.done() and not place.cancelled():  # its turn had just come
                self._leave()
            raise

    def _leave(self) -> None:
        """A process is free: the next may begin."""
        while self._line:
            *_, place = heappop(self._line)
            if not place.done():
                place.set_result(None)
                return
        self._free += 1

    def _open(self) -> ProcessPoolExecutor:
        if self._closed:
            self._leave()
            raise Resting
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self.processes, mp_context=get_context("spawn"), initializer=_begin)
        return self._pool


def usual_processes() -> int:
    """One fewer than the processors that this process may use, MOST at most, and one at least."""
    processors = len(os.sched_getaffinity(0)) if sys.platform == "linux" else os.cpu_count() or 1
    return max(1, min(MOST, processors - 1))


def does_think_ahead(bot: str, ruleset: str) -> bool:
    """Whether a bot thinks further than one action, which may take as long as it is given; the others are done in a
    moment.
    """
    return isinstance(strength(RULESETS[ruleset], bot), Deep)


# ---- in a process that thinks

_swift: dict[str, Body] = {}
"""The compiled rules that have been read so far, by ruleset."""
_searched: set[str] = set()
"""The rulesets whose search has been read, too."""
_wanted: list[str] = []
"""The rulesets that are to be read, or were."""
_read = threading.Condition()
"""Guards these three; notified when there is more in one of them."""


def _begin() -> None:
    """The first thing a process does."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # a key that stops the server reaches its children too
    if sys.platform != "win32":
        os.nice(NICENESS)
    threading.Thread(target=_follow_parent, daemon=True).start()
    threading.Thread(target=_read_compiled, daemon=True).start()


def _follow_parent() -> None:
    """End with the parent, which may be killed without a word."""
    parent = parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        os._exit(0)


def _read_compiled() -> None:
    """Read what is wanted, one ruleset after the other; whoever compiles it for the first time, here or elsewhere, does
    it once for all.
    """
    done = 0
    while True:
        with _read:
            while len(_wanted) == done:
                _read.wait()
            ruleset = _wanted[done]
            done += 1
        body = compiled.of(RULESETS[ruleset])
        with _read:
            _swift[ruleset] = body
            _read.notify_all()
        warm(body)
        with _read:
            _searched.add(ruleset)
            _read.notify_all()


def _want(ruleset: str | None) -> None:
    """Let the compiled rules of a game be read."""
    with _read:
        if ruleset is not None and ruleset not in _wanted:
            _wanted.append(ruleset)
            _read.notify_all()


def swift(ruleset: str, seconds: float = 0) -> Body | None:
    """The compiled rules of a game, if they have been read or will be in so many seconds."""
    _want(ruleset)
    with _read:
        _read.wait_for(lambda: ruleset in _swift, seconds)
        return _swift.get(ruleset)


def swift_search(ruleset: str, seconds: float) -> Body | None:
    """The same with which one can search, if that has been read or will be in so many seconds."""
    _want(ruleset)
    with _read:
        _read.wait_for(lambda: ruleset in _searched, seconds)
        return _swift[ruleset] if ruleset in _searched else None


def _think(name: str, position: Position, seconds: float) -> int:
    bot = strength(RULESETS[position.ruleset], name)
    if isinstance(bot, Deep):
        body = swift_search(position.ruleset, READING)
        if body is not None or bot.is_brief:
            return replace(bot, seconds=seconds).think(position, body)
        bot = BOTS["greedy"]  # with the interpreted rules it plays on to the end a dozen times, and sees too little
    return bot.think(position, swift(position.ruleset))


def _thoughts(position: Position) -> list[Thought]:
    master = strength(RULESETS[position.ruleset], "master")
    body = swift_search(position.ruleset, READING_LONG)
    if isinstance(master, Deep) and (body is not None or master.is_brief):
        return replace(master, seconds=SECONDS).thoughts(position, body)
    return _glances(position, swift(position.ruleset))


def _glances(position: Position, body: Body | None) -> list[Thought]:
    """What a greedy bot has to say of every action: how well the seat would stand at once."""
    game = RULESETS[position.ruleset]
    body = body or compiled.interpreted(game)
    rows, out, worths = body.rows(2), body.ints(game.meta.max_actions), body.ints(game.meta.max_actions)
    body.load(rows, 0, position.state)
    legal = body.kernels.worths_after(rows, position.seat, out, worths)
    found = [Thought(int(out[k]), 1, float(worths[k])) for k in range(legal)]
    return sorted(found, key=lambda one: (-one.mean, one.action))
