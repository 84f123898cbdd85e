"""Laws of the rules, for every game and both bodies."""

import os
from collections.abc import Callable, Iterator
from itertools import pairwise
from random import Random
from types import ModuleType
from typing import Any, cast

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import mazzo
from mazzo import compiled
from mazzo.compiled import Body, generator
from mazzo.core import record
from mazzo.core.game import AnyGame
from mazzo.core.observation import Observation, Part
from mazzo.core.record import Record
from mazzo.match import CHANCE
from mazzo.rl import kernels
from mazzo.rl.games import learnable_layout, observation_of
from tests.laws.walks import (
    BODIES,
    COMPILED,
    GAMES,
    OUT_OF_TURN,
    VERY_LONG,
    Ply,
    begin,
    blank,
    body_of,
    carry_out,
    examples,
    glimpses,
    legal,
    openings,
    out_of_turn_players,
    plies,
    seats_in,
    walks,
)
from tests.match import haggle
from tests.sizes import drawn


@pytest.fixture(scope="module", autouse=True)
def _toy() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        haggle.register(patch)
        yield


games = pytest.mark.parametrize("name", GAMES)
bodies = pytest.mark.parametrize("kind", BODIES)

MOST_TRIED = 60_000
"""Maximum number of actions tried; of a game with more, they are evenly spread."""
ENTRY_POINTS = ("observe_at", "indices_at", "action_at")
FEATURES = 1 << 14
"""More than the number of features that any game observes."""


def questions(game: AnyGame, state: Record, seats: int) -> tuple[object, ...]:
    """The results of all rules in a position, interpreted."""
    rules = game.rules
    return (
        rules.is_terminal(state),
        rules.current_players(state),
        rules.chance_count(state),
        rules.chance_stream(state),
        [rules.score(state, seat) for seat in range(seats)],
        [legal(game, state, seat) for seat in range(seats)],
    )


def answers(body: Body, state: Record, seats: int) -> tuple[object, ...]:
    """The same by a body."""
    rows, out = body.rows(1), body.ints(FEATURES)
    body.put(rows, 0, state)
    rules, s = body.rules, rows[0]

    def listed(count: int) -> list[int]:
        return [int(number) for number in out[:count]]

    return (
        rules.is_terminal(s),
        rules.current_players(s),
        rules.chance_count(s),
        rules.chance_stream(s),
        [rules.score(s, seat) for seat in range(seats)],
        [listed(rules.legal_actions(s, seat, out)) for seat in range(seats)],
    )


def after(body: Body, state: Record, ply: Ply) -> Record:
    """The position after a ply, by a body."""
    rows = body.rows(1)
    body.put(rows, 0, state)
    if ply.seat == CHANCE:
        body.rules.apply_chance(rows[0], ply.value)
    else:
        body.rules.apply_action(rows[0], ply.seat, ply.value)
    return body.take(rows, 0)


def test_interpreted_states_are_range_checked_here() -> None:
    assert bool(os.environ["MAZZO_CHECK"]) == record.CHECKED


@games
@examples(12)
@given(st.data())
def test_interpreted_and_compiled_are_equal_after_every_step(name: str, data: st.DataObject) -> None:
    game = mazzo.GAMES[name]
    bodies = [body_of(game, kind) for kind in COMPILED]
    walk = data.draw(walks(name))
    for state, ply in glimpses(game, walk):
        expected = state.copy()
        carry_out(game, expected, ply)
        for body in bodies:
            assert answers(body, state, walk.seats) == questions(game, state, walk.seats)
            assert after(body, state, ply).to_bytes() == expected.to_bytes()


@games
@pytest.mark.parametrize("kind", COMPILED)
def test_archived_games_are_equal_after_every_step(name: str, kind: str) -> None:
    game = mazzo.GAMES[name]
    body = body_of(game, kind)
    rows: Any = body.rows(1)
    for walk in openings(name):
        state = begin(game, walk)
        body.put(rows, 0, blank(game, walk))
        body.rules.init(rows[0], walk.seats, walk.options)
        for ply in walk.opening:
            assert bytes(rows[0]) == state.to_bytes()
            carry_out(game, state, ply)
            if ply.seat == CHANCE:
                body.rules.apply_chance(rows[0], ply.value)
            else:
                body.rules.apply_action(rows[0], ply.seat, ply.value)
        assert bytes(rows[0]) == state.to_bytes()


RANDOM_GAMES = {"orchard": 100_000, "grove": 100_000, "clustered": 2_000, "gnoming": 1_000, "grass": 200}
"""Number of games that both bodies play; fewer of long games."""
SOME_GAMES = 1_000
"""The number for a game that is not listed."""
BOTH = "numba", "library"


@pytest.mark.slow
@games
@pytest.mark.parametrize("part", drawn(2, of=10))
def test_a_hundred_thousand_random_games_are_equal_at_every_step(name: str, part: int) -> None:
    """Interpreted, and by the other two bodies in turn."""
    game = mazzo.GAMES[name]
    tables = [(walk.seats, walk.options) for walk in openings(name)]
    if game.meta.same_cards:
        tables = [(1, 0), *((1, option.bit) for option in game.meta.options if option.offered)]
    bodies, rng, state = [body_of(game, kind) for kind in BOTH], Random(f"{name}, part {part}"), game.new_state()
    scratch = [(body.rows(1), body.ints(game.meta.max_actions)) for body in bodies]
    for number in range(RANDOM_GAMES.get(name, SOME_GAMES) // 10):
        body, (rows, out) = bodies[number % 2], scratch[number % 2]
        seats, options = rng.choice(tables)
        game.rules.init(state, seats, options)
        body.rules.init(rows[0], seats, options)
        while not game.rules.is_terminal(state):
            assert bytes(rows[0]) == state.to_bytes()
            if outcomes := game.rules.chance_count(state):
                ply = Ply(CHANCE, rng.randrange(outcomes))
                body.rules.apply_chance(rows[0], ply.value)
            else:
                talking = out_of_turn_players(game, state) if rng.randrange(OUT_OF_TURN) == 0 else []
                seat = rng.choice(talking or seats_in(game.rules.current_players(state)))
                actions = legal(game, state, seat)
                assert list(out[: body.rules.legal_actions(rows[0], seat, out)]) == actions
                ply = Ply(seat, rng.choice(actions))
                body.rules.apply_action(rows[0], seat, ply.value)
            carry_out(game, state, ply)
        assert bytes(rows[0]) == state.to_bytes()


@games
def test_both_bodies_begin_alike_whatever_the_options(name: str) -> None:
    game = mazzo.GAMES[name]
    for options in (0, *(option.bit for option in game.meta.options)):
        starts = set()
        for kind in BODIES:
            body = body_of(game, kind)
            rows = body.rows(1)
            body.rules.init(rows[0], 1 if game.meta.same_cards else game.meta.seats_max, options)
            starts.add(body.take(rows, 0).to_bytes())
        assert len(starts) == 1


@games
@bodies
@examples(25)
@given(st.data())
def test_a_state_used_again_begins_like_a_new_one(name: str, kind: str, data: st.DataObject) -> None:
    game = mazzo.GAMES[name]
    walk = data.draw(walks(name))
    body = body_of(game, kind)
    used, new = body.rows(1), body.rows(1)
    for state, _ in plies(game, walk):
        body.put(used, 0, state)
    body.put(new, 0, blank(game, walk))
    body.rules.init(used[0], walk.seats, walk.options)
    body.rules.init(new[0], walk.seats, walk.options)
    assert body.take(used, 0).to_bytes() == body.take(new, 0).to_bytes()


@games
@bodies
@examples(15)
@given(st.data())
def test_legal_are_exactly_the_actions_without_refusal(name: str, kind: str, data: st.DataObject) -> None:
    game = mazzo.GAMES[name]
    body = body_of(game, kind)
    everything = game.meta.actions
    walk = data.draw(walks(name))
    tried = data.draw(st.lists(st.integers(-2, everything + 1), max_size=40))
    rows = body.rows(1)
    for state, _ in glimpses(game, walk):
        body.put(rows, 0, state)
        for seat in range(walk.seats):
            allowed = set(legal(game, state, seat))
            near = {action + step for action in list(allowed)[::7] for step in (-37, -36, -1, 0, 1, 36, 37)}
            for action in {*tried, *near}:
                assert (body.rules.refusal(rows[0], seat, action) == 0) == (action in allowed)


@games
@bodies
@examples(2)
@given(st.data())
def test_legal_are_exactly_the_actions_without_refusal_among_all(name: str, kind: str, data: st.DataObject) -> None:
    game = mazzo.GAMES[name]
    body = body_of(game, kind)
    positions = [state.copy() for state, ply in plies(game, data.draw(walks(name))) if ply.seat != CHANCE]
    state = data.draw(st.sampled_from(positions))
    rows = body.rows(1)
    body.put(rows, 0, state)
    seat = data.draw(st.sampled_from([*seats_in(game.rules.current_players(state)), *out_of_turn_players(game, state)]))
    allowed = legal(game, state, seat)
    step = 1 + game.meta.actions // MOST_TRIED
    every = sorted({*range(data.draw(st.integers(0, step - 1)), game.meta.actions, step), *allowed})
    assert [a for a in every if body.rules.refusal(rows[0], seat, a) == 0] == allowed


@games
@examples(25)
@given(st.data())
def test_legal_actions_ascend_and_stay_within_their_bound(name: str, data: st.DataObject) -> None:
    game = mazzo.GAMES[name]
    walk = data.draw(walks(name))
    for state, _ in glimpses(game, walk):
        for seat in range(walk.seats):
            actions = legal(game, state, seat)
            assert all(one < next_ for one, next_ in pairwise(actions))
            assert len(actions) <= game.meta.max_actions


@pytest.mark.parametrize("name", [*GAMES, haggle.NAME])
@examples(25)
@given(st.data())
def test_whoever_may_act_has_something_to_do_and_nobody_else_has(name: str, data: st.DataObject) -> None:
    """Every current player has a legal action. A seat that may act out of turn may have one, and is not a current
    player. No other seat has any, and none has while an outcome of chance is due; then there is no current player.
    """
    game = mazzo.GAMES[name]
    walk = data.draw(walks(name))
    for state, ply in glimpses(game, walk):
        acting = seats_in(game.rules.current_players(state))
        talking = seats_in(game.out_of_turn_players(state)) if acting else []
        busy = {seat for seat in range(walk.seats) if legal(game, state, seat)}
        assert set(acting) <= busy <= {*acting, *talking}
        assert not set(acting) & set(talking)
        assert bool(acting) != bool(game.rules.chance_count(state))
        assert (ply.seat == CHANCE) == (not acting)
        assert ply.seat == CHANCE or ply.seat in busy


def observed(layout: Observation, state: Record, seat: int) -> list[int]:
    """What a seat observes, interpreted."""
    out = [0] * FEATURES
    return out[: layout.observe(state, seat, out)]


@pytest.mark.parametrize("name", [name for name in GAMES if observation_of(mazzo.GAMES[name])])
@pytest.mark.parametrize(
    "body_by",
    [pytest.param(compiled.by_numba, marks=pytest.mark.slow), compiled.on_arrays],
    ids=["numba", "library"],
)
@examples(4)
@given(st.data())
def test_observations_are_as_their_layout_says_in_all_bodies(
    name: str, body_by: Callable[[AnyGame], Body], data: st.DataObject
) -> None:
    """Every number is within the bounds of its part; actions have ascending numbers, and back; nothing is changed."""
    game = mazzo.GAMES[name]
    layout = learnable_layout(game)
    bounds = [part for part in layout.PARTS for _ in range(part.size)]
    body = body_by(game)
    swift: Any = body.bind(kernels, ENTRY_POINTS, observation=cast(ModuleType, layout))
    walk = data.draw(walks(name))
    rows, out = body.rows(1), body.ints(game.meta.max_actions)
    seen = np.zeros(len(bounds), np.int16)
    for k, (state, _) in enumerate(glimpses(game, walk)):
        seat = k % walk.seats
        body.put(rows, 0, state)
        expected = observed(layout, state, seat)
        pairs = zip(bounds, expected, strict=True)
        assert [(part.name, number) for part, number in pairs if not within(part, number)] == []
        assert swift.observe_at(rows, 0, seat, seen) == len(bounds)
        assert seen.tolist() == expected
        actions = legal(game, state, seat)
        numbers = [layout.index_of(state, seat, action) for action in actions]
        assert all(one < next_ for one, next_ in pairwise([-1, *numbers, layout.ACTIONS]))
        assert [layout.action_of(state, seat, number) for number in numbers] == actions
        mask = np.zeros(layout.ACTIONS, np.int8)
        count = swift.indices_at(rows, 0, seat, out, mask)
        assert body.numbers_of(out)[:count] == numbers
        assert mask.nonzero()[0].tolist() == numbers
        assert [swift.action_at(rows, 0, seat, number) for number in numbers] == actions
        assert body.take(rows, 0).to_bytes() == state.to_bytes()


def within(part: Part, number: int) -> bool:
    """Whether a number is within the bounds of its part."""
    return part.low <= number <= part.high


@games
@bodies
@examples(8)
@given(st.data())
def test_questions_change_nothing(name: str, kind: str, data: st.DataObject) -> None:
    game = mazzo.GAMES[name]
    body = body_of(game, kind)
    walk = data.draw(walks(name))
    out, rng = body.ints(FEATURES), body.ints(1)
    rng[0] = 1
    for state, ply in glimpses(game, walk):
        rows = body.rows(1)
        body.put(rows, 0, state)
        rules, s = body.rules, rows[0]
        for seat in range(walk.seats):
            rules.legal_actions(s, seat, out)
            rules.refusal(s, seat, max(ply.value, 0))
            rules.score(s, seat)
        rules.current_players(s)
        rules.chance_count(s)
        rules.is_terminal(s)
        assert body.take(rows, 0).to_bytes() == state.to_bytes()


@games
@bodies
@examples(4)
@given(st.data())
def test_resampling_changes_nothing_a_seat_knows(name: str, kind: str, data: st.DataObject) -> None:
    game = mazzo.GAMES[name]
    body = body_of(game, kind)
    walk = data.draw(walks(name))
    rng = body.ints(1)
    rng[0] = data.draw(st.integers(1, (1 << 32) - 1))
    for k, (state, _) in enumerate(glimpses(game, walk)):
        seat = k % walk.seats
        rows = body.rows(1)
        body.put(rows, 0, state)
        body.rules.resample(rows[0], seat, rng)
        other = body.take(rows, 0)
        if layout := observation_of(game):
            assert observed(layout, other, seat) == observed(layout, state, seat)
            numbers = [layout.index_of(state, seat, action) for action in legal(game, state, seat)]
            assert [layout.index_of(other, seat, action) for action in legal(game, other, seat)] == numbers
        assert legal(game, other, seat) == legal(game, state, seat)
        assert game.offers(other, seat) == game.offers(state, seat)
        mask = game.rules.current_players(state)
        assert game.view([other], seat, mask) == game.view([state], seat, mask)


@games
@examples(25)
@given(st.data())
def test_copies_share_nothing(name: str, data: st.DataObject) -> None:
    game = mazzo.GAMES[name]
    for state, ply in glimpses(game, data.draw(walks(name))):
        copy = state.copy()
        assert copy == state
        before = state.to_bytes()
        carry_out(game, copy, ply)
        assert state.to_bytes() == before
        assert type(state).from_bytes(before) == state


@pytest.mark.parametrize("name", [name for name in GAMES if mazzo.GAMES[name].meta.max_plies < VERY_LONG])
@examples(25)
@given(st.data())
def test_a_game_ends_within_its_stated_length(name: str, data: st.DataObject) -> None:
    game = mazzo.GAMES[name]
    walk = data.draw(walks(name))
    happened = 0
    final = None
    for state, ply in plies(game, walk):
        happened += 1
        final = state.copy()
        carry_out(game, final, ply)
    assert final is not None
    assert happened <= game.meta.max_plies
    assert game.rules.is_terminal(final) in game.meta.ends


@pytest.mark.parametrize("name", [name for name in GAMES if mazzo.GAMES[name].meta.max_plies >= VERY_LONG])
def test_a_very_long_game_ends_within_its_stated_length(name: str) -> None:
    meta = mazzo.GAMES[name].meta
    for seats in range(meta.seats_min, meta.seats_max + 1):
        played = body_of(mazzo.GAMES[name], "library").play_games(100, generator(f"{name} {seats}"), seats=seats)
        assert max(played.lengths) <= meta.max_plies
        assert set(played.ends) <= set(meta.ends)
