"""Helpers for a table of Gnoming A Round: a room with bots, its page, what the server offers, and moves by any way."""

from dataclasses import dataclass

import msgspec
from playwright.sync_api import Locator, Page, expect

from mazzo.games.gnoming.view import GnomingView, Offers, Player, Put
from tests.e2e import matches
from tests.e2e.match_page import TurnsPage, Way
from tests.e2e.rooms import create_room, look

# Lays what is drawn onto a card face down, until a card of this seat bounces (`stops`) or the game is over; whether one
# did.
_PLAY = """(stops) => ({ seat, view, offers, outcome }) => {
  if (outcome) return { end: false }
  const { state, sheet } = view.players[seat]
  if (stops && state === 'bouncing') return { end: true }
  if (offers.choose) return [offers.turns[0][0], offers.turns[1][0]]
  if (offers.passing !== null) return [offers.passing]
  if (offers.draw !== null) return [offers.draw]
  const down = state === 'placing' ? offers.puts.filter((put) => sheet.cells[put[1]] === null) : []
  const next = down[0] ?? offers.discards[0] ?? offers.puts[0]
  return next ? [next[0]] : null
}"""

# Plays to the end, a card face down counted as a five; the points of each seat.
PLAY_OUT = """() => ({ seat, view, offers, outcome }) => {
  if (outcome) return { end: view.players.map((player) => player.score.total) }
  const { cells } = view.players[seat].sheet
  const cost = ([, cell, gain]) => gain - (cells[cell] === null ? 5 : 0)
  const best = offers.puts.sort((a, b) => cost(a) - cost(b))[0]
  const stop = offers.discards[0]
  let action = offers.turns[0]?.[0] ?? offers.draw ?? offers.takes[0]?.[0]
  if (best && (!stop || cost(best) < 0)) action = best[0]
  else if (stop) action = stop[0]
  return action === undefined ? null : [action]
}"""


@dataclass(frozen=True)
class Sight:
    """The snapshot of the seat, read."""

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


class Table(TurnsPage[Sight]):
    """One page at one match of Gnoming A Round."""

    def look(self) -> Sight:
        told = self.snapshot()
        view, offers = msgspec.convert(told["view"], GnomingView), msgspec.convert(told["offers"], Offers)
        return Sight(told["version"], told["seat"], view, offers, told["outcome"] is not None)

    def cell(self, at: int) -> Locator:
        """A cell of the large grid."""
        return self.page.locator(f"[data-large] [data-cell='{at}']")

    def place(self, name: str) -> Locator:
        """The stock, a pile or the hand, where it can be seen."""
        return self.page.locator(f"[data-place='{name}']:visible").first

    def notice(self) -> Locator:
        """The line over the buttons."""
        return self.page.locator("section > p").first

    def main(self) -> Locator:
        """The large buttons."""
        return self.page.locator(".actions .large button")

    def act(self, sight: Sight, way: Way) -> None:
        """Make one reasonable move, and wait until the seat is shown it."""
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
    """The placement with the lowest points. A card face down counts five, so that grids are turned and rounds end."""
    cells = sight.own.sheet.cells
    worth = {put: put.gain - (5 if cells[put.cell] is None else 0) for put in puts}
    best = min(worth, key=lambda put: worth[put], default=None)
    return best if best is None or worth[best] <= 0 or not sight.offers.discards else None


def open_room(page: Page, seats: int, bots: int) -> str:
    """A room of this person for Gnoming A Round; full of bots it begins at once. The page ends up in it."""
    room = create_room(page, "Ada", "gnoming", seats, bots=["greedy"] * bots)
    page.goto(f"/t/{room}")
    return room


def sit_down(page: Page, seats: int = 2) -> Table:
    """A table with bots, open and ready for the first two cards."""
    room = open_room(page, seats, seats - 1)
    page.locator("[data-large] .legal").first.wait_for()
    return table_of(page, room)


def table_of(page: Page, room: str) -> Table:
    """The table of the match that a room plays."""
    return Table(page, look(page, room)["match"])


def play_out(page: Page, match: str) -> list[int]:
    """Play this person's seat to the end without the screen; the points of each seat."""
    points: list[int] = matches.play(page, match, PLAY_OUT)
    return points


def play_to_a_bounce(page: Page, other: Page, room: str) -> bool:
    """Two people play without their screens until a card of the first one bounces; whether one did before the end."""
    match = look(page, room)["match"]
    page.goto("/about")
    other.goto("/about")
    matches.play_meanwhile(other, match, _PLAY, False)
    try:
        return bool(matches.play(page, match, _PLAY, True))
    except TimeoutError:
        return False
    finally:
        matches.stop(other)
