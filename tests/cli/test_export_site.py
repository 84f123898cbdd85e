"""`mazzo export-site`: the files that a web space serves."""

from pathlib import Path

import pytest

from mazzo.cli.export_site import ALONE, NEEDED, write
from mazzo.core.errors import NotUnderstood
from mazzo.terminal import Console


@pytest.fixture
def source(tmp_path: Path) -> Path:
    """A built client."""
    folder = tmp_path / "static"
    for name in (*NEEDED, "assets/app.js", "assets/app.js.br", "pictures/drawings.js", ".built-from"):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text("<html><head></head></html>", "utf-8")
    return folder


def test_every_address_leads_to_a_page_that_knows_it_has_no_server(source: Path, tmp_path: Path) -> None:
    site = tmp_path / "site"
    write(Console("en"), site, source)
    assert ALONE in (site / "index.html").read_text("utf-8")
    assert (site / "404.html").read_text("utf-8") == (site / "index.html").read_text("utf-8")
    written = {path.relative_to(site).as_posix() for path in site.rglob("*") if path.is_file()}
    assert written == {*NEEDED, "404.html", "assets/app.js"}


def test_nothing_is_written_over_a_folder_or_without_a_build(source: Path, tmp_path: Path) -> None:
    with pytest.raises(NotUnderstood) as refused:
        write(Console("en"), source, source)
    assert refused.value.code == "cli-file-exists"
    (source / "offline" / "engine.json").unlink()
    with pytest.raises(NotUnderstood) as refused:
        write(Console("en"), tmp_path / "site", source)
    assert refused.value.code == "cli-export-site-none"
    assert not (tmp_path / "site").exists()
