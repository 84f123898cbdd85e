"""Helpers for a table of Grove: its page, what the server offers, quick play without the screen."""

from dataclasses import dataclass
from typing import Literal

import msgspec
from playwright.sync_api import Page

from mazzo.games.grove.rules.state import KIND, SCARCE, SQUIRREL
from mazzo.games.grove.view import Board
from tests.e2e import matches
from tests.e2e.table import Offer, Table

Taste = Literal["plain", "squirrel", "scarce"]

# Plays the richest placement without the squirrel. "squirrel": lets it come once, where it is cheapest. "scarce":
# stops as soon as some placement would leave too few dice of a colour; true if one does.
PLAY = """(cards, taste) => ({ view, offers, outcome }) => {
  const kinds = (placement) => placement[6].map((effect) => Math.floor(effect / 16))
  const having = (placement, kind) => kinds(placement).filter((each) => each === kind).length
  const [board] = view.boards
  const [asked] = [...offers.wheelbarrows, ...offers.dice]
  const met = taste === 'scarce' && offers.placements.some((placement) => having(placement, 10) > 0)
  if (outcome || met || (board.laid.length >= cards && !asked)) return { end: met }
  const may = offers.placements.filter((placement) => having(placement, 9) > 0)
  const wish = taste === 'squirrel' && board.squirrel_left && board.laid.length > 3 && may.length > 0
  const fresh = taste === 'scarce' ? 20 : 0
  const worth = (placement) => placement[5] + fresh * having(placement, 4) - (wish ? 0 : 50) * having(placement, 9)
  const best = (wish ? may : offers.placements).sort((a, b) => worth(b) - worth(a))[0]
  const next = asked ?? best
  return next ? [next[0]] : null
}"""


@dataclass(frozen=True)
class Sight:
    """The snapshot of the seat, read."""

    version: int
    board: Board
    offers: tuple[Offer, ...]
    dice: tuple[tuple[int, int, int, int], ...]
    wheelbarrows: tuple[tuple[int, int, int], ...]
    recipes: tuple[int, ...]
    is_over: bool

    def free(self, card: int, turn: int | None = None) -> Offer:
        """The richest placement of a card, in one of its turns or any, without the squirrel if there is one."""
        found = [offer for offer in self.offers if offer.card == card and turn in (None, offer.turn)]
        return max(found, key=lambda offer: (not has(offer, SQUIRREL), offer.gain))


def has(offer: Offer, kind: int) -> bool:
    """Whether one of the cells it covers meets that."""
    return any(effect // KIND == kind for effect in offer.effects)


class Grove(Table):
    """One page at one match of Grove."""

    def see(self) -> Sight:
        """The snapshot, read."""
        told = self.snapshot()
        offers = told["offers"]
        return Sight(
            told["version"],
            msgspec.convert(told["view"]["boards"][0], Board),
            tuple(msgspec.convert(placement, Offer) for placement in offers["placements"]),
            msgspec.convert(offers["dice"], tuple[tuple[int, int, int, int], ...]),
            msgspec.convert(offers["wheelbarrows"], tuple[tuple[int, int, int], ...]),
            tuple(each["card"] for each in told["view"]["recipes"]),
            told["outcome"] is not None,
        )


def deal(page: Page, *, practice: bool = False, options: tuple[str, ...] = ()) -> str:
    """A new match of Grove for the person in this page, which must show a page of the server; its id."""
    return matches.deal(page, "grove", practice=practice, options=options)


def play(page: Page, match: str, *, cards: int = 9, taste: Taste = "plain") -> bool:
    """Plays until so many cards lie in the grove, or to the end; true if it stopped before a choice wished for."""
    return bool(matches.play(page, match, PLAY, cards, taste))


def join(page: Page, match: str) -> Grove:
    """The page at a match that is being played."""
    page.goto(f"/m/{match}")
    page.locator("button[data-card]").first.wait_for()
    table = Grove(page, match)
    table.settled()
    return table


def sit_down(page: Page, *, practice: bool = False, options: tuple[str, ...] = (), cards: int = 1) -> Grove:
    """A new match, so many cards of it laid, opened and ready."""
    page.goto("/about")
    match = deal(page, practice=practice, options=options)
    play(page, match, cards=cards)
    return join(page, match)


def sit_at_scarcity(page: Page) -> Grove:
    """A match in which some placement would leave too few dice of a colour: more than every third deal comes to it."""
    page.goto("/about")
    for _ in range(20):
        match = deal(page)
        if play(page, match, taste="scarce"):
            return join(page, match)
    raise AssertionError("no deal of twenty ran out of dice")


__all__ = ("KIND", "SCARCE", "SQUIRREL", "Grove", "Sight", "deal", "has", "join", "play", "sit_at_scarcity", "sit_down")
