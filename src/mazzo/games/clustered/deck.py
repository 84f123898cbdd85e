"""The cards of Clustered (second edition): tables only.

A face is a number: shape * 9 + fill * 3 + number of symbols - 1. Every player's deck holds each of the 27 faces once
(rule 1.1) and two wilds (1.3), or three (7.2). Source: the rulebook.
"""

# The attributes that tell the cards apart (1.2).
SHAPES = ("square", "triangle", "circle")
FILLS = ("empty", "dashed", "solid")
NUMBERS = ("1", "2", "3")

FACES = 27
"""Cards with symbols; they are the numbers below this one."""
WILD = 27
START = 28
"""The start card: no player's, and beside other cards like a wild (3.6)."""
EVERY_FACE = (1 << FACES) - 1

WILDS = 2
HAND = 5
"""Cards in hand at the end of a turn (3.9), in the fast game as well (9.3)."""
SEATS = 8
BONUS = 2
"""Points of each bonus (9.6)."""


def shared(one: int, other: int) -> int:
    """Which attributes two cards share: bit 0 shape, bit 1 fill, bit 2 number; a wild and the start card share all."""
    if one >= FACES or other >= FACES:
        return 7  # 3.5, 3.6
    return (one // 9 == other // 9) | (one // 3 % 3 == other // 3 % 3) << 1 | (one % 3 == other % 3) << 2


def _fits(card: int) -> int:
    """The faces that may lie beside a card, as a set of bits (3.3, 3.5, 3.6, 3.a)."""
    return sum(1 << face for face in range(FACES) if shared(card, face).bit_count() >= 2)


FITS = tuple(_fits(card) for card in range(START + 1))
NAMES = (
    *(f"{SHAPES[face // 9]}-{FILLS[face // 3 % 3]}-{NUMBERS[face % 3]}" for face in range(FACES)),
    "wild",
    "start",
)
