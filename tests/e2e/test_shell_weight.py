"""Cost of a first visit: bytes of JavaScript as built, and what the service worker keeps for the next visit."""

import gzip
import re

from playwright.sync_api import Page, expect

from mazzo.i18n import say
from tests.e2e.browser import Language, NewPage, Troubles, in_each_language
from tests.e2e.home import play_button
from tests.e2e.server import STATIC

FIRST_SCREEN = 60_000
"""Budget of the first screen in bytes of gzipped JavaScript."""


# Whatever this visit fetched has been kept.
KEPT = """async () => {
  const kept = new Set((await (await caches.open('mazzo-1')).keys()).map((request) => request.url))
  const fetched = performance.getEntriesByType('resource').map((entry) => entry.name)
  return fetched.filter((url) => url.includes('/assets/')).every((url) => kept.has(url))
}"""


@in_each_language
def test_the_javascript_of_the_first_screen_is_small(page: Page, language: Language) -> None:
    scripts: set[str] = set()
    page.on("request", lambda request: scripts.add(request.url) if request.resource_type == "script" else None)
    page.goto("/")
    page.wait_for_load_state("networkidle")
    expect(play_button(page, language)).to_be_visible()
    built = [STATIC / "assets" / url.rpartition("/")[2] for url in scripts]
    sizes = {file.name: len(gzip.compress(file.read_bytes(), 9)) for file in built}
    assert len(sizes) > 1
    assert sum(sizes.values()) < FIRST_SCREEN, sizes


def test_the_table_is_not_fetched_before_it_is_wanted(page: Page, language: Language) -> None:
    scripts: list[str] = []
    page.on("request", lambda request: scripts.append(request.url) if request.resource_type == "script" else None)
    page.goto("/")
    page.wait_for_load_state("networkidle")
    assert not [url for url in scripts if "/Table-" in url]
    play_button(page, language).dispatch_event("pointerdown")
    page.wait_for_function(
        "() => performance.getEntriesByType('resource').some((entry) => entry.name.includes('/Table-'))"
    )
    assert page.url.endswith("/")


def test_nothing_comes_from_elsewhere(page: Page) -> None:
    asked: set[str] = set()
    page.on("request", lambda request: asked.add(request.url))
    page.goto("/")
    page.wait_for_load_state("networkidle")
    origin = re.match(r"http://[^/]+", page.url)
    assert origin is not None
    assert {url for url in asked if not url.startswith((origin[0], "data:", "blob:"))} == set()


def test_the_house_stands_when_the_server_is_away(new_page: NewPage, language: Language, troubles: Troubles) -> None:
    troubles.expect("ERR_INTERNET_DISCONNECTED|ERR_FAILED")
    page = new_page()
    page.goto("/")
    page.wait_for_load_state("networkidle")
    page.evaluate(
        """async () => {
          await navigator.serviceWorker.register('/sw.js')
          const { active } = await navigator.serviceWorker.ready
          active.postMessage(performance.getEntriesByType('resource').map((entry) => entry.name))
        }"""
    )
    page.wait_for_function(KEPT)
    page.context.set_offline(True)
    page.reload()
    expect(play_button(page, language)).to_be_visible()
    play_button(page, language).click()
    expect(page.get_by_role("alert")).to_contain_text(say(language, "ui-away-text"))
