"""A match at one moment: everything that one viewer may know of it, and its result."""

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Place:
    """One seat in the final ranking: its place from 1 (equal places share), its score, the index of its title (-1:
    none), and whether it wins. A first place below the target of a challenge does not win (grove 10.6).
    """

    seat: int
    place: int
    score: Any
    title: int
    won: bool


@dataclass(frozen=True, slots=True)
class Outcome:
    """How the game ended: the reason, and the seats from first to last."""

    reason: str
    ranking: tuple[Place, ...]


@dataclass(frozen=True, slots=True)
class Snapshot:
    """Everything that one viewer may know now. `seat` None is a spectator; `version` counts the viewer's steps."""

    version: int
    seat: int | None
    view: Any
    offers: Any
    can_undo: bool
    outcome: Outcome | None
