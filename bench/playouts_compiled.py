"""Random games, compiled, with every legal action listed, compared with the C program, the fastest we know how to
write.
"""

from collections.abc import Iterator
from pathlib import Path

from bench import c_program
from bench.figure import CannotMeasureError, Effort, Figure, Run, compare, in_turns, speed
from bench.playouts_interpreted import games_of
from bench.positions import ORCHARD
from mazzo import compiled

GAMES_TO_CALIBRATE = 2000


def measure(effort: Effort) -> Iterator[Figure]:
    swift = speed(games_of(compiled.of(ORCHARD)), effort)
    how = "whole random games of Orchard, every legal action listed before each choice; one core, processor time"
    try:
        program = c_program.build()
    except CannotMeasureError as missing:
        reference, theirs = "interpreted", speed(games_of(compiled.interpreted(ORCHARD)), effort)
        how += f"; not beside the C program: {missing}"
    else:
        first = c_program.play(program, GAMES_TO_CALIBRATE)
        reference, theirs = f"C bit boards, {first.vector_bits}-bit vectors", _c(program, first.games_per_s, effort)
    ours, others = in_turns(effort, swift, theirs)
    yield compare("playouts, compiled", "games/s", ours, reference, others, how=how, goal="ratio 0.55, wished 0.7")


def _c(program: Path, guess: float, effort: Effort) -> Run:
    games = max(1, int(guess * effort.seconds))
    return lambda: c_program.play(program, games).games_per_s
