"""Ids of the sentences of the terminal that are put together from parts, so that no line of code says them whole."""

from mazzo.games.grass.terminal import PILES
from mazzo.games.grass.view import ENDINGS

MADE = {
    "cli-grass-prompt-seat",
    *(f"cli-grass-{kind}-{pile}" for kind in ("word", "list") for pile in PILES),
    *(f"cli-grass-talk-{ending}" for ending in ("open", *ENDINGS.values())),
    *(f"cli-grass-{part}" for part in ("tabled-money", "skimmed", "in-hand", "paranoia", "bonus")),
    *(f"cli-grass-group-{name}" for name in ("play", "discard", "cover", "pass", "pick", "answer")),
    *(f"cli-grass-group-{name}" for name in ("offer", "propose", "give", "want", "also")),
}
