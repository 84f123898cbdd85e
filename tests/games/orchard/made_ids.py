"""Ids of the sentences of the terminal that are put together from parts, so that no line of code says them whole."""

from mazzo.games.orchard.deck import FRUIT_NAMES

MADE = {
    *(f"cli-orchard-letter-{fruit}" for fruit in FRUIT_NAMES),
}
