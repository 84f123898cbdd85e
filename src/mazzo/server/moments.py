"""Units of time, in milliseconds, and how far the clocks of workers may differ."""

SECOND = 1_000
MINUTE = 60 * SECOND
DAY = 24 * 60 * MINUTE
AHEAD = MINUTE
"""How far in the future a stored moment may lie: workers need not agree to the second. A later moment was written by a
clock that was wrong and has been corrected.
"""
