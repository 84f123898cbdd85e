"""The companion of printed games: counts, the referee, common questions, and sheets in a person's history."""

from mazzo.server.companion import routes
from mazzo.server.companion.service import PrintedGames
from mazzo.server.feature import Feature
from mazzo.server.storage import tables

FEATURE = Feature(
    "companion",
    routes=routes.ROUTES,
    tables=(tables.sheet,),
    components={"printed_games": PrintedGames},
)
