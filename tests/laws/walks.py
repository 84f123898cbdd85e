"""Games for the laws, drawn as sequences of choices so that a failing game shrinks.

A walk begins with part of an archived game, so that rare positions (dice that run short, closed cells) are certain to
occur, and continues by numbers: each chooses one of the outcomes or legal actions, and 0 the first. If seats may act
out of turn, one number in eight, never 0, lets one of them act.
"""

import os
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from types import ModuleType
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st

import mazzo
from mazzo import compiled
from mazzo.compiled import Body
from mazzo.core.game import AnyGame
from mazzo.core.own_deck import OwnDeck
from mazzo.core.record import Record
from mazzo.games import EXTRA, with_deck
from mazzo.match import CHANCE
from tests.golden.journals import archived

LONG = 1_000
"""Number of plies from which not every position of a game is checked."""
VERY_LONG = 100_000
"""Number of plies from which most laws check only a part of a game; the laws about its end play all of it."""
STRETCH = 200
"""Number of plies or actions of a very long game that are played if its end does not matter: more than a hand of
Grass.
"""
WIDEST = 40
"""In a long game, at least one position in WIDEST is checked."""
OUT_OF_TURN = 8
"""One number in OUT_OF_TURN lets a seat act out of turn."""
THOROUGH = int(os.environ.get("MAZZO_THOROUGH", "0"))
"""Factor of the number of examples; 1 keeps the number but includes the long ones."""

GAMES = sorted(mazzo.GAMES)
COMPILED = ("numba", "library") if THOROUGH else ("library",)
"""`make test` checks the machine code that Mazzo brings. That of Numba, which serves where there is none, is checked by
`make slow`.
"""
BODIES = ("interpreted", *COMPILED)


@dataclass(frozen=True)
class Ply:
    """An outcome (seat CHANCE) or a seat's action."""

    seat: int
    value: int


@dataclass(frozen=True)
class Walk:
    """How a game is played: the fixed part, then the numbers that choose. `deck`: an owner's, None for the standard
    deck.
    """

    seats: int
    options: int
    opening: tuple[Ply, ...]
    choices: tuple[int, ...]
    deck: OwnDeck | None = None


def examples(count: int) -> settings:
    """Settings for `count` examples of a law, times THOROUGH; a quarter of them in `make test`."""
    return settings(max_examples=count * THOROUGH or -(-count // 4))


def game_tests(name: str, module: str) -> ModuleType:
    """A module of the game's tests, for example `conserved`."""
    game = mazzo.GAMES[name]
    return import_module(f"{game.package}.{module}" if game in EXTRA else f"tests.games.{name}.{module}")


def body_of(game: AnyGame, name: str) -> Body:
    """The rules, interpreted, compiled by Numba or from the library. A game of the tests has no library: Numba's."""
    if name == "interpreted":
        return compiled.interpreted(game)
    return compiled.of(game) if name == "library" else compiled.by_numba(game)


def seats_of_a_state(game: AnyGame) -> int:
    """Number of seats of the largest state of a game."""
    return 1 if game.meta.same_cards else game.meta.seats_max


def walks(name: str) -> st.SearchStrategy[Walk]:
    """Strategy of walks through one state of a game."""
    game = mazzo.GAMES[name]
    least = 1 if game.meta.same_cards else game.meta.seats_min
    fresh = st.builds(Walk, st.integers(least, seats_of_a_state(game)), st.just(0), st.just(()), _choices)
    if not openings(name):
        return fresh
    begun = st.sampled_from(openings(name)).flatmap(
        lambda walk: st.builds(
            Walk,
            st.just(walk.seats),
            st.just(walk.options),
            st.integers(0, len(walk.opening)).map(lambda cut: walk.opening[:cut]),
            _choices,
            st.just(walk.deck),
        )
    )
    return st.one_of(fresh, begun)


_choices = st.lists(st.integers(0, 999), max_size=60).map(tuple)


@cache
def openings(name: str) -> tuple[Walk, ...]:
    """The archived games of a game, as each of its states saw them; those of an older ruleset as far as the present
    rules allow.
    """
    game = mazzo.GAMES[name]
    found: list[Walk] = []
    for path in archived(name):
        match = mazzo.replay(path.read_text("utf-8"))
        bits = sum(option.bit for option in game.meta.options if option.name in match.options)
        for own in range(match.seats if game.meta.same_cards else 1):
            seats = 1 if game.meta.same_cards else match.seats
            state: Any = begin(game, Walk(seats, bits, (), (), match.game.own_deck))
            plies: list[Ply] = []
            for entry in match.line:
                if entry.seat == CHANCE:
                    if game.rules.chance_count(state):
                        plies.append(Ply(CHANCE, game.read_chance(state, entry.text)))
                        game.rules.apply_chance(state, plies[-1].value)
                elif not game.meta.same_cards or entry.seat == own:
                    seat = 0 if game.meta.same_cards else entry.seat
                    action = game.read(state, seat, entry.text)
                    if game.rules.refusal(state, seat, action) != 0:
                        break
                    plies.append(Ply(seat, action))
                    game.rules.apply_action(state, seat, action)
            found.append(Walk(seats, bits, tuple(plies), (), match.game.own_deck))
    return tuple(found)


def blank(game: AnyGame, walk: Walk) -> Record:
    """A new state with the deck of a walk."""
    state: Record = (with_deck(game, walk.deck) if walk.deck else game).new_state()
    return state


def begin(game: AnyGame, walk: Walk) -> Record:
    """The initial state of a walk."""
    state = blank(game, walk)
    game.rules.init(state, walk.seats, walk.options)
    return state


def plies(game: AnyGame, walk: Walk) -> Iterator[tuple[Record, Ply]]:
    """Every position of a walk with its next ply; the final position is not included. In a very long game a walk ends
    STRETCH plies after its choices.
    """
    rules = game.rules
    state: Any = begin(game, walk)
    opening, choices = list(walk.opening), list(walk.choices)
    left = STRETCH if game.meta.max_plies >= VERY_LONG else game.meta.max_plies
    while not rules.is_terminal(state) and left > 0:
        if not opening and not choices:
            left -= 1
        if opening:
            ply = opening.pop(0)
        elif outcomes := rules.chance_count(state):
            ply = Ply(CHANCE, _next(choices) % outcomes)
        else:
            seat = _actor(game, state, choices)
            ply = Ply(seat, _pick(legal(game, state, seat), choices))
        yield state, ply
        carry_out(game, state, ply)


def glimpses(game: AnyGame, walk: Walk) -> Iterator[tuple[Record, Ply]]:
    """The positions of a walk for expensive laws: all of a short game; of a long one those near its choices, and one in
    so many of the others, starting at a different place in each walk.
    """
    stride = min(1 + game.meta.max_plies // LONG, WIDEST)
    first = len(walk.opening) - stride
    last = len(walk.opening) + len(walk.choices)
    for k, (state, ply) in enumerate(plies(game, walk)):
        if first <= k < last or (k + last) % stride == 0:
            yield state.copy(), ply


def end_of(game: AnyGame, walk: Walk) -> Record:
    """The final position of a walk."""
    state = begin(game, walk)
    for before, ply in plies(game, walk):
        state = before.copy()
        carry_out(game, state, ply)
    return state


def carry_out(game: AnyGame, state: Any, ply: Ply) -> None:
    """Apply a ply."""
    if ply.seat == CHANCE:
        game.rules.apply_chance(state, ply.value)
    else:
        game.rules.apply_action(state, ply.seat, ply.value)


def legal(game: AnyGame, state: Any, seat: int) -> list[int]:
    """The legal actions of a seat, by the interpreted rules."""
    out = [0] * game.meta.max_actions
    return out[: game.rules.legal_actions(state, seat, out)]


def out_of_turn_players(game: AnyGame, state: Any) -> list[int]:
    """The seats of a state that may act out of turn and have a legal action."""
    if not game.rules.current_players(state):
        return []
    return [seat for seat in seats_in(game.out_of_turn_players(state)) if legal(game, state, seat)]


def out_of_turn(number: int, among: Sequence[int]) -> int | None:
    """The seat of `among` that a number lets act out of turn; None if there is none."""
    if not among or number % OUT_OF_TURN != OUT_OF_TURN - 1:
        return None
    return among[number // OUT_OF_TURN % len(among)]


def seats_in(mask: int) -> list[int]:
    """The seats of a bit mask."""
    return [seat for seat in range(mask.bit_length()) if mask >> seat & 1]


def _actor(game: AnyGame, state: Any, choices: list[int]) -> int:
    talking = out_of_turn_players(game, state)
    seat = out_of_turn(_next(choices), talking) if talking else None
    return _pick(seats_in(game.rules.current_players(state)), choices) if seat is None else seat


def _next(choices: list[int]) -> int:
    return choices.pop(0) if choices else 0


def _pick(among: Sequence[int], choices: list[int]) -> int:
    return among[_next(choices) % len(among)]
