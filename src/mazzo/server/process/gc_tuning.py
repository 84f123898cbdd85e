"""Restricts Python's automatic cycle collection to new objects, and collects the others infrequently.

Nearly all objects of the server are in no cycle and are freed at once. Automatic collections of all objects took 0.2 s
every few seconds with hundreds of tables and delayed all clients; those of new objects take milliseconds. Closed event
streams leave a few kilobytes each in cycles; these can wait for minutes.

Python counts allocations less deallocations. Where each new state replaces an old one, the count stays low while the
new objects accumulate, and their collection took half a second. So new objects are also collected at short intervals.
"""

import asyncio
import gc
import sys
import time

import structlog

NEW = 5_000
"""New objects that Python collects automatically."""
STEP = 0.1
"""Seconds between collections of new objects."""
EVERY = 300.0
"""Seconds between collections of all objects."""
ENOUGH = 4 * NEW
"""Objects that have become old since the last collection of all objects, after which one is worth its time."""

log = structlog.get_logger()


def take_over() -> asyncio.Task[None]:
    """Restrict automatic collection, and collect all from time to time until the task is cancelled."""
    gc.freeze()
    gc.enable()
    gc.set_threshold(NEW, sys.maxsize >> 32, sys.maxsize >> 32)
    return asyncio.create_task(_look_again(), name="collecting")


async def _look_again() -> None:
    due = time.monotonic() + EVERY
    while True:
        await asyncio.sleep(min(STEP, EVERY))
        gc.collect(0)
        if time.monotonic() >= due:
            look()
            due = time.monotonic() + EVERY


def look() -> int:
    """Collect all if ENOUGH objects have become old since; returns how many objects were unreachable."""
    if len(gc.get_objects(1)) < ENOUGH:
        return 0
    began = time.perf_counter()
    dead = gc.collect()
    log.debug("collected", dead=dead, seconds=round(time.perf_counter() - began, 3))
    return dead
