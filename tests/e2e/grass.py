"""What a test does at a table of Grass: a room with bots, what a seat is shown, gesture after gesture."""

from dataclasses import dataclass
from typing import Any, Literal

import msgspec
from playwright.sync_api import Locator, Page, expect

from mazzo.games.grass.offers import Offers, Play
from mazzo.games.grass.view import GrassView, Player
from mazzo.i18n import say
from tests.e2e.axe import SETTLE

# A room of this person for so many seats, the others taken by bots of the house.
_OPEN = """async ([name, seats, bots, bot]) => {
  const headers = { 'content-type': 'application/json' }
  await fetch('/api/me')
  await fetch('/api/me', { method: 'PATCH', headers, body: JSON.stringify({ name }) })
  const clock = { t: 'none' }
  const body = JSON.stringify({ game: 'grass', seats, bots: Array(bots).fill(bot), listed: false, clock })
  return (await (await fetch('/api/rooms', { method: 'POST', headers, body })).json()).room
}"""

# The seat's own snapshot, through a second socket of the same person.
_LOOK = """([match, seat]) => new Promise((resolve, reject) => {
  const query = seat === null ? '' : `?seat=${seat}`
  const socket = new WebSocket(`ws://${location.host}/ws/matches/${match}${query}`)
  socket.onerror = () => reject(new Error('the socket failed'))
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(data)
    if (message.t !== 'state') return
    socket.close()
    resolve(message.snapshot)
  }
})"""

_MATCH = "async room => (await (await fetch(`/api/rooms/${room}`)).json()).match"

# Plays without the screen until what is looked for stands in this seat's snapshot (`stop`, an expression on `view`,
# `offers` and `seat`), or the game is over. Kinds named `first` are played before all others, the paranoia else last.
_PLAY = """([match, stop, first]) => new Promise((resolve, reject) => {
  const found = new Function('view', 'offers', 'seat', `return ${stop}`)
  const socket = new WebSocket(`ws://${location.host}/ws/matches/${match}`)
  const end = (how) => { socket.close(); resolve(how) }
  let played = null
  setTimeout(() => end(false), 40_000)
  socket.onerror = () => reject(new Error('the socket failed'))
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(data)
    if (message.t === 'refused') return
    if (message.t !== 'state') return
    const { version, seat, view, offers, outcome } = message.snapshot
    if (outcome) return end(false)
    if (found(view, offers, seat)) return end(true)
    if (version === played) return
    const rank = ({ card, covers }) => first.includes(card) ? 99
      : card === 6 ? 90 : covers.length ? 80 : card < 6 ? 70 + card : card >= 19 && card <= 21 ? 1 : card === 7 ? 2 : 40
    const best = [...offers.plays].sort((a, b) => rank(b) - rank(a))[0]
    const actions = offers.passes.length ? [offers.passes[0][0]]
      : offers.decline !== null ? [offers.decline]
      : best && rank(best) > 2 ? (best.covers.length ? best.covers[0][0] : [best.action])
      : offers.discards.length ? [offers.discards[0][0]]
      : best ? [best.action] : null
    if (!actions) return
    played = version
    socket.send(JSON.stringify({ t: 'play', id: crypto.randomUUID(), version, actions }))
  }
})"""

Way = Literal["tap", "click", "drag", "keys"]

MARKET_CLOSE = 7
PARANOIA = (19, 20, 21)
STEAL = 25


@dataclass(frozen=True)
class Sight:
    """What the seat is shown now."""

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


class Table:
    """One page at one match."""

    def __init__(self, page: Page, room: str, seat: int | None = None) -> None:
        self.page = page
        self.seat = seat
        self.room = room
        self.match: str = page.evaluate(_MATCH, room)

    def look(self) -> Sight:
        """Ask the server, beside the page."""
        told: Any = self.page.evaluate(_LOOK, [self.match, self.seat])
        view, offers = msgspec.convert(told["view"], GrassView), msgspec.convert(told["offers"], Offers)
        return Sight(told["version"], told["seat"], view, offers, told["outcome"] is not None)

    def wait_beyond(self, version: int) -> None:
        """Wait until the seat has been told more."""
        for _ in range(150):
            if self.look().version > version:
                return
            self.page.wait_for_timeout(60)
        raise AssertionError(f"nothing happened after version {version}")

    def wait_to_act(self) -> Sight:
        """Wait until something is asked of this seat, or the game is over."""
        for _ in range(1200):
            sight = self.look()
            if sight.may_act or sight.is_over:
                return sight
            self.page.wait_for_timeout(100)
        raise AssertionError("nobody plays")

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
        """Where a card is played: on somebody, or on one's own market."""
        return self.own() if target is None else self.market(target)

    def notice(self) -> Locator:
        """The line over the hand."""
        return self.page.locator("section.tray > p").last

    def said(self) -> Locator:
        """The sentence for those who listen."""
        return self.page.locator(".table + [aria-live]")

    def main(self) -> Locator:
        """The large button that plays."""
        return self.page.locator(".actions .main")

    def press(self, target: Locator, way: Way) -> None:
        """Tap or click."""
        target.tap() if way == "tap" else target.click()

    def drag(self, start: Locator, end: Locator) -> None:
        """With the mouse, from one to the other; not yet dropped."""
        self.page.evaluate(SETTLE)
        one, other = start.bounding_box(), end.bounding_box()
        assert one is not None
        assert other is not None
        mouse = self.page.mouse
        mouse.move(one["x"] + one["width"] / 2, one["y"] + one["height"] / 2)
        mouse.down()
        mouse.move(one["x"] + one["width"] / 2 + 12, one["y"] + one["height"] / 2 - 8, steps=3)
        mouse.move(other["x"] + other["width"] / 2, other["y"] + other["height"] / 2, steps=8)

    def close_sheets(self) -> None:
        """Put away the sheets of a hand."""
        if self.page.locator("dialog[open]").count():
            self.page.keyboard.press("Escape")
            expect(self.page.locator("dialog[open]")).to_have_count(0)

    def act(self, sight: Sight, way: Way) -> None:
        """One gesture that is legal and not foolish, and wait until it has been told."""
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
            return
        self._choose(sight, kind, way)
        if way == "keys":
            self.page.keyboard.press("w")
            self.page.keyboard.press("Enter")
        else:
            name = say("it", "grass-discard")
            self.press(self.page.locator(".actions").get_by_role("button", name=name, exact=True), way)

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


def best_play(offers: Offers) -> Play | None:
    """What moves most; the paranoia and the end of the hand only where nothing can be discarded."""
    good = [play for play in offers.plays if play.card not in (*PARANOIA, MARKET_CLOSE)]
    if not good and offers.discards:
        return None
    return max(good or offers.plays, key=lambda play: len(play.moves))


def open_room(page: Page, name: str, seats: int, bots: int, bot: str = "greedy") -> str:
    """A room of this person for Grass; full of bots it begins at once. The page ends up in it."""
    if page.url == "about:blank":
        page.goto("/about")
    room: str = page.evaluate(_OPEN, [name, seats, bots, bot])
    page.goto(f"/t/{room}")
    return room


def sit_down(page: Page, seats: int = 2, bot: str = "greedy") -> Table:
    """A table with bots, open, with the first hand dealt."""
    room = open_room(page, "Ada", seats, seats - 1, bot)
    page.locator("[data-choice]").first.wait_for()
    return Table(page, room)


def play_until(page: Page, room: str, stop: str, first: tuple[int, ...] = ()) -> bool:
    """Play without the screen until something stands in the snapshot; whether it did before the end."""
    match = page.evaluate(_MATCH, room)
    found: bool = page.evaluate(_PLAY, [match, stop, list(first)])
    return found


def play_along(page: Page, room: str, stop: str, first: tuple[int, ...] = ()) -> None:
    """The same in the background: somebody else is waited for."""
    match = page.evaluate(_MATCH, room)
    page.evaluate(f"(what) => void ({_PLAY})(what)", [match, stop, list(first)])


def reach(page: Page, stop: str, seats: int = 2, first: tuple[int, ...] = ()) -> tuple[Table, Sight]:
    """A table where something stands, whatever was dealt: rooms are opened until one comes so far."""
    for _ in range(6):
        room = open_room(page, "Ada", seats, seats - 1, "casual")
        page.locator("[data-choice]").first.wait_for()
        page.goto("/about")
        if play_until(page, room, stop, first):
            page.goto(f"/t/{room}")
            page.locator("[data-choice]").first.wait_for()
            table = Table(page, room)
            table.close_sheets()
            return table, table.look()
    raise AssertionError(f"no room came so far: {stop}")
