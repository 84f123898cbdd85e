"""Boards."""

from mazzo.server.boards import messages, routes
from mazzo.server.boards.queries import BoardStore
from mazzo.server.boards.service import Boards
from mazzo.server.feature import Feature
from mazzo.server.storage import tables

FEATURE = Feature(
    "boards",
    routes=routes.ROUTES,
    tables=[tables.board, tables.board_member],
    components={"board_store": BoardStore, "boards": Boards},
    type_names={messages.BoardState: "BoardState"},
)
