"""Steps per second of the batch environments, with observations and masks, compared with environments of PettingZoo,
OpenSpiel and pgx: all choose legal actions at random.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
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
SEATS = {"orchard": 1, "grove": 1, "clustered": 2, "gnoming": 3, "grass": 4}
"""Number of seats by game; other games have their fewest."""
SCAN = 16
"""Steps of pgx in one compiled call."""

Steps = Callable[[int], int]
"""Does about so many steps of one game; returns their number."""


@dataclass(frozen=True)
class Peer:
    """A library of environments: the modules that it needs, how to install it, its games to compare with, and what
    makes the environment of one.
    """

    title: str
    modules: tuple[str, ...]
    package: str
    games: tuple[str, ...]
    made: Callable[[str], Steps]

    @property
    def is_installed(self) -> bool:
        return all(find_spec(module) for module in self.modules)


def missing() -> Iterator[str]:
    """A line for each library that is not installed, except OpenSpiel, which other figures name."""
    for peer in PEERS:
        if not peer.is_installed and peer.title != "OpenSpiel":
            yield f"Environments of {peer.title} are not installed (`pip install {peer.package}`): they are left out."


def measure(effort: Effort) -> Iterator[Figure]:
    ours = {game.meta.name: SEATS.get(game.meta.name, game.meta.seats_min) for game in mazzo.rl.learnable()}
    peers = {f"{peer.title} {name}": peer.made(name) for peer in PEERS if peer.is_installed for name in peer.games}
    if not peers:
        peers = {"orchard, one game at a time": _batch("orchard", SEATS["orchard"], 1)}
    batches = [_batch(name, seats, LANES) for name, seats in ours.items()]
    # All at once, so that every peer is measured once a round and not once for each of our games.
    values = in_turns(effort, *(speed(steps, effort) for steps in (*batches, *peers.values())))
    for (name, seats), mine in zip(ours.items(), values, strict=False):
        how = f"{LANES} games of {name} for {seats} in a batch: choose a legal action for each, step, observe and mask"
        for reference, others in zip(peers, values[len(ours) :], strict=True):
            yield compare(f"{name}: environment steps", "steps/s", mine, reference, others, how=how)


def _batch(name: str, seats: int, lanes: int) -> Steps:
    batch = mazzo.rl.batch(name, lanes, seats, seed=1)

    def do(steps: int) -> int:
        times = -(-steps // lanes)
        for _ in range(times):
            batch.step(batch.sample())
        return times * lanes

    return do


def _pettingzoo(name: str) -> Steps:
    env: Any = import_module(f"pettingzoo.classic.{name}").env()
    seeds = count(1)
    env.reset(seed=next(seeds))

    def do(steps: int) -> int:
        done = 0
        while done < steps:
            if not env.agents:
                env.reset(seed=next(seeds))
            seen, _, is_over, is_cut, _ = env.last()
            if is_over or is_cut:
                env.step(None)
                continue
            env.step(env.action_space(env.agent_selection).sample(seen["action_mask"]))
            done += 1
        return done

    return do


def _open_spiel(name: str) -> Steps:
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


PEERS = (
    Peer(
        "PettingZoo",
        ("pettingzoo", "rlcard"),
        '"pettingzoo[classic]"',
        ("connect_four_v3", "texas_holdem_v4"),
        _pettingzoo,
    ),
    Peer("OpenSpiel", ("pyspiel",), "open_spiel", ("connect_four", "gin_rummy"), _open_spiel),
    Peer("pgx", ("pgx", "jax"), "pgx", ("connect_four",), _pgx),
)
