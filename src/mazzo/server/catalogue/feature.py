"""The catalogue: health of the server, the games, their rules and lessons."""

from mazzo.server.catalogue import routes
from mazzo.server.feature import Feature

FEATURE = Feature(
    "catalogue",
    routes=routes.ROUTES,
)
