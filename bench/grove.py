"""Grove: whole random games compared with Orchard's, the same loop alternating in one process; actions per second and
the cost of copying a state, compiled.
"""

from collections.abc import Iterator

import mazzo
from bench.figure import Effort, Figure, compare, in_turns, speed
from bench.game_actions import GameActions
from bench.openspiel import HEARTS, SOLITAIRE
from bench.playouts_interpreted import games_of
from bench.positions import ORCHARD
from mazzo import compiled

GROVE = GameActions(
    game=mazzo.GAMES["grove"],
    seats=1,
    title="Grove",
    name="grove",
    actions_goal="",
    copy_goal="300 ns",
    peers={
        SOLITAIRE: "cards, one person",
        HEARTS: "four hands, no drawing once they are dealt",
    },
)


def measure(effort: Effort) -> Iterator[Figure]:
    yield from _beside_orchard(effort)
    yield from GROVE.measure(effort)


def _beside_orchard(effort: Effort) -> Iterator[Figure]:
    how = (
        "whole random games of Grove and of Orchard, nine cards each, every legal action listed before each choice; "
        "one core, processor time"
    )
    runs = (speed(games_of(compiled.of(game)), effort) for game in (GROVE.game, ORCHARD))
    ours, theirs = in_turns(effort, *runs)
    yield compare("grove: playouts", "games/s", ours, "Orchard, compiled", theirs, how=how, goal="ratio 0.5")
