"""Plays boards and stores the results, so that a long run can be interrupted and resumed."""

import json
from collections.abc import Callable, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

from mazzo import compiled
from mazzo.core.errors import NotUnderstood
from mazzo.games import find
from mazzo.lab.duplicate_deals import Board, Result, play
from mazzo.lab.pieces import Jobs, results_of

FORMAT = "boards 1"


def play_rest(
    boards: Sequence[Board],
    jobs: Jobs = 1,
    results_file: "ResultsFile | None" = None,
    on_progress: Callable[[int, int], None] | None = None,
) -> tuple[Result, ...]:
    """Play the boards of one game that are not stored yet, and store each when it is played; returns the results of
    all, in the order of the boards. `on_progress` is called with the number of boards done and the total. Raises
    OurFault like `results_of`.
    """
    result_of = {result.board: result for result in (results_file.results_of(boards) if results_file else ())}
    missing = [board for board in boards if board not in result_of]
    if on_progress is not None:
        on_progress(len(result_of), len(boards))
    if missing:
        compiled.warm(find(missing[0].game))
    for result in results_of(play, missing, jobs):
        result_of[result.board] = result
        if results_file is not None:
            results_file.add(result)
        if on_progress is not None:
            on_progress(len(result_of), len(boards))
    return tuple(result_of[board] for board in boards)


class ResultsFile:
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
            first_line, *results = map(json.loads, lines)
            self._results = {result.board: result for result in map(_result, results)}
        except (ValueError, KeyError, TypeError):
            first_line = None
        if first_line != head:
            raise NotUnderstood("lab-kept-other", path=str(path)[:200])
        path.write_text("".join(f"{line}\n" for line in lines), "utf-8")

    def results_of(self, boards: Sequence[Board]) -> tuple[Result, ...]:
        """The stored results of these boards."""
        return tuple(self._results[board] for board in boards if board in self._results)

    def add(self, result: Result) -> None:
        """Store a result, except one with a fault, which must be played again."""
        if result.fault is None:
            with self._path.open("a", encoding="utf-8") as file:
                file.write(json.dumps(asdict(result)) + "\n")


def _result(fields: dict[str, Any]) -> Result:
    """A result from its JSON line."""
    board = fields["board"]
    seatings = tuple(map(tuple, board["seatings"]))
    return Result(
        Board(board["game"], board["seed"], board["deal"], seatings, tuple(board["options"])),
        tuple(map(tuple, fields["places"])),
        tuple(map(tuple, fields["scores"])),
        fields["actions"],
        fields["seconds"],
        fields["longest"],
    )
