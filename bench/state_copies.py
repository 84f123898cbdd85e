"""Cost of copying a state: a Python record, a row copied by one call, a row copied within a compiled loop."""

from collections.abc import Callable, Iterator

from bench.bound_loops import loops
from bench.copies import NANOSECONDS, STACK, clones, record_copies
from bench.figure import Effort, Figure, compare, duration, in_turns
from bench.openspiel import HEARTS, SOLITAIRE, peer
from bench.positions import ORCHARD, middles
from mazzo import compiled

GOAL = "300 ns"


def measure(effort: Effort) -> Iterator[Figure]:
    spiel = peer()
    peers = () if spiel is None else (HEARTS, SOLITAIRE)
    does = [record_copies(middles(1)[0]), _row_copies(), _row_copies_within()]
    does += [] if spiel is None else [clones(spiel, game) for game in peers]
    record, called, within, *others = in_turns(effort, *(duration(do, NANOSECONDS, effort) for do in does))
    ours = f"a position of Orchard after half of a game, {middles(1)[0].SIZE} bytes"
    if spiel is None:
        yield compare("state copy, compiled call", "ns", called, "interpreted", record, how=ours)
        yield compare("state copy, compiled loop", "ns", within, "interpreted", record, how=ours, goal=GOAL)
    for game, theirs in zip(peers, others, strict=True):
        how = f"{ours}; OpenSpiel: clone() of such a position of {game}, from Python"
        yield compare("state copy, interpreted", "ns", record, f"OpenSpiel {game}", theirs, how=how)
        yield compare("state copy, compiled call", "ns", called, f"OpenSpiel {game}", theirs, how=how)
        yield compare("state copy, compiled loop", "ns", within, f"OpenSpiel {game}", theirs, how=how, goal=GOAL)


def _row_copies() -> Callable[[int], int]:
    swift = compiled.of(ORCHARD)
    rows, copy_at = swift.rows(STACK), swift.kernels.copy_at
    swift.put(rows, 0, middles(1)[0])

    def do(count: int) -> int:
        for _ in range(count):
            copy_at(rows, 1, 0)
        return count

    return do


def _row_copies_within() -> Callable[[int], int]:
    swift, copy_along = compiled.of(ORCHARD), loops().copy_along
    rows = swift.rows(STACK)
    swift.put(rows, 0, middles(1)[0])

    def do(count: int) -> int:
        copy_along(rows, count)
        return count

    return do
