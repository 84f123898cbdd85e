"""The catalogue: health of the server, the games, their rules and lessons."""

from mazzo.server.catalogue import routes
from mazzo.server.catalogue.withheld import withheld_games
from mazzo.server.feature import Feature

FEATURE = Feature(
    "catalogue",
    routes=routes.ROUTES,
    settings={"MAZZO_WITHOUT": withheld_games},
)
