"""The best score of a deal by playing every line to its end, as a kernel: the reference for searches and proofs. It
uses the rules only.
"""

from collections.abc import MutableSequence, Sequence
from typing import Any, cast

from mazzo.core.game import AnyRules
from mazzo.core.record import overwrite

rules = cast(AnyRules, None)

COLD = True
LOST = -100_000


def best_from(
    rows: MutableSequence[Any], outs: Sequence[MutableSequence[int]], outcomes: Sequence[int], at: int, used: int
) -> int:
    """The best score that rows[at] can still reach, after so many outcomes have happened."""
    while used < len(outcomes) and rules.chance_count(rows[at]) > 0:
        rules.apply_chance(rows[at], outcomes[used])
        used += 1
    if rules.current_players(rows[at]) == 0:
        return rules.score(rows[at], 0)
    best = LOST
    for k in range(rules.legal_actions(rows[at], 0, outs[at])):
        overwrite(rows, at + 1, at)
        rules.apply_action(rows[at + 1], 0, outs[at][k])
        best = max(best, best_from(rows, outs, outcomes, at + 1, used))
    return best
