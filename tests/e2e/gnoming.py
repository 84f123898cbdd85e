"""What a test does at a table of Gnoming A Round: a room with bots, what a seat is shown, gesture after gesture."""

from dataclasses import dataclass
from typing import Any, Literal

import msgspec
from playwright.sync_api import Locator, Page, expect

from mazzo.games.gnoming.view import GnomingView, Offers, Player, Put

# A room of this person for so many seats, the others taken by bots of the house.
_OPEN = """async ([name, seats, bots]) => {
  const headers = { 'content-type': 'application/json' }
  await fetch('/api/me')
  await fetch('/api/me', { method: 'PATCH', headers, body: JSON.stringify({ name }) })
  const clock = { t: 'none' }
  const body = JSON.stringify({ game: 'gnoming', seats, bots: Array(bots).fill('greedy'), listed: false, clock })
  return (await (await fetch('/api/rooms', { method: 'POST', headers, body })).json()).room
}"""

# The seat's own snapshot, through a second socket of the same person.
_LOOK = """match => new Promise((resolve, reject) => {
  const socket = new WebSocket(`ws://${location.host}/ws/matches/${match}`)
  socket.onerror = () => reject(new Error('the socket failed'))
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(data)
    if (message.t !== 'state') return
    socket.close()
    resolve(message.snapshot)
  }
})"""

_MATCH = "async room => (await (await fetch(`/api/rooms/${room}`)).json()).match"

# Lays what is drawn onto a card face down, without the screen, until a card of this seat bounces (`stops`), the other
# has come so far, or the game is over.
_PLAY = """([match, stops]) => new Promise((resolve, reject) => {
  const socket = new WebSocket(`ws://${location.host}/ws/matches/${match}`)
  const end = (found) => { socket.close(); resolve(found) }
  window.stopPlaying = () => end(false)
  let played = null
  setTimeout(() => end(false), 40_000)
  socket.onerror = () => reject(new Error('the socket failed'))
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(data)
    if (message.t === 'refused') reject(new Error(message.code))
    if (message.t !== 'state') return
    const { version, seat, view, offers, outcome } = message.snapshot
    if (outcome) return end(false)
    const own = view.players[seat]
    if (stops && own.state === 'bouncing') return end(true)
    if (version === played) return
    const down = offers.puts.filter((put) => own.sheet.cells[put[1]] === null)
    const actions = offers.choose ? [offers.turns[0][0], offers.turns[1][0]]
      : offers.passing !== null ? [offers.passing]
      : offers.draw !== null ? [offers.draw]
      : own.state === 'placing' && down.length > 0 ? [down[0][0]]
      : offers.discards.length > 0 ? [offers.discards[0][0]]
      : offers.puts.length > 0 ? [offers.puts[0][0]] : null
    if (!actions) return
    played = version
    socket.send(JSON.stringify({ t: 'play', id: crypto.randomUUID(), version, actions }))
  }
})"""

Way = Literal["tap", "click", "drag", "keys"]


@dataclass(frozen=True)
class Sight:
    """What the seat is shown now."""

    version: int
    seat: int
    view: GnomingView
    offers: Offers
    is_over: bool

    @property
    def own(self) -> Player:
        """The seat itself."""
        return self.view.players[self.seat]

    @property
    def may_act(self) -> bool:
        """Whether anything is asked of the seat."""
        offers = self.offers
        return bool(offers.turns or offers.draw is not None or offers.puts or offers.discards)


class Table:
    """One page at one match."""

    def __init__(self, page: Page, room: str) -> None:
        self.page = page
        self.match: str = page.evaluate(_MATCH, room)

    def look(self) -> Sight:
        """Ask the server, beside the page."""
        told: Any = self.page.evaluate(_LOOK, self.match)
        view, offers = msgspec.convert(told["view"], GnomingView), msgspec.convert(told["offers"], Offers)
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

    def cell(self, at: int) -> Locator:
        """A cell of the large grid."""
        return self.page.locator(f"[data-large] [data-cell='{at}']")

    def place(self, name: str) -> Locator:
        """The stock, a pile or the hand, where it can be seen."""
        return self.page.locator(f"[data-place='{name}']:visible").first

    def notice(self) -> Locator:
        """The line over the buttons."""
        return self.page.locator("section > p").first

    def said(self) -> Locator:
        """The sentence for those who listen."""
        return self.page.locator(".table + [aria-live]")

    def main(self) -> Locator:
        """The large buttons."""
        return self.page.locator(".actions .large button")

    def press(self, target: Locator, way: Way) -> None:
        """Tap or click."""
        target.tap() if way == "tap" else target.click()

    def drag(self, start: Locator, end: Locator) -> None:
        """With the mouse, from one to the other."""
        one, other = start.bounding_box(), end.bounding_box()
        assert one is not None
        assert other is not None
        mouse = self.page.mouse
        mouse.move(one["x"] + one["width"] / 2, one["y"] + one["height"] / 2)
        mouse.down()
        mouse.move(one["x"] + one["width"] / 2 + 12, one["y"] + one["height"] / 2 + 8, steps=3)
        mouse.move(other["x"] + other["width"] / 2, other["y"] + other["height"] / 2, steps=8)

    def close_sheets(self) -> None:
        """Put away the sheets of a round."""
        if self.page.locator("dialog[open]").count():
            self.page.keyboard.press("Escape")
            expect(self.page.locator("dialog[open]")).to_have_count(0)

    def act(self, sight: Sight, way: Way) -> None:
        """One gesture that is legal and not foolish, and wait until it has been told."""
        self.close_sheets()
        offers = sight.offers
        if offers.choose:
            self._choose(sight, way)
        elif offers.passing is not None:
            self._key_or("p", self.main().first, way)
        elif offers.draw is not None:
            self._draw(sight, way)
        elif (put := _best(offers.puts, sight)) is not None:
            self._put(put, way)
        else:
            pile = next((discard.pile for discard in offers.discards), None)
            self._key_or("r" if pile == 1 else "l", self.main().first, way)
        self.wait_beyond(sight.version)

    def _choose(self, sight: Sight, way: Way) -> None:
        for at in (7, 1):
            self._key_or(str(at + 1), self.cell(at), way)
        expect(self.page.locator("[data-large] .picked")).to_have_count(2)
        # Where a cell was touched before, and a sheet gave the focus back to it, Enter would press that cell.
        self.page.evaluate("document.activeElement.blur()")
        self._key_or("Enter", self.main().first, way)

    def _draw(self, sight: Sight, way: Way) -> None:
        for take in sight.offers.takes:
            put = _best(take.puts, sight)
            if put is not None and put.gain < 0:
                if way == "drag":
                    self.drag(self.place(f"pile-{take.pile}"), self.cell(put.cell))
                    self.page.mouse.up()
                else:
                    self._key_or("lr"[take.pile], self.place(f"pile-{take.pile}"), way)
                    self._put(put, way)
                return
        self._key_or("d", self.place("stock"), way)

    def _put(self, put: Put, way: Way) -> None:
        if way == "drag":
            self.drag(self.page.locator("button.held"), self.cell(put.cell))
            self.page.mouse.up()
        else:
            self._key_or(str(put.cell + 1), self.cell(put.cell), way)

    def _key_or(self, key: str, target: Locator, way: Way) -> None:
        if way == "keys":
            self.page.keyboard.press(key)
        else:
            self.press(target, way)


def _best(puts: tuple[Put, ...], sight: Sight) -> Put | None:
    """Where least is counted afterwards; a card face down counts five, so that grids are opened and rounds end."""
    cells = sight.own.sheet.cells
    worth = {put: put.gain - (5 if cells[put.cell] is None else 0) for put in puts}
    best = min(worth, key=lambda put: worth[put], default=None)
    return best if best is None or worth[best] <= 0 or not sight.offers.discards else None


def open_room(page: Page, name: str, seats: int, bots: int) -> str:
    """A room of this person for Gnoming A Round; full of bots it begins at once. The page ends up in it."""
    page.goto("/about")
    room: str = page.evaluate(_OPEN, [name, seats, bots])
    page.goto(f"/t/{room}")
    return room


def sit_down(page: Page, seats: int = 2) -> Table:
    """A table with bots, open and ready for the first two cards."""
    room = open_room(page, "Ada", seats, seats - 1)
    page.locator("[data-large] .legal").first.wait_for()
    return Table(page, room)


def play_to_a_bounce(page: Page, other: Page, room: str) -> bool:
    """Two people play without their screens until a card of the first one bounces; whether one did before the end."""
    match = page.evaluate(_MATCH, room)
    page.goto("/about")
    other.goto("/about")
    other.evaluate(f"(what) => void ({_PLAY})(what)", [match, False])
    found: bool = page.evaluate(_PLAY, [match, True])
    other.evaluate("() => window.stopPlaying()")
    return found
