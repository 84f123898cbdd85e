"""After a game of Grove, and every screen of it on every device: where points come from, ways on, no barrier, no word
missing, nothing that overflows.
"""

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from mazzo import i18n
from mazzo.games.grove.meta import MET
from mazzo.games.grove.rules.state import BARROW, SQUIRREL, TO_GLADE
from mazzo.i18n import say
from tests.e2e.axe import Walk
from tests.e2e.browser import DESKTOP, PHONE, Device, Language, NewPage, each_language_on_each_device, excess_width
from tests.e2e.table import Offer
from tests.games.grove.browser.seeded import Game, SeededServer, began, find, numbers, variously
from tests.games.grove.browser.table import Grove, join

KEYS = {
    key
    for file in i18n.pages("en")
    for key in re.findall(r"^([a-z][a-z0-9-]*-[a-z0-9-]+) =", file.read_text("utf-8"), re.MULTILINE)
}
"""What a page shows where a sentence is missing."""
SHORT = Device("short", 320, 568, 2, True)
LYING = Device("lying", 844, 390, 2, True)
RECIPES = ("recipes",)

# All that can be read in a page or is told of it.
_TOLD = """() => [document.title, document.body.innerText, ...[...document.querySelectorAll('*')].flatMap((element) =>
  ['aria-label', 'title', 'aria-valuetext', 'alt', 'placeholder'].map((name) => element.getAttribute(name) ?? ''))]
  .join('\\n')"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[SeededServer]:
    """A server of its own, which deals with chosen seeds."""
    with SeededServer(tmp_path_factory.mktemp("grove-end")) as running:
        yield running


@pytest.fixture(scope="module")
def eventful() -> Game:
    """A game in which squirrel and wheelbarrow come and a die falls on a glade."""
    return find(lambda game: {BARROW, SQUIRREL, TO_GLADE} <= game.kinds, taste=variously)


@pytest.fixture(scope="module")
def won() -> Game:
    """A challenge that is won."""
    return find(lambda game: game.title == MET, RECIPES)


@pytest.mark.slow
def test_the_end_tells_each_point_with_its_rule_and_leads_on(
    page: Page, language: Language, server: SeededServer, eventful: Game
) -> None:
    match = began(page, server, eventful)
    page.goto(f"/m/{match}")
    score = eventful.score
    expect(page.locator("p.score b")).to_have_text(str(score.total))
    expect(page.locator("p.title")).to_have_text(say(language, f"grove-title-{eventful.title}"))
    lines = page.locator("tbody tr")
    points = [str(each) for each in score.dice] + [r"0\b.*", str(score.squirrel).replace("-", "−")]
    expect(lines.locator("td:nth-of-type(1)")).to_have_text([re.compile(f"^{each}$") for each in points])
    expect(lines.locator("a")).to_contain_text(["9.1", "9.1", "9.1", "9.2", "9.3"])
    expect(page.locator("section.board .laid")).to_have_count(9)
    expect(page.locator(".basket svg")).to_be_visible()
    lines.locator("a").last.click()
    rule = page.get_by_role("dialog").locator("[aria-current='true']")
    expect(rule).to_contain_text("9.3")
    expect(rule).to_be_in_viewport()
    page.keyboard.press("Escape")
    page.get_by_role("button", name=say(language, "end-rest")).click()
    expect(page.locator("button[data-card]")).to_have_count(2)
    assert match not in page.url
    played = {numbers(move)[0] for move in eventful.moves if "@" in move}
    assert not played & set(Grove(page, match).cards())
    page.goto(f"/m/{match}")
    page.get_by_role("button", name=say(language, "end-again"), exact=True).click()
    expect(page.locator("button[data-card]")).to_have_count(2)


@pytest.mark.slow
def test_the_same_deal_goes_to_a_friend(
    page: Page, new_page: NewPage, language: Language, server: SeededServer, won: Game
) -> None:
    match = began(page, server, won, RECIPES)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.goto(f"/m/{match}")
    page.get_by_role("button", name=say(language, "share-deal")).click()
    expect(page.get_by_text(say(language, "share-copied"))).to_be_visible()
    told: str = page.evaluate("navigator.clipboard.readText()")
    address = re.search(r"http\S+", told)
    assert address is not None
    assert str(won.score.total) in told
    friend = new_page(device=PHONE)
    friend.goto(address[0])
    friend.get_by_role("button", name=say(language, "home-play"), exact=True).click()
    expect(friend.locator("button[data-card]")).to_have_count(2)
    told_friend = Grove(friend, friend.url.rpartition("/")[2]).see()
    assert set(told_friend.recipes) == {recipe.card for recipe in won.score.recipes}
    assert numbers(won.moves[0])[0] in told_friend.board.hand


@pytest.mark.slow
def test_the_grove_becomes_a_picture(
    page: Page, language: Language, server: SeededServer, won: Game, tmp_path: Path
) -> None:
    page.goto(f"/m/{began(page, server, won, RECIPES)}")
    with page.expect_download() as download:
        page.get_by_role("button", name=say(language, "share-image"), exact=True).click()
    kept = tmp_path / "picture.png"
    download.value.save_as(kept)
    assert int.from_bytes(kept.read_bytes()[16:20]) == 1200
    assert kept.stat().st_size > 60_000


class Tour:
    """One person going through every screen of Grove, each looked at by `look`."""

    def __init__(self, page: Page, server: SeededServer, look: Callable[[str], object]) -> None:
        self.page = page
        self.server = server
        self.look = look

    def go(self, *games: Game) -> None:
        """Table, end, replay and deal of each of these games."""
        page = self.page
        for game in games:
            options, name = (RECIPES, "recipes") if game.score.target else ((), "plain")
            table = join(page, began(page, self.server, game, options, len(game.moves) - 2))
            self.look(f"{name}: table")
            self.aim(table)
            self.look(f"{name}: aimed")
            sheet = page.locator("header button[aria-expanded]").filter(visible=True)
            if sheet.count():
                sheet.click()
                self.look(f"{name}: sheet")
            match = began(page, self.server, game, options)
            page.goto(f"/m/{match}")
            page.locator("tfoot").wait_for()
            self.look(f"{name}: end")
            page.goto(f"/m/{match}/replay")
            page.get_by_role("slider").press("End")
            self.look(f"{name}: replay")
            page.goto(f"/deal/{match}")
            page.get_by_role("button").first.wait_for()
            self.look(f"{name}: deal")

    def aim(self, table: Grove) -> None:
        """The richest placement, shown and not laid."""
        sight = table.see()
        offer = max(sight.offers, key=lambda each: each.gain)
        table.card(offer.card).click()
        for _ in range(offer.turn):
            self.page.keyboard.press("r")
        centre = Offer(0, offer.card, offer.turn, offer.row, offer.col, 0, ()).centre
        x, y = table.point(*centre)
        if self.page.evaluate("matchMedia('(pointer: coarse)').matches"):
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.move(x, y, steps=3)
        expect(self.page.locator(".ghost.legal")).to_be_attached()


@pytest.mark.slow
@each_language_on_each_device
def test_no_screen_of_grove_has_a_barrier(page: Page, server: SeededServer, won: Game) -> None:
    walk = Walk(page)
    Tour(page, server, walk.look).go(won)
    assert not walk.barriers, "\n".join(walk.barriers)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("language", "device"),
    [
        ("it", SHORT),
        *(
            pytest.param(language, device, marks=pytest.mark.slow)
            for language, device in (
                ("en", PHONE),
                ("it", LYING),
                ("en", DESKTOP),
            )
        ),
    ],
    ids=str,
)
def test_every_screen_of_grove_fits_and_lacks_no_word(
    page: Page, device: Device, server: SeededServer, eventful: Game, won: Game
) -> None:
    wrong: list[str] = []

    def look(name: str) -> None:
        told: str = page.evaluate(_TOLD)
        found = KEYS & set(re.findall(r"[a-z]+(?:-[a-z0-9]+)+", told))
        wrong.extend(f"{name}: {key} stands there raw" for key in sorted(found))
        wrong.extend(f"{name}: {word!r}" for word in ("undefined", "NaN", "{ $", "[object") if word in told)
        wider = excess_width(page)
        if wider > 0:
            wrong.append(f"{name}: {wider} pixels wider than the screen")
        if name.endswith(("table", "aimed")):
            wrong.extend(f"{name}: {each}" for each in out_of_reach(page, device))

    Tour(page, server, look).go(eventful, won)
    assert not wrong, "\n".join(wrong)


def out_of_reach(page: Page, device: Device) -> list[str]:
    """Buttons of the table that stand beyond the screen, or are too small for a finger."""
    found: list[str] = []
    if page.evaluate("document.documentElement.scrollHeight") > device.height:
        found.append("the page scrolls")
    for button in page.locator(".tray button, header button, header a, .strip button").all():
        box = button.bounding_box()
        if box is None or not button.is_visible():
            continue
        name = button.get_attribute("aria-label") or button.inner_text()
        if box["x"] < 0 or box["x"] + box["width"] > device.width or box["y"] + box["height"] > device.height:
            found.append(f"{name!r} is beyond the screen")
        if device.is_touched and min(box["width"], box["height"]) < 44:
            found.append(f"{name!r} is small: {box['width']:.0f} x {box['height']:.0f}")
    return found
