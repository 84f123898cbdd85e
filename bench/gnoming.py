"""Gnoming A Round for three, compiled: actions per second in whole random games, and the cost of copying a state."""

from collections.abc import Iterator

import mazzo
from bench.company import Company
from bench.figure import Effort, Figure
from bench.peer import CRAZY_EIGHTS, GIN_RUMMY, HEARTS

GNOMING = Company(
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
