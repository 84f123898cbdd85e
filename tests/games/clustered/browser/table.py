"""What a test does at a table of Clustered: a deal, quick play without the screen, where a cell is on the screen."""

from dataclasses import dataclass
from typing import Any, NamedTuple

import msgspec
from playwright.sync_api import Locator, Page, expect

from mazzo.games.clustered.view import ClusteredView
from tests.e2e.browser import settled

_DEAL = """async (options) => {
  for (let tries = 0; tries < 5; tries += 1) {
    await fetch('/api/me')
    const answer = await fetch('/api/matches', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ game: 'clustered', practice: false, source: { t: 'fresh' }, options }),
    })
    const { match, code } = await answer.json()
    if (!match) throw new Error(code)
    await new Promise((wait) => setTimeout(wait, 50 * tries))
    const { seat } = await (await fetch(`/api/matches/${match}`)).json()
    if (seat === 0) return match
  }
  throw new Error('somebody else is told the seat each time')
}"""

# Lays where most neighbours are met, or discards, until so many moves are made or the game is over.
_PLAY = """([match, moves]) => new Promise((resolve, reject) => {
  const socket = new WebSocket(`ws://${location.host}/ws/matches/${match}`)
  let left = moves
  setTimeout(() => reject(new Error('not all was played in half a minute')), 30_000)
  socket.onerror = () => reject(new Error('the socket failed'))
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(data)
    if (message.t === 'refused') reject(new Error(message.code))
    if (message.t !== 'state') return
    const { version, seat, view, offers, outcome } = message.snapshot
    if (outcome || left === 0) {
      socket.close()
      resolve(view.players[seat].score.total)
      return
    }
    const worth = (placement) => 3 * placement[4] + placement[5].filter((shared) => shared >= 0).length
    const best = offers.placements.sort((a, b) => worth(b) - worth(a))[0] ?? offers.discards[0]
    if (!best) return
    left -= 1
    socket.send(JSON.stringify({ t: 'play', id: crypto.randomUUID(), version, actions: [best[0]] }))
  }
})"""

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

_POINT = """([row, col]) => {
  const ground = document.querySelector('main svg[role=img] > g')
  const at = new DOMPoint(100 * col + 50, 100 * row + 50).matrixTransform(ground.getScreenCTM())
  return [at.x, at.y]
}"""

TURNS = 29
"""Every card of a deck is a turn."""

Meets = tuple[int, int, int, int]


class Offer(NamedTuple):
    """A placement as the wire writes it."""

    action: int
    card: int
    row: int
    col: int
    gain: int
    meets: Meets


class Misfit(NamedTuple):
    """A cell where a card does not fit, as the wire writes it."""

    card: int
    row: int
    col: int
    meets: Meets


@dataclass(frozen=True)
class Sight:
    """What the seat is shown now."""

    view: ClusteredView
    offers: tuple[Offer, ...]
    misfits: tuple[Misfit, ...]
    discards: int
    trim: int
    is_over: bool


class Table:
    """One page at one match."""

    def __init__(self, page: Page, match: str) -> None:
        self.page = page
        self.match = match

    def look(self) -> Sight:
        """Ask the server, beside the page."""
        told: Any = self.page.evaluate(_LOOK, self.match)
        offers = told["offers"]
        return Sight(
            msgspec.convert(told["view"], ClusteredView),
            tuple(msgspec.convert(each, Offer) for each in offers["placements"]),
            tuple(msgspec.convert(each, Misfit) for each in offers["misfits"]),
            len(offers["discards"]),
            offers["trim"],
            told["outcome"] is not None,
        )

    def version(self) -> int:
        """How much this seat was told so far, by the server."""
        told: Any = self.page.evaluate(_LOOK, self.match)
        return int(told["version"])

    def wait_beyond(self, version: int) -> None:
        """Wait until the seat has been told more."""
        for _ in range(100):
            if self.version() > version:
                return
            self.page.wait_for_timeout(100)
        raise AssertionError(f"nothing happened after version {version}")

    def hand(self) -> Locator:
        """The cards of the hand, as buttons."""
        return self.page.locator("button[data-choice]")

    def notice(self) -> Locator:
        """The line over the hand."""
        return self.page.locator("section > p").first

    def point(self, row: int, col: int) -> tuple[float, float]:
        """The middle of a cell, on the screen."""
        x, y = self.page.evaluate(_POINT, [row, col])
        return x, y

    def settled(self) -> None:
        """Wait until the board no longer glides."""
        settled(self.page, lambda: self.point(0, 0))

    def choose(self, card: int) -> None:
        """Choose a card by its place in the hand, as a pointer does, and wait until nothing glides any more."""
        self.page.locator(f"button[data-card='{card}']").first.click()
        expect(self.page.locator("button[data-choice][aria-pressed=true]")).to_have_attribute("data-card", str(card))
        self.settled()

    def open_moves(self) -> None:
        """Open the list of legal actions, on a phone with the sheet that holds it."""
        moves = self.page.locator("summary")
        if not moves.is_visible():
            self.page.locator("header button[aria-expanded]").click()
        if self.page.locator("details[open]").count() == 0:
            moves.click()


def deal(page: Page, *options: str) -> str:
    """A new match of Clustered for the person in this page, which must show a page of the server; its id."""
    match: str = page.evaluate(_DEAL, list(options))
    return match


def play(page: Page, match: str, moves: int) -> int:
    """So many moves, or all until the end; the points then."""
    points: int = page.evaluate(_PLAY, [match, moves])
    return points


def sit_down(page: Page, *options: str, moves: int = 0) -> Table:
    """A match after so many moves, opened and ready."""
    page.goto("/about")
    match = deal(page, *options)
    if moves:
        play(page, match, moves)
    page.goto(f"/m/{match}")
    page.locator("button[data-choice]").first.wait_for()
    table = Table(page, match)
    table.settled()
    return table


_OPEN = """async ([name, seats, options]) => {
  const headers = { 'content-type': 'application/json' }
  await fetch('/api/me')
  await fetch('/api/me', { method: 'PATCH', headers, body: JSON.stringify({ name }) })
  const clock = { t: 'none' }
  const body = JSON.stringify({ game: 'clustered', seats, options, listed: false, clock, programs: false })
  return (await (await fetch('/api/rooms', { method: 'POST', headers, body })).json()).room
}"""


def open_room(page: Page, name: str, seats: int, *options: str) -> str:
    """A room of this person for Clustered with its options; its id. The page ends up in it."""
    page.goto("/about")
    room: str = page.evaluate(_OPEN, [name, seats, list(options)])
    page.goto(f"/t/{room}")
    page.locator("main .chair").first.wait_for()
    return room
