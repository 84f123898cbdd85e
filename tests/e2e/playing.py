"""Games of Orchard played quickly, by the person in a page but without the screen: to get to where a test begins."""

from typing import Literal

from playwright.sync_api import Page

from tests.e2e import matches
from tests.e2e.matches import Source

# Plays the placement of the highest gain, until so many cards lie before the seat, or so many more; "rotten" first
# spends a token, at the third card, if it can.
PLAY = """(cards, more, taste) => {
  let goal = more ? null : cards
  return ({ seat, view, offers, outcome }) => {
    const { laid, score } = view.boards.find((board) => board.seat === seat)
    goal ??= laid.length + more
    const choosing = offers.dice.length > 0
    if (outcome || (laid.length >= goal && !choosing)) return { end: [laid.length, score.total] }
    if (choosing) return [offers.dice[0][0]]
    if (offers.placements.length === 0) return null
    const rotten = (placement) => placement[6].filter((effect) => effect === 7).length
    const dear = taste === 'rotten' && laid.length === 2 && offers.placements.some((each) => rotten(each) === 1)
    const wanted = offers.placements.filter((placement) => !dear || rotten(placement) === 1)
    const worth = (placement) => placement[5] - 2 * rotten(placement)
    return [wanted.sort((a, b) => worth(b) - worth(a))[0][0]]
  }
}"""


def deal(page: Page, *, practice: bool = False, source: Source | None = None) -> str:
    """A new match of Orchard for the person in this page, which must show a page of the server; its id."""
    return matches.deal(page, "orchard", practice=practice, source=source)


def play(page: Page, match: str, *, cards: int = 9, taste: Literal["plain", "rotten"] = "plain") -> int:
    """Play until so many cards lie in the orchard, or to the end; the score then."""
    _, score = matches.play(page, match, PLAY, cards, 0, taste)
    return int(score)


def finished(page: Page, *, practice: bool = False, source: Source | None = None) -> str:
    """A match played to its end by the person in this page; its id."""
    match = deal(page, practice=practice, source=source)
    play(page, match)
    return match
