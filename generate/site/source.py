"""The folder that Sphinx reads: every page of the checkout at its place on the site, with its links and pictures, and
the pages that are generated.
"""

import os
import re
from collections.abc import Iterator, Mapping
from pathlib import Path

from generate.site.games import FOLDERS
from mazzo.games import GAMES
from tools.steps import ROOT

DOCS = ROOT / "docs"
SITE = DOCS / "site"
PACKAGE = ROOT / "src" / "mazzo"
OTHERS = {
    "CODE_OF_CONDUCT.md": "conduct.md",
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
    "SECURITY.md": "reporting.md",
    "core/README.md": "inside/core.md",
    "research/README.md": "research.md",
}
"""Pages outside docs, and their paths on the site."""
GALLERY = SITE / "gallery" / "GALLERY_HEADER.rst"
"""The head of the page of all notebooks, which Sphinx makes."""
PICTURES = (".svg", ".png", ".webp")
_CODE = re.compile(r"(^```.*?^```$|`[^`\n]+`)", re.MULTILINE | re.DOTALL)
_BY_FILE = re.compile(r"\[[\w-]+\.md\](?=\(([^)\s#]+))")
"""A link whose text is the name of a file, which says nothing on the site."""
_TITLE = re.compile(r"^# (.+)$", re.MULTILINE)
_TARGET = re.compile(r"(?<=\]\()(?![a-z]+:|#)([^)\s#]+)")


class NoSuchPage(Exception):
    """A link leads to a file that is neither a page of the site nor a picture."""


def paths() -> dict[Path, str]:
    """The path on the site of each page that is written by hand, and of each rulebook, which its game's page shows."""
    pages = {file: file.name for file in DOCS.glob("*.md")}
    pages |= {file: file.relative_to(SITE).as_posix() for file in SITE.rglob("*.md") if file.name[0] != "_"}
    pages |= {ROOT / name: path for name, path in OTHERS.items()}
    for file in PACKAGE.rglob("README.md"):
        pages[file] = f"inside/{'-'.join(file.parent.relative_to(PACKAGE).parts)}.md"
    for name, game in GAMES.items():
        for language, folder in FOLDERS.items():
            text = PACKAGE / "games" / game.meta.name / "text" / f"rulebook.{language}.md"
            pages[text] = f"{folder}/{name}.md"
    return pages


def write(folder: Path, made: Mapping[str, str]) -> None:
    """Write the folder. `made`: the generated pages by their paths on the site; links in one are relative to the same
    path below docs/site. Files that are the same are left alone, so that Sphinx reads only what has changed.
    """
    by_hand = paths()
    placed = by_hand | {SITE / path: path for path in made} | {GALLERY: "gallery/index.rst"}
    contents: dict[str, bytes] = {}
    for file, path in by_hand.items():
        if path not in made:
            contents |= _page(file.read_text("utf-8"), file, path, placed)
    for path, text in made.items():
        contents |= _page(text, SITE / path, path, placed)
    examples = ROOT / "examples"
    contents |= {f"examples/{file.relative_to(examples)}": file.read_bytes() for file in examples.rglob("*.py")}
    for path, content in contents.items():
        file = folder / path
        file.parent.mkdir(parents=True, exist_ok=True)
        if not file.exists() or file.read_bytes() != content:
            file.write_bytes(content)
    for stale in set(_files(folder)) - contents.keys():
        (folder / stale).unlink()


def _page(text: str, file: Path, path: str, placed: Mapping[Path, str]) -> dict[str, bytes]:
    """A page and its pictures, by their paths on the site. Raises NoSuchPage."""
    pictures: dict[str, bytes] = {}

    def place(found: re.Match[str]) -> str:
        target = Path(os.path.normpath(file.parent / found[1]))
        to = placed.get(target)
        if to is None and target.suffix in PICTURES and target.is_file():
            to = f"pictures/{target.relative_to(ROOT).as_posix()}"
            pictures[to] = target.read_bytes()
        if to is None:
            raise NoSuchPage(f"{file.relative_to(ROOT)}: {found[1]}")
        return os.path.relpath(to, Path(path).parent)

    def name(found: re.Match[str]) -> str:
        target = file.parent / found[1]
        title = _TITLE.search(target.read_text("utf-8")) if target.is_file() else None
        return f"[{title[1]}]" if title else found[0]

    if path.endswith(".md"):
        parts = _CODE.split(text)  # code is every second part
        parts[::2] = [_TARGET.sub(place, _BY_FILE.sub(name, part)) for part in parts[::2]]
        text = "".join(parts)
    return {path: text.encode(), **pictures}


def _files(folder: Path) -> Iterator[str]:
    """The files of a folder, without the gallery, which Sphinx adds."""
    for place, folders, names in os.walk(folder):
        folders[:] = [name for name in folders if name != "gallery"]
        yield from (Path(place, name).relative_to(folder).as_posix() for name in names)
