"""Conservation of dice, tokens and cards, counted after every legal action in whole games. `test_conservation` checks
everything else that a game conserves, in far fewer positions.

The games continue archived ones with the compiled rules: mostly by greedy actions, so that boards fill up as in real
games, and now and then by any other. NumPy counts all states of a position at once.
"""

from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np
import pytest

from mazzo import compiled
from mazzo.core.game import AnyGame
from mazzo.games import GAMES, RULESETS
from tests.laws.pieces import States
from tests.laws.walks import begin, game_tests, openings, seats_in

ACTIONS = 8_000
"""Approximate number of actions tried in a game."""
GREEDY = 0.95
"""Probability of the greedy action."""
SEED = "dice"


def after_every_action(game: AnyGame, actions: int, seed: str) -> Iterator[tuple[States, int]]:
    """The states after each legal action of each position, with the number of seats, until `actions` actions are tried.
    Each game begins with part of an archived one.
    """
    body, random = compiled.on_arrays(game), Random(seed)
    kernels, pair = body.kernels, body.rows(2)
    out, values = body.ints(game.meta.max_actions), body.ints(game.meta.max_actions)
    table: Any = body.rows(game.meta.max_actions + 1)
    seats = 0
    while actions > 0:
        if seats == 0 or body.rules.is_terminal(table[0]):
            walk = random.choice(openings(game.meta.name))
            seats, plies = walk.seats, walk.opening[: random.randrange(len(walk.opening))]
            body.put(table, 0, begin(game, walk))
            who, what = body.ints_of([ply.seat for ply in plies]), body.ints_of([ply.value for ply in plies])
            kernels.run_plies(table[0], who, what, 0, len(plies))
        elif outcomes := body.rules.chance_count(table[0]):
            kernels.happen_at(table, 0, random.randrange(outcomes))
            yield table[:1], seats
        else:
            seat = random.choice(seats_in(body.rules.current_players(table[0])))
            legal = kernels.legal_at(table, 0, seat, out)
            for k in range(legal):
                kernels.copy_at(table, k + 1, 0)
                kernels.act_at(table, k + 1, seat, out[k])
            yield table[1 : legal + 1], seats
            actions -= legal
            chosen = random.randrange(legal)
            if random.random() < GREEDY:
                pair[0] = table[0]
                kernels.greedy_values(pair, seat, out, values)
                chosen = int(np.argmax(np.asarray(values)[:legal]))
            kernels.copy_at(table, 0, chosen + 1)


def is_whole(game: AnyGame, actions: int) -> bool:
    """Whether all pieces are conserved over `actions` actions."""
    has_all_pieces = game_tests(game.meta.name, "conserved").has_all_pieces
    return all(has_all_pieces(states, seats).all() for states, seats in after_every_action(game, actions, SEED))


@pytest.mark.parametrize("name", sorted(GAMES))
def test_no_action_loses_or_makes_a_piece(name: str) -> None:
    assert is_whole(GAMES[name], ACTIONS)


@pytest.mark.slow
@pytest.mark.parametrize("name", sorted(GAMES))
def test_no_action_of_many_games_loses_or_makes_a_piece(name: str) -> None:
    assert is_whole(GAMES[name], 50 * ACTIONS)


def test_the_law_finds_the_second_wheelbarrow_of_grove_1() -> None:
    assert not is_whole(RULESETS["grove-1"], ACTIONS)
