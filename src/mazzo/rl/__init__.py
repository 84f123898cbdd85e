"""Floor 3: environments for reinforcement learning, in the interfaces of other projects (`pip install "mazzo[rl]"`).

import mazzo.rl
batch = mazzo.rl.batch("orchard", lanes=1024)
for _ in range(100):
    batch.step(batch.sample())
"""

import importlib
from collections.abc import Sequence
from contextlib import suppress
from typing import TYPE_CHECKING

from mazzo.rl.batch import Batch
from mazzo.rl.games import game_of, learnable, learnable_layout, observation_of, versioned_name

if TYPE_CHECKING:
    from mazzo.rl.multi_agent import Aec, Parallel
    from mazzo.rl.single_agent import Illegal, Single

__all__ = [
    "Batch",
    "aec",
    "batch",
    "game_of",
    "gym",
    "learnable",
    "learnable_layout",
    "observation_of",
    "parallel",
    "register",
    "versioned_name",
]


def register() -> None:
    """Register every game with Gymnasium, as "mazzo/Orchard-v1" for the game orchard; importing `mazzo.rl` does, where
    Gymnasium is installed.
    """
    with suppress(ImportError):
        gymnasium = importlib.import_module("gymnasium")
        for game in learnable():
            name = f"mazzo/{game.meta.name.capitalize()}-v{learnable_layout(game).VERSION}"
            if name not in gymnasium.registry:
                gymnasium.register(name, "mazzo.rl.single_agent:Single", kwargs={"game": game.meta.name})


def batch(
    game: str, lanes: int, seats: int | None = None, options: Sequence[str] = (), seed: object = 0, threads: int = 1
) -> Batch:
    """The batch environment; see `Batch`."""
    return Batch(game, lanes, seats, options, seed, threads)


def aec(
    game: str,
    seats: int | None = None,
    options: Sequence[str] = (),
    max_cycles: int | None = None,
    render_mode: str | None = None,
) -> "Aec":
    """The game by PettingZoo's AEC interface; see `multi_agent.Aec`."""
    from mazzo.rl.multi_agent import Aec

    return Aec(game, seats, options, max_cycles, render_mode)


def parallel(
    game: str,
    seats: int | None = None,
    options: Sequence[str] = (),
    max_cycles: int | None = None,
    render_mode: str | None = None,
) -> "Parallel":
    """The game by PettingZoo's Parallel interface; see `multi_agent.Parallel`."""
    from mazzo.rl.multi_agent import Parallel

    return Parallel(game, seats, options, max_cycles, render_mode)


def gym(
    game: str,
    seats: int | None = None,
    options: Sequence[str] = (),
    opponents: str = "greedy",
    seat: int = 0,
    illegal: "Illegal" = "raise",
    render_mode: str | None = None,
) -> "Single":
    """The game by Gymnasium's interface; see `single_agent.Single`."""
    from mazzo.rl.single_agent import Single

    return Single(game, seats, options, opponents, seat, illegal, render_mode)


register()
