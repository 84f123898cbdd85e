"""Replaces Python's automatic cycle collection by infrequent full collections.

Nearly all objects of the server are in no cycle and are freed at once. Automatic collections took 0.2 s every few
seconds with hundreds of tables and delayed all clients. Closed event streams leave a few kilobytes each in cycles;
these can wait for minutes unless there are very many.
"""

import asyncio
import gc
import time

import structlog

EVERY = 300.0
"""Seconds between collections."""
ENOUGH = 20_000
"""New objects for which a collection is worth its time."""
OFTEN = 5.0
"""Seconds between counts of new objects."""
MANY = 200_000
"""New objects that are collected at once: what 2,000 streams leave behind, some 40 MB."""

log = structlog.get_logger()


def take_over() -> asyncio.Task[None]:
    """Disable automatic collection, and collect from time to time until the task is cancelled."""
    gc.collect()
    gc.freeze()
    gc.disable()
    return asyncio.create_task(_look_again(), name="collecting")


async def _look_again() -> None:
    while True:
        for _ in range(round(EVERY / OFTEN)):
            await asyncio.sleep(OFTEN)
            look(MANY)
        look(ENOUGH)


def look(enough: int) -> int:
    """Collect if there are `enough` new objects; returns how many were unreachable."""
    if gc.get_count()[0] < enough:
        return 0
    began = time.perf_counter()
    dead = gc.collect()
    log.debug("collected", dead=dead, seconds=round(time.perf_counter() - began, 3))
    return dead
