"""The account of a finished game, as values: what `mazzo.review` returns and `mazzo review --json` prints. Described in
docs/review.md. Amounts are in the game's unit, with two decimals; chances of winning are 0 to 1, with four.
"""

from dataclasses import dataclass

VERSION = 6


@dataclass(frozen=True, slots=True)
class Parts:
    """The parts of a result: start + luck - cost + others + estimation = final, exactly."""

    start: float
    luck: float
    cost: float
    others: float
    estimation: float
    final: float


@dataclass(frozen=True, slots=True)
class Hindsight:
    """The distance of a result to the best score found for the deal by a player who knows all cards: best - luck -
    play = final.
    """

    best: int
    luck: float
    play: float


@dataclass(frozen=True, slots=True)
class SeatAccount:
    """The whole game of one seat."""

    seat: int
    start: float
    luck: float
    cost: float
    others: float
    estimation: float
    final: float
    win: Parts | None
    """The same parts of the chance of winning; None for a seat that plays alone."""
    decisions: int
    """Actions of the seat with at least two legal actions."""
    mistakes: int
    accuracy: float | None
    """Percentage of the decisions that were no mistakes; None without decisions."""
    turning_point: int | None
    """The step that changed the seat's expectation most; of its chance of winning, if it has one."""
    hindsight: Hindsight | None


@dataclass(frozen=True, slots=True)
class Chance:
    """Change of a seat's chance of winning by one step; see `SeatChange`."""

    before: float
    after: float
    luck: float
    cost: float
    others: float
    estimation: float


@dataclass(frozen=True, slots=True)
class SeatChange:
    """What one step changed for one seat: before + luck - cost + others = after. `estimation` is the difference
    between the value before this step and the value after the step before it.
    """

    seat: int
    before: float
    after: float
    error: float
    """Standard error of the difference of two values at this moment; 0 where they are exact."""
    luck: float
    cost: float
    others: float
    estimation: float
    win: Chance | None


@dataclass(frozen=True, slots=True)
class ValuedAction:
    """An action, in the notation of the game, with the expected result after it."""

    action: str
    value: float
    error: float
    win: float | None


@dataclass(frozen=True, slots=True)
class Reason:
    """One difference between the games that follow the best action and those that follow the played one. `kind` is
    one of the game's kinds in docs/review.md; the figures are means per game.
    """

    kind: str
    best: float
    played: float


@dataclass(frozen=True, slots=True)
class ReviewStep:
    """One entry of the journal that is in force. `values` has a row for each seat whose expectation it changed."""

    step: int
    """Index of the entry in the journal, from 0."""
    seat: int | None
    """The seat that acted; None for an outcome of chance."""
    kind: str
    """"action" or "chance"."""
    action: str
    values: tuple[SeatChange, ...]
    best: tuple[ValuedAction, ...]
    """At most three actions, best first, without the parts of an offer, which change no value; () for chance and where
    only one action was legal.
    """
    played: ValuedAction | None
    rank: int | None
    """Place of the played action among the legal ones that were evaluated, from 1."""
    mistake: bool
    """Whether the cost is more than twice its standard error, and at least `Review.least_change` or 0.005 of the chance
    of winning; and whether the action does not win more often than the best in points, by at least 0.005, at a cost in
    winning below that.
    """
    why: tuple[Reason, ...]
    """Why a mistake cost what it did, the largest difference first."""


@dataclass(frozen=True, slots=True)
class Review:
    """The account of a match."""

    version: int
    game: str
    ruleset: str
    sign: int
    """1; -1 in a game where fewer points are better: then every amount is minus the points."""
    least_change: float
    """The smallest change of a result that counts; people read smaller ones as 0."""
    seats: tuple[SeatAccount, ...]
    steps: tuple[ReviewStep, ...]

    def losses(self, seat: int) -> "Losses":
        """The parts of the cost of a seat."""
        own = [step for step in self.steps if step.seat == seat and step.played is not None]
        costs = [(step.mistake, next(row.cost for row in step.values if row.seat == seat)) for step in own]
        others = [cost for is_mistake, cost in costs if not is_mistake]
        return Losses(
            round(sum(cost for is_mistake, cost in costs if is_mistake), 2),
            round(sum(others), 2),
            sum(cost >= self.least_change for cost in others),
        )


@dataclass(frozen=True, slots=True)
class Losses:
    """The cost of a seat in two parts: its mistakes, and its other decisions. `count`: how many of these cost at least
    `Review.least_change`.
    """

    mistakes: float
    others: float
    count: int
