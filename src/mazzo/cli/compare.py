"""`mazzo lab compare`: compares variants of a game behind a progress bar, then prints the measures and writes JSON and
a page.
"""

from collections.abc import Sequence
from itertools import product
from pathlib import Path

from rich.table import Table
from rich.text import Text

from mazzo.cli import compare_words as words
from mazzo.cli import decks
from mazzo.cli.compare_page import page
from mazzo.cli.journals import choose_seed, write_text
from mazzo.cli.ladder import FAULTS_FOUND, check_files, lab_progress, output, show_faults
from mazzo.cli.reports import fields_of
from mazzo.games import find
from mazzo.lab.comparison import Comparison, ComparisonRequest, Variant, compare, schedule
from mazzo.lab.pieces import Jobs
from mazzo.terminal import Console

NOTHING = "-"
"""An `--option` without options, or a `--deck` that is the standard one."""
MOST_RULES = 12
"""Maximum number of rules that are printed; the page and JSON have all."""


def variants_of(
    game: str, options: Sequence[str], seats: Sequence[int], deck_files: Sequence[str]
) -> tuple[Variant, ...]:
    """The variants: every combination of the given numbers of seats, sets of options (names separated by commas) and
    deck files. A single variant is compared with the game without options and with the standard deck; without any the
    plain game stands alone.
    """
    meta = find(game).meta
    tables = seats or [meta.seats_min if meta.same_cards else max(2, meta.seats_min)]
    sets = [() if one == NOTHING else tuple(one.replace(",", " ").split()) for one in options or [NOTHING]]
    own = [None if name == NOTHING else decks.read(name) for name in deck_files or [NOTHING]]
    variants = tuple(Variant(*each) for each in product(tables, sets, own))
    return (Variant(tables[0]), *variants) if len(variants) == 1 and variants != (Variant(tables[0]),) else variants


def print_comparison(
    console: Console, request: ComparisonRequest, jobs: Jobs, json_name: str | None, page_file: Path | None
) -> int:
    """Compare, print, and write the files that were asked for; JSON to "-" replaces the printed text. Returns
    the exit code.
    """
    choose_seed(request.seed)
    schedule(request)  # raises if invalid
    check_files(json_name, page_file)
    with lab_progress(console, request.game) as report:
        comparison = compare(request, jobs, report)
    output(console, json_name, fields_of(comparison), lambda: show(console, comparison))
    if page_file is not None and comparison.measures:
        write_text(page_file, page(comparison))
    return FAULTS_FOUND if comparison.faults else 0


def show(console: Console, comparison: Comparison) -> None:
    """Print the measures, the ends and the rules that differ most."""
    out, text, names = console.out, console.text, words.names_of(console, comparison)
    facts = ", ".join(words.facts_of(console, comparison))
    out.print(Text.assemble((text(f"{comparison.asked.game}-name"), "title"), "  ", (facts, "quiet")))
    for measure in comparison.measures:
        out.print()
        out.print(words.measure_name(console, measure), style="title")
        table = Table.grid(padding=(0, 2))
        table.add_column(style="word")
        table.add_column()
        table.add_column(style="quiet")
        for name, value, by in zip(names, measure.values, measure.differences, strict=True):
            table.add_row(name, words.estimate(console, measure, value), words.difference(console, measure, by))
        out.print(table)
    rules = words.most_different(comparison.rules, MOST_RULES)
    if rules:
        out.print()
        out.print(text("cli-compare-rules"), style="title")
        table = Table.grid(padding=(0, 2))
        for name in ("", *names):
            table.add_column(name, justify="right")
        table.add_row("", *names, style="quiet")
        for rule in rules:
            table.add_row(rule.number, *(console.number(times, 2) for times in rule.times))
        out.print(table)
    if comparison.measures:
        out.print()
        out.print(text("cli-compare-note" if len(names) > 1 else "cli-compare-note-one"), style="quiet")
    show_faults(console, comparison.faults)
