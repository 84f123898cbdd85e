"""What a bot that thinks ahead has to say of an action."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Thought:
    """What thinking ahead has to say of one action: how often it was tried, in a search or with cards that may come,
    and what it came to on average, in the measure of `Rules.prospect` (points; in Gnoming A Round tenths of them, in
    Grass tenths of $1,000), less what that is for the best of the others. An action without another is not thought
    about: `mean` is then its seat's `worth`.
    """

    action: int
    visits: int
    mean: float
