"""The documentation's pages as `tools.docs` finishes and checks them."""

import json
from collections.abc import Mapping
from pathlib import Path

import pytest

from mazzo.server.http.security_middleware import CONTENT_SECURITY_POLICY
from mazzo.server.pages import documentation
from tools import docs
from tools.docs import check, publish, sitemap, with_absolute_links, without_inline

BACK = '<a href="index.html">back</a>'


def site(folder: Path, pages: Mapping[str, str]) -> Path:
    """A folder with pages by their paths, and a first page."""
    for name, text in ({"index.html": ""} | dict(pages)).items():
        page = folder / name
        page.parent.mkdir(parents=True, exist_ok=True)
        page.write_text(text, "utf-8")
    (folder / "_static").mkdir()
    return folder


def test_the_policy_of_the_server_lets_a_page_have_nothing_inline(tmp_path: Path) -> None:
    assert "unsafe-inline" not in CONTENT_SECURITY_POLICY
    text = (
        "<head><style>b{color:red}</style></head><script>begin()</script>"
        '<i style="width: 1ch">x</i><p class="a" style="width: 1ch">y</p>'
    )
    folder = site(tmp_path, {"play/a.html": text})
    finished = without_inline(text, folder / "play" / "a.html", folder)
    assert [fault for fault in check_page(folder, "play/a.html", finished) if "itself" in fault] == []
    assert '<i class="style-' in finished
    assert '<p class="style-' in finished
    contents = [file.read_text("utf-8") for file in (folder / "_static").iterdir()]
    assert sorted(content.partition("{")[2] or content for content in contents) == [
        "begin()",
        "color:red}",
        "width: 1ch}\n",
    ]


def check_page(folder: Path, name: str, text: str) -> list[str]:
    (folder / name).write_text(text, "utf-8")
    return list(check(folder))


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        (BACK, ""),
        (f'{BACK}<a href="index.html#there">', "a.html: index.html#there leads to no place of the page"),
        (f'{BACK}<a href="away.html">', "a.html: away.html leads nowhere"),
        (f'{BACK}<img src="picture%20of.svg">', "a.html: picture%20of.svg leads nowhere"),
        (f'{BACK}<a href="https://example.org/"><a href="#"><h1 id="">', ""),
        ('<a href="a.html">', "a.html: no way back to the first page"),
        (f'{BACK}<p style="color: red">', "a.html: a script or style in the page itself"),
        (f'{BACK}<p onclick="act()">', "a.html: a script or style in the page itself"),
        (f'{BACK}<script src="https://example.org/a.js"></script>', "a.html: something that is fetched from elsewhere"),
    ],
)
def test_a_fault_of_a_page_is_found(tmp_path: Path, text: str, fault: str) -> None:
    assert list(check(site(tmp_path, {"index.html": BACK, "a.html": text}))) == ([fault] if fault else [])


def test_the_page_of_a_wrong_address_has_absolute_links() -> None:
    text = '<html data-content_root="./"><a href="a.html"><img src="_static/a.png"><a href="#top"><a href="/x">'
    assert with_absolute_links(text, "/docs/") == (
        '<html data-content_root="/docs/"><a href="/docs/a.html"><img src="/docs/_static/a.png">'
        '<a href="#top"><a href="/x">'
    )


def test_the_sitemap_has_the_pages(tmp_path: Path) -> None:
    folder = site(tmp_path, {"play/a.html": "", "404.html": "", "_modules/b.html": ""})
    assert "<loc>https://example.org/m/play/a.html</loc>" in sitemap(folder, "https://example.org/m/")
    of_server = sitemap(folder, docs.UNDER)
    assert f"<loc>{documentation.ORIGIN}/docs/index.html</loc>" in of_server
    assert of_server.count("<loc>") == 2


def test_a_web_space_keeps_earlier_versions_and_leads_to_the_newest(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for version in ("1.9.0", "1.10.0"):
        monkeypatch.setattr(docs, "release", lambda version=version: version)
        place = publish("https://example.org/m", tmp_path)
        assert place == docs.Place(tmp_path / version, f"https://example.org/m/{version}/")
    assert json.loads((tmp_path / "versions.json").read_text("utf-8")) == ["1.10.0", "1.9.0"]
    assert "url=https://example.org/m/1.10.0/" in (tmp_path / "index.html").read_text("utf-8")


def test_the_server_shows_the_folder_that_is_built() -> None:
    assert documentation.FOLDER == docs.FOLDER
    assert documentation.ORIGIN == docs.ORIGIN
    assert documentation.NOT_FOUND == docs.NOT_FOUND
