"""The archived journals: a folder a game, each a whole match that must replay byte for byte for ever."""

from pathlib import Path

import mazzo
from mazzo import Match

HOME = Path(__file__).parent


def archived(game: str) -> list[Path]:
    """Every archived journal of a game."""
    return sorted((HOME / game).glob("*.mazzo"))


def golden(game: str, name: str) -> Match:
    """An archived match, replayed."""
    return mazzo.replay((HOME / game / f"{name}.mazzo").read_text("utf-8"))
