"""Matches with an own deck: from the page of a game, and in a room; and its pages without violations."""

import re

import pytest
from playwright.sync_api import Page, expect

from mazzo.i18n import say
from tests.e2e.axe import Walk, quiet
from tests.e2e.browser import (
    NARROW,
    Language,
    NewPage,
    Troubles,
    each_language_on_each_device,
    excess_width,
    small_targets,
)
from tests.e2e.decks import ORCHARD, TABLE, ask, cells, keep, keys, open_editor, orchard_faces
from tests.e2e.home import bots_button, play_button, unfold_options, ways
from tests.e2e.rooms import ROOM, look


def deck_of(page: Page) -> str:
    """The deck of the match on the page."""
    expect(page).to_have_url(TABLE)
    told: str = ask(page, f"/api/matches/{page.url.rpartition('/')[2]}")["deck"]
    return told


def test_a_game_is_played_with_the_deck_that_was_chosen(page: Page, language: Language) -> None:
    page.goto("/about")
    version = keep(page, "orchard", "La mia copia")
    page.goto("/games/orchard")
    unfold_options(page, language).get_by_role("combobox").select_option("La mia copia")
    play_button(ways(page, language, "game-alone"), language).click()
    assert deck_of(page) == version
    page.goto("/games/orchard")
    expect(page.locator(".options summary").get_by_text("La mia copia")).to_be_visible()
    ways(page, language, "game-alone").get_by_role("button", name=say(language, "game-new"), exact=True).click()
    page.wait_for_url(TABLE)
    assert deck_of(page) == version


def test_bots_play_with_the_deck_that_was_chosen(page: Page, language: Language) -> None:
    page.goto("/about")
    version = keep(page, "orchard", "Anche per loro")
    page.goto("/games/orchard")
    unfold_options(page, language).get_by_role("combobox").select_option("Anche per loro")
    bots_button(page, language).click()
    expect(page).to_have_url(ROOM)
    assert look(page, page.url.rpartition("/")[2])["deck"]["version"] == version


def test_a_deck_that_is_gone_is_not_chosen_any_more(page: Page, language: Language, troubles: Troubles) -> None:
    troubles.expect("404")
    page.goto("/about")
    version = keep(page, "orchard", "Per poco")
    page.evaluate("version => localStorage.setItem('mazzo-decks', JSON.stringify({ orchard: version }))", version)
    page.evaluate("version => fetch(`/api/decks/${version}`, { method: 'DELETE' })", version)
    page.goto("/games/orchard")
    expect(unfold_options(page, language).get_by_role("link", name=say(language, "deck-make"))).to_be_visible()
    play_button(ways(page, language, "game-alone"), language).click()
    assert not deck_of(page).startswith("own-")


def test_a_person_without_a_deck_is_shown_the_way_to_one(page: Page, language: Language) -> None:
    page.goto("/games/orchard")
    unfold_options(page, language).get_by_role("link", name=say(language, "deck-make")).click()
    cells(page).first.wait_for()


def test_a_challenge_is_not_begun_with_a_deck_without_recipes(page: Page, language: Language) -> None:
    page.goto("/about")
    keep(page, "grove", "Senza ricette")
    page.goto("/games/grove")
    line = unfold_options(page, language)
    line.get_by_role("combobox").select_option("Senza ricette")
    warning = line.get_by_text(say(language, "deck-bare"))
    expect(warning).to_have_count(0)
    line.get_by_role("checkbox", name=say(language, "grove-option-recipes")).check()
    expect(warning).to_be_visible()


def test_a_table_is_opened_from_the_page_of_a_deck(page: Page, new_page: NewPage, language: Language) -> None:
    page.goto("/about")
    version = keep(page, "orchard", "Per tutti")
    page.goto(f"/decks/{version}")
    page.get_by_role("button", name=say(language, "home-others")).click()
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_role("combobox", name=say(language, "deck-which"))).to_have_value(version)
    sheet.get_by_role("textbox").fill("Ada")
    sheet.get_by_role("button", name=say(language, "room-open"), exact=True).click()
    expect(page).to_have_url(ROOM)
    room = page.url.rpartition("/")[2]
    assert look(page, room)["deck"] == {"version": version, "name": "Per tutti"}
    visitor = new_page()
    visitor.goto(f"/t/{room}")
    visitor.get_by_role("link", name="Per tutti").click()
    expect(visitor.get_by_role("heading", level=1)).to_have_text("Per tutti")


def test_the_host_changes_the_deck_of_the_table(page: Page, language: Language) -> None:
    page.goto("/about")
    version = keep(page, "orchard", "Poi questo")
    page.goto("/tables")
    page.get_by_role("button", name=say(language, "home-others")).click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_role("textbox").fill("Ada")
    expect(sheet.get_by_role("combobox")).to_have_value("")
    sheet.get_by_role("button", name=say(language, "room-open"), exact=True).click()
    expect(page).to_have_url(ROOM)
    room = page.url.rpartition("/")[2]
    assert look(page, room)["deck"] is None
    page.get_by_role("button", name=say(language, "room-change")).click()
    sheet.get_by_role("combobox").select_option("Poi questo")
    sheet.get_by_role("button", name=say(language, "room-change-done")).click()
    expect(page.get_by_role("link", name="Poi questo")).to_be_visible()
    assert look(page, room)["deck"]["version"] == version


@pytest.mark.slow
@each_language_on_each_device
def test_nothing_about_decks_is_a_barrier(page: Page, language: Language) -> None:
    walk = Walk(page)
    walk.visit("decks, none", "/decks")
    versions = {game: keep(page, game, f"Axe {game}", with_recipes=game == "grove") for game in ("orchard", "grove")}
    open_editor(page, "/decks/new/orchard")
    keys(page, ORCHARD, [["apple"] * 6, *orchard_faces()[:2], orchard_faces()[0], ["plum", "pear"]])
    expect(page.get_by_role("heading", name=say(language, "deck-wrong", count=1))).to_be_visible()
    page.get_by_text(say(language, "deck-help")).click()
    walk.look("editor, begun")
    walk.visit("decks, some", "/decks")
    for game, version in versions.items():
        walk.visit(f"deck of {game}", f"/decks/{version}")
    walk.visit("editor of a copy", f"/decks/{versions['grove']}/copy", cells(page).first.wait_for)
    page.get_by_label(say(language, "deck-side-recipes")).check()
    page.locator("[data-field='number']").fill("99")
    expect(page.get_by_role("heading", name=say(language, "deck-wrong", count=1))).to_be_visible()
    walk.look("recipes")
    page.goto(f"/decks/{versions['orchard']}")
    page.get_by_role("button", name=say(language, "deck-drop")).click()
    walk.look("asked before a deck goes")
    page.goto("/games/grove")
    quiet(page)
    unfold_options(page, language).get_by_role("combobox").wait_for()
    walk.look("the page of a game, with a deck to choose")
    assert not walk.barriers, "\n".join(walk.barriers)


def test_a_narrow_screen_holds_every_page_of_decks(new_page: NewPage, language: Language) -> None:
    page = new_page(device=NARROW)
    page.goto("/decks")
    version = keep(page, "grove", "Un nome lungo come una giornata di luglio", with_recipes=True)
    for path in ("/decks", f"/decks/{version}", f"/decks/{version}/copy"):
        page.goto(path)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        quiet(page)
        if path.endswith("copy"):
            page.get_by_label(say(language, "deck-side-recipes")).check()
            page.locator("[data-field='name']").wait_for()
        assert excess_width(page) == 0
        assert [line for line in small_targets(page) if not re.search("checkbox|radio", line)] == []
