"""`mazzo replay` and `mazzo check`: check a journal line by line, and show its moves, its last position, or JSON."""

import json
from collections.abc import Iterator
from dataclasses import dataclass, replace

from rich.text import Text

import mazzo
from mazzo.cli.journals import PIPE, read_text
from mazzo.cli.renderers import outcome_lines, renderer_for
from mazzo.cli.reports import fields_of
from mazzo.core.errors import MazzoError
from mazzo.core.own_deck import OwnDeck
from mazzo.match.journal import CHANCE, UNDO
from mazzo.terminal import Console
from mazzo.terminal.renderer import Renderer


@dataclass(frozen=True)
class Moment:
    """One entry of a match with its number in the journal, and every seat's points after it."""

    step: mazzo.Step
    points: tuple[int, ...]


@dataclass(frozen=True)
class ReplayReport:
    """A whole journal, for programs."""

    game: str
    ruleset: str
    deck: str
    seats: int
    options: tuple[str, ...]
    practice: bool
    seed: str | None
    moments: tuple[Moment, ...]
    outcome: mazzo.Outcome | None
    own_deck: OwnDeck | None


def print_replay(console: Console, name: str, final: bool, boards: bool, as_json: bool) -> None:
    """Check a journal and show it. Raises NotUnderstood, naming the line that is wrong."""
    try:
        match = mazzo.replay(read_text(name))
    except MazzoError as error:
        if as_json:
            problem = {"ok": False, "code": error.code, "facts": error.facts, "sentence": console.explain(error)}
            console.out.file.write(json.dumps(problem, ensure_ascii=False) + "\n")
        raise
    if as_json:
        console.out.file.write(json.dumps({"ok": True, **fields_of(_report(match))}, ensure_ascii=False) + "\n")
        return
    renderer = renderer_for(match, console)
    _print_head(console, match)
    if not final:
        _print_moves(console, match, renderer, boards)
    if final or not boards:
        console.out.print()
        console.out.print(renderer.picture(match.snapshot()))
    _print_end(console, match)


def print_check(console: Console, name: str) -> None:
    """Check a journal and print one line: that it is valid, and the scores."""
    match = mazzo.replay(read_text(name))
    points = ", ".join(str(match.score(seat)) for seat in range(match.seats))
    label = console.text("cli-pipe") if name == PIPE else name
    sentence_id = "cli-check-over" if match.outcome else "cli-check-open"
    console.out.print(console.text(sentence_id, path=label, entries=match.version, points=points), soft_wrap=True)


def moments(match: mazzo.Match) -> Iterator[tuple[Moment, mazzo.Match]]:
    """Every entry of a match, with the match as it was after it."""
    again = mazzo.Match(match.game, match.seats, match.options, None, match.practice)
    for entry in match.entries:
        viewer = None if entry.seat == CHANCE else entry.seat
        steps = again.seen(viewer)
        if entry.seat == CHANCE:
            again.happen(entry.text)
        elif entry.text == UNDO:
            again.undo(entry.seat)
        else:
            again.play(entry.seat, entry.text)
        own = next(step for step in again.steps(steps, viewer) if step.seat == viewer)
        points = tuple(again.score(seat) for seat in range(again.seats))
        yield Moment(replace(own, version=again.version, text=entry.text), points), again


def _report(match: mazzo.Match) -> ReplayReport:
    head = match.journal.head
    return ReplayReport(
        head.game,
        head.ruleset,
        head.deck,
        head.seats,
        head.options,
        match.practice,
        head.seed or None,
        tuple(moment for moment, _ in moments(match)),
        match.outcome,
        match.game.own_deck,
    )


def _print_head(console: Console, match: mazzo.Match) -> None:
    meta = match.game.meta
    own = match.game.own_deck
    facts = [meta.ruleset, *([own.name] if own else []), meta.deck, console.text("cli-replay-seats", count=match.seats)]
    if match.practice:
        facts.append(console.text("cli-play-practice"))
    facts += match.options
    console.out.print(Text.assemble((console.text(f"{meta.name}-name"), "title"), "  ", (", ".join(facts), "quiet")))


def _print_moves(console: Console, match: mazzo.Match, renderer: Renderer, boards: bool) -> None:
    console.out.print()
    for moment, then in moments(match):
        step = moment.step
        who = "*" if step.seat is None else str(step.seat)
        points = None if step.seat is None else moment.points[step.seat]
        line = Text.assemble((f"{step.version:>4} {who}  ", "quiet"), renderer.happened(step, points))
        console.out.print(line)
        if boards and step.seat is not None:
            console.out.print()
            console.out.print(renderer.picture(then.snapshot(step.seat)))
            console.out.print()


def _print_end(console: Console, match: mazzo.Match) -> None:
    console.out.print()
    outcome = match.outcome
    if outcome is None:
        console.out.print(console.text("cli-replay-open"), style="quiet")
        return
    for line in outcome_lines(console, match, outcome):
        console.out.print(line)
