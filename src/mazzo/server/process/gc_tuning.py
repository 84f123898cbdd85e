"""Restricts Python's automatic cycle collection to new objects, and collects the others infrequently.

Nearly all objects of the server are in no cycle and are freed at once. Automatic collections of all objects took 0.2 s
every few seconds with hundreds of tables and delayed all clients; those of new objects take a millisecond. Closed event
streams leave a few kilobytes each in cycles; these can wait for minutes.
"""

import asyncio
import gc
import sys
import time

import structlog

NEW = 5_000
"""New objects that Python collects automatically."""
EVERY = 300.0
"""Seconds between collections of all objects."""
ENOUGH = 4
"""Automatic collections after which one of all objects is worth its time."""

log = structlog.get_logger()


def take_over() -> asyncio.Task[None]:
    """Restrict automatic collection, and collect all from time to time until the task is cancelled."""
    gc.freeze()
    gc.enable()
    gc.set_threshold(NEW, sys.maxsize >> 32, sys.maxsize >> 32)
    return asyncio.create_task(_look_again(), name="collecting")


async def _look_again() -> None:
    while True:
        await asyncio.sleep(EVERY)
        look()


def look() -> int:
    """Collect all if there were ENOUGH automatic collections since; returns how many objects were unreachable."""
    if gc.get_count()[1] < ENOUGH:
        return 0
    began = time.perf_counter()
    dead = gc.collect()
    log.debug("collected", dead=dead, seconds=round(time.perf_counter() - began, 3))
    return dead
