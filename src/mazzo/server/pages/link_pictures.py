"""Pictures of shared links as PNG, drawn in processes of their own by the client's drawings.

`web/src/pictures` composes the picture as SVG from the components that draw the same cards and boards on a page.
QuickJS runs it, and resvg rasterises the result with the client's typefaces: `mazzo.server.pages.pictures`.
"""

from __future__ import annotations

import subprocess
import sys
from functools import cache, partial
from importlib.resources import files
from pathlib import Path

import msgspec
import structlog
from msgspec import Struct

from mazzo.core.game_folders import TEXT
from mazzo.games import GAMES
from mazzo.host.decks import Deck
from mazzo.host.to_client import MatchSeat
from mazzo.i18n import pages_of
from mazzo.match import Snapshot
from mazzo.server import host_extra
from mazzo.server.http.response_cache import ResponseCache
from mazzo.server.limits import PICTURES_BURST, PICTURES_RATE, PICTURES_WAITING

log = structlog.get_logger()
WIDTH, HEIGHT = 1200, 630
"""Pixels of a picture, as sites that show links ask for."""

SECONDS = 60.0
"""Longest time to draw one; usual are one or two."""
_DRAWINGS = Path("pictures", "drawings.js")
"""The built drawings, below the client's folder."""
_TEXTS = ("names", "ui", "table", "table-grid-cards", "room")
"""Files of texts, shared ones and those of a game, that stand in drawings."""


class PictureRow(Struct, frozen=True):
    """A seat beside the drawing. `place`: in the ranking, from 1; `colour`: null for a free seat."""

    name: str
    place: int | None = None
    points: str = ""
    colour: int | None = None
    bot: bool = False


class PictureMatch(Struct, frozen=True):
    """A finished match whose board is drawn. `seat`: whose board."""

    info: PicturePlayers
    deck: Deck
    snapshot: Snapshot
    seat: int


class PicturePlayers(Struct, frozen=True):
    """The players of a match."""

    match: str
    game: str
    players: list[MatchSeat]


class Picture(Struct, frozen=True):
    """The content of a picture. `game`: null for the picture of the whole site, which shows `games`."""

    language: str
    game: str | None
    games: list[str]
    title: str
    text: str
    name: str
    rows: list[PictureRow] = []
    match: PictureMatch | None = None


class LinkPictures:
    """The pictures of one server process. `folder`: the built client."""

    def __init__(self, folder: Path) -> None:
        self._drawings = folder / _DRAWINGS
        self._can_draw = host_extra.has("pictures")
        self._cache = ResponseCache(PICTURES_RATE, PICTURES_BURST, PICTURES_WAITING)

    def has(self, game: str | None) -> bool:
        """Whether pictures can be drawn: the packages of the extra `host` are installed, the client is built, and the
        game is one of Mazzo's own.
        """
        is_ours = game is None or GAMES[game].package.startswith("mazzo.games.")
        return is_ours and self._can_draw and self._drawings.exists()

    async def draw(self, picture: Picture, client: str) -> bytes:
        """A picture as PNG, cached or drawn; empty if it could not be drawn, which is not tried again soon. Raises
        ServiceError when a client has too many drawn, or too many wait.
        """
        key = msgspec.json.encode(picture).decode()
        return await self._cache.get_or_make(key, client, partial(_png, self._drawings, picture))


def _png(drawings: Path, picture: Picture) -> bytes:
    request = msgspec.json.encode(
        {
            "language": picture.language,
            "texts": _texts(picture.language, picture.game),
            "picture": picture,
            "width": WIDTH,
            "height": HEIGHT,
        }
    )
    command = [sys.executable, "-m", "mazzo.server.pages.pictures", str(drawings)]
    try:
        return subprocess.run(command, input=request, capture_output=True, check=True, timeout=SECONDS).stdout
    except subprocess.SubprocessError as error:
        reason = getattr(error, "stderr", None) or b""
        log.error("a picture of a link could not be drawn", reason=reason.decode(errors="replace")[-400:])
        return b""


@cache
def _texts(language: str, game: str | None) -> str:
    folders = [files("mazzo"), *([files(GAMES[game].package) / TEXT] if game else [])]
    pages = [page for folder in folders for page in pages_of(folder, language)]
    return "\n".join(page.read_text(encoding="utf-8") for page in pages if page.name.removesuffix(".ftl") in _TEXTS)
