"""What `mazzo.server.http.typescript` writes for this game besides the view: constants (name, comment, value) and names
for types. Each rule number is mapped from the key of its line or sentence.
"""

from mazzo.games.clustered import deck
from mazzo.games.clustered.rules.state import LINE

OF_BONUSES = {
    "first-rectangle": "9.4",
    "first-line": "9.5",
    "largest-rectangle": "9.7",
    "longest-line": "9.8",
}
RULES = {
    "rectangle": "5.2",
    "lines": "5.6",
    "bonuses": "9.6",
    "total": "5.1",
    **OF_BONUSES,
    "misfit": "3.3",
}

CONSTANTS: tuple[tuple[str, str, object], ...] = (
    ("SHAPES", "The shapes of symbols.", list(deck.SHAPES)),
    ("FILLS", "The fills of symbols.", list(deck.FILLS)),
    ("NAMES", "The cards by their numbers: shape, fill and number of symbols.", list(deck.NAMES)),
    ("WILD", "The wild, which fits beside every card.", deck.WILD),
    ("START", "The start card, which belongs to no player.", deck.START),
    ("SHORTEST_LINE", "Cards of the shortest line that scores.", LINE),
    ("BONUSES", "The bonuses, each of one player.", list(OF_BONUSES)),
    ("BONUS", "Points of each bonus.", deck.BONUS),
    ("NO_FIT", "Added to what a card shares with a neighbour that it does not fit beside.", deck.NO_FIT),
    ("RULES", "The rule of each line of a score, of each bonus, and of a card that does not fit.", RULES),
)
TYPES: dict[object, str] = {}
