"""Trades of Grass on two phones: offered, countered, accepted, declined, withdrawn, with cards to pick, out of turn."""

import re
from collections import Counter

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.axe import violations
from tests.e2e.browser import NARROW, PHONE, Language, NewPage, excess_width, in_each_language
from tests.games.grass.browser.trading import Delay, Trader, traders

on_a_phone = pytest.mark.parametrize("device", [PHONE], ids=str)


def moved(before: list[int], after: list[int]) -> tuple[list[int], list[int]]:
    """What came and what went."""
    return list((Counter(after) - Counter(before)).elements()), list((Counter(before) - Counter(after)).elements())


@on_a_phone
@in_each_language
def test_an_offer_is_countered_and_accepted(page: Page, new_page: NewPage, language: Language) -> None:
    anna, bruno = traders(page, new_page, language)
    hands = anna.hand(), bruno.hand()
    given = hands[0][0]
    anna.open()
    anna.give(given)
    anna.ask("card")
    anna.send()
    anna.hears("you", names="Bruno")
    bruno.hears("to-you", name="Anna")
    bruno.answer("counter")
    bruno.send()  # the mirror: a card face down for the one that was offered
    anna.hears("counter-to-you", name="Bruno")
    anna.answer("accept")
    for trader, other in ((anna, "Bruno"), (bruno, "Anna")):
        trader.hears("dealt", names=other)
    came, went = moved(hands[0], anna.hand())
    back, gone = moved(hands[1], bruno.hand())
    assert (came, went) == (gone, back)
    assert (came == []) or went == [given]


@pytest.mark.slow
@on_a_phone
def test_a_declined_offer_changes_nothing(page: Page, new_page: NewPage, language: Language) -> None:
    anna, bruno = traders(page, new_page, language)
    hands = anna.hand(), bruno.hand()
    anna.open()
    anna.give(hands[0][0])
    anna.ask("card")
    anna.send()
    bruno.answer("decline")
    anna.hears("declined-you", name="Bruno")
    bruno.hears("declined-own", name="Anna")
    assert (anna.hand(), bruno.hand()) == hands
    assert anna.look().view.talks_left == 11


@pytest.mark.slow
@on_a_phone
def test_a_withdrawn_offer_is_gone_from_the_other_phone(page: Page, new_page: NewPage, language: Language) -> None:
    anna, bruno = traders(page, new_page, language)
    anna.open()
    anna.give(anna.hand()[0])
    anna.ask("card")
    anna.send()
    bruno.hears("to-you", name="Anna")
    anna.answer("withdraw")
    anna.hears("withdrawn-you")
    bruno.hears("withdrawn", name="Anna")
    expect(bruno.bar.get_by_role("button")).to_have_count(1)  # it can only be put away


@pytest.mark.slow
@on_a_phone
def test_a_card_told_by_a_word_and_one_that_is_picked(page: Page, new_page: NewPage, language: Language) -> None:
    anna, bruno = traders(page, new_page, language)
    hands = anna.hand(), bruno.hand()
    picked = hands[1][-1]
    anna.open()
    anna.give(hands[0][0], told="card")
    anna.ask("card")
    anna.send()
    expect(bruno.read_out()).to_contain_text(bruno.say("grass-trade-word-down"))
    bruno.answer("accept")
    bruno.bar.locator(f"[data-card='{picked}']").last.click()
    bruno.hears("dealt", names="Anna")
    anna.hears("dealt", names="Bruno")
    assert anna.hand() == sorted([*hands[0][1:], picked])


@pytest.mark.slow
@on_a_phone
def test_a_player_out_of_turn_offers_to_the_player_in_turn(page: Page, new_page: NewPage, language: Language) -> None:
    anna, bruno, carla = traders(page, new_page, language, "Anna", "Bruno", "Carla")
    bruno.open()
    assert bruno.sheet.get_by_role("button", name="Carla").count() == 0  # only with Anna, whose turn it is
    bruno.give(bruno.hand()[0])
    bruno.ask("card")
    bruno.send()
    anna.hears("to-you", name="Bruno")
    carla.hears("others", name="Bruno", names="Anna")
    expect(carla.bar.get_by_role("button")).to_have_count(0)
    anna.answer("decline")
    bruno.hears("declined-you", name="Anna")


@pytest.mark.slow
@on_a_phone
def test_who_accepts_too_late_is_told_so_in_plain_words(page: Page, new_page: NewPage, language: Language) -> None:
    anna, bruno = traders(page, new_page, language)
    delay = Delay(bruno.page)
    bruno.page.reload()
    hands = anna.hand(), bruno.hand()
    anna.open()
    anna.give(hands[0][0])
    anna.ask("card")
    anna.send()
    bruno.hears("to-you", name="Anna")
    delay.holds = True
    bruno.answer("accept")
    delay.wait(bruno.page)
    anna.answer("withdraw")
    bruno.hears("withdrawn", name="Anna")
    delay.let_go()
    expect(bruno.page.get_by_text(bruno.say("out-of-date")).first).to_be_visible()
    assert (anna.hand(), bruno.hand()) == hands


@pytest.mark.slow
@on_a_phone
def test_of_two_offers_at_once_the_later_gives_way(page: Page, new_page: NewPage, language: Language) -> None:
    anna, bruno = traders(page, new_page, language)
    delay = Delay(anna.page)
    anna.page.reload()
    for trader in (anna, bruno):
        trader.open()
        trader.give(trader.hand()[0])
        trader.ask("card")
    delay.holds = True
    anna.press_send()
    delay.wait(anna.page)
    bruno.send()
    delay.let_go()
    anna.hears("to-you", name="Bruno")
    expect(anna.page.get_by_text(anna.say("out-of-date")).first).to_be_visible()
    talk = anna.look().view.talk
    assert talk is not None
    assert talk.proposer == 1


@pytest.mark.slow
@on_a_phone
def test_what_the_server_refuses_is_said_with_its_rule(page: Page, new_page: NewPage, language: Language) -> None:
    anna, bruno = traders(page, new_page, language)
    hand = anna.hand()
    anna.open()
    for card in hand:  # seven cards for seven: one more than bruno holds
        anna.give(card)
        anna.ask("card")
    anna.press_send()
    expect(anna.sheet.get_by_role("link")).to_have_attribute("href", "/rules/grass#r13.2")
    anna.take_back(hand[-1])
    expect(anna.sheet.get_by_role("link")).to_have_count(0)
    anna.unask("card")
    anna.send()
    bruno.hears("to-you", name="Anna")


@pytest.mark.slow
@pytest.mark.parametrize("device", [NARROW], ids=str)
def test_everything_is_in_reach_on_a_narrow_phone(page: Page, new_page: NewPage, language: Language) -> None:
    anna, bruno, _ = traders(page, new_page, language, "Anna", "Bruno", "Carla")
    anna.open()
    anna.choose("Bruno")
    anna.give(anna.hand()[0])
    anna.give(anna.hand()[-1], told="card")
    for trader in (anna, bruno):
        assert excess_width(trader.page) == 0
    expect(anna.sheet.get_by_role("button", name=anna.say("grass-trade-send"), exact=True)).to_be_in_viewport(ratio=1)
    anna.ask("card")
    anna.ask("card")
    anna.send()
    for button in bruno.bar.get_by_role("button").all():
        expect(button).to_be_in_viewport(ratio=1)
        box = button.bounding_box()
        assert box is not None
        assert round(min(box["width"], box["height"]), 2) >= 44


@pytest.mark.slow
@on_a_phone
def test_sheet_and_bar_are_clean_for_axe_in_both_themes(page: Page, new_page: NewPage, language: Language) -> None:
    anna, bruno, carla = traders(page, new_page, language, "Anna", "Bruno", "Carla")
    anna.open()
    assert violations(anna.page) == []
    anna.choose("Bruno")
    anna.give(anna.hand()[0], told="card")
    assert violations(anna.page) == []
    anna.ask("card")
    anna.sheet.locator("button.more").first.click()
    assert violations(anna.page) == []
    anna.send()
    for trader in (anna, bruno, carla):
        assert violations(trader.page) == []
    bruno.answer("accept")
    bruno.bar.locator("[data-card]").first.wait_for()
    assert violations(bruno.page) == []
    bruno.bar.locator("[data-card]").first.click()
    bruno.hears("dealt", names="Anna")
    assert violations(bruno.page) == []


def reach(trader: Trader, target: Locator) -> None:
    """Go there with the tabulator."""
    for _ in range(90):
        if target.evaluate("node => node === document.activeElement"):
            return
        trader.page.keyboard.press("Tab")
    raise AssertionError("not reached by key")


@pytest.mark.slow
def test_a_trade_by_keyboard_alone(page: Page, new_page: NewPage, language: Language) -> None:
    anna, bruno = traders(page, new_page, language)
    hands = anna.hand(), bruno.hand()
    keys = anna.page.keyboard
    keys.press("o")
    expect(anna.sheet).to_be_visible()
    reach(anna, anna.sheet.locator("[data-card]").first)
    keys.press("Space")
    reach(anna, anna.sheet.locator("select"))
    keys.press("End")
    reach(anna, anna.sheet.locator("button.any"))
    keys.press("Enter")
    reach(anna, anna.sheet.get_by_role("button", name=anna.say("grass-trade-send"), exact=True))
    keys.press("Enter")
    expect(anna.sheet).to_have_count(0)
    expect(bruno.read_out()).to_contain_text(re.compile(re.escape(bruno.say("grass-trade-word-down"))))
    reach(bruno, bruno.bar.get_by_role("button", name=bruno.say("grass-talk-accept"), exact=True))
    bruno.page.keyboard.press("Enter")
    reach(bruno, bruno.bar.locator("[data-card]").first)
    bruno.page.keyboard.press("Enter")
    anna.hears("dealt", names="Bruno")
    assert anna.hand() == sorted([*hands[0][1:], hands[1][0]])


@pytest.mark.slow
@on_a_phone
def test_who_looks_at_another_page_is_called_by_the_title(page: Page, new_page: NewPage, language: Language) -> None:
    anna, bruno = traders(page, new_page, language)
    expect(bruno.page).not_to_have_title(re.compile("●"))
    anna.open()
    anna.give(anna.hand()[0])
    anna.ask("card")
    anna.send()
    expect(bruno.page).to_have_title(re.compile("●"))
