"""Fits the estimates of the review (`games/<game>/review.py`) to games of the bots.

Run as `python -m scripts.review_fit gnoming --games 200 --bot expert --seats 2,3`. Each seat's features are written
after every step in which another seat or chance is due, and fitted by least squares to what the part of the game
(round, hand) then brought, in one set of weights for each stage.
"""

import argparse
import textwrap
from collections import defaultdict
from random import Random
from typing import Any

import numpy as np

from mazzo import compiled
from mazzo.bots.levels import bot_at_level
from mazzo.bots.position import Position
from mazzo.compiled import Body
from mazzo.core.review import UNITS, WEIGHT_UNITS
from mazzo.games import find
from mazzo.games.grass import review as grass
from mazzo.games.grass.deck import GOAL, SEATS
from mazzo.reviews.position_values import review_of
from mazzo.reviews.values import values_of

STEADY = 1e-4
OWN = "review"
"""A bot that plays by the present weights."""
SLIP = 0.03
"""Probability of taking the next best action instead, repeated."""
Rows = list[tuple[int, list[int], float]]
"""Stage, features, and what was still to come."""


class HandsToCome:
    """How many hands follow, by the lead and the number of seats: the table HANDS_TO_COME of Grass."""

    def __init__(self) -> None:
        self.met: dict[tuple[int, int], list[int]] = defaultdict(list)
        self.open: list[tuple[int, int, int]] = []

    def note(self, state: Any) -> None:
        """Note a position of a match in progress."""
        self.open.append((state.seats, grass.lead_of(state) // grass.LEAD, state.hands))

    def close(self, state: Any) -> None:
        """The match is over."""
        for seats, lead, hand in self.open:
            self.met[seats, lead].append(state.hands - 1 - hand)
        self.open = []

    def lines(self) -> list[str]:
        """The table as text, in hundredths of a hand."""
        rows = range(GOAL // grass.LEAD + 1)
        means = [
            [round(100 * np.mean(self.met[seats, row])) if self.met[seats, row] else 0 for row in rows]
            for seats in range(SEATS + 1)
        ]
        return [f"({', '.join(map(str, line))})," for line in means]


def played(
    body: Body, names: list[str], seats: int, options: int, rng: Random, hands: HandsToCome | None = None
) -> tuple[list[Rows], list[float]]:
    """One game: for each seat the features met and the result; then the results of its parts."""
    game, rules, review = body.game, body.game.rules, review_of(body.game)
    sign = -1 if game.meta.fewest else 1
    state: Any = game.new_state()
    rules.init(state, seats, options)
    met: list[list[tuple[int, list[int], int]]] = [[] for _ in range(seats)]
    done: list[Rows] = [[] for _ in range(seats)]
    parts: list[float] = []
    values = values_of(body, seats)
    bots = {seat: bot_at_level(game, name) for seat, name in enumerate(names) if name != OWN}
    part, before = review.part(state), [0] * seats
    while not rules.is_terminal(state):
        if chances := rules.chance_count(state):
            rules.apply_chance(state, rng.randrange(chances))
        else:
            mask = rules.current_players(state)
            seat = rng.choice([k for k in range(seats) if mask >> k & 1])
            if seat in bots:
                imagined, start = state.copy(), [1 + rng.getrandbits(60)]
                rules.resample(imagined, seat, start)
                position = Position(game.meta.ruleset, imagined.to_bytes(), seat, start[0])
                action = bots[seat].think(position, body)
            else:
                found = values.of_actions(values.blind(state, seat), seat, None)
                at = 0
                while rng.random() < SLIP and at + 1 < len(found):
                    at += 1
                action = found[at].key
            rules.apply_action(state, seat, action)
        is_over = rules.is_terminal(state) != 0
        if is_over or review.part(state) != part:
            part = review.part(state)
            for k in range(seats):
                score = sign * rules.score(state, k)
                done[k] += [(stage, seen, score * UNITS - known) for stage, seen, known in met[k]]
                met[k] = []
                parts.append(score - before[k])
                before[k] = score
        if hands is not None:
            hands.close(state) if is_over else hands.note(state)
        if not is_over:
            mask = rules.current_players(state)
            for k in range(seats):
                if not mask >> k & 1:
                    seen = [0] * max(1, review.FEATURES)
                    review.look(state, k, seen)
                    met[k].append((review.stage(state, k), seen, review.known(state, k)))
    return done, parts


def fitted(rows: list[tuple[list[int], float]], features: int) -> tuple[list[int], float]:
    """The weights, and the standard deviation of the error."""
    sees = np.array([seen[:features] for seen, _ in rows], float)
    wanted = np.array([to_come for _, to_come in rows])
    product = sees.T @ sees
    product += np.diag(STEADY * np.diag(product) + 1e-3)
    found = np.linalg.solve(product, sees.T @ wanted)
    weights = [int(weight) for weight in np.rint(found * WEIGHT_UNITS)]
    return weights, float(np.std(sees @ found - wanted))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--bots", default="expert")
    parser.add_argument("--seats", default="2")
    parser.add_argument("--options", default="")
    parser.add_argument("--seed", default="review")
    args = parser.parse_args()
    body, rng = compiled.of(find(args.game)), Random(args.seed)
    review, names = review_of(body.game), args.bots.split(",")
    by_stage: dict[int, list[tuple[list[int], float]]] = defaultdict(list)
    parts: dict[int, list[float]] = defaultdict(list)
    hands = HandsToCome() if args.game == "grass" else None
    for game in range(args.games):
        seats = int(rng.choice(args.seats.split(",")))
        chosen = rng.choice(args.options.split("|")) if args.options else ""
        options = body.game.option_bits(chosen.split(",") if chosen else [], seats)
        done, results = played(body, [rng.choice(names) for _ in range(seats)], seats, options, rng, hands)
        parts[seats] += results
        for rows in done:
            for stage, seen, to_come in rows:
                by_stage[stage].append((seen, to_come))
        if game % 20 == 19:
            print(f"{game + 1} games", flush=True)
    for seats, results in sorted(parts.items()):
        print(f"{seats} seats: {np.mean(results):.2f} ± {np.std(results):.2f} in a part, {len(results)} results")
    for line in hands.lines() if hands is not None else ():
        print(line)
    for name, features in (("WEIGHTS", review.FEATURES), ("WEIGHTS_OF_RIVAL", review.FEATURES_OF_RIVAL)):
        lines, errors = [], []
        for stage in range(review.STAGES):
            weights, error = fitted(by_stage[stage], features) if by_stage[stage] else ([0] * features, 0.0)
            lines.append(weights)
            errors.append((stage, len(by_stage[stage]), round(error)))
        print(errors)
        print(f"{name} = (")
        for row in lines:
            print(textwrap.indent(f"({', '.join(map(str, row))}),", "    "))
        print(")")


if __name__ == "__main__":
    main()
