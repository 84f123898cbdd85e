"""The page of each game in each language: how to play it on Mazzo, its lesson in words, its rules."""

import re
from string import Template

from mazzo import i18n
from mazzo.core.game import AnyGame
from mazzo.games import GAMES
from mazzo.host.lesson import lesson
from mazzo.rulebook import Rulebook, rulebook
from tools.steps import ROOT

SITE = ROOT / "docs" / "site"
FOLDERS = {"en": "play", "it": "gioca"}
"""Where the pages of a language are, on the site and in docs/site."""
TEMPLATE = "_game.md"
_NUMBER = re.compile(r"(?<![\d.])\d{1,2}\.(?:\d{1,2}|[a-z])(?![\w.]*\w)")


def pages() -> dict[str, str]:
    """The pages by their paths on the site."""
    return {
        f"{folder}/{name}.md": page(game, language)
        for language, folder in FOLDERS.items()
        for name, game in GAMES.items()
    }


def page(game: AnyGame, language: str) -> str:
    """The page of a game: the template of the language, filled."""
    name, meta = game.meta.name, game.meta
    rules = rulebook(name, language)
    facts = {
        "game": name,
        "title": rules.title,
        "about": i18n.say(language, f"{name}-about"),
        "credits": rules.credits,
        "players": f"{meta.seats_min}–{meta.seats_max}",
        "minutes": str(meta.minutes),
        "variants": _variants(game, language),
        "lesson": _lesson(name, language),
        "rules": _rules(rules),
    }
    return Template((SITE / FOLDERS[language] / TEMPLATE).read_text("utf-8")).substitute(facts)


def _variants(game: AnyGame, language: str) -> str:
    """The options that people are offered for the whole table, as a list; a sentence where there is none."""
    ids = [f"{game.meta.name}-option-{option.name}" for option in game.meta.options if option.offered]
    lines = [
        f"- **{i18n.say(language, one)}** (`{one.partition('-option-')[2]}`): {i18n.say(language, f'{one}-how')}."
        for one in ids
        if i18n.has(language, one)
    ]
    return "\n".join(lines) or {"en": "This game has no variants.", "it": "Questo gioco non ha varianti."}[language]


def _lesson(game: str, language: str) -> str:
    """The steps of the lesson as a numbered list, each with what it asks the pupil to play."""
    return "\n".join(
        f"1. {i18n.say(language, step.text)}" + "".join(f" `{action}`" for action in step.actions)
        for step in lesson(game).steps
    )


def _rules(rules: Rulebook) -> str:
    """The sections with their rules; each number is a place to link to, and a number in a text leads there."""

    def link(number: re.Match[str]) -> str:
        return f"[{number[0]}](#{_anchor(number[0])})" if rules.rule(number[0]) else number[0]

    lines = []
    for section in rules.sections:
        lines.append(f"### {section.number}. {section.title}")
        for rule in section.rules:
            kind, text = "ruling" if rule.ruling else "rule", _NUMBER.sub(link, rule.text)
            lines.append(f"{{.{kind}}}\n[{rule.number}]{{#{_anchor(rule.number)}}} {text}")
    return "\n\n".join(lines)


def _anchor(number: str) -> str:
    return f"rule-{number.replace('.', '-')}"
