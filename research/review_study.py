"""Measures the review on games of the bots.

Run as `python -m research.review_study GAME --games N --keep FILE`. Each game is played by bots, all of one level or
each of its own, drawn by `--levels`, and its account is computed. A line for each game is kept in the file, and games
that it has are not played again. Printed, and with `--summary FILE` written as JSON, are:

- the predicted against the realised result, and the probability of winning against the share of the first place, in ten
  bins with the slope of a straight line: as the games ended (`raw`), and with what later mistakes cost given back
  (`fair`), since the prediction assumes good play;
- the mean luck, estimation and effect of others of a seat's game with two standard errors, and their spreads;
- the mean cost of each level, for a game and for a decision;
- the processor seconds of the review of the longest game, with its reasons, and until its first values.
"""

import argparse
import json
from collections import defaultdict
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from functools import cache
from multiprocessing import get_context
from pathlib import Path
from random import Random
from time import process_time
from typing import Any

import numpy as np

from mazzo import compiled
from mazzo.bots.levels import LEVELS, warm
from mazzo.core.review import UNITS
from mazzo.games import find
from mazzo.reviews import Review, review
from mazzo.reviews.account import FINE
from mazzo.reviews.position_values import Values
from mazzo.reviews.values import values_of
from research.review_games import BEST, WEIGHTS, drawn_levels, levels_of, played

BINS = 10
SOME = 8
"""Moments of each seat's game that are compared with its result, evenly spread."""
PARTS = ("luck", "others", "estimation")


@cache
def values_for(game: str, seats: int) -> Values:
    """The values of a game, made once in each process."""
    body = compiled.of(find(game))
    warm(body)
    return values_of(body, seats)


def studied(game: str, number: int, seats: int, seed: str, levels: dict[str, float]) -> dict[str, Any]:
    """One game, played and reviewed."""
    values, key = values_for(game, seats), f"{seed}/{number}"
    names = drawn_levels(levels, seats, Random(key))
    accountant = played(values.body, names, key, values=values)
    begun = process_time()
    lines = list(accountant.lines())
    seconds = process_time() - begun
    picked = [len(lines) * k // SOME for k in range(SOME)]
    costs = np.array([[line.values[seat].cost for seat in range(seats)] for line in lines]) / UNITS
    lost = np.array([[line.wins[seat].cost for seat in range(seats)] for line in lines]) / FINE
    lines_of = [[line for line in lines if line.entry.seat == seat] for seat in range(seats)]
    rows = []
    for seat in range(seats):
        own = [line.values[seat] for line in lines]
        wins = [line.wins[seat] for line in lines]
        given = lost[:, seat] if seats == 1 else lost[:, seat] - (lost.sum(axis=1) - lost[:, seat]) / (seats - 1)
        rows.append(
            {
                "level": names[seat],
                "cost": round(float(costs[:, seat].sum()), 2),
                "decisions": sum(line.has_choice for line in lines_of[seat]),
                **{part: sum(getattr(one, part) for one in own) / UNITS for part in PARTS},
                "final": own[-1].after / UNITS,
                "won": wins[-1].after / FINE,
                "values": [own[k].before / UNITS for k in picked],
                "costs_later": [round(float(costs[k:, seat].sum()), 2) for k in picked],
                "wins": [wins[k].before / FINE for k in picked],
                "wins_later": [round(float(given[k:].sum()), 4) for k in picked],
            }
        )
    return {"number": number, "entries": len(lines), "seconds": round(seconds, 2), "seats": rows}


def longest(game: str, number: int, seats: int, seed: str, levels: dict[str, float]) -> dict[str, float]:
    """The processor seconds of the complete review of a game, and until its first values."""
    values, key = values_for(game, seats), f"{seed}/{number}"
    match = played(values.body, drawn_levels(levels, seats, Random(key)), key, values=values).match
    begun, marks = process_time(), []

    def mark(found: Review, part: float) -> None:
        marks.append(process_time() - begun)

    review(match, mark, values.body)
    return {"entries": len(match.line), "seconds": round(process_time() - begun, 2), "first": round(marks[0], 2)}


def games(asked: argparse.Namespace, seats: int) -> list[dict[str, Any]]:
    """All games, from the file or played."""
    kept = {}
    if asked.keep is not None and asked.keep.exists():
        kept = {one["number"]: one for one in map(json.loads, asked.keep.read_text("utf-8").splitlines())}
    missing = [number for number in range(asked.games) if number not in kept]
    with ProcessPoolExecutor(asked.jobs, mp_context=get_context("spawn")) as pool:
        waiting = [pool.submit(studied, asked.game, number, seats, asked.seed, asked.levels) for number in missing]
        for done in as_completed(waiting):
            one = done.result()
            kept[one["number"]] = one
            if asked.keep is not None:
                with asked.keep.open("a", encoding="utf-8") as file:
                    file.write(json.dumps(one) + "\n")
    return [kept[number] for number in sorted(kept) if number < asked.games]


def summary(found: Sequence[dict[str, Any]]) -> dict[str, Any]:
    """What the games show."""
    seats = [row for one in found for row in one["seats"]]
    told: dict[str, Any] = {"games": len(found), "seats": len(seats)}
    told["seconds"] = round(float(np.mean([one["seconds"] for one in found])), 2)
    for part in PARTS:
        told[part] = mean_of([row[part] for row in seats])
    told["estimation_to_luck"] = round(told["estimation"]["spread"] / max(told["luck"]["spread"], 1e-9), 3)
    told["cost"] = {
        level: mean_of([row["cost"] for row in seats if row["level"] == level])
        for level in (*LEVELS, BEST)
        if any(row["level"] == level for row in seats)
    }
    told["cost_of_decision"] = {
        level: round(
            sum(row["cost"] for row in seats if row["level"] == level)
            / max(1, sum(row["decisions"] for row in seats if row["level"] == level)),
            3,
        )
        for level in told["cost"]
    }
    pairs = defaultdict(list)
    for row in seats:
        for value, cost, win, given in zip(
            row["values"], row["costs_later"], row["wins"], row["wins_later"], strict=True
        ):
            pairs["result", "raw"].append((value, row["final"]))
            pairs["result", "fair"].append((value, row["final"] + cost))
            if len(found[0]["seats"]) > 1:
                pairs["win", "raw"].append((win, row["won"]))
                pairs["win", "fair"].append((win, row["won"] + given))
    told["calibration"] = {f"{what}, {how}": binned(both) for (what, how), both in pairs.items()}
    return told


def mean_of(numbers: Sequence[float]) -> dict[str, float]:
    """The mean with two standard errors, and the standard deviation."""
    spread = float(np.std(numbers))
    error = 2 * spread / np.sqrt(len(numbers))
    return {"mean": round(float(np.mean(numbers)), 3), "error": round(float(error), 3), "spread": round(spread, 3)}


def binned(pairs: list[tuple[float, float]]) -> dict[str, Any]:
    """Predicted against realised in bins of equal size, and the slope."""
    x, y = np.array(pairs).T
    order = np.argsort(x, kind="stable")
    rows = [(float(x[part].mean()), float(y[part].mean())) for part in np.array_split(order, BINS)]
    slope = float(np.cov(x, y)[0, 1] / max(float(np.var(x, ddof=1)), 1e-9))
    return {"slope": round(slope, 3), "bins": [[round(one, 3) for one in row] for row in rows]}


def report(told: dict[str, Any]) -> Iterator[str]:
    """The summary as text."""
    yield f"{told['games']} games, {told['seats']} seats, {told['seconds']} s for an account"
    for name, part in ((part, told[part]) for part in PARTS):
        yield f"{name}: {part['mean']} ± {part['error']}, spread {part['spread']}"
    yield f"spread of estimation: {told['estimation_to_luck']} of that of luck"
    for level, cost in told["cost"].items():
        yield f"cost of {level}: {cost['mean']} ± {cost['error']}, of a decision {told['cost_of_decision'][level]}"
    for name, line in told["calibration"].items():
        yield f"{name}: slope {line['slope']}"
        yield "  " + "  ".join(f"{predicted:.2f}:{realised:.2f}" for predicted, realised in line["bins"])
    if "longest" in told:
        yield f"longest review: {told['longest']}"


def main(arguments: Sequence[str] | None = None) -> None:
    """Play, review and print."""
    parser = argparse.ArgumentParser(prog="python -m research.review_study", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seats", type=int)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--keep", type=Path)
    parser.add_argument("--summary", type=Path)
    parser.add_argument("--seed", default="review")
    parser.add_argument("--levels", type=levels_of, default=WEIGHTS)
    asked = parser.parse_args(arguments)
    seats = asked.seats or find(asked.game).meta.seats_min
    found = games(asked, seats)
    told = {
        "game": asked.game,
        "ruleset": find(asked.game).meta.ruleset,
        "players": seats,
        "seed": asked.seed,
        "levels": asked.levels,
        **summary(found),
    }
    number = max(found, key=lambda one: one["entries"])["number"]
    told["longest"] = longest(asked.game, number, seats, asked.seed, asked.levels)
    for line in report(told):
        print(line, flush=True)
    if asked.summary is not None:
        asked.summary.write_text(json.dumps(told, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
