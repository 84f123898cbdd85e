"""The eighteen cards of Orchard (2019 edition) and the dice and tokens: tables only."""

# rule 1.1: cards 1 to 18, each read row by row, three rows of two; A apple, P pear, S plum (susina).
# Source: the faces of the 2019 print-and-play edition, as recorded by two independent programs (github Alebarmor/TFG
# and shen-sat/orchard).
# fmt: off
_PRINTED = (
    "SAASPP", "ASASPP", "SAPPAS", "ASPPAS", "APSSPA", "PASSPA",
    "PAPSAS", "PASPAS", "SPSAPA", "SPASPA", "SSAPPA", "SSAPAP",
    "ASAPSP", "ASPASP", "PSAASP", "SPAASP", "AAPSSP", "AAPSPS",
)
# fmt: on

CARDS = len(_PRINTED)
CARDS_PER_GAME = 9  # 2.1
TREES = 6  # 1.1
DICE_PER_FRUIT = 5  # 1.2
TOKENS = 2  # 1.3

APPLE, PEAR, PLUM = 1, 2, 3
FRUITS = (APPLE, PEAR, PLUM)

WIDTH = (2, 3, 2, 3)
"""Columns of a card after that many quarter turns clockwise."""
HEIGHT = (3, 2, 3, 2)

# A die, from bare ground up: stage 0 is no die, stages 1 to 4 its faces.
VALUE = (0, 1, 3, 6, 10)  # 1.2; the leaves drawn on a die count nothing (4.5)


def _turns(printed: str) -> tuple[tuple[int, ...], ...]:
    lines = [[" APS".index(letter) for letter in printed[k : k + 2]] for k in (0, 2, 4)]
    turns = []
    for _ in range(4):
        turns.append(tuple(fruit for line in lines for fruit in line))
        lines = [list(column) for column in zip(*lines[::-1], strict=True)]
    return tuple(turns)


FACES = tuple(_turns(printed) for printed in _PRINTED)
"""FACES[card][turn][k]: fruit of the k-th cell, row by row, of the turned card; cards count from 0 here, from 1
wherever they are shown.
"""
