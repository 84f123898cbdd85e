"""What a game provides for machine learning: its module `observation`, with the layout of an observation, the kernel
that writes it, and a compact numbering of the actions.
"""

from collections.abc import MutableSequence, Sequence
from math import prod
from typing import TYPE_CHECKING, Any, NamedTuple, NewType, Protocol

if TYPE_CHECKING:  # kernels assign plain ints to them
    Feature = int
    Flag = int
else:
    Feature = NewType("Feature", int)
    """A number of an observation, or of an action: 16 bits in compiled arrays."""
    Flag = NewType("Flag", int)
    """0 or 1: 8 bits in compiled arrays."""


class Part(NamedTuple):
    """One named part of an observation: its shape, and the least and greatest value. `is_kind`: the values are names
    without an order, such as the suit of a card, so a network should see them one-hot.
    """

    name: str
    shape: tuple[int, ...]
    low: int
    high: int
    is_kind: bool = False

    @property
    def size(self) -> int:
        """How many numbers the part has."""
        return prod(self.shape)


class Observation(Protocol):
    """A game's module `observation`. A change of what these functions return is a new VERSION."""

    VERSION: int
    PARTS: Sequence[Part]
    """The parts in the order in which `observe` writes them, each row by row."""
    ACTIONS: int
    """Number of actions in the numbering of `index_of`, below 2**15."""

    def observe(self, s: Any, seat: int, out: MutableSequence[int], /) -> int:
        """Write the observation into `out`, from the seat's own information; returns how many numbers."""

    def index_of(self, s: Any, seat: int, action: int, /) -> int:
        """The number, from 0 to ACTIONS - 1, of a legal action of the rules. It ascends with the action."""

    def action_of(self, s: Any, seat: int, index: int, /) -> int:
        """The inverse of `index_of`; -1, or an action that is not legal, for any other index."""
