"""Streaks."""

from mazzo.server.feature import Feature
from mazzo.server.storage import tables
from mazzo.server.streaks import routes
from mazzo.server.streaks.queries import StreakStore

FEATURE = Feature(
    "streaks",
    routes=routes.ROUTES,
    tables=[tables.streak],
    components={"streak_store": StreakStore},
)
