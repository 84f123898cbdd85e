"""A choice in a numbered list."""

from dataclasses import dataclass

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
