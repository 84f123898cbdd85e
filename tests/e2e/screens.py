"""Screenshots of every screen of every game in both languages: on a desktop and a phone in both themes, at 320 pixels
and on a phone with text at 200 % in the light one: `make screens`. It fails where a screen is wider than its window, or
where something is cut off or out of reach, and lists these screens with the elements.

They are written to build/screens, with a contact sheet for each game and one for the other pages, as HTML and as PNG.
With words on the command line, only screens whose name begins with one of them are taken:
`make screens NAMES="grass orchard-end"`. With `make screens PSEUDO=1` the languages are those of PSEUDO.
"""

import base64
import sys
import tempfile
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from functools import partial
from itertools import product
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, TimeoutError

from mazzo.i18n import FALLBACK, LANGUAGES
from tests.e2e import decks, matches, playing
from tests.e2e.axe import SETTLE, quiet
from tests.e2e.browser import (
    DESKTOP,
    LARGE_TEXT,
    NARROW,
    PHONE,
    STANDARD_FONT,
    TABLET,
    Device,
    Language,
    Theme,
    launched,
    new_person,
    open_page,
)
from tests.e2e.companion_screens import companion_screens
from tests.e2e.layout import faults
from tests.e2e.pseudo import speak_pseudo
from tests.e2e.rooms import create_room, look
from tests.e2e.server import HastyServer
from tests.e2e.test_offline import STARTING, play
from tests.games.clustered.browser import table as clustered
from tests.games.gnoming.browser import table as gnoming
from tests.games.grass.browser import table as grass
from tests.games.grove.browser import table as grove
from tools.programs import find_chromium

ROOT = Path(__file__).parents[2]
PICTURES = ROOT / "build" / "screens"
THEMES: dict[Device, tuple[Theme, ...]] = {
    DESKTOP: ("light", "dark"),
    PHONE: ("light", "dark"),
    NARROW: ("light",),
    LARGE_TEXT: ("light",),
    TABLET: ("light", "dark"),
}
"""The devices, and the themes in which each is shown; a tablet shows the companion only, which lies on the table."""
PSEUDO = ("pseudo", "pseudo-rtl")
"""English texts that are 40 % longer, from left to right and from right to left: `tests.e2e.pseudo`."""
OTHERS = "pages"
"""Name of the sheet of the pages that belong to no game."""
COMPANION = "companion"
"""Name of the sheet of the companion's screens."""
OFFLINE = "offline"
"""Name of the sheet of what is played without a network. Each device and language fetches the game."""

# Plays by a strategy for so many actions of one's own, then stops before the next.
SOME = """(actions, ...rest) => {
  const decide = (STRATEGY)(...rest)
  let left = actions
  return (snapshot) => {
    const next = decide(snapshot)
    return Array.isArray(next) && left-- <= 0 ? { end: true } : next
  }
}"""

_CALL = """async ([path, body]) => {
  await fetch('/api/me')
  const headers = { 'content-type': 'application/json' }
  return (await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })).json()
}"""

# What is fetched when it comes into sight has been.
SEEN = """async () => {
  for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
    scrollTo(0, top)
    await new Promise((wait) => setTimeout(wait, 60))
  }
  scrollTo(0, 0)
}"""

SHEET = """<!doctype html><meta charset="utf-8"><title>TITLE</title><style>
body { margin: 12px; font: 12px sans-serif; background: #999 }
section { display: flex; gap: 8px; margin-bottom: 12px }
h2 { flex: 0 0 70px; margin: 0; font-size: 13px; overflow-wrap: anywhere }
a { flex: 0 0 auto; max-height: 330px; overflow: hidden }
img { display: block; width: 330px }
img[src*="-phone-"], img[src*="-narrow-"], img[src*="-large-"] { width: 152px }
</style>"""

Then = Callable[[Page], object]


@dataclass(frozen=True)
class Way:
    """How one game gets to its moments: a strategy with its arguments, and after how many actions."""

    strategy: str
    args: tuple[Any, ...]
    middle: int
    late: int
    is_played_alone: bool = True
    aims: tuple[str, ...] = ("ArrowUp",) * 12
    """Keys that lead the chosen card from place to place, some of which it may not take."""


WAYS = {
    "orchard": Way(playing.PLAY, (99, 0, "plain"), 4, 6),
    "grove": Way(grove.PLAY, (99, "plain"), 5, 7),
    "grass": Way(grass.PLAY_OUT, (), 6, 16, is_played_alone=False, aims=("a", "b", "c", "d")),
    "clustered": Way(clustered.PLAY, (-1,), 10, 26),
    "gnoming": Way(gnoming.PLAY_OUT, (), 6, 20, is_played_alone=False, aims=("ArrowUp",)),
}


@dataclass(frozen=True)
class Screen:
    """One screen: its name, which begins with that of its sheet, where it is, and what is done there first."""

    name: str
    path: str
    then: Then = lambda _: None
    is_whole: bool = False
    """Whether the whole page is taken, not the window only."""


@dataclass
class Stage:
    """One person, whose matches stand at the moments that are shown, and another one, who plays the same deals."""

    page: Page
    other: Page
    screens: list[Screen] = field(default_factory=list)

    def set_game(self, name: str) -> None:
        """Play what a game needs, and name its screens."""
        way = WAYS[name]
        first, middle, late, over = (self._played(name, actions) for actions in (0, way.middle, way.late, None))
        match = (
            look(self.page, over.removeprefix("/t/"))["match"] if over.startswith("/t/") else over.rpartition("/")[2]
        )
        gathering = create_room(self.page, "Ada", name, 4)
        self.screens += [
            Screen(f"{name}-page", f"/games/{name}", is_whole=True),
            Screen(f"{name}-lesson", f"/learn/{name}", ready),
            Screen(f"{name}-room", f"/t/{gathering}", lambda page: page.locator(".chair").first.wait_for()),
            Screen(f"{name}-first", first, ready),
            Screen(f"{name}-chosen", middle, _choose),
            Screen(f"{name}-refusal", middle, partial(_be_refused, way.aims)),
            Screen(f"{name}-hint", middle, _ask),
            Screen(f"{name}-late", late, ready),
        ]
        if way.is_played_alone:
            self.screens.append(Screen(f"{name}-others", self._played(name, way.middle, seats=4), ready))
            self.screens.append(Screen(f"{name}-deal", f"/deal/{match}", is_whole=True))
            sent = matches.deal(self.other, name)
            matches.play(self.other, sent, way.strategy, *way.args, seconds=400)
            unplayed = self.other.evaluate(_CALL, ["/api/deals", {"match": sent}])["deal"]
            self.screens.append(Screen(f"{name}-before", f"/d/{unplayed}", is_whole=True))
        deal, _ = _attempt(self.page, name)
        _, theirs = _attempt(self.other, name)
        self.screens += [
            Screen(f"{name}-end", over, lambda page: page.locator("table tfoot").first.wait_for(), is_whole=True),
            Screen(f"{name}-replay", f"/m/{match}/replay", _scrub, is_whole=True),
            Screen(f"{name}-review", f"/m/{match}/review", _reviewed, is_whole=True),
            Screen(f"{name}-after", f"/d/{deal}", is_whole=True),
            Screen(f"{name}-compare", f"/d/{deal}/compare/{theirs}", _scrub),
            Screen(f"{name}-puzzle", f"/puzzle/{name}", ready),
            Screen(f"{name}-answer", f"/puzzle/{name}", _give_up, is_whole=True),
            Screen(f"{name}-history", f"/history?game={name}", is_whole=True),
            Screen(f"{name}-rules", f"/rules/{name}"),
        ]

    def set_pages(self) -> None:
        """Name the pages that belong to no game."""
        create_room(self.page, "Ada", "grass", 4, listed=True)
        deck = decks.keep(self.page, "grove", "Agrumi", with_recipes=True)
        pages = {"home": "/", "lobby": "/tables", "account": "/account", "history": "/history", "about": "/about"}
        board = self.page.evaluate(_CALL, ["/api/boards", {"name": "Famiglia"}])["id"]
        pages |= {"today": "/today", "boards": "/boards", "board": f"/b/{board}", "fairness": "/fairness"}
        pages |= {"decks": "/decks", "deck": f"/decks/{deck}", "deck-edit": "/decks/new/orchard", "missing": "/nowhere"}
        self.screens += [Screen(f"{OTHERS}-{name}", path, is_whole=True) for name, path in pages.items()]
        self.screens.append(Screen(f"{OTHERS}-away", "/tables", _lose_the_server))

    def set_companion(self) -> None:
        """Keep sheets of printed games, and name the screens of the companion."""
        screens = companion_screens(self.page, self.other)
        self.screens += [Screen(f"{COMPANION}-{name}", path, then, is_whole) for name, path, then, is_whole in screens]

    def set_offline(self) -> None:
        """Name the screens of play without a network, in the order in which they come about."""
        steps: dict[str, Then] = {
            "ask": lambda page: page.locator(".panel button").wait_for(),
            "ready": _fetch,
            "table": _begin,
            "curtain": _begin_as_two,
            "end": _finish,
            "list": lambda page: page.locator("[aria-labelledby=over] li").wait_for(),
        }
        self.screens += [Screen(f"{OFFLINE}-{name}", "/offline", then, is_whole=True) for name, then in steps.items()]
        self.screens.append(Screen(f"{OFFLINE}-gone", "/offline/off0nothing", _nothing_here))

    def _played(self, name: str, actions: int | None, seats: int = 1) -> str:
        """A match after so many actions, or over; its path."""
        way, page = WAYS[name], self.page
        if way.is_played_alone and seats == 1:
            match = matches.deal(page, name)
            path = f"/m/{match}"
        else:
            room = create_room(page, "Ada", name, 4, bots=["greedy"] * 3)
            match = look(page, room)["match"]
            path = f"/t/{room}"
        strategy = SOME.replace("STRATEGY", way.strategy)
        matches.play(page, match, strategy, 10_000 if actions is None else actions, *way.args, seconds=400)
        return path


def _attempt(page: Page, name: str) -> tuple[str, str]:
    """Today's deal of a game and a person's first attempt at it, which is over."""
    way = WAYS[name]
    tiles = page.evaluate("async () => (await fetch('/api/today')).json()")["tiles"]
    deal = next(tile["deal"] for tile in tiles if tile["game"] == name)
    match = page.evaluate(_CALL, [f"/api/deals/{deal}/attempts", {}])["match"]
    matches.play(page, match, way.strategy, *way.args, seconds=400)
    return deal, match


def ready(page: Page) -> None:
    page.locator("button[data-choice], [data-large] button[data-cell]").first.wait_for()
    if page.locator("dialog[open]").count():
        page.keyboard.press("Escape")


def _choose(page: Page) -> None:
    """A card that can be played, or a cell, with what it would do."""
    ready(page)
    able = page.locator("[data-choice].able")
    (able if able.count() else page.locator("[data-choice], [data-large] button[data-cell]")).first.press("Enter")


def _be_refused(aims: tuple[str, ...], page: Page) -> None:
    """A place where a card may not go, aimed at until the reason comes: nothing is played."""
    ready(page)
    reason = page.locator(".tray > p a[href^='/rules/']")
    controls = page.locator("[data-choice], [data-large] button[data-cell]")
    for k in range(controls.count()):
        controls.nth(k).press("Enter")
        for key in aims:
            page.keyboard.press(key)
            page.wait_for_timeout(700)
            if reason.count():
                return


def _ask(page: Page) -> None:
    """A hint in all its steps, of which a game may have one."""
    ready(page)
    page.keyboard.press("h")
    step = page.locator("[data-hint]")
    step.wait_for()
    while (more := step.locator("button.more")).count():
        told = step.get_attribute("data-hint")
        more.click()
        page.locator(f"[data-hint]:not([data-hint='{told}'])").wait_for()


def _scrub(page: Page) -> None:
    slider = page.get_by_role("slider")
    slider.wait_for()
    slider.evaluate(
        "(input) => { input.value = input.max / 2; input.dispatchEvent(new Event('input', { bubbles: true })) }"
    )


def _reviewed(page: Page) -> None:
    """A review that is complete; the first of a ruleset waits for the compiler."""
    page.locator("#move").wait_for()
    page.wait_for_function("() => !document.querySelector('progress')", timeout=180_000)


def _give_up(page: Page) -> None:
    """The answer of a puzzle."""
    page.locator(".task button, .verdict").first.wait_for()
    ask = page.locator(".task button")
    if ask.count():
        ask.press("Enter")
    page.locator(".verdict").wait_for()


def _fetch(page: Page) -> None:
    """What is needed to play without a network."""
    page.locator(".panel button").click()
    page.locator(".panel .ready").wait_for(timeout=STARTING)


def _begin(page: Page) -> None:
    """A match on this device."""
    page.locator("[aria-labelledby=new] .actions button").first.click()
    page.wait_for_url("**/offline/off0*", timeout=STARTING)
    page.locator("button[data-choice], .curtain").first.wait_for()


def _begin_as_two(page: Page) -> None:
    """The curtain between two people of this device."""
    page.locator("[aria-labelledby=new] fieldset").nth(1).locator("input").nth(1).check(force=True)
    _begin(page)


def _finish(page: Page) -> None:
    _begin(page)
    play(page)


def _nothing_here(page: Page) -> None:
    page.locator("a[href='/offline']").wait_for()


def _lose_the_server(page: Page) -> None:
    page.route("**/api/**", lambda route: route.abort())
    page.reload()


def _photograph(page: Page, device: Device, file: Path, is_whole: bool) -> None:
    """A picture of the window, or of the whole page without changing its window, except where the person has set a
    size of text: beyond the window Chromium would draw the standard one.
    """
    if not is_whole:
        page.screenshot(path=file)
        return
    size = page.evaluate("({ width: innerWidth, height: Math.min(8000, document.documentElement.scrollHeight) })")
    if device.font != STANDARD_FONT:
        page.set_viewport_size(size)
        page.screenshot(path=file)
        page.set_viewport_size({"width": device.width, "height": device.height})
        return
    session = page.context.new_cdp_session(page)
    picture = session.send(
        "Page.captureScreenshot", {"captureBeyondViewport": True, "clip": {"x": 0, "y": 0, "scale": 1, **size}}
    )
    session.detach()
    file.write_bytes(base64.b64decode(picture["data"]))


class Camera:
    """Takes pictures of each screen, looks for faults of its layout, and says how many screens are left."""

    def __init__(self, count: int) -> None:
        self._left = count
        self.failed: list[str] = []

    def walk(self, page: Page, screens: Iterable[Screen], device: Device, language: Language) -> None:
        """Visit the screens as a person does."""
        for screen in screens:
            themes = THEMES[device]
            names = {theme: f"{screen.name}-{device}-{language}-{theme}" for theme in themes}
            self._left -= 1
            print(f"{self._left:4} left: {screen.name} ({device}, {language})", flush=True)
            try:
                page.emulate_media(color_scheme=themes[0], media="screen")
                page.goto(screen.path)
                quiet(page)
                screen.then(page)
                page.evaluate(SETTLE)
                if screen.is_whole:
                    page.evaluate(SEEN)
                for fault in faults(page):
                    self._fail(f"{screen.name} ({device}, {language}): {fault}")
                for theme, name in names.items():
                    page.emulate_media(color_scheme=theme)
                    page.wait_for_timeout(300)
                    page.evaluate(SETTLE)
                    _photograph(page, device, PICTURES / f"{name}.png", screen.is_whole)
            except TimeoutError as late:
                self._fail(f"{screen.name} ({device}, {language}): {late.message.splitlines()[0]}")
            page.unroute_all()

    def _fail(self, line: str) -> None:
        self.failed.append(line)
        print(line, flush=True)


def contact_sheet(browser: Browser, sheet: str, screens: Iterable[Screen], languages: Iterable[Language]) -> None:
    """All pictures of a game in one, a row for each screen."""
    rows = []
    for screen in screens:
        looks = [
            (device, language, theme) for device in THEMES for language, theme in product(languages, THEMES[device])
        ]
        names = [f"{screen.name}-{device}-{language}-{theme}.png" for device, language, theme in looks]
        there = [f'<a href="{name}"><img src="{name}"></a>' for name in names if (PICTURES / name).exists()]
        rows.append(f"<section><h2>{screen.name.partition('-')[2]}</h2>{''.join(there)}</section>")
    file = PICTURES / f"{sheet}.html"
    file.write_text(SHEET.replace("TITLE", sheet) + "".join(rows), encoding="utf-8")
    page = browser.new_page(viewport={"width": 2760, "height": 800})
    page.goto(file.as_uri())
    page.wait_for_load_state("networkidle")
    page.screenshot(path=PICTURES / f"{sheet}.png", full_page=True)
    page.close()


def main(wanted: tuple[str, ...], languages: tuple[Language, ...]) -> int:
    """Take all pictures, or those asked for; 1 if some could not be taken, or a layout has faults."""
    chromium = find_chromium()
    if chromium is None:
        sys.exit("no Chromium here: install it, or name it in CHROMIUM")
    PICTURES.mkdir(parents=True, exist_ok=True)
    sheets = [
        name
        for name in (*WAYS, OTHERS, COMPANION, OFFLINE)
        if not wanted or any(word.startswith(name) or name.startswith(word) for word in wanted)
    ]
    with tempfile.TemporaryDirectory() as folder, HastyServer(Path(folder)) as server, launched(chromium) as browser:
        person = new_person(browser, server.url)
        page = person.new_page()
        page.goto("/about")
        friend = new_person(browser, server.url)
        other = friend.new_page()
        other.goto("/about")
        stage = Stage(page, other)
        for sheet in sheets:
            print(f"playing for {sheet}", flush=True)
            others = {OTHERS: stage.set_pages, COMPANION: stage.set_companion, OFFLINE: stage.set_offline}
            others[sheet]() if sheet in others else stage.set_game(sheet)
        state = person.storage_state()
        person.close()
        friend.close()
        screens = [screen for screen in stage.screens if not wanted or screen.name.startswith(wanted)]
        on_table = [screen for screen in screens if screen.name.startswith(COMPANION)]
        devices = len(THEMES) - 1
        camera = Camera((len(screens) * devices + len(on_table)) * len(languages))
        for device, language in product(THEMES, languages):
            is_pseudo = language in PSEUDO
            person = new_person(browser, server.url, device=device, language=FALLBACK if is_pseudo else language)
            if is_pseudo:
                speak_pseudo(person, is_rtl=language == "pseudo-rtl")
            person.add_cookies(state["cookies"])  # type: ignore[arg-type]
            camera.walk(open_page(person, device), on_table if device == TABLET else screens, device, language)
            person.close()
        for sheet in sheets:
            of_sheet = [screen for screen in stage.screens if screen.name.startswith(f"{sheet}-")]
            contact_sheet(browser, sheet, of_sheet, languages)
    print("\n".join(camera.failed))
    return 1 if camera.failed else 0


if __name__ == "__main__":
    names = tuple(word for word in sys.argv[1:] if word != "--pseudo")
    sys.exit(main(names, LANGUAGES if len(names) == len(sys.argv) - 1 else PSEUDO))
