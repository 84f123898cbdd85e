"""Dead cycles are looked for seldom, and found."""

import asyncio
import gc
import weakref
from collections.abc import Iterator

import pytest

from mazzo.server import collecting


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
    kept: list[list[int]] = [[] for _ in range(2 * collecting.ENOUGH)]
    assert seen() is not None
    assert collecting.look() > 0
    assert seen() is None
    assert len(kept) == 2 * collecting.ENOUGH


def test_there_is_no_look_where_little_is_new() -> None:
    gc.collect()
    gc.disable()
    seen = weakref.ref(Knot())
    assert collecting.look() == 0
    assert seen() is not None


async def test_python_looks_no_more_by_itself_and_the_task_does(monkeypatch: pytest.MonkeyPatch) -> None:
    looked = asyncio.Event()
    monkeypatch.setattr(collecting, "EVERY", 0.01)
    monkeypatch.setattr(collecting, "look", looked.set)
    task = collecting.take_over()
    assert not gc.isenabled()
    await asyncio.wait_for(looked.wait(), 10)
    task.cancel()
