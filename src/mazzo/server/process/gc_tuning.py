"""When Python looks for cycles of dead objects: seldom, all at once, and never among what stays for ever.

Nearly all that a table leaves behind is in no cycle and goes at once. What Python does by itself, a look at what is new
whenever there is enough of it, took a fifth of a second every few seconds with hundreds of tables, and everybody waited
meanwhile. What is in cycles, some kilobytes for each stream of events that has closed and never what waited to be sent
to it, can wait for minutes, unless there is very much of it.
"""

import asyncio
import gc
import time

import structlog

EVERY = 300.0
"""Seconds from one look to the next."""
ENOUGH = 20_000
"""New objects for which a look is worth its while."""
OFTEN = 5.0
"""Seconds from one count of what is new to the next."""
MANY = 200_000
"""New objects that do not wait for their time: what 2,000 streams leave behind, some 40 MB."""

log = structlog.get_logger()


def take_over() -> asyncio.Task[None]:
    """Let Python no longer look by itself, and look from time to time until the task is cancelled."""
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
    """Look for dead cycles, if so much is new; returns how many objects were dead."""
    if gc.get_count()[0] < enough:
        return 0
    began = time.perf_counter()
    dead = gc.collect()
    log.debug("collected", dead=dead, seconds=round(time.perf_counter() - began, 3))
    return dead
