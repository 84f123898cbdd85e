"""What `mazzo.server.http.typescript` writes for this game besides the view: constants (name, comment, value) and names
for types. Each rule number is mapped from the key of its line or sentence.
"""

from mazzo.games.grass import deck
from mazzo.games.grass.rules.play import is_aimed, is_protection

RULES = {
    "tabled": "11.1",
    "skimmed": "11.2",
    "in_hand": "11.3",
    "paranoia": "11.4",
    "bonus": "11.6",
    "before": "11.c",
    "after": "11.5",
    "shown": "11.e",
    "total": "12.1",
    "lacks-cards": "13.i",
    "cards": "1.1",
}

CARDS = ("MARKET_OPEN", "BUST", "PAY_FINE", "STONEHIGH", "EUPHORIA", "STEAL", "BANKER")

LEAST_DEAR = 25
"""Thousands: from this value on the client asks before it discards a peddle or a protection."""

CONSTANTS: tuple[tuple[str, str, object], ...] = (
    ("NAMES", "The cards by their numbers.", list(deck.NAMES)),
    ("SUITS", "The suits.", list(deck.SUITS)),
    ("SUIT", "The suit of each card, an index of SUITS.", list(deck.SUIT)),
    (
        "VALUES",
        "Thousands: what a peddle is worth, what a paranoia costs that is left in hand, what a protection covers.",
        list(deck.VALUES),
    ),
    ("LOST", "Turns that each card costs the player who plays it.", list(deck.TURNS_LOST)),
    (
        "LIFTS",
        "The heat that each card lifts; -1 for one that lifts any, and for every other card.",
        [kind - deck.HEATS if deck.IMMUNITY <= kind < deck.PAY_FINE else -1 for kind in range(deck.KINDS)],
    ),
    ("AIMED", "The cards that are played on another player.", [k for k in range(deck.KINDS) if is_aimed(k)]),
    (
        "DEAR",
        "The cards that the client asks about before it discards them.",
        [k for k in range(deck.KINDS) if (k < deck.PEDDLES or is_protection(k)) and deck.VALUES[k] >= LEAST_DEAR],
    ),
    (
        "COUNTED",
        "The cards that count if they are left in hand.",
        [k for k in range(deck.KINDS) if k == deck.BANKER or deck.SUITS[deck.SUIT[k]] in ("peddle", "paranoia")],
    ),
    ("GOAL", "Thousands: the total that ends a match.", deck.GOAL),
    ("MOST_SEATS", "The maximum number of players.", deck.SEATS),
    ("STAYING", "The suits that stay in a market when they are played.", ["peddle", "market", "heat-on", "protection"]),
    ("MORE_WORDS", "Descriptions of a card that need not name it.", list(deck.WORDS[deck.KINDS :])),
    *((name, f"The card {deck.NAMES[getattr(deck, name)]}.", getattr(deck, name)) for name in CARDS),
    ("RULES", "The rule of each part of a result and of some sentences.", RULES),
)
TYPES: dict[object, str] = {}
