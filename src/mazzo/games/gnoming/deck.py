"""The cards of Gnoming A Round: tables only.

A card is its kind, an index into these tables. Source: the publisher's rules page; the rulebook gives the same totals
(82 positive, 22 negative and six special cards, 110 in all). The game has no other parts (1.b).
"""

NAMES = ("-4", "-3", "-2", "-1", "3", "4", "5", "6", "7", "8", "hazard", "mulligan")
VALUES = (-4, -3, -2, -1, 3, 4, 5, 6, 7, 8, 0, 0)
"""Points of a card in no matched row or column, without those of a hazard (8.1, 8.3, 8.4)."""
COUNTS = (3, 5, 8, 6, 14, 14, 14, 14, 13, 13, 3, 3)
"""Number of cards of each kind (1.1, 1.2, 1.3)."""

KINDS = 12
FIRST_POSITIVE = 4
HAZARD = 10
"""Positive cards are the kinds from FIRST_POSITIVE to HAZARD - 1."""
MULLIGAN = 11
CARDS = 110

SEATS = 7
ROUNDS = 3
SIDE = 3
CELLS = SIDE * SIDE
PILES = 2

HAZARD_POINTS = 10
"""Points of a hazard that stays in the grid (8.5)."""
GOING_OUT = 5
"""Points for going out: subtracted with the lowest score (8.6), else added (8.7)."""
