"""The folders of all games: Mazzo's own, and those of the packages in MAZZO_EXTRA_GAMES.

Texts and rulebooks are read as files from these folders, without importing Mazzo's own games.
"""

import os
from importlib.resources import files
from importlib.resources.abc import Traversable

VARIABLE = "MAZZO_EXTRA_GAMES"


def extra_packages() -> tuple[str, ...]:
    """The packages of further games, each with a global `GAME`: dotted names separated by commas. Child processes
    inherit the variable.
    """
    return tuple(name.strip() for name in os.environ.get(VARIABLE, "").split(",") if name.strip())


def game_folders() -> list[Traversable]:
    """The folder of every game, sorted by name."""
    own = [folder for folder in (files("mazzo") / "games").iterdir() if folder.is_dir()]
    return sorted([*own, *map(files, extra_packages())], key=lambda folder: folder.name)
