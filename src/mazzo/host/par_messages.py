"""The wire struct of par."""

from msgspec import field

from mazzo.host.computed import Computed


class Par(Computed):
    """The par of a finished match's deal, as far as computed. With all cards known in advance the best score is between
    `low` and `high`; both null until known; `proved` when they are equal. `honest`: the strongest bot's score on the
    same deal, with a player's information; null until it has played. The lines that reach `low` and `honest`, in the
    notation of journals, are included when `done`.
    """

    low: int | None = None
    high: int | None = None
    proved: bool = False
    line: list[str] = field(default_factory=list)
    honest: int | None = None
    honest_line: list[str] = field(default_factory=list)
