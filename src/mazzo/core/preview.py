"""The outcome of each legal action of a seat, computed by a kernel of the game: interpreted, or compiled after
`mazzo.compiled.speed_up`.
"""

from collections.abc import Callable, MutableSequence, Sequence
from threading import Lock
from types import ModuleType
from typing import Any, Protocol, cast

STATES = 9
"""Number of states of `PreviewKernels.preview`: the state itself, and one after each action of the longest chain of
choices: a placement, one for each of its six cells, one more.
"""


Foreseen = tuple[int, int, tuple[int, ...]]
"""A legal action, the number and the effects that the game's kernel writes for it."""


class PreviewKernels(Protocol):
    """A game's module `preview`."""

    def preview(
        self,
        rows: MutableSequence[Any],
        seat: int,
        outs: Sequence[MutableSequence[int]],
        values: MutableSequence[int],
        effects: Sequence[MutableSequence[int]],
        /,
    ) -> int:
        """Write the seat's legal actions in rows[0] into outs[0], and what the game shows of each into `values` and
        `effects`; returns how many. The other rows of `rows` and `outs` are scratch space.
        """


Lister = Callable[[Any, int], list[Foreseen]]
"""Lists a seat's legal actions in a state."""


class Preview:
    """The preview of a game with at most `actions` legal actions and `effects` effects of each."""

    def __init__(self, kernels: ModuleType, actions: int, effects: int) -> None:
        self.kernels = kernels
        self.actions = actions
        self.effects = effects
        self.list: Lister = self._list_interpreted
        """Lists the seat's legal actions, ascending."""
        self._turn = Lock()
        self._scratch: tuple[list[list[int]], list[int], list[list[int]]] | None = None

    def _list_interpreted(self, s: Any, seat: int) -> list[Foreseen]:
        with self._turn:
            if self._scratch is None:
                each, width = range(self.actions), self.effects
                self._scratch = (
                    [[0] * self.actions for _ in range(STATES)],
                    [0 for _ in each],
                    [[0] * width for _ in each],
                )
            outs, values, effects = self._scratch
            count = cast(PreviewKernels, self.kernels).preview([s] * STATES, seat, outs, values, effects)
            return [(outs[0][k], values[k], tuple(effects[k])) for k in range(count)]
