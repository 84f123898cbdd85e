"""Examples as a rulebook would lay them out: cards and entries in, boards out.

Nearly every example brings cards of its own, so that what it is about lies on the table after a card or two. A card is
six letters, row by row: `o` an orange, `O` two, `l` and `L` lemons, `g` and `G` limes (green), `.` the glade.
"""

from collections.abc import Sequence
from typing import NamedTuple

import mazzo
from mazzo import Match
from mazzo.core.own_deck import OwnDeck
from mazzo.games.grove.recipes import Recipe
from mazzo.games.grove.view import Board, Cell, Placement
from mazzo.match import CHANCE

WORDS = {
    "o": "orange-1",
    "O": "orange-2",
    "l": "lemon-1",
    "L": "lemon-2",
    "g": "lime-1",
    "G": "lime-2",
    ".": "glade",
}
FILLER = "ol/lg/g."
"""Every card of a deck that the example does not bring."""
KINDS = (
    *("GROUND", "BARE", "GLADE", "NO_DIE", "NEW", "GROWS"),
    *("STAYS", "BARROW", "TO_GLADE", "SQUIRREL", "SCARCE", "TEN_DUE"),
)
DULL = Recipe(10, "at-least", 30, "dice", amount=1, name="Dull")
"""A recipe that never pays."""


class Effect(NamedTuple):
    """What a cell of a laid card met."""

    kind: str
    value: int


def own_deck(cards: str, recipes: Sequence[Recipe] = ()) -> OwnDeck:
    """These cards from 1 on, and fillers up to 18."""
    told = [*cards.split(), *[FILLER] * 18][:18]
    faces = tuple(tuple(WORDS[letter] for letter in card.replace("/", "")) for card in told)
    return OwnDeck("grove", "An example", faces, tuple(recipes))


def example(cards: str, entries: str, seats: int = 1, options: Sequence[str] = ()) -> Match:
    """A match played so far, told as in a journal: `* 14` draws, `0 14 r90 @ 1,0` plays; ";" parts the entries. Without
    cards it is the house deck's.
    """
    deck = own_deck(cards) if cards else None
    match = mazzo.deal("grove", seats=seats, options=options, chance="manual", deck=deck)
    go_on(match, entries)
    return match


def challenge(cards: str, entries: str, *pair: Recipe, seats: int = 1) -> Match:
    """The same with two recipes set aside, those of cards 17 and 18."""
    first, second = (*pair, DULL, DULL)[:2]
    deck = own_deck(cards, [*[DULL] * 16, first, second])
    match = mazzo.deal("grove", seats=seats, options=("recipes",), chance="manual", deck=deck)
    go_on(match, "* recipe 17; * recipe 18; " + entries)
    return match


def go_on(match: Match, entries: str) -> None:
    """Play further entries."""
    for entry in entries.replace("\n", ";").split(";"):
        who, _, what = entry.strip().partition(" ")
        if who == "*":
            match.happen(what)
        elif who:
            match.play(int(who), what)


def stacked(count: int) -> str:
    """The entries that lay cards 1 to `count` exactly on each other, 1 at the bottom; the next two are the hand."""
    lays = [f"0 {card} r0 @ 0,0" + (f"; * {card + 2}" if card < 8 else "") for card in range(2, count + 1)]
    return "; ".join(["* 1; * 2; * 3", *lays])


def play_out(match: Match) -> Match:
    """To the end, each seat taking its first legal action and each draw its first card."""
    while not match.outcome:
        if match.chances():
            match.happen(match.chances()[0])
        else:
            seat = match.current_players()[0]
            match.play(seat, match.legal_actions(seat)[0])
    return match


def board(match: Match, seat: int = 0) -> Board:
    """A seat's grove as its owner sees it."""
    found: Board = match.view(seat).boards[seat]
    return found


def cell(match: Match, row: int, col: int, seat: int = 0) -> Cell:
    """What is in sight on a cell."""
    (found,) = (one for one in board(match, seat).cells if (one.row, one.col) == (row, col))
    return found


def die(match: Match, row: int, col: int, seat: int = 0) -> int:
    """What the die on a cell shows, 15 for the wheelbarrow, 0 if there is none."""
    return cell(match, row, col, seat).die


def dice(match: Match) -> dict[tuple[int, int], int]:
    """Every die of the grove."""
    return {(one.row, one.col): one.die for one in board(match).cells if one.die}


def effects(told: Sequence[int]) -> list[Effect]:
    """What the numbers of the wire say."""
    return [Effect(KINDS[one // 16], one % 16) for one in told]


def last_effects(match: Match, seat: int = 0) -> list[Effect]:
    """What the cells of the card met that the seat laid last."""
    found = [step for step in match.steps(0, seat) if step.seat == seat and "@" in step.text]
    return effects(found[-1].effects or ())


def kinds(match: Match) -> str:
    """The same without the values, in reading order."""
    return " ".join(effect.kind for effect in last_effects(match))


def offer(match: Match, text: str) -> Placement:
    """What a placement is announced to bring."""
    action = match.read(0, text)
    (found,) = (one for one in match.snapshot(0).offers.placements if one.action == action)
    return Placement(*found)


def drawn(match: Match) -> list[str]:
    """The numbers of the cards drawn so far."""
    return [entry.text for entry in match.line if entry.seat == CHANCE and "recipe" not in entry.text]
