"""Games for the laws, drawn as sequences of choices so that a failing game shrinks.

A walk begins with part of an archived game, so that rare positions (dice that run short, closed cells) are not left to
luck, and goes on by numbers: each picks one of the outcomes or legal actions of its moment, and 0 the first. Where
seats may act out of turn one number in eight, never 0, lets one of them.
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
from mazzo.core.decks import OwnDeck
from mazzo.core.game import Game
from mazzo.core.record import Record
from mazzo.games import with_deck
from mazzo.match import CHANCE
from tests.golden.journals import archived

LONG = 1_000
"""Plies of a game of which not every position is looked at."""
VERY_LONG = 100_000
"""Plies of a game of which a law looks at a stretch only: to its end it is played by the laws that are about that."""
STRETCH = 200
"""Plies or actions of a very long game that are played where its end does not matter: more than a hand of Grass."""
WIDEST = 40
"""Of so many positions of a game that is not looked at whole one is looked at, or more."""
OUT_OF_TURN = 8
"""One number in so many lets a seat act for which nobody waits."""
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
    """How a game is played: what is fixed, then the numbers that choose. `deck`: an owner's, None for the house's."""

    seats: int
    options: int
    opening: tuple[Ply, ...]
    choices: tuple[int, ...]
    deck: OwnDeck | None = None


def examples(count: int) -> settings:
    """So many examples of a law, or times as many; half of them in `make test`."""
    return settings(max_examples=count * THOROUGH or -(-count // 2))


def body_of(game: Game, name: str) -> Body:
    """The rules as they are written, or compiled."""
    return compiled.of(game) if name == "compiled" else compiled.interpreted(game)


def seats_of_a_state(game: Game) -> int:
    """How many seats the largest state of a game has."""
    return 1 if game.meta.same_cards else game.meta.seats_max


def walks(name: str) -> st.SearchStrategy[Walk]:
    """Walks through one state of a game."""
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
    """The archived games of a game, as each of its states met them."""
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
                    plies.append(Ply(seat, game.read(state, seat, entry.text)))
                    game.rules.apply_action(state, seat, plies[-1].value)
            found.append(Walk(seats, bits, tuple(plies), (), match.game.own_deck))
    return tuple(found)


def blank(game: Game, walk: Walk) -> Record:
    """A blank state with the deck of a walk in it."""
    return (with_deck(game, walk.deck) if walk.deck else game).state()


def begin(game: Game, walk: Walk) -> Record:
    """The state a walk begins in."""
    state = blank(game, walk)
    game.rules.init(state, walk.seats, walk.options)
    return state


def plies(game: Game, walk: Walk) -> Iterator[tuple[Record, Ply]]:
    """Every position of a walk with the ply that is about to happen in it; the last, with none, is not among them. In a
    very long game a walk ends a stretch after its choices.
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


def glimpses(game: Game, walk: Walk) -> Iterator[tuple[Record, Ply]]:
    """The positions of a walk that a law looks at which asks much: all of a short game; of a long one those around its
    choices, and one of so many of the others, from a place that differs from walk to walk.
    """
    stride = min(1 + game.meta.max_plies // LONG, WIDEST)
    first = len(walk.opening) - stride
    last = len(walk.opening) + len(walk.choices)
    for k, position in enumerate(plies(game, walk)):
        if first <= k < last or (k + last) % stride == 0:
            yield position


def end_of(game: Game, walk: Walk) -> Record:
    """The position a walk ends in."""
    state = begin(game, walk)
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


def speakers(game: Game, state: Any) -> list[int]:
    """The seats of a state that may act though nobody waits for them, and have something to do."""
    if game.speakers is None or not game.rules.current_players(state):
        return []
    return [seat for seat in seats_in(game.speakers(state)) if legal(game, state, seat)]


def out_of_turn(number: int, among: Sequence[int]) -> int | None:
    """The one of these seats that a number lets act out of turn; None if it lets nobody."""
    if not among or number % OUT_OF_TURN != OUT_OF_TURN - 1:
        return None
    return among[number // OUT_OF_TURN % len(among)]


def seats_in(mask: int) -> list[int]:
    """The seats of a mask."""
    return [seat for seat in range(mask.bit_length()) if mask >> seat & 1]


def _actor(game: Game, state: Any, choices: list[int]) -> int:
    talking = speakers(game, state)
    seat = out_of_turn(_next(choices), talking) if talking else None
    return _pick(seats_in(game.rules.current_players(state)), choices) if seat is None else seat


def _next(choices: list[int]) -> int:
    return choices.pop(0) if choices else 0


def _pick(among: Sequence[int], choices: list[int]) -> int:
    return among[_next(choices) % len(among)]
