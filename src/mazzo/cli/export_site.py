"""`mazzo export-site`: writes the game without a network as static files for any web space (docs/offline.md).

The client is built for the root of an address. For a folder of a web space its addresses are rewritten here, so that
the client of a server carries nothing of it; what is only known while it runs, `site.js` does.
"""

import gzip
import hashlib
import json
import re
import shutil
from importlib.resources import files
from pathlib import Path
from typing import Any

from mazzo.core.errors import NotUnderstood
from mazzo.server.http.static_files import FOLDER, PAGE
from mazzo.terminal import Console

NEEDED = (PAGE, "sw.js", "offline/engine.json", "offline/files.json")
"""Files of the built client without which there is nothing to write."""
LEFT_OUT = ("*.br", "*.gz", ".*", "pictures", "sw-off.js")
"""Web spaces compress by themselves; pictures of links are drawn by a server."""
ALONE = '<meta name="mazzo-alone" content="" />'
"""Tells the client that there is no server."""
PAGES = {
    *("home", "about", "rules", "offline", "device", "puzzle", "replay", "review", "par", "bot"),
    *("companion", "sheets", "sheet", "tools", "referee", "caller"),
}
"""The pages that need no server, by the names of their routes. The others are not found."""
HIDDEN = ("/tables", "/history", "/account", "/today", "/decks", "/boards", "/fairness", "/docs")
"""Links to what needs a server."""
ROUTE = re.compile(r"(name:([`\"'])(\w+)\2,path:[`\"'])(/[^`\"']*)")
"""A route as the build writes it."""
NOWHERE = "/-"
"""In front of the address of a page that needs a server."""
FOLDER_NAME = re.compile(r"(/(?!\.\.?(/|$))[\w.~-]+)*/?")
"""An address of a folder, "/" too, without "." and ".."."""


def write(console: Console, folder: Path, at: str = "/", source: Path = FOLDER) -> None:
    """Write the files; print where. `at`: the folder of the web space, such as "/mazzo/"; `source`: the built client.
    Raises NotUnderstood for a folder that is there or an `at` that is none, and if the client was not built.
    """
    if folder.exists():
        raise NotUnderstood("cli-file-exists", path=str(folder)[:200])
    if FOLDER_NAME.fullmatch(at) is None:
        raise NotUnderstood("cli-export-site-no-folder", at=at[:200])
    if any(not (source / name).exists() for name in NEEDED):
        raise NotUnderstood("cli-export-site-none")
    shutil.copytree(source, folder, ignore=shutil.ignore_patterns(*LEFT_OUT))
    _rewrite(folder, at.rstrip("/"))
    _unpack(source, folder)
    size = sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())
    text = console.text("cli-export-site-written", path=str(folder), size=round(size / 1e6))
    console.out.print(text, soft_wrap=True)


def _rewrite(site: Path, at: str) -> None:
    """Rewrite a copy of the client for a folder of a web space, such as "/mazzo", and without a server."""
    for path in (site / "assets").glob("*.*"):
        if path.suffix in (".js", ".css"):
            path.write_text(_placed_code(path.read_text("utf-8"), at), encoding="utf-8")
    code = (files("mazzo.cli") / "site.js").read_text("utf-8")
    # Among the files that a device keeps once and for all, so its name changes with it.
    script = f"assets/site-{hashlib.sha256(code.encode()).hexdigest()[:7]}.js"
    (site / "assets").mkdir(exist_ok=True)
    (site / script).write_text(code, encoding="utf-8")
    for name in ("offline/engine.json", "offline/files.json", "manifest.webmanifest"):
        if (site / name).exists():
            listing = _placed(json.loads((site / name).read_text("utf-8")), at)
            listing.pop("shortcuts", None)  # to a page that needs a server
            if "client" in listing:
                listing["client"].append(f"{at}/{script}")
            (site / name).write_text(json.dumps(listing), encoding="utf-8")
    hidden = ",".join(f'a[href$="{path}"]' for path in HIDDEN)
    head = f'{ALONE}<script src="{at}/{script}" data-folder="{at}"></script><style>{hidden}{{display:none}}</style>'
    text = re.sub(r'((?:href|src)=")/', rf"\g<1>{at}/", (site / PAGE).read_text("utf-8"))
    text = text.replace("</head>", f"{head}</head>", 1)
    for name in (PAGE, "404.html"):  # web spaces answer an address that is no file with the second
        (site / name).write_text(text, encoding="utf-8")


def _unpack(source: Path, site: Path) -> None:
    """Write the files that the client has compressed only: a web space does not unpack them."""
    for packed in source.rglob("*.gz"):
        if not packed.with_suffix("").exists():
            (site / packed.relative_to(source).with_suffix("")).write_bytes(gzip.decompress(packed.read_bytes()))


def _placed(value: Any, at: str) -> Any:
    """The content of a JSON file with the folder in front of all addresses."""
    if isinstance(value, dict):
        return {key: _placed(each, at) for key, each in value.items()}
    if isinstance(value, list):
        return [_placed(each, at) for each in value]
    return at + value if isinstance(value, str) and value.startswith("/") else value


def _placed_code(code: str, at: str) -> str:
    """A script or style sheet with the folder in front of the addresses of files and routes."""
    quoted = r"([`\"'(])"
    code = re.sub(rf"{quoted}/(assets/|moving-pictures/|sw\.js)", rf"\g<1>{at}/\g<2>", code)
    code = re.sub(rf"{quoted}assets/", rf"\g<1>{at.lstrip('/')}{'/' if at else ''}assets/", code)
    # Asked whether there is a new build, where a file of this one has gone.
    code = code.replace("/api/health", f"{at}/offline/engine.json")
    return ROUTE.sub(lambda match: match[1] + ("" if match[3] in PAGES else NOWHERE) + at + match[4], code)
