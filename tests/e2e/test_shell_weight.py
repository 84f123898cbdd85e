"""Weight and speed: bytes of the first screen and of each game as built, the way to a table on a slow phone, what moves
after it was painted, and what the service worker keeps for the next visit.
"""

import gzip
import json
import math
import re
from typing import Any

from playwright.sync_api import Page, expect

from mazzo import GAMES
from mazzo.i18n import say
from tests.e2e import matches
from tests.e2e.axe import quiet
from tests.e2e.browser import PHONE, Language, NewPage, Troubles, in_each_language, wait_until
from tests.e2e.home import card, play_button
from tests.e2e.playing import finished
from tests.e2e.rooms import create_room
from tests.e2e.server import STATIC

FIRST_SCREEN = 60_000
"""Budget of the first screen in bytes of gzipped JavaScript."""
WHOLE_GAME = {"orchard": 195_500, "grove": 209_500, "grass": 231_500, "clustered": 197_500, "gnoming": 203_500}
"""Budget of all that one game needs, in bytes of gzipped JavaScript and CSS."""
TO_THE_TABLE = 3.0
"""Seconds of network that a slow phone may need from the tap to the first move; one more is left to its processor."""
VISITS = 3
"""At most so many, for each game."""
MOVED = 0.005
"""Share of the window that may move by itself after the first paint of a screen, as browsers add it up."""
BYTES_A_SECOND = 1_600_000 / 8
LATENCY = 0.15
CONNECTIONS = 6
"""How many calls a browser makes to one server at a time."""

WHOLE = (
    *(f"features/matches/{name}.svelte" for name in ("TablePage", "EndPage", "ReplayPage", "Ranking")),
    *("features/rooms/RoomPage.svelte", "table/BoardGallery.svelte", "games/GAME/index.ts"),
)
"""Where the code of a whole game begins, from home to the replay, with what the game's own index loads."""
WORDS = ("first", "table", "errors", "room", "hint", "history")


# Whatever this visit fetched has been kept.
KEPT = """async () => {
  const kept = new Set((await (await caches.open('mazzo-1')).keys()).map((request) => request.url))
  const fetched = performance.getEntriesByType('resource').map((entry) => entry.name)
  return fetched.filter((url) => url.includes('/assets/')).every((url) => kept.has(url))
}"""


Chunk = dict[str, Any]

# Taps what can be played as soon as it is there; the milliseconds since the finger came down, when it reacts.
_REACTS = """() => {
  addEventListener('pointerdown', () => (window.tapped = performance.now()), { capture: true, once: true })
  window.reacts = new Promise((done) => {
    const look = () => {
      const took = performance.now() - window.tapped
      if (document.querySelector('[data-card].chosen, [data-cell].picked')) return done(took)
      document.querySelector('button[data-card], [data-large] button[data-cell]')?.click()
      requestAnimationFrame(look)
    }
    look()
  })
}"""


class SlowPhone:
    """The network and the processor of a slow phone for one page, and the calls it makes."""

    def __init__(self, page: Page) -> None:
        self._calls: dict[str, Chunk] = {}
        self._sockets, self._busy = 0, 0.0
        self._session = session = page.context.new_cdp_session(page)
        session.send("Network.enable")
        session.send("Network.setBypassServiceWorker", {"bypass": True})
        session.send("Performance.enable", {"timeDomain": "threadTicks"})
        speeds = {"downloadThroughput": BYTES_A_SECOND, "uploadThroughput": BYTES_A_SECOND / 2}
        session.send("Network.emulateNetworkConditions", {"offline": False, "latency": 1000 * LATENCY, **speeds})
        session.send("Emulation.setCPUThrottlingRate", {"rate": 4})
        session.on("Network.requestWillBeSent", self._hear_call)
        session.on("Network.webSocketCreated", self._hear_socket)
        session.on("Network.loadingFinished", self._hear_end)

    def _hear_call(self, call: Chunk) -> None:
        self._calls[call["requestId"]] = dict(call)

    def _hear_socket(self, _: Chunk) -> None:
        self._sockets += 1

    def _hear_end(self, end: Chunk) -> None:
        if end["requestId"] in self._calls:
            self._calls[end["requestId"]]["end"] = end

    def busy(self) -> float:
        """Seconds that the page's main thread has worked, as slow as it is."""
        metrics = self._session.send("Performance.getMetrics")["metrics"]
        return next(float(metric["value"]) for metric in metrics if metric["name"] == "TaskDuration")

    def forget(self) -> None:
        """Count from here."""
        self._calls.clear()
        self._sockets, self._busy = 0, self.busy()

    def count(self) -> tuple[float, str]:
        """Seconds that the network needed since then, and how they and the processor's come about."""
        calls = [call for call in self._calls.values() if "end" in call]
        size = sum(int(call["end"]["encodedDataLength"]) for call in calls)
        waits, until = 0, -math.inf
        for began, ended in sorted((call["timestamp"], call["end"]["timestamp"]) for call in calls):
            if began >= until:
                waits, until = waits + 1, ended
            until = min(until, ended)
        # A socket is opened with one round trip, and its first word comes with another.
        seconds = size / BYTES_A_SECOND + LATENCY * (waits + len(calls) / CONNECTIONS + 2 * self._sockets)
        how = f"{len(calls)} calls, {waits} of them one after another, {self._sockets} sockets and {size} bytes"
        return seconds, f"{seconds:.1f} s of network for {how}; {self.busy() - self._busy:.1f} s of processor"


def weight(*files: str) -> int:
    """Bytes of built files, each gzipped as the server sends it."""
    return sum(len(gzip.compress((STATIC / file).read_bytes())) for file in files)


def whole_game(game: str) -> set[str]:
    """The files of JavaScript and CSS that a person loads who plays one game from the home page to its replay."""
    chunks: dict[str, Chunk] = json.loads((STATIC / ".vite" / "manifest.json").read_text(encoding="utf-8"))
    page = (STATIC / "index.html").read_text(encoding="utf-8")
    wanted = [name for name, chunk in chunks.items() if f'src="/{chunk["file"]}"' in page]
    wanted += [f"src/{name.replace('GAME', game)}" for name in WHOLE]
    screens = chunks[f"src/games/{game}/index.ts"]["dynamicImports"]
    wanted += [name for name in screens if "/scorer/" not in name]  # a page beside printed cards
    wanted += [name for name in chunks if name.endswith(tuple(f"virtual:texts/it/{pack}" for pack in (*WORDS, game)))]
    assert len(wanted) > len(WHOLE) + len(WORDS)
    found: set[str] = set()
    while wanted:
        name = wanted.pop()
        if name not in found:
            found.add(name)
            wanted += chunks[name].get("imports", [])
    return {file for name in found for file in [chunks[name]["file"], *chunks[name].get("css", [])]}


def test_each_game_is_small() -> None:
    sizes: dict[str, int] = {}
    for game in WHOLE_GAME:
        files = whole_game(game)
        sizes[game] = weight(*files)
        styles = weight(*(file for file in files if file.endswith(".css")))
        print(f"{game}: {sizes[game] - styles} bytes of JavaScript, {styles} of CSS, in {len(files)} files")
    assert {game: size for game, size in sizes.items() if size > WHOLE_GAME[game]} == {}


def seconds_to_the_table(new_page: NewPage, language: Language, game: str) -> float:
    """Seconds of network from the tap on Play to the first move, in one visit."""
    page = new_page(device=PHONE)
    phone = SlowPhone(page)
    page.goto("/")
    play = play_button(card(page, game), language)
    play.scroll_into_view_if_needed()
    page.wait_for_load_state("networkidle")
    phone.forget()
    page.evaluate(_REACTS)
    play.tap()
    milliseconds: float = page.evaluate("window.reacts")
    seconds, how = phone.count()
    print(f"{game}: played on after {milliseconds:.0f} ms; {how}")
    page.context.close()
    return seconds


def test_the_table_is_soon_playable_on_a_slow_phone(new_page: NewPage, language: Language) -> None:
    """The time is printed; what is asserted comes from bytes and round trips. On a busy machine calls that may overlap
    come one after another, so that the best of some visits counts.
    """
    late = [
        game
        for game in WHOLE_GAME
        if all(seconds_to_the_table(new_page, language, game) > TO_THE_TABLE for _ in range(VISITS))
    ]
    assert late == []


# What has moved by itself, as shares of the window with what moved.
_MOVED = """() => new Promise((done) => new PerformanceObserver((list) => done(list.getEntries()
  .filter((entry) => !entry.hadRecentInput)
  .map((entry) => [entry.value, entry.sources.map(({ node }) => (node?.outerHTML ?? node?.data ?? '').slice(0, 80))])
)).observe({ type: 'layout-shift', buffered: true }) ?? setTimeout(() => done([]), 300))"""


def table_of(page: Page, game: str) -> str:
    """A new match of one person, with bots where nobody plays alone; its path."""
    if game in ("grass", "gnoming"):
        return f"/t/{create_room(page, 'Ada', game, 4, bots=['greedy'] * 3)}"
    return f"/m/{matches.deal(page, game)}"


def test_nothing_moves_after_it_was_painted(new_page: NewPage) -> None:
    page = new_page(device=PHONE)
    page.goto("/about")
    match = finished(page)
    screens = {"home": "/", "game": "/games/orchard", "history": "/history", "rules": "/rules/orchard"}
    screens |= {"end": f"/m/{match}", "room": f"/t/{create_room(page, 'Ada', 'orchard', 4)}"}
    SlowPhone(page)
    moved: dict[str, list[Any]] = {}
    for name, path in [*screens.items(), *((game, "") for game in WHOLE_GAME)]:
        page.goto(path or table_of(page, name))
        quiet(page)
        shifts = page.evaluate(_MOVED)
        print(f"{name}: {sum(share for share, _ in shifts):.4f} moved")
        if sum(share for share, _ in shifts) > MOVED:
            moved[name] = shifts
    assert moved == {}


@in_each_language
def test_the_javascript_of_the_first_screen_is_small(page: Page, language: Language) -> None:
    scripts: set[str] = set()
    page.on("request", lambda request: scripts.add(request.url) if request.resource_type == "script" else None)
    page.goto("/")
    page.wait_for_load_state("networkidle")
    expect(play_button(page, language)).to_be_visible()
    built = [STATIC / "assets" / url.rpartition("/")[2] for url in scripts]
    wanted = [file for file in built if not file.name.startswith("Tooltip-")]  # a pointer over the page fetches it
    sizes = {file.name: len(gzip.compress(file.read_bytes(), 9)) for file in wanted}
    assert len(sizes) > 1
    assert sum(sizes.values()) < FIRST_SCREEN, sizes


def test_the_table_is_not_fetched_before_it_is_wanted(page: Page, language: Language) -> None:
    scripts: list[str] = []
    page.on("request", lambda request: scripts.append(request.url) if request.resource_type == "script" else None)
    page.goto("/")
    page.wait_for_load_state("networkidle")
    assert not [url for url in scripts if "/TablePage-" in url]
    play_button(page, language).dispatch_event("pointerdown")
    page.wait_for_function(
        "() => performance.getEntriesByType('resource').some((entry) => entry.name.includes('/TablePage-'))"
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
    wait_until(page, KEPT)
    page.context.set_offline(True)
    page.reload()
    expect(play_button(page, language)).to_be_visible()


def test_offline_the_rules_of_every_game_open_and_home_says_so(
    page: Page, language: Language, troubles: Troubles
) -> None:
    troubles.expect("ERR_INTERNET_DISCONNECTED|ERR_FAILED")
    page.clock.install()
    page.goto("/")
    page.wait_for_load_state("networkidle")
    page.clock.fast_forward(9_000)
    addresses = [f"/api/rules/{game}?language={language}" for game in GAMES]
    wait_until(
        page, "async (all) => (await Promise.all(all.map((each) => caches.match(each)))).every(Boolean)", addresses
    )
    wait_until(page, KEPT)
    page.context.set_offline(True)
    for game in GAMES:
        page.goto(f"/rules/{game}")
        expect(page.locator("[data-rule]").first).to_be_visible()
    page.goto("/")
    expect(page.get_by_role("status").filter(has_text=say(language, "home-offline"))).to_be_visible()
    expect(play_button(page, language)).to_have_attribute("aria-disabled", "true")
    page.context.set_offline(False)
    expect(play_button(page, language)).not_to_have_attribute("aria-disabled", "true")
