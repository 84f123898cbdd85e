"""Chromium, the devices it emulates, and a record of errors in its pages."""

import os
import re
import signal
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Literal, Protocol

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Request,
    Response,
    WebError,
    expect,
    sync_playwright,
)

from mazzo import i18n
from tests import missing
from tools.programs import find_chromium

Language = str
Theme = Literal["light", "dark"]
Motion = Literal["no-preference", "reduce"]

SECONDS_TO_BECOME_TRUE = 30

FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
    "--font-render-hinting=none",
)
SECONDS_TO_CLOSE = 30
# A script that asks /api/me while the page asks, too, would make a second guest, and the page might keep the first. So
# requests that are made at the same time are made once.
_ONE_NAME = """(() => {
  const ask = window.fetch
  let asking = null
  window.fetch = (what, how) => {
    if (what !== '/api/me' || (how?.method ?? 'GET') !== 'GET') return ask(what, how)
    asking ??= ask(what, how).finally(() => (asking = null))
    return asking.then((answer) => answer.clone())
  }
})()"""
PATIENCE = 40_000
"""Default timeout of actions and assertions in milliseconds, long enough for a busy machine."""
expect.set_options(timeout=PATIENCE)


STANDARD_FONT = 16
"""Size of text in pixels that browsers begin with."""


@dataclass(frozen=True)
class Device:
    """A screen, and whether it is touched or pointed at."""

    name: str
    width: int
    height: int
    scale: float
    is_touched: bool
    font: int = STANDARD_FONT
    """Size in pixels of text that the person has set in their browser."""

    def __str__(self) -> str:
        return self.name


DESKTOP = Device("desktop", 1280, 800, 1, False)
PHONE = Device("phone", 390, 844, 2, True)
TABLET = Device("tablet", 820, 1180, 2, True)
NARROW = Device("narrow", 320, 640, 2, True)
LARGE_TEXT = Device("large", 390, 844, 2, True, 32)

# One of each in `make test`, the other in `make slow`: what fits in Italian on a phone is the narrower case.
on_each_device = pytest.mark.parametrize("device", [PHONE, pytest.param(DESKTOP, marks=pytest.mark.slow)], ids=str)
in_each_language = pytest.mark.parametrize(
    "language", ["it", *(pytest.param(code, marks=pytest.mark.slow) for code in i18n.LANGUAGES if code != "it")]
)
each_language_on_each_device = pytest.mark.parametrize(
    ("language", "device"), [("it", PHONE), pytest.param("en", DESKTOP, marks=pytest.mark.slow)], ids=str
)
in_each_theme = pytest.mark.parametrize("theme", ["light", "dark"])


def needed_chromium(*, is_whole: bool = False) -> str:
    """As `find_chromium`; where there is none, what asks for it fails in CI and is skipped elsewhere."""
    chromium = find_chromium(is_whole=is_whole)
    if chromium is not None:
        return chromium
    if is_whole:
        missing.skip("no whole Chromium, which notices need", "apt-get install chromium")
    missing.skip("no Chromium", "apt-get install chromium-headless-shell, or name one in CHROMIUM")


@contextmanager
def launched(chromium: str) -> Iterator[Browser]:
    """A running browser, closed at the end, and killed if it does not close in time."""
    impatience = threading.Timer(SECONDS_TO_CLOSE, _end_browsers)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=list(FLAGS))
        try:
            yield browser
        finally:
            impatience.start()
            browser.close()
    impatience.cancel()


def _end_browsers() -> None:
    """Kill every Chromium that descends from this process, and what drives it."""
    processes = {}
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            name, _, rest = stat.read_text().partition("(")[2].rpartition(")")
        except OSError:  # it has ended in the meantime
            continue
        processes[int(stat.parent.name)] = (name, int(rest.split()[1]))
    mine = {os.getpid()}
    while found := {process for process, (_, parent) in processes.items() if parent in mine} - mine:
        mine |= found
    for process in mine:
        if processes[process][0].startswith(("chrom", "headless_shell", "node")):
            os.kill(process, signal.SIGKILL)


def new_person(
    browser: Browser,
    url: str,
    *,
    device: Device = DESKTOP,
    language: Language = "it",
    theme: Theme = "light",
    motion: Motion = "no-preference",
) -> BrowserContext:
    """The browser context of a new person: no cookie. Paths are relative to `url`."""
    context = browser.new_context(
        base_url=url,
        viewport={"width": device.width, "height": device.height},
        device_scale_factor=device.scale,
        is_mobile=device.is_touched,
        has_touch=device.is_touched,
        locale=i18n.KNOWN[language].locale,
        color_scheme=theme,
        reduced_motion=motion,
        timezone_id="Europe/Rome",
    )
    context.set_default_timeout(PATIENCE)
    context.add_init_script(_ONE_NAME)
    return context


def open_page(person: BrowserContext, device: Device) -> Page:
    """A new page, with text as large as the person has set it in their browser."""
    page = person.new_page()
    if device.font != STANDARD_FONT:
        sizes = {"standard": device.font, "fixed": device.font * 13 // 16}
        person.new_cdp_session(page).send("Page.setFontSizes", {"fontSizes": sizes})
    return page


class NewPage(Protocol):
    """Opens an empty page of a new person, in the device, language and theme of the test unless others are given."""

    def __call__(
        self,
        *,
        device: Device | None = None,
        language: Language | None = None,
        theme: Theme | None = None,
        motion: Motion = "no-preference",
    ) -> Page: ...


def wait_until(page: Page, is_so: str, arg: object = None, seconds: float = SECONDS_TO_BECOME_TRUE) -> None:
    """Wait until an async function of the page returns true: `wait_for_function` takes its promise for a yes."""
    give_up = time.monotonic() + seconds
    while not page.evaluate(is_so, arg):
        assert time.monotonic() < give_up, is_so
        page.wait_for_timeout(50)


class Troubles:
    """What went wrong in the pages of a test: warnings and errors of the console, exceptions, requests that failed."""

    def __init__(self) -> None:
        self._found: list[str] = []
        self._expected: list[re.Pattern[str]] = []

    def expect(self, pattern: str) -> None:
        """Announce a trouble that the test causes on purpose: a regular expression that matches its line."""
        self._expected.append(re.compile(pattern))

    def unexpected(self) -> list[str]:
        """The troubles that were not announced, one line each, in order."""
        return [line for line in self._found if not any(pattern.search(line) for pattern in self._expected)]

    def watch(self, context: BrowserContext) -> None:
        """Record what happens in every page of this person, also in those opened later."""
        context.on("console", self._hear_console)
        context.on("weberror", self._hear_exception)
        context.on("requestfailed", self._hear_failure)
        context.on("response", self._hear_response)

    def _hear_console(self, message: ConsoleMessage) -> None:
        if message.type in ("warning", "error", "assert"):
            self._found.append(f"console {message.type}: {message.text} [{message.location['url']}]")

    def _hear_exception(self, error: WebError) -> None:
        self._found.append(f"exception: {error.error}")

    def _hear_failure(self, request: Request) -> None:
        # A page that leaves cancels what it no longer needs: nothing failed.
        if request.failure != "net::ERR_ABORTED":
            self._found.append(f"request failed: {request.method} {request.url}: {request.failure}")

    def _hear_response(self, response: Response) -> None:
        if response.status >= 400:
            self._found.append(f"answer {response.status}: {response.request.method} {response.url}")


def settled(page: Page, place: Callable[[], object]) -> None:
    """Wait until `place` returns the same twice, with painted frames between. A slow machine may paint late."""
    before = None
    while (now := place()) != before:
        before = now
        page.wait_for_timeout(120)
        page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")


def excess_width(page: Page) -> int:
    """Pixels by which the page is wider than the screen, 0 if it is not. (A phone zooms out until the page fits its
    window.)
    """
    return int(page.evaluate("Math.max(0, document.documentElement.scrollWidth - screen.width)"))


_TARGETS = ", ".join(
    (
        ":is(main, header, footer, .table, dialog) :is(button, select)",
        "main input",
        ":is(header, footer) a",
        "a[href^='/rules/'][href*='#']",
    )
)
_SMALL_TARGETS = """(targets) => [...document.querySelectorAll(targets)]
  .filter((each) => each.checkVisibility() && !each.closest('.skip, [inert]'))
  .map((each) => [each.outerHTML.slice(0, 90), each.getBoundingClientRect()])
  .filter(([, box]) => box.height < 43.5 || box.width < 43.5)
  .map(([what, box]) => `${what} ${box.width}x${box.height}`)"""


def small_targets(page: Page) -> list[str]:
    """Buttons, fields and links of the page that are too small for a finger, as HTML and size. Of the links within a
    text those to rules count.
    """
    found: list[str] = page.evaluate(_SMALL_TARGETS, _TARGETS)
    return found
