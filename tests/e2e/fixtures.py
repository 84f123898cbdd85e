"""Pytest plug-in with the fixtures and hooks of all browser tests, those of `tests/e2e` and of `tests/games/*/browser`.

A test asks for `page`; it overrides `device`, `language` and `theme` by parametrising them, and opens the pages of
further people with `new_page`. A warning or error in a console, an exception, a failed request or a traceback of the
server fails it. Browser tests are not coroutines: Playwright's own event loop is running.

The plug-in is loaded in every run, so it imports Playwright only inside the fixtures.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator
from contextlib import ExitStack
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.e2e.server import STATIC, HastyServer, ScriptedServer, Server

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Page

    from tests.e2e.browser import Device, Language, Motion, NewPage, Theme, Troubles

TESTS = Path(__file__).parents[1]
PICTURES = TESTS.parent / "build" / "e2e"
"""Screenshots of failed tests."""


class Shared:
    """The browser and the servers that consecutive browser tests share: opened on first use, all closed by `close`."""

    def __init__(self, folders: pytest.TempPathFactory) -> None:
        self._folders = folders
        self._stack = ExitStack()

    @cached_property
    def browser(self) -> Browser:
        from tests.e2e.browser import launched, needed_chromium

        return self._stack.enter_context(launched(needed_chromium()))

    @cached_property
    def server(self) -> Server:
        return self._stack.enter_context(ScriptedServer(self._folders.mktemp("server")))

    @cached_property
    def hasty_server(self) -> Server:
        return self._stack.enter_context(HastyServer(self._folders.mktemp("hasty")))

    def close(self) -> None:
        """Close what is open. The next use opens it again."""
        for name in ("browser", "server", "hasty_server"):
            vars(self).pop(name, None)
        self._stack.close()


_shared = pytest.StashKey[Shared]()
_failed = pytest.StashKey[bool]()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark browser tests as e2e and bring them together at the place of the first, so that they share a browser."""
    first = None
    for place, item in enumerate(items):
        if _is_in_browser_folder(item.path):
            item.add_marker("e2e")
            first = place if first is None else first
    if first is not None:
        rest = items[first:]
        items[first:] = [*filter(_is_browser_test, rest), *(item for item in rest if not _is_browser_test(item))]


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Let the fixtures know that their test failed."""
    report = yield
    item.stash[_failed] = item.stash.get(_failed, False) or report.failed
    return report


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(item: pytest.Item, nextitem: pytest.Item | None) -> Generator[None]:
    """Close the shared browser before a test that is no browser test: while it is open no other event loop can run."""
    yield
    if _shared in item.session.stash and (nextitem is None or not _is_browser_test(nextitem)):
        item.session.stash[_shared].close()


@pytest.fixture(scope="session")
def shared(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Shared]:
    """One for all browser tests of a process."""
    resources = request.session.stash[_shared] = Shared(tmp_path_factory)
    yield resources
    resources.close()


@pytest.fixture(scope="module")
def browser(shared: Shared) -> Browser:
    """The shared browser."""
    return shared.browser


@pytest.fixture(scope="module")
def server(shared: Shared) -> Server:
    """The shared server. Each test comes to it with new guests."""
    if not (STATIC / "index.html").exists():
        pytest.fail("the browser client is not built: make web", pytrace=False)
    return shared.server


@pytest.fixture(scope="module")
def hasty_server(shared: Shared) -> Server:
    """A shared server whose bots wait a tenth as long, for whole games."""
    return shared.hasty_server


@pytest.fixture
def device() -> Device:
    """Screen and pointer of the page; parametrise to change."""
    from tests.e2e.browser import DESKTOP

    return DESKTOP


@pytest.fixture
def language() -> Language:
    """Language of the browser; parametrise to change."""
    return "it"


@pytest.fixture
def theme() -> Theme:
    """Color scheme that the browser prefers; parametrise to change."""
    return "light"


@pytest.fixture
def troubles() -> Iterator[Troubles]:
    """Errors in this test's pages. A test that causes one on purpose announces it with `expect`."""
    from tests.e2e.browser import Troubles

    record = Troubles()
    yield record
    unexpected = record.unexpected()
    if unexpected:
        pytest.fail("\n".join(["in the browser:", *unexpected]), pytrace=False)


@pytest.fixture
def new_page(
    request: pytest.FixtureRequest,
    browser: Browser,
    server: Server,
    troubles: Troubles,
    device: Device,
    language: Language,
    theme: Theme,
) -> Iterator[NewPage]:
    """Opens pages of new people and records their troubles. Takes screenshots of all pages if the test failed."""
    from tests.e2e.browser import new_person, open_page

    people: list[BrowserContext] = []
    said_before = len(server.said())
    first_device, first_language, first_theme = device, language, theme

    def new(
        *,
        device: Device | None = None,
        language: Language | None = None,
        theme: Theme | None = None,
        motion: Motion = "no-preference",
    ) -> Page:
        person = new_person(
            browser,
            server.url,
            device=device or first_device,
            language=language or first_language,
            theme=theme or first_theme,
            motion=motion,
        )
        troubles.watch(person)
        people.append(person)
        return open_page(person, device or first_device)

    yield new
    if request.node.stash.get(_failed, False):
        PICTURES.mkdir(parents=True, exist_ok=True)
        for number, page in enumerate(page for person in people for page in person.pages):
            page.screenshot(path=PICTURES / f"{request.node.name}-{number}.png")
    for person in people:
        person.close()
    news = server.said()[said_before:]
    if "Traceback" in news:
        pytest.fail(f"the server said:\n{news}", pytrace=False)


@pytest.fixture
def page(new_page: NewPage) -> Page:
    """An empty page of a new person."""
    return new_page()


def _is_in_browser_folder(path: Path) -> bool:
    """Whether a file of tests is in `tests/e2e` or in `tests/games/*/browser`."""
    if not path.is_relative_to(TESTS):
        return False
    match path.relative_to(TESTS).parts:
        case ("e2e", *_) | ("games", _, "browser", *_):
            return True
    return False


def _is_browser_test(item: pytest.Item) -> bool:
    return item.get_closest_marker("e2e") is not None
