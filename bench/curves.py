"""Cost curves: what a point hides. Time against tables, length of a match, length of a history, and seats, each with
its fitted exponent. `python -m bench.curves` measures them, draws them as SVG, and writes them into `docs/benches.md`.
"""

from __future__ import annotations

import argparse
import http.client
import secrets
import sqlite3
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from html import escape
from itertools import count
from math import ceil, exp, floor, log, log10
from pathlib import Path
from random import Random
from statistics import linear_regression, median

import msgspec
from rich.console import Console

import mazzo
from bench import load, served
from bench.load_client import open_tables
from mazzo import compiled
from mazzo.cli.svg import HEIGHT, INK, LEAF, QUIET, WIDTH, head, whole
from mazzo.host import to_client
from mazzo.host.state_writer import StateWriter
from mazzo.match import Match

Points = list[tuple[float, float]]

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "benches.md"
PICTURES = ROOT / "docs" / "pictures"
BEGIN = "<!-- curves: written by `python -m bench.curves` -->\n"
END = "<!-- end of curves -->\n"
COLOURS = (LEAF, "#b0552d", "#3f62b5")
LEFT, RIGHT, TOP, BOTTOM = 72, 190, 64, 56
NANOSECONDS, MICROSECONDS, MILLISECONDS = 1e9, 1e6, 1e3

console = Console(highlight=False)


@dataclass(frozen=True)
class Size:
    """How much is measured: the points of each curve, and the repetitions of each point."""

    tables: Sequence[int]
    seconds: float
    """Seconds of load for each number of tables."""
    rate: float
    """Actions a second, over all tables."""
    lengths: Sequence[int]
    matches: int
    histories: Sequence[int]
    requests: int
    games: int
    """Random games for each number of seats."""
    rounds: int


FULL = Size(
    tables=(50, 100, 200, 500, 1000, 2000),
    seconds=10.0,
    rate=100.0,
    lengths=(25, 50, 100, 200, 400, 800),
    matches=5,
    histories=(30, 100, 300, 1000, 3000, 10_000),
    requests=100,
    games=200,
    rounds=5,
)
TINY = Size(
    tables=(2, 4), seconds=1.0, rate=8.0, lengths=(10, 20), matches=1, histories=(5, 10), requests=2, games=2,
    rounds=1,
)  # fmt: skip


@dataclass(frozen=True)
class Curve:
    """Measured points, of one or several lines."""

    name: str
    title: str
    across: str
    """What x counts."""
    up: str
    """What y is, with its unit."""
    lines: Mapping[str, Points]


def exponent(points: Points) -> float:
    """The exponent k of the power law y = c x^k, fitted by least squares of the logarithms."""
    return _fit(points)[0]


def _fit(points: Points) -> tuple[float, float]:
    """Exponent and factor."""
    fitted = linear_regression([log(x) for x, _ in points], [log(y) for _, y in points])
    return fitted.slope, exp(fitted.intercept)


# ---- what is measured


def tables(size: Size) -> Curve:
    """The server's processor time for an action, at the same number of actions a second over all tables."""
    points: Points = []
    with tempfile.TemporaryDirectory(prefix="mazzo-bench-") as name:
        folder = Path(name)
        for number in size.tables:
            loaded = load.Size(number, size.seconds, min(size.seconds, 2.0), size.rate)
            carried = load.carry(loaded, served.mazzo(folder), folder, 1, partial(open_tables, count=number))
            points.append((number, carried.action))
            _say(f"{number} tables: {carried.action:.2f} ms")
    up = "server's processor time an action, ms"
    return Curve("tables", "An action, by the number of live tables", "tables of four", up, {"Orchard": points})


def lengths(size: Size) -> Curve:
    """Processor time of an action with all that the server computes for it, by the number of entries before it."""
    lines = {
        game: [(float(length), _median_of(size.matches, partial(_action, game, length))) for length in size.lengths]
        for game in ("grass", "gnoming")
    }
    up = "processor time an action, µs"
    named = {_name(game): points for game, points in lines.items()}
    return Curve("lengths", "An action, by the length of the match so far", "entries in the journal", up, named)


def _action(game: str, length: int, round: int) -> float:
    """Microseconds of an action after `length` entries: copy, action, four snapshots, four texts; the mean of ten."""
    for number in count():  # the first match that is long enough
        random = Random(f"{round} {number}")
        match = mazzo.deal(game, seats=4, seed=f"curves {round} {number}")
        while match.version < length and not match.outcome:
            match = _played(match, random)
        writer, begun, played = StateWriter(), time.process_time(), 0
        while played < 10 and not match.outcome:
            since = [match.seen(seat) for seat in range(match.seats)]
            match = _played(match, random)
            writer.forget()
            for seat in range(match.seats):
                writer.write(to_client.State(match.snapshot(seat), match.steps(since[seat], seat)))
            played += 1
        if played == 10:
            return (time.process_time() - begun) / played * MICROSECONDS
    raise AssertionError("unreachable")


def _played(match: Match, random: Random) -> Match:
    """A copy in which one seat has acted."""
    after = match.copy()
    seat = random.choice(after.current_players())
    after.play(seat, random.choice(after.legal_actions(seat)))
    return after


def histories(size: Size) -> Curve:
    """The server's processor time to answer with a person's history, by the number of their finished matches."""
    with tempfile.TemporaryDirectory(prefix="mazzo-bench-") as name:
        folder = Path(name)
        lines = [(float(length), _history(folder, length, size.requests)) for length in size.histories]
    up = "server's processor time a request, ms"
    return Curve("histories", "A person's history, by its length", "finished matches", up, {"Orchard": lines})


def _history(folder: Path, length: int, requests: int) -> float:
    command = served.mazzo(folder)
    with served.served(command, folder, {"MAZZO_NO_LIMITS_FOR": "127.0.0.1"}) as server:
        family = load.settled(server.pid)
        calls = http.client.HTTPConnection("127.0.0.1", server.port)

        def call(path: str, cookie: str = "") -> http.client.HTTPResponse:
            calls.request("GET", path, headers={"Cookie": cookie} if cookie else {})
            answer = calls.getresponse()
            assert answer.status == 200, (path, answer.status)
            return answer

        welcome = call("/api/me")
        person = msgspec.json.decode(welcome.read())["id"]
        cookie = (welcome.getheader("set-cookie") or "").partition(";")[0]
        _fill(Path(command[-1]), person, length)
        call("/api/history", cookie).read()
        begun = load.spent(family)
        for _ in range(requests):
            call("/api/history", cookie).read()
        used = max(load.spent(family) - begun, 1e-3) / requests * MILLISECONDS
        calls.close()
    _say(f"history of {length:,}: {used:.1f} ms")
    return used


def _fill(database: Path, person: str, length: int) -> None:
    """Give a person finished matches of Orchard, one a day."""
    journal = mazzo.deal("orchard", seed="curves").journal.text()
    heading = journal.partition("\n\n")[0] + "\n"
    day = 24 * 3600 * 1000
    now = int(time.time() * 1000)
    with closing(sqlite3.connect(database)) as connection, connection:
        for number in range(length):
            match, at = secrets.token_hex(8), now - (length - number) * day
            row = (match, "orchard", heading, 0, "", secrets.token_bytes(32), "", at, at, 1)
            columns = 'id, game, head, practice, source, seed, "order", created, finished, reason'
            connection.execute(f"INSERT INTO match ({columns}) VALUES ({', '.join('?' * 10)})", row)
            connection.execute("INSERT INTO seat (match, seat, person) VALUES (?, 0, ?)", (match, person))
            result = (match, 30 + number % 25, 2)
            connection.execute("INSERT INTO result (match, seat, score, place, rank) VALUES (?, 0, ?, 1, ?)", result)


def seats(size: Size) -> Curve:
    """Processor time of an action of compiled random games, by the number of players."""
    lines: dict[str, Points] = {}
    for game in ("grass", "gnoming", "clustered"):
        meta = mazzo.GAMES[game].meta
        compiled.of(mazzo.GAMES[game]).play_games(1, compiled.generator("curves"), seats=meta.seats_max)
        lines[_name(game)] = [
            (float(players), _median_of(size.rounds, partial(_random_games, game, players, size.games)))
            for players in range(2, meta.seats_max + 1)
        ]
    up = "processor time an action, ns"
    return Curve("seats", "An action of random games, by the number of players", "players", up, lines)


def _random_games(game: str, seats: int, games: int, round: int) -> float:
    """Nanoseconds an action."""
    start = compiled.generator(f"curves {round}")
    begun = time.process_time()
    lengths = compiled.of(mazzo.GAMES[game]).play_games(games, start, seats=seats).lengths
    return (time.process_time() - begun) / sum(lengths) * NANOSECONDS


CURVES: dict[str, Callable[[Size], Curve]] = {
    "tables": tables,
    "lengths": lengths,
    "histories": histories,
    "seats": seats,
}


def _median_of(rounds: int, run: Callable[[int], float]) -> float:
    return median(run(round) for round in range(rounds))


def _name(game: str) -> str:
    return mazzo.i18n.say("en", f"{game}-name")


def _say(text: str) -> None:
    console.print(f"  {text}")


# ---- the picture


def picture(curve: Curve) -> str:
    """The curve as SVG: both axes logarithmic, points, and the fitted power law of each line."""
    every = [point for points in curve.lines.values() for point in points]
    wide, tall = _ends([x for x, _ in every]), _ends([y for _, y in every])

    def across(x: float) -> float:
        return LEFT + (log10(x) - wide[0]) / (wide[1] - wide[0]) * (WIDTH - LEFT - RIGHT)

    def up(y: float) -> float:
        return HEIGHT - BOTTOM - (log10(y) - tall[0]) / (tall[1] - tall[0]) * (HEIGHT - TOP - BOTTOM)

    exponents = "; ".join(f"{name}: exponent {exponent(points):.2f}" for name, points in curve.lines.items())
    lines = head(curve.title, f"{exponents}.", LEFT)
    foot, edge = HEIGHT - BOTTOM, WIDTH - RIGHT
    for tick in _ticks(*tall):
        level = f"{up(tick):.1f}"
        lines.append(f'<path d="M{LEFT} {level}H{edge}" stroke="{QUIET}" stroke-width="0.5" opacity="0.5"/>')
        lines.append(f'<text x="{LEFT - 8}" y="{level}" dy="4" text-anchor="end" fill="{QUIET}">{tick:,g}</text>')
    for tick in _ticks(*wide):
        place = f"{across(tick):.1f}"
        lines.append(f'<path d="M{place} {TOP}V{foot}" stroke="{QUIET}" stroke-width="0.5" opacity="0.5"/>')
        lines.append(f'<text x="{place}" y="{foot + 18}" text-anchor="middle">{tick:,g}</text>')
    for number, (name, points) in enumerate(curve.lines.items()):
        colour, (slope, factor) = COLOURS[number], _fit(points)
        first, last = points[0][0], points[-1][0]
        start, end = (f"{across(x):.1f} {up(factor * x**slope):.1f}" for x in (first, last))
        lines.append(f'<path d="M{start}L{end}" stroke="{colour}" stroke-width="1.5" stroke-dasharray="5 4"/>')
        for x, y in points:
            mark = f'<circle cx="{across(x):.1f}" cy="{up(y):.1f}" r="4" fill="{colour}">'
            lines.append(f"{mark}<title>{x:,g}: {y:,.3g}</title></circle>")
        label = f"{escape(name)}: x^{slope:.2f}"
        lines.append(f'<text x="{edge + 12}" y="{TOP + 16 + 22 * number}" fill="{colour}">{label}</text>')
    middle = (LEFT + edge) / 2
    lines += [
        f'<text x="{middle}" y="{HEIGHT - 14}" text-anchor="middle" fill="{QUIET}">{escape(curve.across)}</text>',
        f'<text x="{LEFT}" y="52" fill="{QUIET}">{escape(curve.up)}</text>',
        f'<path d="M{LEFT} {foot}H{edge}" stroke="{INK}"/>',
    ]
    return whole(lines)


def _ends(values: Sequence[float]) -> tuple[float, float]:
    """The logarithms at the ends of an axis, with some air, at least a factor of four apart."""
    low, high = log10(min(values)) - 0.1, log10(max(values)) + 0.1
    missing = max(0.0, log10(4) - (high - low)) / 2
    return low - missing, high + missing


def _ticks(low: float, high: float) -> Iterator[float]:
    """Powers of ten; with 2 and 5 times them on an axis of up to three, and with all digits on one of up to one."""
    steps = range(1, 10) if high - low <= 1 else (1, 2, 5) if high - low <= 3 else (1,)
    for power in range(floor(low), ceil(high) + 1):
        yield from (step * 10.0**power for step in steps if low <= log10(step * 10.0**power) <= high)


# ---- the page


def section(curve: Curve) -> list[str]:
    """A curve's part of the page: picture and table."""
    lines = [f"![{curve.title}](pictures/curve-{curve.name}.svg)", ""]
    for name, points in curve.lines.items():
        lines.append(f"| {curve.across} | {' | '.join(f'{x:,g}' for x, _ in points)} | exponent |")
        lines.append(f"| --- |{' ---: |' * (len(points) + 1)}")
        values = " | ".join(f"{y:,.3g}" if y < 1000 else f"{y:,.0f}" for _, y in points)
        lines += [f"| {name}, {curve.up} | {values} | {exponent(points):.2f} |", ""]
    return lines


def page(text: str, curves: Sequence[Curve]) -> str:
    """The page with its curves replaced by these."""
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    return before + BEGIN + "\n" + "".join(f"{line}\n" for curve in curves for line in section(curve)) + END + after


def main() -> None:
    """Measure all curves; without `--tiny` write the pictures and the page."""
    parser = argparse.ArgumentParser(prog="python -m bench.curves", description="Measure and draw the cost curves.")
    parser.add_argument("--only", nargs="+", choices=CURVES, default=list(CURVES), help="only these; prints them")
    parser.add_argument("--tiny", action="store_true", help="once and shortly, and nothing is written")
    arguments = parser.parse_args()
    results = []
    for name in arguments.only:
        console.print(f"· {name} …")
        results.append(CURVES[name](TINY if arguments.tiny else FULL))
        console.print("\n".join(section(results[-1])), soft_wrap=True)
    if arguments.tiny:
        return
    for curve in results:
        (PICTURES / f"curve-{curve.name}.svg").write_text(picture(curve), "utf-8")
    if len(results) == len(CURVES):
        PAGE.write_text(page(PAGE.read_text("utf-8"), results), "utf-8")


if __name__ == "__main__":
    main()
