"""The present time, units of time in milliseconds, and the tolerated difference between the workers' clocks."""

from __future__ import annotations

import time

from mazzo.host.times import timestamp as timestamp

SECOND = 1_000
MINUTE = 60 * SECOND
DAY = 24 * 60 * MINUTE
AHEAD = MINUTE
"""Milliseconds by which a stored time may be in the future. A later time was written by a clock that was wrong and has
been corrected.
"""


def milliseconds() -> int:
    """The present time, in the database's unit."""
    return time.time_ns() // 1_000_000


def moment(at: int | None) -> str | None:
    """A time as ISO 8601, null for never."""
    return None if at is None else timestamp(at)
