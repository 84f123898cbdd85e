"""Fits the estimates of the review (`games/<game>/analysis/review.py`) to the values of the review itself.

Run as `python -m research.review_fit gnoming --games 200 --rounds 4 --seats 2,2,3 --write`. In every round bots of all
levels play games, and the account of each is computed with the present weights. The features of every position are
fitted by least squares to a target: the value of the moment, plus what the account could not explain later (`others`
and `estimation`, less by the factor `--trace` at each searched moment) until an action of the seat costs something or
the part of the game ends. Luck is left out. This is Watkins' Q(lambda) with the luck as a control variate. Weights of
new features are first fitted with `--results` to the results alone.

With `--stages` only the weights of these stages change; a module with one table for the seat and the others keeps one.
With `--write` the weights are written into `weights.json`, and with `--errors` the error of a decision is measured,
too: by games played on from two actions to the seat's next decision (`turn`), or by the best play of all to the end of
the part (`part`), which also shows what the estimate itself is wrong by.
The standard deviations for the probability of winning are printed for the present values of `Estimate.spread`; they are
those of good play if `--levels best:1` makes the games.
"""

import argparse
from collections import defaultdict
from collections.abc import Collection, Iterator, Mapping, Sequence
from random import Random
from typing import Any, cast

import numpy as np

from mazzo import compiled
from mazzo.compiled import Body
from mazzo.core.review import UNITS, WEIGHT_UNITS
from mazzo.games import find
from mazzo.games.grass.analysis import review as grass
from mazzo.games.grass.deck import GOAL, SEATS
from mazzo.match import CHANCE, Match
from mazzo.reviews.account import Line
from mazzo.reviews.position_values import review_of
from mazzo.reviews.values import TurnValues
from research.review_games import BEST, drawn_levels, levels_of, played
from research.weights import write_weights

STEADY = 1e-3
"""How strongly weights keep to the present ones: with noise in them, a search for the best action finds what they
overrate, and the next round would overrate it more.
"""
SLIP = 0.04
"""Probability with which the best action is replaced by the next best one, so that the fit sees these positions too."""
FEW = 40
"""A stage with fewer rows keeps its weights."""
MANY = 120
"""Differences between results and expectations of which a standard deviation is printed."""
SAMPLES = {"turn": 12, "part": 40}
"""Games that are played on from each of two actions to measure the error."""
EACH = {"turn": 12, "part": 200}
"""Every so many decisions, the error of one is measured."""
Row = tuple[list[int], float]
"""Features, and the target."""


class HandsToCome:
    """How many hands follow, by the lead and the number of seats: the table HANDS_TO_COME of Grass."""

    def __init__(self) -> None:
        self.met: dict[tuple[int, int], list[int]] = defaultdict(list)

    def note(self, match: Match, lines: Sequence[Line]) -> None:
        """Note the positions of a finished match."""
        hands = match.table.states[0].hands
        for line in lines:
            state: Any = line.moments[0].state
            self.met[state.seats, grass.lead_of(state) // grass.LEAD].append(hands - 1 - state.hands)

    def lines(self) -> Iterator[str]:
        """The table as text, in hundredths of a hand."""
        for seats in range(SEATS + 1):
            means = [self.met.get((seats, row), [0]) for row in range(GOAL // grass.LEAD + 1)]
            yield f"({', '.join(str(round(100 * np.mean(row))) for row in means)}),"


class Fit:
    """One round of a fit: the rows of all games, and the weights that follow from them."""

    def __init__(self, body: Body, trace: float, stages: Collection[int]) -> None:
        self.body, self.review, self.trace, self.stages = body, review_of(body.game), trace, stages
        self.own: dict[int, list[Row]] = defaultdict(list)
        self.of_rival: dict[int, list[Row]] = defaultdict(list)
        self.parts: dict[int, list[float]] = defaultdict(list)
        """Expectations at the beginning of a part, of what it will bring, by the number of seats."""
        self.spreads: dict[int, list[float]] = defaultdict(list)
        """Squares of the differences between two seats' results and expectations, by the present spread."""
        self.errors: dict[int, list[tuple[float, float]]] = defaultdict(list)
        """By how much the difference of two actions was told too large, and how much of its square is chance, by the
        present error.
        """

    def note(self, match: Match, lines: Sequence[Line], values: TurnValues) -> None:
        """Add a game."""
        ends = [self._targets(lines, seat) for seat in range(match.seats)]
        for k, line in enumerate(lines):
            for seat, moment in enumerate(line.moments):
                self._add(self.own, values, moment.state, seat, ends[seat][k], self.review.FEATURES)
                if match.seats > 1:
                    seen = line.moments[(seat + 1) % match.seats].state
                    self._add(self.of_rival, values, seen, seat, ends[seat][k], self.review.FEATURES_OF_RIVAL)
            if match.seats > 1:
                self._note_spread(line, lines[k:], match.seats)
            state = line.moments[0].state
            if k == 0 or self.review.part(state) != self.review.part(lines[k - 1].moments[0].state):
                base = self.review.value_so_far(state, 0) + self.review.to_come(state, 0)
                self.parts[match.seats].append((ends[0][k] - base) / UNITS)

    def note_results(self, match: Match, values: TurnValues) -> None:
        """Add a game with the results of its parts as the targets."""
        again = Match(match.game, match.seats, match.options, None, match.practice)
        states = []
        for entry in match.line:
            states.append([values.blind(again.table.states[0], seat) for seat in range(match.seats)])
            if entry.seat == CHANCE:
                again.happen(entry.text)
            else:
                again.play(entry.seat, entry.text)
        for seat in range(match.seats):
            brought, then = match.score(seat) * UNITS * values.sign, states[-1][seat]
            for state in (row[seat] for row in reversed(states)):
                if self.review.part(state) != self.review.part(then):
                    brought = self.review.value_so_far(then, seat)
                then = state
                target = float(brought + self.review.to_come(state, seat))
                self._add(self.own, values, state, seat, target, self.review.FEATURES)
                self._add(self.of_rival, values, state, seat, target, self.review.FEATURES_OF_RIVAL)

    def _targets(self, lines: Sequence[Line], seat: int) -> list[float]:
        """The target of each moment of a seat."""
        following = lines[-1].values[seat].after
        found, later = [], 0.0
        is_searched, then = True, lines[-1].moments[seat].state
        for line in reversed(lines):
            change, moment = line.values[seat], line.moments[seat]
            if self.review.part(moment.state) != self.review.part(then):  # what comes after a part is `to_come`
                later = 0.0
                following = self.review.value_so_far(then, seat) + self.review.to_come(moment.state, seat)
            then = moment.state
            surprise = following - change.before - change.luck + change.cost
            later = surprise + (self.trace if is_searched else 1.0) * later if change.cost == 0 else 0.0
            found.append(change.before + later)
            following, is_searched = change.before, bool(moment.actions or moment.outcomes)
        return found[::-1]

    def _add(
        self, rows: dict[int, list[Row]], values: TurnValues, state: Any, seat: int, target: float, features: int
    ) -> None:
        stage, seen = values.features(state, seat)
        base = self.review.value_so_far(state, seat) + self.review.to_come(state, seat)
        rows[stage].append((seen[:features], target - base))

    def _note_spread(self, line: Line, later: Sequence[Line], seats: int) -> None:
        """The results are those of good play: what later mistakes cost is given back."""
        seat = line.entry.seat if line.entry.seat != CHANCE else 0
        moment = line.moments[seat]
        gains = [
            later[-1].values[k].after + sum(one.values[k].cost for one in later) - moment.rivals[k]
            for k in range(seats)
        ]
        gains[seat] += moment.rivals[seat] - moment.value
        for other in range(seats):
            if other != seat:
                self.spreads[moment.spread].append((gains[seat] - gains[other]) ** 2 / 2)

    def measured_spreads(self) -> Iterator[tuple[float, float, int]]:
        """The present and the measured spread, both as root mean squares, and the number of differences: for each
        present spread, or for neighbouring ones together until they have MANY.
        """
        told: list[float] = []
        squares: list[float] = []
        for present, found in sorted(self.spreads.items()):
            told += [float(present) ** 2] * len(found)
            squares += found
            if len(squares) >= MANY:
                yield float(np.sqrt(np.mean(told))), float(np.sqrt(np.mean(squares))), len(squares)
                told, squares = [], []
        if squares:
            yield float(np.sqrt(np.mean(told))), float(np.sqrt(np.mean(squares))), len(squares)

    def measure_error(self, values: TurnValues, line: Line, seat: int, rng: Random, how: str) -> None:
        """Compare the best action and one of the next with games played on from both; `how`: a key of SAMPLES."""
        moment = line.moments[seat]
        weighed = [one for one in moment.actions if self.review.is_weighed(moment.state, seat, one.key)]
        if len(weighed) < 2:
            return
        best, other = weighed[0], rng.choice(weighed[1:5])
        differences = []
        play_on = self._played_on if how == "turn" else self._played_out
        for _ in range(SAMPLES[how]):
            start, state = rng.getrandbits(60) + 1, moment.state.copy()
            self.review.imagine(state, seat, [start])
            self.body.game.rules.resample(state, seat, [start])
            one, two = (play_on(values, state, seat, worth.key, start) for worth in (best, other))
            differences.append(one - two)
        told = best.values[seat] - other.values[seat]
        noise = float(np.var(differences, ddof=1)) / SAMPLES[how]
        self.errors[line.error].append((told - float(np.mean(differences)), noise))

    def _played_on(self, values: TurnValues, state: Any, seat: int, action: int, start: int) -> int:
        """The value at the seat's next decision after an action, with greedy others."""
        rules, rng = self.body.game.rules, Random(start)
        rows, out = self.body.rows(3), self.body.ints(self.body.game.meta.max_actions)
        then = state.copy()
        rules.apply_action(then, seat, action)
        while not rules.is_terminal(then):
            if chances := rules.chance_count(then):
                rules.apply_chance(then, int(rng.random() * chances))
                continue
            mask = rules.current_players(then)
            if mask >> seat & 1:
                return values.of_actions(values.blind(then, seat), seat, None)[0].values[seat]
            mover = (mask & -mask).bit_length() - 1
            self.body.put(rows, 0, then)
            rules.apply_action(then, mover, int(self.body.kernels.greedy_action(rows, mover, out)))
        return rules.score(then, seat) * UNITS * values.sign

    def _played_out(self, values: TurnValues, state: Any, seat: int, action: int, start: int) -> int:
        """The value at the end of the part after an action, by the best play of all seats."""
        rules, rng, part = self.body.game.rules, Random(start), self.review.part(state)
        then = state.copy()
        rules.apply_action(then, seat, action)
        while not rules.is_terminal(then) and self.review.part(then) == part:
            if chances := rules.chance_count(then):
                rules.apply_chance(then, int(rng.random() * chances))
                continue
            mask = rules.current_players(then)
            mover = (mask & -mask).bit_length() - 1
            rules.apply_action(then, mover, values.of_actions(values.blind(then, mover), mover, None)[0].key)
        return values.standings(values.blind(then, seat), seat)[0][seat]

    def lines(self) -> Iterator[str]:
        """What was measured, as text: spreads, errors of decisions, what a part of the game brings."""
        for told, measured, count in self.measured_spreads():
            yield f"spread {told:.0f}: measured {measured:.0f} ({count})"
        for told, pairs in sorted(self.errors.items()):
            excess, noise = np.array(pairs).T
            measured = np.sqrt(max(0.0, float(np.mean(excess**2 - noise))))
            yield f"error {told}: measured {measured:.0f}, differences {excess.mean():.0f} too large ({len(pairs)})"
        for seats, results in sorted(self.parts.items()):
            yield f"{seats} seats: a part will bring {np.mean(results):.2f} ± {error_of(results):.2f}"

    def weights(self, present: Sequence[Sequence[int]], of_rival: bool) -> list[list[int]]:
        """The weights of all stages, new ones of `stages`, for which it prints the mean residual of the present ones
        and the new deviation.
        """
        features = self.review.FEATURES_OF_RIVAL if of_rival else self.review.FEATURES
        found = []
        for stage in range(self.review.STAGES):
            rows = (self.of_rival if of_rival else self.own)[stage]
            kept = [int(weight) for weight in present[stage][:features]]
            if len(rows) >= FEW and stage in self.stages:
                kept, residual, deviation = solved(rows, kept)
                print(f"  stage {stage}: {len(rows)} rows, residual {residual:.1f}, deviation {deviation:.0f}")
            found.append(kept)
        return found


def error_of(numbers: Sequence[float]) -> float:
    """Two standard errors of the mean."""
    return float(2 * np.std(numbers) / np.sqrt(len(numbers)))


def solved(rows: list[Row], present: list[int]) -> tuple[list[int], float, float]:
    """The weights, the mean residual of the present ones, and the standard deviation about the new ones."""
    sees = np.array([seen for seen, _ in rows], float)
    wanted = np.array([target for _, target in rows])
    residual = wanted - sees @ present / WEIGHT_UNITS
    scale = np.sqrt((sees**2).mean(axis=0)) + 1e-9
    scaled = sees / scale
    product = scaled.T @ scaled + STEADY * len(rows) * np.eye(len(scale))
    change = np.linalg.solve(product, scaled.T @ residual) / scale
    weights = np.rint(present + change * WEIGHT_UNITS)
    left = wanted - sees @ weights / WEIGHT_UNITS
    if sees[:, 0].min() == sees[:, 0].max() == 1:  # the constant takes up what steadiness has cost
        weights[0] += round(left.mean() * WEIGHT_UNITS)
    return [int(weight) for weight in weights], float(residual.mean()), float(left.std())


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m research.review_fit", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=100, help="in each round")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--levels", type=levels_of, default=levels_of(f"{BEST}:4,greedy:2,casual:1,novice:1,expert:1"))
    parser.add_argument("--trace", type=float, default=0.9, help="of TD(lambda)")
    parser.add_argument("--results", action="store_true", help="fit to the results alone: for new features")
    parser.add_argument("--seats", default="2")
    parser.add_argument("--stages", default="", help="whose weights may change, separated by commas; if empty, all")
    parser.add_argument("--options", default="", help="sets of options, separated by |")
    parser.add_argument("--seed", default="review")
    parser.add_argument("--errors", choices=SAMPLES)
    parser.add_argument("--write", action="store_true")
    asked = parser.parse_args()
    body, rng = compiled.of(find(asked.game)), Random(asked.seed)
    review = review_of(body.game)
    most = max(map(int, asked.seats.split(",")))
    values = {seats: TurnValues(body, seats) for seats in range(1, most + 1)}
    tables = {"weights": [[*row] for row in review.WEIGHTS]}
    if review.WEIGHTS_OF_RIVAL is not review.WEIGHTS:
        tables["weights_of_rival"] = [[*row] for row in review.WEIGHTS_OF_RIVAL]
    stages = [int(one) for one in asked.stages.split(",") if one] or range(review.STAGES)
    if not set(stages) <= set(range(review.STAGES)):
        parser.error(f"{asked.game} has the stages 0 to {review.STAGES - 1}")
    for round_of_fit in range(asked.rounds):
        fit = Fit(body, asked.trace, stages)
        hands = HandsToCome() if asked.game == "grass" else None
        unexplained = add_games(fit, hands, asked, round_of_fit, values, rng)
        if unexplained:
            print(f"round {round_of_fit}: others {np.mean(unexplained):.2f} ± {error_of(unexplained):.2f} in a game")
        for text in (*fit.lines(), *(hands.lines() if hands is not None else ())):
            print(f"  {text}")
        tables = {name: fit.weights(table, name == "weights_of_rival") for name, table in tables.items()}
        for one in values.values():
            one.set_weights(tables["weights"], tables.get("weights_of_rival", tables["weights"]))
        if asked.write:
            write_weights(cast(Any, review), tables, "research.review_fit", asked.games)


def add_games(
    fit: Fit,
    hands: HandsToCome | None,
    asked: argparse.Namespace,
    round_of_fit: int,
    values: Mapping[int, TurnValues],
    rng: Random,
) -> list[float]:
    """Play the games of a round, add them to the fit and measure errors. Returns what the account of each seat could
    not explain, in points.
    """
    decisions, unexplained = 0, []
    for game in range(asked.games):
        seats = int(rng.choice(asked.seats.split(",")))
        options = [one for one in rng.choice(asked.options.split("|")).split(",") if one]
        names = drawn_levels(asked.levels, seats, rng)
        accountant = played(fit.body, names, f"{asked.seed}/{round_of_fit}/{game}", options, values[seats], SLIP)
        match = accountant.match
        if asked.results:
            fit.note_results(match, values[seats])
            continue
        lines = list(accountant.lines())
        fit.note(match, lines, values[seats])
        unexplained += [sum(line.values[seat].others for line in lines) / UNITS for seat in range(seats)]
        if hands is not None:
            hands.note(match, lines)
        for line in lines:
            if asked.errors and line.has_choice:
                decisions += 1
                if decisions % EACH[asked.errors] == 0:
                    fit.measure_error(values[seats], line, line.entry.seat, rng, asked.errors)
    return unexplained


if __name__ == "__main__":
    main()
