"""Hints, and the costs of actions in practice."""

from mazzo.server.feature import Feature
from mazzo.server.hints import routes
from mazzo.server.hints.service import Hints
from mazzo.server.storage import tables

FEATURE = Feature(
    "hints",
    routes=routes.ROUTES,
    tables=[tables.hint],
    components={"hints": Hints},
)
