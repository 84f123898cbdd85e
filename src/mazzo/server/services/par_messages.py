"""The wire struct of par, also stored in the database as JSON."""

from typing import Literal

from msgspec import Struct

State = Literal["working", "done"]


class Par(Struct):
    """The par of a finished match's deal, as far as computed. With all cards known in advance the best score is between
    `low` and `high`; both null until known; `proved` when they are equal. `honest`: the strongest bot's score on the
    same deal, with a player's information; null until it has played. The lines that reach `low` and `honest`, in the
    notation of journals, are included when `done`; until then `share` is the fraction of the work done.
    """

    state: State
    share: float
    low: int | None = None
    high: int | None = None
    proved: bool = False
    line: list[str] = []
    honest: int | None = None
    honest_line: list[str] = []
