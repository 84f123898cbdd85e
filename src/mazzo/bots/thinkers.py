"""Thinking in another process, so that nobody who serves people ever waits for a bot.

The process starts with the first thought, ends with its parent even when that is killed, and is replaced when it dies
itself. It reads the compiled rules while it thinks with the interpreted ones already.
"""

import asyncio
import os
import signal
import sys
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import connection, get_context, parent_process

from mazzo import compiled
from mazzo.bots.house import BOTS
from mazzo.bots.position import Position
from mazzo.compiled import Body
from mazzo.games import GAMES

TRIES = 3
"""How often a thought is begun again when the process that thought it has died."""
NICENESS = 5
"""Whoever serves people goes first."""


class Resting(Exception):
    """Whoever thinks was told to stop."""


class Thinkers:
    """One process that thinks for everybody. Belongs to the event loop that uses it."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None
        self._closed = False

    async def think(self, bot: str, position: Position) -> int:
        """What the bot of this name does in a position. Raises Resting once closed."""
        for _ in range(TRIES):
            pool = self._open()
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, _think, bot, position)
            except asyncio.CancelledError:
                if self._closed:  # the thought was cancelled, not whoever waits for it
                    raise Resting from None
                raise
            except BrokenProcessPool:
                if self._pool is pool:
                    self._pool = None
                    pool.shutdown(wait=False)
        raise RuntimeError("whoever thinks for the bots dies again and again")

    async def warm(self) -> None:
        """Start the process, if it has not been: it takes a second that nobody then waits for."""
        await asyncio.get_running_loop().run_in_executor(self._open(), os.getpid)

    async def close(self) -> None:
        """End the process."""
        self._closed = True
        pool, self._pool = self._pool, None
        if pool is not None:
            await asyncio.to_thread(pool.shutdown, wait=True, cancel_futures=True)

    def _open(self) -> ProcessPoolExecutor:
        if self._closed:
            raise Resting
        if self._pool is None:
            self._pool = ProcessPoolExecutor(1, mp_context=get_context("spawn"), initializer=_begin)
        return self._pool


_swift: dict[str, Body] = {}
"""In the process that thinks: the compiled rules that have been read so far, by ruleset."""


def _begin() -> None:
    """The first thing the process does."""
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
    """Make the compiled bodies; whoever compiles them for the first time, here or elsewhere, does it once for all."""
    for game in GAMES.values():
        _swift[game.meta.ruleset] = compiled.of(game)


def _think(bot: str, position: Position) -> int:
    return BOTS[bot].think(position, _swift.get(position.ruleset))
