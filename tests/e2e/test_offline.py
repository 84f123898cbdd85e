"""Play without a network: the game is fetched, the server is killed, a match with a bot is played to its end, and comes
into the history when the network is back, the same there as on the device.
"""

import hashlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from mazzo import GAMES
from mazzo.i18n import say
from tests.e2e.browser import Language, Troubles, wait_until
from tests.e2e.server import Server

pytestmark = pytest.mark.slow

STARTING = 120_000
"""Milliseconds in which Python has started on a busy machine."""
PLAYING = 300_000
"""Milliseconds of a whole match: bots wait as long as on a server."""

# Plays the first legal action of the list of moves whenever there is one. True at the end of the match, or after so
# many moves.
_PLAY = """(most) => {
  window.played ??= 0
  if (document.querySelector('section.result')) return true
  if (window.played >= most) return true
  const dialog = document.querySelector('dialog[open]') // the end of a round
  if (dialog) dialog.querySelector('button').click()
  for (const each of document.querySelectorAll('details')) each.open = true
  const button = document.querySelector('button[data-action]:not(:disabled)')
  if (button) {
    button.click()
    window.played += 1
  }
  return false
}"""

# The worker that hosts the matches of the page, and a question to it, as from its page.
_SEE_WORKER = "window.Worker = class extends Worker { constructor(...words) { super(...words); window.host = this } }"
_ASK = """(message) => new Promise((done) => {
  const hear = ({ data }) => {
    if (data.t !== 'answer' || data.n !== message.n) return
    host.removeEventListener('message', hear)
    done(data.body)
  }
  host.addEventListener('message', hear)
  host.postMessage(message)
})"""


# What the cache has of Python's memory: the header that says so, and the one that a test has added.
_MEMORY = """async () => {
  for (const name of await caches.keys())
    for (const request of await (await caches.open(name)).keys())
      if (request.url.endsWith('/memory')) return { name, url: request.url }
  return null
}"""

# Stores the memory again with a header of this test; if asked, without its beginning.
_MARK = """async (isDamaged) => {
  const { name, url } = await (MEMORY)()
  const cache = await caches.open(name)
  const answer = await cache.match(url)
  const content = await answer.arrayBuffer()
  const headers = new Headers(answer.headers)
  headers.set('x-mark', '1')
  await cache.put(url, new Response(isDamaged ? content.slice(64) : content, { headers }))
}""".replace("MEMORY", _MEMORY)

_IS_MARKED = """async () => {
  const memory = await (MEMORY)()
  if (memory === null) return null
  return (await (await caches.open(memory.name)).match(memory.url)).headers.has('x-mark')
}""".replace("MEMORY", _MEMORY)

_SEEDS = """() => new Promise((resolve) => {
  indexedDB.open('mazzo-offline').onsuccess = ({ target }) => {
    const reading = target.result.transaction('matches').objectStore('matches').getAll()
    reading.onsuccess = () => resolve(reading.result.map(({ record }) => record.seed))
  }
})"""


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A server of this test alone, which it kills."""
    with Server(tmp_path, MAZZO_PAR_SECONDS="0") as server:
        yield server


def fetch_game(page: Page, language: Language, path: str = "/offline") -> None:
    """Fetch all that is needed, and wait until the service worker answers for this page."""
    page.goto(path)
    page.get_by_role("button", name=say(language, "offline-fetch", size="").partition("(")[0].strip()).click()
    expect(page.get_by_text(say(language, "offline-ready"))).to_be_visible(timeout=STARTING)
    wait_until(page, "() => navigator.serviceWorker.controller !== null")


def play(page: Page, most: int = 1_000) -> None:
    """Play so many moves, or to the end of the match."""
    page.wait_for_function(_PLAY, arg=most, polling=100, timeout=PLAYING)


def digests(journal: str, replay: dict[str, Any]) -> dict[str, str]:
    """Of the journal of a match and of all its positions, without its id, which a server changes."""
    positions = json.dumps({name: value for name, value in replay.items() if name != "match"}, sort_keys=True)
    return {
        name: hashlib.sha256(text.encode()).hexdigest() for name, text in (("journal", journal), ("replay", positions))
    }


def digests_here(page: Page) -> dict[str, str]:
    """Those of the match of the page, as the device has it."""
    match = page.url.rpartition("/")[2]
    journal = page.evaluate(_ASK, {"t": "journal", "n": -1, "match": match})
    call = {"t": "call", "n": -2, "method": "GET", "path": f"/api/matches/{match}/replay", "body": ""}
    return digests(journal, page.evaluate(_ASK, call))


def digests_there(page: Page, match: str) -> dict[str, str]:
    """Those of a match of the server."""
    address = f"/api/matches/{match}"
    return digests(page.request.get(f"{address}/journal").text(), page.request.get(f"{address}/replay").json())


@pytest.mark.parametrize("game", GAMES)
def test_a_match_is_played_to_its_end_without_a_server(
    page: Page, server: Server, language: Language, troubles: Troubles, game: str
) -> None:
    troubles.expect("ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_CONNECTION_RE")
    page.add_init_script(_SEE_WORKER)
    fetch_game(page, language)
    server.kill()
    page.context.set_offline(True)

    page.goto("/")  # the shell opens where something can be played
    page.wait_for_url("**/offline")
    page.get_by_role("radio", name=say(language, f"{game}-name"), exact=True).check(force=True)
    bots = page.get_by_role("group", name=say(language, "bots-count"))
    least = GAMES[game].meta.seats_min
    if least <= 2:
        bots.get_by_role("radio", name="1", exact=True).check(force=True)
    if game == "grass":  # a match may have forty hands
        page.locator("summary").filter(has_text=say(language, "options-title")).click()
        page.get_by_role("checkbox", name=say(language, "grass-option-one-hand")).check()
    page.get_by_role("button", name=say(language, "home-play"), exact=True).click()
    page.wait_for_url("**/offline/off0*", timeout=STARTING)
    play(page, most=3)

    page.reload()  # as if it had been closed
    play(page)
    expect(page.locator("section.result")).to_be_visible()
    here = digests_here(page)

    server.start()
    page.context.set_offline(False)
    with page.expect_response("**/api/offline/journals") as answer:
        page.goto("/offline")
    assert answer.value.ok, answer.value.text()
    assert digests_there(page, answer.value.json()["match"]) == here
    expect(page.locator(f"li.of-{game}")).to_have_count(1)
    page.goto("/history")
    expect(page.get_by_text(say(language, "history-offline"), exact=True)).to_be_visible()


def begin(page: Page, language: Language) -> None:
    """Begin a match alone in a page that is opened anew."""
    page.goto("/offline")
    page.get_by_role("button", name=say(language, "home-play"), exact=True).click()
    page.wait_for_url("**/offline/off0*", timeout=STARTING)
    expect(page.locator("button[data-action], [role=grid], .board").first).to_be_visible(timeout=STARTING)


def test_a_later_start_begins_with_the_memory_of_the_first(
    page: Page, server: Server, language: Language, troubles: Troubles
) -> None:
    fetch_game(page, language)
    wait_until(page, f"async () => (await ({_MEMORY})()) !== null", seconds=STARTING / 1000)
    page.evaluate(_MARK, False)
    for _ in range(2):
        begin(page, language)
        assert page.evaluate(_IS_MARKED) is True
    seeds = page.evaluate(_SEEDS)
    assert len(seeds) == len(set(seeds)) == 2

    troubles.expect("the memory is damaged")
    page.evaluate(_MARK, True)
    begin(page, language)  # a damaged memory is no fault
    wait_until(page, f"async () => (await ({_IS_MARKED})()) === false", seconds=STARTING / 1000)
    assert len(set(page.evaluate(_SEEDS))) == 3


def test_a_match_is_stored_again_when_the_storage_was_deleted(
    page: Page, server: Server, language: Language, troubles: Troubles
) -> None:
    troubles.expect("not stored")
    fetch_game(page, language)
    begin(page, language)
    play(page, most=1)
    page.evaluate(
        "() => new Promise((resolve) => (indexedDB.deleteDatabase('mazzo-offline').onsuccess = () => resolve(null)))"
    )
    play(page, most=2)
    expect(page.get_by_text(say(language, "offline-cleared"))).to_be_visible()
    page.reload()
    expect(page.locator("button[data-action], [role=grid], .board").first).to_be_visible(timeout=STARTING)
