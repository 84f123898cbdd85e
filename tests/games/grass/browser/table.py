"""Helpers for a table of Grass: a room with bots, its page, what the server offers, and moves by any way."""

from dataclasses import dataclass

import msgspec
from playwright.sync_api import Locator, Page, expect

from mazzo.games.grass.deck import VALUES
from mazzo.games.grass.offers import Offers, Play
from mazzo.games.grass.view import GrassView, Player
from mazzo.i18n import say
from tests.e2e import matches, rooms
from tests.e2e.match_page import TurnsPage, Way

# Plays until the expression `stop` on `view`, `offers` and `seat` is true, or to the end; whether it was. Kinds named
# `first` are played before all others, the paranoia else last.
_PLAY = """(stop, first) => {
  const found = new Function('view', 'offers', 'seat', `return ${stop}`)
  return ({ seat, view, offers, outcome }) => {
    if (outcome) return { end: false }
    if (found(view, offers, seat)) return { end: true }
    const rank = ({ card, covers }) => first.includes(card) ? 99
      : card === 6 ? 90 : covers.length ? 80 : card < 6 ? 70 + card : card >= 19 && card <= 21 ? 1 : card === 7 ? 2 : 40
    const best = [...offers.plays].sort((a, b) => rank(b) - rank(a))[0]
    return offers.passes.length ? [offers.passes[0][0]]
      : offers.decline !== null ? [offers.decline]
      : best && rank(best) > 2 ? (best.covers.length ? best.covers[0][0] : [best.action])
      : offers.discards.length ? [offers.discards[0][0]]
      : best ? [best.action] : null
  }
}"""

# Plays to the end: money first, paranoia last, no deals; the number of hands and the money of each seat.
PLAY_OUT = """() => ({ view, offers, outcome }) => {
  if (outcome) return { end: [view.sheets.length, view.players.map((player) => player.score.total)] }
  const WORTH = [5, 5, 25, 25, 50, 100, 90, 1, 20, 20, 20, 20, 80, 80, 80, 80, 2, 60, 60, -1, -2, -3, 40, 40, 40, 70, 0]
  const worth = (play) => play.covers.length ? play.covers.at(-1)[2] : WORTH[play.card]
  const best = offers.plays.sort((a, b) => worth(b) - worth(a))[0]
  const worst = offers.discards.sort(([, a], [, b]) => WORTH[a] - WORTH[b])[0]
  return offers.decline !== null ? [offers.decline]
    : offers.passes.length ? [offers.passes[0][0]]
    : best && worth(best) > 0 ? (best.covers.length ? best.covers.at(-1)[0] : [best.action])
    : worst ? [worst[0]]
    : best ? [best.action] : null
}"""

MARKET_CLOSE = 7
PARANOIA = (19, 20, 21)
STEAL = 25


@dataclass(frozen=True)
class Sight:
    """The snapshot of the seat, read."""

    version: int
    seat: int
    view: GrassView
    offers: Offers
    is_over: bool

    @property
    def own(self) -> Player:
        """The seat itself."""
        return self.view.players[self.seat]

    @property
    def may_act(self) -> bool:
        """Whether the game waits for the seat."""
        offers = self.offers
        return (
            bool(offers.plays or offers.discards or offers.passes or offers.covers or offers.picks)
            or offers.decline is not None
        )


class Table(TurnsPage[Sight]):
    """One page at one match of Grass."""

    def __init__(self, page: Page, room: str, seat: int | None = None) -> None:
        super().__init__(page, rooms.look(page, room)["match"], seat)
        self.room = room

    def look(self) -> Sight:
        told = self.snapshot()
        view, offers = msgspec.convert(told["view"], GrassView), msgspec.convert(told["offers"], Offers)
        return Sight(told["version"], told["seat"], view, offers, told["outcome"] is not None)

    def card(self, kind: int) -> Locator:
        """A card of the hand."""
        return self.page.locator(f"[data-choice][data-card='{kind}']").first

    def own(self) -> Locator:
        """The own market, where it is pressed."""
        return self.page.locator("[data-spot='own']")

    def market(self, seat: int) -> Locator:
        """Another player's market."""
        return self.page.locator(f"[data-target='seat-{seat}']")

    def waste(self) -> Locator:
        """The waste."""
        return self.page.locator("[data-target='waste']")

    def place(self, target: int | None) -> Locator:
        """Where a card is played: on another player, or on one's own market."""
        return self.own() if target is None else self.market(target)

    def notice(self) -> Locator:
        """The line over the hand."""
        return self.page.locator("section.tray > p").last

    def main(self) -> Locator:
        """The large button that plays."""
        return self.page.locator(".actions .main")

    def act(self, sight: Sight, way: Way) -> None:
        """Make one reasonable move, and wait until the seat is shown it."""
        self.close_sheets()
        offers = sight.offers
        # The page has heard it, too.
        expect(self.page.locator("[data-choice]")).to_have_count(len(sight.view.hand))
        expect(self.page.locator(".tray .call")).to_have_count(1)
        if offers.decline is not None:
            decline = self.page.get_by_role("button", name=say("it", "grass-talk-decline"), exact=True).first
            self.press(decline, way)
        elif offers.passes:
            self._pass(sight, way)
        elif (play := best_play(offers)) is not None:
            self._play(sight, play, way)
        else:
            self._discard(sight, way)
        self.wait_beyond(sight.version)

    def _pass(self, sight: Sight, way: Way) -> None:
        kind = sight.offers.passes[0].card
        left = (sight.seat + 1) % len(sight.view.players)
        if way == "drag":
            self._throw(kind, self.market(left))
            return
        self._choose(sight, kind, way)
        self._confirm(self.market(left), way)

    def _play(self, sight: Sight, play: Play, way: Way) -> None:
        if way == "drag" and not play.covers:
            self._throw(play.card, self.place(play.target))
            return
        self._choose(sight, play.card, way)
        if play.covers:
            self.page.keyboard.press("Enter") if way == "keys" else self.press(self.main(), way)
            return
        if way == "keys" and play.target is not None:
            self.page.keyboard.press("abcdef"[play.target])
        self._confirm(self.place(play.target), way)
        several = sum(other.card == play.card for other in sight.offers.plays) > 1
        if several and way == "tap":
            self.press(self.place(play.target), way)

    def _discard(self, sight: Sight, way: Way) -> None:
        kind = sight.offers.discards[0].card
        if way == "drag":
            self._throw(kind, self.waste())
        else:
            self._choose(sight, kind, way)
            if way == "keys":
                self.page.keyboard.press("w")
                self.page.keyboard.press("Enter")
            else:
                self._press_discard("grass-discard", way)
        if is_asked(sight.offers, kind):
            self._press_discard("grass-discard-anyway", way)

    def _press_discard(self, text: str, way: Way) -> None:
        self.press(self.page.locator(".actions").get_by_role("button", name=say("it", text), exact=True), way)

    def _choose(self, sight: Sight, kind: int, way: Way) -> None:
        if self.card(kind).get_attribute("aria-pressed") == "true":
            return
        if way == "keys":
            self.page.keyboard.press(str(sight.view.hand.index(kind) + 1))
        else:
            self.press(self.card(kind), way)

    def _confirm(self, target: Locator, way: Way) -> None:
        if way == "keys":
            self.page.keyboard.press("Enter")
        else:
            self.press(target, way)

    def _throw(self, kind: int, target: Locator) -> None:
        self.drag(self.card(kind), target)
        self.page.mouse.up()


def is_asked(offers: Offers, kind: int) -> bool:
    """Whether the page asks once more before it discards a card of this kind."""
    return any(play.card == kind for play in offers.plays) or (VALUES[kind] >= 25 and kind not in PARANOIA)


def best_play(offers: Offers) -> Play | None:
    """The play that moves most cards. Paranoia and the end of the hand only where no discard is legal."""
    good = [play for play in offers.plays if play.card not in (*PARANOIA, MARKET_CLOSE)]
    if not good and offers.discards:
        return None
    return max(good or offers.plays, key=lambda play: len(play.moves))


def open_room(page: Page, seats: int, bots: int, bot: str = "greedy") -> str:
    """A room of this person for Grass; full of bots it begins at once. The page ends up in it."""
    room = rooms.create_room(page, "Ada", "grass", seats, bots=[bot] * bots)
    page.goto(f"/t/{room}")
    return room


def sit_down(page: Page, seats: int = 2, bot: str = "greedy") -> Table:
    """A table with bots, open, with the first hand dealt."""
    room = open_room(page, seats, seats - 1, bot)
    page.locator("[data-choice]").first.wait_for()
    return Table(page, room)


def play_until(page: Page, room: str, stop: str, first: tuple[int, ...] = ()) -> bool:
    """Play without the screen until `stop`, a JavaScript expression, is true of the snapshot; False if it never is."""
    try:
        return bool(matches.play(page, rooms.look(page, room)["match"], _PLAY, stop, first, seconds=40))
    except TimeoutError:
        return False


def play_along(page: Page, room: str, stop: str, first: tuple[int, ...] = ()) -> None:
    """The same while the test goes on."""
    matches.play_meanwhile(page, rooms.look(page, room)["match"], _PLAY, stop, first)


def play_out(page: Page, match: str, seconds: float = 400) -> tuple[int, list[int]]:
    """Play this person's seat to the end without the screen; the number of hands, and the money of each seat."""
    hands, money = matches.play(page, match, PLAY_OUT, seconds=seconds)
    return hands, money


def reach(
    page: Page, stop: str, seats: int = 2, first: tuple[int, ...] = (), level: str = "casual"
) -> tuple[Table, Sight]:
    """A table whose snapshot fulfils `stop`. Rooms are opened until one reaches it."""
    for _ in range(6):
        room = open_room(page, seats, seats - 1, level)
        page.locator("[data-choice]").first.wait_for()
        page.goto("/about")
        if play_until(page, room, stop, first):
            page.goto(f"/t/{room}")
            page.locator("[data-choice]").first.wait_for()
            table = Table(page, room)
            table.close_sheets()
            return table, table.look()
    raise AssertionError(f"no room came so far: {stop}")
