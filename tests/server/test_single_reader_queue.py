"""Messages come out in order, and a reader that was cancelled loses none."""

import asyncio
from contextlib import suppress

from mazzo.server.single_reader_queue import SingleReaderQueue


async def test_a_reader_waits_for_what_comes_later() -> None:
    queue = SingleReaderQueue[int]()
    reader = asyncio.create_task(queue.get())
    await asyncio.sleep(0)
    queue.put_nowait(1)
    queue.put_nowait(2)
    assert [await reader, await queue.get()] == [1, 2]
    assert queue.empty()


async def test_a_cancelled_reader_takes_nothing() -> None:
    queue = SingleReaderQueue[int]()
    reader = asyncio.create_task(queue.get())
    await asyncio.sleep(0)
    queue.put_nowait(1)
    reader.cancel()
    with suppress(asyncio.CancelledError):
        await reader
    assert await queue.get() == 1
