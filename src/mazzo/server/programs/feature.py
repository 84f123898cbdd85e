"""Moves and streams for programs."""

from mazzo.server.feature import Feature
from mazzo.server.programs import external_moves, external_streams

FEATURE = Feature(
    "programs",
    routes=[*external_moves.ROUTES, *external_streams.ROUTES],
)
