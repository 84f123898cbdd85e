"""Eight browsers at one table to its end: one on a phone that loses its network twice, one that never returns."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from mazzo.i18n import say
from tests.e2e.browser import PHONE, Language, NewPage, Troubles, new_person
from tests.e2e.cord import Cord
from tests.e2e.rooms import at_table, look, open_room, sit, start
from tests.e2e.server import Server
from tests.e2e.table import Table

GRACE = 5
ROUNDS = 8
OTHERS = ("Carla", "Dario", "Elena", "Fabio", "Gaia", "Hugo")

# There is a card to lay in the list, or the page says that there never will be one.
_READY = """([stopped]) => document.querySelector('details[open] h3') !== null
  || document.querySelector('main')?.innerText.includes(stopped)"""
# Gives the first of the scarce dice whenever one is asked for: they are listed without a card above them.
_GIVE = """() => {
  const die = document.querySelector('details[open] li button')
  if (!die || document.querySelector('details[open] h3')) return true
  die.click()
  return false
}"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server of its own, with a shorter grace for absent players."""
    with Server(tmp_path_factory.mktemp("eight"), MAZZO_GRACE=str(GRACE)) as running:
        yield running


class Player:
    """One of the eight, who plays by the list of moves."""

    def __init__(self, name: str, page: Page, language: Language) -> None:
        self.name = name
        self.page = page
        self.table = Table(page, "")
        self._stopped = say(language, "table-do-stopped")
        self.goal = 1
        """How many cards lie before them when all is told."""

    def wait_for_turn(self) -> None:
        """Wait until it is their turn, the list of moves open, or no card fits any more."""
        self.table.open_moves()
        self.page.wait_for_function(_READY, arg=[self._stopped])

    def choose(self) -> None:
        """Press the first move of the list, if any card still fits."""
        self.wait_for_turn()
        moves = self.page.locator("details[open] h3 ~ ul button")
        if moves.count():
            self.goal += 1
            moves.first.click()

    def settle(self) -> None:
        """Wait until the card lies, and choose a tree for a scarce die where one is asked for."""
        self.table.laid(self.goal)
        self.page.wait_for_function(_GIVE)

    def sees(self) -> tuple[int, list[int]]:
        """How many cards lie before them, and which they hold."""
        return self.page.locator("main .laid").count(), self.table.cards()


def play_round(players: list[Player]) -> None:
    """Each plays a card without waiting for the others."""
    for player in players:
        player.choose()
    for player in players:
        player.settle()


@pytest.mark.slow
@pytest.mark.timeout(420)
def test_eight_play_to_the_end_though_one_loses_the_network_twice_and_one_never_returns(
    browser: Browser, new_page: NewPage, language: Language, server: Server, troubles: Troubles
) -> None:
    lost = say(language, "table-link-lost")
    with Cord(server.port) as cord:
        troubles.expect("WebSocket|ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE")
        host = Player("Ada", new_page(motion="reduce"), language)
        room = open_room(host.page, host.name, seats=8)
        person = new_person(browser, cord.url, device=PHONE, language=language, motion="reduce")
        troubles.watch(person)
        phone = Player("Bruno", person.new_page(), language)
        others = [Player(name, new_page(motion="reduce"), language) for name in OTHERS]
        for player in (phone, *others):
            sit(player.page, language, room, player.name)
        start(host.page, language)
        players = [host, phone, *others]
        for player in players:
            at_table(player.page)
        phone.page.evaluate("window.stays = true")
        play_round(players)

        # The network goes while the others play, and comes back. Before it goes, the next round's card has come.
        phone.wait_for_turn()
        before = phone.sees()
        cord.cut()
        expect(phone.page.get_by_text(lost)).to_be_visible()
        play_round([player for player in players if player is not phone])
        cord.mend()
        expect(phone.page.get_by_text(lost)).to_be_hidden()
        expect(phone.page.locator("main .laid")).to_have_count(before[0])
        assert phone.sees() == before
        play_round([phone])

        # One player leaves for good. After a while another player lets a bot play.
        gone = players.pop()
        gone.page.context.close()
        play_round(players)
        slip = others[0].page.get_by_role("status").filter(has_text=say(language, "room-gone", name=gone.name))
        slip.get_by_role("button", name=say(language, "room-hand"), exact=True).click()
        handed = re.compile(f"{gone.name}.*{say(language, 'room-chip-handed')}")
        expect(host.page.get_by_title(handed)).to_be_visible()
        play_round(players)

        # The network goes under a finger: the card that was laid then lies once when it is back.
        phone.wait_for_turn()
        cord.cut()
        expect(phone.page.get_by_text(lost)).to_be_visible()
        phone.choose()
        play_round([player for player in players if player is not phone])
        cord.mend()
        phone.settle()
        expect(phone.page.locator("main .laid")).to_have_count(phone.goal)

        for _ in range(ROUNDS - 5):
            play_round(players)
        rankings = set()
        for player in players:
            expect(player.page.get_by_role("heading", name=say(language, "room-boards"))).to_be_visible()
            rows = player.page.locator("main ol li")
            expect(rows).to_have_count(8)
            rankings.add(tuple(rows.locator(".points").all_inner_texts()))
        assert len(rankings) == 1
        assert look(host.page, room)["phase"] == "over"
        assert phone.page.evaluate("window.stays")
        person.close()
