"""Where the tasks of `bench.tasks` are done besides in this process: by the library for WebAssembly in Node, and by
Pyodide in Node. And the positions in which bots choose.
"""

import json
import subprocess
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import chain, count, islice
from pathlib import Path

import mazzo
from bench import tasks
from bench.tasks import Answer, Choice, Task
from mazzo import compiled
from mazzo.bots import determinize, level
from mazzo.compiled.library import FOLDER
from tests.compiled.archive import write_archive
from tools.node import WEB, find_node

SEATS = 2
SPREAD = 20
"""Choices that `spread_choices` takes from one game, at most twice as many."""
HOSTS = Path(__file__).parents[1] / "tests" / "compiled"
PYODIDE = WEB / "node_modules" / "pyodide"


@dataclass(frozen=True)
class InPyodide:
    """The answers to tasks, and the size of the memory of Pyodide in bytes after each."""

    answers: list[Answer]
    sizes: list[int]


def missing() -> str:
    """Why no task is done in WebAssembly here, as a sentence; empty if nothing is missing."""
    if find_node() is None:
        return "There is no Node here: the libraries for WebAssembly are left out."
    if not PYODIDE.exists():
        return "Pyodide is not installed (`npm ci` in web): the libraries for WebAssembly are left out."
    return ""


def choices(name: str, number: int) -> list[Choice]:
    """Everything that there was to choose in a game between two novices, the same game for the same number."""
    match, novice = mazzo.deal(name, SEATS, f"bench {number}"), level(name, "novice")
    body, result = compiled.of(match.game), list[Choice]()
    while match.outcome is None:
        seat = match.current_players()[0]
        position = determinize(match, seat, 1 + len(result))
        result.append((position.state.hex(), position.seat, position.start))
        match.play(seat, novice.think(position, body))
    return result


def spread_choices(name: str, number: int) -> list[Choice]:
    """So many choices, from all parts of one game after the other."""
    games = (choices(name, k) for k in count())
    some = chain.from_iterable(game[:: max(1, len(game) // SPREAD)] for game in games)
    return list(islice(some, number))


def in_node(name: str, games: int, seats: int) -> Answer:
    """Do the task "play" by the library for WebAssembly without Python: the second of two equal runs counts."""
    result = json.loads(_node(HOSTS / "play.mjs", FOLDER, name, games, seats, tasks.START))
    return tasks.digest_of([result[key] for key in ("scores", "ends", "lengths")]), float(result["seconds"])


def in_pyodide(some: Sequence[Task]) -> InPyodide:
    """Do tasks in one Pyodide, one after the other."""
    loop = f"""
import js, pyodide_js

def clock():
    spent = js.process.cpuUsage()
    return (spent.user + spent.system) / 1e6

answers, sizes = [], []
for task in json.loads({json.dumps(some)!r}):
    answers.append(answer(task, clock=clock))
    sizes.append(pyodide_js._module.HEAP8.length)
told = json.dumps([answers, sizes])
"""
    with tempfile.TemporaryDirectory() as folder:
        archive, program = write_archive(Path(folder) / "mazzo.zip"), Path(folder) / "tasks.py"
        program.write_text(Path(tasks.__file__).read_text("utf-8") + loop, "utf-8")
        answers, sizes = json.loads(_node(HOSTS / "pyodide.mjs", PYODIDE, archive, program))
    return InPyodide([(digest, seconds) for digest, seconds in answers], sizes)


def _node(*words: object) -> str:
    node = find_node()
    assert node is not None
    return subprocess.run(
        [node.folder / "node", *map(str, words)], stdout=subprocess.PIPE, text=True, check=True
    ).stdout
