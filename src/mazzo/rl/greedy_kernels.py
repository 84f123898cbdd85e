"""Kernel of `Batch.greedy`, apart from `mazzo.rl.kernels` because its compilation takes as long as all of those."""

from collections.abc import MutableSequence
from typing import Any, cast

from mazzo.compiled.kernels import greedy_action
from mazzo.core.game import AnyRules
from mazzo.core.observation import Observation
from mazzo.core.record import overwrite
from mazzo.rl.kernels import Lanes

rules = cast(AnyRules, None)
observation = cast(Observation, None)
"""The rules and the module `observation` of one game, set by the binding."""

START = 1
"""Start of the generator that deals what a seat does not know: the choice is a function of what it knows."""


def choose_greedily(
    rows: MutableSequence[Any],
    scratch: MutableSequence[Any],
    lanes: Lanes,
    luck: MutableSequence[int],
    actions: MutableSequence[int],
) -> None:
    """Write `greedy_action` of every lane's seat, in the numbering of the observation, into `actions`. What the seat
    does not know is resampled before. `scratch` has three states, `luck` one number.
    """
    for k in range(len(actions)):
        seat = lanes.players[k]
        scratch[0] = rows[k]
        overwrite(scratch, 1, 0)  # interpreted, the line above copies a reference
        luck[0] = START
        rules.resample(scratch[1], seat, luck)
        actions[k] = observation.index_of(rows[k], seat, greedy_action(scratch[1:], seat, lanes.out))
