"""Routes of the catalogue: health, games, rules, lessons."""

from __future__ import annotations

from typing import Any, Literal

from litestar import Response, get
from litestar.params import FromPath, FromQuery

import mazzo
from mazzo.core.game import AnyGame
from mazzo.gridcards.decks import CARDS, CELLS, OwnDecks
from mazzo.rulebook import rulebook
from mazzo.server.catalogue.messages import DeckForm, GameCard, GameOption, Lesson, LessonStep, Rule, Rules, Section
from mazzo.server.errors import not_found
from mazzo.server.http.dependencies import GivenStore, GivenWithheld
from mazzo.server.http.messages import Language
from mazzo.server.matches.model.lesson import lesson
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
    return [_card(game) for name, game in mazzo.GAMES.items() if name not in withheld]


@get("/api/rules/{game:str}", sync_to_thread=False, is_open=True)
def rules(withheld: GivenWithheld, game: FromPath[str], language: FromQuery[Language] = "en") -> Rules:
    """A game's numbered rules."""
    if game not in mazzo.GAMES or game in withheld:
        raise not_found()
    book = rulebook(game, language)
    sections = [
        Section(
            part.number,
            part.title,
            [Rule(rule.number, rule.text, rule.ruling) for rule in part.rules],
        )
        for part in book.sections
    ]
    return Rules(sections, book.credits)


@get("/api/lessons/{game:str}", sync_to_thread=False, is_open=True)
def lessons(withheld: GivenWithheld, game: FromPath[str]) -> Lesson:
    """A game's lesson."""
    if game in withheld:
        raise not_found()
    return Lesson([LessonStep(step.text, step.at, list(step.actions)) for step in lesson(game).steps])


def _card(game: AnyGame) -> GameCard:
    meta = game.meta
    options = [
        GameOption(option.name, option.seat, bool(option.backs), option.group)
        for option in meta.options
        if option.offered
    ]
    return GameCard(
        name=meta.name,
        ready=True,
        seats_min=meta.seats_min,
        seats_max=meta.seats_max,
        minutes=meta.minutes,
        options=options,
        fewest=meta.fewest,
        own_decks=_form(game) if isinstance(game, OwnDecks) else None,
        minutes_each=meta.minutes_each,
        age=meta.age,
        seats_printed=meta.seats_printed,
    )


def _form(game: OwnDecks[Any, Any, Any]) -> DeckForm:
    return DeckForm(CARDS, CELLS, list(game.words), game.back is not None)


ROUTES = [health, ready, games, rules, lessons]
