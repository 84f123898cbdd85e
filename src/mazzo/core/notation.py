"""Helpers for text forms: cells, and matching by pattern. The words of a game are in its `notation.py`."""

import re

from mazzo.core.errors import NotUnderstood


def write_cell(row: int, column: int) -> str:
    """A cell as text: "row,column"."""
    return f"{row},{column}"


def match(pattern: re.Pattern[str], text: str, expected: str) -> re.Match[str]:
    """Match the whole of `text`, with runs of blanks reduced to one. Raises NotUnderstood with what was expected."""
    result = pattern.fullmatch(" ".join(text.split())) if len(text) <= MAX_TEXT else None
    if result is None:
        raise NotUnderstood(text=text[:MAX_TEXT], expected=expected)
    return result


MAX_TEXT = 80
"""Maximum length of the text of an action or outcome, in characters."""
