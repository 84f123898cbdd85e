"""How many of the longest tests are run: all take hours, so `make slow` draws a part by its seed.

`make soak` runs all. Without a seed, as with plain pytest, the part is always the same.
"""

import os
from collections.abc import Sequence
from random import Random

WHOLE = bool(os.environ.get("MAZZO_WHOLE"))
SEED = os.environ.get("MAZZO_SEED")
"""The seed of `make slow`."""


def drawn(played: int, of: int) -> Sequence[int]:
    """The numbers of what is played: so many of all, drawn by the seed, or all of them."""
    if WHOLE or SEED is None:
        return range(of if WHOLE else played)
    return sorted(Random(SEED).sample(range(of), played))
