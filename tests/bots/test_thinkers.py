"""Thinking in another process: lazily, politely, and again when the process is killed."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

import mazzo
from mazzo.bots import BOTS, Resting, Thinkers, imagine

POSITION = imagine(mazzo.deal("orchard", seed="thinkers"), 0, 7)


@pytest.fixture
async def thinkers() -> AsyncIterator[Thinkers]:
    thinkers = Thinkers()
    yield thinkers
    await thinkers.close()


async def process_of(thinkers: Thinkers) -> int:
    """Its number: the executor keeps it to itself."""
    await thinkers.warm()
    assert thinkers._pool is not None
    return next(iter(thinkers._pool._processes))


async def test_another_process_chooses_as_this_one_would(thinkers: Thinkers) -> None:
    for name, bot in BOTS.items():
        assert await thinkers.think(name, POSITION) == bot.think(POSITION)


async def test_nobody_is_started_before_there_is_something_to_think_about(thinkers: Thinkers) -> None:
    assert thinkers._pool is None


async def test_a_killed_process_is_replaced(thinkers: Thinkers) -> None:
    os.kill(await process_of(thinkers), signal.SIGKILL)
    thoughts = [thinkers.think("greedy", POSITION) for _ in range(3)]
    assert set(await asyncio.gather(*thoughts)) == {BOTS["greedy"].think(POSITION)}


async def test_a_key_that_stops_the_server_leaves_it_to_the_server(thinkers: Thinkers) -> None:
    process = await process_of(thinkers)
    os.kill(process, signal.SIGINT)
    await thinkers.think("greedy", POSITION)
    assert await process_of(thinkers) == process


async def test_a_closed_one_thinks_no_more() -> None:
    thinkers = Thinkers()
    await thinkers.warm()
    await thinkers.close()
    with pytest.raises(Resting):
        await thinkers.think("greedy", POSITION)


ORPHAN = """
import asyncio, time
from mazzo.bots import Thinkers

async def main():
    thinkers = Thinkers()
    await thinkers.warm()
    print(next(iter(thinkers._pool._processes)), flush=True)
    await asyncio.sleep(60)

if __name__ == "__main__":
    asyncio.run(main())
"""


@pytest.mark.skipif(sys.platform == "win32", reason="kills as POSIX does")
def test_it_ends_with_a_parent_that_was_killed(tmp_path: Path) -> None:
    script = tmp_path / "orphan.py"
    script.write_text(ORPHAN)
    with subprocess.Popen([sys.executable, str(script)], stdout=subprocess.PIPE, text=True) as parent:
        assert parent.stdout is not None
        child = int(parent.stdout.readline())
        parent.kill()
    give_up = time.monotonic() + 10
    while is_alive(child):
        assert time.monotonic() < give_up, "it lives on"
        time.sleep(0.02)


def is_alive(process: int) -> bool:
    """Whether a process runs; one that ended and was not buried yet does not."""
    try:
        os.kill(process, 0)
        stat = Path(f"/proc/{process}/stat")
        return not (stat.exists() and stat.read_text().rpartition(")")[2].split()[0] == "Z")
    except (OSError, IndexError):
        return False
