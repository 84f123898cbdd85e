"""A person opens the link on a mid-range phone with a poor connection: twenty seconds later their first card lies."""

import time
from typing import Literal

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.browser import PHONE, Language, in_each_language
from tests.e2e.home import play_button

SECONDS = 20
CPU = 4
"""How many times slower than this machine the phone is."""
FAST_3G: dict[str, float | Literal[False]] = {
    "offline": False,
    "latency": 562.5,
    "downloadThroughput": 1.44 * 1024 * 1024 / 8,
    "uploadThroughput": 675 * 1024 / 8,
}
"""Fast 3G in Chromium's developer tools: milliseconds, and bytes a second."""

# The middle of the legal place nearest to the middle of the board, on the screen.
_SPOT = """() => {
  const spot = document.querySelector('main g.spot')
  if (!spot) return null
  const box = spot.getBoundingClientRect()
  return [box.x + box.width / 2, box.y + box.height / 2]
}"""


@in_each_language
@pytest.mark.parametrize("device", [PHONE], ids=str)
def test_the_first_move_comes_within_twenty_seconds(page: Page, language: Language) -> None:
    phone = page.context.new_cdp_session(page)
    phone.send("Network.enable")
    phone.send("Network.emulateNetworkConditions", FAST_3G)
    phone.send("Emulation.setCPUThrottlingRate", {"rate": CPU})
    start = time.monotonic()

    page.goto("/", wait_until="commit")
    play_button(page, language).tap()
    page.locator("button[data-card]").first.tap()
    page.wait_for_function(f"{_SPOT}")
    x, y = page.evaluate(_SPOT)
    page.touchscreen.tap(x, y)
    expect(page.locator(".ghost.legal")).to_be_attached()
    page.touchscreen.tap(x, y)
    expect(page.locator("main .laid")).to_have_count(2)

    seconds = time.monotonic() - start
    print(f"first move after {seconds:.1f} s")
    assert seconds < SECONDS
