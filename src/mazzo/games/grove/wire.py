"""What `mazzo.server.http.typescript` writes for this game besides the view: constants (name, comment, value) and names
for types. Each rule number is mapped from the key of its line or sentence.
"""

from mazzo.games.grove.deck import FRUIT_NAMES
from mazzo.games.grove.recipes import FILTERS, REWARDS
from mazzo.games.grove.recipes import WORDS as RECIPE_WORDS
from mazzo.games.grove.rules import state

EFFECTS = (
    *("GROUND", "BARE", "GLADE", "NO_DIE", "NEW", "GROWS", "STAYS", "BARROW", "TO_GLADE", "SQUIRREL", "SCARCE"),
    "TEN_DUE",
)

RULES = {
    "dice": "9.1",
    "glades": "9.2",
    "squirrel": "9.3",
    "wheelbarrow": "4.5",
    "recipe": "10.5",
    "total": "9.5",
    "challenge": "10.6",
    "recipes": "10.3",
}

CONSTANTS: tuple[tuple[str, str, object], ...] = (
    ("Effect", "What a laid cell meets.", {name: getattr(state, name) for name in EFFECTS}),
    ("KIND", "An effect on the wire is its kind times this, plus what the die there shows.", state.KIND),
    ("FRUITS", "The fruits, in the order of the lines of a score.", list(FRUIT_NAMES)),
    (
        "RECIPE_WORDS",
        "The values of each field of a recipe that is a word.",
        {field: list(words) for field, words in RECIPE_WORDS.items()},
    ),
    (
        "RECIPE_FILTERS",
        "The fields that narrow what a recipe counts.",
        {count: sorted(fields) for count, fields in FILTERS.items()},
    ),
    (
        "RECIPE_REWARDS",
        "What a recipe may give, by its condition.",
        {when: list(rewards) for when, rewards in REWARDS.items()},
    ),
    ("RULES", "The rule of each line of a score, and of the recipes.", RULES),
)
TYPES: dict[object, str] = {tuple[int, int, int]: "Triple"}
