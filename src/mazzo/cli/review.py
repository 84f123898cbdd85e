"""`mazzo review`: what each action of a finished game cost, and how much was luck."""

import json
from dataclasses import asdict

from rich.text import Text

import mazzo
from mazzo.cli.journals import read_text
from mazzo.cli.renderers import renderer_for
from mazzo.cli.reports import progress_bar
from mazzo.reviews import Review, review
from mazzo.reviews.messages import Parts, SeatAccount
from mazzo.terminal import Console
from mazzo.terminal.renderer import Renderer

PARTS = ("start", "luck", "cost", "others", "estimation", "final")
LABEL = 24
"""Columns of the labels."""


def print_review(console: Console, name: str, as_json: bool) -> None:
    """Review the game of a journal and print it. Raises NotUnderstood, naming the line that is wrong, and NotLegal for
    a game that goes on.
    """
    match = mazzo.replay(read_text(name))
    with progress_bar(console) as progress:
        task = progress.add_task(console.text("cli-review-working"), total=1)
        result = review(match, lambda _, share: progress.update(task, completed=share))
    if as_json:
        console.out.file.write(json.dumps(asdict(result), ensure_ascii=False) + "\n")
    else:
        _show(console, match, result)


def _show(console: Console, match: mazzo.Match, result: Review) -> None:
    text, out, renderer = console.text, console.out, renderer_for(match, console)
    out.print(Text(text(f"{result.game}-name"), "title"))
    if result.sign < 0:
        out.print(text("cli-review-fewest"), style="quiet")
    for seat in result.seats:
        out.print()
        if match.seats > 1:
            out.print(Text(renderer.who(seat.seat), "title"))
        _show_parts(console, seat)
        out.print(text("cli-review-accuracy", mistakes=seat.mistakes, decisions=seat.decisions))
        losses = result.losses(seat.seat)
        if losses.count:
            costs = {"by-mistakes": f"{losses.mistakes:.2f}", "by-others": f"{losses.others:.2f}"}
            out.print(text("cli-review-losses", count=losses.count, mistakes=seat.mistakes, **costs))
        _show_turning_point(console, renderer, result, seat)
        if seat.hindsight is not None:
            luck, play = (f"{number:.1f}" for number in (seat.hindsight.luck, seat.hindsight.play))
            out.print(text("cli-review-best", best=seat.hindsight.best, luck=luck, play=play))
    mistakes = [step for step in result.steps if step.mistake]
    if mistakes:
        out.print()
        out.print(text("cli-review-mistakes"), style="title")
    for step in mistakes:
        change = next(row for row in step.values if row.seat == step.seat)
        who = f"{renderer.who(step.seat)}  " if match.seats > 1 and step.seat is not None else ""
        win = f"{-change.win.cost:+.1%}  " if change.win is not None and round(change.win.cost, 3) > 0 else ""
        better = text("cli-review-better", action=step.best[0].action)
        out.print(
            Text.assemble(
                (f"{step.step + 1:>4}  {who}", "quiet"), f"{step.action}  -{change.cost:.2f}  {win}", (better, "word")
            )
        )


def _show_turning_point(console: Console, renderer: Renderer, result: Review, seat: SeatAccount) -> None:
    """The step that changed the seat's expectation most, and by what."""
    step = next((step for step in result.steps if step.step == seat.turning_point), None)
    if step is None:
        return
    change = next(row for row in step.values if row.seat == seat.seat)
    parts = change.win or change
    part, amount = max(
        (("cost", -parts.cost), ("luck", parts.luck), ("others", parts.others)), key=lambda one: abs(one[1])
    )
    who = "" if step.seat is None else renderer.who(step.seat)
    figures = [f"{one:.0%}" if change.win else f"{one:.2f}" for one in (parts.before, parts.after)]
    sentence = console.text(
        "cli-review-turning",
        entry=step.step + 1,
        action=f"{who} {step.action}" if who and len(result.seats) > 1 else step.action,
        part=part,
        change=f"{amount:+.0%}" if change.win else f"{amount:+.2f}",
        before=figures[0],
        after=figures[1],
    )
    console.out.print(sentence)


def _show_parts(console: Console, seat: SeatAccount) -> None:
    """The sum of a seat's game, and beside it that of its chance of winning."""
    if seat.win is not None:
        console.out.print(Text(f"{'':{LABEL}}{'':>10}  {console.text('cli-review-win')}", "quiet"))
    for part in PARTS:
        sign = -1 if part == "cost" else 1
        line = f"{console.text(f'cli-review-{part}'):{LABEL}}{sign * getattr(seat, part):>10.2f}"
        if isinstance(seat.win, Parts):
            line += f"  {sign * getattr(seat.win, part):>8.1%}"
        console.out.print(line)
