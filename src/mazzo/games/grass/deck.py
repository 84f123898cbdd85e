"""The cards of Grass: tables only.

A card is its kind, an index into these tables: 27 faces in seven suits, 104 cards. Sources: the counts are those of the
rulebook of the printed game, which the classic English rule sheet repeats; suits are the types of the rulebook.
"""

NAMES = (
    "home-grown", "mexico", "colombia", "jamaica", "panama", "dr-feelgood",
    "market-open", "market-close",
    "bust", "detained", "felony", "search-and-seizure",
    "immunity", "breeze-to-fly", "hearsay-evidence", "charges-dropped", "pay-fine",
    "stonehigh", "euphoria",
    "sold-out", "doublecrossed", "utterly-wiped-out",
    "grab-a-snack", "catch-a-buzz", "lust-conquers-all",
    "steal", "banker",
)  # fmt: skip
COUNTS = (6, 6, 5, 5, 5, 1, 10, 5, 3, 3, 3, 3, 5, 5, 5, 5, 4, 5, 1, 4, 3, 1, 2, 2, 2, 4, 1)
"""Number of cards of each kind (1.1); 27 is the number of kinds (1.a)."""
VALUES = (5, 5, 25, 25, 50, 100, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 25, 50, 100, 25, 25, 50, 0, 0)
"""In thousands: the value of a peddle (1.2); on other cards (1.3) the price of a paranoia left in hand (8.5), or the
money that a protection covers (7.4).
"""
TURNS_LOST = (*(0 for _ in range(19)), 1, 2, 2, *(0 for _ in range(5)))
"""Turns that a paranoia costs the player who plays it (8.2, 8.3, 8.4)."""
KINDS = 27
CARDS = 104
MONEY = 660
"""Total value of all peddles, in thousands."""

PEDDLES = 6
"""Peddles are the kinds below this one, ordered by value."""
DR_FEELGOOD = 5
"""Peddles that can be protected are the kinds below this one (7.3)."""
MARKET_OPEN = 6
MARKET_CLOSE = 7
BUST = 8
HEATS = 4
"""Number of kinds of heat, from BUST on; kind + HEATS is the card that lifts it (5.5)."""
IMMUNITY = BUST + HEATS
PAY_FINE = IMMUNITY + HEATS
STONEHIGH = 17
EUPHORIA = 18
SOLD_OUT = 19
DOUBLECROSSED = 20
WIPED_OUT = 21
GRAB_A_SNACK = 22
"""Protections are the kinds from this one to STEAL - 1 (7.1)."""
COVERS = 6
"""Number of protection cards, two of each kind: covers 2 * k and 2 * k + 1 are of kind GRAB_A_SNACK + k."""
STEAL = 25
BANKER = 26

# Descriptions of a card that do not name it (13.e).
SUITS = ("peddle", "market", "heat-on", "heat-off", "nirvana", "paranoia", "protection", "skim")
SUIT = (0, 0, 0, 0, 0, 0, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 3, 4, 4, 5, 5, 5, 6, 6, 6, 7, 7)
"""The suit of each kind; pay fine is a heat off for any heat (5.6)."""
WORDS = (*NAMES, "peddle-50", "peddle-25", *SUITS, "card")
"""All descriptions of a card: its name, a peddle of at least that many thousands, its suit, any card."""
AT_LEAST_50 = KINDS
AT_LEAST_25 = KINDS + 1
FIRST_SUIT = KINDS + 2
ANY = FIRST_SUIT + 8
DESCRIPTIONS = ANY + 1
"""Number of descriptions. A less specific description of the same cards has a higher number."""


def _fitting(description: int) -> int:
    """The kinds to which a description applies, as a set of bits."""
    least = {AT_LEAST_50: 50, AT_LEAST_25: 25}.get(description, 0)
    if description < KINDS:
        kinds = [description]
    elif description < FIRST_SUIT:
        kinds = [kind for kind in range(PEDDLES) if VALUES[kind] >= least]
    else:
        kinds = [kind for kind in range(KINDS) if description in (ANY, FIRST_SUIT + SUIT[kind])]
    return sum(1 << kind for kind in kinds)


FITS = tuple(_fitting(description) for description in range(DESCRIPTIONS))
"""The kinds to which each description applies. Of two descriptions with a common kind, one includes the other."""

SEATS = 6
HAND = 6
GOAL = 250
"""Thousands needed to win (12.1)."""
BONUS = 25
"""Bonus in thousands for the best result of a hand (11.6)."""
BANKERS_SHARE = 5
"""The Banker takes 1/BANKERS_SHARE (9.3)."""


def _ways(kind: int) -> int:
    """The ways to name a card in a proposal, as a set of bits: 0 its name, then the other descriptions (13.e)."""
    ways = [1 + description - KINDS for description in range(KINDS, DESCRIPTIONS) if FITS[description] >> kind & 1]
    return sum(1 << way for way in (0, *ways))


WAYS = tuple(_ways(kind) for kind in range(KINDS))
