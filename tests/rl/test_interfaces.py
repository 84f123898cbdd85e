"""The conformance tests of PettingZoo and Gymnasium, unchanged, for every game, and their own errors."""

import warnings
from types import SimpleNamespace
from typing import Any

import pytest

import mazzo
import mazzo.rl

gymnasium = pytest.importorskip("gymnasium", reason='without `pip install "mazzo[rl]"`')
pettingzoo_test = pytest.importorskip("pettingzoo.test", reason='without `pip install "mazzo[rl]"`')
conversions = pytest.importorskip("pettingzoo.utils.conversions")
env_checker = pytest.importorskip("gymnasium.utils.env_checker")

NAMES = [game.meta.name for game in mazzo.rl.learnable()]
games = pytest.mark.parametrize("name", NAMES)
CYCLES = 12


def few(name: str) -> int:
    """A number of seats that shows every part of the game: two, or the fewest."""
    return max(2, mazzo.GAMES[name].meta.seats_min)


@games
def test_aec_conforms(name: str) -> None:
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", message="Observation space for each agent probably should be")
        warnings.filterwarnings("ignore", message="Observation is not a NumPy array")
        pettingzoo_test.api_test(mazzo.rl.aec(name, few(name)), CYCLES)
    pettingzoo_test.seed_test(lambda: mazzo.rl.aec(name, few(name)), CYCLES)
    pettingzoo_test.render_test(lambda render_mode: mazzo.rl.aec(name, few(name), render_mode=render_mode))


@games
def test_parallel_conforms(name: str) -> None:
    pettingzoo_test.parallel_api_test(mazzo.rl.parallel(name, few(name)), CYCLES)
    pettingzoo_test.parallel_seed_test(lambda: mazzo.rl.parallel(name, few(name)), CYCLES)


@games
def test_cycles_are_counted(name: str) -> None:
    def table(max_cycles: int) -> Any:
        return mazzo.rl.parallel(name, few(name), max_cycles=max_cycles)

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
    assert tuple(total.values()) == env.table.results()
    assert sum(total.values()) == pytest.approx(0)


@pytest.mark.parametrize(("name", "seats"), [("orchard", 1), ("grove", 1), ("clustered", 1), ("gnoming", 3)])
def test_gymnasium_conforms(name: str, seats: int) -> None:
    env = mazzo.rl.gym(name, seats, opponents="novice", illegal="ignore")
    env_checker.check_env(env, skip_render_check=True)


def test_ids_carry_versions_and_make_vector_environments() -> None:
    assert mazzo.rl.versioned_name(mazzo.GAMES["orchard"]) == "orchard_v1"
    envs = gymnasium.make_vec("mazzo.rl.single_agent:mazzo/Orchard-v1", num_envs=2)
    seen, _ = envs.reset(seed=1)
    for _ in range(3):
        seen, *_ = envs.step(seen["action_mask"].argmax(1))
    assert seen["observation"].shape == (2, envs.envs[0].unwrapped.table.encoder.size)
    envs.close()


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
