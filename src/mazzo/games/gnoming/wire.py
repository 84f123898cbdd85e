"""What `mazzo.server.http.typescript` writes for this game besides the view: constants (name, comment, value) and names
for types. Each rule number is mapped from the key of its line or sentence.
"""

from mazzo.games.gnoming import deck
from mazzo.games.gnoming.notation import SIDES

RULES = {
    "singles": "8.1",
    "matched": "8.2",
    "negatives": "8.3",
    "hazards": "8.5",
    "bonus": "8.6",
    "penalty": "8.7",
    "total": "9.1",
}

CONSTANTS: tuple[tuple[str, str, object], ...] = (
    ("NAMES", "The cards by their numbers.", list(deck.NAMES)),
    ("VALUES", "The points of each card, which it shows; 0 for a special one.", list(deck.VALUES)),
    ("HAZARD", "The hazard.", deck.HAZARD),
    ("MULLIGAN", "The mulligan.", deck.MULLIGAN),
    ("CELLS", "The cells of a grid.", deck.CELLS),
    ("ROUNDS", "The rounds of a game.", deck.ROUNDS),
    ("SIDES", "The discard piles.", list(SIDES)),
    ("RULES", "The rule of each line of a score; bonus and penalty are for going out.", RULES),
)
TYPES: dict[object, str] = {}
