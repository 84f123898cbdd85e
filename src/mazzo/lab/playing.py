"""Plays boards in several processes and stores the results, so that a long run can be interrupted and resumed."""

import json
import multiprocessing
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import asdict
from itertools import islice
from pathlib import Path
from typing import Any

from mazzo import compiled
from mazzo.core.errors import NotUnderstood, OurFault
from mazzo.games import find
from mazzo.lab.duplicate_deals import Board, Result, play

FORMAT = "boards 1"
AHEAD = 4
"""Number of boards queued ahead for each process."""


def play_all(
    boards: Sequence[Board], jobs: int = 1, on_result: Callable[[Result], None] | None = None
) -> tuple[Result, ...]:
    """Play boards of one game in `jobs` (>= 1) processes; returns the results in the order of the boards. `on_result`
    is called with each as it arrives. Raises OurFault when a process dies.
    """
    found: dict[Board, Result] = {}
    for result in _as_they_come(boards, jobs):
        found[result.board] = result
        if on_result is not None:
            on_result(result)
    return tuple(found[board] for board in boards)


def play_rest(
    boards: Sequence[Board],
    jobs: int = 1,
    kept: "Kept | None" = None,
    on_progress: Callable[[int, int], None] | None = None,
) -> tuple[Result, ...]:
    """Play the boards that are not stored yet, and store each when it is played; returns all results, the stored ones
    first. `on_progress` is called with the number of boards done and the total. Raises OurFault like `play_all`.
    """
    known = kept.known(boards) if kept else ()
    done = len(known)
    there = {result.board for result in known}

    def report(result: Result | None = None) -> None:
        nonlocal done
        if result is not None:
            done += 1
            if kept is not None:
                kept.add(result)
        if on_progress is not None:
            on_progress(done, len(boards))

    report()
    return (*known, *play_all([board for board in boards if board not in there], jobs, report))


def _as_they_come(boards: Sequence[Board], jobs: int) -> Iterator[Result]:
    if jobs == 1 or len(boards) < 2:
        yield from map(play, boards)
        return
    compiled.warm(find(boards[0].game))
    others = set(multiprocessing.active_children())
    pool = ProcessPoolExecutor(
        min(jobs, len(boards)), mp_context=multiprocessing.get_context("spawn"), initializer=_ignore_keys
    )
    waiting, running = iter(boards), set[Future[Result]]()
    try:
        with _unheard():
            running |= {pool.submit(play, board) for board in islice(waiting, AHEAD * jobs)}
        while running:
            done, running = wait(running, return_when=FIRST_COMPLETED)
            running |= {pool.submit(play, board) for board in islice(waiting, len(done))}
            yield from (future.result() for future in done)
    except BrokenProcessPool as problem:
        raise OurFault("lab-process-died") from problem
    except BaseException:  # after Ctrl-C the searches still running are of no use
        for child in set(multiprocessing.active_children()) - others:
            child.terminate()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


@contextmanager
def _unheard() -> Iterator[None]:
    """Start processes with Ctrl-C (SIGINT) blocked: their parent ends them. A signal that arrives meanwhile is
    delivered afterwards.
    """
    if not hasattr(signal, "pthread_sigmask"):  # Windows, where `_ignore_keys` must suffice
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _ignore_keys() -> None:
    """Initialiser of a worker process: ignores SIGINT."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


class Kept:
    """A file of results: one JSON line each, below a header that names the ladder. Results are appended as they
    arrive.
    """

    def __init__(self, path: Path, game: str, seed: str, options: Sequence[str]) -> None:
        """Open or create the file. Raises NotUnderstood if it belongs to another ruleset, deck, seed or set of
        options.
        """
        meta = find(game).meta
        head = {"format": FORMAT, "ruleset": meta.ruleset, "deck": meta.deck, "seed": seed, "options": list(options)}
        self._path = path
        try:
            text = path.read_text("utf-8") if path.exists() else ""
            lines = text[: text.rfind("\n") + 1].splitlines()  # without an incomplete last line
            if not lines and json.dumps(head).startswith(text):
                lines = [json.dumps(head)]
            told, *results = map(json.loads, lines)
            self._known = {result.board: result for result in map(_result, results)}
        except (ValueError, KeyError, TypeError):
            told = None
        if told != head:
            raise NotUnderstood("lab-kept-other", path=str(path)[:200])
        path.write_text("".join(f"{line}\n" for line in lines), "utf-8")

    def known(self, boards: Sequence[Board]) -> tuple[Result, ...]:
        """The stored results of these boards."""
        return tuple(self._known[board] for board in boards if board in self._known)

    def add(self, result: Result) -> None:
        """Store a result, except one with a fault, which must be played again."""
        if result.fault is None:
            with self._path.open("a", encoding="utf-8") as file:
                file.write(json.dumps(asdict(result)) + "\n")


def _result(told: dict[str, Any]) -> Result:
    """A result from its JSON line."""
    board = told["board"]
    seatings = tuple(map(tuple, board["seatings"]))
    return Result(
        Board(board["game"], board["seed"], board["deal"], seatings, tuple(board["options"])),
        tuple(map(tuple, told["places"])),
        tuple(map(tuple, told["scores"])),
        told["actions"],
        told["seconds"],
        told["longest"],
    )
