"""The folders of all games: Mazzo's own, and those of the packages in MAZZO_EXTRA_GAMES.

Texts and rulebooks are read as files from these folders, without importing Mazzo's own games.
"""

import os
import re
from contextlib import suppress
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from pathlib import Path

NAME = re.compile(r"[a-z]{1,32}")
"""The name of a game, and of its folder."""
VARIABLE = "MAZZO_EXTRA_GAMES"
TEXT = "text"
"""The folder inside a game's folder with rulebooks, lesson and `locale`."""


def extra_packages() -> tuple[str, ...]:
    """The packages of further games, each with a global `GAME`: dotted names separated by commas. Child processes
    inherit the variable.
    """
    return tuple(name.strip() for name in os.environ.get(VARIABLE, "").split(",") if name.strip())


def folder_of(package: str) -> Path | None:
    """The folder of a package, which is not imported; None if Python does not find it."""
    with suppress(Exception):  # whatever the package above does when it is imported: `mazzo.own_games` reports that
        spec = find_spec(package)
        if spec is not None and spec.submodule_search_locations:
            return Path(next(iter(spec.submodule_search_locations)))
    return None


def game_folders() -> list[Traversable]:
    """The folder of every game that is found, sorted by name."""
    own = [folder for folder in (files("mazzo") / "games").iterdir() if folder.is_dir()]
    extra = [folder for folder in map(folder_of, extra_packages()) if folder is not None]
    return sorted([*own, *extra], key=lambda folder: folder.name)
