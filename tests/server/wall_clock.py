"""The time of day of a whole server, which a test sets."""

from types import SimpleNamespace

import pytest


class WallClock:
    """What all of a server reads the time from; `now`: milliseconds since 1970."""

    def __init__(self, now: int) -> None:
        self.now = now

    def time_ns(self) -> int:
        return self.now * 1_000_000


def set_clock(monkeypatch: pytest.MonkeyPatch, now: int) -> WallClock:
    """Let servers in this process read a clock that stands at `now` until it is set."""
    clock = WallClock(now)
    monkeypatch.setattr("mazzo.server.times.time", SimpleNamespace(time_ns=clock.time_ns))
    return clock
