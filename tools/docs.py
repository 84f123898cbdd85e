"""Builds the documentation site: `make docs`, or `python -m tools.docs [SITE FOLDER]`.

`generate.site` writes the sources, and Sphinx makes pages of them. Here they get what the server's policy and any web
space need, and are checked: no warning, no link that leads nowhere, no page without a way back, nothing that a browser
would fetch from elsewhere.

Without arguments the site is the server's, shown under /docs. With them it is for a web space: SITE is its address, and
FOLDER, which is to be uploaded, gets a folder for this version beside those of others. `python -m tools.docs links`
asks every address outside the site.
"""

import gzip
import json
import os
import re
import shutil
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256
from html import unescape
from pathlib import Path
from urllib.parse import unquote

from tools import environment
from tools.steps import ROOT, StepFailed, step

BUILD = ROOT / "build" / "docs"
SOURCE = BUILD / "source"
FOLDER = ROOT / "src" / "mazzo" / "server" / "documentation"
"""The site that the server shows, and that a wheel contains, with its texts compressed."""
TEXTS = (".html", ".js", ".css", ".svg", ".json", ".xml", ".ipynb")
UNDER = "/docs/"
ORIGIN = "{origin}"
"""Stands in the sitemap for the address of the server, which writes its own there."""
NOT_FOUND = "404.html"
VERSIONS = "versions.json"
_OTHER_FORMS = re.compile(
    r'<div class="sphx-glr-download sphx-glr-download-(?:python|zip)[^>]*>.*?</div>\s*', re.DOTALL
)
"""Links of a notebook's page to forms of it that are left out: a wheel would have programs among its modules."""
_ELEMENT = re.compile(r"<(style|script)>(.*?)</\1>", re.DOTALL)
_STYLED = re.compile(r"<\w[^<>]*\sstyle=\"[^<>]*>")
_STYLE = re.compile(r'\sstyle="([^"]*)"')
_CLASS = re.compile(r'\sclass="')
_LINK = re.compile(r'\s(?:href|src|action)="([^"]*)"')
_ANCHOR = re.compile(r'\s(?:id|name)="([^"]*)"')
_OUTSIDE = re.compile(r"[a-z][a-z+.-]*:|//")


@dataclass(frozen=True)
class Place:
    """Where a site is: its folder, and the address of its first page, which is a path on the server itself."""

    folder: Path
    address: str


def run_sphinx(builder: str, to: Path, address: str = "") -> None:
    """Run Sphinx on the sources. A warning is an error; the log has all of them."""
    step("Collecting the pages", [environment.PYTHON, "-m", "generate.site", SOURCE])
    folders: list[str | Path] = ["-d", BUILD / "doctrees", "-c", ROOT / "docs" / "site", SOURCE, to]
    options = ["-n", "-W", "--keep-going", "-q", "-j", "auto"]
    command = [environment.PYTHON, "-m", "sphinx", "-b", builder, *options, *folders]
    step("Building the documentation", command, env=os.environ | {"SITE": address})


def build(place: Place) -> None:
    """Build the site into its folder, whole or not at all."""
    made = BUILD / "html"
    shutil.rmtree(made, ignore_errors=True)  # Sphinx deletes no page whose source is gone
    run_sphinx("html", made, place.address if "://" in place.address else "")
    fresh = BUILD / "site"
    shutil.rmtree(fresh, ignore_errors=True)
    shutil.copytree(made, fresh, ignore=shutil.ignore_patterns(".*", "*.inv", "*.pickle", "_sources", "*.py", "*.zip"))
    for page in fresh.rglob("*.html"):
        text = _OTHER_FORMS.sub("", page.read_text("utf-8"))
        page.write_text(without_inline(text, page, fresh), "utf-8")
    not_found = fresh / NOT_FOUND
    not_found.write_text(with_absolute_links(not_found.read_text("utf-8"), place.address), "utf-8")
    (fresh / "sitemap.xml").write_text(sitemap(fresh, place.address), "utf-8")
    complaints = list(check(fresh))
    if complaints:
        print("\n".join(complaints), flush=True)
        raise StepFailed(f"{len(complaints)} faults in the pages")
    shutil.rmtree(place.folder, ignore_errors=True)
    place.folder.parent.mkdir(parents=True, exist_ok=True)
    fresh.rename(place.folder)


def compress(folder: Path) -> None:
    """Copy a site to where the server shows it from. Of each text there is only the gzip form, which browsers are sent:
    a fifth of the bytes.
    """
    shutil.rmtree(FOLDER, ignore_errors=True)
    shutil.copytree(folder, FOLDER)
    for file in [file for file in FOLDER.rglob("*") if file.suffix in TEXTS]:
        Path(f"{file}.gz").write_bytes(gzip.compress(file.read_bytes(), mtime=0))
        file.unlink()


def without_inline(text: str, page: Path, folder: Path) -> str:
    """A page with its inline scripts and styles in files: the server's policy allows none in a page."""
    static = folder / "_static"
    up = os.path.relpath(static, page.parent)

    def element(found: re.Match[str]) -> str:
        suffix = {"style": "css", "script": "js"}[found[1]]
        name = f"inline-{sha256(found[2].encode()).hexdigest()[:12]}.{suffix}"
        (static / name).write_text(found[2], "utf-8")
        if suffix == "css":
            return f'<link rel="stylesheet" href="{up}/{name}">'
        return f'<script src="{up}/{name}"></script>'

    def tag(found: re.Match[str]) -> str:
        style = _STYLE.search(found[0])
        assert style is not None
        name = f"style-{sha256(style[1].encode()).hexdigest()[:12]}"
        classes[name] = unescape(style[1])
        bare = _STYLE.sub("", found[0])
        if _CLASS.search(bare):
            return _CLASS.sub(f' class="{name} ', bare, count=1)
        return re.sub(r"^<\w+", lambda start: f'{start[0]} class="{name}"', bare)

    classes: dict[str, str] = {}
    text = _STYLED.sub(tag, _ELEMENT.sub(element, text))
    if classes:
        rules = "".join(f".{name}{{{style}}}\n" for name, style in sorted(classes.items()))
        name = f"inline-{sha256(rules.encode()).hexdigest()[:12]}.css"
        (static / name).write_text(rules, "utf-8")
        text = text.replace("</head>", f'<link rel="stylesheet" href="{up}/{name}"></head>', 1)
    return text


def with_absolute_links(text: str, address: str) -> str:
    """The page of a link that leads nowhere, which is shown at any path, with the address of the site before links."""

    def absolute(found: re.Match[str]) -> str:
        is_inside = not _OUTSIDE.match(found[1]) and not found[1].startswith(("#", "/"))
        return found[0].replace(f'"{found[1]}"', f'"{address}{found[1]}"') if is_inside else found[0]

    return _LINK.sub(absolute, text).replace('data-content_root="./"', f'data-content_root="{address}"')


def sitemap(folder: Path, address: str) -> str:
    """The list of all pages for search engines."""
    base = address if "://" in address else f"{ORIGIN}{address}"
    pages = sorted(page.relative_to(folder).as_posix() for page in folder.rglob("*.html"))
    places = "".join(
        f"<url><loc>{base}{page}</loc></url>\n" for page in pages if page != NOT_FOUND and not page.startswith("_")
    )
    head = '<?xml version="1.0" encoding="utf-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n'
    return f"{head}{places}</urlset>\n"


def check(folder: Path) -> Iterator[str]:
    """What is wrong with the pages of a folder, a sentence for each fault."""
    texts = {page: page.read_text("utf-8") for page in sorted(folder.rglob("*.html"))}
    anchors = {page: set(_ANCHOR.findall(text)) for page, text in texts.items()}
    first = folder / "index.html"
    for page, text in texts.items():
        if page.name == NOT_FOUND:
            continue
        name, is_back = page.relative_to(folder), page == first
        for link in map(unescape, _LINK.findall(text)):
            path, _, anchor = link.partition("#")
            if _OUTSIDE.match(link):
                continue
            target = Path(os.path.normpath(page.parent / unquote(path.partition("?")[0]))) if path else page
            is_back = is_back or target == first
            if not target.is_file():
                yield f"{name}: {link} leads nowhere"
            elif anchor and target in anchors and unquote(anchor) not in anchors[target]:
                yield f"{name}: {link} leads to no place of the page"
        if not is_back:
            yield f"{name}: no way back to the first page"
        if re.search(r"<(?:style|script)>|<\w[^<>]*\s(?:style|on\w+)=\"", text):
            yield f"{name}: a script or style in the page itself"
        if re.search(r'<(?:script|img|link|iframe)[^<>]*\s(?:src|href)="(?:https?:)?//', text):
            yield f"{name}: something that is fetched from elsewhere"


def publish(site: str, folder: Path) -> Place:
    """The place of this version below the address of a web space. Its folder gets the list of the versions, and a first
    page and a page for wrong addresses that lead to the newest.
    """
    version = release()
    (folder / version).mkdir(parents=True, exist_ok=True)
    versions = sorted((one.name for one in folder.iterdir() if one.is_dir()), key=_order, reverse=True)
    (folder / VERSIONS).write_text(json.dumps(versions) + "\n", "utf-8")
    to = f"{site.rstrip('/')}/{versions[0]}/"
    for name in ("index.html", NOT_FOUND):
        text = f'<!doctype html><title>Mazzo</title><meta http-equiv="refresh" content="0; url={to}">'
        (folder / name).write_text(f'{text}<a href="{to}">Mazzo {versions[0]}</a>\n', "utf-8")
    return Place(folder / version, f"{site.rstrip('/')}/{version}/")


def release() -> str:
    """The version of Mazzo."""
    (version,) = re.findall(r'__version__ = "(.+)"', (ROOT / "src" / "mazzo" / "__init__.py").read_text("utf-8"))
    return str(version)


def _order(version: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", version)]


def report(folder: Path, seconds: float) -> str:
    """One line about a site."""
    pages = sum(1 for _ in folder.rglob("*.html"))
    size = sum(file.stat().st_size for file in folder.rglob("*") if file.is_file()) / 1e6
    minutes = f"{seconds / 60:.1f} minutes, {size:.0f} MB"
    return f"Documentation: {pages} pages, {minutes}, 0 warnings, 0 broken links: {folder / 'index.html'}"


def main(arguments: list[str]) -> None:
    """Build, or check the links to elsewhere."""
    environment.prepare("document")
    if arguments == ["links"]:
        run_sphinx("linkcheck", BUILD / "links")
        return
    start = time.monotonic()
    place = publish(arguments[0], Path(arguments[1])) if arguments else Place(BUILD / "served", UNDER)
    build(place)
    if not arguments:
        compress(place.folder)
    print(report(place.folder, time.monotonic() - start), flush=True)


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except StepFailed as failed:
        sys.exit(f"The documentation fails: {failed}")
