"""The libraries for WebAssembly in a browser: in a page without Python, and by Python in a worker."""

import functools
import hashlib
import json
import runpy
import threading
from collections.abc import Iterator
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

import numpy as np
import pytest
from playwright.sync_api import Browser, Page, expect

from mazzo import GAMES, compiled
from mazzo.compiled.library import FOLDER
from tests.compiled.archive import write_archive
from tests.e2e.browser import Troubles
from tools.node import WEB

HOSTS = Path(__file__).parents[1] / "compiled"
PLAYED = 1000


class _Quiet(SimpleHTTPRequestHandler):
    """Serves files and says nothing about it."""

    def log_message(self, *_: Any) -> None:
        pass


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Address of a server of nothing but files: the pages, the libraries, Pyodide and the package."""
    folder = tmp_path_factory.mktemp("files")
    write_archive(folder / "mazzo.zip")
    folders = {"compiled": HOSTS, "libraries": FOLDER, "pyodide": WEB / "node_modules" / "pyodide"}
    for name, target in folders.items():
        (folder / name).symlink_to(target)
    with ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(_Quiet, directory=folder)) as server:
        serving = threading.Thread(target=server.serve_forever)
        serving.start()
        yield f"http://127.0.0.1:{server.server_port}/compiled"
        server.shutdown()
        serving.join()


@pytest.fixture
def page(browser: Browser, troubles: Troubles) -> Iterator[Page]:
    """A page of that server, not of Mazzo's."""
    with browser.new_context() as context:
        troubles.watch(context)
        yield context.new_page()


@pytest.mark.parametrize("name", GAMES)
def test_a_page_plays_the_games_that_the_native_library_plays(name: str, files: str, page: Page) -> None:
    game, start = GAMES[name], compiled.generator(f"{name} in a page")
    seats = game.meta.seats_min
    page.goto(f"{files}/play.html?{urlencode({'game': name, 'games': PLAYED, 'seats': seats, 'start': start})}")
    played = compiled.of(game).play_games(PLAYED, start, seats=seats)
    numbers = np.array([*played.scores, *played.ends, *played.lengths], "<i8")
    expect(page.locator("output")).to_have_text(hashlib.sha256(numbers.tobytes()).hexdigest())


def test_a_page_never_calls_a_damaged_library(files: str, page: Page, troubles: Troubles) -> None:
    troubles.expect("integrity|Failed to fetch")
    half = (FOLDER / "orchard.wasm").read_bytes()[:45_000]
    page.route("**/orchard.wasm", lambda route: route.fulfill(body=half, content_type="application/wasm"))
    with page.expect_event("pageerror"):
        page.goto(f"{files}/play.html?game=orchard&games=1&seats=1&start=7")
    expect(page.locator("output")).to_be_empty()


def test_python_in_a_worker_plays_and_chooses_the_same(files: str, page: Page) -> None:
    """Meanwhile the page is free."""
    page.goto(f"{files}/python.html?program=plays_and_chooses.py")
    here = runpy.run_path(str(HOSTS / "plays_and_chooses.py"))
    told = page.locator("#told")
    expect(told).not_to_be_empty()
    assert json.loads(told.inner_text()) == json.loads(here["told"])
    assert int(page.locator("#rings").inner_text()) > 10
