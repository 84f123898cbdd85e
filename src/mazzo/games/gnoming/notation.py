"""Text forms of Gnoming A Round's cards and actions: `draw` and `take 5 left`; `put 5 @ 3` on a face-down card, `put 5
@ 3 for 8` on an 8; `discard 7 right`, `discard hazard`; `turn 9`, `pass`; `5` is a card turned or drawn, which the
others receive as `card` if only its player sees it.

Cells are numbered 1 to 9 in reading order. `read` accepts actions without the cards: `take left`, `put 3`.
"""

import re

from mazzo.core.errors import Fact, NotUnderstood
from mazzo.core.game import Refusal
from mazzo.core.notation import match
from mazzo.games.gnoming.deck import CELLS, COUNTS, FIRST_POSITIVE, HAZARD, NAMES, SIDE
from mazzo.games.gnoming.meta import REFUSALS
from mazzo.games.gnoming.rules.state import (
    ASKING,
    BOTH_PILES,
    CHOOSING,
    DISCARD,
    DOWN,
    DRAW,
    FILL_PILE,
    FIRST_CARDS,
    NO_BOUNCE,
    NOTHING,
    OPENING,
    OUT,
    PASS,
    PUT,
    REMOVE,
    REVEALING,
    STARTING,
    TAKE,
    TELLS_DRAW,
    TELLS_OUT,
    TURN,
    WAIT_FOR_CARD,
    State,
    is_positive,
    open_piles,
    sees_hand,
    top_of,
)

UNSEEN = "card"
"""Text of a card for viewers who may not see it."""
SIDES = ("left", "right")
"""The discard piles."""
_TURNS = {STARTING: "2.4", OPENING: "2.5", ASKING: "6.1", REVEALING: "7.2"}
"""The rule by which a card is turned up, by phase; else one is drawn (3.2)."""

_CARD = r"(-?\d|hazard|mulligan)"
_FORMS = {
    "draw": re.compile(r"draw", re.IGNORECASE),
    "pass": re.compile(r"pass", re.IGNORECASE),
    "turn": re.compile(r"turn (\d)", re.IGNORECASE | re.ASCII),
    "take": re.compile(rf"take (?:{_CARD} )?(left|right)", re.IGNORECASE | re.ASCII),
    "put": re.compile(rf"put (?:{_CARD} ?@ ?|@ ?)?(\d)(?: for {_CARD})?", re.IGNORECASE | re.ASCII),
    "discard": re.compile(rf"discard(?: {_CARD})?(?: (left|right))?", re.IGNORECASE | re.ASCII),
}
_EXPECTED = {
    "turn": "turn 5",
    "take": "take left",
    "put": "put 5 @ 3",
    "discard": "discard left",
}


def write(s: State, seat: int, action: int) -> str:
    """The text of an action, legal or not. It names the card in hand if the seat sees it (3.a)."""
    card = f"{NAMES[s.hand]} " if s.hand != NOTHING and sees_hand(s, seat) else ""
    if action < PASS:
        return f"turn {action - TURN + 1}"
    if action < TAKE:
        return "pass" if action == PASS else "draw"
    if action < PUT:
        return f"take {_named(top_of(s, action - TAKE))}{SIDES[action - TAKE]}"
    if action < DISCARD:
        there = s.cells[seat][action - PUT]
        out = "" if there == DOWN else f" for {NAMES[there]}"
        return f"put {card}@ {action - PUT + 1}{out}"
    return "discard hazard" if action == REMOVE else f"discard {card}{SIDES[action - DISCARD]}"


def hint_parts(text: str) -> tuple[str, str]:
    """What an action does, and where: a card, and the row and column of its cell or the pile."""
    verb, _, rest = text.partition(" ")
    if verb == "turn":
        return verb, _place(rest)
    if verb == "put":
        card, _, there = rest.partition("@ ")
        return f"put {card}".rstrip(), _place(there.split(" ")[0])
    if verb == "discard" and rest.endswith(SIDES):
        card, _, side = rest.rpartition(" ")
        return f"discard {card}".rstrip(), side
    return text, ""


def read(s: State, seat: int, text: str) -> int:
    """The action with this text, legal or not. Raises NotUnderstood."""
    verb = text.lstrip().split(" ")[0].lower()
    parts = match(_FORMS.get(verb, _FORMS["put"]), text, _EXPECTED.get(verb, "take left"))
    if verb in ("draw", "pass"):
        return DRAW if verb == "draw" else PASS
    if verb == "turn":
        return TURN + _cell(parts[1], text)
    if verb == "take":
        pile = SIDES.index(parts[2].lower())
        _agree(parts[1], top_of(s, pile), text)
        return TAKE + pile
    hand = s.hand if sees_hand(s, seat) else NOTHING
    if verb == "put":
        cell = _cell(parts[2], text)
        _agree(parts[1], hand, text)
        _agree(parts[3], s.cells[seat][cell], text)
        return PUT + cell
    return _discard(parts[1], parts[2], hand, open_piles(s), text)


def _discard(card: str | None, side: str | None, hand: int, piles: int, text: str) -> int:
    """The discard of a card to a pile; either may be left out if the action is still unique."""
    if side is None:
        if (card or "").lower() == NAMES[HAZARD] or (card is None and hand == HAZARD):
            return REMOVE
        if piles == BOTH_PILES:
            raise NotUnderstood(text=text, expected=_EXPECTED["discard"])
    _agree(card, hand, text)
    return DISCARD + (SIDES.index(side.lower()) if side else piles - 1)


def write_chance(s: State, outcome: int) -> str:
    """The text of the card that chance reveals."""
    kind = 0
    for count in _cards(s):
        if outcome < count:
            break
        outcome -= count
        kind += 1
    return NAMES[kind]


def read_chance(s: State, text: str) -> int:
    """The first outcome that reveals a card. Raises NotUnderstood if there is none."""
    card = _kind(match(re.compile(_CARD, re.IGNORECASE | re.ASCII), text, "5")[1], text)
    cards = _cards(s)
    if cards[card] == 0:
        rule = "1.2" if card < FIRST_POSITIVE else "1.1" if card < HAZARD else "1.3"
        raise NotUnderstood("gnoming-card-gone", rule=rule, card=NAMES[card], count=COUNTS[card])
    return sum(cards[:card])


def redact(s: State, seat: int | None, move: int, viewer: int | None) -> str | None:
    """A card drawn from the stock is visible to its player only (3.a); everything else is public."""
    return UNSEEN if seat is None and s.due == TELLS_DRAW and viewer != s.turn else None


def refuse(s: State, seat: int, action: int, code: int) -> Refusal:
    """The refusal for a code of the rules, with the variables of its sentence."""
    name, rule = REFUSALS[code]
    facts: dict[str, Fact] = {}
    if s.hand != NOTHING and sees_hand(s, seat):
        facts["card"] = NAMES[s.hand]
    if code == FILL_PILE:
        facts["pile"] = SIDES[1 - (action - DISCARD)]
    if TURN <= action < PASS:
        facts["cell"] = action - TURN + 1
    if code == NO_BOUNCE and s.source == OUT and not is_positive(s.hand):
        rule = "4.6"
    if code == WAIT_FOR_CARD:
        rule = "4.3" if s.due == TELLS_OUT else _TURNS.get(s.phase, rule)
    return Refusal(name, rule, facts)


def refuse_waiting(s: State, seat: int) -> Refusal:
    """The refusal for a seat that may not act while another seat must."""
    if s.phase == CHOOSING:
        return Refusal("gnoming-other-choose", "2.b", {"count": FIRST_CARDS})
    if s.phase == ASKING:
        return Refusal("gnoming-other-asked", "6.a")
    return Refusal("not-your-turn", "3.1")


def _cards(s: State) -> list[int]:
    """How many cards of each kind chance may reveal now."""
    return list(s.fresh if s.renewed and s.due == TELLS_DRAW else s.unseen)


def _place(number: str) -> str:
    """The row and column of a cell number from 1."""
    return ",".join(map(str, divmod(int(number) - 1, SIDE)))


def _named(kind: int) -> str:
    return "" if kind == NOTHING else f"{NAMES[kind]} "


def _cell(text: str, whole: str) -> int:
    if not 1 <= int(text) <= CELLS:
        raise NotUnderstood("gnoming-no-such-cell", rule="2.1", text=whole)
    return int(text) - 1


def _kind(text: str, whole: str) -> int:
    if text.lower() not in NAMES:
        raise NotUnderstood("gnoming-no-such-card", rule="1.1", text=whole)
    return NAMES.index(text.lower())


def _agree(text: str | None, kind: int, whole: str) -> None:
    """Raises NotUnderstood if the text names another card than this kind."""
    if text is not None and (_kind(text, whole) != kind or kind == NOTHING):
        raise NotUnderstood("gnoming-other-card", rule="3.1", text=whole)
