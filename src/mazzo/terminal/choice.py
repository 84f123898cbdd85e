"""A choice in a numbered list."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.text import Text


@dataclass(frozen=True)
class Choice:
    """One action: its text form, and its effect."""

    action: int
    text: str
    brings: Text


@dataclass(frozen=True)
class Group:
    """Choices of one kind, best first."""

    title: str
    choices: tuple[Choice, ...]
