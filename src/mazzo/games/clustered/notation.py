"""Text forms of Clustered's cards and actions: `circle-solid-2 @ -1,2` places a card, `discard wild` discards one,
`circle-solid-2` is a drawn card, which the others receive as `card`.

Cells are `row,column`, rows grow downwards; the first start card lies at `0,0`, the second of an expanded game at
`0,7`.
"""

import re

from mazzo.core.bits import nth_bit
from mazzo.core.errors import Fact, NotUnderstood
from mazzo.core.game import Refusal
from mazzo.core.notation import match, write_cell
from mazzo.games.clustered.deck import NAMES, WILD
from mazzo.games.clustered.meta import REFUSALS
from mazzo.games.clustered.rules.board import clashing
from mazzo.games.clustered.rules.state import (
    AROUND,
    CARDS,
    CLASH,
    COLS,
    DEALING,
    FAST,
    FIRST_DISCARD,
    HOME_COL,
    HOME_ROW,
    PLAYING,
    ROWS,
    TRIM_FIRST,
    TRIMMING,
    WAIT_FOR_CARD,
    State,
    count_in_hand,
)

UNSEEN = "card"
"""Text of a card for viewers who may not see it."""

_CARD = r"([a-z]{1,10}(?:-[a-z]{1,10}-\d)?)"
_CELL = r"(-?\d{1,3}) ?, ?(-?\d{1,3})"
_PLACEMENT = re.compile(rf"{_CARD} ?@ ?{_CELL}", re.IGNORECASE | re.ASCII)
_DISCARD = re.compile(rf"discard {_CARD}", re.IGNORECASE | re.ASCII)
_DRAW = re.compile(_CARD, re.IGNORECASE | re.ASCII)
_EXPECTED = "circle-solid-2 @ -1,2"


def write(s: State, seat: int, action: int) -> str:
    """The text of an action, legal or not."""
    name = NAMES[action % CARDS]
    if action >= FIRST_DISCARD:
        return f"discard {name}"
    spot = action // CARDS
    return f"{name} @ {write_cell(spot // COLS - HOME_ROW, spot % COLS - HOME_COL)}"


def hint_parts(text: str) -> tuple[str, str]:
    """What an action does, and where: a card and its spot, or `discard` and the card."""
    what, _, where = text.partition(" @ " if "@" in text else " ")
    return what, where


def read(s: State, seat: int, text: str) -> int:
    """The action with this text, legal or not. Raises NotUnderstood."""
    if text.lstrip().lower().startswith("discard"):
        return FIRST_DISCARD + _card(match(_DISCARD, text, "discard wild")[1], text)
    parts = match(_PLACEMENT, text, _EXPECTED)
    r, c = int(parts[2]) + HOME_ROW, int(parts[3]) + HOME_COL
    if not (0 <= r < ROWS and 0 <= c < COLS):
        raise NotUnderstood("clustered-too-far", rule="3.2", text=text)
    return (r * COLS + c) * CARDS + _card(parts[1], text)


def write_chance(s: State, outcome: int) -> str:
    """The text of the card that the player in turn draws."""
    faces = s.deck[s.turn].bit_count()
    return NAMES[nth_bit(s.deck[s.turn], outcome) if outcome < faces else WILD]


def read_chance(s: State, text: str) -> int:
    """The outcome that draws a card. Raises NotUnderstood if it cannot be drawn."""
    card = _card(match(_DRAW, text, "circle-solid-2")[1], text)
    deck = s.deck[s.turn]
    if s.deck_wilds[s.turn] == 0 if card == WILD else deck >> card & 1 == 0:
        raise NotUnderstood("clustered-card-gone", rule="1.3" if card == WILD else "1.1", card=NAMES[card])
    return deck.bit_count() if card == WILD else (deck & (1 << card) - 1).bit_count()


def redact(s: State, seat: int | None, move: int, viewer: int | None) -> str | None:
    """A drawn card is visible to its player only; everything else is public."""
    return UNSEEN if seat is None and viewer != s.turn else None


def refuse(s: State, seat: int, action: int, code: int) -> Refusal:
    """The refusal for a code of the rules, with the variables of its sentence."""
    name, rule = REFUSALS[code]
    if s.phase == DEALING and code == WAIT_FOR_CARD:
        rule = "9.1" if s.options & FAST else "2.3"
    if s.phase == TRIMMING and code == TRIM_FIRST:
        rule = "9.1"
    facts: dict[str, Fact] = {}
    if 0 <= action < FIRST_DISCARD + CARDS:
        facts["card"] = NAMES[action % CARDS]
    if code == CLASH:
        facts["clashes"] = sum(clashing(s, action // CARDS + step) >> action % CARDS & 1 for step in AROUND)
    return Refusal(name, rule, facts)


def refuse_waiting(s: State, seat: int) -> Refusal:
    """The refusal for a seat that may not act while another seat must."""
    if s.phase == TRIMMING:
        return Refusal("clustered-other-trims", "9.b")
    if s.phase == PLAYING and count_in_hand(s, seat) == 0:
        return Refusal("clustered-finished", "7.3")
    return Refusal("not-your-turn", "2.4")


def _card(text: str, whole: str) -> int:
    card = text.lower()
    if card not in NAMES[:CARDS]:
        raise NotUnderstood("clustered-no-such-card", rule="1.1", text=whole)
    return NAMES.index(card)
