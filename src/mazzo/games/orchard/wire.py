"""What `mazzo.server.http.typescript` writes for this game besides the view: constants (name, comment, value) and names
for types. Each rule number is mapped from the key of its line or sentence.
"""

from mazzo.games.orchard.deck import FRUIT_NAMES, VALUE
from mazzo.games.orchard.rules import state

RULES = {"dice": "8.1", "rotten": "8.2", "total": "8.3"}

EFFECTS = ("GROUND", "NO_DIE", "NEW_DIE", "TO_3", "TO_6", "TO_10", "STAYS_10", "ROTS", "SCARCE")

CONSTANTS: tuple[tuple[str, str, object], ...] = (
    ("Effect", "What a laid tree meets.", {name: getattr(state, name) for name in EFFECTS}),
    (
        "DIE_AFTER",
        "What the die on a tree shows after each effect; 0 where no die stands, or none yet.",
        [VALUE[stage] for stage in state.STAGE_AFTER],
    ),
    ("ROTTEN_COST", "Points that a rotten fruit takes.", state.ROTTEN_COST),
    ("FRUITS", "The fruits, in the order of the lines of a score.", list(FRUIT_NAMES)),
    ("RULES", "The rule of each line of a score.", RULES),
)
TYPES: dict[object, str] = {tuple[int, int, int]: "Triple"}
