"""The text form of Orchard's cards and actions: `14 r90 @ -1,2` lays a card, `die 0,3` gives a scarce die to a tree,
`14` is a card drawn.

Cells are `row,column`, rows grow downwards, and the start card lies upright with its top-left cell at `0,0`.
"""

import re

from mazzo.core.errors import Fact, NotUnderstood
from mazzo.core.game import Refusal
from mazzo.core.notation import match, write_cell
from mazzo.games.orchard.deck import CARDS
from mazzo.games.orchard.meta import REFUSALS
from mazzo.games.orchard.rules import play
from mazzo.games.orchard.rules.dice import is_choosing
from mazzo.games.orchard.rules.state import (
    ALL_PLACED,
    COLS,
    FIRST_DIE,
    GAME_OVER,
    HOME_COL,
    HOME_ROW,
    NO_CARD,
    NO_DIE_DUE,
    ROWS,
    State,
    card_of,
    col_of,
    placement,
    row_of,
    turn_of,
)

_CELL = r"(-?\d{1,2}) ?, ?(-?\d{1,2})"
_PLACEMENT = re.compile(rf"#?(\d{{1,2}})(?: r(0|90|180|270))? ?@ ?{_CELL}", re.IGNORECASE | re.ASCII)
_DIE = re.compile(rf"die {_CELL}", re.IGNORECASE | re.ASCII)
_CARD = re.compile(r"#?(\d{1,2})", re.ASCII)
_EXPECTED = "14 r90 @ -1,2"


def write(s: State, seat: int, action: int) -> str:
    """The text of an action, whether legal or not."""
    if action >= FIRST_DIE:
        spot = action - FIRST_DIE
        return f"die {write_cell(spot // COLS - HOME_ROW, spot % COLS - HOME_COL)}"
    cell = write_cell(row_of(action) - HOME_ROW, col_of(action) - HOME_COL)
    return f"{card_of(action) + 1} r{90 * turn_of(action)} @ {cell}"


def read(s: State, seat: int, text: str) -> int:
    """The action a text stands for, whether legal or not; r0 may be left out. Raises NotUnderstood."""
    if text.lstrip().lower().startswith("die"):
        found = match(_DIE, text, "die 0,3")
        r, c = _spot(found[1], found[2], text)
        return FIRST_DIE + r * COLS + c
    found = match(_PLACEMENT, text, _EXPECTED)
    r, c = _spot(found[3], found[4], text)
    return placement(_card(found[1], text), int(found[2] or 0) // 90, r, c)


def write_chance(s: State, outcome: int) -> str:
    """The number of the outcome-th unseen card."""
    return str(_unseen(s)[outcome] + 1)


def read_chance(s: State, text: str) -> int:
    """The outcome that draws the numbered card. Raises NotUnderstood if that card cannot come."""
    card = _card(match(_CARD, text, "14")[1], text)
    unseen = _unseen(s)
    if card not in unseen:
        raise NotUnderstood("orchard-card-seen", rule="2.1", card=card + 1)
    return unseen.index(card)


def refuse(s: State, seat: int, action: int, code: int) -> Refusal:
    """A refusal of the rules with the facts its sentence tells."""
    name, rule = REFUSALS[code]
    if code == GAME_OVER and s.ended == ALL_PLACED:
        rule = "7.2"
    if code == NO_DIE_DUE and not is_choosing(s):
        name = "orchard-no-die-waiting"  # then no tree is marked
    facts: dict[str, Fact] = {}
    if 0 <= action < FIRST_DIE:
        facts = {"card": card_of(action) + 1, "tokens": s.tokens}
        if s.hand[0] != NO_CARD:
            facts["differ"] = play.covers(s, action, play.OTHER)
    return Refusal(name, rule, facts)


def wait(s: State, seat: int) -> Refusal:
    """What somebody is told who may not act while others do."""
    if s.ended:
        return Refusal("orchard-finished", "9.4" if s.ended == ALL_PLACED else "9.a")
    return Refusal("not-your-turn", "9.3")


def _unseen(s: State) -> list[int]:
    return [card for card in range(CARDS) if s.unseen >> card & 1]


def _card(text: str, whole: str) -> int:
    card = int(text) - 1
    if not 0 <= card < CARDS:
        raise NotUnderstood("orchard-no-such-card", rule="1.1", text=whole, cards=CARDS)
    return card


def _spot(row_text: str, column_text: str, whole: str) -> tuple[int, int]:
    r, c = int(row_text) + HOME_ROW, int(column_text) + HOME_COL
    if not (0 <= r < ROWS and 0 <= c < COLS):
        raise NotUnderstood("orchard-too-far", rule="3.4", text=whole)
    return r, c
