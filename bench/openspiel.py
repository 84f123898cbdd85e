"""OpenSpiel, the reference of many figures: its card and board games, played by itself or from Python."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from random import Random
from typing import Any, Protocol, Self, cast

HEARTS = "hearts"
SOLITAIRE = "solitaire"
DOMINOES = "python_block_dominoes"
"""A tile-laying game for two with rules in Python."""
HIVE = "hive"
GO = "go(board_size=9)"
HEX = "hex"
"""Board games for two without chance."""
GIN_RUMMY = "gin_rummy"
CRAZY_EIGHTS = "crazy_eights(players=3)"
"""Card games with hidden cards, a stock and discards."""

TAROK = "tarok"
OTHELLO = "othello"
HEX_9 = "hex(board_size=9)"
AMAZONS = "amazons"
CHESS = "chess"
"""Games for measuring its tree search, by length."""

SAMPLE = 100
"""Number of games in which actions and outcomes of chance are counted separately."""


class State(Protocol):
    """The part of an OpenSpiel state that is used here."""

    def apply_action(self, action: int, /) -> None: ...
    def chance_outcomes(self) -> list[tuple[int, float]]: ...
    def clone(self) -> Self: ...
    def full_history(self) -> list[Any]: ...
    def is_chance_node(self) -> bool: ...
    def is_terminal(self) -> bool: ...
    def legal_actions(self) -> list[int]: ...
    def move_number(self) -> int: ...


class OpenSpiel:
    """The library, if it is installed."""

    def __init__(self, pyspiel: Any) -> None:
        self._pyspiel = pyspiel
        self.random = Random("bench")
        self._bots = [pyspiel.make_uniform_random_bot(seat, 1 + seat) for seat in range(4)]
        self._games: dict[str, Any] = {}
        self._shares: dict[str, float] = {}

    def start(self, game: str) -> State:
        """The start of a game."""
        return cast(State, self._game(game).new_initial_state())

    def dealt(self) -> State:
        """Hearts after the deal, from where every ply is an action."""
        state = self.start(HEARTS)
        while state.is_chance_node():
            state.apply_action(self._outcome(state))
        return state

    def play(self, state: State) -> int:
        """Play at random to the end, step by step from Python, with legal actions listed; returns the number of
        actions.
        """
        actions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(self._outcome(state))
            else:
                legal = state.legal_actions()
                state.apply_action(legal[self.random.randrange(len(legal))])
                actions += 1
        return actions

    def moves(self, state: State) -> list[int]:
        """The actions of one random game from a position without chance."""
        moves: list[int] = []
        here = state.clone()
        while not here.is_terminal():
            moves.append(self.random.choice(here.legal_actions()))
            here.apply_action(moves[-1])
        return moves

    def middle(self, game: str) -> State:
        """A position in which a player is to act, after half of the moves of a random game."""
        whole = self.start(game)
        self.play(whole)
        half = self.start(game)
        while half.is_chance_node() or half.move_number() < whole.move_number() // 2:
            actions = [self._outcome(half)] if half.is_chance_node() else half.legal_actions()
            half.apply_action(self.random.choice(actions))
            if half.is_terminal():
                half = self.start(game)
        return half

    def hearts_rollouts(self, state: State, count: int) -> None:
        """`count` random games from a position of hearts, all in C++: one evaluation of its tree search."""
        evaluator = self._pyspiel.RandomRolloutEvaluator(count, 1)
        self._pyspiel.MCTSBot(self._game(HEARTS), evaluator, 1.0, 1, 10, False, 1, False).mcts_search(state)

    def search(self, game: str, iterations: int) -> None:
        """`iterations` simulations of its tree search from the start of a game, after the deal, each with one random
        game to the end, all in C++.
        """
        state = self.start(game)
        while state.is_chance_node():
            state.apply_action(self._outcome(state))
        evaluator = self._pyspiel.RandomRolloutEvaluator(1, 1)
        self._pyspiel.MCTSBot(self._game(game), evaluator, 1.0, iterations, 100, False, 1, False).mcts_search(state)

    def play_solitaire(self) -> None:
        """One random game of solitaire, all in C++."""
        self._pyspiel.evaluate_bots(self.start(SOLITAIRE), self._bots[:1], self.random.randrange(1 << 30))

    def play_inside(self, game: str) -> float:
        """One random game, all in C++, with legal actions listed; returns its number of actions, estimated as its moves
        times the mean share of actions: asking for each move would cost more than the game.
        """
        return self._played(game).move_number() * self._share(game)

    def _played(self, game: str) -> State:
        state = self.start(game)
        bots = self._bots[: self._game(game).num_players()]
        self._pyspiel.evaluate_bots(state, bots, self.random.randrange(1 << 30))
        return state

    def _share(self, game: str) -> float:
        """The share of a random game's moves that are actions, not outcomes of chance."""
        if game not in self._shares:
            moves = [move.player for _ in range(SAMPLE) for move in self._played(game).full_history()]
            self._shares[game] = sum(player >= 0 for player in moves) / len(moves)
        return self._shares[game]

    def _game(self, name: str) -> Any:
        if name not in self._games:
            self._games[name] = self._pyspiel.load_game(name)
        return self._games[name]

    def _outcome(self, state: State) -> int:
        outcomes = state.chance_outcomes()
        return outcomes[self.random.randrange(len(outcomes))][0]


@cache
def peer() -> OpenSpiel | None:
    """OpenSpiel, or None if it is not installed."""
    try:
        import_module("open_spiel.python.games")  # registers the games written in Python
        return OpenSpiel(import_module("pyspiel"))
    except ImportError:
        return None
