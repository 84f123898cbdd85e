"""Bricks of the text forms: cells, and reading by pattern. Each game's own words stand in its `notation.py`."""

import re

from mazzo.core.errors import NotUnderstood


def write_cell(row: int, column: int) -> str:
    """A cell as text: "row,column"."""
    return f"{row},{column}"


def match(pattern: re.Pattern[str], text: str, expected: str) -> re.Match[str]:
    """The whole of `text` matched against `pattern`, blanks folded; raises NotUnderstood naming what was expected."""
    found = pattern.fullmatch(" ".join(text.split())) if len(text) <= MAX_TEXT else None
    if found is None:
        raise NotUnderstood(text=text[:MAX_TEXT], expected=expected)
    return found


MAX_TEXT = 80
"""Longest text form of an action or outcome, in characters."""
