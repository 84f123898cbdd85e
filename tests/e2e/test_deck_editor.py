"""The editor of own decks: entered with keys and with a finger, saved, played, shared, exported and imported."""

from pathlib import Path
from secrets import token_hex

import pytest
from playwright.sync_api import Page, expect

from mazzo.i18n import say
from tests.e2e.browser import NARROW, PHONE, Language, NewPage, Troubles, excess_width, in_each_language, small_targets
from tests.e2e.decks import (
    GROVE,
    ORCHARD,
    TABLE,
    ask,
    cells,
    draft,
    grove_faces,
    keep,
    keys,
    name_field,
    open_editor,
    orchard_faces,
    recipes,
    save,
    strip,
    taps,
)
from tests.e2e.table import Table


def play_some(page: Page, version: str) -> None:
    """Two cards through the list of moves, at the table that was just opened with the deck of that version."""
    expect(page).to_have_url(TABLE)
    match = page.url.rpartition("/")[2]
    page.locator("button[data-card]").first.wait_for()
    assert ask(page, f"/api/matches/{match}")["deck"] == version
    Table(page, match).open_moves()
    for laid in (2, 3):
        page.locator("[data-action]").first.press("Enter")
        page.wait_for_function("n => document.querySelectorAll('main .laid').length >= n", arg=laid)


def test_a_deck_is_entered_by_keys_alone_and_played(page: Page, language: Language) -> None:
    page.goto("/decks")
    new = page.get_by_role("link", name=say(language, "decks-new", game="Orchard"))
    new.focus()
    page.keyboard.press("Enter")
    cells(page).first.wait_for()
    keys(page, ORCHARD, orchard_faces())
    name_field(page, language).focus()
    page.keyboard.type("La mia copia")
    expect(page.get_by_text(say(language, "deck-ready"))).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", level=1)).to_have_text("La mia copia")
    version = page.url.rpartition("/")[2]
    told = ask(page, f"/api/decks/{version}")
    assert told["deck"]["cards"] == orchard_faces()
    assert told["mine"]
    page.get_by_role("button", name=say(language, "deck-play")).press("Enter")
    play_some(page, version)


@pytest.mark.slow
@pytest.mark.parametrize("device", [PHONE], ids=str)
def test_a_deck_is_entered_with_a_finger(page: Page, language: Language) -> None:
    open_editor(page, "/decks/new/orchard")
    taps(page, orchard_faces())
    name_field(page, language).fill("Col pollice")
    version = save(page, language)
    assert ask(page, f"/api/decks/{version}")["deck"]["cards"] == orchard_faces()
    page.get_by_role("button", name=say(language, "deck-play")).tap()
    expect(page).to_have_url(TABLE)
    page.locator("button[data-card]").first.wait_for()


@pytest.mark.slow
def test_a_deck_of_grove_with_recipes_is_entered_by_hand_and_played(page: Page, language: Language) -> None:
    open_editor(page, "/decks/new/grove")
    keys(page, GROVE, grove_faces())
    page.get_by_label(say(language, "deck-side-recipes")).check()
    page.get_by_role("checkbox", name=say(language, "deck-recipes-with")).check()
    for recipe in recipes():
        for field, value in recipe.items():
            place = page.locator(f"[data-field='{field}']")
            if place.evaluate("field => field.tagName") == "SELECT":
                place.select_option(str(value))
            else:
                place.fill(str(value))
        page.locator("[data-field='name']").press("Enter")
    name_field(page, language).fill("Con le ricette")
    version = save(page, language)
    deck = ask(page, f"/api/decks/{version}")["deck"]
    assert deck["cards"] == grove_faces()
    assert [
        {key: told[key] for key in asked} for told, asked in zip(deck["recipes"], recipes(), strict=True)
    ] == recipes()
    expect(page.get_by_role("list", name=say(language, "deck-faces")).get_by_role("listitem")).to_have_count(18)
    page.get_by_role("checkbox", name=say(language, "grove-option-recipes")).check()
    page.get_by_role("button", name=say(language, "deck-play")).click()
    play_some(page, version)
    match = ask(page, f"/api/matches/{page.url.rpartition('/')[2]}")
    assert (match["options"], match["deck_name"]) == (["recipes"], "Con le ricette")


def test_a_person_with_the_link_looks_and_plays(page: Page, new_page: NewPage, language: Language) -> None:
    page.goto("/decks")
    version = keep(page, "orchard", "Da prestare")
    visitor = new_page()
    visitor.goto(f"/decks/{version}")
    expect(visitor.get_by_text(say(language, "deck-others"))).to_be_visible()
    expect(visitor.get_by_role("button", name=say(language, "deck-drop"))).to_have_count(0)
    first = visitor.get_by_role("list", name=say(language, "deck-faces")).get_by_role("listitem").first
    words = ", ".join(say(language, f"deck-word-{word}") for word in orchard_faces()[0])
    expect(first).to_contain_text(f"{say(language, 'deck-card', card=1)}: {words}")
    visitor.get_by_role("button", name=say(language, "deck-play")).click()
    play_some(visitor, version)


def test_the_link_is_handed_on(page: Page, language: Language) -> None:
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.goto("/decks")
    version = keep(page, "orchard", "Da passare")
    page.goto(f"/decks/{version}")
    page.get_by_role("button", name=say(language, "deck-share")).click()
    expect(page.get_by_text(say(language, "share-copied"))).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()").endswith(f"/decks/{version}")


def test_a_file_goes_home_and_comes_back(page: Page, new_page: NewPage, language: Language, tmp_path: Path) -> None:
    page.goto("/decks")
    version = keep(page, "grove", "In un file", with_recipes=True)
    page.goto(f"/decks/{version}")
    with page.expect_download() as saved:
        page.get_by_role("link", name=say(language, "deck-download")).click()
    home = tmp_path / saved.value.suggested_filename
    saved.value.save_as(home)
    assert home.name == f"{version}.toml"
    other = new_page()
    other.goto("/decks")
    other.locator("input[type=file]").set_input_files(home)
    expect(other).to_have_url(f"{other.url.partition('/decks')[0]}/decks/{version}")
    assert ask(other, f"/api/decks/{version}")["mine"]
    other.goto("/decks")
    expect(other.get_by_role("link", name="In un file")).to_be_visible()


@in_each_language
def test_a_bad_file_is_refused_with_its_line(
    page: Page, language: Language, tmp_path: Path, troubles: Troubles
) -> None:
    troubles.expect("400")
    bad = tmp_path / "bad.toml"
    bad.write_text('game = "orchard"\nname = \n')
    page.goto("/decks")
    page.locator("input[type=file]").set_input_files(bad)
    expect(page.get_by_role("alert")).to_contain_text("2")


@in_each_language
def test_a_bad_face_is_refused_by_its_card_and_a_tap_goes_there(page: Page, language: Language) -> None:
    open_editor(page, "/decks/new/orchard")
    faces = orchard_faces()
    faces[3] = ["apple"] * 6
    keys(page, ORCHARD, faces)
    name_field(page, language).fill("Storto")
    complaint = page.get_by_role("button", name=say(language, "deck-card", card=4)).filter(
        has_text=say(language, "deck-many-apple")
    )
    wrong = f"{say(language, 'deck-card', card=4)}, {say(language, 'deck-card-wrong')}"
    expect(strip(page).nth(3)).to_have_attribute("aria-label", wrong)
    # It is marked as disabled, and shows why when it is pressed all the same.
    page.get_by_role("button", name=say(language, "deck-save"), exact=True).click(force=True)
    expect(cells(page).first).to_be_focused()
    expect(strip(page).nth(3)).to_have_attribute("aria-current", "true")
    expect(page.get_by_text(say(language, "deck-why-wrong", count=1))).to_be_visible()
    keys(page, ORCHARD, orchard_faces()[3:4])
    expect(complaint).to_have_count(0)
    save(page, language)


@in_each_language
def test_a_number_out_of_bounds_is_refused_by_its_field(page: Page, language: Language) -> None:
    open_editor(page, "/decks/new/grove")
    page.get_by_label(say(language, "deck-side-recipes")).check()
    page.get_by_role("checkbox", name=say(language, "deck-recipes-with")).check()
    number = page.locator("[data-field='number']")
    number.fill("99")
    said = say(language, "deck-wrong-field", field=say(language, "deck-recipe-number"), found="99", expected="10–60")
    complaint = page.get_by_role("button", name=said)
    expect(complaint).to_contain_text(say(language, "deck-recipe-of", card=1))
    expect(number).to_have_attribute("aria-invalid", "true")
    complaint.click()
    expect(number).to_be_focused()
    number.fill("30")
    expect(complaint).to_have_count(0)


def test_what_is_missing_is_said_and_shown(page: Page, language: Language) -> None:
    open_editor(page, "/decks/new/orchard")
    keys(page, ORCHARD, orchard_faces()[:2])
    expect(page.get_by_text(say(language, "deck-done", done=2, all=18))).to_be_visible()
    expect(page.get_by_text(say(language, "deck-why-gaps", count=96))).to_be_visible()
    strip(page).nth(10).click()
    page.get_by_role("button", name=say(language, "deck-why-show")).click()
    expect(strip(page).nth(2)).to_have_attribute("aria-current", "true")
    expect(cells(page).first).to_be_focused()
    expect(page.get_by_role("heading", level=2, name=say(language, "deck-wrong", count=1))).to_have_count(0)


def test_a_recipe_is_read_as_it_is_written(page: Page, language: Language) -> None:
    open_editor(page, "/decks/new/grove")
    page.get_by_label(say(language, "deck-side-recipes")).check()
    page.get_by_role("checkbox", name=say(language, "deck-recipes-with")).check()
    sentence = page.locator(".sentence")
    expect(sentence).to_have_text(say(language, "deck-recipe-bare"))
    for field, value in (("name", "Gazzosa"), ("number", "30"), ("amount", "2")):
        page.locator(f"[data-field='{field}']").fill(value)
    first = sentence.inner_text()
    assert "2" in first
    page.locator("[data-field='fruit']").select_option("lemon")
    expect(sentence).not_to_have_text(first)
    page.locator("[data-field='count']").select_option("length")
    expect(page.locator("[data-field='fruit'], [data-field='place'], [data-field='value']")).to_have_count(0)


def test_nothing_is_lost_on_reload_and_a_draft_can_be_thrown_away(page: Page, language: Language) -> None:
    open_editor(page, "/decks/new/orchard")
    keys(page, ORCHARD, [orchard_faces()[0], ["plum", "plum"]])
    page.reload()
    cells(page).first.wait_for()
    expect(strip(page).nth(1)).to_have_attribute("aria-current", "true")
    expect(cells(page).nth(2)).to_have_attribute("aria-current", "true")
    assert draft(page, "orchard")["faces"][1] == ["plum", "plum", "", "", "", ""]
    page.goto("/decks")
    nameless = say(language, "decks-draft-nameless")
    expect(page.get_by_role("link", name=nameless)).to_have_attribute("href", "/decks/new/orchard")
    page.get_by_role("button", name=say(language, "decks-throw-of", name=nameless)).click()
    expect(page.get_by_role("link", name=nameless)).to_have_count(0)
    open_editor(page, "/decks/new/orchard")
    expect(page.get_by_text(say(language, "deck-done", done=0, all=18))).to_be_visible()


def test_arrows_and_letters_find_their_cell(page: Page, language: Language) -> None:
    open_editor(page, "/decks/new/grove")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowDown")
    letter = say(language, "deck-letter-lemon")
    page.keyboard.press(letter.upper())
    assert draft(page, "grove")["faces"][0] == ["", "", "", "lemon-2", "", ""]
    page.keyboard.press(say(language, "deck-letter-glade"))
    assert draft(page, "grove")["faces"][0] == ["", "", "", "lemon-2", "glade", ""]
    page.keyboard.press("Backspace")
    page.keyboard.press("PageDown")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press(letter)
    assert draft(page, "grove")["faces"][0] == ["", "lemon-1", "", "lemon-2", "", ""]


def test_what_a_key_did_is_said(page: Page, language: Language) -> None:
    open_editor(page, "/decks/new/orchard")
    cells(page).first.focus()
    page.keyboard.press("2")
    word = say(language, "deck-word-pear")
    said = say(language, "deck-said", word=word, card=1, cell=2)
    expect(page.get_by_role("status").filter(has_text=said)).to_have_count(1)
    expect(cells(page).nth(1)).to_be_focused()
    expect(cells(page).first).to_have_attribute("aria-label", f"{say(language, 'deck-cell', cell=1)}: {word}")


def test_a_copy_is_changed_and_the_first_one_stays(page: Page, language: Language) -> None:
    page.goto("/decks")
    version = keep(page, "orchard", "Il primo")
    page.goto(f"/decks/{version}")
    page.get_by_role("link", name=say(language, "deck-copy")).click()
    cells(page).first.wait_for()
    expect(page.get_by_text(say(language, "deck-copy-about"))).to_be_visible()
    name_field(page, language).fill("Il secondo")
    assert save(page, language) != version
    page.goto("/decks")
    for name in ("Il primo", "Il secondo"):
        expect(page.get_by_role("link", name=name)).to_be_visible()


def test_a_deck_is_removed(page: Page, language: Language, troubles: Troubles) -> None:
    page.goto("/decks")
    name = f"Da buttare {token_hex(4)}"  # no other person keeps this one
    version = keep(page, "orchard", name)
    page.goto(f"/decks/{version}")
    page.get_by_role("button", name=say(language, "deck-drop")).click()
    page.get_by_role("dialog").get_by_role("button", name=say(language, "ui-cancel")).click()
    page.get_by_role("button", name=say(language, "deck-drop")).click()
    page.get_by_role("dialog").get_by_role("button", name=say(language, "deck-drop-yes")).click()
    expect(page.get_by_role("heading", level=1, name=say(language, "decks-title"))).to_be_visible()
    expect(page.get_by_role("link", name=name)).to_have_count(0)
    troubles.expect("404")
    page.goto(f"/decks/{version}")
    expect(page.get_by_role("alert")).to_contain_text(say(language, "missing-short"))


def test_a_desk_for_a_game_without_decks_is_no_page(page: Page, language: Language) -> None:
    page.goto("/decks/new/grass")
    expect(page.get_by_role("alert")).to_contain_text(say(language, "missing-short"))


@pytest.mark.parametrize("game", ["orchard", "grove"])
def test_the_smallest_phone_holds_the_desk_and_a_finger_finds_every_key(
    new_page: NewPage, language: Language, game: str
) -> None:
    page = new_page(device=NARROW)
    open_editor(page, f"/decks/new/{game}")
    words = ORCHARD if game == "orchard" else GROVE
    taps(page, [[words[0], words[1], words[2]]])
    page.wait_for_timeout(500)
    assert excess_width(page) == 0
    assert small_targets(page) == []
    key = page.locator("[data-word]").last.bounding_box()
    cell = cells(page).nth(3).bounding_box()
    assert key is not None
    assert cell is not None
    assert cell["y"] >= 0
    assert cell["y"] + cell["height"] <= key["y"]
