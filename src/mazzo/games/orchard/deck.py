"""The eighteen cards of Orchard (2019 edition) and the dice and tokens: tables only."""

from typing import Literal

from mazzo.gridcards.grid import turned

# rule 1.1: cards 1 to 18, each row by row, three rows of two; A apple, P pear, S plum (susina).
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
Fruit = Literal["apple", "pear", "plum"]
FRUIT_NAMES: tuple[Fruit, Fruit, Fruit] = ("apple", "pear", "plum")

# Stages of a cell: 0 is no die, 1 to 4 are the faces of a die.
VALUE = (0, 1, 3, 6, 10)  # 1.2; the leaves drawn on a die count nothing (4.5)


FRUITS_OF = tuple(tuple(" APS".index(letter) for letter in printed) for printed in _PRINTED)
"""FRUITS_OF[card][k]: fruit of the k-th tree, row by row, of the upright card. Cards count from 0 here, from 1 in texts
and on screen.
"""
FACES = tuple(face for fruits in FRUITS_OF for face in turned(fruits))
"""FACES[card * 4 + turn]: the turned card, packed as in `gridcards.grid`."""
