"""The archived journals in `tests/games/<game>/golden`: complete matches that must always replay byte for byte."""

from pathlib import Path

import mazzo
from mazzo import Match

GAMES = Path(__file__).parents[1] / "games"
WITH_DECKS = sorted((Path(__file__).parent / "decks").glob("*.mazzo"))
"""Those of matches that were played with an owner's deck."""


def archived(game: str) -> list[Path]:
    """Every archived journal of a game."""
    return sorted((GAMES / game / "golden").glob("*.mazzo"))


def golden(game: str, name: str) -> Match:
    """An archived match, replayed."""
    return mazzo.replay((GAMES / game / "golden" / f"{name}.mazzo").read_text("utf-8"))
