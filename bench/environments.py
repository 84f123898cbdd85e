"""Steps per second of the environments, compared with environments of PettingZoo, Gymnasium, OpenSpiel and pgx: all
choose legal actions at random.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from itertools import count
from random import Random
from typing import Any

import mazzo
import mazzo.rl
from bench.figure import Effort, Figure, compare, in_turns, speed

LANES = 256
"""Games that are stepped together, ours and those of pgx."""
SEATS = {"clustered": 2, "gnoming": 3, "grass": 4}
"""Number of seats by game; other games have their fewest."""
SCAN = 16
"""Steps of pgx in one compiled call."""

Steps = Callable[[int], int]
"""Does about so many steps of one game; returns their number."""


@dataclass(frozen=True)
class Peer:
    """An environment of another library: the modules that it needs, how to install them, and what makes it."""

    title: str
    modules: tuple[str, ...]
    package: str
    make: Callable[[], Steps]

    @property
    def is_installed(self) -> bool:
        return all(find_spec(module) for module in self.modules)


@dataclass(frozen=True)
class Interface:
    """An interface of ours: what makes the steps of a game with a number of seats, and the titles of its peers.
    `is_small`: with the fewest seats of the game.
    """

    title: str
    how: str
    make: Callable[[str, int], Steps]
    peers: tuple[str, ...]
    is_small: bool = False

    def seats(self, name: str) -> int:
        """Number of seats of a game."""
        fewest = mazzo.GAMES[name].meta.seats_min
        return fewest if self.is_small else SEATS.get(name, fewest)


def missing() -> Iterator[str]:
    """A line for each package that is not installed, except OpenSpiel, which other figures name."""
    for package in dict.fromkeys(peer.package for peer in PEERS if not peer.is_installed):
        if package != "open_spiel":
            yield f"`pip install {package}` is needed for the environments of some libraries: they are left out."


def measure(effort: Effort) -> Iterator[Figure]:
    peers = {peer.title: peer.make() for peer in PEERS if peer.is_installed}
    peers["orchard, one game in a batch"] = _batch("orchard", 1, 1)
    pairs = {
        (one, game.meta.name): [title for title in one.peers if title in peers]
        for one in INTERFACES
        for game in mazzo.rl.learnable()
    }
    ours = {(one, name): one.make(name, one.seats(name)) for (one, name), titles in pairs.items() if titles}
    # All at once, so that every peer is measured once a round and not once for each of our games.
    runs: dict[Any, Steps] = {**ours, **peers}
    values = dict(zip(runs, in_turns(effort, *(speed(steps, effort) for steps in runs.values())), strict=True))
    for one, name in ours:
        how = f"{name} for {one.seats(name)}: {one.how}"
        for title in pairs[one, name]:
            yield compare(f"{name}: {one.title}", "steps/s", values[one, name], title, values[title], how=how)


def _batch(name: str, seats: int, lanes: int) -> Steps:
    batch = mazzo.rl.batch(name, lanes, seats, seed=1)

    def do(steps: int) -> int:
        times = -(-steps // lanes)
        for _ in range(times):
            batch.step(batch.sample())
        return times * lanes

    return do


def _aec(name: str, seats: int) -> Steps:
    return _agents(mazzo.rl.aec(name, seats))


def _agents(env: Any) -> Steps:
    """Steps by PettingZoo's interface for agents in turn."""
    seeds = count(1)
    env.reset(seed=next(seeds))

    def do(steps: int) -> int:
        count = 0
        while count < steps:
            if not env.agents:
                env.reset(seed=next(seeds))
            observation, _, is_over, is_cut, _ = env.last()
            if is_over or is_cut:
                env.step(None)
                continue
            env.step(env.action_space(env.agent_selection).sample(observation["action_mask"]))
            count += 1
        return count

    return do


def _gymnasium(env: Any) -> Steps:
    """Steps by Gymnasium's interface."""
    env.reset(seed=1)

    def do(steps: int) -> int:
        for _ in range(steps):
            _, _, is_over, is_cut, _ = env.step(env.action_space.sample())
            if is_over or is_cut:
                env.reset()
        return steps

    return do


def _open_spiel(name: str) -> Steps:
    """Steps by OpenSpiel's interface for learners."""
    env: Any = import_module("open_spiel.python.rl_environment").Environment(name)
    random = Random("bench")
    step = env.reset()

    def do(steps: int) -> int:
        nonlocal step
        for _ in range(steps):
            legal = step.observations["legal_actions"][step.observations["current_player"]]
            step = env.step([legal[random.randrange(len(legal))]])
            if step.last():
                step = env.reset()
        return steps

    return do


def _our_states(name: str, seats: int) -> Steps:
    import_module("mazzo.rl.openspiel")  # registers the games
    return _loaded(f"mazzo_{mazzo.rl.versioned_name(mazzo.GAMES[name])}(players={seats})")


def _loaded(name: str) -> Steps:
    import_module("open_spiel.python.games")  # registers the games
    return _states(import_module("pyspiel").load_game(name))


def _states(game: Any) -> Steps:
    """Actions and outcomes of chance, from state to state of OpenSpiel."""
    random, state = Random("bench"), game.new_initial_state()

    def do(steps: int) -> int:
        nonlocal state
        for _ in range(steps):
            legal = state.legal_actions()
            state.apply_action(legal[random.randrange(len(legal))])
            if state.is_terminal():
                state = game.new_initial_state()
        return steps

    return do


def _pgx(name: str) -> Steps:
    jax, pgx = import_module("jax"), import_module("pgx")
    env: Any = pgx.make(name)
    step = import_module("pgx.experimental.wrappers").auto_reset(env.step, env.init)

    def one(carry: Any, _: None) -> tuple[Any, None]:
        state, key = carry
        key, chosen, chance = jax.random.split(key, 3)
        chances = jax.numpy.where(state.legal_action_mask, 0.0, -jax.numpy.inf)
        actions = jax.random.categorical(chosen, chances)
        return (jax.vmap(step)(state, actions, jax.random.split(chance, LANES)), key), None

    run = jax.jit(lambda carry: jax.lax.scan(one, carry, None, length=SCAN)[0])
    carry = (jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.key(1), LANES)), jax.random.key(2))
    carry = jax.block_until_ready(run(carry))

    def do(steps: int) -> int:
        nonlocal carry
        times = -(-steps // (SCAN * LANES))
        for _ in range(times):
            carry = run(carry)
        jax.block_until_ready(carry)
        return times * SCAN * LANES

    return do


def _empty(kind: str) -> Any:
    """A game that does nothing."""
    return getattr(import_module("bench.empty_environments"), kind)()


PETTINGZOO = (("pettingzoo", "rlcard"), '"pettingzoo[classic]"')
OPENSPIEL = (("pyspiel",), "open_spiel")
EVERY = (("pettingzoo", "pyspiel"), "pettingzoo open_spiel")
PEERS = (
    Peer(
        "PettingZoo connect_four_v3",
        *PETTINGZOO,
        lambda: _agents(import_module("pettingzoo.classic.connect_four_v3").env()),
    ),
    Peer(
        "PettingZoo texas_holdem_v4",
        *PETTINGZOO,
        lambda: _agents(import_module("pettingzoo.classic.texas_holdem_v4").env()),
    ),
    Peer("OpenSpiel connect_four", *OPENSPIEL, partial(_open_spiel, "connect_four")),
    Peer("OpenSpiel gin_rummy", *OPENSPIEL, partial(_open_spiel, "gin_rummy")),
    Peer("pgx connect_four", ("pgx", "jax"), "pgx", partial(_pgx, "connect_four")),
    Peer("AEC, empty", *EVERY, lambda: _agents(_empty("Agents"))),
    Peer(
        "Gymnasium Blackjack-v1",
        ("gymnasium",),
        "gymnasium",
        lambda: _gymnasium(import_module("gymnasium").make("Blackjack-v1").unwrapped),
    ),
    Peer("Gymnasium, empty", *EVERY, lambda: _gymnasium(_empty("Single"))),
    Peer("OpenSpiel python_tic_tac_toe", *OPENSPIEL, partial(_loaded, "python_tic_tac_toe")),
    Peer("OpenSpiel in Python, empty", *EVERY, lambda: _states(_empty("Game"))),
)
AGENTS = ("PettingZoo connect_four_v3", "PettingZoo texas_holdem_v4")
INTERFACES = (
    Interface(
        "environment steps",
        f"{LANES} games in a batch: choose a legal action for each, step, observe and mask",
        partial(_batch, lanes=LANES),
        (*AGENTS, "OpenSpiel connect_four", "OpenSpiel gin_rummy", "pgx connect_four", "orchard, one game in a batch"),
    ),
    Interface("AEC steps", "one game by PettingZoo's interface", _aec, (*AGENTS, "AEC, empty")),
    Interface(
        "Gymnasium steps",
        "one learning seat, a novice bot on the other",
        lambda name, seats: _gymnasium(mazzo.rl.gym(name, seats, opponents="novice")),
        ("Gymnasium Blackjack-v1", "Gymnasium, empty", "PettingZoo connect_four_v3"),
        is_small=True,
    ),
    Interface(
        "OpenSpiel states",
        "actions and outcomes of chance by OpenSpiel's interface",
        _our_states,
        ("OpenSpiel python_tic_tac_toe", "OpenSpiel in Python, empty"),
    ),
)
