"""Garbage cycles are collected seldom, but they are collected."""

import asyncio
import gc
import sys
import weakref
from collections.abc import Iterator

import pytest

from mazzo.server.process import gc_tuning


class Knot:
    """Holds itself."""

    def __init__(self) -> None:
        self.end = self


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    threshold = gc.get_threshold()
    yield
    gc.unfreeze()
    gc.set_threshold(*threshold)


@pytest.mark.skipif(sys.version_info >= (3, 14), reason="Python 3.14 collects old objects bit by bit")
async def test_python_looks_at_new_objects_only() -> None:
    task = gc_tuning.take_over()
    old, seen = Knot(), weakref.ref(Knot())
    gone = weakref.ref(old)
    kept: list[list[int]] = [[] for _ in range(2 * gc_tuning.NEW)]
    assert seen() is None
    del old
    before = gc.get_stats()
    kept += [[] for _ in range(20 * gc_tuning.NEW)]
    assert [one["collections"] for one in gc.get_stats()[1:]] == [one["collections"] for one in before[1:]]
    assert gone() is not None
    assert gc_tuning.look() > 0
    assert gone() is None
    assert len(kept) == 22 * gc_tuning.NEW
    task.cancel()


def test_there_is_no_look_where_little_is_new() -> None:
    gc.collect()
    seen = weakref.ref(Knot())
    assert gc_tuning.look() == 0
    assert seen() is not None


async def test_all_is_looked_at_again_and_again(monkeypatch: pytest.MonkeyPatch) -> None:
    looked: asyncio.Queue[None] = asyncio.Queue()
    monkeypatch.setattr(gc_tuning, "EVERY", 0.01)
    monkeypatch.setattr(gc_tuning, "look", lambda: looked.put_nowait(None))
    task = gc_tuning.take_over()
    for _ in range(3):
        await asyncio.wait_for(looked.get(), 10)
    task.cancel()


async def test_new_objects_are_collected_without_many_allocations(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gc_tuning, "STEP", 0.001)
    task, gone = gc_tuning.take_over(), asyncio.Event()
    seen = weakref.ref(Knot(), lambda _: gone.set())
    await asyncio.wait_for(gone.wait(), 10)
    assert seen() is None
    task.cancel()
