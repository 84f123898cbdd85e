"""Soundness: many games by bots of all strengths at tables of all sizes, in which nothing may go wrong."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from random import Random

from mazzo.core.errors import NotUnderstood
from mazzo.core.game import Game
from mazzo.games import find
from mazzo.lab.boards import Board, Fault
from mazzo.lab.entrants import entrant, house
from mazzo.lab.playing import Kept, play_rest

PLAIN = 2
"""One game in so many is played without options."""
RARE = 4
"""Of the others each has one option in so many, as far as they hold together."""


@dataclass(frozen=True)
class Soundness:
    """What was found. `games` were begun, so many at tables of each size (`seats`, the fewest first); `faults`: all
    that went wrong. `longest`: the longest thought of an entrant, in seconds on the clock.
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
    jobs: int = 1,
    keep: Path | None = None,
    on_progress: Callable[[int, int], None] | None = None,
) -> Soundness:
    """Play so many (>= 1) games: each at a table of a size that the game allows, every size equally often, by entrants
    drawn for each seat, half of the games with options drawn too. `keep`: a file of the games played, as in a ladder.
    `on_progress` is told how many are done, and of how many. Raises NotUnderstood for a name that nobody bears,
    and for a file that keeps something else.
    """
    known = find(game)
    names = tuple(entrants) or house()
    for name in names:
        entrant(known, name)
    boards = tuple(_drawn(known, names, seed, number) for number in range(games))
    results = play_rest(boards, jobs, None if keep is None else Kept(keep, game, seed, ()), on_progress)
    sizes = [len(board.seatings[0]) for board in boards]
    return Soundness(
        game,
        known.meta.ruleset,
        names,
        seed,
        games,
        tuple((size, sizes.count(size)) for size in sorted(set(sizes))),
        sum(sum(result.actions.values()) for result in results),
        max(result.longest for result in results),
        tuple(sorted((result.fault for result in results if result.fault), key=lambda fault: fault.deal)),
    )


def _drawn(game: Game, names: Sequence[str], seed: str, number: int) -> Board:
    """The game of a number: its table, who sits there, and the options."""
    rng, meta = Random(f"{seed}/{number}"), game.meta
    seats = meta.seats_min + number % (meta.seats_max - meta.seats_min + 1)
    seating = tuple(rng.choice(names) for _ in range(seats))
    return Board(meta.name, seed, number, (seating,), () if rng.randrange(PLAIN) else _options(game, seats, rng))


def _options(game: Game, seats: int, rng: Random) -> tuple[str, ...]:
    """Some options that hold together at such a table."""
    chosen: tuple[str, ...] = ()
    for option in rng.sample(game.meta.options, len(game.meta.options)):
        if not rng.randrange(RARE):
            with suppress(NotUnderstood):
                game.option_bits((*chosen, option.name), seats)
                chosen = (*chosen, option.name)
    return chosen
