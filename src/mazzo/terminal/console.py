"""Output of the command line: the reader's language, and the terminal."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import cached_property
from io import StringIO, TextIOWrapper
from typing import TYPE_CHECKING, TextIO

from mazzo import i18n
from mazzo.core.errors import Fact, MazzoError

if TYPE_CHECKING:  # Rich takes time that a server does not have when it starts: it only says sentences
    from rich.console import Console as RichConsole
    from rich.console import RenderableType


class Console:
    """Prints in one language: answers to `out`, errors to `err`."""

    def __init__(self, language: str, out: RichConsole | None = None, err: RichConsole | None = None) -> None:
        self.language = language
        if out is not None:
            self.out = out
        if err is not None:
            self.err = err
        self._stdout, self._stderr = sys.stdout, sys.stderr
        for stream in (sys.stdout, sys.stderr):
            if isinstance(stream, TextIOWrapper):
                stream.reconfigure(errors="replace")  # writes "?" for characters that it cannot encode

    @cached_property
    def out(self) -> RichConsole:
        """Standard output."""
        return _rich_console(self._stdout)

    @cached_property
    def err(self) -> RichConsole:
        """Standard error."""
        return _rich_console(self._stderr)

    def text(self, name: str, /, **facts: Fact) -> str:
        """The sentence with the id `name` in the reader's language."""
        return i18n.say_error(self.language, name, facts)

    def print_error(self, sentence: str) -> None:
        """Print one sentence to standard error, without line breaks at any terminal width."""
        print(printable(sentence), file=self._stderr)

    def explain(self, error: MazzoError) -> str:
        """The sentence of an error, with its rule."""
        return self.with_rule(error.sentence(self.language), error.rule)

    def with_rule(self, sentence: str, rule: str) -> str:
        """A sentence followed by the number of its rule, if there is one."""
        return f"{sentence} {self.text('cli-rule', rule=rule)}" if rule else sentence

    def number(self, value: float, digits: int = 0) -> str:
        """A number in the format of the reader's language."""
        text = f"{value:,.{digits}f}"
        if self.language == "en":
            return text
        from mazzo.fluent_text import NUMERALS  # slow to import

        return text.translate({ord(","): NUMERALS[self.language].separator, ord("."): ","})

    @property
    def is_plain(self) -> bool:
        """Whether to print plain characters only: a dumb terminal, or one without Unicode."""
        return self.out.is_dumb_terminal or not self.out.encoding.startswith("utf")


def as_text(language: str, draw: Callable[[Console], RenderableType], columns: int = 100) -> str:
    """The text that a terminal of `columns` columns would print, without colours."""
    from rich.console import Console as RichConsole

    out = StringIO()
    console = Console(language, RichConsole(file=out, width=columns, height=50, no_color=True))
    console.out.print(draw(console))
    return out.getvalue()


def printable(text: str) -> str:
    """A text without control characters, so that input that is printed cannot break lines or control the terminal."""
    return "".join(letter if letter.isprintable() else "?" for letter in text)


def _rich_console(stream: TextIO) -> RichConsole:
    from rich.console import Console as RichConsole

    from mazzo.terminal.theme import THEME

    return RichConsole(file=stream, theme=THEME, highlight=False, markup=False, emoji=False)
