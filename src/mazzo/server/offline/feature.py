"""Matches that were played on a device without a network."""

from mazzo.server.feature import Feature
from mazzo.server.offline import routes
from mazzo.server.offline.service import OfflineMatches

FEATURE = Feature("offline", routes=routes.ROUTES, components={"offline_matches": OfflineMatches})
