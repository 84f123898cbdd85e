"""The bodies of a game, interpreted or compiled, with one face: for whoever runs the rules by the thousand."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, MutableSequence, Sequence
from dataclasses import dataclass
from types import ModuleType
from typing import Any, Protocol, cast

from mazzo.compiled import binding, kernels
from mazzo.core.game import Game, Rules
from mazzo.core.record import Record

Rows = MutableSequence[Any]
"""States of one game, by number: a list of records, or an array of them."""
Ints = MutableSequence[int]
"""Integers of 64 bits: what `legal_actions` fills."""


class Kernels(Protocol):
    """The generic kernels, bound to a game; their documentation stands in `mazzo.compiled.kernels`."""

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
    def worths_after(self, rows: Rows, seat: int, out: Ints, worths: Ints, /) -> int: ...
    def count_leaves(self, rows: Rows, outs: Sequence[Ints], at: int, depth: int, /) -> int: ...
    def run_plies(self, s: Any, seats: Ints, plies: Ints, first: int, last: int, /) -> None: ...
    def legal_at(self, rows: Rows, at: int, seat: int, out: Ints, /) -> int: ...
    def act_at(self, rows: Rows, at: int, seat: int, action: int, /) -> None: ...
    def happen_at(self, rows: Rows, at: int, outcome: int, /) -> None: ...
    def copy_at(self, rows: Rows, target: int, source: int, /) -> None: ...


@dataclass(frozen=True)
class Played:
    """Games that were played to the end: `scores` has `seats` numbers a game, `ends` and `lengths` (actions) one."""

    seats: int
    scores: tuple[int, ...]
    ends: tuple[int, ...]
    lengths: tuple[int, ...]


class Body(ABC):
    """A game's rules in one body, and what can be done with them wholesale."""

    def __init__(self, game: Game, rules: ModuleType, loops: ModuleType) -> None:
        self.game = game
        self.rules = cast(Rules, rules)
        self.kernels = cast(Kernels, loops)

    @abstractmethod
    def bind(self, module: ModuleType, doors: Mapping[str, str], **given: ModuleType) -> ModuleType:
        """Generic kernels of a higher floor (a search, say) over this game's rules: the module with its global `rules`
        bound. `doors` names the functions Python calls and their types, a letter an argument: s a state, r rows of
        states, n a number, o numbers, g a grid of numbers. `given` binds other globals to kernels that know this game.
        """

    @abstractmethod
    def rows(self, count: int) -> Rows:
        """So many blank states, each with the deck that the game's owner entered, if there is one."""

    @abstractmethod
    def ints(self, count: int) -> Ints:
        """So many zeros."""

    @abstractmethod
    def ints_of(self, numbers: Sequence[int]) -> Ints:
        """These numbers, as the kernels take them."""

    @abstractmethod
    def grid(self, rows: int, columns: int) -> Sequence[Ints]:
        """Rows of zeros."""

    @abstractmethod
    def put(self, rows: Rows, at: int, state: Record) -> None:
        """rows[at] becomes a copy of a state."""

    @abstractmethod
    def load(self, rows: Rows, at: int, raw: bytes) -> None:
        """rows[at] becomes the state with these bytes. Raises ValueError if there are too few or too many."""

    @abstractmethod
    def take(self, rows: Rows, at: int) -> Record:
        """A copy of rows[at] as a state."""

    def play_games(
        self, games: int, start: int, policy: int = kernels.RANDOM, seats: int = 1, options: int = 0
    ) -> Played:
        """Play games by a policy (`kernels.RANDOM` or `GREEDY`), chance from the generator that starts at `start`."""
        table = self.ints(2)
        table[0], table[1] = seats, options
        rng = self.ints(1)
        rng[0] = start
        scores, ends, lengths = self.ints(games * seats), self.ints(games), self.ints(games)
        out = self.ints(self.game.meta.max_actions)
        self.kernels.play_games(self.rows(2), rng, out, table, policy, games, scores, ends, lengths)
        return Played(seats, *(tuple(int(number) for number in numbers) for numbers in (scores, ends, lengths)))

    def count_leaves(self, state: Record, depth: int) -> int:
        """How many ways there are to go on from a state for exactly `depth` plies."""
        rows = self.rows(depth + 1)
        self.put(rows, 0, state)
        return self.kernels.count_leaves(rows, self.grid(depth + 1, self.game.meta.max_actions), 0, depth)


class Interpreted(Body):
    """The rules as they are written."""

    def __init__(self, game: Game) -> None:
        rules = cast(ModuleType, game.rules)
        super().__init__(game, rules, binding.bind(kernels, rules))

    def bind(self, module: ModuleType, doors: Mapping[str, str], **given: ModuleType) -> ModuleType:
        return binding.bind(module, cast(ModuleType, self.rules), **given)

    def rows(self, count: int) -> Rows:
        return [self.game.state() for _ in range(count)]

    def ints(self, count: int) -> Ints:
        return [0] * count

    def ints_of(self, numbers: Sequence[int]) -> Ints:
        return list(numbers)

    def grid(self, rows: int, columns: int) -> Sequence[Ints]:
        return [self.ints(columns) for _ in range(rows)]

    def put(self, rows: Rows, at: int, state: Record) -> None:
        rows[at] = state.copy()

    def load(self, rows: Rows, at: int, raw: bytes) -> None:
        rows[at] = type(rows[at]).from_bytes(raw)

    def take(self, rows: Rows, at: int) -> Record:
        return cast(Record, rows[at].copy())
