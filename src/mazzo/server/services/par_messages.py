"""What is told of a deal's par. The database keeps the same, as JSON."""

from typing import Literal

from msgspec import Struct

State = Literal["working", "done"]


class Par(Struct):
    """What the cards of a finished match had to give, as far as it is known. Whoever knows all cards beforehand reaches
    `low` at least, and `high` at most; both are null until there is something to tell, and `proved` where they meet.
    `honest`: what the strongest bot made of the same cards, of which it saw what a player sees; null until it has
    played. The lines that reach `low` and `honest`, in the notation of journals, come when all is `done`; until then
    `share` of the work is.
    """

    state: State
    share: float
    low: int | None = None
    high: int | None = None
    proved: bool = False
    line: list[str] = []
    honest: int | None = None
    honest_line: list[str] = []
