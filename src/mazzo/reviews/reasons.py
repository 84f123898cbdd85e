"""Why an action cost what it did: the lines of the games that follow the best action, compared with those that follow
the played one, with the same cards.
"""

from math import sqrt

from mazzo import compiled
from mazzo.bots import rollout
from mazzo.compiled import Body
from mazzo.core.bits import below
from mazzo.core.record import Record
from mazzo.reviews.messages import Reason
from mazzo.reviews.position_values import kernels_of, review_of

GAMES = 128
"""Games that are played after each action."""
SURE = 2.5
"""A difference is a reason if it is more than so many standard errors."""
MOST = 4


class Reasons:
    """Finds reasons in positions of one game. Use it from one thread at a time."""

    def __init__(self, body: Body) -> None:
        self.body, self.kernels = body, kernels_of(body)
        self.rows = body.rows(rollout.AHEAD + 1)
        self.lines = review_of(body.game).LINES
        self.luck, self.out = body.ints(1), body.ints(body.game.meta.max_actions)
        seed = [compiled.generator("review")]
        self.starts = body.ints_of([1 + (below(seed, 1 << 30) << 30 | below(seed, 1 << 30)) for _ in range(GAMES)])

    def between(self, state: Record, seat: int, best: int, played: int) -> tuple[Reason, ...]:
        """The lines by which the better action brings most points."""
        if not self.lines:
            return ()
        one, other = self._lines(state, seat, best), self._lines(state, seat, played)
        reasons = []
        for k, (kind, worth) in enumerate(self.lines):
            differences = [a[k] - b[k] for a, b in zip(one, other, strict=True)]
            mean = sum(differences) / GAMES
            error = sqrt(sum((each - mean) ** 2 for each in differences) / (GAMES * (GAMES - 1)))
            if mean * worth > 0 and abs(mean) >= SURE * error:
                means = (round(sum(line[k] for line in lines) / GAMES, 2) for lines in (one, other))
                reasons.append((-mean * worth, Reason(kind, *means)))
        return tuple(reason for _, reason in sorted(reasons, key=lambda each: (each[0], each[1].kind))[:MOST])

    def _lines(self, state: Record, seat: int, action: int) -> list[list[int]]:
        """The lines of each game after an action."""
        lines = self.body.grid(GAMES, max(1, len(self.lines)))
        self.body.put(self.rows, rollout.ROOT, state)
        self.kernels.play_lines(self.rows, seat, action, self.starts, self.luck, self.out, lines)
        return [[int(number) for number in line] for line in lines]
