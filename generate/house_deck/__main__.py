"""`make house-deck`: draw candidates, choose the deck, number the recipes, check every pair, write the report."""

import argparse
import os
import sys
from collections.abc import Callable
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from generate.house_deck import report
from generate.house_deck.choosing import FULL, QUICK, SEED, Found, search
from tools.steps import ROOT


def main() -> int:
    """Search, write, and say whether the project's deck is the one that was found."""
    asked = _asked()
    console = Console(stderr=True)
    columns = (TextColumn("{task.description:<44}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console) as bars:

        def begin(what: str, games: int) -> Callable[[int], None]:
            task = bars.add_task(what, total=games)
            return lambda done: bars.update(task, completed=done)

        found = search(asked.seed, QUICK if asked.quick else FULL, asked.jobs, begin)
    asked.out.mkdir(parents=True, exist_ok=True)
    report.write(found, asked.out)
    print(f"Written: {asked.out / report.PAGE}")
    print(_told(found))
    return 0


def _told(found: Found) -> str:
    if report.is_in_project(found):
        return "The deck and the recipes in the project are these."
    return "The project has another deck or other recipes. What was found:\n" + report.tables(found)


def _asked() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m generate.house_deck", description="Make Grove's house deck.")
    parser.add_argument("--seed", default=SEED, help="what the candidates and all games are drawn from")
    parser.add_argument("--quick", action="store_true", help="a few games of each kind: does it run?")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes; they change no number")
    parser.add_argument("--out", type=Path, default=ROOT / "docs", help="the folder of the report")
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
