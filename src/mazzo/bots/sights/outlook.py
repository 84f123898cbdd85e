"""What may be expected of a state before the next card is known, where a game knows more than its rules: an estimate of
what whoever plays on well will have in the end (`mazzo.bots.answers`).
"""

from collections.abc import MutableSequence, Sequence
from typing import Any, Protocol

FINE = 4096
"""Parts of a point in which estimates are told."""


class Outlook(Protocol):
    """`mazzo.bots.sights.orchard_outlook`."""

    LINES: int
    """The lines of a sheet, COLUMNS numbers each."""
    COLUMNS: int
    WORTHS: int
    """From this line on, by how many cards are still to be laid: what each thing is worth that an estimate looks at."""
    WEIGHTS: Sequence[Sequence[int]]
    """What stands in these lines, as it was fitted."""

    def hope(self, s: Any, sheet: Sequence[MutableSequence[int]], /) -> int:
        """What may be expected of a state beyond its points, in FINE parts of one: a card has been laid, all choices
        made, and the next not drawn; two cards are left at least.
        """
