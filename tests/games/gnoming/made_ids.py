"""Ids of the sentences of the terminal that are put together from parts, so that no line of code says them whole."""

from mazzo.games.gnoming.deck import HAZARD, MULLIGAN, NAMES
from mazzo.games.gnoming.notation import SIDES
from mazzo.games.gnoming.view import SOURCES

MADE = {
    *(f"cli-gnoming-{name}" for name in ("pass", "prompt-seat")),
    *(f"cli-gnoming-holds-{source}" for source in SOURCES),
    *(f"cli-gnoming-put-{kind}" for kind in ("down", "open")),
    *(f"cli-gnoming-{name}" for name in (*SIDES, NAMES[HAZARD], NAMES[MULLIGAN])),
    *(f"cli-gnoming-{part}" for part in ("singles", "lines", "negatives", "hazards", "out")),
}
