"""Ways to spoil a library, which is then never called. As a program it spoils those of the Python that runs it, and
leaves in `told` for each way the body of the rules, the lines on stderr and the reason that they give.
"""

import json
import shutil
from collections.abc import Callable
from contextlib import redirect_stderr
from io import StringIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from mazzo import GAMES, compiled
from mazzo.compiled import library

FOLDER = library.FOLDER


def other_sources(folder: Path) -> str:
    """A library made of other sources."""
    _write_manifest(folder, _manifest() | {"sources": "", "code": ""})
    return "its sources have changed since it was made: run `make kernels`"


def one_bit(folder: Path) -> str:
    """A library with one bit changed."""
    file = _file(folder)
    raw = bytearray(file.read_bytes())
    raw[len(raw) // 2] ^= 1
    file.write_bytes(raw)
    return f"{file.name} is damaged"


def half(folder: Path) -> str:
    """Half a library."""
    file = _file(folder)
    file.write_bytes(file.read_bytes()[: file.stat().st_size // 2])
    return f"{file.name} is damaged"


def missing(folder: Path) -> str:
    """A manifest without its library."""
    _file(folder).unlink()
    return f"there is none for {library.here()}"


def half_a_manifest(folder: Path) -> str:
    """Half a manifest."""
    file = folder / "orchard.json"
    file.write_bytes(file.read_bytes()[:1000])
    return f"there is none for {library.here()}"


def no_library(folder: Path) -> str:
    """A file that is no library, though it is the one that the manifest tells of."""
    _replace(folder, b"not machine code")
    return f"there is none for {library.here()}"


def other_game(folder: Path) -> str:
    """The library of another game, though it is the one that the manifest tells of."""
    _replace(folder, _file(FOLDER, "grove").read_bytes())
    return f"there is none for {library.here()}"


WAYS: tuple[Callable[[Path], str], ...] = (
    other_sources,
    one_bit,
    half,
    missing,
    half_a_manifest,
    no_library,
    other_game,
)
"""Each spoils a copy of Orchard's libraries, in a folder, and returns how the reason begins."""


def _manifest(name: str = "orchard") -> Any:
    return json.loads((FOLDER / f"{name}.json").read_bytes())


def _file(folder: Path, name: str = "orchard") -> Path:
    """The library of a game for this platform."""
    file: str = _manifest(name)["libraries"][library.here()]["file"]
    return folder / file


def _write_manifest(folder: Path, manifest: Any) -> None:
    (folder / "orchard.json").write_text(json.dumps(manifest))


def _replace(folder: Path, raw: bytes) -> None:
    """Puts other bytes in the place of the library, and their digest into the manifest."""
    manifest, file = _manifest(), _file(folder)
    file.write_bytes(raw)
    manifest["libraries"][library.here()]["sha256"] = library.sha256_of(file)
    _write_manifest(folder, manifest)


def _told_after(spoil: Callable[[Path], str]) -> tuple[str, str, str]:
    lines = StringIO()
    with TemporaryDirectory() as folder, redirect_stderr(lines):
        for file in FOLDER.glob("orchard.*"):
            shutil.copy(file, folder)
        reason = spoil(Path(folder))
        library.FOLDER = Path(folder)
        compiled._bodies.clear()
        compiled._library_of.cache_clear()
        body = compiled.of(GAMES["orchard"])
    return type(body).__name__, lines.getvalue(), reason


if __name__ == "__main__":
    told = json.dumps([_told_after(spoil) for spoil in WAYS])
