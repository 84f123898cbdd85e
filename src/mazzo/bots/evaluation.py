"""What a search reports about an action."""

from dataclasses import dataclass


@dataclass(frozen=True)
class ActionEvaluation:
    """Result of a search for one action: the number of visits, or of possible cards, and the mean value, in the unit of
    `Rules.leaf_value` (points or a fraction of them, by game), less the value of the best other seat. A single legal
    action is not searched: `mean` is then the seat's `greedy_value`.
    """

    action: int
    visits: int
    mean: float
