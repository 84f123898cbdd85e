"""The numbered rules of a game, parsed from `games/<game>/text/rulebook.<language>.md`.

A page has `# Title`, an opening paragraph, `## N. Section`, and paragraphs that begin with `**N.M**` for a rule of the
rulebook or `**N.a**` for a ruling. Anything else is an error that names the file and the line.
"""

import re
from dataclasses import dataclass
from functools import cache

from mazzo.core.errors import NotUnderstood
from mazzo.core.game_folders import NAME, TEXT, game_folders
from mazzo.i18n import DRAFTS, FALLBACK, KNOWN

_HEADING = re.compile(r"## (\d+)\. (.+)")
_RULE = re.compile(r"\*\*(\d+)\.(\d+|[a-z])\*\* (.+)")


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule: its number ("3.5", a ruling "3.a") and its text."""

    number: str
    text: str
    ruling: bool


@dataclass(frozen=True, slots=True)
class Section:
    """One section: its number ("3"), its title and its rules in order."""

    number: str
    title: str
    rules: tuple[Rule, ...]


@dataclass(frozen=True, slots=True)
class Rulebook:
    """All rules of a game in one language; `credits` is the opening paragraph."""

    title: str
    credits: str
    sections: tuple[Section, ...]

    def rule(self, number: str) -> Rule | None:
        """The rule with this number; None if there is none."""
        return next((rule for section in self.sections for rule in section.rules if rule.number == number), None)


@cache
def rulebook(game: str, language: str) -> Rulebook:
    """The rules of a game in a language; in English where a draft has none. Raises NotUnderstood if there are none, or
    if a line is wrong.
    """
    if NAME.fullmatch(game):
        for folder in game_folders():
            page = folder / TEXT / f"rulebook.{language}.md"
            if folder.name == game and language in KNOWN and page.is_file():
                return parse(page.read_text(encoding="utf-8-sig"), str(page))
        if language in DRAFTS:
            return rulebook(game, FALLBACK)
    raise NotUnderstood("no-rules", game=game[:40], language=language[:8])


def parse(text: str, place: str = "") -> Rulebook:
    """Parse a page of rules, read from the file `place`. Raises NotUnderstood (`bad-rulebook`) for the first line that
    is wrong.
    """
    title, credits = "", ""
    sections: list[Section] = []
    for line, paragraph in _paragraphs(text):
        if paragraph.startswith("# ") and not title:
            title = paragraph[2:].strip()
        elif heading := _HEADING.fullmatch(paragraph):
            sections.append(Section(heading[1], heading[2], ()))
        elif numbered := _RULE.fullmatch(paragraph):
            if not sections or sections[-1].number != numbered[1]:
                raise _wrong("section", place, line, f"{numbered[1]}.{numbered[2]}", numbered[1])
            last = sections[-1]
            rule = Rule(f"{numbered[1]}.{numbered[2]}", numbered[3], ruling=numbered[2].isalpha())
            sections[-1] = Section(last.number, last.title, (*last.rules, rule))
        elif title and not credits:
            credits = paragraph
        else:
            number = f"{sections[-1].number}.{len(sections[-1].rules) + 1}" if sections else "1.1"
            raise _wrong("rule", place, line, paragraph[:40], number)
    if not title or not sections:
        raise _wrong("head", place, 1)
    return Rulebook(title, credits, tuple(sections))


def _wrong(problem: str, place: str, line: int, actual: str = "", expected: str = "") -> NotUnderstood:
    return NotUnderstood("bad-rulebook", problem=problem, place=place, line=line, found=actual, expected=expected)


def _paragraphs(text: str) -> list[tuple[int, str]]:
    """Every paragraph as (number of its first line, its lines joined)."""
    paragraphs: list[tuple[int, str]] = []
    open_ = False
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip():
            open_ = False
        elif open_:
            start, before = paragraphs[-1]
            paragraphs[-1] = (start, f"{before} {line.strip()}")
        else:
            paragraphs.append((number, line.strip()))
            open_ = True
    return paragraphs
