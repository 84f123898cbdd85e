"""`mazzo export-site`: the files that a web space serves."""

import gzip
import json
import re
from pathlib import Path

import pytest

from mazzo.cli.export_site import ALONE, NEEDED, PAGES, write
from mazzo.core.errors import NotUnderstood
from mazzo.terminal import Console

PAGE = '<html><head><link href="/icon.svg"></head></html>'
FILES = {
    "index.html": PAGE,
    "sw.js": "",
    "offline/engine.json": json.dumps({"archives": [{"path": "/assets/play.zip"}]}),
    "offline/files.json": json.dumps({"python": "/offline/pyodide/", "client": ["/assets/app.js"]}),
    "manifest.webmanifest": json.dumps({"start_url": "/", "shortcuts": [{"url": "/tables"}]}),
    "assets/app.js": '[{name:`about`,path:`/about`},{name:`lobby`,path:`/tables`}];f(`/sw.js`,["assets/a.css"])',
    "assets/app.css": "a{src:url(/assets/a.woff2)}",
    "assets/app.js.br": "",
    "pictures/drawings.js": "",
    ".built-from": "",
}
WRITTEN = {name for name in FILES if not name.endswith((".br", "drawings.js", ".built-from"))} | {"404.html"}


@pytest.fixture
def source(tmp_path: Path) -> Path:
    """A built client."""
    folder = tmp_path / "static"
    for name, content in FILES.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(content, "utf-8")
    return folder


def test_every_address_leads_to_a_page_that_knows_it_has_no_server(source: Path, tmp_path: Path) -> None:
    site = tmp_path / "site"
    write(Console("en"), site, source=source)
    assert ALONE in (site / "index.html").read_text("utf-8")
    assert (site / "404.html").read_text("utf-8") == (site / "index.html").read_text("utf-8")
    written = {path.relative_to(site).as_posix() for path in site.rglob("*") if path.is_file()}
    [script] = written - WRITTEN
    assert json.loads((site / "offline/files.json").read_text("utf-8"))["client"] == ["/assets/app.js", f"/{script}"]
    assert "name:`about`,path:`/about`},{name:`lobby`,path:`/-/tables`" in (site / "assets/app.js").read_text("utf-8")


def test_a_file_that_is_only_there_compressed_is_unpacked(source: Path, tmp_path: Path) -> None:
    site = tmp_path / "site"
    (source / "assets" / "large.js.gz").write_bytes(gzip.compress(b"large()"))
    (source / "assets" / "app.css.gz").write_bytes(gzip.compress(b"other"))
    write(Console("en"), site, source=source)
    assert (site / "assets" / "large.js").read_text("utf-8") == "large()"
    assert (site / "assets" / "app.css").read_text("utf-8") == FILES["assets/app.css"]
    assert list(site.rglob("*.gz")) == []


@pytest.mark.parametrize("at", ["/mazzo/", "/mazzo", "/games/of-cards/"])
def test_all_addresses_are_in_the_folder_of_the_web_space(source: Path, tmp_path: Path, at: str) -> None:
    site, at = tmp_path / "site", at.rstrip("/")
    write(Console("en"), site, f"{at}/", source)
    texts = {name: (site / name).read_text("utf-8") for name in WRITTEN - {"sw.js"}}  # that one looks where it is
    for name, text in texts.items():
        addresses = re.findall(r"(?<!\$=)[\"'`(](/[^\"'`)]*)", text)
        assert all(f"{address}/".startswith((f"{at}/", f"/-{at}/")) for address in addresses), (name, addresses)
    assert f'["{at[1:]}/assets/a.css"]' in texts["assets/app.js"]
    assert "shortcuts" not in texts["manifest.webmanifest"]


def test_the_pages_are_pages_of_the_client() -> None:
    features = Path(__file__).parents[2] / "web" / "src" / "features"
    routes = {
        name for path in features.glob("*/index.ts") for name in re.findall(r"name: '(\w+)'", path.read_text("utf-8"))
    }
    assert routes >= PAGES


def test_nothing_is_written_over_a_folder_or_without_a_build(source: Path, tmp_path: Path) -> None:
    for words, code in (
        ((source, "/"), "cli-file-exists"),
        ((tmp_path / "site", "mazzo"), "cli-export-site-no-folder"),
        ((tmp_path / "site", "/a//b"), "cli-export-site-no-folder"),
        ((tmp_path / "site", "/../b"), "cli-export-site-no-folder"),
    ):
        with pytest.raises(NotUnderstood) as refused:
            write(Console("en"), *words, source)
        assert refused.value.code == code
    (source / NEEDED[-1]).unlink()
    with pytest.raises(NotUnderstood) as refused:
        write(Console("en"), tmp_path / "site", source=source)
    assert refused.value.code == "cli-export-site-none"
    assert not (tmp_path / "site").exists()
