"""The batch environment: many games of one kind, stepped together in NumPy arrays by compiled rules."""

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cached_property
from itertools import pairwise
from types import ModuleType
from typing import Any, cast

import numpy as np
import numpy.typing as npt

from mazzo import compiled
from mazzo.compiled import Body
from mazzo.core.errors import NotLegal, NotUnderstood
from mazzo.core.game import AnyGame
from mazzo.match.play import whole
from mazzo.rl import greedy_kernels, kernels
from mazzo.rl.games import game_of, learnable_layout, number_of_seed, some_of, versioned_name
from mazzo.rl.kernels import Lanes

Ints = npt.NDArray[np.int64]
Saved = dict[str, npt.NDArray[Any]]
"""The value returned by `Batch.save`."""
SEEDS = 1 << 31


class Batch:
    """Games of `seats` seats, one a lane. `reset` begins them, `step` takes one action for each lane.

    Until the next call, the arrays below describe for every lane the seat that must act and its position. They are
    written in place: copy what you keep. A game that ends is followed at once by the lane's next one.

    With the same cards for all seats (`Meta.same_cards`), a lane is one seat's game, and `seats` consecutive lanes get
    the same deals, game by game.
    """

    players: Ints
    """(lanes,): the seat that must act."""
    observations: npt.NDArray[np.int16]
    """(lanes, size): what it observes, as `layout` says."""
    masks: npt.NDArray[np.int8]
    """(lanes, actions): 1 for each of its legal actions."""
    legal: npt.NDArray[np.int16]
    """(lanes, most legal actions): the same as lists; only the first `counts` numbers of a lane are valid."""
    counts: Ints
    """(lanes,): number of its legal actions."""
    scores: Ints
    """(lanes, seats): points now."""
    gains: Ints
    """(lanes, seats): how much the points changed in the last step, also in a game that it ended."""
    finals: Ints
    """(lanes, seats): points at the end of the lane's last finished game."""
    ended: Ints
    """(lanes,): 0, or why the game ended in the last step (a key of `Meta.ends`)."""
    episodes: Ints
    """(lanes,): number of the lane's game, from 0."""

    def __init__(
        self,
        game: str,
        lanes: int,
        seats: int | None = None,
        options: Sequence[str] = (),
        seed: object = 0,
        threads: int = 1,
    ) -> None:
        """`threads` share the lanes; results do not depend on their number. Raises NotUnderstood for an unknown game,
        version, option or number of seats, ValueError for numbers out of range.
        """
        seed = number_of_seed(seed, SEEDS)
        options = (options,) if isinstance(options, str) else options
        lanes, threads = whole(lanes, "a number of lanes"), whole(threads, "a number of threads")
        seats = None if seats is None else whole(seats, "a number of seats")
        self._arguments = game, lanes, seats, tuple(options), seed, threads
        self.game: AnyGame = game_of(game)
        self.layout = learnable_layout(self.game)
        meta = self.game.meta
        self.seats = meta.seats_min if seats is None else seats
        if not meta.seats_min <= self.seats <= meta.seats_max:
            raise NotUnderstood("bad-seats", seats=self.seats, least=meta.seats_min, most=meta.seats_max)
        if lanes < 1 or threads < 1 or not 0 <= seed < SEEDS:
            raise ValueError(f"cannot step {lanes} lanes in {threads} threads with seed {seed}")
        bits = self.game.option_bits(options, self.seats)
        playing, deals = (1, self.seats) if meta.same_cards else (self.seats, 1)
        with compiled.announced():
            self._body = compiled.on_arrays(self.game)
            self._kernels = bind_steps(self._body)
        self._rows = cast(Any, self._body.rows(lanes))
        self.lanes = lanes
        size = sum(part.size for part in self.layout.PARTS)
        self.players, self.counts, self.ended, self.episodes = (np.zeros(lanes, np.int64) for _ in range(4))
        self.scores, self.gains, self.finals = (np.zeros((lanes, playing), np.int64) for _ in range(3))
        self.observations = np.zeros((lanes, size), np.int16)
        self.masks = np.zeros((lanes, self.layout.ACTIONS), np.int8)
        self.legal = np.zeros((lanes, meta.max_actions), np.int16)
        self._chances = np.zeros((lanes, 1), np.int64)
        bounds = [lanes * k // threads for k in range(threads + 1)]
        self._parts = [slice(first, last) for first, last in pairwise(bounds) if first < last]
        self._lanes = [self._lanes_of(part, seed, deals, playing, bits) for part in self._parts]
        self._pool = ThreadPoolExecutor(len(self._parts)) if len(self._parts) > 1 else None
        self._choices = np.array([1 + seed], np.int64)
        self.reset()

    def _lanes_of(self, part: slice, seed: int, deals: int, playing: int, bits: int) -> Lanes:
        """The arguments of the kernels for the lanes of one thread."""
        arrays = (
            *(self._chances, self.players, self.counts, self.legal, self.masks, self.observations),
            *(self.scores, self.gains, self.finals, self.ended, self.episodes),
        )
        scratch = np.zeros(self.game.meta.max_actions, np.int64)
        return Lanes(
            seed,
            part.start,
            deals,
            playing,
            bits,
            *(cast(Any, one) for one in (scratch, *(array[part] for array in arrays))),
        )

    def __repr__(self) -> str:
        return f"<{versioned_name(self.game)}: {len(self.players)} lanes of {self.seats} seats>"

    def reset(self) -> None:
        """Begin the first game of every lane again."""
        self._run(lambda k: self._kernels.reset(self._rows[self._parts[k]], self._lanes[k]))

    def step(self, actions: npt.ArrayLike) -> None:
        """Apply one action for each lane, in the numbering of `masks`. Raises ValueError for a wrong shape or type, and
        NotLegal, naming the first lane and some of its legal actions, if an action is not legal: nothing has changed.
        """
        numbers = np.ascontiguousarray(actions)
        if numbers.shape != (self.lanes,) or numbers.dtype.kind not in "iu":
            raise ValueError(f"expected {self.lanes} integers, got {numbers.dtype} of shape {numbers.shape}")
        numbers = numbers.astype(np.int64, copy=False)
        if len(self._parts) > 1:
            self._check(numbers)
        bad = self._run(
            lambda k: self._kernels.step(self._rows[self._parts[k]], self._lanes[k], numbers[self._parts[k]])
        )
        if bad[0] >= 0:
            self._refuse(bad[0], numbers)

    def sample(self) -> Ints:
        """A legal action for every lane, each equally likely."""
        actions = np.zeros(self.lanes, np.int64)
        for part, lanes in zip(self._parts, self._lanes, strict=True):
            self._kernels.choose(lanes, self._choices, actions[part])
        return actions

    def greedy(self) -> Ints:
        """For every lane the action that the bot level "greedy" takes: of the positions after each legal action, its
        seat values that one most. Of equal actions it takes the lowest of the rules, so that it is a function of what
        the seat knows. The first call compiles it.
        """
        actions, choose = np.zeros(self.lanes, np.int64), self._choose_greedily

        def part_of(k: int) -> None:
            rows, part = self._body.rows(3), self._parts[k]
            choose(self._rows[part], rows, self._lanes[k], np.zeros(1, np.int64), actions[part])

        self._run(part_of)
        return actions

    @cached_property
    def _choose_greedily(self) -> Any:
        with compiled.announced():
            return bind_greedy(self._body)

    def save(self) -> Saved:
        """Copies of everything that `restore` needs to go on from here: the arrays, the states and generators of the
        lanes, the generator of `sample`.
        """
        return {name: array.copy() for name, array in self._arrays()}

    def restore(self, saved: Saved) -> None:
        """Go on from where a batch of the same game, lanes, seats and options was saved. Raises ValueError for what was
        saved by another one; nothing has changed.
        """
        arrays = dict(self._arrays())
        if {name: (one.shape, one.dtype) for name, one in saved.items()} != {
            name: (one.shape, one.dtype) for name, one in arrays.items()
        }:
            raise ValueError("this was saved by a batch of another game or of another size")
        for name, array in arrays.items():
            array[...] = saved[name]

    def __copy__(self) -> "Batch":
        return _restored(self._arguments, self.save())

    def __deepcopy__(self, memo: object) -> "Batch":
        return _restored(self._arguments, self.save())

    def __reduce__(self) -> tuple[Any, ...]:
        return _restored, (self._arguments, self.save())

    def parts(self) -> dict[str, npt.NDArray[np.int16]]:
        """Views of `observations` by part, of shape (lanes, *shape of the part)."""
        parts, at = {}, 0
        for part in self.layout.PARTS:
            parts[part.name] = self.observations[:, at : at + part.size].reshape(self.lanes, *part.shape)
            at += part.size
        return parts

    def _arrays(self) -> list[tuple[str, npt.NDArray[Any]]]:
        """All arrays that a step changes, by name."""
        mine = ("players", "counts", "ended", "episodes", "scores", "gains", "finals", "observations", "masks", "legal")
        inner = (("states", self._rows), ("chances", self._chances), ("choices", self._choices))
        return [*((name, getattr(self, name)) for name in mine), *inner]

    def _run(self, do: Any) -> list[Any]:
        if self._pool is None:
            return [do(0)]
        return list(self._pool.map(do, range(len(self._parts))))

    def _check(self, numbers: Ints) -> None:
        """Refuse a bad action before any thread has changed its lanes."""
        inside = (numbers >= 0) & (numbers < self.layout.ACTIONS)
        is_legal = inside & (self.masks[np.arange(self.lanes), np.where(inside, numbers, 0)] == 1)
        if not is_legal.all():
            self._refuse(int(np.argmin(is_legal)), numbers)

    def _refuse(self, lane: int, numbers: Ints) -> None:
        legal = self.legal[lane, : self.counts[lane]].tolist()
        raise NotLegal("rl-not-legal", lane=lane, action=int(numbers[lane]), known=some_of(legal))


def bind_steps(body: Body) -> Any:
    """The kernels that step lanes."""
    layout = cast(ModuleType, learnable_layout(body.game))
    return body.bind(kernels, ("reset", "step", "choose"), observation=layout)


def bind_greedy(body: Body) -> Any:
    """The kernel that chooses for lanes as the bot level "greedy" does."""
    layout = cast(ModuleType, learnable_layout(body.game))
    return body.bind(greedy_kernels, ("choose_greedily",), observation=layout).choose_greedily


def _restored(arguments: tuple[Any, ...], saved: Saved) -> Batch:
    batch = Batch(*arguments)
    batch.restore(saved)
    return batch
