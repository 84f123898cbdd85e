"""Time to list the legal actions of a position from the middle of a game."""

from collections.abc import Callable, Iterator, Sequence
from itertools import cycle, islice

from bench.bound_loops import loops
from bench.figure import Effort, Figure, compare, duration, in_turns
from bench.openspiel import HEARTS, SOLITAIRE, OpenSpiel, State, peer
from bench.positions import ORCHARD, middles
from mazzo import compiled

POSITIONS = 100
MICROSECONDS = 1e6


def measure(effort: Effort) -> Iterator[Figure]:
    swift, slow, spiel = compiled.of(ORCHARD), compiled.interpreted(ORCHARD), peer()
    peers = [] if spiel is None else [_peer_positions(spiel, game) for game in (SOLITAIRE, HEARTS)]
    does = [_listing(slow), _listing(swift), _listing_within(), *(_peer_listing(states) for states in peers)]
    interpreted, called, within, *others = in_turns(effort, *(duration(do, MICROSECONDS, effort) for do in does))
    ours = f"{POSITIONS} positions in the middle of random games of Orchard, {_offered(slow):.0f} legal actions each"
    if spiel is None:
        yield compare("legal actions, interpreted", "µs", interpreted, "compiled call", called, how=ours)
    for game, states, theirs in zip((SOLITAIRE, HEARTS), peers, others, strict=False):
        offered = sum(len(state.legal_actions()) for state in states) / POSITIONS
        how = f"{ours}; OpenSpiel: such positions of {game}, called from Python, {offered:.0f} legal actions each"
        yield compare("legal actions, interpreted", "µs", interpreted, f"OpenSpiel {game}", theirs, how=how)
        yield compare("legal actions, compiled call", "µs", called, f"OpenSpiel {game}", theirs, how=how)
    how = f"{ours}; within a compiled loop, as bots and solvers do, beside one call each from Python"
    yield compare("legal actions, compiled loop", "µs", within, "compiled call", called, how=how)


def _listing(body: compiled.Body) -> Callable[[int], int]:
    rows, out, list_at = body.rows(POSITIONS), body.ints(ORCHARD.meta.max_actions), body.kernels.legal_at
    for k, state in enumerate(middles(POSITIONS)):
        body.put(rows, k, state)

    def do(count: int) -> int:
        for k in islice(cycle(range(POSITIONS)), count):
            list_at(rows, k, 0, out)
        return count

    return do


def _listing_within() -> Callable[[int], int]:
    swift, list_along = compiled.of(ORCHARD), loops().list_along
    rows, out = swift.rows(POSITIONS), swift.ints(ORCHARD.meta.max_actions)
    for k, state in enumerate(middles(POSITIONS)):
        swift.put(rows, k, state)

    def do(count: int) -> int:
        list_along(rows, out, count)
        return count

    return do


def _offered(body: compiled.Body) -> float:
    out = body.ints(ORCHARD.meta.max_actions)
    return sum(body.rules.legal_actions(state, 0, out) for state in middles(POSITIONS)) / POSITIONS


def _peer_positions(spiel: OpenSpiel, game: str) -> list[State]:
    return [spiel.middle(game) for _ in range(POSITIONS)]


def _peer_listing(states: Sequence[State]) -> Callable[[int], int]:
    def do(count: int) -> int:
        for state in islice(cycle(states), count):
            state.legal_actions()
        return count

    return do
