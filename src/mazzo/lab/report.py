"""What a simulation found: how often each score came, and the figures that follow from that."""

from dataclasses import dataclass
from math import ceil, sqrt

CERTAIN = 1.959964
"""Standard deviations either side of a mean within which it lies 95 times in a hundred."""


@dataclass(frozen=True)
class ScoreCount:
    """A score and how many seats reached it."""

    score: int
    count: int


@dataclass(frozen=True)
class End:
    """A reason games end for, by its name, and how many ended so."""

    reason: str
    count: int


@dataclass(frozen=True)
class Bar:
    """Part of a histogram: the scores from `low` to `high`, both included."""

    low: int
    high: int
    count: int


@dataclass(frozen=True)
class Report:
    """Games of one kind, played to their ends. Where a game has several seats, each seat's score counts."""

    game: str
    ruleset: str
    policy: str
    seed: str
    seats: int
    options: tuple[str, ...]
    games: int
    actions: int
    """Actions of all games together."""
    scores: tuple[ScoreCount, ...]
    """Ascending, none twice, none without count."""
    ends: tuple[End, ...]
    """Most frequent first."""
    deck: str = ""
    """The deck that was played with."""

    @property
    def count(self) -> int:
        """How many scores there are: games times seats."""
        return sum(each.count for each in self.scores)

    @property
    def mean(self) -> float:
        """Average score."""
        return sum(each.score * each.count for each in self.scores) / self.count

    @property
    def sd(self) -> float:
        """Standard deviation of the scores, as of a sample; 0.0 for a single one."""
        if self.count < 2:
            return 0.0
        mean = self.mean
        return sqrt(sum(each.count * (each.score - mean) ** 2 for each in self.scores) / (self.count - 1))

    @property
    def interval(self) -> tuple[float, float]:
        """Between these the true average lies, 95 times in a hundred."""
        reach = CERTAIN * self.sd / sqrt(self.count)
        return self.mean - reach, self.mean + reach

    def quantile(self, share: float) -> int:
        """The lowest score that at least this share (0 to 1) of all scores do not exceed. Raises ValueError."""
        if not 0 <= share <= 1:
            raise ValueError(f"a share is between 0 and 1, not {share}")
        wanted = max(1, ceil(share * self.count))
        passed = 0
        for each in self.scores:
            passed += each.count
            if passed >= wanted:
                break
        return each.score

    def histogram(self, bars: int = 20) -> tuple[Bar, ...]:
        """All scores in at most `bars` (>= 1) equally wide, adjoining parts, empty ones included."""
        low, high = self.scores[0].score, self.scores[-1].score
        width = max(1, ceil((high - low + 1) / bars))
        counts = [0] * ceil((high - low + 1) / width)
        for each in self.scores:
            counts[(each.score - low) // width] += each.count
        return tuple(Bar(low + k * width, low + (k + 1) * width - 1, count) for k, count in enumerate(counts))
