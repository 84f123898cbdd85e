"""Ids of the sentences of the terminal that are put together from parts, so that no line of code says them whole."""

from mazzo.games.clustered.deck import SHAPES

MADE = {
    *(f"cli-clustered-letter-{shape}" for shape in SHAPES),
}
