"""A loop over the rules of Clustered that fills tables at random, interpreted or compiled: `Body.bind` gives it its
rules.
"""

from collections.abc import MutableSequence, Sequence
from typing import Any, cast

from mazzo.core.bits import below
from mazzo.core.game import AnyRules
from mazzo.games.clustered.rules.board import is_laid, lay
from mazzo.games.clustered.rules.state import CARDS, COLS, start_spot

rules = cast(AnyRules, None)
"""The rules of Clustered; every binding brings its own."""

MOST = 30
"""Cards of a deck."""


def fill(rows: MutableSequence[Any], rng: MutableSequence[int], plan: Sequence[int]) -> None:
    """Begin rows[0] anew and lay cards of random owners on random empty spots, whether they fit there or not.

    plan = (seats, owners among them, cards to try, rows and columns of the field, its top row and left column counted
    from the first start card).
    """
    s = rows[0]
    rules.init(s, plan[0], 0)
    for _ in range(plan[2]):
        row = plan[5] + below(rng, plan[3])
        col = plan[6] + below(rng, plan[4])
        seat = below(rng, plan[1])
        spot = start_spot(0) + row * COLS + col
        if not is_laid(s, spot) and s.turns[seat] < MOST:
            lay(s, seat, spot, s.turns[seat] % CARDS)
            s.turns[seat] += 1
