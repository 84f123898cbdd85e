"""Games for the laws, drawn as sequences of choices so that a failing game shrinks.

A walk begins with part of an archived game, so that rare positions (dice that run short, closed cells) are not left to
luck, and goes on by numbers: each picks one of the outcomes or legal actions of its moment, and 0 the first.
"""

import os
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st

import mazzo
from mazzo import compiled
from mazzo.compiled import Body
from mazzo.core.game import Game
from mazzo.core.record import Record
from mazzo.match import CHANCE
from tests.golden.journals import archived

LONG = 1_000
"""Plies of a game of which not every position is looked at."""
THOROUGH = int(os.environ.get("MAZZO_THOROUGH", "0"))
"""How many times as many examples as usual; 1 as many, but the long ones, too."""

GAMES = sorted(mazzo.GAMES)
BODIES = ("interpreted", "compiled")


@dataclass(frozen=True)
class Ply:
    """An outcome (seat CHANCE) or a seat's action."""

    seat: int
    value: int


@dataclass(frozen=True)
class Walk:
    """How a game is played: what is fixed, then the numbers that choose."""

    seats: int
    options: int
    opening: tuple[Ply, ...]
    choices: tuple[int, ...]


def examples(count: int) -> settings:
    """So many examples of a law, or times as many."""
    return settings(max_examples=count * max(THOROUGH, 1))


def body_of(game: Game, name: str) -> Body:
    """The rules as they are written, or compiled."""
    return compiled.of(game) if name == "compiled" else compiled.interpreted(game)


def seats_of_a_state(game: Game) -> int:
    """How many seats the largest state of a game has."""
    return 1 if game.meta.same_cards else game.meta.seats_max


def walks(name: str) -> st.SearchStrategy[Walk]:
    """Walks through one state of a game."""
    game = mazzo.GAMES[name]
    begun = st.sampled_from(openings(name)).flatmap(
        lambda walk: st.builds(
            Walk,
            st.just(walk.seats),
            st.just(walk.options),
            st.integers(0, len(walk.opening)).map(lambda cut: walk.opening[:cut]),
            _choices,
        )
    )
    least = 1 if game.meta.same_cards else game.meta.seats_min
    fresh = st.builds(Walk, st.integers(least, seats_of_a_state(game)), st.just(0), st.just(()), _choices)
    return st.one_of(fresh, begun)


_choices = st.lists(st.integers(0, 999), max_size=60).map(tuple)


@cache
def openings(name: str) -> tuple[Walk, ...]:
    """The archived games of a game, as each of its states met them."""
    game = mazzo.GAMES[name]
    found: list[Walk] = []
    for path in archived(name):
        match = mazzo.replay(path.read_text("utf-8"))
        bits = sum(option.bit for option in game.meta.options if option.name in match.options)
        for own in range(match.seats if game.meta.same_cards else 1):
            seats = 1 if game.meta.same_cards else match.seats
            state = game.state()
            game.rules.init(state, seats, bits)
            plies: list[Ply] = []
            for entry in match.line:
                if entry.seat == CHANCE:
                    if game.rules.chance_count(state):
                        plies.append(Ply(CHANCE, game.read_chance(state, entry.text)))
                        game.rules.apply_chance(state, plies[-1].value)
                elif not game.meta.same_cards or entry.seat == own:
                    seat = 0 if game.meta.same_cards else entry.seat
                    plies.append(Ply(seat, game.read(state, seat, entry.text)))
                    game.rules.apply_action(state, seat, plies[-1].value)
            found.append(Walk(seats, bits, tuple(plies), ()))
    return tuple(found)


def plies(game: Game, walk: Walk) -> Iterator[tuple[Record, Ply]]:
    """Every position of a walk with the ply that is about to happen in it; the last, with none, is not among them."""
    rules = game.rules
    state = game.state()
    rules.init(state, walk.seats, walk.options)
    opening, choices = list(walk.opening), list(walk.choices)
    while not rules.is_terminal(state):
        if opening:
            ply = opening.pop(0)
        elif outcomes := rules.chance_count(state):
            ply = Ply(CHANCE, _next(choices) % outcomes)
        else:
            seat = _pick(seats_in(rules.current_players(state)), choices)
            ply = Ply(seat, _pick(legal(game, state, seat), choices))
        yield state, ply
        carry_out(game, state, ply)


def glimpses(game: Game, walk: Walk) -> Iterator[tuple[Record, Ply]]:
    """The positions of a walk that a law looks at which asks much: all of a short game; of a long one those around its
    choices, and one of so many of the others, from a place that differs from walk to walk.
    """
    stride = 1 + game.meta.max_plies // LONG
    first = len(walk.opening) - stride
    last = len(walk.opening) + len(walk.choices)
    for k, position in enumerate(plies(game, walk)):
        if first <= k < last or (k + last) % stride == 0:
            yield position


def end_of(game: Game, walk: Walk) -> Record:
    """The position a walk ends in."""
    state = game.state()
    game.rules.init(state, walk.seats, walk.options)
    for before, ply in plies(game, walk):
        state = before.copy()
        carry_out(game, state, ply)
    return state


def carry_out(game: Game, state: Any, ply: Ply) -> None:
    """Let a ply happen."""
    if ply.seat == CHANCE:
        game.rules.apply_chance(state, ply.value)
    else:
        game.rules.apply_action(state, ply.seat, ply.value)


def legal(game: Game, state: Any, seat: int) -> list[int]:
    """The legal actions of a seat, by the rules as they are written."""
    out = [0] * game.meta.max_actions
    return out[: game.rules.legal_actions(state, seat, out)]


def seats_in(mask: int) -> list[int]:
    """The seats of a mask."""
    return [seat for seat in range(mask.bit_length()) if mask >> seat & 1]


def _next(choices: list[int]) -> int:
    return choices.pop(0) if choices else 0


def _pick(among: Sequence[int], choices: list[int]) -> int:
    return among[_next(choices) % len(among)]
