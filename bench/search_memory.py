"""Whether searches leak memory: an expert chooses again and again, by the library of each game in one process, then in
Pyodide. `python -m bench.search_memory` takes some ten minutes, and fails if the memory grows. Linux only.
"""

import argparse
import gc
import os
import sys
from collections.abc import Sequence
from pathlib import Path

import mazzo
from bench import task_hosts
from bench.tasks import Task, answer

ALLOWED = 1 << 19
"""Bytes by which the memory of a process may differ: its allocator keeps some."""


def main() -> None:
    """Measure each game."""
    parser = argparse.ArgumentParser(prog="python -m bench.search_memory", description=main.__doc__)
    parser.add_argument("--searches", type=int, default=10_000, help="searches of each game; in Pyodide a tenth")
    searches = parser.parse_args().searches
    growth = [
        _growth(name, searches, [_resident_after(task) for task in _tasks(name, searches)]) for name in mazzo.GAMES
    ]
    if reason := task_hosts.missing():
        print(reason)
    else:
        fewer = searches // 10
        sizes = task_hosts.in_pyodide([task for name in mazzo.GAMES for task in _tasks(name, fewer)]).sizes
        growth += [_growth(f"{name} in Pyodide", fewer, sizes[2 * k :]) for k, name in enumerate(mazzo.GAMES)]
    if max(growth) > ALLOWED:
        sys.exit("Searches leak memory.")


def _tasks(name: str, searches: int) -> tuple[Task, Task]:
    """A tenth of the searches, then the others."""
    task: Task = ("choose often", name, "expert", task_hosts.spread_choices(name, task_hosts.SPREAD))
    return (*task, searches // 10), (*task, searches - searches // 10)


def _resident_after(task: Task) -> int:
    """Resident bytes of this process after a task."""
    answer(task)
    gc.collect()
    return int(Path("/proc/self/statm").read_text("utf-8").split()[1]) * os.sysconf("SC_PAGE_SIZE")


def _growth(title: str, searches: int, sizes: Sequence[int]) -> int:
    """The second size less the first, in bytes; prints them."""
    first, last = (f"{size / 1024:,.0f} KiB" for size in sizes[:2])
    growth = sizes[1] - sizes[0]
    print(f"{title:22} {first} after {searches // 10:,} searches, {last} after {searches:,}: {growth / 1024:+,.0f} KiB")
    return growth


if __name__ == "__main__":
    main()
