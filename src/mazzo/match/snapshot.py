"""What a match tells at a moment: all that one viewer may know of it, and how it ended."""

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Place:
    """One seat in the final ranking: its place from 1 (equal places share), its score, and the index of its title (-1:
    none).
    """

    seat: int
    place: int
    score: Any
    title: int


@dataclass(frozen=True, slots=True)
class Outcome:
    """How the game ended: the reason, and the seats from first to last."""

    reason: str
    ranking: tuple[Place, ...]


@dataclass(frozen=True, slots=True)
class Snapshot:
    """All that one viewer may know now. `seat` None is a spectator; `version` counts what this viewer was told."""

    version: int
    seat: int | None
    view: Any
    offers: Any
    can_undo: bool
    outcome: Outcome | None
