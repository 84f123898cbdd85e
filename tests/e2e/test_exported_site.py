"""`mazzo export-site`: the written files in a folder of a plain web space, without a server of Mazzo."""

import functools
import threading
from collections.abc import Iterator
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from mazzo.cli.export_site import write
from mazzo.i18n import say
from mazzo.terminal import Console
from tests.e2e import axe
from tests.e2e.browser import Language, Troubles, wait_until
from tests.e2e.test_offline import STARTING, fetch_game, play

pytestmark = pytest.mark.slow

# The links that are seen and lead out of the folder once they have been touched.
_OUTSIDE = """() => [...document.querySelectorAll('a[href]')].filter((link) => {
  link.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
  return link.checkVisibility() && link.origin === location.origin && !link.pathname.startsWith('/mazzo/')
}).map((link) => link.href)"""
_LINKS = """() => [...document.querySelectorAll('a[href]')]
  .filter((link) => link.checkVisibility() && link.origin === location.origin && !link.target && !link.hash)
  .map((link) => link.pathname)"""
_LEAD = "(path) => { history.pushState(null, '', path); dispatchEvent(new PopStateEvent('popstate')) }"
_PICTURES = "() => [...document.images].map((image) => [image.src, image.complete && image.naturalWidth > 0])"


class _Quiet(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *words: Any) -> None:
        """Says nothing."""


@pytest.fixture(scope="module")
def space(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of the folder in a web space that knows nothing of Mazzo."""
    folder = tmp_path_factory.mktemp("space")
    write(Console("en"), folder / "mazzo", "/mazzo/")
    with ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(_Quiet, directory=str(folder))) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/mazzo"
        server.shutdown()


def test_one_plays_from_a_folder_of_a_web_space(page: Page, space: str, language: Language, troubles: Troubles) -> None:
    fetch_game(page, language, f"{space}/")
    assert page.url == f"{space}/offline"
    assert axe.violations(page) == []
    page.get_by_role("button", name=say(language, "home-play"), exact=True).click()
    page.wait_for_url(f"{space}/offline/off0*", timeout=STARTING)
    play(page, most=1)
    troubles.expect("ERR_INTERNET_DISCONNECTED")
    page.context.set_offline(True)
    page.reload()
    play(page, most=2)


def test_it_offers_only_what_it_can_do(page: Page, space: str, language: Language, troubles: Troubles) -> None:
    fetch_game(page, language, f"{space}/")
    seen, due = set(), ["/mazzo/offline"]
    while due:
        path = due.pop()
        seen.add(path)
        page.evaluate(_LEAD, path)
        expect(page.locator("main h1")).to_be_visible(timeout=STARTING)
        expect(page.locator(".waiting")).to_have_count(0, timeout=STARTING)
        assert page.get_by_text(say(language, "offline-alone")).count() == 0, path
        assert page.evaluate(_OUTSIDE) == []
        due += set(page.evaluate(_LINKS)) - seen - set(due) - {"/mazzo/", "/mazzo/licences.txt"}
    assert {"/mazzo/about", "/mazzo/rules/orchard", "/mazzo/puzzle/grove", "/mazzo/companion"} <= seen

    page.evaluate(_LEAD, "/mazzo/about")
    page.locator("img").last.scroll_into_view_if_needed()
    wait_until(page, "() => [...document.images].every((image) => image.complete)")
    assert all(loaded for _, loaded in page.evaluate(_PICTURES))
    page.evaluate(_LEAD, "/mazzo/tables")
    expect(page.get_by_text(say(language, "offline-alone"))).to_be_visible()
