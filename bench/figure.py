"""A figure: a measurement and a reference, measured alternately so that other load affects both equally."""

import time
from collections.abc import Callable
from dataclasses import dataclass
from statistics import median

Run = Callable[[], float]
"""One measurement; returns its value."""


@dataclass(frozen=True)
class Effort:
    """Duration of a benchmark: number of rounds, and approximate processor seconds per measurement."""

    rounds: int
    seconds: float


QUICK = Effort(rounds=5, seconds=0.25)
TINY = Effort(rounds=1, seconds=0.005)


@dataclass(frozen=True)
class Figure:
    """One line of the table and of `build/bench.json`; docs/benches.md explains each."""

    name: str
    value: float
    unit: str
    """A rate ("games/s", larger is better), or a time ("s", "ms", "µs", "ns"), memory ("KiB") or share ("%"), smaller
    is better.
    """
    reference: str
    reference_value: float
    ratio: float
    """Median over the rounds of value / reference_value."""
    how: str
    goal: str = ""
    """Target value, if any."""


class CannotMeasureError(Exception):
    """This machine cannot measure a figure; the message gives the reason in one line."""


Values = tuple[float, ...]
"""Values of one run, by round."""


def in_turns(effort: Effort, *runs: Run) -> tuple[Values, ...]:
    """Measure the runs in turn, in every round; returns the values of each."""
    rounds = [tuple(run() for run in runs) for _ in range(effort.rounds)]
    return tuple(zip(*rounds, strict=True))


def compare(name: str, unit: str, ours: Values, reference: str, theirs: Values, *, how: str, goal: str = "") -> Figure:
    """A figure from values that were measured in turn."""
    ratio = median(one / other for one, other in zip(ours, theirs, strict=True))
    return Figure(name, median(ours), unit, reference, median(theirs), ratio, how, goal)


def speed(do: Callable[[int], int], effort: Effort) -> Run:
    """Units per processor second of this process; `do(n)` does about n units and returns the exact number."""
    units = 1

    def run() -> float:
        nonlocal units
        while True:
            start = time.process_time()
            count = do(units)
            spent = time.process_time() - start
            if spent >= effort.seconds:
                return count / spent
            units = max(units + 1, min(10 * units, int(1.3 * units * effort.seconds / max(spent, 1e-9))))

    return run


def duration(do: Callable[[int], int], per_second: float, effort: Effort) -> Run:
    """Time per unit, in a time unit of which `per_second` make a second: 1e6 for µs."""
    run = speed(do, effort)
    return lambda: per_second / run()
