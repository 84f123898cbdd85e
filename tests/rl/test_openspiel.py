"""OpenSpiel's own tests, unchanged, for every game; what a seat may not know; a search and a solver of theirs."""

import pickle
import random
import subprocess
import sys
from collections.abc import Callable, Iterator
from importlib import import_module
from typing import Any

import numpy as np
import pytest

import mazzo
from mazzo import Match
from mazzo.core.game import AnyGame
from mazzo.rl import learnable
from tests.altered import altered
from tests.laws.matches import seat_counts
from tests.laws.walks import game_tests
from tests.optional_packages import needed

pyspiel = needed("pyspiel", "openspiel")
openspiel = needed("mazzo.rl.openspiel", "openspiel")

NAMES = [game.meta.name for game in learnable()]
games = pytest.mark.parametrize("name", NAMES)
CUT = 24
"""Actions after which games of the fast tests are cut."""
LONG = 500
"""More actions than a random game of two has, but for Grass, whose games take thousands."""
OPTIONS = {"orchard": "without-3", "grove": "recipes", "clustered": "fast+third-wild", "grass": "lifo-heat"}
"""Options of some games, with their own outcomes of chance."""
DEALT = "start_at(game=mazzo_orchard_v1(players=2,horizon=2),history=3;5;9)"
"""Both seats place the first of the same cards in a position that is dealt: 105 actions each."""


def load(name: str, **parameters: object) -> Any:
    """A game of OpenSpiel, by the text that users write."""
    settings = ",".join(f"{key}={value}" for key, value in parameters.items())
    return pyspiel.load_game(f"mazzo_{mazzo.rl.versioned_name(mazzo.GAMES[name])}({settings})")


def walk(name: str, **parameters: object) -> Iterator[Any]:
    """The states of a random game, each before it changes."""
    state, luck = load(name, **parameters).new_initial_state(), random.Random(1)
    yield state
    while not state.is_terminal():
        state.apply_action(luck.choice(state.legal_actions()))
        yield state


def state_of(match: Match) -> Any:
    """A state of OpenSpiel in which a match has been played."""
    state = load(match.game.meta.name, players=match.seats).new_initial_state()
    state.position = openspiel.Position(match, state.position.horizon)
    return state


def known(state: Any, seat: int) -> tuple[object, ...]:
    """All that OpenSpiel tells a seat."""
    return (
        state.observation_string(seat),
        state.observation_tensor(seat),
        state.information_state_string(seat),
        state.information_state_tensor(seat),
    )


def play(game: Any, choose: Callable[[Any], int], seed: int) -> float:
    """The points of a game alone."""
    state, luck = game.new_initial_state(), random.Random(seed)
    while not state.is_terminal():
        state.apply_action(luck.choice(state.legal_actions()) if state.is_chance_node() else choose(state))
    return float(state.returns()[0])


@games
def test_simulations_of_the_library_pass_with_every_number_of_seats(name: str) -> None:
    for seats in seat_counts(mazzo.GAMES[name]):
        pyspiel.random_sim_test(load(name, players=seats, horizon=CUT // 2), 1, True, False)
    if name in OPTIONS:
        pyspiel.random_sim_test(load(name, options=OPTIONS[name], horizon=CUT), 1, True, False)


@games
def test_simulations_from_python_pass(name: str) -> None:
    games_sim_test = import_module("open_spiel.python.tests.games_sim_test")  # takes a second: imports SciPy
    case = games_sim_test.GamesSimTest("test_pig")
    for seats in seat_counts(mazzo.GAMES[name])[:2]:
        case.sim_game(load(name, players=seats, horizon=CUT))


@pytest.mark.slow
@games
def test_simulations_of_whole_games_pass(name: str) -> None:
    pyspiel.random_sim_test(load(name, players=max(2, mazzo.GAMES[name].meta.seats_min), horizon=LONG), 1, True, False)


def test_a_state_can_be_sent_to_another_process() -> None:
    *_, before, _ = walk("gnoming", horizon=6)
    read = f"import pickle; state = pickle.loads({pickle.dumps(before)!r}); print(state, state.legal_actions())"
    told = subprocess.run([sys.executable, "-c", read], capture_output=True, text=True, check=True, timeout=480)
    assert told.stdout == f"{before} {before.legal_actions()}\n"


def test_ids_carry_versions_and_are_registered_once() -> None:
    openspiel.register()
    ours = [text for text in pyspiel.registered_names() if text.startswith("mazzo_")]
    assert sorted(ours) == sorted(f"mazzo_{mazzo.rl.versioned_name(game)}" for game in learnable())


@games
def test_a_game_is_a_match_with_the_same_actions_outcomes_and_walk(name: str) -> None:
    seats = max(2, mazzo.GAMES[name].meta.seats_min)
    match = mazzo.deal(name, seats, chance="manual")
    layout = mazzo.rl.learnable_layout(match.game)
    for state in walk(name, players=seats, horizon=60):
        position = state.position
        for entry in position.match.line[len(match.line) :]:
            if entry.seat < 0:
                match.happen(entry.text)
            else:
                match.play(entry.seat, entry.text)
        assert [one.to_bytes() for one in match.table.states] == [one.to_bytes() for one in position.match.table.states]
        if state.is_chance_node():
            texts, odds = match.chances(), state.chance_outcomes()
            assert [position.text(-1, k) for k, _ in odds] == list(dict.fromkeys(texts))
            assert [share for _, share in odds] == [texts.count(text) / len(texts) for text in dict.fromkeys(texts)]
        elif not state.is_terminal():
            player = match.current_players()[0]
            place = match.table.place_of(player)
            assert state.current_player() == player
            assert state.legal_actions() == [layout.index_of(*place, action) for action in match.legal_actions(player)]
    assert sum(state.returns()) == pytest.approx(0)


def test_alone_the_utility_is_the_points_and_several_that_are_cut_are_placed_by_points() -> None:
    *_, alone = walk("orchard")
    assert alone.returns() == [alone.position.match.score(0)]
    *_, cut = walk("orchard", players=3, horizon=7)
    points = [cut.position.match.score(seat) for seat in range(3)]
    assert cut.position.match.outcome is None
    assert len(set(points)) > 1
    assert cut.returns() == list(openspiel.shares(points))


@games
def test_a_seat_forgets_nothing(name: str) -> None:
    seats = max(2, mazzo.GAMES[name].meta.seats_min)
    told = ["seat 0", "seat 1"]
    for state in walk(name, players=seats, horizon=CUT):
        now = [state.information_state_string(seat) for seat in range(2)]
        assert all(new.startswith(old) for new, old in zip(now, told, strict=True))
        told = now
    acted = sum(player == 0 for player in (item.player for item in state.full_history()))
    assert sum(line.startswith("0 ") for line in told[0].splitlines()) == acted > 0


def in_an_open_round(game: AnyGame) -> tuple[Match, Match, int]:
    """Two worlds of a same-cards game: seat 0 has laid another card, or elsewhere, before seat 1 acts."""
    match = mazzo.deal(game.meta.name, 3, chance="manual")
    while match.chances():
        match.happen(match.chances()[0])
    one, two = match.copy(), match.copy()
    one.play(0, one.legal_actions(0)[0])
    two.play(0, two.legal_actions(0)[-1])
    return one, two, 1


def worlds_of(name: str) -> list[tuple[Match, Match, int]]:
    """Pairs of worlds that a seat must not be able to distinguish."""
    game = mazzo.GAMES[name]
    if game.meta.same_cards:
        return [in_an_open_round(game)]
    worlds: list[tuple[Match, Match, int]] = game_tests(name, "hidden_worlds").hidden_worlds()
    return worlds


@games
def test_what_others_know_changes_nothing_that_a_seat_is_told(name: str) -> None:
    for one, two, viewer in worlds_of(name):
        there, here = state_of(one), state_of(two)
        assert str(there) != str(here)
        assert known(there, viewer) == known(here, viewer)


@games
def test_what_is_dealt_again_changes_nothing_that_a_seat_is_told(name: str) -> None:
    seats = max(2, mazzo.GAMES[name].meta.seats_min)
    for state in walk(name, players=seats, horizon=CUT):
        for seat in range(seats):
            match = state.position.match.copy()
            match.table.resample(seat, [1 + seat])
            assert known(state, seat) == known(state_of(match), seat)


@games
def test_a_resampled_state_fits_what_the_seat_knows(name: str) -> None:
    luck, seats = random.Random(1), max(2, mazzo.GAMES[name].meta.seats_min)
    differs = 0
    for state in walk(name, players=seats, horizon=CUT):
        if state.is_terminal():
            break
        for seat in range(seats):
            again = state.resample_from_infostate(seat, luck.random)
            assert known(state, seat) == known(again, seat)
            assert again.current_player() == state.current_player()
            differs += any(state.observation_string(other) != again.observation_string(other) for other in range(seats))
        if state.move_number() % 4 == 0:
            while not again.is_terminal():
                again.apply_action(luck.choice(again.legal_actions()))
            assert sum(again.returns()) == pytest.approx(0)
    assert differs


@games
def test_what_is_resampled_depends_only_on_what_the_seat_knows(name: str) -> None:
    for one, two, viewer in worlds_of(name):
        there, here = (state_of(match).resample_from_infostate(viewer, lambda: 0.3) for match in (one, two))
        assert there.position.match.to_bytes() == here.position.match.to_bytes()
        assert [known(there, seat) for seat in range(one.seats)] == [known(here, seat) for seat in range(one.seats)]


def test_a_planted_leak_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    leak = altered(mazzo.GAMES["gnoming"], redact=lambda *asked: None)
    monkeypatch.setitem(mazzo.GAMES, "gnoming", leak)
    monkeypatch.setitem(mazzo.games.RULESETS, leak.meta.ruleset, leak)
    assert any(known(state_of(one), seat) != known(state_of(two), seat) for one, two, seat in worlds_of("gnoming"))


def test_bad_input_raises_the_error_of_the_library() -> None:
    error = pyspiel.SpielError
    with pytest.raises(error, match="mazzo_orchard_v1"):
        pyspiel.load_game("mazzo_orchard_v9")
    with pytest.raises(error, match="2 to 7"):
        load("gnoming", players=9)
    with pytest.raises(error, match="third-wild"):
        load("clustered", options="fast+nonsense")
    with pytest.raises(error, match="horizon, options, players"):
        load("clustered", seats=2)
    with pytest.raises(error, match="a number of actions"):
        load("clustered", horizon=-1)
    state = load("gnoming").new_initial_state()
    with pytest.raises(error, match="cannot be pickled"):
        pickle.dumps(state.resample_from_infostate(0, lambda: 0.5))
    with pytest.raises(error, match="another seat than 1"):
        state.resample_from_infostate(0, lambda: 0.5).resample_from_infostate(1, lambda: 0.5)
    with pytest.raises(error, match=r"99 is not an outcome of chance; possible are 0, 1, 2"):
        state.apply_action(99)
    while state.is_chance_node():
        state.apply_action(0)
    before = str(state)
    with pytest.raises(error, match=r"24 is not a legal action of seat 0; possible are 0, 1, 2"):
        state.apply_action(24)
    with pytest.raises(error, match="legal action of seat 0"):
        state.action_to_string(0, -1)
    assert str(state) == before
    *_, end = walk("orchard", horizon=1)
    with pytest.raises(error, match="over"):
        end.apply_action(0)


def test_their_tree_search_beats_chance() -> None:
    mcts = needed("open_spiel.python.algorithms.mcts", "openspiel")
    game, luck = load("orchard", horizon=2), random.Random(2)
    chooser = np.random.RandomState(7)
    bot = mcts.MCTSBot(game, 5.0, 60, mcts.RandomRolloutEvaluator(1, chooser), random_state=chooser)
    searched = [play(game, bot.step, seed) for seed in range(4)]
    drawn = [play(game, lambda state: luck.choice(state.legal_actions()), seed) for seed in range(40)]
    assert min(searched) > sum(drawn) / len(drawn)


def test_their_search_of_information_sets_beats_chance() -> None:
    mcts = needed("open_spiel.python.algorithms.mcts", "openspiel")
    ismcts = needed("open_spiel.python.algorithms.ismcts", "openspiel")
    game, luck = load("gnoming", horizon=12), random.Random(3)
    chooser = np.random.RandomState(7)
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, chooser), 2.0, 40, random_state=chooser)
    bot.set_resampler(lambda state, seat: state.resample_from_infostate(seat, luck.random))  # its own has no seed
    won = 0
    for k in range(6):
        state = game.new_initial_state()
        while not state.is_terminal():
            is_searched = state.current_player() == k % 2
            state.apply_action(int(bot.step(state)) if is_searched else luck.choice(state.legal_actions()))
        won += state.returns()[k % 2]
    assert won >= 4  # of 6 and -6


def test_their_solver_sees_one_information_state_of_a_seat_that_must_not_know_the_others_choice() -> None:
    sampling = needed("open_spiel.python.algorithms.external_sampling_mccfr", "openspiel")
    game = pyspiel.load_game(DEALT)
    solver = sampling.ExternalSamplingSolver(game)
    for _ in range(2):
        solver.iteration()
    state = game.new_initial_state()
    states = [state, state.child(state.legal_actions()[0])]
    assert set(solver._infostates) == {one.information_state_string(one.current_player()) for one in states}
    for one in states:
        assert sum(solver.average_policy().action_probabilities(one).values()) == pytest.approx(1)


@pytest.mark.slow
def test_their_solver_comes_near_to_an_equilibrium() -> None:
    sampling = needed("open_spiel.python.algorithms.external_sampling_mccfr", "openspiel")
    exploitability = needed("open_spiel.python.algorithms.exploitability", "openspiel")
    game = pyspiel.load_game(DEALT)
    solver = sampling.ExternalSamplingSolver(game)
    np.random.seed(1)
    for _ in range(40):
        solver.iteration()
    assert exploitability.nash_conv(game, solver.average_policy()) < 1  # of uniform choices: 1.98
