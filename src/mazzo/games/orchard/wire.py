"""What `mazzo.server.http.typescript` writes for this game besides the view: numbers (name, comment, value) and names
for types.
"""

from mazzo.games.orchard.deck import VALUE
from mazzo.games.orchard.rules import state

EFFECTS = ("GROUND", "NO_DIE", "NEW_DIE", "TO_3", "TO_6", "TO_10", "STAYS_10", "ROTS", "SCARCE")

NUMBERS: tuple[tuple[str, str, object], ...] = (
    ("Effect", "What a laid tree meets.", {name: getattr(state, name) for name in EFFECTS}),
    (
        "DIE_AFTER",
        "What the die on a tree shows after each effect; 0 where no die stands, or none yet.",
        [VALUE[stage] for stage in state.STAGE_AFTER],
    ),
    ("ROTTEN_COST", "Points that a rotten fruit takes.", state.ROTTEN_COST),
)
TYPES: dict[object, str] = {tuple[int, int, int]: "Triple"}
