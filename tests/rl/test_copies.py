"""Environments in several threads, and copies of environments: each is independent of the others."""

import copy
import pickle
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import numpy as np
import pytest

import mazzo.rl
from tests.optional_packages import needed

needed("gymnasium", "rl")
needed("pettingzoo", "rl")

WAYS: dict[str, Callable[[Any], Any]] = {
    "copy": copy.copy,
    "deepcopy": copy.deepcopy,
    "pickle": lambda env: pickle.loads(pickle.dumps(env)),
}
ways = pytest.mark.parametrize("way", WAYS.values(), ids=WAYS)
STEPS = 15


def play_aec(env: Any, rng: np.random.Generator, steps: int) -> list[bytes]:
    """What the agents of an AEC environment receive in so many random steps."""
    trace = []
    for _ in range(steps):
        observation, _, over, cut, _ = env.last()
        if over or cut:
            break
        trace.append(observation["observation"].tobytes())
        env.step(rng.choice(np.flatnonzero(observation["action_mask"])))
    return trace


def play_parallel(env: Any, rng: np.random.Generator, steps: int) -> list[bytes]:
    trace = []
    for _ in range(steps):
        if not env.agents:
            break
        seen = {agent: env.observe(agent) for agent in env.agents}
        trace += [one["observation"].tobytes() for one in seen.values()]
        masks = {agent: np.flatnonzero(one["action_mask"]) for agent, one in seen.items()}
        env.step({agent: rng.choice(mask) for agent, mask in masks.items() if len(mask)})
    return trace


def play_gym(env: Any, rng: np.random.Generator, steps: int) -> list[bytes]:
    trace = []
    for _ in range(steps):
        seen, _, over, _, _ = env.step(rng.choice(np.flatnonzero(env.action_masks())))
        trace.append(seen["observation"].tobytes())
        if over:
            break
    return trace


def make(kind: str, seed: int) -> Any:
    env: Any
    if kind == "gym":
        env = mazzo.rl.gym("gnoming", 2, opponents="novice")
    else:
        env = {"aec": mazzo.rl.aec, "parallel": mazzo.rl.parallel}[kind]("gnoming", 2)
    env.reset(seed=seed)
    return env


PLAY = {"aec": play_aec, "parallel": play_parallel, "gym": play_gym}
kinds = pytest.mark.parametrize("kind", PLAY)


@contextmanager
def threads_that_alternate_often() -> Iterator[None]:
    interval = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        yield
    finally:
        sys.setswitchinterval(interval)


def in_threads(run: Callable[[int], list[bytes]], count: int = 4) -> list[list[bytes]]:
    """The results of run(0), run(1), … in one thread each."""
    traces: dict[int, list[bytes]] = {}
    threads = [threading.Thread(target=lambda k=k: traces.update({k: run(k)})) for k in range(count)]
    with threads_that_alternate_often():
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    return [traces[k] for k in range(count)]


@kinds
def test_environments_in_threads_play_what_each_plays_alone(kind: str) -> None:
    def run(seed: int) -> list[bytes]:
        return PLAY[kind](make(kind, seed), np.random.default_rng(seed), STEPS)

    assert in_threads(run) == [run(seed) for seed in range(4)]


def test_openspiel_in_threads_plays_what_it_plays_alone() -> None:
    pyspiel = needed("pyspiel", "openspiel")
    needed("mazzo.rl.openspiel", "openspiel")
    game = pyspiel.load_game("mazzo_gnoming_v2(players=2)")

    def run(seed: int) -> list[bytes]:
        state, rng, trace = game.new_initial_state(), np.random.default_rng(seed), []
        for _ in range(60):
            if state.is_terminal():
                break
            if not state.is_chance_node():
                trace.append(np.array(state.observation_tensor(0)).tobytes())
            state.apply_action(int(rng.choice(state.legal_actions())))
        return trace

    assert in_threads(run) == [run(seed) for seed in range(4)]


@ways
@kinds
def test_a_copy_is_independent_and_goes_on_alike(kind: str, way: Callable[[Any], Any]) -> None:
    env = make(kind, 5)
    PLAY[kind](env, np.random.default_rng(1), 4)
    other, third = way(env), way(env)
    expected = PLAY[kind](other, np.random.default_rng(2), STEPS)
    assert expected == PLAY[kind](env, np.random.default_rng(2), STEPS)
    assert expected == PLAY[kind](third, np.random.default_rng(2), STEPS)


@ways
def test_a_copy_of_a_batch_is_independent_and_goes_on_alike(way: Callable[[Any], Any]) -> None:
    batch = mazzo.rl.batch("gnoming", 6, 2, seed=3, threads=2)
    batch.step(batch.sample())
    other = way(batch)
    before = batch.save()
    for _ in range(5):
        other.step(other.sample())
    assert all(np.array_equal(array, before[name]) for name, array in batch.save().items())
    for _ in range(5):
        batch.step(batch.sample())
    assert all(np.array_equal(array, other.save()[name]) for name, array in batch.save().items())


def test_a_batch_goes_back_to_where_it_was_saved() -> None:
    batch = mazzo.rl.batch("orchard", 4, seed=3)
    saved = batch.save()
    actions = [batch.sample()]
    batch.step(actions[0])
    observations = batch.observations.copy()
    batch.restore(saved)
    assert np.array_equal(batch.sample(), actions[0])
    batch.step(actions[0])
    assert np.array_equal(batch.observations, observations)
    with pytest.raises(ValueError, match="another"):
        mazzo.rl.batch("orchard", 5).restore(saved)


def test_the_state_is_what_all_seats_observe() -> None:
    env: Any = mazzo.rl.aec("gnoming", 3)
    env.reset(seed=1)
    assert env.state_space.contains(env.state())
    assert np.array_equal(env.state(), np.concatenate([env.observe(agent)["observation"] for agent in env.agents]))


def test_actions_are_taken_as_models_return_them() -> None:
    for action in (np.array(0), np.int64(0), np.uint8(0)):
        env = mazzo.rl.gym("gnoming", 2, opponents="novice")
        env.reset(seed=1)
        env.step(action)
