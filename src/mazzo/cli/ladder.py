"""`mazzo ladder`: plays a ladder behind a progress bar, then prints ratings and comparisons, and writes files for the
docs.
"""

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path

from rich.table import Table
from rich.text import Text

from mazzo import compiled
from mazzo.cli.journals import PIPE, choose_seed, write_text
from mazzo.cli.ladder_chart import chart, edge_of, facts_of
from mazzo.cli.reports import check_folder, check_place, progress_bar
from mazzo.games import find
from mazzo.lab.duplicate_deals import Fault
from mazzo.lab.ladder import Ladder, LadderRequest, play_ladder, schedule, seats_of
from mazzo.lab.pieces import Jobs
from mazzo.lab.self_check import Soundness, try_soundness
from mazzo.terminal import Console

FAULTS_FOUND = 1
"""Exit code when a bot raised an error, chose an illegal action, or a game did not end."""
WIDEST_STRIP = 60
NARROW = 60
"""Terminal width in columns below which numbers have fewer digits."""
MOST_FAULTS = 20
"""Maximum number of faults that are printed."""


def print_ladder(
    console: Console, request: LadderRequest, jobs: Jobs, json_name: str | None, keep: Path | None, folder: Path | None
) -> int:
    """Play a ladder, print it, and write the files that were asked for; JSON to "-" replaces the printed text. Returns
    the exit code.
    """
    choose_seed(request.seed)
    schedule(request)  # raises if invalid
    check_files(json_name, keep)
    if folder is not None:
        check_folder(folder)
    with lab_progress(console, request.game) as report:
        ladder = play_ladder(request, jobs, keep, report)
    output(console, json_name, asdict(ladder), lambda: show(console, ladder))
    if folder is not None and ladder.rungs:
        usual = seats_of(LadderRequest(request.game, request.deals))
        name = ladder.game if ladder.seats == usual else f"{ladder.game}-{ladder.seats}"
        write_text(folder / f"{name}.json", json.dumps(asdict(ladder), ensure_ascii=False, indent=1) + "\n")
        write_text(folder / f"{name}.svg", chart(ladder, console))
    return FAULTS_FOUND if ladder.faults else 0


def print_soundness(
    console: Console, request: LadderRequest, games: int, jobs: Jobs, json_name: str | None, keep: Path | None
) -> int:
    """Play self-check games at tables of all sizes and print the faults. Returns the exit code."""
    choose_seed(request.seed)
    check_files(json_name, keep)
    with lab_progress(console, request.game) as report:
        soundness = try_soundness(request.game, games, request.entrants, request.seed, jobs, keep, report)
    output(console, json_name, asdict(soundness), lambda: show_soundness(console, soundness))
    return FAULTS_FOUND if soundness.faults else 0


def show(console: Console, ladder: Ladder) -> None:
    """Print ratings, comparisons and faults."""
    text, out = console.text, console.out
    _show_head(console, ladder.game, facts_of(console, ladder))
    if ladder.rungs:
        out.print()
        out.print(text("cli-ladder-rating" if ladder.anchor else "cli-ladder-points"), style="title")
        out.print(_rungs(console, ladder))
    if ladder.steps:
        is_next = len(ladder.steps) < len(ladder.rungs)
        out.print()
        out.print(text("cli-ladder-steps" if is_next else "cli-ladder-steps-all"), style="title")
        out.print(_steps(console, ladder))
        out.print()
        measured = text("cli-ladder-won" if ladder.anchor else "cli-ladder-more-points")
        out.print(f"{measured}; {text('cli-ladder-thinking')}", style="quiet")
    if ladder.rungs and ladder.anchor:
        rating = next(rung.level.value for rung in ladder.rungs if rung.name == ladder.anchor)
        out.print(text("cli-ladder-anchor", name=ladder.anchor, rating=round(rating)), style="quiet")
    show_faults(console, ladder.faults)


def show_soundness(console: Console, result: Soundness) -> None:
    """Print the number of games, the table sizes and the faults."""
    text, number = console.text, console.number
    _show_head(
        console,
        result.game,
        [result.ruleset, *result.entrants, text("cli-simulate-seed", seed=result.seed)],
    )
    sizes = ", ".join(text("cli-ladder-sound-seats", seats=seats, games=number(games)) for seats, games in result.seats)
    rows = [
        ("cli-ladder-sound-games", f"{number(result.games)}  ({sizes})"),
        ("cli-ladder-sound-actions", number(result.actions)),
        *(
            (f"cli-ladder-sound-{kind}", number(sum(fault.kind == kind for fault in result.faults)))
            for kind in ("crash", "illegal", "stall")
        ),
        ("cli-ladder-sound-longest", text("cli-ladder-seconds", seconds=number(result.longest, 2))),
    ]
    table = Table.grid(padding=(0, 2))
    table.add_column(style="quiet")
    table.add_column()
    for name, value in rows:
        table.add_row(text(name), value)
    console.out.print()
    console.out.print(table)
    show_faults(console, result.faults)


def _show_head(console: Console, game: str, facts: list[str]) -> None:
    console.out.print(Text.assemble((console.text(f"{game}-name"), "title"), "  ", (", ".join(facts), "quiet")))


def _rungs(console: Console, ladder: Ladder) -> Table:
    """Rows of the ratings table, strongest first: name, level, interval, and the interval drawn as a strip."""
    digits = 0 if ladder.anchor else 1 if console.out.width < NARROW else 2
    low = min(rung.level.low for rung in ladder.rungs)
    high = max(rung.level.high for rung in ladder.rungs)
    cells = [
        (
            rung.name,
            console.number(rung.level.value, digits),
            f"({console.number(rung.level.low, digits)} - {console.number(rung.level.high, digits)})"
            if rung.level.low < rung.level.high
            else "",
        )
        for rung in ladder.rungs
    ]
    width = sum(max(map(len, column)) + 2 for column in zip(*cells, strict=True))
    room = max(4, min(WIDEST_STRIP, console.out.width - width))
    table = Table.grid(padding=(0, 2))
    table.add_column(style="word", no_wrap=True)
    table.add_column(justify="right", no_wrap=True)
    table.add_column(style="quiet", no_wrap=True)
    table.add_column(style="good", no_wrap=True)
    for (name, value, ends), rung in reversed(list(zip(cells, ladder.rungs, strict=True))):
        at, first, last = (
            round((each - low) / (high - low) * (room - 1)) if high > low else 0
            for each in (rung.level.value, rung.level.low, rung.level.high)
        )
        line, dot = ("-", "o") if console.is_plain else ("─", "●")
        table.add_row(name, value, ends, " " * first + line * (at - first) + dot + line * (last - at))
    return table


def _steps(console: Console, ladder: Ladder) -> Table:
    """Rows of the comparisons, strongest first."""
    digits = None if console.out.width >= NARROW else 0 if ladder.anchor else 1
    table = Table.grid(padding=(0, 2))
    table.add_column(style="word")
    table.add_column(style="word")
    table.add_column(no_wrap=True)
    table.add_column(style="quiet", justify="right", no_wrap=True)
    for step in reversed(ladder.steps):
        times = "" if step.thinking is None else f"×{console.number(step.thinking, 1 if step.thinking < 100 else 0)}"
        table.add_row(step.upper, step.lower, edge_of(console, ladder, step, digits), times)
    return table


def show_faults(console: Console, faults: tuple[Fault, ...]) -> None:
    """Print the first MOST_FAULTS faults."""
    if not faults:
        return
    console.out.print()
    console.out.print(console.text("cli-ladder-faults", count=len(faults)), style="bad")
    for fault in faults[:MOST_FAULTS]:
        sentence = console.text(
            f"cli-ladder-fault-{fault.kind}",
            deal=fault.deal,
            seats=" ".join(fault.seating),
            move=fault.ply,
            name=fault.entrant,
            told=fault.told,
        )
        console.out.print(sentence, style="bad")


@contextmanager
def lab_progress(console: Console, game: str) -> Iterator[Callable[[int, int], None]]:
    """Context of a progress bar; yields the function that updates it (done, total)."""
    with progress_bar(console) as progress:
        task = progress.add_task(console.text("cli-lab-preparing"), total=None)
        compiled.of(find(game))

        def report(count: int, total: int) -> None:
            progress.update(task, completed=count, total=total, description=console.text("cli-lab-playing"))

        yield report


def check_files(json_name: str | None, *files: Path | None) -> None:
    """Raise before the long computation if a file cannot be written."""
    for path in (*files, None if json_name in (None, PIPE) else Path(json_name or "")):
        if path is not None:
            check_place(path)


def output(console: Console, json_name: str | None, data: dict[str, object], show_it: Callable[[], None]) -> None:
    """Write `data` as JSON, print it by `show_it`, or both."""
    text = json.dumps(data, ensure_ascii=False) + "\n"
    if json_name == PIPE:
        console.out.file.write(text)
        return
    show_it()
    if json_name is not None:
        write_text(Path(json_name), text)
