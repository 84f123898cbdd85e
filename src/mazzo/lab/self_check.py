"""Self-check: many games by bots of all levels at tables of all sizes, in which no fault may occur."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from random import Random

from mazzo.bots.levels import LEVELS
from mazzo.core.errors import NotUnderstood
from mazzo.core.game import AnyGame
from mazzo.games import find
from mazzo.lab.duplicate_deals import Board, Fault
from mazzo.lab.participants import entrant
from mazzo.lab.pieces import Jobs
from mazzo.lab.playing import ResultsFile, play_rest

PLAIN = 2
"""One game in PLAIN is played without options."""
RARE = 4
"""In the others each option is chosen with probability 1 / RARE, as far as they are compatible."""


@dataclass(frozen=True)
class Soundness:
    """Result: `games` were started, `seats` by table size, smallest first; `faults` are all failures; `longest` is the
    longest search of a participant, in seconds of wall time.
    """

    game: str
    ruleset: str
    entrants: tuple[str, ...]
    seed: str
    games: int
    seats: tuple[tuple[int, int], ...]
    actions: int
    longest: float
    faults: tuple[Fault, ...]


def try_soundness(
    game: str,
    games: int,
    entrants: Sequence[str] = (),
    seed: str = "soundness",
    jobs: Jobs = 1,
    keep: Path | None = None,
    on_progress: Callable[[int, int], None] | None = None,
) -> Soundness:
    """Play `games` (>= 1) games. Table sizes that the game allows come equally often; participants are drawn for each
    seat, and in half of the games options too. `keep`: a file of stored games, as for a ladder. `on_progress` is called
    with the number done and the total. Raises NotUnderstood for an unknown name, and for a file that belongs to another
    run.
    """
    rules_game = find(game)
    names = tuple(entrants) or LEVELS
    for name in names:
        entrant(rules_game, name)
    boards = tuple(_random_board(rules_game, names, seed, number) for number in range(games))
    results = play_rest(boards, jobs, None if keep is None else ResultsFile(keep, game, seed, ()), on_progress)
    sizes = [len(board.seatings[0]) for board in boards]
    return Soundness(
        game,
        rules_game.meta.ruleset,
        names,
        seed,
        games,
        tuple((size, sizes.count(size)) for size in sorted(set(sizes))),
        sum(sum(result.actions.values()) for result in results),
        max(result.longest for result in results),
        tuple(sorted((result.fault for result in results if result.fault), key=lambda fault: fault.deal)),
    )


def _random_board(game: AnyGame, names: Sequence[str], seed: str, number: int) -> Board:
    """Game number `number`: its table, its participants and options."""
    rng, meta = Random(f"{seed}/{number}"), game.meta
    seats = meta.seats_min + number % (meta.seats_max - meta.seats_min + 1)
    seating = tuple(rng.choice(names) for _ in range(seats))
    return Board(meta.name, seed, number, (seating,), () if rng.randrange(PLAIN) else _options(game, seats, rng))


def _options(game: AnyGame, seats: int, rng: Random) -> tuple[str, ...]:
    """Random options that are compatible at such a table."""
    names: tuple[str, ...] = ()
    for option in rng.sample(game.meta.options, len(game.meta.options)):
        if not rng.randrange(RARE):
            with suppress(NotUnderstood):
                game.option_bits((*names, option.name), seats)
                names = (*names, option.name)
    return names
