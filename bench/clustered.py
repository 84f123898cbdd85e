"""Clustered for two, compiled: actions per second in whole random games, and the cost of copying a state."""

from collections.abc import Iterator

import mazzo
from bench.figure import Effort, Figure
from bench.game_actions import GameActions
from bench.openspiel import GO, HEX, HIVE

CLUSTERED = GameActions(
    game=mazzo.GAMES["clustered"],
    seats=2,
    title="Clustered for two",
    name="clustered",
    actions_goal="3,000,000 actions/s",
    copy_goal="300 ns",
    peers={
        HIVE: "tiles on a table without edges, each beside another",
        GO: "stones on 81 points",
        HEX: "stones on 121 cells, its quickest kind of board",
    },
)


def measure(effort: Effort) -> Iterator[Figure]:
    yield from CLUSTERED.measure(effort)
