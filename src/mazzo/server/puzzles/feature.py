"""The puzzle of a day for each game."""

from mazzo.server.feature import Feature
from mazzo.server.puzzles import messages, routes
from mazzo.server.puzzles.service import DailyPuzzles

FEATURE = Feature(
    "puzzles",
    routes=routes.ROUTES,
    components={"daily_puzzles": DailyPuzzles},
    types_by_game=[messages.Puzzle],
)
