"""Six seats at Grass from the first bargain to 250,000: three people on screens trade every way there is, then all six
are played to the end through the program interface while the first one looks on.
"""

from __future__ import annotations

import json
import threading
import time
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page, expect

import mazzo
from mazzo.games.grass.deck import GOAL, MARKET_CLOSE, MARKET_OPEN, NAMES, PEDDLES, VALUES
from mazzo.games.grass.offers import Offers
from mazzo.host import to_client
from mazzo.host.from_client import Play
from mazzo.host.to_client import Refused
from mazzo.match import CHANCE
from mazzo.server.accounts.guests import COOKIE
from mazzo.server.rooms.from_client import Sit
from tests.e2e.browser import Language, NewPage
from tests.e2e.server import Server
from tests.games.grass.browser.trading import Delay, Trader, company, seated
from tests.server.served import Guest, Seat, fresh_id

SEATS = 6
PATIENCE = 600.0
LIKED = (
    ("stonehigh", "euphoria"),
    ("market-open",),
    ("dr-feelgood", "panama", "colombia", "jamaica", "mexico", "home-grown"),
    ("steal",),
    ("grab-a-snack", "catch-a-buzz", "lust-conquers-all"),
    ("immunity", "breeze-to-fly", "hearsay-evidence", "charges-dropped", "pay-fine"),
    ("bust", "detained", "felony", "search-and-seizure"),
)
"""Cards in the order in which a player who wants money plays them."""


def choice(offers: Offers) -> list[int]:
    """The next gesture by that order; empty if nothing is asked of the seat."""
    if offers.decline is not None:
        return [offers.decline]
    if offers.passes:
        return [min(offers.passes, key=lambda passed: VALUES[passed.card]).action]
    if offers.covers:
        return [offers.covers[0].action]
    if offers.done is not None:
        return [offers.done]
    for names in LIKED:
        plays = [play for play in offers.plays if NAMES[play.card] in names]
        if plays:
            best = max(plays, key=lambda play: (VALUES[play.card], sum(VALUES[move.card] for move in play.moves)))
            return list(max(best.covers, key=lambda covering: covering.money).actions) if best.covers else [best.action]
    if offers.discards:
        dear = {MARKET_OPEN: 1, MARKET_CLOSE: -1}
        discard = min(offers.discards, key=lambda each: (each.card < PEDDLES, dear.get(each.card, 0)))
        return [discard.action]
    return [play.action for play in offers.plays if play.card != MARKET_CLOSE][:1] or [
        play.action for play in offers.plays
    ][:1]


def snapshot(seat: Seat) -> Any:
    """The table as the seat was told of it last."""
    return next(told for told in map(json.loads, reversed(seat.raw)) if told["t"] == "state")["snapshot"]


def play_on(guest: Guest, match: str, give_up: float) -> None:
    """Play one seat to the end, whenever it may. A move that comes too late is chosen again."""
    with guest.sit(match) as seat:
        while (told := snapshot(seat))["outcome"] is None:
            assert time.monotonic() < give_up
            actions = choice(msgspec.convert(told["offers"], Offers))
            if actions:
                seat.send(Play(fresh_id(), told["version"], actions))
                while not isinstance(answer := seat.receive(), to_client.Done | Refused):
                    pass
                if isinstance(answer, Refused):
                    assert answer.code == "out-of-date", answer
            del seat.raw[:-30]
            if snapshot(seat)["version"] == told["version"]:
                seat.receive()


def sit_down(server: Server, room: str, count: int) -> list[Guest]:
    """Take the last seats through the program interface."""
    guests = [Guest(server.url.removeprefix("http://")) for _ in range(count)]
    for seat, guest in enumerate(guests, SEATS - count):
        guest.call_me(f"Guest {seat}")
        assert guest.act(room, Sit(fresh_id(), seat)).status_code == 200
    return guests


def same_person(server: Server, page: Page) -> Guest:
    """The person of a page, without the page."""
    cookie = next(each for each in page.context.cookies() if each["name"] == COOKIE)
    return Guest(server.url.removeprefix("http://"), f"{COOKIE}={cookie['value']}")


def accept(trader: Trader, picked: int) -> None:
    """Accept, and give that card for “any card”."""
    trader.answer("accept")
    trader.bar.locator(f"[data-card='{picked}']").last.click()


def deal_with_two(anna: Trader, bruno: Trader, carla: Trader) -> None:
    """Anna proposes to two at once; it is dealt when both have accepted, and not before."""
    hands = anna.hand(), bruno.hand(), carla.hand()
    picks = hands[1][0], hands[2][-1]
    anna.open()
    for name, card in (("Bruno", hands[0][0]), ("Carla", hands[0][-1])):
        anna.choose(name)
        anna.give(card)
        anna.ask("card")
    anna.send()
    accept(bruno, picks[0])
    expect(anna.bar).to_contain_text(anna.say("grass-talk-agrees", name="Bruno"))
    assert (anna.hand(), bruno.hand()) == hands[:2]
    accept(carla, picks[1])
    anna.hears("dealt", names="Bruno e Carla")
    for trader in (bruno, carla):
        trader.hears("dealt", names="Anna")
    assert anna.hand() == sorted([*hands[0][1:-1], *picks])
    assert hands[0][0] in bruno.hand()
    assert hands[0][-1] in carla.hand()


def be_declined(anna: Trader, bruno: Trader) -> None:
    """Anna proposes, bruno does not want it."""
    before = anna.hand()
    propose(anna, "Bruno")
    bruno.answer("decline")
    anna.hears("declined-you", name="Bruno")
    assert anna.hand() == before


def be_countered(anna: Trader, carla: Trader) -> None:
    """Carla answers with a proposal of her own, and anna accepts that."""
    propose(anna, "Carla")
    carla.answer("counter")
    carla.send()
    anna.hears("counter-to-you", name="Carla")
    anna.answer("accept")
    anna.hears("dealt", names="Carla")


def be_forestalled(anna: Trader, bruno: Trader, delay: Delay) -> None:
    """Anna withdraws while bruno's acceptance is on its way."""
    before = anna.hand(), bruno.hand()
    propose(anna, "Bruno")
    bruno.hears("to-you", name="Anna")
    delay.holds = True
    bruno.answer("accept")
    delay.wait(bruno.page)
    anna.answer("withdraw")
    bruno.hears("withdrawn", name="Anna")
    delay.let_go()
    expect(bruno.page.get_by_text(bruno.say("out-of-date")).first).to_be_visible()
    assert (anna.hand(), bruno.hand()) == before


def propose(anna: Trader, name: str) -> None:
    """A card, shown, for any card."""
    anna.open()
    anna.choose(name)
    anna.give(anna.hand()[0])
    anna.ask("card")
    anna.send()


@pytest.mark.slow
@pytest.mark.timeout(1200)
def test_six_seats_trade_and_play_to_250_000(page: Page, new_page: NewPage, language: Language, server: Server) -> None:
    room, pages = company(page, new_page, language, ("Anna", "Bruno", "Carla"), seats=SEATS)
    guests = sit_down(server, room, SEATS - len(pages))
    delay = Delay(pages[1])
    anna, bruno, carla = seated(room, pages, language)
    bruno.page.reload()
    deal_with_two(anna, bruno, carla)
    be_declined(anna, bruno)
    be_countered(anna, carla)
    be_forestalled(anna, bruno, delay)

    for trader in (bruno, carla):
        trader.page.goto("/about")
    people = [*(same_person(server, each) for each in pages), *guests]
    give_up = time.monotonic() + PATIENCE
    players = [threading.Thread(target=play_on, args=(person, anna.match, give_up)) for person in people]
    for player in players:
        player.start()
    while any(player.is_alive() for player in players):
        anna.page.wait_for_timeout(200)
    expect(anna.page.locator("main ol").first).to_contain_text("Anna", timeout=120_000)
    expect(anna.page.locator("main ol").first.locator("li")).to_have_count(SEATS)

    journal = mazzo.replay(people[0].http.get(f"/api/matches/{anna.match}/journal").text)
    assert journal.outcome is not None
    assert journal.outcome.reason == "target-reached"
    first = journal.outcome.ranking[0]
    assert first.score.total == max(journal.score(seat) for seat in range(SEATS)) >= GOAL
    turn = [entry.text for entry in journal.line if entry.seat != CHANCE][:80]
    said = [text for text in turn if text in ("propose", "accept", "decline", "withdraw")]
    assert said[:9] == [
        *("propose", "accept", "accept"),
        *("propose", "decline"),
        *("propose", "propose", "accept"),
        *("propose",),
    ]
    assert said[9] == "withdraw"
    for person in people:
        person.close()
