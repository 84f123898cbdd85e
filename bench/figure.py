"""A figure: what was measured, beside a reference taken in turns with it, so that other work disturbs both alike."""

import time
from collections.abc import Callable
from dataclasses import dataclass
from statistics import median

Run = Callable[[], float]
"""One measurement; returns its value."""


@dataclass(frozen=True)
class Effort:
    """How long to measure: so many rounds, each measurement of about so many seconds of processor time."""

    rounds: int
    seconds: float


QUICK = Effort(rounds=5, seconds=0.25)
TINY = Effort(rounds=1, seconds=0.005)


@dataclass(frozen=True)
class Figure:
    """One line of the table and of `build/bench.json`; docs/benches.md says what each means."""

    name: str
    value: float
    unit: str
    """A rate ("games/s": more is better), or a time ("s", "ms", "µs", "ns"), memory ("KiB") or share ("%"): less is
    better.
    """
    reference: str
    reference_value: float
    ratio: float
    """value / reference_value, the median over the rounds."""
    how: str
    goal: str = ""
    """What the project asks of it, if anything."""


class CannotMeasureError(Exception):
    """This machine cannot do what a figure needs; says why in one line."""


Values = tuple[float, ...]
"""What one thing measured, round by round."""


def in_turns(effort: Effort, *runs: Run) -> tuple[Values, ...]:
    """Measure the first, the second, ... and again from the first; the values of each."""
    rounds = [tuple(run() for run in runs) for _ in range(effort.rounds)]
    return tuple(zip(*rounds, strict=True))


def compare(name: str, unit: str, ours: Values, reference: str, theirs: Values, *, how: str, goal: str = "") -> Figure:
    """A figure from what was measured in turns."""
    ratio = median(one / other for one, other in zip(ours, theirs, strict=True))
    return Figure(name, median(ours), unit, reference, median(theirs), ratio, how, goal)


def speed(do: Callable[[int], int], effort: Effort) -> Run:
    """Units a second of this process's processor time; `do(n)` does about n units and returns how many it did."""
    units = 1

    def run() -> float:
        nonlocal units
        while True:
            start = time.process_time()
            done = do(units)
            spent = time.process_time() - start
            if spent >= effort.seconds:
                return done / spent
            units = max(units + 1, min(10 * units, int(1.3 * units * effort.seconds / max(spent, 1e-9))))

    return run


def duration(do: Callable[[int], int], per_second: float, effort: Effort) -> Run:
    """Time a unit, in a unit of time that goes so often into a second: 1e6 for µs."""
    run = speed(do, effort)
    return lambda: per_second / run()
