"""Compiled plies (actions and outcomes of chance) per second: called one by one from Python, in batches, and in whole
games.
"""

from collections.abc import Callable, Iterator, Sequence

from bench.bound_loops import loops
from bench.figure import Effort, Figure, compare, in_turns, speed
from bench.kernels import RESTART
from bench.openspiel import SOLITAIRE, OpenSpiel, State, peer
from bench.playouts_interpreted import actions_of
from bench.positions import ORCHARD, Ply, games, start
from mazzo import compiled
from mazzo.compiled.kernels import CHANCE

GAMES = 100
SAMPLE = 50
"""Number of games of solitaire that give the mean number of actions."""


def measure(effort: Effort) -> Iterator[Figure]:
    swift, spiel = compiled.of(ORCHARD), peer()
    recorded = f"{GAMES} recorded random games of Orchard carried out again; a ply is an action or an outcome of chance"
    if spiel is None:
        reference, theirs = "interpreted", speed(_one_by_one(compiled.interpreted(ORCHARD)), effort)
        how = recorded
    else:
        reference, theirs = "OpenSpiel hearts", speed(_peer_one_by_one(spiel), effort)
        how = f"{recorded}; OpenSpiel: recorded random games of hearts after the deal, apply_action from Python"
    calls, batches, others = in_turns(effort, speed(_one_by_one(swift), effort), speed(_batch(), effort), theirs)
    yield compare("plies, one call each", "plies/s", calls, reference, others, how=how, goal="500,000 plies/s")
    how = f"{recorded}; in one compiled loop, beside one call each from Python"
    yield compare("plies, in batches", "plies/s", batches, "one call each", calls, how=how)
    if spiel is None:
        return
    playouts, hearts, solitaire = in_turns(
        effort,
        speed(actions_of(swift), effort),
        speed(_peer_hearts(spiel), effort),
        speed(_peer_solitaire(spiel), effort),
    )
    how = "actions of whole random games in compiled batches, every legal action listed (Orchard offers about 50)"
    for reference, others, theirs_how in (
        ("OpenSpiel hearts", hearts, "rollouts of its C++ tree search from a deal of hearts, which offers about 5"),
        ("OpenSpiel solitaire", solitaire, "random solitaire by its C++ loop and bot, which offers about 4"),
    ):
        how_both = f"{how}; OpenSpiel: {theirs_how}"
        yield compare("actions in playouts, compiled", "actions/s", playouts, reference, others, how=how_both)


def _one_by_one(body: compiled.Body) -> Callable[[int], int]:
    kernels, rows = body.kernels, body.rows(2)
    body.put(rows, 1, start())

    def play(plies: Sequence[Ply]) -> int:
        kernels.copy_at(rows, 0, 1)
        for ply in plies:
            if ply.seat == CHANCE:
                kernels.happen_at(rows, 0, ply.value)
            else:
                kernels.act_at(rows, 0, ply.seat, ply.value)
        return len(plies)

    return _repeat(lambda k: play(games(GAMES)[k % GAMES]))


def _batch() -> Callable[[int], int]:
    swift, replay = compiled.of(ORCHARD), loops().replay_often
    rows = swift.rows(2)
    swift.put(rows, 1, start())
    flat = [ply for plies in games(GAMES) for ply in (Ply(RESTART, 0), *plies)]
    seats, plies = swift.ints(len(flat)), swift.ints(len(flat))
    for k, ply in enumerate(flat):
        seats[k], plies[k] = ply.seat, ply.value
    length = sum(len(one) for one in games(GAMES))

    def do(count: int) -> int:
        times = -(-count // length)
        replay(rows, seats, plies, times)
        return times * length

    return do


def _peer_one_by_one(spiel: OpenSpiel) -> Callable[[int], int]:
    deals = [spiel.dealt() for _ in range(GAMES)]
    recorded = [(deal, spiel.moves(deal)) for deal in deals]

    def play(deal: State, moves: list[int]) -> int:
        here = deal.clone()
        for move in moves:
            here.apply_action(move)
        return len(moves)

    return _repeat(lambda k: play(*recorded[k % GAMES]))


def _peer_hearts(spiel: OpenSpiel) -> Callable[[int], int]:
    deal = spiel.dealt()
    length = len(spiel.moves(deal))

    def do(count: int) -> int:
        rollouts = -(-count // length)
        spiel.hearts_rollouts(deal, rollouts)
        return rollouts * length

    return do


def _peer_solitaire(spiel: OpenSpiel) -> Callable[[int], int]:
    actions = sum(spiel.play(spiel.start(SOLITAIRE)) for _ in range(SAMPLE)) / SAMPLE

    def do(count: int) -> int:
        played = -(-count // int(actions))
        for _ in range(played):
            spiel.play_solitaire()
        return int(played * actions)

    return do


def _repeat(play: Callable[[int], int]) -> Callable[[int], int]:
    """Play the games 0, 1, 2 ... until at least `n` plies are done."""

    def do(count: int) -> int:
        actions = game = 0
        while actions < count:
            actions += play(game)
            game += 1
        return actions

    return do
