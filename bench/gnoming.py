"""Gnoming A Round for three, compiled: actions per second in whole random games, and the cost of copying a state."""

from collections.abc import Iterator

import mazzo
from bench.figure import Effort, Figure
from bench.game_actions import GameActions
from bench.openspiel import CRAZY_EIGHTS, GIN_RUMMY, HEARTS

GNOMING = GameActions(
    game=mazzo.GAMES["gnoming"],
    seats=3,
    title="Gnoming A Round for three",
    name="gnoming",
    actions_goal="5,000,000 actions/s",
    copy_goal="300 ns",
    peers={
        GIN_RUMMY: "draw from the stock or the discards, then discard; for two",
        CRAZY_EIGHTS: "lay a card or draw one; for three",
        HEARTS: "four hands, no drawing once they are dealt",
    },
)


def measure(effort: Effort) -> Iterator[Figure]:
    yield from GNOMING.measure(effort)
