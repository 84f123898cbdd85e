"""Helpers for a table of Clustered: its page, what the server offers, quick play without the screen."""

from dataclasses import dataclass
from typing import NamedTuple

import msgspec
from playwright.sync_api import Locator, Page, expect

from mazzo.games.clustered.view import ClusteredView
from tests.e2e import matches
from tests.e2e.match_page import GridPage
from tests.e2e.rooms import create_room

# Lays where most neighbours are met, or discards, until so many moves are made or the game is over.
PLAY = """(moves) => {
  let left = moves
  return ({ seat, view, offers, outcome }) => {
    if (outcome || left === 0) return { end: view.players[seat].score.total }
    const worth = (placement) => 3 * placement[4] + placement[5].filter((shared) => shared >= 0).length
    const best = offers.placements.sort((a, b) => worth(b) - worth(a))[0] ?? offers.discards[0]
    if (!best) return null
    left -= 1
    return [best[0]]
  }
}"""

TURNS = 29
"""Every card of a deck is a turn."""

Meets = tuple[int, int, int, int]


class Offer(NamedTuple):
    """A placement of the offers, as in the message."""

    action: int
    card: int
    row: int
    col: int
    gain: int
    meets: Meets


class Misfit(NamedTuple):
    """A cell where a card does not fit, as in the message."""

    card: int
    row: int
    col: int
    meets: Meets


@dataclass(frozen=True)
class Sight:
    """The snapshot of the seat, read."""

    view: ClusteredView
    offers: tuple[Offer, ...]
    misfits: tuple[Misfit, ...]
    discards: int
    trim: int
    is_over: bool


class Table(GridPage):
    """One page at one match of Clustered."""

    def look(self) -> Sight:
        """The snapshot, read."""
        told = self.snapshot()
        offers = told["offers"]
        return Sight(
            msgspec.convert(told["view"], ClusteredView),
            tuple(msgspec.convert(each, Offer) for each in offers["placements"]),
            tuple(msgspec.convert(each, Misfit) for each in offers["misfits"]),
            len(offers["discards"]),
            offers["trim"],
            told["outcome"] is not None,
        )

    def hand(self) -> Locator:
        """The cards of the hand, as buttons."""
        return self.page.locator("button[data-choice]")

    def notice(self) -> Locator:
        """The line over the hand."""
        return self.page.locator("section > p").first

    def middle(self, row: int, col: int) -> tuple[float, float]:
        """The middle of a cell, on the screen."""
        return self.point(row + 0.5, col + 0.5)

    def choose(self, card: int) -> None:
        """Choose a card by its place in the hand, as a pointer does, and wait until nothing glides any more."""
        self.page.locator(f"button[data-card='{card}']").first.click()
        expect(self.page.locator("button[data-choice][aria-pressed=true]")).to_have_attribute("data-card", str(card))
        self.settled()


def deal(page: Page, *options: str) -> str:
    """A new match of Clustered for the person in this page, which must show a page of the server; its id."""
    return matches.deal(page, "clustered", options=options)


def play(page: Page, match: str, moves: int) -> int:
    """So many moves, or all until the end; the points then."""
    return int(matches.play(page, match, PLAY, moves))


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


def open_room(page: Page, name: str, seats: int, *options: str) -> str:
    """A room of this person for Clustered with its options; its id. The page ends up in it."""
    room = create_room(page, name, "clustered", seats, options=options)
    page.goto(f"/t/{room}")
    page.locator("main .chair").first.wait_for()
    return room
