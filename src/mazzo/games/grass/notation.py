"""Text forms of Grass's cards and actions: `play panama`, `play bust on 2`, `cover mexico` and `done`; `discard
felony`; `pass sold-out`, to the left. A draft: `to 2`, `give panama`, `give panama as peddle-50`, `give bust as card`,
`want heat-off`, `give tabled mexico`, `want tabled panama`, `give covered mexico`, `propose`, `drop`; answers:
`accept`, `decline`, `withdraw`, `pick mexico`. A drawn card is its name, which the others receive as `card`.

Players are numbers from 0, as everywhere in a journal; `read` also accepts A to F.
"""

import re

from mazzo.core.errors import Fact, NotUnderstood
from mazzo.core.game import Refusal
from mazzo.core.notation import match
from mazzo.games.grass.deck import (
    COUNTS,
    DR_FEELGOOD,
    HEATS,
    IMMUNITY,
    KINDS,
    NAMES,
    PEDDLES,
    SEATS,
    STEAL,
    STONEHIGH,
    WORDS,
)
from mazzo.games.grass.meta import REFUSALS
from mazzo.games.grass.rules.answers import picks_due
from mazzo.games.grass.rules.state import (
    ACCEPT,
    ACTIONS,
    COVER,
    DEALING,
    DECLINE,
    DISCARD,
    DONE,
    DROP,
    GAME_OVER,
    GIVE,
    GIVE_COVERED,
    GIVE_TABLED,
    HANDS_PLAYED,
    HOWS,
    NEEDS_TARGET,
    NO_MARKET,
    NO_TARGET,
    NOT_IN_HAND,
    NOT_ON_YOURSELF,
    NOT_TABLED,
    NOTHING,
    OTHER_HEAT,
    PART_ORDER,
    PASS,
    PASSING,
    PICK,
    PLAY,
    PROPOSE,
    TARGETS,
    TO,
    TOO_DEAR,
    UNDER_HEAT,
    WAIT_FOR_CARD,
    WANT,
    WANT_COVERED,
    WANT_TABLED,
    WITHDRAW,
    State,
    is_heated,
    next_heat,
)
from mazzo.games.grass.rules.trade import is_covered, is_to, is_want, kind_given, peddle_of, told_as

UNSEEN = "card"
"""Text of a card for viewers who may not see it."""
UNTOLD = ""
"""Text of a step that no other viewer receives."""

PLAIN = {"done": DONE, "propose": PROPOSE, "drop": DROP, "accept": ACCEPT, "decline": DECLINE, "withdraw": WITHDRAW}
DRAFTED = ("to", "give", "want", "propose", "drop")
"""Words of the actions that draft a proposal."""
_CARD = r"([a-z]{2,}(?:-[a-z]+)*(?:-\d\d)?)"
_SEAT = r"([0-9a-f])"
_FORMS = {
    "play": re.compile(rf"play {_CARD}(?: on {_SEAT})?", re.IGNORECASE | re.ASCII),
    "discard": re.compile(rf"discard {_CARD}", re.IGNORECASE | re.ASCII),
    "cover": re.compile(rf"cover {_CARD}", re.IGNORECASE | re.ASCII),
    "pass": re.compile(rf"pass {_CARD}", re.IGNORECASE | re.ASCII),
    "pick": re.compile(rf"pick {_CARD}", re.IGNORECASE | re.ASCII),
    "to": re.compile(rf"to {_SEAT}", re.IGNORECASE | re.ASCII),
    "give": re.compile(rf"give (?:(tabled|covered) )?{_CARD}(?: as {_CARD})?", re.IGNORECASE | re.ASCII),
    "want": re.compile(rf"want (?:(tabled|covered) )?{_CARD}", re.IGNORECASE | re.ASCII),
}
_EXPECTED = {
    "discard": "discard felony",
    "cover": "cover mexico",
    "pass": "pass mexico",
    "pick": "pick mexico",
    "to": "to 1",
    "give": "give panama as peddle-50",
    "want": "want heat-off",
}
_FROM_MARKET = {
    ("give", "tabled"): GIVE_TABLED,
    ("give", "covered"): GIVE_COVERED,
    ("want", "tabled"): WANT_TABLED,
    ("want", "covered"): WANT_COVERED,
}
"""Verb and place of a peddle -> the action of the first peddle."""
_NEEDS = (
    *("4.3",) * PEDDLES, "4.1", "10.1", *("5.3",) * HEATS, *("5.5",) * HEATS, "5.6",
    "6.c", "6.c", "8.d", "8.d", "8.d", "7.5", "7.5", "7.5", "9.2", "9.b",
)  # fmt: skip
"""For each card the rule by which it needs an open market, or one without heat."""
_CHANCE = re.compile(_CARD, re.IGNORECASE | re.ASCII)


def write(s: State, seat: int, action: int) -> str:
    """The text of an action, legal or not."""
    if action < DISCARD:
        kind, target = (action - PLAY) // TARGETS, (action - PLAY) % TARGETS
        return f"play {NAMES[kind]}" + ("" if target == NO_TARGET else f" on {target}")
    if action < COVER:
        return f"discard {NAMES[action - DISCARD]}"
    if action < DONE:
        return f"cover {NAMES[action - COVER]}"
    if PASS <= action < TO:
        return f"pass {NAMES[action - PASS]}"
    if is_to(action):
        return f"to {action - TO}"
    if GIVE <= action < WANT:
        kind, description = kind_given(action), told_as(action)
        return f"give {NAMES[kind]}" + ("" if description == kind else f" as {WORDS[description]}")
    if is_want(action):
        return f"want {WORDS[action - WANT]}"
    if GIVE_TABLED <= action < PROPOSE:
        verb, place = "give" if action < WANT_TABLED else "want", "covered" if is_covered(action) else "tabled"
        return f"{verb} {place} {NAMES[peddle_of(action)]}"
    if action >= PICK:
        return f"pick {NAMES[action - PICK]}"
    return next(word for word, meant in PLAIN.items() if meant == action)


def hint_parts(text: str) -> tuple[str, str]:
    """What an action does, and on which player or with which card. Steps of a draft are never suggested."""
    verb, _, rest = text.partition(" ")
    if verb in DRAFTED:
        return "", ""
    if verb == "play":
        card, _, target = rest.partition(" on ")
        return f"play {card}", target
    return verb, rest


def read(s: State, seat: int, text: str) -> int:
    """The action with this text, legal or not. Raises NotUnderstood."""
    verb = text.lstrip().split(" ")[0].lower()
    if text.strip().lower() in PLAIN:
        return PLAIN[text.strip().lower()]
    parts = match(_FORMS.get(verb, _FORMS["play"]), text, _EXPECTED.get(verb, "play panama"))
    if verb == "to":
        return TO + _seat(parts[1], s.seats, text)
    if verb in ("give", "want") and parts[1]:
        if verb == "give" and parts[3]:
            raise NotUnderstood(text=text, expected="give tabled mexico")
        place = parts[1].lower()
        return _FROM_MARKET[verb, place] + _kind(parts[2], text, DR_FEELGOOD if place == "covered" else PEDDLES)
    if verb == "want":
        return WANT + _word(parts[2], text)
    if verb == "give":
        kind = _kind(parts[2], text)
        description = _word(parts[3], text) if parts[3] else kind
        if description < KINDS and description != kind:
            raise NotUnderstood(text=text, expected=_EXPECTED["give"])
        return GIVE + kind * HOWS + (0 if description == kind else description - KINDS + 1)
    if verb == "cover":
        return COVER + _kind(parts[1], text, PEDDLES)
    if verb in ("discard", "pass", "pick"):
        return {"discard": DISCARD, "pass": PASS, "pick": PICK}[verb] + _kind(parts[1], text)
    target = _seat(parts[2], s.seats, text) if parts[2] else NO_TARGET
    return PLAY + _kind(parts[1], text) * TARGETS + target


def write_chance(s: State, outcome: int) -> str:
    """The text of the card that is dealt or drawn."""
    kind = 0
    for count in s.stack:
        if outcome < count:
            break
        outcome -= count
        kind += 1
    return NAMES[kind]


def read_chance(s: State, text: str) -> int:
    """The first outcome that deals or draws a card. Raises NotUnderstood if there is none."""
    kind = _kind(match(_CHANCE, text, "panama")[1], text)
    if s.stack[kind] == 0:
        raise NotUnderstood("grass-card-gone", rule="1.1", card=NAMES[kind], count=COUNTS[kind])
    return sum(s.stack[:kind])


def redact(s: State, seat: int | None, move: int, viewer: int | None) -> str | None:
    """A dealt or drawn card is visible to its player only (2.c), a passed card to giver and receiver (8.1). Drafts and
    the picks of a partner are not sent to the others (13.j); they receive an acceptance with its last pick.
    """
    if seat is None:
        return None if viewer == s.turn else UNSEEN
    if viewer == seat:
        return None
    if PASS <= move < TO:
        return None if viewer == (seat + 1) % s.seats else f"pass {UNSEEN}"
    if TO <= move <= DROP and move != PROPOSE:
        return UNTOLD
    if move == ACCEPT:
        return UNTOLD if picks_due(s, seat) > 0 else "accept"  # the same text with or without picks
    if move >= PICK:
        return UNTOLD if picks_due(s, seat) > 1 else "accept"
    return None


def refuse(s: State, seat: int, action: int, code: int) -> Refusal:
    """The refusal for a code of the rules, with the variables of its sentence."""
    facts: dict[str, Fact] = {}
    kind = _card_of(action)
    if kind != NOTHING:
        facts["card"] = NAMES[kind]
    if code in (UNDER_HEAT, OTHER_HEAT) and is_heated(s, seat):
        facts["heat"] = NAMES[s.heat[seat][next_heat(s, seat)]]
    if code == OTHER_HEAT and IMMUNITY <= kind < STONEHIGH:
        facts["lifts"] = NAMES[kind - HEATS]
    rule = _rule(code, action, kind)
    if code == GAME_OVER and s.ended == HANDS_PLAYED:
        rule = "12.b"
    if code == WAIT_FOR_CARD and s.phase == DEALING:
        rule = "2.1"
    return Refusal(REFUSALS[code][0], rule, facts)


def refuse_waiting(s: State, seat: int) -> Refusal:
    """The refusal for a seat that may not act while another seat must."""
    if s.phase == PASSING:
        return Refusal("grass-others-pass", "8.1")
    return Refusal("not-your-turn", "2.2")


def _rule(code: int, action: int, kind: int) -> str:
    """The rule of a refusal; if the same refusal has a rule for each card, the one for this card."""
    if code == UNDER_HEAT or (code == NO_MARKET and kind >= PEDDLES):
        return _NEEDS[kind]
    if code == NOT_IN_HAND and PASS <= action < TO:
        return "8.1"
    if code == NOT_ON_YOURSELF and is_to(action):
        return "13.1"
    if code in (NOT_ON_YOURSELF, NEEDS_TARGET) and kind == STEAL:
        return "9.1"
    if code == TOO_DEAR and kind == DR_FEELGOOD:
        return "7.3"
    if code == NOT_TABLED and action >= TO:
        return "13.b"
    if code == PART_ORDER and action >= PICK:
        return "13.k"
    return REFUSALS[code][1]


def _card_of(action: int) -> int:
    """The card of an action, NOTHING if it has none."""
    if not 0 <= action < ACTIONS:
        return NOTHING
    if action < DISCARD:
        return (action - PLAY) // TARGETS
    if action < COVER:
        return action - DISCARD
    if action < DONE:
        return action - COVER
    if PASS <= action < TO:
        return action - PASS
    if GIVE <= action < WANT:
        return kind_given(action)
    if WANT <= action < WANT + KINDS:
        return action - WANT
    if GIVE_TABLED <= action < PROPOSE:
        return peddle_of(action)
    return action - PICK if action >= PICK else NOTHING


def _seat(text: str, seats: int, whole: str) -> int:
    """The seat in a text. Whether it is at this table is checked by the rules."""
    seat = int(text) if text.isdigit() else ord(text.lower()) - ord("a")
    if seat >= SEATS:
        raise NotUnderstood("grass-no-such-player", rule="1.4", text=whole, seats=seats)
    return seat


def _kind(text: str, whole: str, below: int = KINDS) -> int:
    if text.lower() not in NAMES[:below]:
        raise NotUnderstood("grass-no-such-card", rule="1.1", text=whole)
    return NAMES.index(text.lower())


def _word(text: str, whole: str) -> int:
    if text.lower() not in WORDS:
        raise NotUnderstood("grass-no-such-card", rule="13.e", text=whole)
    return WORDS.index(text.lower())
