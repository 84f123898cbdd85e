"""What every test with a browser is given: the real server, a browser, a person in front of it, no mercy for troubles.

A test asks for `page` and says what kind of person opens it by parametrising `device`, `language` and `theme`; a second
person comes from `new_page`. A warning or error in a console, an exception, a failed request or a traceback of the
server fails it. Tests here do not await: Playwright's own event loop is running.
"""

from collections.abc import Generator, Iterator
from pathlib import Path
from typing import Protocol

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.e2e.browser import (
    DESKTOP,
    PATIENCE,
    Device,
    Language,
    Motion,
    Theme,
    Troubles,
    launched,
    needed_chromium,
    new_person,
)
from tests.e2e.server import STATIC, HastyServer, ScriptedServer, Server

HERE = Path(__file__).parent
PICTURES = HERE.parents[1] / "build" / "e2e"
"""Where the pages of a failed test are photographed."""

expect.set_options(timeout=PATIENCE)
failed = pytest.StashKey[bool]()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Everything in this folder is marked e2e."""
    for item in items:
        if HERE in item.path.parents:
            item.add_marker("e2e")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Let the fixtures know that their test failed."""
    report = yield
    item.stash[failed] = item.stash.get(failed, False) or report.failed
    return report


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """One browser for this folder's tests; it ends with them, for its event loop would stand in the way of others."""
    with launched(needed_chromium()) as running:
        yield running


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The real server, shared by this folder's tests; each person in it is new."""
    if not (STATIC / "index.html").exists():
        pytest.fail("the browser client is not built: make web", pytrace=False)
    with ScriptedServer(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture(scope="package")
def hasty_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One whose bots hardly wait: for whole games."""
    with HastyServer(tmp_path_factory.mktemp("hasty")) as running:
        yield running


@pytest.fixture
def device() -> Device:
    """What the person holds; parametrise to change."""
    return DESKTOP


@pytest.fixture
def language() -> Language:
    """What the person reads; parametrise to change."""
    return "it"


@pytest.fixture
def theme() -> Theme:
    """What the person's eyes like; parametrise to change."""
    return "light"


@pytest.fixture
def troubles() -> Iterator[Troubles]:
    """What went wrong in this test's pages; a test that causes a trouble on purpose announces it here."""
    record = Troubles()
    yield record
    unexpected = record.unexpected()
    if unexpected:
        pytest.fail("\n".join(["in the browser:", *unexpected]), pytrace=False)


class Arrival(Protocol):
    """One more person opens an empty page: like the first, but for what is said here."""

    def __call__(
        self,
        *,
        device: Device | None = None,
        language: Language | None = None,
        theme: Theme | None = None,
        motion: Motion = "no-preference",
    ) -> Page: ...


@pytest.fixture
def new_page(
    request: pytest.FixtureRequest,
    browser: Browser,
    server: Server,
    troubles: Troubles,
    device: Device,
    language: Language,
    theme: Theme,
) -> Iterator[Arrival]:
    """Lets people in, and hears their troubles. At the end they leave, photographed if the test failed."""
    people: list[BrowserContext] = []
    said_before = len(server.said())
    first_device, first_language, first_theme = device, language, theme

    def arrive(
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
        return person.new_page()

    yield arrive
    if request.node.stash.get(failed, False):
        PICTURES.mkdir(parents=True, exist_ok=True)
        for number, page in enumerate(page for person in people for page in person.pages):
            page.screenshot(path=PICTURES / f"{request.node.name}-{number}.png")
    for person in people:
        person.close()
    news = server.said()[said_before:]
    if "Traceback" in news:
        pytest.fail(f"the server said:\n{news}", pytrace=False)


@pytest.fixture
def page(new_page: Arrival) -> Page:
    """An empty page of a person who has never been here."""
    return new_page()
