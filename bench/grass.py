"""Grass for four, two and six, compiled: actions per second in whole random games, and the cost of copying a state."""

from collections.abc import Iterator
from dataclasses import replace

import mazzo
from bench.figure import Effort, Figure
from bench.game_actions import GameActions
from bench.openspiel import CRAZY_EIGHTS, GIN_RUMMY, HEARTS

GRASS = GameActions(
    game=mazzo.GAMES["grass"],
    seats=4,
    title="Grass for four",
    name="grass",
    actions_goal="6,000,000 actions/s",
    copy_goal="300 ns",
    peers={
        CRAZY_EIGHTS: "lay a card or draw one; for three",
        GIN_RUMMY: "draw from the stock or the discards, then discard; for two",
        HEARTS: "four hands, no drawing once they are dealt",
    },
)
TWO = replace(GRASS, seats=2, title="Grass for two", name="grass for two")
SIX = replace(GRASS, seats=6, title="Grass for six", name="grass for six")


def measure(effort: Effort) -> Iterator[Figure]:
    yield from GRASS.measure(effort)
    yield from TWO.measure(effort, copies=False)
    yield from SIX.measure(effort, copies=False)
