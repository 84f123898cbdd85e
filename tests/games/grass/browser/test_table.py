"""The table of Grass as finger, mouse and keys meet it."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.axe import violations
from tests.e2e.browser import NARROW, Language, NewPage, excess_width, small_targets
from tests.e2e.rooms import fill, sit, start
from tests.games.grass.browser.table import (
    PARANOIA,
    STEAL,
    Table,
    is_asked,
    open_room,
    play_along,
    play_until,
    reach,
    sit_down,
)

MAY_PLAY = "offers.plays.length > 0 && offers.plays.some(({ card, target }) => card < 7 && target === null)"
MAY_STEAL = f"offers.plays.filter(({{ card }}) => card === {STEAL}).length > 1"
MAY_PROTECT = "offers.plays.some(({ covers }) => covers.length > 1)"
MAY_PASS = "offers.passes.length > 0"


def test_a_card_is_dragged_into_the_market(page: Page) -> None:
    table, sight = reach(page, MAY_PLAY)
    play = next(play for play in sight.offers.plays if play.card < 7)
    table.drag(table.card(play.card), table.own())
    expect(page.locator("[data-target='own']")).to_have_class(re.compile("aimed"))
    page.mouse.up()
    table.wait_beyond(sight.version)
    own = table.look().own.market
    assert own.is_open
    assert (*own.peddles, 6).count(play.card) == (*sight.own.market.peddles, 6).count(play.card) + (play.card < 6)


@pytest.mark.parametrize("device", [NARROW], ids=str)
def test_a_card_is_touched_then_the_waste_twice(page: Page) -> None:
    table = sit_down(page)
    sight = table.wait_to_act()
    assert small_targets(page) == []
    kind = sight.offers.discards[0].card
    table.card(kind).tap()
    table.waste().tap()
    expect(table.notice()).to_contain_text("negli scarti")
    assert table.look().version == sight.version
    table.waste().tap()
    if is_asked(sight.offers, kind):
        expect(table.notice()).to_contain_text("lo stesso?")
        table.waste().tap()
    table.wait_beyond(sight.version)
    assert table.look().view.waste[kind] >= 1
    assert excess_width(page) == 0


def test_a_card_is_played_by_keys_and_said(page: Page) -> None:
    table, sight = reach(page, MAY_PLAY)
    play = next(play for play in sight.offers.plays if play.card < 7)
    page.keyboard.press(str(sight.view.hand.index(play.card) + 1))
    expect(table.card(play.card)).to_be_focused()
    page.keyboard.press("Enter")
    expect(table.said()).to_contain_text(re.compile("Posi|Apri|Hai|Giochi"))
    table.wait_beyond(sight.version)


def test_what_may_not_be_played_says_why_and_under_which_rule(page: Page) -> None:
    closed = "!view.players[seat].market.is_open && view.hand.some((card) => card < 6) && offers.discards.length > 0"
    table, sight = reach(page, closed)
    peddle = sight.view.hand[0]
    table.drag(table.card(peddle), table.own())
    page.mouse.up()
    expect(table.notice().get_by_role("link")).to_have_attribute("href", "/rules/grass#r4.1")
    expect(table.notice()).not_to_contain_text(re.compile("home-grown|mexico|colombia|jamaica|panama|dr-feelgood"))
    assert table.look().version == sight.version


@pytest.mark.slow
@pytest.mark.parametrize("device", [NARROW], ids=str)
def test_a_steal_says_who_would_lose_what_before_it_is_played(page: Page) -> None:
    table, sight = reach(page, MAY_STEAL, seats=4)
    play = next(play for play in sight.offers.plays if play.card == STEAL)
    assert play.target is not None
    table.card(STEAL).tap()
    expect(table.main()).to_be_disabled()
    table.market(play.target).tap()
    expect(table.market(play.target).locator("i.mark")).to_have_text("−1")
    expect(table.notice()).to_contain_text("ti dà")
    assert table.look().version == sight.version
    table.main().tap()
    table.wait_beyond(sight.version)
    stolen = play.moves[0].card
    before, after = sight.own.market, table.look().view.players[sight.seat].market
    assert after.unprotected + after.protected > before.unprotected + before.protected or stolen < 0


def test_a_protection_covers_what_is_picked(page: Page) -> None:
    table, sight = reach(page, MAY_PROTECT)
    play = next(play for play in sight.offers.plays if len(play.covers) > 1)
    fewest = min(play.covers, key=lambda covering: covering.money)
    page.keyboard.press(str(sight.view.hand.index(play.card) + 1))
    picked = page.locator("[data-peddle][aria-pressed=true]")
    expect(picked.first).to_be_visible()
    while picked.count():
        picked.first.click()
    expect(table.main()).to_be_disabled()
    lying = list(enumerate(sight.own.market.peddles))
    for kind in fewest.peddles:
        place = next(place for place in lying if place[1] == kind)
        lying.remove(place)  # Two peddles of a kind lie at two places.
        page.locator("[data-peddle]").nth(place[0]).click()
    table.main().click()
    table.wait_beyond(sight.version)
    covers = table.look().own.market.covers
    assert any(cover.card == play.card and cover.peddles == fewest.peddles for cover in covers)


@pytest.mark.slow
def test_everybody_passes_a_card_to_the_left_at_the_same_time(
    page: Page, new_page: NewPage, language: Language
) -> None:
    friend = new_page()
    for _ in range(5):
        room = open_room(page, 3, 0)
        sit(friend, language, room, "Bruno")
        fill(page, language, 1)
        start(page, language)
        page.locator("[data-choice]").first.wait_for()
        friend.goto("/about")
        page.goto("/about")
        play_along(friend, room, MAY_PASS, PARANOIA)
        if play_until(page, room, MAY_PASS, PARANOIA):
            break
    for each in (page, friend):
        each.goto(f"/t/{room}")
        each.locator("[data-choice]").first.wait_for()
    ada, bruno = Table(page, room), Table(friend, room)
    first, second = ada.look(), bruno.look()
    assert first.offers.passes
    assert second.offers.passes
    kind = first.offers.passes[0].card
    ada.card(kind).click()
    ada.main().click()
    expect(page.locator("[data-choice].passed")).to_have_count(1)
    expect(bruno.market(first.seat).locator(".done")).to_be_visible()
    assert bruno.look().view.players[first.seat].known.count(kind) == second.view.players[first.seat].known.count(kind)
    bruno.card(second.offers.passes[0].card).click()
    bruno.main().click()
    expect(friend.locator("[data-choice].passed")).to_have_count(0)
    left = ada if (second.seat + 1) % 3 == first.seat else bruno
    expect(left.notice()).to_contain_text("ti ha passato")


def test_the_table_is_clean_for_axe_in_both_themes(page: Page) -> None:
    table = sit_down(page, seats=4)
    sight = table.wait_to_act()
    assert violations(page) == []
    page.keyboard.press(str(1 + sight.view.hand.index(sight.offers.discards[0].card)))
    expect(page.locator("[data-choice][aria-pressed=true]")).to_have_count(1)
    assert violations(page) == []
    page.keyboard.press("Escape")
    table.market((sight.seat + 1) % 4).click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert violations(page) == []
