"""Sheets and questions that nobody would enter: each has an answer or a refusal, and lines that add up."""

from collections.abc import Callable
from contextlib import suppress
from random import Random
from typing import Any

import pytest

from mazzo.companion import count, may
from mazzo.core.errors import MazzoError
from mazzo.games.clustered.deck import NAMES as SYMBOLS
from mazzo.games.grass.deck import NAMES as GRASS
from tests.companion.entered import Sheet, as_json

ROUNDS = 60
FRUITS = {"orchard": ("apple", "pear", "plum"), "grove": ("orange", "lemon", "lime")}
TOKEN = {"orchard": "rotten", "grove": "squirrel"}
Draw = Callable[[int, int], int]


def some(draw: Draw, most: int, one: Callable[[], Any]) -> list[Any]:
    return [one() for _ in range(draw(0, most))]


def garden(game: str, draw: Draw) -> dict[str, Any]:
    def card() -> dict[str, Any]:
        choices = some(draw, 3, lambda: [draw(-4, 4), draw(-4, 4)])
        reach = draw(4, 15)
        place = {"row": draw(-reach, reach), "col": draw(-reach, reach)}
        return {"card": draw(1, 18), "turn": draw(0, 3), "choices": choices} | place

    def cell() -> dict[str, Any]:
        place = {"row": draw(-15, 18), "col": draw(-15, 18), TOKEN[game]: draw(0, 9) == 0}
        return place | {"fruit": FRUITS[game][draw(0, 2)], "die": (0, 1, 2, 3, 6, 10, 15, 99)[draw(0, 7)]}

    if draw(0, 1):
        return {"cells": some(draw, 60, cell)}
    return {"cards": [{"card": draw(1, 18), "turn": 0, "row": 0, "col": 0}, *some(draw, 11, card)]}


def player_of_garden(game: str, draw: Draw) -> dict[str, Any]:
    """With the card that is about to be laid, and sometimes another way of entering than the one that has entries."""
    way = {} if draw(0, 4) else {"way": ("cards", "cells", "dice")[draw(0, 2)]}
    return garden(game, draw) | {"next": draw(1, 18)} | way


def sheet(game: str, draw: Draw) -> Sheet:
    if game in FRUITS:
        players = [player_of_garden(game, draw) for _ in range(draw(1, 3))]
        return {"players": players, "drawn": some(draw, 9, lambda: draw(1, 18)) if draw(0, 1) else []}
    if game == "clustered" and draw(0, 3) == 0:
        points = {"rectangle": [draw(-2, 40), draw(0, 40)], "lines": some(draw, 60, lambda: draw(0, 99))}
        return {"seats": draw(1, 8), "points": [points], "options": ["largest-bonus"]}
    if game == "clustered":
        flags: tuple[dict[str, bool], ...] = ({}, {}, {"gone": True}, {"trimmed": True})

        def turn() -> dict[str, Any]:
            return {"card": draw(0, 27), "row": draw(-4, 4), "col": draw(-4, 4)} | flags[draw(0, 3)]

        return {"seats": draw(1, 8), "laid": some(draw, 40, turn), "options": ["speed-bonus", "table-small"]}
    if game == "gnoming":
        cells = [None, *range(12)]
        grids = [[cells[draw(0, 12)] for _ in range(9)] for _ in range(draw(0, 7))]
        return {"seats": draw(2, 7), "rounds": [{"grids": grids, "out": draw(0, 7)}] * draw(0, 3)}

    def player() -> dict[str, Any]:
        hand = some(draw, 16, lambda: draw(0, 26))
        money = {"unprotected": draw(0, 660), "protected": draw(0, 660)}
        tabled = {name: some(draw, 28, lambda: draw(0, 5)) for name in ("peddles", "covered")}
        return money | tabled | {"hand": hand}

    return {"seats": draw(2, 6), "hands": some(draw, 4, lambda: some(draw, 6, player))}


def question(game: str, draw: Draw) -> dict[str, Any]:
    place = f"{draw(-18, 20)},{draw(-18, 20)}"
    if game in FRUITS:
        return {"position": garden(game, draw), "action": f"{draw(1, 18)} r{90 * draw(0, 3)} @ {place}"}
    if game == "clustered":
        laid = some(draw, 30, lambda: {"card": draw(0, 28), "row": draw(-4, 4), "col": draw(-4, 4)})
        return {"position": {"laid": laid}, "action": f"{SYMBOLS[draw(0, 28)]} @ {place}"}
    if game == "gnoming":
        cells = [None, *range(12)]
        position = {"grid": [cells[draw(0, 12)] for _ in range(9)], "hand": cells[draw(0, 12)], "came": draw(-1, 8)}
        position |= {"source": ("stock", "pile", "bounce", "out")[draw(0, 3)], "piles": [cells[draw(0, 12)], None]}
        actions = (f"put @ {draw(1, 9)}", "discard left", "discard right", "discard hazard", "take left", "draw")
        return {"position": position, "action": actions[draw(0, 5)]}

    def market() -> dict[str, Any]:
        heat, peddles = some(draw, 12, lambda: draw(8, 11)), some(draw, 28, lambda: draw(0, 5))
        return {"open": draw(0, 1) == 1, "heat": heat, "peddles": peddles, "covered": peddles[:3]}

    action = f"{('play', 'discard')[draw(0, 1)]} {GRASS[draw(0, 26)]}{(' on 1', '')[draw(0, 1)]}"
    return {"position": {"markets": [market() for _ in range(draw(2, 6))]}, "action": action}


@pytest.mark.parametrize("game", ["orchard", "grove", "clustered", "gnoming", "grass"])
def test_whatever_is_entered_has_an_answer_or_a_refusal(game: str) -> None:
    for seed in range(ROUNDS):
        draw = Random(seed).randint
        with suppress(MazzoError):
            for player in count(game, as_json(sheet(game, draw))).players:
                assert player.total == sum(line.points for line in player.lines)
        with suppress(MazzoError):
            said = may(game, as_json(question(game, draw)))
            assert said.may == (said.code == "")
