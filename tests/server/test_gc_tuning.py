"""Garbage cycles are collected seldom, but they are collected."""

import asyncio
import gc
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
    yield
    gc.unfreeze()
    gc.enable()


def test_a_look_finds_what_is_dead() -> None:
    gc.disable()
    seen = weakref.ref(Knot())
    kept: list[list[int]] = [[] for _ in range(2 * gc_tuning.ENOUGH)]
    assert seen() is not None
    assert gc_tuning.look(gc_tuning.ENOUGH) > 0
    assert seen() is None
    assert len(kept) == 2 * gc_tuning.ENOUGH


def test_there_is_no_look_where_little_is_new() -> None:
    gc.collect()
    gc.disable()
    seen = weakref.ref(Knot())
    assert gc_tuning.look(gc_tuning.ENOUGH) == 0
    assert seen() is not None


async def test_python_looks_no_more_by_itself_and_the_task_does(monkeypatch: pytest.MonkeyPatch) -> None:
    looked: asyncio.Queue[int] = asyncio.Queue()
    monkeypatch.setattr(gc_tuning, "EVERY", 0.03)
    monkeypatch.setattr(gc_tuning, "OFTEN", 0.01)
    monkeypatch.setattr(gc_tuning, "look", looked.put_nowait)
    task = gc_tuning.take_over()
    assert not gc.isenabled()
    seen = [await asyncio.wait_for(looked.get(), 10) for _ in range(5)]
    assert seen == [*[gc_tuning.MANY] * 3, gc_tuning.ENOUGH, gc_tuning.MANY]
    task.cancel()
