"""The page of baselines has the figures of its folder and of the ladders."""

from dataclasses import asdict
from itertools import pairwise
from typing import Any

from generate.baselines import BEGIN, END, PAGE, page, read_others
from generate.ladders import read
from mazzo.lab.ladder import Ladder, Rung, Step
from mazzo.lab.ratings import Estimate


def ladder(*names: str) -> dict[str, Any]:
    rungs = tuple(Rung(name, Estimate(1000.0 + k, 990.0, 1010.0)) for k, name in enumerate(names))
    steps = tuple(
        Step(upper, lower, 50, 100, 60, 0, 40, Estimate(0.6, 0.5, 0.7), 1.0) for lower, upper in pairwise(names)
    )
    return asdict(Ladder("grass", "grass-1", "grass-1", 4, (), "ladder", 50, "greedy", rungs, steps, ()))


def test_the_page_has_the_figures_of_the_folders() -> None:
    text = PAGE.read_text("utf-8")
    assert set(read_others()) == set(read())
    assert page(text, read(), read_others()) == text


def test_a_table_has_the_levels_of_the_ladder_and_the_other_players() -> None:
    found = page(f"{BEGIN}old\n{END}", {"grass": ladder("casual", "greedy")}, {"grass": ladder("random", "casual")})
    rows = [line for line in found.splitlines() if line.startswith("| ")][2:]
    assert rows == [
        "| greedy | 1,001 (990 to 1,010) | casual | 60.0 % (50.0 to 70.0) |",
        "| random | 1,000 (990 to 1,010) | | |",
        "| casual | 1,000 (990 to 1,010) | random | 60.0 % (50.0 to 70.0) |",
    ]
