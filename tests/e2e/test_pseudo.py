"""Screens in texts that are 40 % longer, with accents, and from right to left: nothing is cut off or out of reach.

`make screens PSEUDO=1` looks at every screen of every game in the same way.
"""

import pytest
from playwright.sync_api import Page

from tests.e2e.browser import DESKTOP, PHONE, Device, Language
from tests.e2e.matches import deal
from tests.e2e.pseudo import lengthened, pack_in_pseudo, speak_pseudo
from tests.e2e.rooms import create_room
from tests.e2e.test_layout import look, visit


def test_a_text_grows_by_forty_per_cent() -> None:
    assert lengthened("Points") == "Pöîööñts"
    assert lengthened(": ") == ": "
    sentence = "Choose a card from your hand, or drag it into the orchard."
    assert 1.3 < len(lengthened(sentence)) / len(sentence) < 1.6


def test_only_packs_of_texts_change() -> None:
    assert pack_in_pseudo("var e={a:`b`};export{e as words};") == "var e={a:`b`};export{e as words};"
    pack = pack_in_pseudo("var e=`one = Undo { $n }\\`\n`;export{e as default};")
    assert pack.startswith("export default ")
    assert "{ $n }" in pack
    assert "Undo" not in pack


@pytest.fixture
def language() -> Language:
    return "en"


@pytest.mark.parametrize(
    ("device", "is_rtl"), [(PHONE, False), (PHONE, True), pytest.param(DESKTOP, False, marks=pytest.mark.slow)], ids=str
)
def test_longer_texts_stay_in_their_places(page: Page, device: Device, is_rtl: bool) -> None:
    found = visit(page, "/about")
    room = create_room(page, "Ada", "orchard", 4)
    match = deal(page, "orchard")
    speak_pseudo(page.context, is_rtl=is_rtl)
    for path in ("/", "/games/orchard", f"/t/{room}", f"/m/{match}", "/history", "/account"):
        found += visit(page, path)
        assert "ö" in page.inner_text("body")
    for game in ("grass", "gnoming"):
        page.goto(f"/learn/{game}")
        page.locator(".coach").wait_for()
        found += look(page, game)
    assert not found, "\n".join(found)
