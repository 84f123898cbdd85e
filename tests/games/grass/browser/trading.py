"""Helpers for trades at a table of Grass: people who sit down, their pages, and the sheets of a trade."""

from collections.abc import Callable
from dataclasses import dataclass

import msgspec
from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from mazzo.games.grass.deck import NAMES, WORDS
from mazzo.games.grass.offers import Offers
from mazzo.games.grass.view import GrassView
from mazzo.i18n import say
from tests.e2e.browser import Language, NewPage
from tests.e2e.match_page import MatchPage
from tests.e2e.rooms import at_table, look, open_room, sit, start


@dataclass(frozen=True)
class Sight:
    """The snapshot of a seat, read."""

    version: int
    seat: int
    view: GrassView
    offers: Offers


class Trader(MatchPage):
    """One person's page at a match."""

    def __init__(self, page: Page, language: Language, match: str) -> None:
        super().__init__(page, match)
        self.language: Language = language

    def look(self) -> Sight:
        """The snapshot, read."""
        told = self.snapshot()
        view, offers = msgspec.convert(told["view"], GrassView), msgspec.convert(told["offers"], Offers)
        return Sight(told["version"], told["seat"], view, offers)

    def hand(self) -> list[int]:
        """The own cards."""
        return list(self.look().view.hand)

    def say(self, id: str, **facts: str | int) -> str:
        """A sentence in this person's language."""
        return say(self.language, id, **facts)

    # The sheet

    @property
    def sheet(self) -> Locator:
        """The sheet in which a proposal is put together."""
        return self.page.locator("dialog[open]")

    def open(self) -> None:
        """Begin a proposal with the button under the hand."""
        self.page.locator("button.offer").click()
        expect(self.sheet).to_be_visible()

    def choose(self, name: str) -> None:
        """Choose the receiver of the proposal, or go on to that section."""
        self.sheet.get_by_role("button", name=name, exact=True).click()

    def pan(self, which: str) -> None:
        """Turn to what is given, or to what is asked for, where there is no room for both."""
        pan = self.sheet.get_by_role("button", name=self.say(f"grass-trade-{which}"))
        if pan.count():
            pan.click()

    def give(self, kind: int, told: str = "") -> None:
        """Offer a card of the hand, shown, or described by one of the deck's words."""
        name = self.say(f"grass-card-{NAMES[kind]}")
        self.pan("give")
        self.sheet.locator(f"button[aria-pressed=false][data-card='{kind}']").first.click()
        if told:
            chooser = self.sheet.get_by_label(self.say("grass-trade-how", card=name)).last
            chooser.select_option(value=str(WORDS.index(told)))

    def ask(self, word: str) -> None:
        """Ask for a card by a word that does not name it."""
        self.pan("get")
        self.sheet.locator("button.word", has_text=self.say(_id_of(word))).first.click()

    def take_back(self, kind: int) -> None:
        """Do not offer a card of the hand after all."""
        self.pan("give")
        self.sheet.locator(f"button[aria-pressed=true][data-card='{kind}']").last.click()

    def unask(self, word: str) -> None:
        """Do not ask for a card after all."""
        self.pan("get")
        asked = self.say("grass-trade-remove", card=self.say(_id_of(word)))
        self.sheet.get_by_role("button", name=asked, exact=True).last.click()

    def press_send(self) -> None:
        """Propose it."""
        self.sheet.get_by_role("button", name=self.say("grass-trade-send"), exact=True).click()

    def send(self) -> None:
        """Propose it; the sheet goes."""
        self.press_send()
        expect(self.sheet).to_have_count(0)

    # The proposal that stands

    @property
    def bar(self) -> Locator:
        """The bar that shows the proposal."""
        return self.page.get_by_role("region", name=self.say("grass-talk"), exact=True)

    def answer(self, how: str) -> None:
        """Accept, decline, counter or withdraw."""
        self.bar.get_by_role("button", name=self.say(f"grass-talk-{how}"), exact=True).click()

    def hears(self, id: str, **facts: str | int) -> None:
        """Wait until the bar is headed so."""
        expect(self.bar.get_by_role("heading")).to_have_text(self.say(f"grass-talk-{id}", **facts))

    def read_out(self) -> Locator:
        """What a screen reader says of a proposal."""
        return self.page.locator("[aria-live=assertive]")


def _id_of(word: str) -> str:
    return "grass-trade-word-any" if word == "card" else f"grass-word-{word}"


def company(
    page: Page, new_page: NewPage, language: Language, names: tuple[str, ...] = ("Anna", "Bruno"), seats: int = 0
) -> tuple[str, list[Page]]:
    """A room of Grass and the pages of those who sit down first; it has not begun."""
    room = open_room(page, names[0], game="grass", seats=seats or len(names))
    pages = [page, *(new_page() for _ in names[1:])]
    for friend, name in zip(pages[1:], names[1:], strict=True):
        sit(friend, language, room, name)
    return room, pages


def traders(page: Page, new_page: NewPage, language: Language, *names: str) -> list[Trader]:
    """Two people or more at a table of Grass that has begun; the first one has the turn."""
    room, pages = company(page, new_page, language, names or ("Anna", "Bruno"))
    return seated(room, pages, language)


def seated(room: str, pages: list[Page], language: Language) -> list[Trader]:
    """The match begins."""
    start(pages[0], language)
    for each in pages:
        at_table(each)
    match = look(pages[0], room)["match"]
    return [Trader(each, language, match) for each in pages]


class Delay:
    """Holds back what a page sends to the server while `holds` is true."""

    def __init__(self, page: Page) -> None:
        self.holds = False
        self._held: list[Callable[[], None]] = []
        page.route_web_socket(lambda url: "/ws/matches/" in url and "look" not in url, self._stand_between)

    def let_go(self) -> None:
        """Everything that was held back arrives."""
        self.holds = False
        for word in self._held:
            word()
        self._held.clear()

    def wait(self, page: Page) -> None:
        """Wait until something is held back."""
        for _ in range(200):
            if self._held:
                return
            page.wait_for_timeout(20)
        raise AssertionError("the page said nothing")

    def _stand_between(self, socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def hear(word: str | bytes) -> None:
            if self.holds:
                self._held.append(lambda: server.send(word))
            else:
                server.send(word)

        socket.on_message(hear)
