"""Clustered without a mouse, without sight of the board, and on the narrowest screen."""

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.axe import quiet, violations
from tests.e2e.browser import NARROW, PHONE, Device, excess_width, in_each_language
from tests.games.clustered.browser.table import TURNS, Table, play, sit_down

SHORT = Device("short", 320, 568, 2, True)


@pytest.mark.slow
def test_a_whole_game_through_the_list_of_legal_actions_by_keyboard(page: Page) -> None:
    table = sit_down(page)
    table.open_moves()
    for turn in range(TURNS):
        sight = table.look()
        if sight.is_over:
            break
        actions = page.locator("[data-action]")
        expect(actions).to_have_count(len(sight.offers) + sight.discards)
        before = sight.view.players[0].deck + sight.view.players[0].held
        assert before == TURNS - turn
        actions.first.focus()
        page.keyboard.press("Enter")
        expect(page.locator("[data-action]:focus")).to_have_count(0)
        page.wait_for_function("n => document.querySelectorAll('.laid').length !== n", arg=len(sight.view.laid))
    assert table.look().is_over
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.get_by_text(str(table.look().view.players[0].score.total)).first).to_be_visible()


def test_digits_arrows_and_enter_lay_a_card(page: Page) -> None:
    table = sit_down(page, moves=3)
    sight = table.look()
    richest = max(sight.offers, key=lambda offer: offer.gain)
    page.keyboard.press(str(sight.view.hand.index(richest.card) + 1))
    gains = {(offer.row, offer.col): offer.gain for offer in sight.offers if offer.card == richest.card}
    assert gains[table.ghost()] == richest.gain  # several places may bring as much
    page.keyboard.press("Enter")
    expect(page.locator(".laid")).to_have_count(len(sight.view.laid) + 1)
    expect(table.said()).to_contain_text("Posi ")


def test_n_goes_through_every_open_place_of_a_card(page: Page) -> None:
    table = sit_down(page, moves=5)
    sight = table.look()
    card = max(sight.view.hand, key=lambda card: sum(offer.card == card for offer in sight.offers))
    places = {(offer.row, offer.col) for offer in sight.offers if offer.card == card}
    page.keyboard.press(str(sight.view.hand.index(card) + 1))
    seen = set()
    for _ in places:
        page.keyboard.press("n")
        seen.add(table.ghost())
    assert seen == places


def test_keys_move_the_table_bring_it_nearer_and_show_all_of_it_again(page: Page) -> None:
    table = sit_down(page, moves=6)
    start, across = table.middle(0, 0), table.point(0, 1)
    page.keyboard.press("Shift+ArrowRight")
    table.settled()
    assert table.middle(0, 0)[0] < start[0]
    page.keyboard.press("+")
    table.settled()
    assert table.middle(0, 1)[0] - table.point(0, 0)[0] > across[0] - start[0]
    page.keyboard.press("0")
    table.settled()
    assert table.middle(0, 0) == pytest.approx(start, abs=1)


def test_two_cards_are_taken_out_of_seven_by_keys_at_the_start_of_a_fast_game(page: Page) -> None:
    table = sit_down(page, "fast")
    expect(table.hand()).to_have_count(7)
    page.keyboard.press("6")
    page.keyboard.press("2")
    expect(page.locator("button[data-choice][aria-pressed=true]")).to_have_count(2)
    gone = sorted(table.look().view.hand[at] for at in (1, 5))
    page.keyboard.press("Enter")
    expect(table.hand()).to_have_count(5)
    sight = table.look()
    assert sorted(sight.view.players[0].discards) == gone
    assert sight.trim == 0


@pytest.mark.slow
@pytest.mark.parametrize(("language", "device"), [("it", NARROW), ("en", SHORT), ("it", PHONE)], ids=str)
def test_on_a_phone_nothing_overflows_and_the_thumb_reaches_everything(page: Page, device: Device) -> None:
    table: Table = sit_down(page, "fast", moves=0)
    assert excess_width(page) == 0
    assert page.evaluate("document.documentElement.scrollHeight") <= device.height
    for button in page.locator("section button, header button, header a").all():
        if not button.is_visible():
            continue
        box = button.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= device.width
        assert box["y"] + box["height"] <= device.height
        # Seven cards share 320 pixels: what a finger needs at least lies between them and their neighbours.
        assert min(box["width"], box["height"]) >= 40, button.get_attribute("aria-label")
    for card in table.hand().all():
        box = card.bounding_box()
        assert box is not None
        assert box["y"] > device.height * 0.6, "the hand is under the thumb"


@pytest.mark.slow
@in_each_language
def test_axe_finds_no_barrier_at_the_table_at_the_end_and_in_the_replay(page: Page) -> None:
    table = sit_down(page, "speed-bonus", "largest-bonus", moves=12)
    quiet(page)
    found = [f"table: {line}" for line in violations(page)]
    table.open_moves()
    page.locator("[data-action]").first.wait_for()
    found += [f"moves: {line}" for line in violations(page)]
    play(page, table.match, TURNS)
    page.goto(f"/m/{table.match}")
    page.get_by_role("heading", level=1).wait_for()
    quiet(page)
    found += [f"end: {line}" for line in violations(page)]
    page.goto(f"/m/{table.match}/replay")
    page.locator("[data-cluster]").wait_for()
    quiet(page)
    found += [f"replay: {line}" for line in violations(page)]
    assert found == []
