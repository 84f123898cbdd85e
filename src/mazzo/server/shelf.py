"""The calls about what there is: health, games, rules, lessons."""

from __future__ import annotations

import os
from collections.abc import Iterable
from typing import Literal

from litestar import get
from litestar.params import FromPath, FromQuery

import mazzo
from mazzo.core.errors import NotUnderstood
from mazzo.core.game import Game
from mazzo.rulebook import rulebook
from mazzo.server import wire
from mazzo.server.hall import GivenHall
from mazzo.server.lesson import lesson
from mazzo.server.problems import not_found


def withheld(named: Iterable[str] = ()) -> frozenset[str]:
    """The games that this house keeps off its shelf: those named, and those of MAZZO_WITHOUT. Raises NotUnderstood when
    one is none of ours, or when nothing is left to play.
    """
    found: set[str] = set()
    for setting, texts in (("--without", named), ("MAZZO_WITHOUT", (os.environ.get("MAZZO_WITHOUT", ""),))):
        for name in (name for text in texts for name in text.replace(",", " ").split()):
            if name not in mazzo.GAMES:
                raise NotUnderstood("bad-without", text=name[:60], setting=setting, known=", ".join(mazzo.GAMES))
            found.add(name)
    if found.issuperset(mazzo.GAMES):
        raise NotUnderstood("nothing-left", games=", ".join(mazzo.GAMES))
    return frozenset(found)


@get("/api/health")
async def health(hall: GivenHall) -> dict[Literal["ok"], bool]:
    """Whether the server and its database answer."""
    return {"ok": await hall.store.is_open()}


@get("/api/games", sync_to_thread=False)
def games(hall: GivenHall) -> list[wire.GameCard]:
    """Every game of this house."""
    return [_card(game) for name, game in mazzo.GAMES.items() if name not in hall.withheld]


@get("/api/rules/{game:str}", sync_to_thread=False)
def rules(hall: GivenHall, game: FromPath[str], language: FromQuery[wire.Language] = "en") -> wire.Rules:
    """A game's numbered rules."""
    if game not in mazzo.GAMES or game in hall.withheld:
        raise not_found()
    book = rulebook(game, language)
    sections = [
        wire.Section(part.number, part.title, [wire.Rule(rule.number, rule.text, rule.ruling) for rule in part.rules])
        for part in book.sections
    ]
    return wire.Rules(sections, book.credits)


@get("/api/lessons/{game:str}", sync_to_thread=False)
def lessons(hall: GivenHall, game: FromPath[str]) -> wire.Lesson:
    """A game's lesson."""
    if game in hall.withheld:
        raise not_found()
    return wire.Lesson([wire.LessonStep(step.text, step.at, list(step.actions)) for step in lesson(game).steps])


def _card(game: Game) -> wire.GameCard:
    meta = game.meta
    offered = [wire.GameOption(option.name, option.seat, option.recipes) for option in meta.options if option.offered]
    return wire.GameCard(
        name=meta.name,
        ready=True,
        seats_min=meta.seats_min,
        seats_max=meta.seats_max,
        minutes=meta.minutes,
        options=offered,
        fewest=meta.fewest,
        own_decks=game.lay_deck is not None,
    )
