"""Flat Monte Carlo: legal, equal in both bodies, and independent of hidden information."""

import pytest

import mazzo
from mazzo import compiled
from mazzo.bots import determinize
from mazzo.bots.flat_mc import kernels
from mazzo.bots.flat_mc.bot import FlatMonteCarlo, FlatMonteCarloBot
from mazzo.core.bits import below
from mazzo.match import Match
from tests.bots import veiled
from tests.games import heap
from tests.laws.walks import body_of

SMALL = FlatMonteCarloBot(width=3, playouts=1)
ORCHARD = mazzo.GAMES["orchard"]
STARTS = [compiled.generator(f"start {k}") for k in range(24)]
DEALS = [compiled.generator(f"deal {k}") for k in range(6)]


def late(name: str, seed: str, plies: int) -> Match:
    """A match some way on, each seat taking its first legal action."""
    match = mazzo.deal(name, seed=seed)
    for _ in range(plies):
        match.play(0, match.legal_actions()[-1])
    return match


@pytest.mark.parametrize("plies", [0, 3, 6, 7])
def test_a_choice_is_legal_and_the_same_for_the_same_start_in_either_body(plies: int) -> None:
    match = late("orchard", f"bodies {plies}", plies)
    before = match.to_bytes()
    for start in STARTS[:3]:
        chosen = SMALL.choose(match, 0, start)
        assert match.can(0, chosen)
        assert SMALL.think(determinize(match, 0, start), body_of(ORCHARD, "library")) == chosen
    assert match.to_bytes() == before


def test_whole_games_are_the_same_in_either_body() -> None:
    state = ORCHARD.new_state()
    ORCHARD.rules.init(state, 1, 0)
    swift, plain = (FlatMonteCarlo(body_of(ORCHARD, name)) for name in ("library", "interpreted"))
    few = FlatMonteCarloBot(width=2, playouts=1)
    assert few.play_games(swift, state, DEALS[:1], 5) == few.play_games(plain, state, DEALS[:1], 5)


def test_who_plays_changes_no_deal_and_the_same_start_brings_the_same_games() -> None:
    search, state = FlatMonteCarlo(body_of(ORCHARD, "library")), ORCHARD.new_state()
    ORCHARD.rules.init(state, 1, 0)
    once = SMALL.play_games(search, state, DEALS, 5)
    assert SMALL.play_games(search, state, DEALS, 5) == once
    greed = FlatMonteCarloBot(width=1, playouts=0).play_games(search, state, DEALS, 5)
    played = []
    for deal in DEALS:
        rng, match = [deal], mazzo.deal("orchard", chance="manual")
        while not match.outcome:
            if chances := match.chances():
                match.happen(chances[below(rng, len(chances))])
            else:
                match.play(0, FlatMonteCarloBot(width=1).choose(match, 0, 1))
        played.append(match.score())
    assert greed == played


def test_no_state_it_was_given_is_changed() -> None:
    search, state = FlatMonteCarlo(body_of(ORCHARD, "interpreted")), ORCHARD.new_state()
    ORCHARD.rules.init(state, 1, 0)
    before = state.to_bytes()
    FlatMonteCarloBot(width=1).play_games(search, state, DEALS[:1], 5)
    assert state.to_bytes() == before


def test_thinking_ahead_scores_more_than_greed() -> None:
    search, state = FlatMonteCarlo(body_of(ORCHARD, "library")), ORCHARD.new_state()
    ORCHARD.rules.init(state, 1, 0)
    deals = [compiled.generator(f"strength {k}") for k in range(60)]
    ahead, greed = (sum(FlatMonteCarloBot(width=w, playouts=4).play_games(search, state, deals, 7)) for w in (8, 1))
    assert ahead > greed + len(deals)


def guesses(held: int, patch: pytest.MonkeyPatch, rules: veiled.Veiled) -> list[int]:
    """What the planner on seat 0 guesses, start by start, when the other seat holds a number."""
    with patch.context() as registered:
        veiled.register(registered, rules)
        match = mazzo.deal(veiled.NAME, chance="manual")
        match.happen("2")
        match.happen(str(held))
        return [FlatMonteCarloBot(width=4, playouts=2).choose(match, 0, start) for start in STARTS]


def test_a_secret_of_another_seat_changes_no_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    all_guesses = [guesses(held, monkeypatch, veiled.Veiled()) for held in range(veiled.NUMBERS)]
    assert all_guesses[1:] == all_guesses[:-1]
    assert set(all_guesses[0]) == set(range(veiled.NUMBERS))


def test_a_game_that_deals_nothing_again_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    assert guesses(1, monkeypatch, veiled.Peeking()) != guesses(2, monkeypatch, veiled.Peeking())


def test_a_game_for_two_is_played_to_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    heap.register(monkeypatch)
    match = mazzo.deal(heap.NAME, seed="heap")
    while not match.outcome:
        (seat,) = match.current_players()
        match.play(seat, SMALL.choose(match, seat, 3))
    assert match.outcome is not None


def test_the_best_come_first_and_equals_keep_their_order() -> None:
    actions, values = [10, 11, 12, 13, 14], [1, 5, 2, 5, 9]
    assert kernels.put_best_first(actions, values, 5, 3) == 3
    assert (actions, values) == ([14, 11, 13, 10, 12], [9, 5, 5, 1, 2])


def test_of_equals_the_lowest_is_chosen_where_nothing_is_played_on() -> None:
    match = mazzo.deal("orchard", seed="equals")
    worth = {}
    for action in match.legal_actions():
        ahead = match.copy()
        ahead.play(0, action)
        worth[action] = ahead.score()
    best = min(action for action in worth if worth[action] == max(worth.values()))
    assert FlatMonteCarloBot(width=1).choose(match, 0, 1) == best


@pytest.mark.parametrize(("fewest", "aim", "points", "value"), [(0, 40, 40, 1040), (0, 41, 40, 40), (1, 40, 40, 960)])
def test_reaching_the_aim_is_worth_more_than_points(fewest: int, aim: int, points: int, value: int) -> None:
    params = FlatMonteCarloBot(aim=aim).params(compiled.interpreted(ORCHARD))
    params.sign = -1 if fewest else 1
    assert kernels.result_of(points, params) == value
