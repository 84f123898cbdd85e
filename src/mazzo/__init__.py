"""Mazzo: the place to play, learn and study Orchard, Grove, Grass, Clustered and Gnoming A Round.

import mazzo
match = mazzo.deal("orchard", seed="a fine day")
while not match.outcome:
    match.play(0, match.legal_actions(0)[0])
print(match.outcome, match.journal.text())
"""

from importlib import import_module
from typing import TYPE_CHECKING

from mazzo import i18n
from mazzo.core.errors import (
    Ambiguous,
    MazzoError,
    NotLegal,
    NotUnderstood,
    NotYourTurn,
    OurFault,
    OutOfDate,
    speak_with,
)

if TYPE_CHECKING:
    from mazzo.core.game import Refusal
    from mazzo.games import GAMES
    from mazzo.match import Journal, Match, Outcome, Place, Snapshot, Step, deal, replay
    from mazzo.reviews import review

__version__ = "0.1.0"
__all__ = [
    "GAMES",
    "Ambiguous",
    "Journal",
    "Match",
    "MazzoError",
    "NotLegal",
    "NotUnderstood",
    "NotYourTurn",
    "OurFault",
    "OutOfDate",
    "Outcome",
    "Place",
    "Refusal",
    "Snapshot",
    "Step",
    "deal",
    "replay",
    "review",
]

speak_with(i18n.say_error)

# The games take a tenth of a second to import, and a command that only helps needs none of them.
_LATER = {"GAMES": "mazzo.games", "Refusal": "mazzo.core.game", "review": "mazzo.reviews"}


def __dir__() -> list[str]:
    return ["__version__", *__all__]


def __getattr__(name: str) -> object:
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = globals()[name] = getattr(import_module(_LATER.get(name, "mazzo.match")), name)
    return value
