"""The calls about what there is: health, games, rules, lessons."""

from __future__ import annotations

from typing import Literal

from litestar import get
from litestar.params import FromPath, FromQuery

import mazzo
from mazzo.core.game import Meta
from mazzo.rulebook import rulebook
from mazzo.server import wire
from mazzo.server.hall import GivenHall
from mazzo.server.lesson import lesson
from mazzo.server.problems import not_found

COMING = (
    wire.GameCard("grove", False, 1, 8, 15),
    wire.GameCard("grass", False, 2, 6, 30),
    wire.GameCard("clustered", False, 1, 4, 30),
    wire.GameCard("gnoming", False, 2, 7, 30, fewest=True),
)
"""Games that have not moved in yet."""


@get("/api/health")
async def health(hall: GivenHall) -> dict[Literal["ok"], bool]:
    """Whether the server and its database answer."""
    return {"ok": await hall.store.is_open()}


@get("/api/games", sync_to_thread=False)
def games() -> list[wire.GameCard]:
    """Every game, those that can be played first."""
    ready = [game.meta for game in mazzo.GAMES.values()]
    return [_card(meta) for meta in ready] + [card for card in COMING if card.name not in mazzo.GAMES]


@get("/api/rules/{game:str}", sync_to_thread=False)
def rules(game: FromPath[str], language: FromQuery[wire.Language] = "en") -> wire.Rules:
    """A game's numbered rules."""
    if game not in mazzo.GAMES:
        raise not_found()
    book = rulebook(game, language)
    sections = [
        wire.Section(part.number, part.title, [wire.Rule(rule.number, rule.text, rule.ruling) for rule in part.rules])
        for part in book.sections
    ]
    return wire.Rules(sections, book.credits)


@get("/api/lessons/{game:str}", sync_to_thread=False)
def lessons(game: FromPath[str]) -> wire.Lesson:
    """A game's lesson."""
    return wire.Lesson([wire.LessonStep(step.text, step.at, list(step.actions)) for step in lesson(game).steps])


def _card(meta: Meta) -> wire.GameCard:
    offered = [wire.GameOption(option.name, option.seat) for option in meta.options if option.offered]
    return wire.GameCard(meta.name, True, meta.seats_min, meta.seats_max, meta.minutes, offered, meta.fewest)
