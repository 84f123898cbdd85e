"""A finished table is read from a photograph on the page: the owner's cards, the table, the grid, the total."""

import io
from pathlib import Path

import pytest
from PIL import Image
from playwright.sync_api import FilePayload, Locator, Page, expect

from mazzo.i18n import say
from tests.companion.photographs import Reader, photograph, photograph_of_card
from tests.e2e.axe import Walk
from tests.e2e.browser import PHONE, Language, excess_width
from tests.e2e.scorer import Scorer

GAME = "orchard"
CARDS = 18
SEED = 3
DIE = 6


def as_upload(picture: Image.Image) -> FilePayload:
    """A picture as a phone would hand it over."""
    file = io.BytesIO()
    picture.save(file, "JPEG", quality=92)
    return {"name": "photo.jpg", "mimeType": "image/jpeg", "buffer": file.getvalue()}


def drag_corner(page: Page, corner: Locator, across: float, down: float) -> None:
    """Drag a corner to a place in the photograph, which is 1 wide and 1 high."""
    frame = corner.locator("xpath=..")
    frame.evaluate("(frame) => frame.scrollIntoView({ block: 'center' })")
    box, before = frame.bounding_box(), corner.bounding_box()
    assert box is not None
    assert before is not None
    page.mouse.move(before["x"] + before["width"] / 2, before["y"] + before["height"] / 2)
    page.mouse.down()
    page.mouse.move(box["x"] + across * box["width"], box["y"] + down * box["height"], steps=3)
    page.mouse.up()


@pytest.mark.slow
@pytest.mark.parametrize("device", [PHONE], ids=str)
def test_a_photographed_table_is_read_corrected_and_counted(page: Page, language: Language, tmp_path: Path) -> None:
    with Reader() as reader:
        pieces = reader.pieces(GAME)
    photo = photograph(pieces, GAME, SEED)
    walk = Walk(page)

    def button(name: str, **values: int) -> Locator:
        return page.get_by_role("button", name=say(language, f"reading-{name}", **values), exact=True)

    Scorer(page, GAME, 1)
    page.locator("label:has(input[value='cells'])").tap()
    button("open").tap()
    button("fetch-yes").tap()
    for card in range(1, CARDS + 1):
        page.locator("[data-picture]").set_input_files(as_upload(photograph_of_card(pieces, card, 1)))
        button("keep", card=card).tap()
        expect(page.get_by_text(say(language, "reading-faces-done", done=card, all=CARDS))).to_be_visible()
    walk.look("the owner's cards")
    page.reload()  # they are kept
    page.locator("label:has(input[value='cells'])").tap()
    button("open").tap()
    button("fetch-yes").tap()

    page.locator("[data-picture]").set_input_files(as_upload(photo.picture))
    for k, (x, y) in enumerate(photo.corners):
        drag_corner(page, button("corner", corner=k + 1), x / photo.picture.width, y / photo.picture.height)
    for k, count in enumerate((photo.rows, photo.cols)):
        page.locator("input[type=number]").nth(k).fill(str(count))
    walk.look("corners")
    assert excess_width(page) == 0
    button("read").tap()
    filled = page.locator("[data-cell].filled")
    expect(filled).to_have_count(len(photo.cells))
    walk.look("grid")
    assert excess_width(page) == 0
    right = sum(
        say(language, f"{GAME}-{cell.word}") in page.locator(f"[data-cell='{row},{col}']").inner_text()
        for (row, col), cell in photo.cells.items()
    )
    assert right / len(photo.cells) > 0.8

    (row, col), cell = min(photo.cells.items())
    page.locator(f"[data-cell='{row},{col}']").tap()
    page.locator(f"[data-plant='{cell.word}']").tap()
    page.locator(f"[data-die='{DIE}']").tap()
    button("take-over").tap()
    expect(page.locator(".seats .numeral")).to_have_text(str(DIE))
    expect(filled).to_have_count(len(photo.cells))
    assert walk.barriers == []
