"""Ids of the sentences of the terminal that are put together from parts, so that no line of code says them whole."""

from mazzo.games.grove.deck import FRUIT_NAMES

MADE = {
    *(f"cli-grove-letter-{fruit}" for fruit in FRUIT_NAMES),
    *(f"cli-grove-{asked}" for asked in ("scarce", "ten")),
}
