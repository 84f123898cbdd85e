"""Clustered for two: actions a second in whole random games, and the cost of a state's copy, compiled."""

from collections.abc import Callable, Iterator
from functools import cache
from random import Random

import mazzo
from bench.figure import Effort, Figure, compare, duration, in_turns, speed
from bench.peer import GO, HEX, HIVE, OpenSpiel, peer
from bench.within import loops
from mazzo import compiled
from mazzo.compiled import Body
from mazzo.core.record import Record

CLUSTERED = mazzo.GAMES["clustered"]
SEATS = 2
ACTIONS = 58
"""Of a game for two: every card is an action."""
STACK = 4
NANOSECONDS = 1e9
PEERS = {
    HIVE: "tiles on a table without edges, each beside another",
    GO: "stones on 81 points",
    HEX: "stones on 121 cells, its quickest kind of board",
}


def measure(effort: Effort) -> Iterator[Figure]:
    swift, spiel = compiled.of(CLUSTERED), peer()
    middle, offered = _middle(), _offered()
    ours = (
        "actions of whole random games of Clustered for two in one compiled loop, "
        f"every legal action listed, {offered:.0f} on average"
    )
    goal = "1,000,000 actions/s"
    if spiel is None:
        slow = compiled.interpreted(CLUSTERED)
        played, others = in_turns(effort, speed(_actions_of(swift), effort), speed(_actions_of(slow), effort))
        yield compare("clustered: actions in playouts", "actions/s", played, "interpreted", others, how=ours, goal=goal)
    else:
        theirs = [speed(_peer_actions(spiel, game), effort) for game in PEERS]
        played, *found = in_turns(effort, speed(_actions_of(swift), effort), *theirs)
        for (game, what), others in zip(PEERS.items(), found, strict=True):
            how = f"{ours}; OpenSpiel: random {game} ({what}), its C++ loop and bots"
            yield compare(
                "clustered: actions in playouts", "actions/s", played, f"OpenSpiel {game}", others, how=how, goal=goal
            )
    copied = f"a position of Clustered for two after half of a game, {middle.SIZE} bytes, within a compiled loop"
    copies = duration(_copies_within(swift, middle), NANOSECONDS, effort)
    if spiel is None:
        copied_in, record = in_turns(effort, copies, duration(_record_copies(middle), NANOSECONDS, effort))
        yield compare("clustered: state copy", "ns", copied_in, "interpreted", record, how=copied, goal="300 ns")
        return
    clones = [duration(_clones(spiel, game), NANOSECONDS, effort) for game in PEERS]
    copied_in, *found = in_turns(effort, copies, *clones)
    for game, others in zip(PEERS, found, strict=True):
        how = f"{copied}; OpenSpiel: clone() of such a position of {game}, from Python"
        yield compare("clustered: state copy", "ns", copied_in, f"OpenSpiel {game}", others, how=how, goal="300 ns")


def _actions_of(body: Body) -> Callable[[int], int]:
    start = compiled.generator("bench")
    return lambda actions: sum(body.play_games(1 + actions // ACTIONS, start, seats=SEATS).lengths)


def _peer_actions(spiel: OpenSpiel, game: str) -> Callable[[int], int]:
    def play(actions: int) -> int:
        done = 0
        while done < actions:
            done += spiel.play_inside(game)
        return done

    return play


def _copies_within(swift: Body, state: Record) -> Callable[[int], int]:
    copy_along, rows = loops(CLUSTERED).copy_along, swift.rows(STACK)
    swift.put(rows, 0, state)

    def do(count: int) -> int:
        copy_along(rows, count)
        return count

    return do


def _record_copies(state: Record) -> Callable[[int], int]:
    def do(count: int) -> int:
        for _ in range(count):
            state.copy()
        return count

    return do


def _clones(spiel: OpenSpiel, game: str) -> Callable[[int], int]:
    state = spiel.middle(game)

    def do(count: int) -> int:
        for _ in range(count):
            state.clone()
        return count

    return do


@cache
def _game() -> tuple[tuple[Record, int], ...]:
    """The positions of a random game in which somebody is to act, and how many legal actions there are."""
    random, rules, state = Random("bench"), CLUSTERED.rules, CLUSTERED.state()
    out, met = [0] * CLUSTERED.meta.max_actions, list[tuple[Record, int]]()
    rules.init(state, SEATS, 0)
    while not rules.is_terminal(state):
        if outcomes := rules.chance_count(state):
            rules.apply_chance(state, random.randrange(outcomes))
            continue
        seat = rules.current_players(state).bit_length() - 1
        legal = rules.legal_actions(state, seat, out)
        met.append((state.copy(), legal))
        rules.apply_action(state, seat, out[random.randrange(legal)])
    return tuple(met)


def _middle() -> Record:
    return _game()[len(_game()) // 2][0]


def _offered() -> float:
    """Legal actions of a position, on average."""
    return sum(legal for _, legal in _game()) / len(_game())
