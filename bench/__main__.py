"""Runs the benchmarks, prints them as a table and writes build/bench.json: `python -m bench`, or `make bench`."""

import argparse
import os
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
from rich.console import Console
from rich.table import Table

from bench import (
    actions_compiled,
    c_program,
    clustered,
    compiling,
    deal_pages,
    environments,
    first_answer,
    gnoming,
    grass,
    grove,
    legal_actions,
    libraries,
    load,
    load_reviews,
    openspiel,
    par,
    planner,
    playouts_compiled,
    playouts_interpreted,
    round_trip,
    search,
    state_copies,
    task_hosts,
)
from bench.figure import QUICK, TINY, CannotMeasureError, Effort, Figure
from tools.programs import find

FIGURES: dict[str, Callable[[Effort], Iterator[Figure]]] = {
    "playouts-compiled": playouts_compiled.measure,
    "playouts-interpreted": playouts_interpreted.measure,
    "actions": actions_compiled.measure,
    "legal-actions": legal_actions.measure,
    "state-copies": state_copies.measure,
    "clustered": clustered.measure,
    "gnoming": gnoming.measure,
    "grass": grass.measure,
    "grove": grove.measure,
    "environments": environments.measure,
    "planner": planner.measure,
    "search": search.measure,
    "par": par.measure,
    "libraries": libraries.measure,
    "compiling": compiling.measure,
    "first-answer": first_answer.measure,
    "round-trip": round_trip.measure,
    "deal-pages": deal_pages.measure,
    "load": load.measure,
    "load-workers": load.measure_workers,
    "load-proxy": load.measure_proxy,
    "load-reviews": load_reviews.measure,
}
WRITTEN = Path(__file__).parents[1] / "build" / "bench.json"
DISTURBING = ("MAZZO_CHECK", "NUMBA_BOUNDSCHECK", "NUMBA_DISABLE_JIT")
"""Settings that slow Mazzo down on purpose."""

console = Console(highlight=False)
if not console.is_terminal:
    console = Console(highlight=False, width=120)


def main() -> None:
    """Run the benchmarks named on the command line."""
    arguments = _arguments()
    console.print(f"[bold]Mazzo's figures[/] {_machine()}")
    for line in _missing():
        console.print(line, style="yellow", markup=False)
    figures: list[Figure] = []
    for number, name in enumerate(arguments.only, 1):
        console.print(f"· {number}/{len(arguments.only)} {name} …", end=" ")
        begun = time.perf_counter()
        try:
            figures += FIGURES[name](TINY if arguments.tiny else QUICK)
            console.print(f"{time.perf_counter() - begun:.0f} s")
        except CannotMeasureError as reason:
            console.print(f"[yellow]not measured: {reason}[/]")
    console.print(_table(figures))
    console.print(
        "Ratio: ours / reference. Compare ratios, not numbers of different machines or hours; docs/benches.md."
    )
    arguments.out.parent.mkdir(parents=True, exist_ok=True)
    arguments.out.write_bytes(msgspec.json.format(msgspec.json.encode(figures)) + b"\n")
    console.print(f"The same as JSON: {arguments.out}", soft_wrap=True)


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench", description="Measure Mazzo beside references.")
    parser.add_argument("--only", nargs="+", choices=FIGURES, default=list(FIGURES), help="only these figures")
    parser.add_argument("--tiny", action="store_true", help="once and shortly: does it run, not how fast is it")
    parser.add_argument("--out", type=Path, default=WRITTEN, help="where the JSON goes; build/bench.json")
    return parser.parse_args()


def _machine() -> str:
    load = f", load {os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else ""
    return f"on {os.cpu_count()} processors{load}"


def _missing() -> Iterator[str]:
    if c_program.compiler() is None:
        yield "No C compiler here (cc, gcc, clang): compiled games stand beside interpreted ones."
    if openspiel.peer() is None:
        yield "OpenSpiel is not installed (`pip install open_spiel`): its figures are left out."
    yield from environments.missing()
    if not load.has_postgres():
        yield "No PostgreSQL answers at MAZZO_TEST_DATABASE: the load on several workers is left out."
    if find("nginx") is None:
        yield "nginx is not installed: the load behind a proxy is left out."
    if without := task_hosts.missing():
        yield without
    for setting in DISTURBING:
        if os.environ.get(setting, "0") not in ("", "0"):
            yield f"{setting} is set: figures are lower than they would be without."


def _table(figures: list[Figure]) -> Table:
    table = Table(box=None, padding=(0, 1, 0, 0), header_style="bold")
    table.add_column("figure", no_wrap=True)
    table.add_column("value", justify="right", no_wrap=True)
    table.add_column("ratio", justify="right", no_wrap=True, style="bold")
    table.add_column("   beside", min_width=19)
    for name in dict.fromkeys(one.name for one in figures):
        same = [one for one in figures if one.name == name]
        for one in same:
            table.add_row(
                name if one is same[0] else "",
                f"{_number(one.value)} {one.unit}" if one is same[0] else "",
                _number(one.ratio),
                f"{_number(one.reference_value):>9}  {one.reference}",
            )
        if same[0].goal:
            table.add_row(f"[dim]  goal: {same[0].goal}[/]")
    return table


def _number(number: float) -> str:
    """Three significant digits."""
    return f"{number:,.0f}" if number >= 100 else f"{number:.3g}"


if __name__ == "__main__":
    main()
