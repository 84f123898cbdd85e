"""Result of a simulation: the distribution of scores, and statistics computed from it."""

from collections.abc import Iterable
from dataclasses import dataclass
from math import ceil, sqrt

CERTAIN = 1.959964
"""Half the width of a 95 % confidence interval, in standard deviations."""


@dataclass(frozen=True)
class ScoreCount:
    """A score and the number of seats that reached it."""

    score: int
    count: int


@dataclass(frozen=True)
class End:
    """A reason for the end of a game, by name, and the number of games that ended for it."""

    reason: str
    count: int


@dataclass(frozen=True)
class Bar:
    """A bar of a histogram: the scores from `low` to `high`, both included."""

    low: int
    high: int
    count: int


@dataclass(frozen=True)
class SeatResult:
    """One seat in the games: its mean score with its 95 % confidence interval, and the share of games in which it has
    the best score; of equal seats each has a part.
    """

    mean: float
    interval: tuple[float, float]
    best: float


@dataclass(frozen=True)
class Report:
    """Finished games of one kind. In a game with several seats, each seat's score counts."""

    game: str
    ruleset: str
    policy: str
    seed: str
    seats: int
    options: tuple[str, ...]
    games: int
    actions: int
    """Number of actions in all games."""
    scores: tuple[ScoreCount, ...]
    """Ascending by score, without duplicates and without zero counts."""
    ends: tuple[End, ...]
    """Most frequent first."""
    deck: str = ""
    """Version of the deck."""
    by_seat: tuple[SeatResult, ...] = ()
    """A result for each seat of a shared state; () if each seat plays alone."""

    @property
    def count(self) -> int:
        """Number of scores: games times seats."""
        return _count(self.scores)

    @property
    def mean(self) -> float:
        """Mean score."""
        return _mean(self.scores)

    @property
    def sd(self) -> float:
        """Sample standard deviation of the scores; 0.0 for a single one."""
        return _sd(self.scores)

    @property
    def interval(self) -> tuple[float, float]:
        """95 % confidence interval of the mean score."""
        return _interval(self.scores)

    def quantile(self, share: float) -> int:
        """The lowest score that at least this share (0 to 1) of all scores do not exceed. Raises ValueError."""
        if not 0 <= share <= 1:
            raise ValueError(f"a share is between 0 and 1, not {share}")
        place = max(1, ceil(share * self.count))
        count = 0
        for each in self.scores:
            count += each.count
            if count >= place:
                break
        return each.score

    def histogram(self, bars: int = 20) -> tuple[Bar, ...]:
        """All scores in at most `bars` (>= 1) adjoining bars of equal width, including empty ones."""
        low, high = self.scores[0].score, self.scores[-1].score
        width = max(1, ceil((high - low + 1) / bars))
        counts = [0] * ceil((high - low + 1) / width)
        for each in self.scores:
            counts[(each.score - low) // width] += each.count
        return tuple(Bar(low + k * width, low + (k + 1) * width - 1, count) for k, count in enumerate(counts))


def seat_result(scores: Iterable[ScoreCount], best: float) -> SeatResult:
    """The result of a seat with these scores; `best` is the share of games in which it has the best one."""
    numbers = tuple(scores)
    return SeatResult(_mean(numbers), _interval(numbers), best)


def _count(scores: tuple[ScoreCount, ...]) -> int:
    return sum(each.count for each in scores)


def _mean(scores: tuple[ScoreCount, ...]) -> float:
    return sum(each.score * each.count for each in scores) / _count(scores)


def _sd(scores: tuple[ScoreCount, ...]) -> float:
    count, mean = _count(scores), _mean(scores)
    if count < 2:
        return 0.0
    return sqrt(sum(each.count * (each.score - mean) ** 2 for each in scores) / (count - 1))


def _interval(scores: tuple[ScoreCount, ...]) -> tuple[float, float]:
    mean, reach = _mean(scores), CERTAIN * _sd(scores) / sqrt(_count(scores))
    return mean - reach, mean + reach
