"""`mazzo export-site`: writes the game without a network as static files for any web space (docs/offline.md)."""

import shutil
from pathlib import Path

from mazzo.core.errors import NotUnderstood
from mazzo.server.http.static_files import FOLDER, PAGE
from mazzo.terminal import Console

NEEDED = (PAGE, "sw.js", "offline/engine.json", "offline/files.json")
"""Files of the built client without which there is nothing to write."""
LEFT_OUT = ("*.br", "*.gz", ".*", "pictures", "moving-pictures", "sw-off.js")
"""Web spaces compress by themselves; pictures of links are drawn by a server."""
ALONE = '<meta name="mazzo-alone" content="" />'
"""Tells the client that there is no server."""


def write(console: Console, folder: Path, source: Path = FOLDER) -> None:
    """Write the files; print where. `source`: the built client. Raises NotUnderstood for a folder that is there, and
    if the client was not built.
    """
    if folder.exists():
        raise NotUnderstood("cli-file-exists", path=str(folder)[:200])
    if any(not (source / name).exists() for name in NEEDED):
        raise NotUnderstood("cli-export-site-none")
    shutil.copytree(source, folder, ignore=shutil.ignore_patterns(*LEFT_OUT))
    page = (folder / PAGE).read_text(encoding="utf-8").replace("</head>", f"{ALONE}</head>", 1)
    for name in (PAGE, "404.html"):  # web spaces answer an address that is no file with the second
        (folder / name).write_text(page, encoding="utf-8")
    size = sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())
    text = console.text("cli-export-site-written", path=str(folder), size=round(size / 1e6))
    console.out.print(text, soft_wrap=True)
