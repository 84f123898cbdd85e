"""The search pool: processes start when needed, with low priority, and again when one is killed."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Awaitable
from pathlib import Path

import pytest

import mazzo
from mazzo.bots import BOTS, PoolClosed, Position, SearchPool, determinize, search_pool
from mazzo.bots.evaluators import ActionEvaluation
from mazzo.bots.expectimax.bot import ExpectimaxBot
from mazzo.bots.ismcts.bot import IsmctsBot
from mazzo.bots.levels import Deep
from mazzo.bots.search_pool import SEARCH

POSITION = determinize(mazzo.deal("orchard", seed="thinkers"), 0, 7)


@pytest.fixture
async def pool() -> AsyncIterator[SearchPool]:
    pool = SearchPool()
    yield pool
    await pool.close()


async def process_of(pool: SearchPool) -> int:
    """The process id, which the executor does not publish."""
    await pool.warm()
    assert pool._pool is not None
    return next(iter(pool._pool._processes))


async def test_another_process_chooses_as_this_one_would(pool: SearchPool) -> None:
    for name, bot in BOTS.items():
        assert await pool.think(name, POSITION) == bot.think(POSITION)


async def test_nobody_is_started_before_there_is_something_to_think_about(pool: SearchPool) -> None:
    assert pool._pool is None


async def test_a_killed_process_is_replaced(pool: SearchPool) -> None:
    os.kill(await process_of(pool), signal.SIGKILL)
    tasks = [pool.think("greedy", POSITION) for _ in range(3)]
    assert set(await asyncio.gather(*tasks)) == {BOTS["greedy"].think(POSITION)}


async def test_a_key_that_stops_the_server_leaves_it_to_the_server(pool: SearchPool) -> None:
    process = await process_of(pool)
    os.kill(process, signal.SIGINT)
    await pool.think("greedy", POSITION)
    assert await process_of(pool) == process


async def test_any_function_of_a_module_is_called_there(pool: SearchPool) -> None:
    assert await asyncio.gather(*(pool.run(divmod, 9, number) for number in range(1, 9))) == [
        divmod(9, number) for number in range(1, 9)
    ]
    assert len(pool._pool._processes) <= pool.processes  # type: ignore[union-attr]


async def test_what_goes_wrong_there_is_told_here(pool: SearchPool) -> None:
    with pytest.raises(ZeroDivisionError):
        await pool.run(divmod, 9, 0)


async def test_a_master_tells_what_it_thinks_of_each_action(pool: SearchPool) -> None:
    found = await pool.evaluate(POSITION)
    match = mazzo.deal("orchard", seed="thinkers")
    assert found
    assert {one.action for one in found} <= set(match.legal_actions(0))


async def test_what_takes_a_moment_goes_before_what_takes_long() -> None:
    pool, done = SearchPool(1), []
    await pool.warm()

    async def note(name: str, task: Awaitable[object]) -> None:
        await task
        done.append(name)

    await asyncio.gather(
        note("first", pool.run(time.sleep, 0.05)),
        note("long", pool.run(time.sleep, 0.05)),
        note("glance", pool.think("greedy", POSITION)),
    )
    await pool.close()
    assert done == ["first", "glance", "long"]


async def test_tables_take_turns_and_search_shorter_where_others_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    pool, asked = SearchPool(2), []
    done = asyncio.Event()

    async def run(urgency: tuple[int, int], _work: object, _bot: str, _position: object, seconds: float) -> int:
        asked.append((urgency, seconds))
        await done.wait()
        return 0

    monkeypatch.setattr(pool, "_run", run)
    tables = ("one", "one", "other", "one")
    tasks = [asyncio.create_task(pool.think("master", POSITION, 1.0, table)) for table in tables]
    await asyncio.sleep(0)
    assert asked == [((SEARCH, 1), 1.0), ((SEARCH, 2), 1.0), ((SEARCH, 1), 1.0), ((SEARCH, 3), 1.0)]
    place = asyncio.get_running_loop().create_future()
    pool._queue = [(SEARCH, 1, k, place) for k in range(2)]
    tasks.append(asyncio.create_task(pool.think("expert", POSITION, 1.0, "third")))
    await asyncio.sleep(0)
    assert asked[-1] == ((SEARCH, 1), 0.5)
    done.set()
    await asyncio.gather(*tasks)
    assert not pool._searches


@pytest.mark.parametrize(("game", "searches"), [("orchard", False), ("gnoming", True), ("grass", False)])
def test_before_the_compiled_rules_are_read_greedy_stands_in_where_a_search_would_be_too_slow(
    game: str, searches: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    searched = []

    def evaluate(bot: Deep, position: Position, body: object) -> list[ActionEvaluation]:
        searched.append((bot.name, bot.seconds, body))
        return [ActionEvaluation(BOTS["greedy"].think(position), 1, 0.0)]

    monkeypatch.setattr(search_pool, "loaded_search", lambda *_: None)
    monkeypatch.setattr(search_pool, "loaded_rules", lambda *_: None)
    for kind in (IsmctsBot, ExpectimaxBot):
        monkeypatch.setattr(kind, "evaluate", evaluate)
    position = determinize(mazzo.deal(game, 2, "thinkers"), 0, 7)
    assert search_pool._think("master", position, 0.1) == BOTS["greedy"].think(position)
    assert searched == ([("master", 0.1, None)] if searches else [])
    best = search_pool._evaluate(position)[0]
    assert best.action in mazzo.deal(game, 2, "thinkers").legal_actions(0)


async def test_what_nobody_waits_for_any_more_never_begins(tmp_path: Path) -> None:
    pool = SearchPool(1)
    begun = asyncio.create_task(pool.run(time.sleep, 0.3))
    waiting = asyncio.create_task(pool.run((tmp_path / "begun").write_text, "yes"))
    await asyncio.sleep(0)
    waiting.cancel()
    begun.cancel()
    assert await pool.run(divmod, 9, 2) == (4, 1)  # in the place of what was begun, when that has ended
    assert not (tmp_path / "begun").exists()
    await pool.close()


async def test_who_waits_when_it_is_closed_is_told_so() -> None:
    pool = SearchPool(1)
    await pool.warm()
    both = [asyncio.create_task(pool.run(time.sleep, 0.1)) for _ in range(2)]
    await asyncio.sleep(0)
    await pool.close()
    assert isinstance((await asyncio.gather(*both, return_exceptions=True))[1], PoolClosed)


async def test_a_closed_one_thinks_no_more() -> None:
    pool = SearchPool()
    await pool.warm()
    await pool.close()
    with pytest.raises(PoolClosed):
        await pool.think("greedy", POSITION)


ORPHAN = """
import asyncio, time
from mazzo.bots import SearchPool

async def main():
    pool = SearchPool()
    await pool.warm()
    print(next(iter(pool._pool._processes)), flush=True)
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
    give_up = time.monotonic() + 40
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
