"""Text forms of placements and spots of `gridcards.grid`: `14 r90 @ -1,2` places card 14, turned by 90 degrees;
`die 0,3` names a spot. Cells are `row,column`, rows grow downwards, and the start card lies upright with its top-left
cell at `0,0`.
"""

import re
from typing import NamedTuple

from mazzo.core.errors import NotUnderstood
from mazzo.core.notation import match, write_cell
from mazzo.gridcards.grid import COLS, HOME_COL, HOME_ROW, ROWS, card_of, col_of, placement, row_of, turn_of

_CELL = r"(-?\d{1,2}) ?, ?(-?\d{1,2})"
_PLACEMENT = re.compile(rf"#?(\d{{1,2}})(?: r(0|90|180|270))? ?@ ?{_CELL}", re.IGNORECASE | re.ASCII)
_CARD = re.compile(r"#?(\d{1,2})", re.ASCII)


class Codes(NamedTuple):
    """A game's error codes for a card number that does not exist and for a spot outside the grid."""

    no_such_card: str
    too_far: str


def write_spot(spot: int) -> str:
    """The spot row * COLS + col as text."""
    return write_cell(spot // COLS - HOME_ROW, spot % COLS - HOME_COL)


def write_placement(action: int) -> str:
    """The text of a placement, legal or not."""
    return f"{card_of(action) + 1} r{90 * turn_of(action)} @ {write_spot(row_of(action) * COLS + col_of(action))}"


def hint_parts(text: str) -> tuple[str, str]:
    """What an action does, and where: the card and its spot, or the word before a spot and the spot."""
    if "@" in text:
        card, _, spot = text.partition(" @ ")
        return card.split(" ")[0], spot
    what, _, spot = text.partition(" ")
    return what, spot


def read_placement(codes: Codes, text: str, cards: int) -> int:
    """The placement with this text; r0 may be left out. `cards`: how many there are. Raises NotUnderstood."""
    parts = match(_PLACEMENT, text, "14 r90 @ -1,2")
    r, c = _spot(codes, parts[3], parts[4], text)
    return placement(_card(codes, parts[1], text, cards), int(parts[2] or 0) // 90, r, c)


def read_spot(codes: Codes, word: str, text: str) -> int:
    """The spot in a text of the form `word row,column`. Raises NotUnderstood."""
    parts = match(re.compile(rf"{word} {_CELL}", re.IGNORECASE | re.ASCII), text, f"{word} 0,3")
    r, c = _spot(codes, parts[1], parts[2], text)
    return r * COLS + c


def read_card(codes: Codes, text: str, cards: int) -> int:
    """The card, from 0, with this number, from 1. Raises NotUnderstood."""
    return _card(codes, match(_CARD, text, "14")[1], text, cards)


def _card(codes: Codes, number: str, whole: str, cards: int) -> int:
    card = int(number) - 1
    if not 0 <= card < cards:
        raise NotUnderstood(codes.no_such_card, rule="1.1", text=whole, cards=cards)
    return card


def _spot(codes: Codes, row_text: str, column_text: str, whole: str) -> tuple[int, int]:
    r, c = int(row_text) + HOME_ROW, int(column_text) + HOME_COL
    if not (0 <= r < ROWS and 0 <= c < COLS):
        raise NotUnderstood(codes.too_far, rule="3.4", text=whole)
    return r, c
