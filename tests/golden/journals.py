"""The archived journals in `tests/games/<game>/golden`, or in the folder of a game that is not part of Mazzo: complete
matches that must always replay byte for byte.
"""

from pathlib import Path

import mazzo
from mazzo import Match
from mazzo.core.game_folders import game_folders

GAMES = Path(__file__).parents[1] / "games"
WITH_DECKS = sorted((Path(__file__).parent / "decks").glob("*.mazzo"))
"""Those of matches that were played with an owner's deck."""


def home(game: str) -> Path:
    """The folder with a game's tests and what the laws read: of a game that is not part of Mazzo, its own."""
    folder = GAMES / game
    own = next((one for one in game_folders() if one.name == game), None)
    return folder if folder.is_dir() or own is None else Path(str(own))


def archived(game: str) -> list[Path]:
    """Every archived journal of a game."""
    return sorted((home(game) / "golden").glob("*.mazzo"))


def golden(game: str, name: str) -> Match:
    """An archived match, replayed."""
    return mazzo.replay((home(game) / "golden" / f"{name}.mazzo").read_text("utf-8"))
