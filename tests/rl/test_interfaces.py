"""The conformance tests of PettingZoo and Gymnasium, unchanged, for every game, and their own errors."""

import warnings
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any, cast

import numpy as np
import pytest

import mazzo
import mazzo.rl
from mazzo.match import Match
from tests.optional_packages import needed

gymnasium = needed("gymnasium", "rl")
pettingzoo_test = needed("pettingzoo.test", "rl")
conversions = needed("pettingzoo.utils.conversions", "rl")
env_checker = needed("gymnasium.utils.env_checker", "rl")

NAMES = [game.meta.name for game in mazzo.rl.learnable()]
games = pytest.mark.parametrize("name", NAMES)
CYCLES = 12


def few(name: str) -> int:
    """A number of seats that shows every part of the game: two, or the fewest."""
    return max(2, mazzo.GAMES[name].meta.seats_min)


def gym_id(name: str) -> str:
    """The game's id for `gymnasium.make`."""
    version = mazzo.rl.learnable_layout(mazzo.GAMES[name]).VERSION
    return f"mazzo.rl.single_agent:mazzo/{name.capitalize()}-v{version}"


def tables() -> Iterator[Any]:
    """Every game with every number of seats; those with `few` are the quick ones."""
    for name in NAMES:
        meta = mazzo.GAMES[name].meta
        for seats in range(meta.seats_min, meta.seats_max + 1):
            yield pytest.param(name, seats, marks=() if seats == few(name) else pytest.mark.slow)


every_table = pytest.mark.parametrize(("name", "seats"), list(tables()))


@every_table
def test_aec_conforms(name: str, seats: int) -> None:
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", message="Observation space for each agent probably should be")
        warnings.filterwarnings("ignore", message="Observation is not a NumPy array")
        pettingzoo_test.api_test(mazzo.rl.aec(name, seats), CYCLES)
    pettingzoo_test.seed_test(lambda: mazzo.rl.aec(name, seats), CYCLES)
    pettingzoo_test.render_test(lambda render_mode: mazzo.rl.aec(name, seats, render_mode=render_mode))


@every_table
def test_parallel_conforms(name: str, seats: int) -> None:
    pettingzoo_test.parallel_api_test(mazzo.rl.parallel(name, seats), CYCLES)
    pettingzoo_test.parallel_seed_test(lambda: mazzo.rl.parallel(name, seats), CYCLES)


@every_table
def test_cycles_are_counted(name: str, seats: int) -> None:
    def table(max_cycles: int) -> Any:
        return mazzo.rl.parallel(name, seats, max_cycles=max_cycles)

    asked = SimpleNamespace(parallel_env=table, env=lambda max_cycles: conversions.parallel_to_aec(table(max_cycles)))
    pettingzoo_test.max_cycles_test(asked)


@games
def test_every_number_of_seats_is_played_in_turn(name: str) -> None:
    meta = mazzo.GAMES[name].meta
    for seats in range(meta.seats_min, meta.seats_max + 1):
        env = mazzo.rl.aec(name, seats, max_cycles=3)
        env.reset(seed=seats)
        assert env.num_agents == seats
        for agent in env.agent_iter():
            seen, _, is_over, is_cut, _ = env.last()
            assert env.observation_space(agent).contains(seen)
            env.step(None if is_over or is_cut else env.action_space(agent).sample(seen["action_mask"]))


def test_rewards_of_a_whole_match_are_its_places() -> None:
    env = mazzo.rl.aec("orchard", 3)
    env.reset(seed=1)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        _, reward, is_over, _, _ = env.last()
        total[agent] += float(reward)
        env.step(None if is_over else env.action_space(agent).sample())
    assert tuple(total.values()) == env.table.now.results()
    assert sum(total.values()) == pytest.approx(0)


@every_table
def test_gymnasium_conforms(name: str, seats: int) -> None:
    told = {"seats": seats, "opponents": "novice", "illegal": "ignore", "render_mode": "ansi"}
    env_checker.check_env(gymnasium.make(gym_id(name), **told).unwrapped)


@games
def test_ids_carry_versions_and_make_vector_environments(name: str) -> None:
    assert mazzo.rl.versioned_name(mazzo.GAMES[name]) == gym_id(name).partition("/")[2].lower().replace("-", "_")
    envs = gymnasium.make_vec(gym_id(name), num_envs=2, opponents="novice")
    seen, _ = envs.reset(seed=1)
    for _ in range(3):
        seen, *_ = envs.step(seen["action_mask"].argmax(1))
    assert seen["observation"].shape == (2, envs.envs[0].unwrapped.table.encoder.size)
    envs.close()


@games
def test_the_picture_is_that_of_the_seat_that_must_act(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    seen_by = list[int | None]()
    snapshot = Match.snapshot

    def watched(match: Match, seat: int | None = None) -> Any:
        seen_by.append(seat)
        return snapshot(match, seat)

    monkeypatch.setattr(Match, "snapshot", watched)
    env = mazzo.rl.aec(name, few(name), render_mode="ansi")
    env.reset(seed=1)
    for agent in env.agent_iter(4):
        text: Any = env.render()
        assert seen_by == [env.seat_of(agent)]
        assert len(text.splitlines()) > 3
        seen_by.clear()
        env.step(env.action_space(agent).sample())
    learner = mazzo.rl.gym(name, few(name), opponents="novice", seat=1, render_mode="ansi")
    learner.reset(seed=1)
    learner.render()
    assert seen_by == [1]


def test_the_picture_is_printed_or_returned(capsys: pytest.CaptureFixture[str]) -> None:
    modes = ("human", "ansi", None)
    printing, returning, silent = (mazzo.rl.parallel("orchard", 2, render_mode=mode) for mode in modes)
    for env in (printing, returning, silent):
        env.reset(seed=1)
    assert printing.render() is None
    assert capsys.readouterr().out == f"{returning.render()}\n"
    with pytest.warns(UserWarning, match="render_mode"):
        assert silent.render() is None


def test_alone_the_rewards_add_up_to_the_points() -> None:
    env = mazzo.rl.gym("orchard")
    env.reset(seed=2)
    total, is_over = float(env.table.match.score(0)), False
    while not is_over:
        _, reward, is_over, _, _ = env.step(env.action_space.sample())
        total += reward
    assert total == env.table.match.score(0)


def test_bad_input_raises_the_errors_of_the_interface() -> None:
    error = gymnasium.error
    with pytest.raises(error.VersionNotFound, match="orchard_v1"):
        mazzo.rl.aec("orchard_v7")
    with pytest.raises(error.NameNotFound, match="gnoming"):
        mazzo.rl.gym("whist")
    with pytest.raises(error.Error, match="2 to 7"):
        mazzo.rl.parallel("gnoming", 8)
    with pytest.raises(error.Error, match="third-wild"):
        mazzo.rl.aec("clustered", options=["nonsense"])
    with pytest.raises(error.Error, match="novice"):
        mazzo.rl.gym("gnoming", opponents="nobody")
    with pytest.raises(error.UnsupportedMode, match="ansi"):
        mazzo.rl.aec("orchard", render_mode="rgb_array")
    with pytest.raises(error.VersionNotFound):
        gymnasium.make("mazzo.rl.single_agent:mazzo/Orchard-v9")
    env = mazzo.rl.aec("gnoming")
    env.reset(seed=1)
    with pytest.raises(error.InvalidAction, match="legal are 0, 1, 2"):
        env.step(24)


@games
@pytest.mark.parametrize("action", [-1, 10**6, 0.5, None, "pass"])
def test_an_action_that_is_none_is_refused_and_changes_nothing(name: str, action: object) -> None:
    for env in (mazzo.rl.aec(name, few(name)), mazzo.rl.gym(name, few(name), opponents="novice")):
        env.reset(seed=1)
        before = env.table.match.entries
        with pytest.raises(gymnasium.error.InvalidAction, match="legal are"):
            env.step(action)
        assert env.table.match.entries == before


def test_parallel_refuses_a_step_as_a_whole() -> None:
    env = mazzo.rl.parallel("orchard", 3)
    seen, _ = env.reset(seed=1)
    before = env.table.match.entries
    actions = {agent: int(np.argmax(seen[agent]["action_mask"])) for agent in env.agents}
    for wrong in ({"seat_2": -1}, {"seat_2": None}, {"seat_7": 0}):
        with pytest.raises(gymnasium.error.InvalidAction, match="seat"):
            env.step(actions | wrong)
        assert env.table.match.entries == before
    del actions["seat_1"]
    with pytest.raises(gymnasium.error.InvalidAction, match="seat 1"):
        env.step(actions)


def test_a_step_before_reset_is_refused() -> None:
    environments: list[Any] = [make("orchard") for make in (mazzo.rl.aec, mazzo.rl.parallel, mazzo.rl.gym)]
    for env in environments:
        with pytest.raises(gymnasium.error.ResetNeeded, match="reset"):
            env.step(0)


def test_other_bad_input_is_named() -> None:
    error = gymnasium.error
    with pytest.raises(error.Error, match="0 to 1"):
        mazzo.rl.gym("gnoming", seat=2)
    with pytest.raises(error.Error, match="raise or ignore"):
        mazzo.rl.gym("gnoming", illegal=cast(Any, "skip"))
    with pytest.raises(error.Error, match="max_cycles"):
        mazzo.rl.aec("gnoming", max_cycles=0)
    with pytest.raises(error.Error, match="2 to 7"):
        gymnasium.make("mazzo.rl.single_agent:mazzo/Gnoming-v2", seats=1)


def test_gymnasium_knows_the_games_by_name_and_samples_by_the_masks_of_a_vector() -> None:
    envs = gymnasium.make_vec("mazzo/Orchard-v1", num_envs=2)
    seen, _ = envs.reset(seed=1)
    for _ in range(3):
        seen, *_ = envs.step(envs.action_space.sample(tuple(seen["action_mask"])))
    assert seen["action_mask"].any(axis=1).all()
    envs.close()


def test_environments_say_what_they_are() -> None:
    assert repr(mazzo.rl.batch("orchard", 4, seats=2)) == "<orchard_v1: 4 lanes of 2 seats>"
    assert repr(mazzo.rl.aec("orchard", 2)) == "<orchard_v1 by Aec: 2 seats>"
    assert repr(mazzo.rl.gym("orchard")) == "<orchard_v1: seat 0 of 1>"
