"""The puzzle of a day for each game."""

from mazzo.host import puzzle_messages as messages
from mazzo.server.feature import Feature
from mazzo.server.puzzles import routes
from mazzo.server.puzzles.service import DailyPuzzles

FEATURE = Feature(
    "puzzles",
    routes=routes.ROUTES,
    components={"daily_puzzles": DailyPuzzles},
    types_by_game=[messages.Puzzle],
)
