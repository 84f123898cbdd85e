"""The stones."""

SMALLEST = 5
SIZES = 8
"""A heap has SMALLEST stones or up to SIZES - 1 more."""
MOST_TAKEN = 3
SEATS = 2
