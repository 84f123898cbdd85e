"""The export of everything stored about a person."""

from mazzo.server.export import routes
from mazzo.server.feature import Feature

FEATURE = Feature(
    "export",
    routes=routes.ROUTES,
)
