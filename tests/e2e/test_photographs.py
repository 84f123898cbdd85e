"""A finished table is read from a photograph on the page: the owner's cards, the table, the grid, the total."""

import io

import pytest
from PIL import Image, ImageDraw
from playwright.sync_api import FilePayload, Locator, Page, expect

import mazzo
from mazzo.i18n import say
from tests.companion.entered import grid_sheet, orchards_as_they_lie, played
from tests.e2e.axe import Walk
from tests.e2e.browser import PHONE, Language, excess_width
from tests.e2e.scorer import Scorer

GAME = "orchard"
SEED = 3
DIE = 6
DECK = mazzo.GAMES[GAME].deck
CELL = 48
FACE_CELL = 24
"""Pixels of a cell's side in a photograph, and in a face that the page keeps."""
TABLE, PAPER, LEAVES, TRUNK = "#37414d", "#f0e8d8", "#5c9a55", "#5a3d28"
FRUITS = {"apple": "#cc2f28", "pear": "#e2b21f", "plum": "#5b3fb5"}
KEEP = """(faces) => new Promise((done, failed) => {
  const request = indexedDB.open('mazzo-faces', 1)
  request.onupgradeneeded = () => request.result.createObjectStore('faces')
  request.onerror = failed
  request.onsuccess = () => {
    const transaction = request.result.transaction('faces', 'readwrite')
    for (const [card, data, width, height] of faces)
      transaction.objectStore('faces').put(
        { card, face: { data: new Uint8ClampedArray(data), width, height } }, ['orchard', card])
    transaction.oncomplete = () => { request.result.close(); done() }
  }
})"""
"""What keeping cards on the page does, for many at once."""


def card_picture(number: int) -> Image.Image:
    """A card, upright: six trees that differ in their shape and colour."""
    picture = Image.new("RGB", (2 * CELL, 3 * CELL), PAPER)
    draw = ImageDraw.Draw(picture)
    for k, fruit in enumerate(DECK[number - 1]):
        x, y = k % 2 * CELL, k // 2 * CELL
        draw.rectangle((x + 21, y + 30, x + 27, y + 44), fill=TRUNK)
        draw.ellipse((x + 8, y + 4, x + 40, y + 34), fill=LEAVES)
        shift = list(FRUITS).index(str(fruit)) * 4
        draw.ellipse((x + 10 + shift, y + 8, x + 26 + shift, y + 26), fill=FRUITS[str(fruit)])
    draw.rectangle((0, 0, picture.width - 1, picture.height - 1), outline="#222222")
    return picture


def face_of(number: int) -> list[object]:
    """A card as the page keeps it."""
    small = card_picture(number).resize((2 * FACE_CELL, 3 * FACE_CELL), Image.Resampling.BOX).convert("RGBA")
    return [number, list(small.tobytes()), small.width, small.height]


def as_upload(picture: Image.Image) -> FilePayload:
    """A picture as a phone would hand it over."""
    file = io.BytesIO()
    picture.save(file, "PNG")
    return {"name": "photo.png", "mimeType": "image/png", "buffer": file.getvalue()}


def table_picture() -> tuple[Image.Image, dict[tuple[int, int], str]]:
    """A finished table from above, and the fruit of each of its cells by row and column."""
    match = played(GAME, 1, SEED)
    cells = orchards_as_they_lie(match)["players"][0]["cells"]
    top, left = min(cell["row"] for cell in cells), min(cell["col"] for cell in cells)
    size = max(max(cell["row"] - top, cell["col"] - left) for cell in cells) + 4
    picture = Image.new("RGB", (size * CELL, size * CELL), TABLE)
    for card in grid_sheet(match)["players"][0]["cards"]:
        turned = card_picture(card["card"]).rotate(-90 * card["turn"], expand=True)
        picture.paste(turned, ((card["col"] - left + 1) * CELL, (card["row"] - top + 1) * CELL))
    return picture, {(cell["row"] - top, cell["col"] - left): cell["fruit"] for cell in cells}


@pytest.mark.parametrize("device", [PHONE], ids=str)
def test_a_photographed_table_is_read_corrected_and_counted(page: Page, language: Language) -> None:
    walk = Walk(page)

    def button(name: str, **values: int) -> Locator:
        return page.get_by_role("button", name=say(language, f"reading-{name}", **values), exact=True)

    def opened() -> None:
        page.locator("label:has(input[value='cells'])").tap()
        button("open").tap()
        button("fetch-yes").tap()

    Scorer(page, GAME, 1)
    opened()
    card = Image.new("RGB", (6 * CELL, 7 * CELL), TABLE)
    card.paste(card_picture(1), (2 * CELL, 2 * CELL))
    page.locator("[data-picture]").set_input_files(as_upload(card.resize((4 * card.width, 4 * card.height))))
    button("keep", card=1).tap()
    expect(page.get_by_text(say(language, "reading-faces-done", done=1, all=len(DECK)))).to_be_visible()
    walk.look("the owner's cards")
    page.evaluate(KEEP, [face_of(number) for number in range(2, len(DECK) + 1)])
    page.reload()  # all are kept
    opened()

    picture, cells = table_picture()
    page.locator("[data-picture]").set_input_files(as_upload(picture))
    sides = page.locator("input[type=number]")
    for k in range(2):
        expect(sides.nth(k)).to_have_value(str(max(cell[k] for cell in cells) + 1))
    walk.look("corners")
    assert excess_width(page) == 0
    corner = button("corner", corner=1)
    before = corner.get_attribute("style")
    corner.press("ArrowLeft")
    expect(corner).not_to_have_attribute("style", before or "")
    corner.press("ArrowRight")
    button("read").tap()
    filled = page.locator("[data-cell].filled")
    expect(filled).to_have_count(len(cells))
    walk.look("grid")
    assert excess_width(page) == 0
    right = sum(
        say(language, f"{GAME}-{fruit}") in page.locator(f"[data-cell='{row},{col}']").inner_text()
        for (row, col), fruit in cells.items()
    )
    assert right / len(cells) > 0.8

    (row, col), fruit = min(cells.items())
    page.locator(f"[data-cell='{row},{col}']").tap()
    page.locator(f"[data-plant='{fruit}']").tap()
    page.locator(f"[data-die='{DIE}']").tap()
    button("take-over").tap()
    expect(page.locator(".seats .numeral")).to_have_text(str(DIE))
    expect(filled).to_have_count(len(cells))
    assert walk.barriers == []
