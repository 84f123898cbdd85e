"""A choice on offer, as a line that can be picked by its number."""

from dataclasses import dataclass

from rich.text import Text


@dataclass(frozen=True)
class Choice:
    """One action: its text form, and what it would bring."""

    action: int
    text: str
    brings: Text


@dataclass(frozen=True)
class Group:
    """Choices that belong together, best first."""

    title: str
    choices: tuple[Choice, ...]
