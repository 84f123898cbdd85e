"""Decks that owners entered."""

from mazzo.games.grove import recipes
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
        recipes.When: "When",
        recipes.Count: "Count",
        recipes.FruitFilter: "FruitFilter",
        recipes.PlaceFilter: "PlaceFilter",
        recipes.ValueFilter: "ValueFilter",
        recipes.Reward: "Reward",
    },
)
