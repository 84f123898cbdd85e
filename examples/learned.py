"""The trained agents of Orchard and of Gnoming A Round, as bots of Mazzo. They see observations, and need NumPy only.

`learn.py` trains their networks; `learned_at_table.py` sits down with one at a table of a server. A network gives every
legal action a value, the points that may still be expected, and the agent takes the action with the highest.
"""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, NamedTuple, Protocol

import numpy as np
import numpy.typing as npt

from mazzo.bots import Position, determinize
from mazzo.core.observation import Observation
from mazzo.games import RULESETS
from mazzo.games.gnoming.analysis import observation as gnoming
from mazzo.games.gnoming.deck import CARDS as GNOMING_CARDS
from mazzo.games.gnoming.deck import CELLS, PILES, ROUNDS, SIDE
from mazzo.games.gnoming.rules.state import OUT, REVEALING
from mazzo.games.orchard.analysis import observation as orchard
from mazzo.games.orchard.deck import CARDS, CARDS_PER_GAME, DICE_PER_FRUIT, FRUITS, TOKENS, TREES
from mazzo.gridcards.grid import COL_ON_CARD, COLS, ROW_ON_CARD, ROWS, SPOTS, TURNS
from mazzo.match import Match
from mazzo.rl.games import Encoder

WEIGHTS = Path(__file__).parent / "learned"

Array = Any
"""A NumPy array or a PyTorch tensor: each network is written once for both."""
Numbers = npt.NDArray[Any]
Weights = Mapping[str, Array]
Convolve = Callable[[Array, Array], Array]
"""Correlates (n, rows, columns, channels) with a kernel of three rows and columns; the outermost cells get no value."""


class Inputs(NamedTuple):
    """What a network receives of some positions and of some actions in them.

    `states`: arrays with a row for each position. `moves`: arrays with a row for each action. `fits`: whether the
    network can value the action.
    """

    states: tuple[Numbers, ...]
    moves: tuple[Numbers, ...]
    fits: npt.NDArray[np.bool_]


class Network(Protocol):
    """The network of a game."""

    layout: Observation
    shapes: dict[str, tuple[int, ...]]
    """The shapes of its weights by name. All dimensions but the last are summed over, if there are several."""

    def inputs(self, observations: Numbers, owner: Numbers, actions: Numbers) -> Inputs:
        """What it receives of `observations`, one a row, and of `actions`, each in the position number `owner`."""

    def narrowed(self, inputs: Inputs, chosen: Numbers) -> Inputs:
        """The part of the inputs on which the value of one action of each position depends. `chosen`: the number of
        this action, for each position. The arrays returned have a row for each position.
        """

    def values(
        self, weights: Weights, states: tuple[Array, ...], owner: Array, moves: tuple[Array, ...], convolve: Convolve
    ) -> Array:
        """The value of each action, which is one of the position number `owner`."""


def parts_of(layout: Observation, observations: Numbers) -> dict[str, Numbers]:
    """The parts of observations, each with one row for each observation."""
    ends = np.cumsum([part.size for part in layout.PARTS])
    return {part.name: observations[:, end - part.size : end] for part, end in zip(layout.PARTS, ends, strict=True)}


def one_hot(kinds: Numbers, count: int) -> Numbers:
    """The kinds of each row, 0 to count - 1, one-hot."""
    return np.equal(kinds[..., None], np.arange(count)).reshape(*kinds.shape[:-1], kinds.shape[-1] * count)


def relu(x: Array) -> Array:
    """The rectified linear unit."""
    return x.clip(0)


def convolve(x: Numbers, kernel: Numbers) -> Numbers:
    """See `Convolve`."""
    rows, columns = x.shape[1] - 2, x.shape[2] - 2
    parts = (x[:, r : r + rows, c : c + columns] @ kernel[r, c] for r in range(3) for c in range(3))
    return sum(parts, start=np.float32(0))


class OrchardNetwork:
    """Two convolutions value what may come on each cell of the orchard: an apple, a pear, a plum, or a scarce die. A
    placement adds up the values of the six trees of its card, so a card means the same wherever it lies. What is not in
    the orchard is added for each card of the hand: the other card, the unseen ones, dice and tokens left.

    The network sees a window of the grid around the middle of the orchard. An action that reaches beyond its inner part
    has no value; the orchards of greedy players stay within eight rows and columns.
    """

    WINDOW, EDGE = 14, 2
    INNER = WINDOW - 2 * EDGE
    LONGEST = 3
    """Rows and columns of a card, at most."""
    STAGES = 5
    LOOKS = 2 + len(FRUITS) * STAGES
    """Looks of a cell: ground, rotten, and each fruit with each stage of a die."""
    COMING = len(FRUITS) + 1
    ROW_OF, COL_OF = np.array(ROW_ON_CARD), np.array(COL_ON_CARD)
    TREE_OF = np.array([np.rot90(np.arange(TREES).reshape(3, 2), -turn).ravel() for turn in range(TURNS)])
    """TREE_OF[turn][k]: which tree of the upright card is the k-th of the turned card."""
    ABOUT = 2 * CARDS + len(FRUITS) * (DICE_PER_FRUIT + 1) + len(FRUITS) + 1 + TOKENS + 1 + CARDS_PER_GAME + 3 * TREES

    layout = orchard
    shapes = {  # noqa: RUF012 (no ClassVar in `Network`)
        "looks": (LOOKS, 16),
        "near": (3, 3, 16, 24),
        "near_bias": (24,),
        "far": (3, 3, 24, 24),
        "far_bias": (24,),
        "here": (16, COMING * 24),
        "around": (24, COMING * 24),
        "about": (ABOUT, 64),
        "about_bias": (64,),
        "beside": (64, 24),
        "beside_bias": (24,),
        "mixed": (24, 64),
        "mixed_bias": (64,),
        "value": (64, 1),
        "linear": (24, 1),
        "value_bias": (1,),
    }

    def inputs(self, observations: Numbers, owner: Numbers, actions: Numbers) -> Inputs:
        parts = parts_of(orchard, observations)
        count = len(observations)
        fruit, stage = (parts[name].reshape(count, ROWS, COLS) for name in ("fruit", "stage"))
        top, left = self._first((fruit > 0).any(2)), self._first((fruit > 0).any(1))
        window = np.arange(self.WINDOW)
        cells = np.arange(count)[:, None, None], (top[:, None] + window)[:, :, None], (left[:, None] + window)[:, None]
        fruit, stage = fruit[cells].astype(np.int64), stage[cells]
        is_tree = (fruit > 0) & (fruit < orchard.ROTTEN)
        looks = np.where(is_tree, 2 + (fruit - 1) * self.STAGES + stage, fruit == orchard.ROTTEN)
        turn, slot, spot = actions // SPOTS % TURNS, actions // (SPOTS * TURNS), actions % SPOTS
        is_die = (actions >= orchard.HAND_ACTIONS)[:, None]
        slot[is_die[:, 0]] = 0
        tree = np.where(
            is_die, 0, parts["hand_fruit"].reshape(count, 2, TREES)[owner[:, None], slot[:, None], self.TREE_OF[turn]]
        )
        coming = np.where(is_die, len(FRUITS), tree - 1)
        row = (spot // COLS - top[owner] - self.EDGE)[:, None] + np.where(is_die, 0, self.ROW_OF[turn])
        col = (spot % COLS - left[owner] - self.EDGE)[:, None] + np.where(is_die, 0, self.COL_OF[turn])
        fits = ((row >= 0) & (row < self.INNER) & (col >= 0) & (col < self.INNER)).all(1)
        row, col = row.clip(0, self.INNER - 1), col.clip(0, self.INNER - 1)
        return Inputs((looks, self._about(parts)), (slot, (row * self.INNER + col) * self.COMING + coming), fits)

    def _first(self, is_used: Numbers) -> Numbers:
        """The first row (or column) of the window: the used ones are in its middle."""
        last = COLS - 1 - is_used[:, ::-1].argmax(1)
        return ((is_used.argmax(1) + last + 1) // 2 - self.WINDOW // 2).clip(0, COLS - self.WINDOW)

    def _about(self, parts: dict[str, Numbers]) -> Numbers:
        """For each position and card of the hand, what is not in the orchard."""
        unseen = parts["unseen"]
        left = unseen.sum(1, keepdims=True) - (CARDS - CARDS_PER_GAME)
        shared = (
            unseen,
            one_hot(parts["supply"], DICE_PER_FRUIT + 1),
            one_hot(parts["scarce"], len(FRUITS) + 1),
            one_hot(parts["tokens"], TOKENS + 1),
            one_hot(left, CARDS_PER_GAME),
        )
        hand = parts["hand"].reshape(-1, 2, CARDS)[:, ::-1]
        trees = one_hot(parts["hand_fruit"].reshape(-1, 2, TREES)[:, ::-1] - 1, len(FRUITS))
        both = [np.concatenate([*shared, hand[:, slot], trees[:, slot]], 1) for slot in range(2)]
        return np.stack(both, 1).astype(np.float32)

    def narrowed(self, inputs: Inputs, chosen: Numbers) -> Inputs:
        (looks, about), (slot, cells) = inputs.states, (move[chosen] for move in inputs.moves)
        each = np.arange(len(looks))
        row, rest = np.divmod(cells, self.INNER * self.COMING)
        col, coming = np.divmod(rest, self.COMING)
        top, left = row.min(1, keepdims=True), col.min(1, keepdims=True)
        seen = np.arange(self.LONGEST + 2 * self.EDGE)
        padded = np.pad(looks, ((0, 0), (0, self.EDGE), (0, self.EDGE)))  # never seen from the cells of a card
        patch = padded[each[:, None, None], (top + seen)[:, :, None], (left + seen)[:, None]]
        near = ((row - top) * self.LONGEST + col - left) * self.COMING + coming
        return Inputs((patch, about[each, slot][:, None]), (0 * slot, near), inputs.fits[chosen])

    def values(
        self, weights: Weights, states: tuple[Array, ...], owner: Array, moves: tuple[Array, ...], convolve: Convolve
    ) -> Array:
        w, (looks, about), (slot, cells) = weights, states, moves
        here = w["looks"][looks]
        near = relu(convolve(here, w["near"]) + w["near_bias"])
        around = relu(convolve(near, w["far"]) + w["far_bias"])
        inner = here[:, self.EDGE : -self.EDGE, self.EDGE : -self.EDGE]
        worth = (inner @ w["here"] + around @ w["around"]).reshape(len(looks), -1, len(w["far_bias"]))
        beside = relu(about @ w["about"] + w["about_bias"]) @ w["beside"] + w["beside_bias"]
        move = worth[owner[:, None], cells].sum(1) + beside[owner, slot]
        mixed = relu(relu(move) @ w["mixed"] + w["mixed_bias"])
        return (mixed @ w["value"] + move @ w["linear"] + w["value_bias"])[:, 0]


class GnomingNetwork:
    """Every cell of the own grid is valued in the same way, from its card, its row, its column and what is known of the
    table, so a card means the same wherever it lies. The other actions are valued from the whole grid.

    The value of an action is the difference of points, at the end of the round, that the seat may expect to add. The
    network sees two seats.
    """

    SEATS = 2
    KINDS = gnoming.DOWN + 1
    FLAGS = 2
    """Of an own cell: chosen as one of the first cards; the card in hand comes out of it."""
    SOON = 3
    """Turns left in the round are counted up to this number."""
    ABOUT = (PILES + 1) * KINDS + OUT + 1 + REVEALING + 1 + SOON + 1 + gnoming.KINDS + 2 + 2 * SEATS
    KIND_OF = np.array([0] * CELLS + [1, 2, 3, 4] + [5] * CELLS + [6, 7, 8])
    """What an action does: turns a card, passes, draws, takes from either pile, puts, discards on either, removes."""
    CELL_OF = np.array([*range(CELLS), *[-1] * 4, *range(CELLS), *[-1] * 3])
    """The cell of an action, -1 for none."""
    WHAT = 9

    layout = gnoming
    shapes = {  # noqa: RUF012 (no ClassVar in `Network`)
        "line": (KINDS, 48),
        "line_bias": (48,),
        "own": (48, 96),
        "rival": (48, 96),
        "about": (ABOUT, 96),
        "about_bias": (96,),
        "cell": (KINDS + FLAGS, 64),
        "beside": (48, 64),
        "shown": (96, 64),
        "shown_bias": (64,),
        "deeper": (64, 64),
        "deeper_bias": (64,),
        "each": (64, WHAT),
        "together": (64, 64),
        "above": (96, 64),
        "above_bias": (64,),
        "rest": (64, WHAT),
        "rest_bias": (WHAT,),
    }

    def inputs(self, observations: Numbers, owner: Numbers, actions: Numbers) -> Inputs:
        parts = parts_of(gnoming, observations)
        count = len(observations)
        finished = parts["points"].reshape(count, -1, ROUNDS).sum(2)
        holds = parts["in_hand"] > 0  # without a card, `source` and `came` are those of the last one
        about = (
            one_hot(parts["tops"], self.KINDS),
            one_hot(parts["in_hand"], self.KINDS),
            one_hot(parts["source"] * holds, OUT + 1),
            one_hot(parts["phase"], REVEALING + 1),
            one_hot(parts["turns_left"].clip(0, self.SOON), self.SOON + 1),
            (parts["unseen"] + parts["fresh"]) / gnoming.MOST_OF_A_KIND,
            parts["stock"] / GNOMING_CARDS,
            parts["renewed"],
            parts["went_out"][:, : self.SEATS],
            (parts["total"] - finished)[:, : self.SEATS] / 20,  # the points of the face-up cards
        )
        grids = one_hot(parts["grid"][:, : self.SEATS * CELLS, None], self.KINDS)
        flags = np.stack([parts["picked"], parts["came"] * holds == np.arange(1, CELLS + 1)], 2)
        states = grids.reshape(count, self.SEATS, SIDE, SIDE, self.KINDS), flags.reshape(count, SIDE, SIDE, self.FLAGS)
        cell = self.CELL_OF[actions]
        moves = self.KIND_OF[actions], cell.clip(0), np.float32(cell >= 0)
        everything = *map(np.float32, states), np.concatenate(about, 1).astype(np.float32)
        return Inputs(everything, moves, np.ones(len(actions), np.bool_))

    def narrowed(self, inputs: Inputs, chosen: Numbers) -> Inputs:
        return Inputs(inputs.states, tuple(move[chosen] for move in inputs.moves), inputs.fits[chosen])

    def values(
        self, weights: Weights, states: tuple[Array, ...], owner: Array, moves: tuple[Array, ...], convolve: Convolve
    ) -> Array:
        w, (grids, flags, about), (what, cell, is_on_cell) = weights, states, moves
        rows, columns = (relu(grids.sum(axis) @ w["line"] + w["line_bias"]) for axis in (3, 2))
        lines = (rows + columns).sum(2)
        context = lines[:, 0] @ w["own"] + lines[:, 1] @ w["rival"] + about @ w["about"]
        context = relu(context + w["about_bias"])
        beside = (rows[:, 0] @ w["beside"])[:, :, None] + (columns[:, 0] @ w["beside"])[:, None]
        lying = grids[:, 0] @ w["cell"][: self.KINDS] + flags @ w["cell"][self.KINDS :]
        cells = relu(lying + beside + (context @ w["shown"] + w["shown_bias"])[:, None, None])
        cells = relu(cells @ w["deeper"] + w["deeper_bias"])
        each = (cells @ w["each"]).reshape(-1, CELLS, self.WHAT)
        whole = relu(cells.sum((1, 2)) @ w["together"] / CELLS + context @ w["above"] + w["above_bias"])
        rest = whole @ w["rest"] + w["rest_bias"]
        return rest[owner, what] + is_on_cell * each[owner, cell, what]


NETWORKS: dict[str, Network] = {"orchard": OrchardNetwork(), "gnoming": GnomingNetwork()}


def listed(legal: Numbers, counts: Numbers) -> tuple[Numbers, Numbers]:
    """The lists of legal actions of a batch environment in one row, and of which lane each is."""
    return np.repeat(np.arange(len(counts)), counts), legal[np.arange(legal.shape[1]) < counts[:, None]].astype(
        np.int64
    )


def best_of(values: Numbers, fits: Numbers, counts: Numbers) -> tuple[Numbers, Numbers]:
    """For each lane, the number of its action with the highest value in the row of all actions, and this value. An
    action that does not fit is taken only if none does.
    """
    first = np.cumsum(counts) - counts
    values = np.where(fits, values, np.finfo(np.float32).min)
    best = np.maximum.reduceat(values, first)
    candidates = np.where(values == np.repeat(best, counts), np.arange(len(values)), len(values))
    return np.minimum.reduceat(candidates, first), best


def load(game: str) -> dict[str, Numbers]:
    """The trained weights of a game."""
    with np.load(WEIGHTS / f"{game}.npz") as stored:
        return {name: stored[name].astype(np.float32) for name in stored.files}


def choose(game: str, weights: Weights, observations: Numbers, legal: Numbers, counts: Numbers) -> Numbers:
    """The agent's action for each row of observations, given its legal actions as in a batch environment."""
    owner, actions = listed(legal, counts)
    inputs = NETWORKS[game].inputs(observations, owner, actions)
    values = NETWORKS[game].values(weights, inputs.states, owner, inputs.moves, convolve)
    return actions[best_of(values, inputs.fits, counts)[0]]


class LearnedBot:
    """The trained agent of a game as a bot (`mazzo.bots.Bot`). It makes the observation of its seat from the position
    that it is given, and nothing else.
    """

    def __init__(self, game: str, weights: Weights | None = None, name: str = "learned") -> None:
        self.name = name
        self._weights = load(game) if weights is None else weights
        self._game = game
        self._encoder: Encoder | None = None

    def choose(self, match: Match, seat: int, start: int) -> int:
        """The action for a seat of a match."""
        return self.think(determinize(match, seat, start))

    def think(self, position: Position, body: object = None) -> int:
        """The action for the seat of a position."""
        game = RULESETS[position.ruleset]
        if self._encoder is None:
            self._encoder = Encoder(game)
        state = game.new_state().from_bytes(position.state)
        legal = np.array([self._encoder.legal_in(state, position.seat)])
        seen = self._encoder.observe_in(state, position.seat)[None]
        (index,) = choose(self._game, self._weights, seen, legal, np.array([legal.size]))
        return NETWORKS[self._game].layout.action_of(state, position.seat, int(index))
