"""Units of time in milliseconds, and the tolerated difference between the workers' clocks."""

SECOND = 1_000
MINUTE = 60 * SECOND
DAY = 24 * 60 * MINUTE
AHEAD = MINUTE
"""How far in the future a stored time may be. A later time was written by a clock that was wrong and has been
corrected.
"""
