"""The cards."""

CARDS = 15
"""The cards are numbered from 1 to CARDS; card k has index k - 1."""
MOST = 20
"""The most points that count."""
SEATS = 3
"""The most players: with them the deck cannot run out."""
FACES = tuple((str(card),) for card in range(1, CARDS + 1))
