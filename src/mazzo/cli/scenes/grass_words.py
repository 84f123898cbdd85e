"""How Grass is put into words in a terminal: money, cards, parts of offers. Cards are called by the names under which
they are typed, players by their letters.
"""

import re
from collections import Counter
from collections.abc import Iterable

from mazzo.cli.voice import Voice
from mazzo.games.grass.deck import KINDS, NAMES, WORDS
from mazzo.games.grass.view import Part

LETTERS = "ABCDEF"
_SEAT = re.compile(r"\b(on|to) (\d)$")


def who(seat: int) -> str:
    """What a seat is called."""
    return LETTERS[seat]


def lettered(text: str) -> str:
    """An action's text with letters in the place of seat numbers, as it may be typed."""
    return _SEAT.sub(lambda found: f"{found[1]} {who(int(found[2]))}", text)


def money(voice: Voice, thousands: int) -> str:
    """An amount as the reader's language writes it: `$25,000`, `25.000 $`."""
    amount, sign = voice.number(abs(thousands) * 1000), "-" if thousands < 0 else ""
    return f"{sign}{amount} $" if voice.language == "it" else f"{sign}${amount}"


def gained(voice: Voice, thousands: int) -> str:
    """A change of an amount, with its sign."""
    return f"{'+' if thousands > 0 else ''}{money(voice, thousands)}"


def listed(cards: Iterable[int]) -> str:
    """Cards by their names, equal ones counted: `2 mexico, panama`."""
    counted = Counter(cards)
    return ", ".join(NAMES[kind] if count == 1 else f"{count} {NAMES[kind]}" for kind, count in sorted(counted.items()))


def spread(counts: Iterable[int]) -> str:
    """The same of so many of each kind."""
    return listed(kind for kind, count in enumerate(counts) for _ in range(count))


def described(voice: Voice, description: int) -> str:
    """A card's name, or what is said of it instead."""
    return NAMES[description] if description < KINDS else voice.tell(f"grass-word-{WORDS[description]}")


def part_told(voice: Voice, part: Part) -> str:
    """What one part of an offer speaks of: a card as the offer tells it, and its name behind where one may know it."""
    told = described(voice, part.description)
    if part.side.endswith("tabled"):
        return voice.tell("cli-grass-tabled", card=told)
    return told if part.card in (None, part.description) else f"{told} ({NAMES[part.card]})"
