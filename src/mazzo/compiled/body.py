"""Interface of a game's rules in bulk, interpreted or compiled, and the interpreted implementation."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import MutableSequence, Sequence
from copy import copy
from dataclasses import dataclass
from threading import Lock
from types import ModuleType
from typing import Any, Protocol, Self, TypeVar, cast

from mazzo.compiled import binding, kernels
from mazzo.core.game import AnyGame, AnyRules
from mazzo.core.preview import STATES, Foreseen, Lister, Preview
from mazzo.core.record import Record

R = TypeVar("R", bound=Record)
Rows = MutableSequence[Any]
"""States of one game by index: a list of records or a structured array."""
Ints = MutableSequence[int]
"""64-bit integers."""


class Kernels(Protocol):
    """The generic kernels, bound to a game. `mazzo.compiled.kernels` documents them."""

    def play_games(
        self,
        rows: Rows,
        rng: Ints,
        out: Ints,
        table: Ints,
        policy: int,
        games: int,
        scores: Ints,
        ends: Ints,
        lengths: Ints,
        /,
    ) -> int: ...
    def greedy_action(self, rows: Rows, seat: int, out: Ints, /) -> int: ...
    def greedy_values(self, rows: Rows, seat: int, out: Ints, values: Ints, /) -> int: ...
    def count_leaves(self, rows: Rows, outs: Sequence[Ints], at: int, depth: int, /) -> int: ...
    def run_plies(self, s: Any, seats: Ints, plies: Ints, first: int, last: int, /) -> None: ...
    def legal_at(self, rows: Rows, at: int, seat: int, out: Ints, /) -> int: ...
    def act_at(self, rows: Rows, at: int, seat: int, action: int, /) -> None: ...
    def happen_at(self, rows: Rows, at: int, outcome: int, /) -> None: ...
    def copy_at(self, rows: Rows, target: int, source: int, /) -> None: ...


@dataclass(frozen=True)
class Played:
    """Finished games: `scores` has `seats` numbers for each game, `ends` and `lengths` (in actions) one each."""

    seats: int
    scores: tuple[int, ...]
    ends: tuple[int, ...]
    lengths: tuple[int, ...]


class Body(ABC):
    """A game's rules, interpreted or compiled, with loops over them and the arrays that these take."""

    def __init__(self, game: AnyGame, rules: ModuleType, loops: ModuleType) -> None:
        self._serve(game)
        self.rules = cast(AnyRules, rules)
        self.kernels = cast(Kernels, loops)

    def _serve(self, game: AnyGame) -> None:
        self.game = game
        blank = game.new_state()
        self.state: type[Record] = type(blank)
        self.blank = blank.to_bytes()
        """A state as of `Game.new_state`."""

    def serving(self, game: AnyGame) -> Self:
        """This body for the same ruleset with another deck: the code is shared, since the deck is in the states."""
        if game is self.game:
            return self
        other = copy(self)
        other._serve(game)
        return other

    @abstractmethod
    def bind(self, module: ModuleType, entry_points: Sequence[str], **values: ModuleType) -> ModuleType:
        """A module of kernels with its global `rules` bound to this game's rules. Python may call the functions named
        in `entry_points`; `values` binds other globals, for kernels that need further modules of the game.

        Argument types come from the annotations: `int`, `Any` (a state), a record class, a sequence of one of these, of
        `Feature` or of `Flag` (`mazzo.core.observation`), a sequence of such sequences (rows of equal length), or a
        NamedTuple of such fields.
        """

    @abstractmethod
    def rows(self, count: int) -> Rows:
        """`count` states as of `Game.new_state`."""

    @abstractmethod
    def records(self, kind: type[R], count: int) -> MutableSequence[R]:
        """`count` zeroed records of a class, with their fields as attributes."""

    @abstractmethod
    def ints(self, count: int) -> Ints:
        """`count` zeros."""

    @abstractmethod
    def ints_of(self, numbers: Sequence[int]) -> Ints:
        """The numbers in a sequence for the kernels."""

    @abstractmethod
    def numbers_of(self, ints: Ints) -> list[int]:
        """The numbers of a sequence of the kernels as Python ints: the inverse of `ints_of`."""

    @abstractmethod
    def rows_of(self, grid: Sequence[Ints], count: int) -> list[tuple[int, ...]]:
        """The numbers of the first `count` rows of a grid as Python ints."""

    @abstractmethod
    def grid(self, rows: int, columns: int) -> Sequence[Ints]:
        """`rows` x `columns` zeros."""

    def put(self, rows: Rows, at: int, state: Record) -> None:
        """Set rows[at] to a copy of a state."""
        self.load(rows, at, state.to_bytes())

    @abstractmethod
    def load(self, rows: Rows, at: int, raw: bytes) -> None:
        """Set rows[at] to the state with these bytes. Raises ValueError if their number is wrong."""

    @abstractmethod
    def bytes_of(self, rows: Rows, at: int) -> bytes:
        """The bytes of rows[at]."""

    def take(self, rows: Rows, at: int) -> Record:
        """A copy of rows[at] as a record."""
        return self.state.from_bytes(self.bytes_of(rows, at))

    def lister(self, preview: Preview) -> Lister:
        """`Preview.list` by this body; may be called from any thread."""
        kernels = self.bind(preview.kernels, ("preview",))
        rows, outs = self.rows(STATES), self.grid(STATES, preview.actions)
        values, effects = self.ints(preview.actions), self.grid(preview.actions, preview.effects)
        turn = Lock()

        def listed(s: Record, seat: int) -> list[Foreseen]:
            with turn:
                self.put(rows, 0, s)
                count = kernels.preview(rows, seat, outs, values, effects)
                columns = [self.numbers_of(ints[:count]) for ints in (outs[0], values)]
                rest = self.rows_of(effects, count)
            return list(zip(*columns, rest, strict=True))

        return listed

    def play_games(
        self, games: int, start: int, policy: int = kernels.RANDOM, seats: int = 1, options: int = 0
    ) -> Played:
        """Play games by a policy (`kernels.RANDOM` or `GREEDY`). `start` is the initial state of the generator."""
        table = self.ints(2)
        table[0], table[1] = seats, options
        rng = self.ints(1)
        rng[0] = start
        scores, ends, lengths = self.ints(games * seats), self.ints(games), self.ints(games)
        out = self.ints(self.game.meta.max_actions)
        self.kernels.play_games(self.rows(2), rng, out, table, policy, games, scores, ends, lengths)
        return Played(seats, *(tuple(self.numbers_of(ints)) for ints in (scores, ends, lengths)))

    def count_leaves(self, state: Record, depth: int) -> int:
        """Number of sequences of exactly `depth` plies from a state (perft)."""
        rows = self.rows(depth + 1)
        self.put(rows, 0, state)
        return self.kernels.count_leaves(rows, self.grid(depth + 1, self.game.meta.max_actions), 0, depth)


class Interpreted(Body):
    """The rules interpreted by Python."""

    def __init__(self, game: AnyGame) -> None:
        rules = cast(ModuleType, game.rules)
        super().__init__(game, rules, binding.bind(kernels, rules))

    def bind(self, module: ModuleType, entry_points: Sequence[str], **values: ModuleType) -> ModuleType:
        return binding.bind(module, cast(ModuleType, self.rules), **values)

    def rows(self, count: int) -> Rows:
        return [self.game.new_state() for _ in range(count)]

    def records(self, kind: type[R], count: int) -> MutableSequence[R]:
        return [kind() for _ in range(count)]

    def ints(self, count: int) -> Ints:
        return [0] * count

    def ints_of(self, numbers: Sequence[int]) -> Ints:
        return list(numbers)

    def numbers_of(self, ints: Ints) -> list[int]:
        return list(ints)

    def rows_of(self, grid: Sequence[Ints], count: int) -> list[tuple[int, ...]]:
        return [*map(tuple, grid[:count])]

    def grid(self, rows: int, columns: int) -> Sequence[Ints]:
        return [self.ints(columns) for _ in range(rows)]

    def put(self, rows: Rows, at: int, state: Record) -> None:
        rows[at] = state.copy()

    def load(self, rows: Rows, at: int, raw: bytes) -> None:
        rows[at] = type(rows[at]).from_bytes(raw)

    def bytes_of(self, rows: Rows, at: int) -> bytes:
        return cast(Record, rows[at]).to_bytes()

    def take(self, rows: Rows, at: int) -> Record:
        return cast(Record, rows[at].copy())
