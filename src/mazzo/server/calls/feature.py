"""Called games: everybody sees the numbers, and enters what they laid."""

from mazzo.server.calls import routes
from mazzo.server.calls.queries import CallStore
from mazzo.server.calls.service import Calls
from mazzo.server.feature import Feature
from mazzo.server.storage import tables

FEATURE = Feature(
    "calls",
    routes=routes.ROUTES,
    tables=[tables.called_game, tables.called_player],
    components={"call_store": CallStore, "calls": Calls},
)
