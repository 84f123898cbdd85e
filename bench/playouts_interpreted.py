"""Random games, interpreted, with every legal action listed, compared with the compiled rules, and with OpenSpiel
called from Python.
"""

from collections.abc import Callable, Iterator

from bench.figure import Effort, Figure, compare, in_turns, speed
from bench.openspiel import DOMINOES, SOLITAIRE, OpenSpiel, peer
from bench.positions import ORCHARD
from mazzo import compiled
from mazzo.compiled import Body

PEERS = {SOLITAIRE: "rules in C++, called from Python", DOMINOES: "rules in Python"}


def measure(effort: Effort) -> Iterator[Figure]:
    slow = compiled.interpreted(ORCHARD)
    ours, swift = in_turns(effort, speed(games_of(slow), effort), speed(games_of(compiled.of(ORCHARD)), effort))
    yield compare(
        "playouts, interpreted",
        "games/s",
        ours,
        "compiled",
        swift,
        how="whole random games of Orchard, every legal action listed before each choice; one core, processor time",
        goal="2,000 games/s",
    )
    spiel = peer()
    if spiel is None:
        return
    ours, *others = in_turns(
        effort, speed(actions_of(slow), effort), *(speed(_peer_actions(spiel, game), effort) for game in PEERS)
    )
    for (game, whose), theirs in zip(PEERS.items(), others, strict=True):
        yield compare(
            "actions in playouts, interpreted",
            "actions/s",
            ours,
            f"OpenSpiel {game.removeprefix('python_')}",
            theirs,
            how=f"the same in actions; OpenSpiel: random games of {game}, {whose}, legal actions listed",
        )


def games_of(body: Body) -> Callable[[int], int]:
    """Function that plays whole random games and counts games."""
    start = compiled.generator("bench")

    def play(games: int) -> int:
        body.play_games(games, start)
        return games

    return play


def actions_of(body: Body) -> Callable[[int], int]:
    """Function that plays whole random games and counts actions."""
    start = compiled.generator("bench")
    return lambda actions: sum(body.play_games(1 + actions // 8, start).lengths)


def _peer_actions(spiel: OpenSpiel, game: str) -> Callable[[int], int]:
    def play(actions: int) -> int:
        count = 0
        while count < actions:
            count += spiel.play(spiel.start(game))
        return count

    return play
