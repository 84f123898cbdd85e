"""Screenshots of every screen, on three devices, in both languages and themes: `make screens`.

They are written to build/screens with a contact sheet for each device; the best one of the table becomes
docs/pictures/table.png. With words on the command line, only screens whose name begins with one of them are taken.
"""

import shutil
import sys
import tempfile
from collections.abc import Callable, Iterator
from html import escape
from itertools import product
from pathlib import Path

from playwright.sync_api import Browser, Page

from mazzo.i18n import say
from tests.e2e.axe import SETTLE
from tests.e2e.browser import DESKTOP, PHONE, Device, Language, Theme, find_chromium, launched, new_person
from tests.e2e.playing import deal, finished, play
from tests.e2e.rooms import at_table, fill, lay, look, open_room, play_out, start
from tests.e2e.server import Server
from tests.e2e.table import Offer, Table

ROOT = Path(__file__).parents[2]
PICTURES = ROOT / "build" / "screens"
TABLE = ROOT / "docs" / "pictures" / "table.png"
SMALL = Device("small", 320, 568, 2, True)
DEVICES = (DESKTOP, PHONE, SMALL)
LANGUAGES: tuple[Language, ...] = ("it", "en")
THEMES: tuple[Theme, ...] = ("light", "dark")
BEST = "table-ghost-desktop-en-light"
DEALS = 8
"""How many mid-games are played for each picture of the table; the richest is shown."""

ONE_SCREEN = (
    *("table", "lesson", "end-rules", "room-open", "room-seat"),
    *("room-p", "room-t", "room-c", "account-t", "account-d"),
)
"""Beginnings of the names of screens of which only the window is taken, not the whole page."""

# What is fetched when it comes into sight has been.
SEEN = """async () => {
  for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
    scrollTo(0, top)
    await new Promise((wait) => setTimeout(wait, 60))
  }
  scrollTo(0, 0)
}"""

SHEET = """<!doctype html><style>
body { margin: 12px; display: grid; grid: auto-flow max-content / repeat(8, WIDTH); gap: 12px; background: #888 }
figure { margin: 0; max-height: TALL; overflow: hidden }
img { display: block; width: WIDTH }
figcaption { font: 11px sans-serif }
</style>"""


class Visit:
    """One person on one device, going from screen to screen."""

    def __init__(self, page: Page, device: Device, language: Language, theme: Theme, wanted: tuple[str, ...]) -> None:
        self.page = page
        self.device = device
        self.language: Language = language
        self.theme: Theme = theme
        self.wanted = wanted

    def walk(self) -> None:
        """Every screen, in the order in which a person meets them."""
        page = self.page
        self.shoot("home-first", "/")
        self.shoot("history-empty", "/history")
        match = finished(page)
        for _ in range(3):
            finished(page)
        finished(page, practice=True)
        finished(page, source={"t": "rest", "match": match})
        play(page, deal(page), cards=4)
        self.shoot("home", "/")
        self.shoot("history", "/history")
        self.shoot("lesson", "/learn/orchard", self._lesson)
        mid = self._rich_game()
        self.shoot("table", f"/m/{mid}", self._table)
        self.shoot("table-ghost", f"/m/{mid}", lambda: self._ghost(Table(page, mid)))
        self.shoot("table-refusal", f"/m/{mid}", lambda: self._refusal(Table(page, mid)))
        self.shoot("table-moves", f"/m/{mid}", lambda: self._moves(Table(page, mid)))
        self.shoot("table-keys", f"/m/{mid}", self._keys)
        self.shoot("end", f"/m/{match}")
        self.shoot("end-rules", f"/m/{match}", page.locator("tbody a").last.click)
        self.shoot("replay", f"/m/{match}/replay", lambda: self._scrub(5))
        self.shoot("deal", f"/deal/{match}")
        self._rooms()
        self.shoot("rules", "/rules/orchard#3.a")
        self.shoot("about", "/about")
        self._account()
        self.shoot("missing", "/nowhere")
        page.route("**/api/history*", lambda route: route.abort())
        self.shoot("away", "/history")

    def shoot(self, name: str, path: str, then: Callable[[], object] = lambda: None) -> None:
        """Open a path, do what `then` does, and take the picture once nothing moves."""
        if self.wanted and not name.startswith(self.wanted):
            return
        self.page.goto(path)
        self.page.wait_for_load_state("networkidle")
        then()
        self.page.wait_for_timeout(300)
        self.page.evaluate(SETTLE)
        whole = not name.startswith(ONE_SCREEN)
        if whole:
            self.page.evaluate(SEEN)
        self.page.screenshot(path=PICTURES / f"{name}-{self.device}-{self.language}-{self.theme}.png", full_page=whole)

    def _rooms(self) -> None:
        """The screens of rooms: a table of four, and one of two at one device."""
        page, language = self.page, self.language
        if self.wanted and not any(word.startswith("room") for word in self.wanted):
            return
        self.shoot("room-tables", "/tables")
        self.shoot("room-open", "/", page.locator(".others").first.click)
        room = open_room(page, "Ada", seats=4)
        here = f"/t/{room}"
        self.shoot("room-gathering", here, page.locator(".chair").first.wait_for)
        self.shoot("room-seat", here, lambda: page.locator("button.chair").nth(1).click())
        page.goto(here)
        fill(page, language, 3)
        page.get_by_role("button", name=say(language, "room-start"), exact=True).wait_for()
        self.shoot("room-full", here, page.locator(".chair").first.wait_for)
        start(page, language)
        at_table(page)
        match = look(page, room)["match"]
        for _ in range(3):
            lay(page, match)
        self.shoot("room-playing", here, self._table)
        self.shoot("room-peek", here, lambda: page.locator(".chip").nth(1).click())
        self.shoot("room-talk", here, page.get_by_title(say(language, "talk-title")).click)
        play_out(page, room)
        self.shoot("room-end", here, page.locator("main ol").first.wait_for)
        self.shoot("room-replay", f"/m/{match}/replay", lambda: self._scrub(4))
        room = open_room(page, "Ada")
        page.get_by_role("button", name=say(language, "room-pass"), exact=True).click()
        page.get_by_role("dialog").get_by_role("textbox").fill("Bruno")
        page.get_by_role("dialog").get_by_role("button", name=say(language, "room-add"), exact=True).click()
        start(page, language)
        self.shoot("room-curtain", f"/t/{room}", page.locator(".curtain").wait_for)

    def _account(self) -> None:
        """The page of a guest, then that of an account with a token, and the question before it is deleted."""
        page, language = self.page, self.language
        if self.wanted and not any(word.startswith("account") for word in self.wanted):
            return
        self.shoot("account-guest", "/account", page.locator(".doors").wait_for)
        page.goto("/account")
        login = f"ada-{self.device}-{language}-{self.theme}"
        keep = page.get_by_role("region", name=say(language, "account-keep"))
        keep.get_by_label(say(language, "account-login"), exact=True).fill(login)
        keep.get_by_label(say(language, "account-password"), exact=True).fill("four plain words together")
        keep.get_by_role("button", name=say(language, "account-keep-password")).click()
        new = page.get_by_role("button", name=say(language, "account-token-new"))
        new.click()
        sheet = page.get_by_role("dialog")
        sheet.get_by_role("textbox").fill("Orto")
        sheet.get_by_role("button", name=say(language, "account-token-make")).click()
        sheet.get_by_label(say(language, "account-token-secret"), exact=True).wait_for()
        self.shoot("account", "/account", new.wait_for)
        self.shoot("account-token", "/account", new.click)
        self.shoot("account-delete", "/account", page.get_by_role("button", name=say(language, "account-delete")).click)

    def _rich_game(self) -> str:
        """Six cards laid, one token spent, and much harvested."""
        played: list[tuple[int, str]] = []
        for _ in range(DEALS if not self.wanted or any(word.startswith("table") for word in self.wanted) else 1):
            match = deal(self.page)
            played.append((play(self.page, match, cards=6, taste="rotten"), match))
        return max(played)[1]

    def _lesson(self) -> None:
        self.page.get_by_role("note").wait_for()

    def _table(self) -> None:
        self.page.locator("button[data-card]").first.wait_for()

    def _ghost(self, table: Table) -> None:
        offer = self._pick(
            table, lambda offer: (-offer.tokens, sum(effect > 1 for effect in offer.effects), offer.gain)
        )
        self._point(table, offer.centre)
        self.page.locator(".ghost.legal").wait_for()

    def _refusal(self, table: Table) -> None:
        offer = self._pick(table, lambda offer: (offer.gain,))
        row, col = offer.centre
        self._point(table, (row + 1, col))
        self.page.locator(".ghost").wait_for()
        self.page.wait_for_timeout(600)

    def _pick(self, table: Table, worth: Callable[[Offer], tuple[int, ...]]) -> Offer:
        """Choose the card of the best offer, and turn it."""
        self._table()
        offer = max(table.look().offers, key=worth)
        table.card(offer.card).click()
        for _ in range(offer.turn):
            self.page.get_by_role("button", name=say(self.language, "table-turn-right")).click()
        table.settled()
        return offer

    def _point(self, table: Table, cell: tuple[float, float]) -> None:
        x, y = table.point(*cell)
        if self.device.is_touched:
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.move(x, y, steps=3)

    def _moves(self, table: Table) -> None:
        self._table()
        table.open_moves()

    def _keys(self) -> None:
        self._table()
        self.page.keyboard.press("?")
        self.page.get_by_role("dialog").wait_for()

    def _scrub(self, moves: int) -> None:
        for _ in range(moves):
            self.page.get_by_role("button", name=say(self.language, "replay-on")).click()


def visits(browser: Browser, url: str, wanted: tuple[str, ...]) -> Iterator[Visit]:
    """One person for each device, language and theme; each leaves before the next comes."""
    for device, language, theme in product(DEVICES, LANGUAGES, THEMES):
        person = new_person(browser, url, device=device, language=language, theme=theme)
        page = person.new_page()
        page.goto("/")
        yield Visit(page, device, language, theme, wanted)
        person.close()


def contact_sheet(browser: Browser, device: Device) -> None:
    """All pictures of a device on one, screen by screen."""
    width = 300 if device is DESKTOP else 150
    figures = "".join(
        f"<figure><figcaption>{escape(picture.stem)}</figcaption><img src='{escape(picture.as_uri())}'></figure>"
        for picture in sorted(PICTURES.glob(f"*-{device}-*.png"))
    )
    page = browser.new_page(viewport={"width": (width + 12) * 8 + 12, "height": 800})
    draft = PICTURES / "contact.html"
    draft.write_text(SHEET.replace("WIDTH", f"{width}px").replace("TALL", f"{2 * width}px") + figures, encoding="utf-8")
    page.goto(draft.as_uri())
    page.wait_for_load_state("networkidle")
    page.screenshot(path=PICTURES / f"contact-{device}.png", full_page=True)
    page.close()
    draft.unlink()


def main(wanted: tuple[str, ...]) -> None:
    """Take all pictures, or those asked for."""
    chromium = find_chromium()
    if chromium is None:
        sys.exit("no Chromium here: install it, or name it in CHROMIUM")
    PICTURES.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder)) as server, launched(chromium) as browser:
        for visit in visits(browser, server.url, wanted):
            print(f"{visit.device}, {visit.language}, {visit.theme}", flush=True)
            visit.walk()
        for device in DEVICES:
            contact_sheet(browser, device)
    best = PICTURES / f"{BEST}.png"
    if best.exists():
        TABLE.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(best, TABLE)


if __name__ == "__main__":
    main(tuple(sys.argv[1:]))
