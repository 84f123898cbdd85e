"""`mazzo simulate`: plays many games by a policy behind a progress bar, then prints statistics and a histogram, and
writes JSON and SVG.
"""

import json
import secrets
from dataclasses import asdict, dataclass
from pathlib import Path
from time import perf_counter

from rich.table import Table
from rich.text import Text

import mazzo
from mazzo import compiled, lab
from mazzo.cli.chart import chart
from mazzo.cli.journals import PIPE, choose_seed, write_text
from mazzo.cli.reports import check_place, draw_bar, progress_bar
from mazzo.core.own_deck import OwnDeck
from mazzo.games import find
from mazzo.lab.pieces import Jobs
from mazzo.lab.simulation import Policy
from mazzo.terminal import Console
from mazzo.terminal.renderer import terminal_of

BARS = 20
WIDEST_BAR = 60


@dataclass(frozen=True)
class Figures:
    """A report and the statistics computed from it, for programs."""

    report: lab.Report
    mean: float
    sd: float
    interval: tuple[float, float]
    least: int
    median: int
    most: int
    games_per_second: float


@dataclass(frozen=True)
class SimulationRequest:
    """Arguments of the command."""

    game: str
    games: int
    policy: Policy
    seed: str | None
    seats: int | None
    options: tuple[str, ...]
    deck: OwnDeck | None
    jobs: Jobs


def print_simulation(
    console: Console, request: SimulationRequest, json_name: str | None, chart_file: Path | None
) -> None:
    """Simulate, print, and write the files that were asked for; JSON to "-" replaces the printed text."""
    mazzo.deal(
        request.game, request.seats, options=request.options, chance="manual", deck=request.deck
    )  # raises if invalid
    choose_seed(request.seed)
    for path in (chart_file, None if json_name in (None, PIPE) else Path(json_name or "")):
        if path is not None:
            check_place(path)
    figures = play(console, request)
    text = json.dumps(asdict(figures), ensure_ascii=False) + "\n"
    if json_name == PIPE:
        console.out.file.write(text)
    else:
        show(console, figures, request.deck)
        if json_name is not None:
            write_text(Path(json_name), text)
    if chart_file is not None:
        write_text(chart_file, chart(figures.report, console))


def play(console: Console, request: SimulationRequest) -> Figures:
    """Simulate behind a progress bar, which only a terminal shows."""
    seed = secrets.token_hex(4) if request.seed is None else request.seed
    with progress_bar(console) as progress:
        task = progress.add_task(console.text("cli-lab-preparing"), total=request.games)
        compiled.of(find(request.game))
        before = perf_counter()

        def on_progress(count: int) -> None:
            progress.update(task, completed=count, description=console.text("cli-lab-playing"))

        report = lab.simulate(
            request.game,
            request.games,
            request.policy,
            seed,
            request.jobs,
            on_progress,
            request.seats,
            options=request.options,
            deck=request.deck,
        )
        seconds = perf_counter() - before
    low, high = report.interval
    least, median, most = (report.quantile(share) for share in (0.0, 0.5, 1.0))
    return Figures(report, report.mean, report.sd, (low, high), least, median, most, request.games / seconds)


def show(console: Console, figures: Figures, deck: OwnDeck | None = None) -> None:
    """Print the statistics and the histogram; `deck` is the owner's deck, if any."""
    report, number, text = figures.report, console.number, console.text
    facts = [report.ruleset, report.policy, text("cli-simulate-games", count=report.games)]
    facts.append(text("cli-simulate-seed", seed=report.seed))
    if report.seats > 1:
        facts.append(text("cli-replay-seats", count=report.seats))
    facts += report.options
    facts += [deck.name, deck.version] if deck else []
    console.out.print(Text.assemble((text(f"{report.game}-name"), "title"), "  ", (", ".join(facts), "quiet")))
    low, high = figures.interval
    game, rate = find(report.game), figures.games_per_second
    who = terminal_of(game).renderer(console, game).who
    between = f"  ({number(low, 2)} - {number(high, 2)})" if report.games > 1 else ""
    rows = [
        ("cli-simulate-mean", f"{number(figures.mean, 2)}{between}"),
        ("cli-simulate-sd", number(figures.sd, 2)),
        ("cli-simulate-median", f"{figures.median}  ({report.quantile(0.1)} - {report.quantile(0.9)})"),
        ("cli-simulate-range", f"{figures.least} - {figures.most}"),
        ("cli-simulate-speed", text("cli-simulate-per-second", games=number(rate), count=round(rate))),
    ]
    table = Table.grid(padding=(0, 2))
    table.add_column(style="quiet")
    table.add_column()
    for name, value in rows:
        table.add_row(text(name), value)
    for seat, result in enumerate(report.by_seat):
        low, high = result.interval
        table.add_row(
            text("cli-simulate-player", seat=who(seat)),
            f"{number(result.mean, 2)}{f'  ({number(low, 2)} - {number(high, 2)})' if report.games > 1 else ''}  "
            + text("cli-simulate-best", share=number(100 * result.best, 1)),
        )
    for end in report.ends:
        table.add_row(number(100 * end.count / report.games, 1) + " %", text(f"{report.game}-end-{end.reason}"))
    console.out.print()
    console.out.print(table)
    console.out.print()
    for line in _bars(console, report):
        console.out.print(line)


def _bars(console: Console, report: lab.Report) -> list[Text]:
    """The histogram, one line per bar."""
    bars = report.histogram(BARS)
    names = [str(bar.low) if bar.low == bar.high else f"{bar.low} - {bar.high}" for bar in bars]
    broad = max(map(len, names))
    room = max(8, min(WIDEST_BAR, console.out.width - broad - 12))
    tallest = max(bar.count for bar in bars)
    lines: list[Text] = []
    for name, bar in zip(names, bars, strict=True):
        share = console.number(100 * bar.count / report.count, 1)
        bar_drawn = draw_bar(bar.count / tallest * room, console.is_plain)
        lines.append(Text.assemble((f"{name:>{broad}} ", "quiet"), (f"{share:>5} % ", "quiet"), (bar_drawn, "good")))
    return lines
