"""`mazzo new-game`: writes a complete small game, to change into one's own. It is a copy of `mazzo.template`."""

import sys
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from shlex import quote

from mazzo.cli.journals import write_text
from mazzo.core.errors import NotUnderstood
from mazzo.core.game_folders import NAME, VARIABLE, folder_of
from mazzo.games import GAMES
from mazzo.terminal import Console

TEMPLATE = "template"
"""Name of the game in `mazzo.template`, which each copy replaces by its own."""
SUFFIXES = (".py", ".md", ".ftl", ".toml", ".mazzo")


def write(console: Console, folder: Path) -> None:
    """Write the game; print how to play it. Raises NotUnderstood for a folder that is there, or that is no name for a
    game or already the name of another package, and if it cannot be written.
    """
    name = folder.resolve().name
    if not NAME.fullmatch(name) or name == TEMPLATE:
        raise NotUnderstood("cli-new-game-name", text=name[:40])
    if name in GAMES or name in sys.stdlib_module_names or folder_of(name) is not None:
        raise NotUnderstood("cli-new-game-taken", text=name)
    if folder.exists():
        raise NotUnderstood("cli-file-exists", path=str(folder)[:200])
    _copy(files("mazzo") / TEMPLATE, folder, name)
    command = f"{VARIABLE}={name} PYTHONPATH={quote(str(folder.parent))} mazzo play {name}"
    console.out.print(console.text("cli-new-game-written", path=str(folder), command=command), soft_wrap=True)


def _copy(source: Traversable, target: Path, name: str) -> None:
    for one in source.iterdir():
        if one.is_dir() and one.name != "__pycache__":
            _copy(one, target / one.name, name)
        elif one.name.endswith(SUFFIXES):
            text = one.read_text("utf-8").replace(f"mazzo.{TEMPLATE}", name)
            text = text.replace(TEMPLATE, name).replace(TEMPLATE.capitalize(), name.capitalize())
            write_text(target / one.name, text)
