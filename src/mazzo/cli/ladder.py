"""The ladder of the bots: a bar while they play, then who stands where and who beats whom, and files for a page."""

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path

from rich.table import Table
from rich.text import Text

from mazzo import compiled
from mazzo.cli.figures import check_folder, check_place, waiting
from mazzo.cli.journals import PIPE, choose_seed, write_text
from mazzo.cli.ladder_chart import chart, edge_of, facts_of
from mazzo.cli.voice import Voice
from mazzo.games import find
from mazzo.lab.boards import Fault
from mazzo.lab.ladder import Asked, Ladder, play_ladder, schedule, seats_of
from mazzo.lab.soundness import Soundness, try_soundness

WENT_WRONG = 1
"""Exit code when a bot failed, did what is not allowed, or did not come to an end."""
WIDEST_STRIP = 60
NARROW = 60
"""Columns under which figures have fewer digits."""
MOST_FAULTS = 20
"""So many faults are told."""


def print_ladder(
    voice: Voice, asked: Asked, jobs: int, json_name: str | None, keep: Path | None, folder: Path | None
) -> int:
    """Play, print, and write what was asked for; JSON to "-" takes the place of what people read. Returns the exit
    code.
    """
    choose_seed(asked.seed)
    schedule(asked)  # or it says why not
    _check(json_name, keep)
    if folder is not None:
        check_folder(folder)
    with _bar(voice, asked.game) as tell:
        ladder = play_ladder(asked, jobs, keep, tell)
    _give(voice, json_name, asdict(ladder), lambda: show(voice, ladder))
    if folder is not None and ladder.rungs:
        usual = seats_of(Asked(asked.game, asked.deals))
        name = ladder.game if ladder.seats == usual else f"{ladder.game}-{ladder.seats}"
        write_text(folder / f"{name}.json", json.dumps(asdict(ladder), ensure_ascii=False, indent=1) + "\n")
        write_text(folder / f"{name}.svg", chart(ladder, voice))
    return WENT_WRONG if ladder.faults else 0


def print_soundness(voice: Voice, asked: Asked, games: int, jobs: int, json_name: str | None, keep: Path | None) -> int:
    """Play games of all sizes and print what went wrong. Returns the exit code."""
    choose_seed(asked.seed)
    _check(json_name, keep)
    with _bar(voice, asked.game) as tell:
        found = try_soundness(asked.game, games, asked.entrants, asked.seed, jobs, keep, tell)
    _give(voice, json_name, asdict(found), lambda: show_soundness(voice, found))
    return WENT_WRONG if found.faults else 0


def show(voice: Voice, ladder: Ladder) -> None:
    """Where everybody stands, who beats whom, and what went wrong."""
    tell, out = voice.tell, voice.out
    _show_head(voice, ladder.game, facts_of(voice, ladder))
    if ladder.rungs:
        out.print()
        out.print(tell("cli-ladder-rating" if ladder.anchor else "cli-ladder-points"), style="title")
        out.print(_rungs(voice, ladder))
    if ladder.steps:
        is_next = len(ladder.steps) < len(ladder.rungs)
        out.print()
        out.print(tell("cli-ladder-steps" if is_next else "cli-ladder-steps-all"), style="title")
        out.print(_steps(voice, ladder))
        out.print()
        measured = tell("cli-ladder-won" if ladder.anchor else "cli-ladder-more-points")
        out.print(f"{measured}; {tell('cli-ladder-thinking')}", style="quiet")
    if ladder.rungs and ladder.anchor:
        rating = next(rung.level.value for rung in ladder.rungs if rung.name == ladder.anchor)
        out.print(tell("cli-ladder-anchor", name=ladder.anchor, rating=round(rating)), style="quiet")
    _show_faults(voice, ladder.faults)


def show_soundness(voice: Voice, found: Soundness) -> None:
    """How many games, at which tables, and what went wrong."""
    tell, number = voice.tell, voice.number
    _show_head(voice, found.game, [found.ruleset, *found.entrants, tell("cli-simulate-seed", seed=found.seed)])
    sizes = ", ".join(tell("cli-ladder-sound-seats", seats=seats, games=number(games)) for seats, games in found.seats)
    rows = [
        ("cli-ladder-sound-games", f"{number(found.games)}  ({sizes})"),
        ("cli-ladder-sound-actions", number(found.actions)),
        *(
            (f"cli-ladder-sound-{kind}", number(sum(fault.kind == kind for fault in found.faults)))
            for kind in ("crash", "illegal", "stall")
        ),
        ("cli-ladder-sound-longest", tell("cli-ladder-seconds", seconds=number(found.longest, 2))),
    ]
    table = Table.grid(padding=(0, 2))
    table.add_column(style="quiet")
    table.add_column()
    for name, value in rows:
        table.add_row(tell(name), value)
    voice.out.print()
    voice.out.print(table)
    _show_faults(voice, found.faults)


def _show_head(voice: Voice, game: str, facts: list[str]) -> None:
    voice.out.print(Text.assemble((voice.tell(f"{game}-name"), "title"), "  ", (", ".join(facts), "quiet")))


def _rungs(voice: Voice, ladder: Ladder) -> Table:
    """The strongest first: name, level, interval, and the interval as a strip."""
    digits = 0 if ladder.anchor else 1 if voice.out.width < NARROW else 2
    low = min(rung.level.low for rung in ladder.rungs)
    high = max(rung.level.high for rung in ladder.rungs)
    told = [
        (
            rung.name,
            voice.number(rung.level.value, digits),
            f"({voice.number(rung.level.low, digits)} - {voice.number(rung.level.high, digits)})"
            if rung.level.low < rung.level.high
            else "",
        )
        for rung in ladder.rungs
    ]
    taken = sum(max(map(len, column)) + 2 for column in zip(*told, strict=True))
    room = max(4, min(WIDEST_STRIP, voice.out.width - taken))
    table = Table.grid(padding=(0, 2))
    table.add_column(style="word", no_wrap=True)
    table.add_column(justify="right", no_wrap=True)
    table.add_column(style="quiet", no_wrap=True)
    table.add_column(style="good", no_wrap=True)
    for (name, value, ends), rung in reversed(list(zip(told, ladder.rungs, strict=True))):
        at, first, last = (
            round((each - low) / (high - low) * (room - 1)) if high > low else 0
            for each in (rung.level.value, rung.level.low, rung.level.high)
        )
        line, dot = ("-", "o") if voice.is_plain else ("─", "●")
        table.add_row(name, value, ends, " " * first + line * (at - first) + dot + line * (last - at))
    return table


def _steps(voice: Voice, ladder: Ladder) -> Table:
    """Who is ahead of whom, the strongest first."""
    digits = None if voice.out.width >= NARROW else 0 if ladder.anchor else 1
    table = Table.grid(padding=(0, 2))
    table.add_column(style="word")
    table.add_column(style="word")
    table.add_column(no_wrap=True)
    table.add_column(style="quiet", justify="right", no_wrap=True)
    for step in reversed(ladder.steps):
        times = "" if step.thinking is None else f"×{voice.number(step.thinking, 1 if step.thinking < 100 else 0)}"
        table.add_row(step.upper, step.lower, edge_of(voice, ladder, step, digits), times)
    return table


def _show_faults(voice: Voice, faults: tuple[Fault, ...]) -> None:
    """What went wrong, the first of it."""
    if not faults:
        return
    voice.out.print()
    voice.out.print(voice.tell("cli-ladder-faults", count=len(faults)), style="bad")
    for fault in faults[:MOST_FAULTS]:
        told = voice.tell(
            f"cli-ladder-fault-{fault.kind}",
            deal=fault.deal,
            seats=" ".join(fault.seating),
            move=fault.ply,
            name=fault.entrant,
            told=fault.told,
        )
        voice.out.print(told, style="bad")


@contextmanager
def _bar(voice: Voice, game: str) -> Iterator[Callable[[int, int], None]]:
    """A progress bar, and what to tell it."""
    with waiting(voice) as progress:
        task = progress.add_task(voice.tell("cli-lab-preparing"), total=None)
        compiled.of(find(game))

        def tell(done: int, total: int) -> None:
            progress.update(task, completed=done, total=total, description=voice.tell("cli-lab-playing"))

        yield tell


def _check(json_name: str | None, *files: Path | None) -> None:
    """Find out before the long wait whether the files can be written."""
    for path in (*files, None if json_name in (None, PIPE) else Path(json_name or "")):
        if path is not None:
            check_place(path)


def _give(voice: Voice, json_name: str | None, told: dict[str, object], show_it: Callable[[], None]) -> None:
    """Figures as JSON, to people, or both."""
    text = json.dumps(told, ensure_ascii=False) + "\n"
    if json_name == PIPE:
        voice.out.file.write(text)
        return
    show_it()
    if json_name is not None:
        write_text(Path(json_name), text)
