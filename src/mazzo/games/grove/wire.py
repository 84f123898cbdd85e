"""What `mazzo.server.http.typescript` writes for this game besides the view: numbers (name, comment, value) and names
for types.
"""

from mazzo.games.grove.rules import state

EFFECTS = (
    *("GROUND", "BARE", "GLADE", "NO_DIE", "NEW", "GROWS", "STAYS", "BARROW", "TO_GLADE", "SQUIRREL", "SCARCE"),
    "TEN_DUE",
)

NUMBERS: tuple[tuple[str, str, object], ...] = (
    ("Effect", "What a laid cell meets.", {name: getattr(state, name) for name in EFFECTS}),
    ("KIND", "An effect on the wire is its kind times this, plus what the die there shows.", state.KIND),
)
TYPES: dict[object, str] = {tuple[int, int, int]: "Triple"}
