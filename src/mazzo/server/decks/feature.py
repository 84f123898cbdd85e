"""Decks that owners entered."""

from mazzo.gridcards import decks
from mazzo.server.decks import routes
from mazzo.server.decks.queries import DeckStore
from mazzo.server.feature import Feature
from mazzo.server.storage import tables

FEATURE = Feature(
    "decks",
    routes=routes.ROUTES,
    tables=[tables.deck, tables.deck_owner],
    components={"deck_store": DeckStore, "deck_limits": routes.DeckLimits},
    type_names={
        decks.When: "When",
        decks.Count: "Count",
        decks.FruitFilter: "FruitFilter",
        decks.PlaceFilter: "PlaceFilter",
        decks.ValueFilter: "ValueFilter",
        decks.Reward: "Reward",
    },
)
