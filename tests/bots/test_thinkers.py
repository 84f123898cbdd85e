"""Thinking in another process: lazily, politely, and again when the process is killed."""

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
from mazzo.bots import BOTS, Position, Resting, Thinkers, imagine
from mazzo.bots import thinkers as thinking
from mazzo.bots.foreseer import Foreseer
from mazzo.bots.searcher import Searcher
from mazzo.bots.strengths import Deep
from mazzo.bots.thinkers import SEARCH
from mazzo.bots.thought import Thought

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


async def test_any_function_of_a_module_is_called_there(thinkers: Thinkers) -> None:
    assert await asyncio.gather(*(thinkers.run(divmod, 9, number) for number in range(1, 9))) == [
        divmod(9, number) for number in range(1, 9)
    ]
    assert len(thinkers._pool._processes) <= thinkers.processes  # type: ignore[union-attr]


async def test_what_goes_wrong_there_is_told_here(thinkers: Thinkers) -> None:
    with pytest.raises(ZeroDivisionError):
        await thinkers.run(divmod, 9, 0)


async def test_a_master_tells_what_it_thinks_of_each_action(thinkers: Thinkers) -> None:
    found = await thinkers.thoughts(POSITION)
    match = mazzo.deal("orchard", seed="thinkers")
    assert found
    assert {thought.action for thought in found} <= set(match.legal_actions(0))


async def test_what_takes_a_moment_goes_before_what_takes_long() -> None:
    thinkers, done = Thinkers(1), []
    await thinkers.warm()

    async def note(name: str, thought: Awaitable[object]) -> None:
        await thought
        done.append(name)

    await asyncio.gather(
        note("first", thinkers.run(time.sleep, 0.05)),
        note("long", thinkers.run(time.sleep, 0.05)),
        note("glance", thinkers.think("greedy", POSITION)),
    )
    await thinkers.close()
    assert done == ["first", "glance", "long"]


async def test_tables_take_turns_and_search_shorter_where_others_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    thinkers, asked = Thinkers(2), []
    done = asyncio.Event()

    async def run(urgency: tuple[int, int], _work: object, _bot: str, _position: object, seconds: float) -> int:
        asked.append((urgency, seconds))
        await done.wait()
        return 0

    monkeypatch.setattr(thinkers, "_run", run)
    tables = ("one", "one", "other", "one")
    thoughts = [asyncio.create_task(thinkers.think("master", POSITION, 1.0, table)) for table in tables]
    await asyncio.sleep(0)
    assert asked == [((SEARCH, 1), 1.0), ((SEARCH, 2), 1.0), ((SEARCH, 1), 1.0), ((SEARCH, 3), 1.0)]
    place = asyncio.get_running_loop().create_future()
    thinkers._line = [(SEARCH, 1, k, place) for k in range(2)]
    thoughts.append(asyncio.create_task(thinkers.think("expert", POSITION, 1.0, "third")))
    await asyncio.sleep(0)
    assert asked[-1] == ((SEARCH, 1), 0.5)
    done.set()
    await asyncio.gather(*thoughts)
    assert not thinkers._searches


@pytest.mark.parametrize(("game", "searches"), [("orchard", False), ("gnoming", True), ("grass", False)])
def test_before_the_compiled_rules_are_read_greedy_stands_in_where_a_search_would_be_too_slow(
    game: str, searches: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    searched = []

    def thoughts(bot: Deep, position: Position, body: object) -> list[Thought]:
        searched.append((bot.name, bot.seconds, body))
        return [Thought(BOTS["greedy"].think(position), 1, 0.0)]

    monkeypatch.setattr(thinking, "swift_search", lambda *_: None)
    monkeypatch.setattr(thinking, "swift", lambda *_: None)
    for kind in (Searcher, Foreseer):
        monkeypatch.setattr(kind, "thoughts", thoughts)
    position = imagine(mazzo.deal(game, 2, "thinkers"), 0, 7)
    assert thinking._think("master", position, 0.1) == BOTS["greedy"].think(position)
    assert searched == ([("master", 0.1, None)] if searches else [])
    best = thinking._thoughts(position)[0]
    assert best.action in mazzo.deal(game, 2, "thinkers").legal_actions(0)


async def test_what_nobody_waits_for_any_more_never_begins(tmp_path: Path) -> None:
    thinkers = Thinkers(1)
    begun = asyncio.create_task(thinkers.run(time.sleep, 0.3))
    waiting = asyncio.create_task(thinkers.run((tmp_path / "begun").write_text, "yes"))
    await asyncio.sleep(0)
    waiting.cancel()
    begun.cancel()
    assert await thinkers.run(divmod, 9, 2) == (4, 1)  # in the place of what was begun, when that has ended
    assert not (tmp_path / "begun").exists()
    await thinkers.close()


async def test_who_waits_when_it_is_closed_is_told_so() -> None:
    thinkers = Thinkers(1)
    await thinkers.warm()
    both = [asyncio.create_task(thinkers.run(time.sleep, 0.1)) for _ in range(2)]
    await asyncio.sleep(0)
    await thinkers.close()
    assert isinstance((await asyncio.gather(*both, return_exceptions=True))[1], Resting)


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
