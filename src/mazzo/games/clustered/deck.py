"""The cards of Clustered (second edition): tables only.

A face is the number shape * 9 + fill * 3 + number of symbols - 1. Every player's deck has each of the 27 faces once
(rule 1.1) and two wilds (1.3), or three (7.2). Source: the rulebook.
"""

# The attributes of the cards (1.2).
SHAPES = ("square", "triangle", "circle")
FILLS = ("empty", "dashed", "solid")
NUMBERS = ("1", "2", "3")

FACES = 27
"""Number of the cards with symbols, which are 0 to FACES - 1."""
WILD = 27
START = 28
"""The start card: it belongs to no player, and fits like a wild (3.6)."""
EVERY_FACE = (1 << FACES) - 1
EVERY_CARD = EVERY_FACE | 1 << WILD

HAND = 5
"""Cards in hand at the end of a turn (3.9), in the fast game too (9.3)."""
SEATS = 8
BONUS = 2
"""Points of each bonus (9.6)."""


def shared(one: int, other: int) -> int:
    """The attributes that two cards share: bit 0 shape, bit 1 fill, bit 2 number; all three with a wild or
    start card.
    """
    if one >= FACES or other >= FACES:
        return 7  # 3.5, 3.6
    return (one // 9 == other // 9) | (one // 3 % 3 == other // 3 % 3) << 1 | (one % 3 == other % 3) << 2


LEAST_SHARED = 2
"""Attributes that neighbours share at least (3.3)."""


def _fits(card: int) -> int:
    """The cards that may lie beside a card, as a set of bits (3.3, 3.5, 3.6, 3.a)."""
    return sum(1 << other for other in range(WILD + 1) if shared(card, other).bit_count() >= LEAST_SHARED)


FITS = tuple(_fits(card) for card in range(START + 1))
NO_FIT = 8
"""Added to the attributes that a card shares with a neighbour that it does not fit beside."""
NAMES = (
    *(f"{SHAPES[face // 9]}-{FILLS[face // 3 % 3]}-{NUMBERS[face % 3]}" for face in range(FACES)),
    "wild",
    "start",
)
