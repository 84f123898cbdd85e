"""A person's history: their matches, and figures by kind of match."""

from mazzo.server.feature import Feature
from mazzo.server.history import routes

FEATURE = Feature(
    "history",
    routes=routes.ROUTES,
)
