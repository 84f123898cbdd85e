"""Text of money, cards and parts of offers for the terminal of Grass. Cards are called by the names under which they
are typed, players by letters.
"""

import re
from collections import Counter
from collections.abc import Iterable

from mazzo.games.grass.deck import KINDS, NAMES, WORDS
from mazzo.games.grass.view import Part
from mazzo.terminal import Console

LETTERS = "ABCDEF"
_SEAT = re.compile(r"\b(on|to) (\d)$")


def who(seat: int) -> str:
    """Name of a seat."""
    return LETTERS[seat]


def lettered(text: str) -> str:
    """An action's text with letters instead of seat numbers, as it may be typed."""
    return _SEAT.sub(lambda match: f"{match[1]} {who(int(match[2]))}", text)


def money(console: Console, thousands: int) -> str:
    """An amount in the format of the reader's language: `$25,000`, `25.000 $`."""
    amount, sign = console.number(abs(thousands) * 1000), "-" if thousands < 0 else ""
    return f"{sign}${amount}" if console.language == "en" else f"{sign}{amount} $"


def gained(console: Console, thousands: int) -> str:
    """A change of an amount, with its sign."""
    return f"{'+' if thousands > 0 else ''}{money(console, thousands)}"


def listed(cards: Iterable[int]) -> str:
    """Names of cards, equal ones counted: `2 mexico, panama`."""
    counted = Counter(cards)
    return ", ".join(NAMES[kind] if count == 1 else f"{count} {NAMES[kind]}" for kind, count in sorted(counted.items()))


def spread(counts: Iterable[int]) -> str:
    """The same from a count per kind."""
    return listed(kind for kind, count in enumerate(counts) for _ in range(count))


def described(console: Console, description: int) -> str:
    """A card's name, or its description in the offer."""
    return NAMES[description] if description < KINDS else console.text(f"grass-word-{WORDS[description]}")


def part_told(console: Console, part: Part) -> str:
    """One part of an offer: the description of a card, followed by its name if it is known."""
    name = described(console, part.description)
    if part.side.endswith("tabled"):
        return console.text("cli-grass-tabled", card=name)
    if part.side.endswith("covered"):
        return console.text("cli-grass-covered", card=name)
    return name if part.card in (None, part.description) else f"{name} ({NAMES[part.card]})"
