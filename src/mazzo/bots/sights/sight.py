"""What a game may know about its states beyond the rules, for whoever looks at thousands of them: how a state and a
placement are valued without carrying it out, and how equal states are told.
"""

from collections.abc import MutableSequence, Sequence
from typing import Any, Protocol

SCALE = 16
"""Values are in so many parts of a point."""
UNCLEAR = -1 << 40
"""A placement has to be carried out before anything can be said of it."""

# What `survey` tells.
VALUE = 0
MARK = 1


class Sight(Protocol):
    """`mazzo.bots.sights.orchard`, `mazzo.bots.sights.grove`; of a game of which nothing is known
    `mazzo.bots.sights.blind`. `terms` are what is hoped of a state when so many cards are still to be laid.
    """

    KEYS: int
    """How many numbers a mark is made of."""
    PROMISE: Sequence[Sequence[int]]
    """PROMISE[left]: the terms while so many cards are still to be laid."""

    def survey(self, s: Any, terms: Sequence[int], keys: Sequence[int], told: MutableSequence[int], /) -> None:
        """Write a state's value into told[VALUE] and its mark into told[MARK]."""

    def glance(self, s: Any, action: int, terms: Sequence[int], met: MutableSequence[int], /) -> int:
        """What a placement adds to the value, with what it meets in `met`; UNCLEAR if it must be carried out first."""

    def remark(self, s: Any, action: int, met: Sequence[int], keys: Sequence[int], /) -> int:
        """What it changes of the mark, bit by bit; `met` as `glance` left it."""

    def is_placing(self, s: Any, /) -> bool:
        """Whether a card is to be laid next, so that the three above can be asked."""

    def to_lay(self, s: Any, /) -> int:
        """How many cards a whole game still lays."""
