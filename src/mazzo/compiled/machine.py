"""The compiled body of a game. Importing this imports Numba: go through `mazzo.compiled.of`."""

from collections.abc import Mapping, Sequence
from copy import copy
from pathlib import Path
from types import ModuleType
from typing import Any, Self, cast

import numba
import numpy as np
import numpy.typing as npt

from mazzo.compiled import cache, kernels, primitives, twin
from mazzo.compiled.binding import followed
from mazzo.compiled.body import Body, Ints, Rows
from mazzo.core.game import Game
from mazzo.core.record import Record


class Compiled(Body):
    """A game's rules over rows of a structured array. Making one takes seconds the first time, then is read from the
    cache; it is complete then, and compiles nothing later.
    """

    def __init__(self, game: Game) -> None:
        self.state: type[Record] = type(game.state())
        self.dtype = twin.dtype_of(self.state)
        self._blank = self.to_row(game.state())
        self._source = cast(ModuleType, game.rules)
        self._types = _types(self.dtype)
        self.folder: Path = self._folder(kernels)
        with cache.kept_in(self.folder):
            tag = _tag(self.folder)
            self._twin = twin.twin(self._source, self._signatures(_RULES), tag)
            loops = twin.twin(kernels, self._signatures(_KERNELS), tag, rules=self._twin)
        super().__init__(game, self._twin, loops)

    def serving(self, game: Game) -> Self:
        """This body for the same game, perhaps with a deck that its owner entered: such a deck lies in the states."""
        if game is self.game:
            return self
        other = copy(self)
        other.game, other._blank = game, self.to_row(game.state())
        return other

    def new(self, count: int) -> npt.NDArray[np.void]:
        """So many rows as `Game.state` makes them; `rows[k]` is a state for the rules, `rows` with `k` for the
        kernels.
        """
        return self._blank.repeat(count)

    def to_row(self, state: Record) -> npt.NDArray[np.void]:
        """An array of one row with the bytes of a state."""
        return np.frombuffer(state.to_bytes(), self.dtype).copy()

    def to_record(self, row: Any) -> Record:
        """The state with the bytes of a row."""
        return self.state.from_bytes(row.tobytes())

    def bind(self, module: ModuleType, doors: Mapping[str, str], **given: ModuleType) -> ModuleType:
        folder = self._folder(module, *given.values())
        with cache.kept_in(folder):
            twins = {name: twin.twin(one, {}, _tag(folder)) for name, one in given.items()}
            return twin.twin(module, self._signatures(doors), _tag(folder), rules=self._twin, **twins)

    def rows(self, count: int) -> Rows:
        return cast(Rows, self.new(count))

    def ints(self, count: int) -> Ints:
        return cast(Ints, np.zeros(count, np.int64))

    def ints_of(self, numbers: Sequence[int]) -> Ints:
        return cast(Ints, np.array(numbers, np.int64))

    def grid(self, rows: int, columns: int) -> Sequence[Ints]:
        return cast(Sequence[Ints], np.zeros((rows, columns), np.int64))

    def put(self, rows: Rows, at: int, state: Record) -> None:
        self.load(rows, at, state.to_bytes())

    def load(self, rows: Rows, at: int, raw: bytes) -> None:
        cast(Any, rows)[at : at + 1] = np.frombuffer(raw, self.dtype)

    def take(self, rows: Rows, at: int) -> Record:
        return self.to_record(rows[at])

    def _folder(self, *loops: ModuleType) -> Path:
        sources = (self._source, *loops, *_TWIN)
        return cache.folder(self._source.__name__, [one for source in sources for one in followed(source)])

    def _signatures(self, doors: Mapping[str, str]) -> dict[str, twin.Signature]:
        return {name: tuple(self._types[letter] for letter in letters) for name, letters in doors.items()}


_TWIN = (primitives, twin)
"""What beside rules and loops stands behind the machine code."""

_RULES = {
    "init": "snn",
    "current_players": "s",
    "chance_count": "s",
    "chance_stream": "s",
    "apply_chance": "sn",
    "legal_actions": "sno",
    "refusal": "snn",
    "apply_action": "snn",
    "is_terminal": "s",
    "score": "sn",
    "resample": "sno",
    "observe": "sno",
}
"""The rules protocol with its types, but for `worth` and `prospect`, which only loops ask.

s a state, n a number, o numbers, r rows of states, g a grid of numbers.
"""

_KERNELS = {
    "play_games": "rooonnooo",
    "greedy_action": "rno",
    "worths_after": "rnoo",
    "count_leaves": "rgnn",
    "run_plies": "soonn",
    "legal_at": "rnno",
    "act_at": "rnnn",
    "happen_at": "rnn",
    "copy_at": "rnn",
}


def _tag(folder: Path) -> str:
    """What the names of functions kept in a folder begin with: no other folder's do."""
    return f"in_{folder.name.rpartition('-')[2]}"


def _types(dtype: np.dtype[np.void]) -> dict[str, Any]:
    row = numba.from_dtype(dtype)
    number = numba.types.int64
    return {"s": row, "r": row[::1], "n": number, "o": number[::1], "g": number[:, ::1]}
