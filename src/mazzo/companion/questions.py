"""The commonest questions about the rules of a game, parsed from `games/<game>/text/questions.<language>.md`.

A page has `# Title`, and for each question `## The question` and a paragraph with the answer, which ends with the
numbers of the rules in brackets: `Yes, if a token pays for it. (3.a, 6.1)`.
"""

import re
from functools import cache

from msgspec import Struct

from mazzo.core.errors import NotUnderstood
from mazzo.core.game_folders import NAME, TEXT, game_folders
from mazzo.i18n import FALLBACK, KNOWN

_ENTRY = re.compile(r"^## (.+)\n\n((?:.+\n)+)", re.MULTILINE)
_ANSWER = re.compile(r"(.+) \((\d+\.(?:\d+|[a-z])(?:, \d+\.(?:\d+|[a-z]))*)\)")


class QuestionOfRules(Struct, frozen=True):
    """A question, its answer, and the numbers of the rules that say so."""

    question: str
    answer: str
    rules: tuple[str, ...]


@cache
def questions(game: str, language: str) -> tuple[QuestionOfRules, ...]:
    """The questions about a game in a language, in English for one that Mazzo lacks. Raises NotUnderstood if there are
    none, or if an answer has no rule.
    """
    if NAME.fullmatch(game):
        code = language if language in KNOWN else FALLBACK
        for folder in game_folders():
            page = folder / TEXT / f"questions.{code}.md"
            if folder.name == game and page.is_file():
                return parse(page.read_text(encoding="utf-8-sig"))
    raise NotUnderstood("no-rules", game=game[:40], language=language[:8])


def parse(text: str) -> tuple[QuestionOfRules, ...]:
    """The questions of a page. Raises NotUnderstood for an answer that names no rule."""
    entries = []
    for question, paragraph in _ENTRY.findall(text + "\n"):
        answer = _ANSWER.fullmatch(" ".join(paragraph.strip("\n").split("\n")))
        if answer is None:
            raise NotUnderstood(text=question[:40], expected="an answer that ends with rules: (3.a, 6.1)")
        entries.append(QuestionOfRules(question, answer[1], tuple(answer[2].split(", "))))
    return tuple(entries)
