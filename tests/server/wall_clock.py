"""The time of day, which a test sets: of a whole server, or of one store."""

import asyncio
from types import SimpleNamespace

import pytest


class WallClock:
    """A clock that stands until a test moves it; `now`: milliseconds since 1970. Called it returns them, as a store
    reads the time.
    """

    def __init__(self, now: int) -> None:
        self.now = now

    def __call__(self) -> int:
        return self.now

    async def sleep(self, seconds: float) -> None:
        """Move the clock on, and let other tasks run."""
        self.now += round(seconds * 1000)
        await asyncio.sleep(0)

    def time_ns(self) -> int:
        return self.now * 1_000_000


def set_clock(monkeypatch: pytest.MonkeyPatch, now: int) -> WallClock:
    """Let servers in this process read a clock that stands at `now` until it is set."""
    clock = WallClock(now)
    monkeypatch.setattr("mazzo.server.times.time", SimpleNamespace(time_ns=clock.time_ns))
    return clock
