"""The libraries of kernels beside Numba, here, in Node and in Pyodide: random games, choices of experts and masters, a
proof of a best score. And what the start of a process costs, and a single call.
"""

import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from operator import mul, truediv

import mazzo
from bench import task_hosts
from bench.figure import TINY, Effort, Figure, Run, Values, compare, in_turns
from bench.tasks import Answer, Task, answer
from mazzo import compiled
from mazzo.compiled import Body

CALLED = mazzo.GAMES["orchard"]
CALLS = 1000
"""Calls of which one measurement counts the time."""
GAMES = {"orchard": 40_000, "grove": 40_000, "grass": 500, "clustered": 5_000, "gnoming": 5_000}
"""Random games of one measurement."""
CHOICES = {"expert": 10, "master": 1}
"""Choices of one measurement."""
CARDS = 8
"""Cards of the deal whose best score is proved: with all nine a proof takes five seconds and more."""
NUMBA, LIBRARY, NODE, PYODIDE = "Numba", "library", "library for WebAssembly", "library in Pyodide"
FIRST_GAME = """
import time, mazzo
from mazzo import compiled
compiled.{by}(mazzo.GAMES["grass"]).play_games(1, 1, seats=2)
print(time.process_time())
"""


def measure(effort: Effort) -> Iterator[Figure]:
    yield from _by_host(effort)
    how = f"the kernel that lists the legal actions of a seat, called {CALLS} times from Python; processor time"
    runs = [_calls(body(CALLED)) for body in (compiled.of, compiled.by_numba)]
    yield compare("library: a call", "µs", *_sides(in_turns(effort, *runs)), how=how)
    how = "start of a process to the end of its first game of Grass, processor time; beside Numba with a full cache"
    compiled.by_numba(mazzo.GAMES["grass"])
    runs = [_first_game(by) for by in ("of", "by_numba")]
    yield compare("library: first game", "s", *_sides(in_turns(effort, *runs), "Numba, read from the cache"), how=how)


@dataclass(frozen=True)
class Work:
    """A task, and how the seconds that it takes become a figure."""

    name: str
    task: Task
    unit: str
    value: Callable[[float], float]
    how: str


def _by_host(effort: Effort) -> Iterator[Figure]:
    rounds = [_work(effort, number) for number in range(effort.rounds)]
    for one in rounds[0]:
        _in_this_process(one.task)  # loads the machine code
    values = [_values(works) for works in rounds]
    how_of = {
        one.name: (one.unit, f"{one.how}; the same on both sides in each round; processor time") for one in rounds[0]
    }
    for host, name in values[0]:
        if host != NUMBA:
            ours, theirs = (tuple(each[side, name] for each in values) for side in (host, NUMBA))
            unit, how = how_of[name]
            yield compare(f"{host}: {name}", unit, ours, NUMBA, theirs, how=how)


def _work(effort: Effort, number: int) -> list[Work]:
    """The work of a round: bots choose in the middle of another game each time."""
    works = []
    for name, game in mazzo.GAMES.items():
        games = 10 if effort == TINY else GAMES[name]
        task: Task = ("play", name, games, game.meta.seats_min)
        works.append(Work(name, task, "games/s", partial(truediv, games), "whole random games in one loop"))
        choices = task_hosts.choices(name, number)
        state, seat, start = choices[len(choices) // 2]
        for level, count in CHOICES.items():
            task = ("choose", name, level, [(state, seat, start + k) for k in range(count)])
            how = f"a choice of {level} in the middle of a game for {task_hosts.SEATS}"
            works.append(Work(f"{level} of {name}", task, "ms", partial(mul, 1000 / count), how))
    how = f"a beam and a proof of the best score of a deal of Orchard of {CARDS} cards"
    return [*works, Work("proof", ("prove", "orchard", f"bench {number}", CARDS), "s", float, how)]


def _values(works: Sequence[Work]) -> dict[tuple[str, str], float]:
    """The figure of each host and work of a round. Raises AssertionError if two hosts have different results."""
    answers = {}
    for one in works:
        answers[NUMBA, one.name], answers[LIBRARY, one.name] = _in_this_process(one.task)
    if not task_hosts.missing():
        for one in works:
            if one.task[0] == "play":
                answers[NODE, one.name] = task_hosts.in_node(*one.task[1:])
        twice = [one.task for one in works for _ in range(2)]  # V8 compiles a function thoroughly only once it is hot
        for one, of_pyodide in zip(works, task_hosts.in_pyodide(twice).answers[1::2], strict=True):
            answers[PYODIDE, one.name] = of_pyodide
    value = {one.name: one.value for one in works}
    for (_, name), (digest, _) in answers.items():
        assert digest == answers[NUMBA, name][0], name
    return {(host, name): value[name](seconds) for (host, name), (_, seconds) in answers.items()}


def _in_this_process(task: Task) -> tuple[Answer, Answer]:
    """The answers of Numba and of the library."""
    return answer(task, compiled.by_numba(mazzo.GAMES[task[1]])), answer(task)


def _sides(values: tuple[Values, ...], reference: str = NUMBA) -> tuple[Values, str, Values]:
    ours, theirs = values
    return ours, reference, theirs


def _calls(body: Body) -> Run:
    rows, out = body.rows(1), body.ints(body.game.meta.max_actions)
    listed: Callable[..., int] = body.kernels.legal_at

    def run() -> float:
        start = time.process_time()
        for _ in range(CALLS):
            listed(rows, 0, 0, out)
        return 1e6 * (time.process_time() - start) / CALLS

    return run


def _first_game(by: str) -> Run:
    def run() -> float:
        command = [sys.executable, "-c", FIRST_GAME.format(by=by)]
        return float(subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True, env=os.environ).stdout)

    return run
