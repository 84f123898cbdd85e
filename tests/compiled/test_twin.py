"""The compiled rules equal the interpreted ones: for Orchard, a compound choice, and a board without edges."""

from random import Random

import pytest

import mazzo
from mazzo import compiled
from mazzo.compiled.host import Compiled
from mazzo.core.game import AnyGame
from tests.compiled.toys import BOUNDLESS, STALLS

ORCHARD = mazzo.GAMES["orchard"]
GAMES = pytest.mark.parametrize("game", [STALLS, BOUNDLESS, ORCHARD], ids=lambda game: game.meta.name)


def swift(game: AnyGame) -> Compiled:
    """The compiled body."""
    body = compiled.by_numba(game)
    assert isinstance(body, Compiled)
    return body


@GAMES
def test_both_bodies_are_equal_at_every_step_of_random_games(game: AnyGame) -> None:
    """Answers, lists and every byte of the state."""
    body, plain, rng = swift(game), game.rules, Random(game.meta.name)
    state, rows = game.new_state(), body.new(1)
    row = rows[0]
    out, swift_out = [0] * game.meta.max_actions, body.ints(game.meta.max_actions)
    for _ in range(120):
        plain.init(state, game.meta.seats_min, 0)
        body.rules.init(row, game.meta.seats_min, 0)
        plies = 0
        while not plain.is_terminal(state):
            assert row.tobytes() == state.to_bytes()
            assert body.rules.is_terminal(row) == 0
            assert body.rules.current_players(row) == plain.current_players(state)
            assert body.rules.chance_count(row) == plain.chance_count(state)
            if count := plain.chance_count(state):
                outcome = rng.randrange(count)
                plain.apply_chance(state, outcome)
                body.rules.apply_chance(row, outcome)
            else:
                mask = plain.current_players(state)
                seat = rng.choice([seat for seat in range(8) if mask >> seat & 1])
                legal = out[: plain.legal_actions(state, seat, out)]
                assert list(swift_out[: body.rules.legal_actions(row, seat, swift_out)]) == legal
                assert legal == sorted(set(legal))
                action = rng.choice(legal)
                wrong = action + rng.randrange(-3, 4)
                assert body.rules.refusal(row, seat, wrong) == plain.refusal(state, seat, wrong)
                assert (plain.refusal(state, seat, wrong) == 0) == (wrong in legal)
                plain.apply_action(state, seat, action)
                body.rules.apply_action(row, seat, action)
                assert body.rules.greedy_value(row, seat) == plain.greedy_value(state, seat)
                assert body.rules.leaf_value(row, seat) == plain.leaf_value(state, seat)
            plies += 1
        assert 0 < plies <= game.meta.max_plies
        assert body.rules.is_terminal(row) == plain.is_terminal(state)
        seats = range(game.meta.seats_min)
        assert [body.rules.score(row, seat) for seat in seats] == [plain.score(state, seat) for seat in seats]


@GAMES
@pytest.mark.parametrize("policy", [compiled.RANDOM, compiled.GREEDY], ids=["random", "greedy"])
def test_generic_loops_play_the_same_games(game: AnyGame, policy: int) -> None:
    start, seats = compiled.generator(game.meta.name), game.meta.seats_min
    assert swift(game).play_games(3, start, policy, seats) == compiled.interpreted(game).play_games(
        3, start, policy, seats
    )


@GAMES
def test_trees_have_the_same_size(game: AnyGame) -> None:
    state = game.new_state()
    game.rules.init(state, game.meta.seats_min, 0)
    for depth in range(4):
        assert swift(game).count_leaves(state, depth) == compiled.interpreted(game).count_leaves(state, depth)


@GAMES
def test_a_run_of_plies_is_the_plies(game: AnyGame) -> None:
    state, rng = game.new_state(), Random(5)
    game.rules.init(state, game.meta.seats_min, 0)
    start, seats, plies = state.copy(), [], []
    out = [0] * game.meta.max_actions
    while not game.rules.is_terminal(state):
        if count := game.rules.chance_count(state):
            seats.append(-1)
            plies.append(rng.randrange(count))
            game.rules.apply_chance(state, plies[-1])
        else:
            mask = game.rules.current_players(state)
            seats.append(mask.bit_length() - 1)
            plies.append(out[rng.randrange(game.rules.legal_actions(state, seats[-1], out))])
            game.rules.apply_action(state, seats[-1], plies[-1])
    for body in (swift(game), compiled.interpreted(game)):
        rows = body.rows(1)
        body.put(rows, 0, start)
        told, carried = body.ints(len(seats)), body.ints(len(plies))
        for k, (seat, ply) in enumerate(zip(seats, plies, strict=True)):
            told[k], carried[k] = seat, ply
        body.kernels.run_plies(rows[0], told, carried, 0, len(plies))
        assert body.take(rows, 0) == state


def test_any_order_of_sealing_gives_the_same_state() -> None:
    body, seals = swift(BOUNDLESS), {}
    rows = body.new(1)
    body.rules.init(rows[0], 8, 0)
    body.rules.apply_chance(rows[0], 2)
    out = body.ints(BOUNDLESS.meta.max_actions)
    count = body.rules.legal_actions(rows[0], 0, out)
    begun = rows.copy()
    for seats in ([0, 1, 2, 3, 4, 5, 6, 7], [7, 3, 1, 0, 2, 6, 5, 4]):
        rows[:] = begun
        for seat in seats:
            body.rules.apply_action(rows[0], seat, int(out[seat % count]))
        seals[rows.tobytes()] = seats
    assert len(seals) == 1


def test_a_record_survives_the_way_through_a_row() -> None:
    match = mazzo.deal("orchard", seed="a row")
    body, state = swift(ORCHARD), match.table.states[0]
    assert body.to_row(state).tobytes() == state.to_bytes()
    assert body.to_record(body.to_row(state)[0]) == state
    rows = body.rows(3)
    body.put(rows, 2, state)
    assert body.take(rows, 2) == state
    assert body.take(rows, 1) == ORCHARD.new_state()


def test_copies_of_rows_share_nothing() -> None:
    body = swift(ORCHARD)
    rows = body.rows(2)
    body.put(rows, 0, mazzo.deal("orchard", seed="a copy").table.states[0])
    body.kernels.copy_at(rows, 1, 0)
    assert body.take(rows, 1) == body.take(rows, 0)
    out = body.ints(ORCHARD.meta.max_actions)
    assert body.kernels.legal_at(rows, 1, 0, out) > 0
    body.kernels.act_at(rows, 1, 0, int(out[0]))
    assert body.take(rows, 1) != body.take(rows, 0)


def test_a_body_is_made_once() -> None:
    assert compiled.of(ORCHARD) is compiled.of(ORCHARD)


def test_generators_start_within_their_bounds() -> None:
    starts = {compiled.generator(f"{k}") for k in range(1000)}
    assert len(starts) == 1000
    assert all(1 <= start <= 1 << 60 for start in starts)
