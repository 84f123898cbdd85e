"""The documentation under /docs, where it is built and where it is not."""

import gzip
from pathlib import Path

import httpx
import pytest
from litestar import Litestar
from litestar.di import Provide

from mazzo.server.http.static_files import StaticFiles
from mazzo.server.pages import documentation


async def ask(folder: Path, path: str) -> httpx.Response:
    """The answer of a server with this folder."""
    provide = Provide(lambda: StaticFiles(folder), sync_to_thread=False)
    app = Litestar(documentation.ROUTES, dependencies={"documentation": provide})
    transport = httpx.ASGITransport(app=app)  # type: ignore[arg-type]
    async with httpx.AsyncClient(transport=transport, base_url="http://mazzo.test") as client:
        return await client.get(path)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A small documentation."""
    (tmp_path / "play").mkdir()
    (tmp_path / "index.html").write_text("the first page")
    (tmp_path / "play" / "orchard.html").write_text("the page of Orchard")
    (tmp_path / "404.html").write_text("no such page")
    (tmp_path / "sitemap.xml").write_text(f"<loc>{documentation.ORIGIN}/docs/index.html</loc>")
    return tmp_path


@pytest.mark.parametrize(
    ("path", "status", "text"),
    [
        ("/docs/index.html", 200, "the first page"),
        ("/docs/play/orchard.html", 200, "the page of Orchard"),
        ("/docs/play", 404, "no such page"),
        ("/docs/play/grove.html", 404, "no such page"),
        ("/docs/sitemap.xml", 200, "<loc>http://mazzo.test/docs/index.html</loc>"),
    ],
)
async def test_the_files_are_shown(folder: Path, path: str, status: int, text: str) -> None:
    answer = await ask(folder, path)
    assert (answer.status_code, answer.text) == (status, text)


async def test_a_page_may_be_there_in_its_compressed_form_only(folder: Path) -> None:
    page = folder / "play" / "orchard.html"
    text = "the page of Orchard " * 20
    page.unlink()
    Path(f"{page}.gz").write_bytes(gzip.compress(text.encode()))
    answer = await ask(folder, "/docs/play/orchard.html")
    assert (answer.status_code, answer.text) == (200, text)
    assert answer.headers["content-encoding"] == "gzip"


@pytest.mark.parametrize("path", ["/docs", "/docs/"])
async def test_the_folder_leads_to_its_first_page(folder: Path, path: str) -> None:
    assert (await ask(folder, path)).headers["location"] == "/docs/index.html"


async def test_an_installation_without_documentation_says_so(tmp_path: Path) -> None:
    answer = await ask(tmp_path, "/docs/index.html")
    assert answer.status_code == 404
    assert "make docs" in answer.text
