"""The messages with a game: its card in the catalogue, its rules, its lesson."""

from __future__ import annotations

from typing import Any

from mazzo.core.game import AnyGame
from mazzo.gridcards.decks import CARDS, CELLS, OwnDecks
from mazzo.host.catalogue_messages import DeckForm, GameCard, GameOption, Lesson, LessonStep, Rule, Rules, Section
from mazzo.host.lesson import lesson
from mazzo.rulebook import rulebook


def card_of(game: AnyGame) -> GameCard:
    """The card of a game."""
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
        same_cards=meta.same_cards,
    )


def _form(game: OwnDecks[Any, Any, Any]) -> DeckForm:
    return DeckForm(CARDS, CELLS, list(game.words), game.back is not None)


def rules_of(game: str, language: str) -> Rules:
    """A game's rules in a language. Raises NotUnderstood."""
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


def lesson_of(game: str) -> Lesson:
    """A game's lesson. Raises NoLesson."""
    return Lesson([LessonStep(step.text, step.at, list(step.actions)) for step in lesson(game).steps])
