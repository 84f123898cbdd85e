"""`mazzo puzzle`: asks for the best action of a position, and checks the stored puzzles again."""

import json
from collections.abc import Sequence
from dataclasses import asdict
from datetime import date

from rich.table import Table
from rich.text import Text
from typer import Exit

from mazzo.cli.renderers import renderer_for
from mazzo.core.errors import MazzoError, NotUnderstood
from mazzo.games import GAMES
from mazzo.puzzles import EXACT, Puzzle, by_id, is_right, of, position, puzzle_of_day
from mazzo.puzzles.check import problems
from mazzo.terminal import Console
from mazzo.terminal.choice import Group

SHOWN = 6
"""Number of choices of each group that are listed."""
FAILED = 1


def find_puzzle(game: str | None, puzzle_id: str | None, day: str | None) -> Puzzle:
    """The puzzle with an id, or that of a day; today's if none is given. Raises NotUnderstood and NotLegal."""
    if puzzle_id is not None:
        return by_id(puzzle_id)
    if game is None:
        raise NotUnderstood("cli-missing", name="GAME", command="mazzo puzzle")
    try:
        return puzzle_of_day(game, date.today() if day is None else date.fromisoformat(day))
    except ValueError as error:
        raise NotUnderstood("cli-puzzle-no-date", text=(day or "")[:40]) from error


def print_json(console: Console, puzzle: Puzzle) -> None:
    """Print a puzzle for programs: its fields without the journal, which holds hidden cards, and the legal actions."""
    match = position(puzzle)
    fields = {name: value for name, value in asdict(puzzle).items() if name != "journal"}
    fields["actions"] = [match.write(puzzle.seat, action) for action in match.legal_actions(puzzle.seat)]
    console.out.file.write(json.dumps(fields, ensure_ascii=False) + "\n")


def play(console: Console, puzzle: Puzzle) -> None:
    """Show the position, ask for an action until it is legal, and print the answer and the reasons."""
    match, out, text = position(puzzle), console.out, console.text
    snapshot, renderer = match.snapshot(puzzle.seat), renderer_for(match, console)
    out.print(Text.assemble((text(f"{puzzle.game}-name"), "title"), "  ", (puzzle.id, "quiet")))
    out.print(text("cli-puzzle-level", level=puzzle.level), style="quiet")
    if match.seats > 1:
        out.print(text("cli-puzzle-seat", seat=renderer.who(puzzle.seat)))
    out.print()
    out.print(renderer.picture(snapshot))
    out.print()
    listed = _list(console, renderer.groups(snapshot))
    out.print(text("cli-puzzle-ask"), style="quiet")
    is_right = _ask(console, puzzle, listed)
    if is_right is not None:
        out.print(text("cli-puzzle-right" if is_right else "cli-puzzle-wrong"), style="good" if is_right else "title")
    _show_answer(console, puzzle)


def _list(console: Console, groups: Sequence[Group]) -> list[str]:
    """Print the first choices of each group, numbered; returns their texts."""
    listed: list[str] = []
    for group in groups:
        console.out.print(Text(group.title, "title"))
        table = Table.grid(padding=(0, 1))
        for choice in group.choices[:SHOWN]:
            listed.append(choice.text)
            table.add_row(Text(f"{len(listed):>3}", "quiet"), Text(choice.text, "word"), choice.brings)
        console.out.print(table)
    return listed


def _ask(console: Console, puzzle: Puzzle, listed: Sequence[str]) -> bool | None:
    """Whether the typed action is right; None if the reader gives up."""
    while True:
        try:
            line = " ".join(input("> ").split())
        except EOFError:
            return None
        if not line:
            return None
        if line.isdecimal() and 1 <= int(line) <= len(listed):
            line = listed[int(line) - 1]
        try:
            return is_right(puzzle, line)
        except MazzoError as error:
            console.print_error(console.explain(error))


def _show_answer(console: Console, puzzle: Puzzle) -> None:
    text, out = console.text, console.out
    out.print(Text.assemble(text("cli-puzzle-answer"), "  ", (" · ".join(puzzle.accepted), "word")))
    out.print(
        text(
            "cli-puzzle-exact" if puzzle.proof == EXACT else "cli-puzzle-search",
            value=f"{puzzle.value:.2f}",
            next=f"{puzzle.next:.2f}",
        )
    )
    for reason in puzzle.why:
        out.print(text(f"review-why-{reason.kind}", best=_amount(reason.best), played=_amount(reason.played)))
    out.print(text("cli-puzzle-missed", levels=", ".join(puzzle.missed)), style="quiet")


def _amount(number: float) -> str:
    return f"{number:.1f}".removesuffix(".0")


def print_check(console: Console, game: str | None, puzzle_id: str | None) -> None:
    """Check the puzzles of a game, or of all games, again, a line for each; exits with 1 after a failure."""
    puzzles = [by_id(puzzle_id)] if puzzle_id else [one for name in ([game] if game else GAMES) for one in of(name)]
    failed = 0
    for puzzle in puzzles:
        faults = list(problems(puzzle))
        failed += bool(faults)
        word = console.text("cli-puzzle-failed") if faults else console.text("cli-puzzle-holds")
        console.out.print(Text(f"{puzzle.id}  {word}{''.join(f'  {one}' for one in faults)}"), soft_wrap=True)
    console.out.print(console.text("cli-puzzle-checked", count=len(puzzles), failed=failed))
    if failed:
        raise Exit(FAILED)
