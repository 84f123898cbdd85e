"""Trains an agent for Orchard or Gnoming A Round from observations alone, in minutes on one core. Needs PyTorch.

    python examples/learn.py orchard --minutes 20

It begins with random weights and plays hundreds of games at once in the batch environment, against itself where there
are several seats. The weights go to `examples/learned`, the learning curve to `docs/learning`.

The method is Q-learning on fresh games without a replay memory and without a second network, as in PQN (M. Gallici and
others, "Simplifying Deep Temporal Difference Learning", 2024): for each action that was taken the network learns the
rewards and the value of the best action some steps later, mixed over the number of steps (lambda returns).
"""

import argparse
import json
from dataclasses import asdict, dataclass
from pathlib import Path
from time import process_time
from typing import NamedTuple

import numpy as np
import torch
from curve import Point, draw
from learned import NETWORKS, WEIGHTS, Inputs, LearnedBot, Numbers, Weights, best_of, listed

import mazzo.rl
from mazzo.lab.ladder import LadderRequest, play_ladder
from mazzo.lab.participants import SPARRING

CURVES = Path(__file__).parents[1] / "docs" / "learning"
MINIBATCH = 512
PASSES = 2
"""How often each step is learned."""
NEAR = 5.0
"""Errors beyond this number of points count linearly."""
STEEPEST = 10.0
"""The longest gradient."""
STAGES = 10
"""Points of the learning curve after its start."""


@dataclass(frozen=True)
class Course:
    """How a game is learned: `lanes` games at once, `steps` in each between updates, the `discount` of later rewards,
    `trace` (lambda), the learning `rate` at first, the share of `random` actions at first and in the second half.
    For the curve the agent plays `deals` deals beside the bot `opponent`.
    """

    seats: int
    lanes: int
    steps: int
    discount: float
    trace: float
    rate: float
    random: tuple[float, float]
    opponent: str
    deals: int


COURSES = {
    "orchard": Course(1, 512, 8, 1.0, 0.8, 1e-3, (0.3, 0.02), "greedy", 200),
    "gnoming": Course(2, 512, 16, 0.99, 0.8, 1e-3, (0.3, 0.02), "casual", 40),
}


class Step(NamedTuple):
    """One step in every lane. `best`: the value of the best action; `is_best`: whether it was taken. `reward`: what the
    acting seat gained more than the others. `then`: how a later value counts for this seat: 0 after the end of a game
    or of a round, -1 if the rival acts next, else 1.
    """

    inputs: Inputs
    best: Numbers
    is_best: Numbers
    reward: Numbers
    then: Numbers


class Learner:
    """A network, its games and its training."""

    def __init__(self, game: str, course: Course, seed: int) -> None:
        torch.manual_seed(seed)
        self.course = course
        self.network = NETWORKS[game]
        self.env = mazzo.rl.batch(game, course.lanes, course.seats, seed=seed)
        self.weights = {name: begun(shape).requires_grad_() for name, shape in self.network.shapes.items()}
        self.optimizer = torch.optim.RAdam(self.weights.values(), course.rate)
        self.random = np.random.default_rng(seed)
        self.steps = 0
        self.finals: list[int] = []

    def learn(self, part: float) -> None:
        """Play some steps in every lane and learn from them. `part`: how much of the training is over, 0 to 1."""
        first, last = self.course.random
        for group in self.optimizer.param_groups:
            group["lr"] = self.course.rate * min(1.0, max(0.02, 1.25 * (1 - part)))
        steps = [self._step(max(last, first * (1 - 2 * part))) for _ in range(self.course.steps)]
        self.steps += self.course.steps * self.course.lanes
        self._fit(steps, self._targets(steps))

    def frozen(self) -> dict[str, Numbers]:
        """A copy of the weights as arrays."""
        return {name: weight.detach().numpy().copy() for name, weight in self.weights.items()}

    def _step(self, random: float) -> Step:
        env = self.env
        actions, inputs, chosen, best = self._values()
        first = np.cumsum(env.counts) - env.counts
        other = first + self.random.integers(0, env.counts)
        taken = np.where((self.random.random(env.lanes) < random) & inputs.fits[other], other, chosen)
        players, rounds = env.players.copy(), self._rounds()
        env.step(actions[taken])
        self.finals += env.finals[env.ended != 0].ravel().tolist()
        reward = env.gains[np.arange(env.lanes), players].astype(np.float32)
        if self.course.seats > 1:
            reward -= (env.gains.sum(1) - reward) / (self.course.seats - 1)
        if env.game.meta.fewest:
            reward = -reward
        is_over = (env.ended != 0) | (self._rounds() != rounds)
        then = np.where(is_over, 0, np.where(env.players == players, 1, -1))
        return Step(self.network.narrowed(inputs, taken), best, taken == chosen, reward, then)

    def _values(self) -> tuple[Numbers, Inputs, Numbers, Numbers]:
        """All legal actions, what the network receives, and the number and value of the best action of each lane."""
        owner, actions = listed(self.env.legal, self.env.counts)
        inputs = self.network.inputs(self.env.observations, owner, actions)
        with torch.inference_mode():
            values = self._network(inputs, torch.from_numpy(owner)).numpy()
        return actions, inputs, *best_of(values, inputs.fits, self.env.counts)

    def _network(self, inputs: Inputs, owner: torch.Tensor) -> torch.Tensor:
        states, moves = (tuple(map(torch.from_numpy, arrays)) for arrays in (inputs.states, inputs.moves))
        return self.network.values(self.weights, states, owner, moves, convolve)

    def _rounds(self) -> Numbers:
        """The round of each lane, in games with rounds: their points are added, so each is learned by itself."""
        rounds = self.env.parts().get("round", np.zeros((self.env.lanes, 1)))
        return rounds[:, 0].copy()

    def _targets(self, steps: list[Step]) -> Numbers:
        """What the values of the actions taken should have been, step by step."""
        value = self._values()[3]
        target, is_best = value, np.ones(self.env.lanes, np.bool_)
        targets = []
        for step in reversed(steps):
            # after a random action the later rewards say nothing about the best one
            later = np.where(is_best, value + self.course.trace * (target - value), value)
            target = step.reward + self.course.discount * step.then * later
            targets.append(target)
            value, is_best = step.best, step.is_best
        return np.concatenate(targets[::-1])

    def _fit(self, steps: list[Step], targets: Numbers) -> None:
        """Move the values of the actions taken towards their targets."""
        parts = zip(*(step.inputs for step in steps), strict=True)
        states, moves = ([np.concatenate(arrays) for arrays in zip(*part, strict=True)] for part in list(parts)[:2])
        fits = np.concatenate([step.inputs.fits for step in steps])
        for _ in range(PASSES):
            order = self.random.permutation(np.flatnonzero(fits))
            for rows in np.split(order, range(MINIBATCH, len(order), MINIBATCH)):
                few = Inputs(tuple(one[rows] for one in states), tuple(one[rows] for one in moves), fits[rows])
                found = self._network(few, torch.arange(len(rows)))
                wanted = torch.from_numpy(targets[rows].astype(np.float32))
                loss = torch.nn.functional.huber_loss(found, wanted, delta=NEAR)
                self.optimizer.zero_grad()
                loss.backward()
                torch.nn.utils.clip_grad_norm_(self.weights.values(), STEEPEST)
                self.optimizer.step()


def begun(shape: tuple[int, ...]) -> torch.Tensor:
    """Random weights of a shape; 0 for those that are only added."""
    summed = int(np.prod(shape[:-1]))
    return torch.zeros(shape) if len(shape) == 1 else torch.randn(shape) / summed**0.5


def convolve(x: torch.Tensor, kernel: torch.Tensor) -> torch.Tensor:
    """See `learned.Convolve`."""
    found = torch.nn.functional.conv2d(x.permute(0, 3, 1, 2), kernel.permute(3, 2, 0, 1))
    return found.permute(0, 2, 3, 1)


class Stage(NamedTuple):
    """A point of the learning curve: processor seconds, steps, the mean points of the games that ended since the stage
    before, random actions included (None if none ended), and the weights.
    """

    seconds: float
    steps: int
    points: float | None
    weights: Weights


def train(game: str, minutes: float, seed: int) -> list[Stage]:
    """Train for some minutes of processor time."""
    learner = Learner(game, COURSES[game], seed)
    stages = [Stage(0.0, 0, None, learner.frozen())]
    begin, limit = process_time(), 60 * minutes
    while len(stages) <= STAGES:
        seconds = process_time() - begin
        learner.learn(min(1.0, seconds / limit))
        # the early part, where most is learned, has more stages
        if seconds >= limit * (len(stages) / STAGES) ** 2:
            points = float(np.mean(learner.finals)) if learner.finals else None
            stages.append(Stage(seconds, learner.steps, points, learner.frozen()))
            learner.finals.clear()
            print(f"{seconds:.0f} s, {learner.steps:,} steps, {points} points a game", flush=True)
    return stages


def measure(game: str, stages: list[Stage], deals: int) -> list[dict[str, object]]:
    """The learning curve: the agent of each stage on the same deals as the opponent of the course. With several seats
    its share of games won, alone how many points more it has.
    """
    course, curve = COURSES[game], []
    SPARRING["stage"] = (
        1,
        lambda game, name, number: LearnedBot(game.meta.name, stages[int(number) - 1].weights, name),
    )
    for k, (seconds, steps, points, _) in enumerate(stages):
        ladder = play_ladder(LadderRequest(game, deals, (course.opponent, f"stage:{k + 1}"), seed="curve"))
        assert not ladder.faults
        edge = asdict(ladder.steps[0].edge)
        curve.append({"seconds": round(seconds), "steps": steps, "points": points, "edge": edge})
        print(curve[-1], flush=True)
    return curve


def drawn(game: str, curve: list[dict[str, object]]) -> str:
    """The learning curve as SVG; the dashed line is the opponent's."""
    course = COURSES[game]
    times, even, unit = (100, 50, "Games won against") if course.seats > 1 else (1, 0, "Points more than")
    unit = f"{unit} {course.opponent}{', in per cent' if course.seats > 1 else ''}, by minutes of training"
    points = [
        Point(stage["seconds"] / 60, *(times * stage["edge"][name] for name in ("value", "low", "high")))
        for stage in curve
    ]
    return draw(f"Learning {game.capitalize()}", unit, points, even)


def main() -> None:
    """Train, store the weights, measure the curve and draw it."""
    wanted = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    wanted.add_argument("game", choices=COURSES)
    wanted.add_argument("--minutes", type=float, default=20)
    wanted.add_argument("--deals", type=int, help="deals for each point of the curve")
    wanted.add_argument("--threads", type=int, default=1)
    wanted.add_argument("--seed", type=int, default=1)
    wanted.add_argument("--weights", type=Path, default=WEIGHTS, help="folder of the weights")
    wanted.add_argument("--curves", type=Path, default=CURVES, help="folder of the curve")
    asked = wanted.parse_args()
    torch.set_num_threads(asked.threads)
    stages = train(asked.game, asked.minutes, asked.seed)
    for folder in (asked.weights, asked.curves):
        folder.mkdir(parents=True, exist_ok=True)
    np.savez_compressed(asked.weights / f"{asked.game}.npz", **stages[-1].weights)
    course = COURSES[asked.game]
    curve = measure(asked.game, stages, asked.deals or course.deals)
    found = {"game": asked.game, "seed": asked.seed, "threads": asked.threads, "course": asdict(course), "curve": curve}
    (asked.curves / f"{asked.game}.json").write_text(json.dumps(found, indent=1) + "\n", "utf-8")
    (asked.curves / f"{asked.game}.svg").write_text(drawn(asked.game, curve), "utf-8")


if __name__ == "__main__":
    main()
