"""`mazzo par`: the best score that a deal allows, with a line of play and its final board."""

import json
import os
from collections.abc import Sequence
from dataclasses import asdict, dataclass

from rich.progress import BarColumn, Progress, SpinnerColumn, TextColumn, TimeRemainingColumn
from rich.text import Text

import mazzo
from mazzo import compiled
from mazzo.cli.journals import choose_seed, read_text
from mazzo.cli.renderers import renderer_for
from mazzo.core.errors import NotUnderstood
from mazzo.core.own_deck import OwnDeck
from mazzo.games import GAMES, with_deck
from mazzo.match import CHANCE
from mazzo.solver.deal import Deal, known_pars
from mazzo.solver.par import Par, estimate
from mazzo.solver.principal_variation import line_of, replayed
from mazzo.terminal import Console


@dataclass(frozen=True)
class ParRequest:
    """Arguments of the command. The deal is that of a journal, or of a game's new deal from a seed."""

    source: str
    seed: str | None
    options: tuple[str, ...]
    deck: OwnDeck | None
    seconds: float


@dataclass(frozen=True)
class ParReport:
    """Result for programs: `line` and `cards` in the notation of the game, `reached` the score of each seat of the
    journal.
    """

    game: str
    ruleset: str
    deck: str
    options: tuple[str, ...]
    seed: str | None
    cards: tuple[str, ...]
    low: int
    high: int
    proved: bool
    line: tuple[str, ...]
    reached: tuple[int, ...]


def print_par(console: Console, request: ParRequest, as_json: bool) -> None:
    """Compute the par of a deal and print it. Raises NotUnderstood, or NotLegal for a journal of a game in progress."""
    deal, seed, match = _dealt(request)
    reached = () if match is None else tuple(match.score(seat) for seat in range(match.seats))
    lines = () if match is None else tuple(line_of(match, seat) for seat in range(match.seats))
    par = _estimate(console, deal, request.seconds, lines)
    end = replayed(deal, par.line)
    entries = end.line
    report = ParReport(
        deal.game.meta.name,
        deal.ruleset,
        deal.game.meta.deck,
        end.options,
        seed,
        tuple(entry.text for entry in entries if entry.seat == CHANCE),
        par.low,
        par.high,
        par.proved,
        tuple(entry.text for entry in entries if entry.seat != CHANCE),
        reached,
    )
    if as_json:
        console.out.file.write(json.dumps(asdict(report), ensure_ascii=False) + "\n")
    else:
        show(console, report, end)


def show(console: Console, report: ParReport, end: mazzo.Match) -> None:
    """Print the interval, the scores of the journal's seats, the line and its final board."""
    text, out = console.text, console.out
    own = end.game.own_deck
    facts = [report.ruleset, *([own.name] if own else []), *report.options]
    if report.seed is not None:
        facts.append(text("cli-simulate-seed", seed=report.seed))
    out.print(Text.assemble((text(f"{report.game}-name"), "title"), "  ", (", ".join(facts), "quiet")))
    out.print()
    if report.proved:
        out.print(text("cli-par-proved", points=report.low), style="title")
    else:
        out.print(text("cli-par-between", low=report.low, high=report.high), style="title")
    for seat, points in enumerate(report.reached):
        who = renderer_for(end, console).who(seat) if len(report.reached) > 1 else "none"
        out.print(text("cli-par-reached", who=who, points=points, below=report.low - points))
    out.print()
    for number, move in enumerate(report.line, 1):
        out.print(Text.assemble((f"{number:>4}  ", "quiet"), (move, "word")))
    out.print()
    out.print(renderer_for(end, console).picture(end.snapshot()))


def _dealt(request: ParRequest) -> tuple[Deal, str | None, mazzo.Match | None]:
    """The deal, its seed, and the match of the journal."""
    if request.source in GAMES:
        game = GAMES[request.source] if request.deck is None else with_deck(GAMES[request.source], request.deck)
        seed = choose_seed(request.seed)
        return Deal.fresh(game, seed, request.options), request.seed or seed.hex(), None
    settings = {
        "--seed": request.seed is not None,
        "--option": bool(request.options),
        "--deck": request.deck is not None,
    }
    for name, is_given in settings.items():
        if is_given:
            raise NotUnderstood("cli-par-own-cards", name=name, text=request.source[:60], known=", ".join(GAMES))
    if request.source.isalpha() and not os.path.exists(request.source):
        raise NotUnderstood("cli-par-neither", text=request.source[:60], known=known_pars())
    match = mazzo.replay(read_text(request.source))
    return Deal.of_match(match), None, match


def _estimate(console: Console, deal: Deal, seconds: float, lines: Sequence[tuple[int, ...]]) -> Par:
    """Search behind a progress bar, which only a terminal shows."""
    columns = (SpinnerColumn(), TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console.err, transient=True, disable=not console.err.is_terminal) as progress:
        task = progress.add_task(console.text("cli-lab-preparing"), total=1.0)
        body = compiled.of(deal.game)

        def report(par: Par, share: float) -> bool:
            what = console.text("cli-par-searching", low=par.low, high=par.high)
            progress.update(task, completed=share, description=what)
            return True

        return estimate(deal, seconds, body, report, lines)
