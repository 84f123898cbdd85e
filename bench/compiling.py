"""Time until the compiled rules are ready, with an empty cache and with a full one, each in its own process."""

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from bench.figure import TINY, Effort, Figure, compare

AS_A_PLAYER = """
import sys, time
sys.modules["scipy"] = None  # OpenSpiel brings it, no player has it, and Numba would import it if it could
"""
TIME_SPENT = "print(time.process_time())"
FIRST_CALL = f"""{AS_A_PLAYER}
import mazzo
from mazzo import compiled
compiled.by_numba(mazzo.GAMES["orchard"]).play_games(1, 1)
{TIME_SPENT}
"""
SEARCH = f"""{AS_A_PLAYER}
import mazzo
from mazzo import compiled
from mazzo.bots.ismcts import bot as ismcts
ismcts.warm(compiled.by_numba(mazzo.GAMES["clustered"]))
{TIME_SPENT}
"""
PLAIN = SEARCH.replace("import mazzo\n", "import mazzo\nfrom mazzo.compiled import shortcuts\nshortcuts.TESTED = ()\n")
EVERYTHING = f"""{AS_A_PLAYER}
from tools.warm import warm
for game in ("orchard", "grove", "grass", "clustered", "gnoming"):
    warm(game, True)
{TIME_SPENT}
"""
GAMES = f"""{AS_A_PLAYER}
import mazzo
from mazzo import compiled
body = compiled.by_numba(mazzo.GAMES["clustered"])
start = time.process_time()
body.play_games(10_000, 1, seats=2)
print(time.process_time() - start)
"""
NUMBA = f"""{AS_A_PLAYER}
import numba
{TIME_SPENT}
"""
NOTHING = f"""{AS_A_PLAYER}
{TIME_SPENT}
"""


@dataclass(frozen=True)
class Spent:
    """Cost of a process from its start to its last line: processor seconds, seconds of wall time."""

    processor: float
    clock: float


def measure(effort: Effort) -> Iterator[Figure]:
    with tempfile.TemporaryDirectory(prefix="mazzo-bench-") as name:
        cache, thorough = Path(name, "cache"), Path(name, "thorough")
        cold = _spent(FIRST_CALL, cache)
        search = [_spent(SEARCH, cache).processor, _spent(SEARCH, thorough, NUMBA_OPT="3").processor]
        plain = _spent(PLAIN, Path(name, "plain")).processor
        is_whole = effort != TINY  # takes minutes
        everything = [_spent(EVERYTHING, Path(name, "everything")).processor for _ in range(2 if is_whole else 0)]
        games = [
            [_spent(GAMES, cache).processor, _spent(GAMES, thorough, NUMBA_OPT="3").processor]
            for _ in range(effort.rounds)
        ]
        programs = (FIRST_CALL, NUMBA, NOTHING)
        rounds = [[_spent(program, cache) for program in programs] for _ in range(effort.rounds)]
    warm, numba, _ = (tuple(one.processor for one in spent) for spent in zip(*rounds, strict=True))
    warm_clock, _, nothing_clock = (tuple(one.clock for one in spent) for spent in zip(*rounds, strict=True))
    how = "start of a process to the end of the first game, empty cache, processor time, once"
    how += f"; by the clock {cold.clock:.0f} s"
    once = (cold.processor,) * effort.rounds
    yield compare("cold compile", "s", once, "warm start", warm, how=how, goal="20 s")
    how = "rules and search of Clustered, empty cache, processor time, once; beside LLVM optimising all it can"
    ours, theirs = ((seconds,) * effort.rounds for seconds in search)
    yield compare("cold compile, as we optimise", "s", ours, "NUMBA_OPT=3", theirs, how=how)
    how = "the same, beside Numba's plain way of compiling"
    yield compare("cold compile, shortcuts", "s", ours, "plain Numba", (plain,) * effort.rounds, how=how)
    if everything:
        how = "rules, bots and solver of all games, empty cache, processor time, once"
        ours, theirs = ((seconds,) * effort.rounds for seconds in everything)
        yield compare("cold compile, everything", "s", ours, "read from the cache", theirs, how=how, goal="110 s")
    how = "10,000 random games of Clustered, processor time; beside the rules so optimised"
    ours, theirs = (tuple(each) for each in zip(*games, strict=True))
    yield compare("games, as we optimise", "s", ours, "NUMBA_OPT=3", theirs, how=how)
    how = "start of a process to the end of the first game, rules read from the cache, processor time"
    how += "; beside a process that only imports Numba"
    yield compare("warm start", "s", warm, "import numba", numba, how=how, goal="1 s")
    how = "the same by the clock, where a busy machine tells of its other work; beside a process that does nothing"
    yield compare("warm start, by the clock", "s", warm_clock, "an empty Python", nothing_clock, how=how)


def _spent(program: str, cache: Path, **settings: str) -> Spent:
    begun = time.perf_counter()
    environment = os.environ | {"MAZZO_CACHE": str(cache)} | settings
    run = subprocess.run(
        [sys.executable, "-c", program], env=environment, stdout=subprocess.PIPE, text=True, check=True
    )
    return Spent(float(run.stdout), time.perf_counter() - begun)
