"""The interface of OpenSpiel: every game as a Python game with explicit chance."""

import hashlib
from collections.abc import Callable, Mapping
from copy import deepcopy
from itertools import pairwise
from typing import Any, Self

import numpy as np
import numpy.typing as npt
import pyspiel

from mazzo import NotUnderstood
from mazzo.core.bits import below
from mazzo.core.game import AnyGame
from mazzo.match import Match, replay
from mazzo.rl.compiled_match import CompiledMatch
from mazzo.rl.games import dealt, encoder_of, learnable, learnable_layout, shares, some_of, versioned_name

DIGEST = 256
"""Bits of the digest in a tensor of an information state."""
CHANCE, TERMINAL = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)
START = 1 << 60
"""Number of states in which a generator can start."""
PLAYERS, OPTIONS, HORIZON = "players", "options", "horizon"
"""The parameters of a game: number of seats; options, joined by "+"; actions after which it is cut, 0 for never."""


class Position:
    """A match in progress: what OpenSpiel copies and pickles of a state. After `horizon` actions it is cut; `acted` is
    their number so far. A position that was imagined for a seat does not follow from the journal of its match.
    """

    player: int
    """The seat that must act, the lowest of several; CHANCE or TERMINAL."""
    _chances: list[tuple[int, float]] | None
    _outcomes: list[int]
    """The outcomes of the rules that `_chances` numbers."""

    def __init__(self, match: Match, horizon: int, acted: int = 0) -> None:
        self.now = CompiledMatch(match)
        self.horizon = horizon
        self.acted = acted
        self._imagined: dict[int, tuple[str, int]] = {}
        """In an imagined position, for each of the other seats: what it saw at first, and how many steps it had been
        told before, which are not those of this position.
        """
        self._settle()

    def __deepcopy__(self, memo: object) -> Self:
        copy = object.__new__(type(self))
        copy.__dict__.update(self.__dict__)
        copy.now = self.now.copy()
        return copy

    def __reduce__(self) -> tuple[Any, ...]:
        if self._imagined:
            raise pyspiel.SpielError("a resampled state cannot be pickled")
        return _read, (self.match.journal.text(), self.horizon, self.acted)

    @property
    def match(self) -> Match:
        """The match with its journal, to read."""
        return self.now.match

    @property
    def legal(self) -> list[int]:
        """The numbers of the legal actions of the seat that must act, ascending."""
        return self.now.legal(self.player).tolist() if self.player >= 0 else []

    @property
    def chances(self) -> list[tuple[int, float]]:
        """The possible outcomes of chance, numbered from 0, and their probabilities."""
        if self._chances is None:
            self._outcomes = self.now.outcomes() if self.player == CHANCE else []
            count = self.now.chance_count
            runs = pairwise([*self._outcomes, count])
            self._chances = [(k, (end - first) / count) for k, (first, end) in enumerate(runs)]
        return self._chances

    def apply(self, number: int) -> None:
        """Apply an outcome, or an action of the seat that must act. Raises SpielError, naming some that are possible,
        and then changes nothing.
        """
        if self.player == TERMINAL:
            raise pyspiel.SpielError(f"{number} cannot be applied: the game is over")
        if self.player == CHANCE:
            self.now.happen(self._outcome(number))
        else:
            self.now.play(self.player, self._action(self.player, number))
            self.acted += 1
        self._settle()

    def text(self, player: int, number: int) -> str:
        """The text of an outcome or of a legal action. Raises SpielError as `apply` does."""
        if player == CHANCE:
            return self.match.chances()[self._outcome(number)]
        return self.match.write(player, self.now.action(player, self._action(player, number)))

    def returns(self) -> list[float]:
        """The utilities of the seats, 0 before the end: alone the points, else the share of the others with a worse
        place less the share with a better one. In a match that is cut more points are a better place.
        """
        if self.player != TERMINAL or self.now.end:
            return list(self.now.results())
        points = [self.now.points(seat) for seat in range(self.now.seats)]
        return list(map(float, points) if len(points) == 1 else shares(points))

    def history_of(self, seat: int) -> str:
        """All steps that a seat has seen since the start, its own actions included: a line for each step. In a position
        that was imagined for another seat, first what it sees there.
        """
        begin, since = self._imagined.get(seat, (f"seat {seat}", 0))
        steps = (f"{'*' if step.seat is None else step.seat} {step.text}" for step in self.match.steps(since, seat))
        return "\n".join([begin, *steps])

    def imagined(self, seat: int, start: int) -> "Position":
        """A random position that fits what a seat knows, in which the same seat must act. Raises SpielError if this
        one was imagined for another seat.
        """
        if seat in self._imagined:
            raise pyspiel.SpielError(f"this state was resampled for another seat than {seat}")
        match, rng, others = self.match.copy(), [start], [other for other in range(self.now.seats) if other != seat]
        for other in others:
            while match.can_undo(other):  # what it has chosen and nobody has seen
                match.undo(other)
        match.table.resample(seat, rng)
        copy = Position(match, self.horizon, self.acted)
        copy._imagined = {
            other: (f"seat {other} {copy.now.observe(other).tolist()}", match.seen(other)) for other in others
        }
        while copy.player != self.player:
            legal = copy.legal
            copy.now.play(copy.player, legal[below(rng, len(legal))])
            copy._settle()
        return copy

    def _settle(self) -> None:
        """Note who must act."""
        now = self.now
        if self.acted >= self.horizon or now.end:
            self.player = TERMINAL
        else:
            self.player = now.acting[0] if now.acting else CHANCE
        self._chances = None

    def _action(self, seat: int, number: int) -> int:
        """The number itself, if it is a legal action of the seat."""
        if seat != self.player or not self.now.is_legal(seat, number):
            legal = some_of(self.legal if seat == self.player else [])
            raise pyspiel.SpielError(f"{number} is not a legal action of seat {seat}; possible are {legal}")
        return number

    def _outcome(self, number: int) -> int:
        """The outcome of the rules for the number of one that differs."""
        if not 0 <= number < len(self.chances):
            possible = some_of(range(len(self.chances)))
            raise pyspiel.SpielError(f"{number} is not an outcome of chance; possible are {possible}")
        return self._outcomes[number]


class State(pyspiel.State):  # type: ignore[misc]
    """A position by OpenSpiel's interface. Seats that choose at the same time are asked in order of seats; none sees
    what the others have chosen before the rules show it.
    """

    def __init__(self, game: "Game", position: Position) -> None:
        super().__init__(game)
        self.position = position

    def current_player(self) -> int:
        return self.position.player

    def is_terminal(self) -> bool:
        return self.position.player == TERMINAL

    def returns(self) -> list[float]:
        return self.position.returns()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.position.chances

    def _legal_actions(self, player: int) -> list[int]:
        return self.position.legal

    def _apply_action(self, action: int) -> None:
        self.position.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.position.text(player, action)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "State":
        """A random state that fits what a player knows, with an empty history. What others have chosen and nobody has
        seen is chosen again at random.
        """
        return State(self.get_game(), self.position.imagined(player, 1 + int(sampler() * START)))

    def __str__(self) -> str:
        """The journal, with all secrets."""
        return self.position.match.journal.text()


class Observer:
    """What a seat observes, in the parts of the game's module `observation`: `tensor` is the whole, `dict` has the
    parts. With perfect recall the part "told" follows, the bits of a digest of all messages to the seat; the string
    contains these messages.
    """

    def __init__(self, game: AnyGame, recalls: bool) -> None:
        parts = [(part.name, part.shape, part.size) for part in learnable_layout(game).PARTS]
        self.size = sum(size for _, _, size in parts)
        self.recalls = recalls
        if recalls:
            parts.append(("told", (DIGEST,), DIGEST))
        self.tensor = np.zeros(sum(size for _, _, size in parts), np.float32)
        self.dict: dict[str, npt.NDArray[np.float32]] = {}
        at = 0
        for name, shape, size in parts:
            self.dict[name] = self.tensor[at : at + size].reshape(shape)
            at += size

    def set_from(self, state: State, player: int) -> None:
        """Write what a seat observes into `tensor`."""
        position = state.position
        self.tensor[: self.size] = position.now.observe(player)
        if self.recalls:
            digest = hashlib.sha256(position.history_of(player).encode()).digest()
            self.tensor[self.size :] = np.unpackbits(np.frombuffer(digest, np.uint8))

    def string_from(self, state: State, player: int) -> str:
        """The same as text."""
        if self.recalls:
            return state.position.history_of(player)
        self.set_from(state, player)
        return "\n".join(f"{name} {' '.join(map(str, part.ravel().astype(int)))}" for name, part in self.dict.items())


class Game(pyspiel.Game):  # type: ignore[misc]
    """A game by OpenSpiel's interface; a subclass for each game has it as `game`. `params` may hold PLAYERS, OPTIONS
    and HORIZON. Raises SpielError for a number of seats, an option or a horizon that is not possible.
    """

    game: AnyGame

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        game, params = self.game, dict(params or {})
        seats = params.get(PLAYERS, game.meta.seats_min)
        horizon = params.get(HORIZON, 0)
        options = [name for name in params.get(OPTIONS, "").split("+") if name]
        try:
            match = dealt(game, seats, options)
        except NotUnderstood as error:
            raise pyspiel.SpielError(str(error)) from error
        if horizon < 0:
            raise pyspiel.SpielError(f"horizon {horizon}: expected a number of actions, or 0 for a whole game")
        self._plies = game.meta.max_plies * (seats if game.meta.same_cards else 1)
        self._start = Position(match, min(horizon or self._plies, self._plies))
        low, high = _bounds(game) if seats == 1 else (-1, 1)
        info = pyspiel.GameInfo(
            num_distinct_actions=encoder_of(game).actions,
            max_chance_outcomes=len(game.deck),
            num_players=seats,
            min_utility=low,
            max_utility=high,
            utility_sum=None if seats == 1 else 0.0,
            max_game_length=self._start.horizon,
        )
        super().__init__(_type_of(game, seats), info, params)

    def __reduce__(self) -> tuple[Any, ...]:
        return pyspiel.load_game, (str(self),)

    def new_initial_state(self) -> State:
        return State(self, deepcopy(self._start))

    def max_chance_nodes_in_history(self) -> int:
        return self._plies

    def make_py_observer(self, kind: Any = None, params: Mapping[str, Any] | None = None) -> Observer | None:
        """The observer for what one seat knows, public and private; None for every other kind."""
        kind = kind or pyspiel.IIGObservationType(perfect_recall=False)
        is_one_seat = kind.public_info and kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        return Observer(self.game, kind.perfect_recall) if is_one_seat and not params else None


def register() -> None:
    """Register every game with OpenSpiel, as "mazzo_orchard_v1" for the game orchard; importing this module does."""
    names = set(pyspiel.registered_names())
    for game in learnable():
        kind = _type_of(game, game.meta.seats_min)
        if kind.short_name not in names:
            # A class: OpenSpiel releases it after the end of Python, when only an object without cycles would be freed.
            pyspiel.register_game(kind, type(kind.short_name, (Game,), {"game": game}))


def _type_of(game: AnyGame, seats: int) -> Any:
    kind = pyspiel.GameType
    name = versioned_name(game)
    return kind(
        short_name=f"mazzo_{name}",
        long_name=f"Mazzo {name}",
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.PERFECT_INFORMATION if seats == 1 else kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.GENERAL_SUM if seats == 1 else kind.Utility.ZERO_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=game.meta.seats_max,
        min_num_players=game.meta.seats_min,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={PLAYERS: game.meta.seats_min, OPTIONS: "", HORIZON: 0},
        default_loadable=True,
    )


def _bounds(game: AnyGame) -> tuple[int, int]:
    """The fewest and the most points of a game alone."""
    part = next(part for part in learnable_layout(game).PARTS if part.name == "points")
    return part.low, part.high


def _read(journal: str, horizon: int, acted: int) -> Position:
    return Position(replay(journal), horizon, acted)


register()
