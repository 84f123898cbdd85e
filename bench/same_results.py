"""Whether every host computes the same: many random games, choices of bots and proofs, compared by digests.
`python -m bench.same_results` takes half an hour on an idle machine, and fails if anything differs.

Numba and the library do everything; the library for WebAssembly plays the games in Node, and does a tenth of everything
in Pyodide.
"""

import argparse
import sys
from collections.abc import Iterator

import mazzo
from bench import task_hosts
from bench.libraries import NODE, NUMBA, PYODIDE
from bench.tasks import Task, answer
from mazzo import compiled
from mazzo.bots import LEVELS
from mazzo.compiled.library import here

LIBRARY = f"library for {here()}"
CARDS = 9
"""Cards of a whole deal of Orchard."""
LESS = 10
"""How many times less is done in Pyodide."""


def main() -> None:
    """Compare what the command line asks for."""
    parser = argparse.ArgumentParser(prog="python -m bench.same_results", description=main.__doc__)
    parser.add_argument("--games", type=int, default=100_000, help="random games of each game")
    parser.add_argument("--choices", type=int, default=200, help="choices of each level in each game")
    parser.add_argument("--proofs", type=int, default=3, help="proofs of a best score of Orchard")
    arguments = parser.parse_args()
    counts = arguments.games, arguments.choices, arguments.proofs
    if reason := task_hosts.missing():
        print(reason)
    is_same = True
    for title, task in _tasks(*counts):
        digests = {NUMBA: answer(task, compiled.by_numba(mazzo.GAMES[task[1]]))[0], LIBRARY: answer(task)[0]}
        if task[0] == "play" and not reason:
            digests[NODE] = task_hosts.in_node(*task[1:])[0]
        is_same &= _print(title, digests)
    if not reason:
        part = list(_tasks(*(max(1, number // LESS) for number in counts)))
        in_pyodide = task_hosts.in_pyodide([task for _, task in part]).answers
        for (title, task), (digest, _) in zip(part, in_pyodide, strict=True):
            is_same &= _print(title, {LIBRARY: answer(task)[0], PYODIDE: digest})
    if not is_same:
        sys.exit("Not all results are the same.")


def _tasks(games: int, choices: int, proofs: int) -> Iterator[tuple[str, Task]]:
    """The tasks, each with what it is."""
    for name, game in mazzo.GAMES.items():
        yield f"{name}: {games:,} random games", ("play", name, games, game.meta.seats_min)
        positions = task_hosts.spread_choices(name, choices)
        for level in LEVELS:
            yield f"{name}: {choices:,} choices of {level}", ("choose", name, level, positions)
    for number in range(proofs):
        yield f"orchard: best score of deal {number + 1}", ("prove", "orchard", f"bench {number}", CARDS)


def _print(title: str, digests: dict[str, str]) -> bool:
    """Print the digest of all hosts, or of each if they differ; whether they are the same."""
    is_same = len(set(digests.values())) == 1
    if is_same:
        print(f"{title:42} {digests[LIBRARY][:16]}  {' = '.join(digests)}", flush=True)
    else:
        print(f"{title:42} DIFFERENT  {digests}", flush=True)
    return is_same


if __name__ == "__main__":
    main()
