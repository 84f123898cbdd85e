"""Routes of the catalogue: health, games, rules, lessons."""

from __future__ import annotations

from typing import Literal

from litestar import Response, get
from litestar.params import FromPath, FromQuery

import mazzo
from mazzo.host.catalogue import card_of, lesson_of, rules_of
from mazzo.host.catalogue_messages import GameCard, Lesson, Rules
from mazzo.host.lesson import NoLesson
from mazzo.host.words import Language
from mazzo.server.errors import not_found
from mazzo.server.http.dependencies import GivenStore, GivenWithheld
from mazzo.server.ops.readiness import READINESS


@get("/api/health", is_open=True)
async def health(store: GivenStore) -> Response[dict[Literal["ok"], bool]]:
    """Whether the server and its database work, including writes; 503 if not."""
    is_well = await store.is_well()
    return Response({"ok": is_well}, status_code=200 if is_well else 503)


@get("/api/ready", is_open=True)
async def ready(store: GivenStore) -> Response[dict[Literal["ok"], bool]]:
    """Whether a proxy may send requests here: as `/api/health`, and 503 after the server was asked to stop."""
    is_ready = not READINESS.is_leaving and await store.is_well()
    return Response({"ok": is_ready}, status_code=200 if is_ready else 503)


@get("/api/games", sync_to_thread=False, is_open=True)
def games(withheld: GivenWithheld) -> list[GameCard]:
    """The games on offer."""
    return [card_of(game) for name, game in mazzo.GAMES.items() if name not in withheld]


@get("/api/rules/{game:str}", sync_to_thread=False, is_open=True)
def rules(withheld: GivenWithheld, game: FromPath[str], language: FromQuery[Language] = "en") -> Rules:
    """A game's numbered rules."""
    if game not in mazzo.GAMES or game in withheld:
        raise not_found()
    return rules_of(game, language)


@get("/api/lessons/{game:str}", sync_to_thread=False, is_open=True)
def lessons(withheld: GivenWithheld, game: FromPath[str]) -> Lesson:
    """A game's lesson."""
    try:
        if game not in withheld:
            return lesson_of(game)
    except NoLesson:
        pass
    raise not_found()


ROUTES = [health, ready, games, rules, lessons]
