"""Measures the review on games of the bots.

Run as `python -m scripts.review_study GAME --games N --jobs J --keep FILE`. Each game is played by bots of one level,
and reviewed; a line for each is kept in the file, and games that it has are not played again. Printed are: the
predicted result against the real one in ten bins, with the slope of a straight line; the mean luck and estimation of a
seat's game with two standard errors; the spread of estimation as a part of that of luck; and the mean cost of each
level.
"""

import argparse
import json
from collections import defaultdict
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from pathlib import Path
from time import process_time
from typing import Any

import numpy as np
from numpy.typing import NDArray

from mazzo import compiled
from mazzo.bots.levels import LEVELS, bot_at_level, warm
from mazzo.bots.position import determinize
from mazzo.games import find
from mazzo.match import deal
from mazzo.reviews import review
from mazzo.reviews.values import values_of

BINS = 10
BEST = "best"
"""A level of the study: every seat takes the action that the review calls the best."""
SOME = 8
"""Moments of each seat's game that are compared with its result, evenly spread."""


def studied(game: str, number: int, seats: int, seed: str, levels: Sequence[str]) -> dict[str, Any]:
    """One game, played and reviewed."""
    body, level = compiled.of(find(game)), levels[number % len(levels)]
    warm(body)
    bot = None if level == BEST else bot_at_level(find(game), level)
    match, valued = deal(game, seats, f"{seed}/{number}"), values_of(body, seats)
    start = compiled.generator(f"{seed}/{number}")
    while match.outcome is None:
        seat = match.current_players()[0]
        start = 1 + (start * 48271 + 11) % (1 << 60)
        if bot is None:
            state, own = match.table.place_of(seat)
            match.play(seat, valued.of_actions(valued.blind(state, own), own, None)[0].key)
        else:
            match.play(seat, bot.think(determinize(match, seat, start), body))
    begun = process_time()
    found = review(match, body=body)
    rows = []
    for account in found.seats:
        values = [
            (row.before, row.win.before if row.win else 0)
            for step in found.steps
            for row in step.values
            if row.seat == account.seat
        ]
        picked = [values[len(values) * k // SOME] for k in range(SOME)] if values else []
        rows.append(
            {
                "luck": account.luck,
                "cost": account.cost,
                "others": account.others,
                "estimation": account.estimation,
                "final": account.final,
                "start": account.start,
                "mistakes": account.mistakes,
                "won": account.win.final if account.win else None,
                "values": [value for value, _ in picked],
                "wins": [win for _, win in picked],
            }
        )
    return {"number": number, "level": level, "seconds": round(process_time() - begun, 2), "seats": rows}


def games(asked: argparse.Namespace) -> list[dict[str, Any]]:
    """All games, from the file or played."""
    kept = {}
    if asked.keep is not None and asked.keep.exists():
        kept = {one["number"]: one for one in map(json.loads, asked.keep.read_text("utf-8").splitlines())}
    missing = [number for number in range(asked.games) if number not in kept]
    with ProcessPoolExecutor(asked.jobs, mp_context=get_context("spawn")) as pool:
        waiting = [
            pool.submit(studied, asked.game, number, asked.seats, asked.seed, asked.levels) for number in missing
        ]
        for done in as_completed(waiting):
            one = done.result()
            kept[one["number"]] = one
            if asked.keep is not None:
                with asked.keep.open("a", encoding="utf-8") as file:
                    file.write(json.dumps(one) + "\n")
    return [kept[number] for number in sorted(kept) if number < asked.games]


def table(found: list[dict[str, Any]]) -> Iterator[str]:
    """The report."""
    seats = [(one["level"], row) for one in found for row in one["seats"]]
    yield f"{len(found)} games, {len(seats)} seats, {np.mean([one['seconds'] for one in found]):.1f} s a review"
    played = {level for level, _ in seats}
    strong = [level for level in (*LEVELS, BEST) if level in played][-1]
    predicted = [(value, row["final"]) for level, row in seats if level == strong for value in row["values"]]
    yield f"predicted and real results of {strong}"
    yield from binned("result", predicted)
    if seats[0][1]["won"] is not None:
        wins = [(win, row["won"]) for level, row in seats if level == strong for win in row["wins"]]
        yield from binned("win", wins)
    luck, estimation = (np.array([row[part] for _, row in seats]) for part in ("luck", "estimation"))
    for part in ("luck", "others", "estimation"):
        numbers = np.array([row[part] for _, row in seats])
        yield f"{part}: {told(numbers)}, spread {numbers.std():.2f}"
    yield f"spread of estimation: {estimation.std() / max(luck.std(), 1e-9):.2f} of that of luck"
    costs = defaultdict(list)
    for level, row in seats:
        costs[level].append(row["cost"])
    for level in (*LEVELS, BEST):
        if level in costs:
            yield f"cost of {level}: {told(np.array(costs[level]))}"


def told(numbers: NDArray[np.float64]) -> str:
    """The mean with two standard errors."""
    return f"{numbers.mean():.2f} ± {2 * numbers.std() / np.sqrt(len(numbers)):.2f}"


def binned(name: str, pairs: list[tuple[float, float]]) -> Iterator[str]:
    """Predicted against realised in bins of equal size, and the slope."""
    pairs = sorted(pairs)
    for part in np.array_split(np.array(pairs), BINS):
        yield f"{name}: predicted {part[:, 0].mean():.2f}, realised {part[:, 1].mean():.2f} ({len(part)})"
    x, y = np.array(pairs).T
    yield f"{name}: slope {np.cov(x, y)[0, 1] / max(np.var(x), 1e-9):.3f}"


def main(arguments: Sequence[str] | None = None) -> None:
    """Play, review and print."""
    parser = argparse.ArgumentParser(prog="python -m scripts.review_study", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seats", type=int)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--keep", type=Path)
    parser.add_argument("--seed", default="review")
    parser.add_argument("--levels", type=lambda text: text.split(","), default=[*LEVELS, BEST])
    for line in table(games(parser.parse_args(arguments))):
        print(line, flush=True)


if __name__ == "__main__":
    main()
