"""Output of the command line: the reader's language, and the terminal."""

import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from io import StringIO, TextIOWrapper
from typing import TextIO

from rich.console import Console as RichConsole
from rich.console import RenderableType
from rich.theme import Theme

from mazzo import i18n
from mazzo.core.errors import Fact, MazzoError

SEATS = ("#2b5c9e", "#a4500f", "#2f6b3a", "#6b3fa0", "#a12a3a", "#0f6670", "#6d5a10", "#4f5660")
"""Background of the cards of each seat."""

THEME = Theme(
    {
        **{f"seat.{seat}": f"bold #ffffff on {colour}" for seat, colour in enumerate(SEATS)},
        **{f"tile.seat.{seat}": f"bold #ffffff on {colour}" for seat, colour in enumerate(SEATS)},
        **{f"tile.seat.{seat}.ghost": f"bold underline #ffffff on {colour}" for seat, colour in enumerate(SEATS)},
        "tile.start": "bold #2a2100 on #d9c9a3",
        "title": "bold",
        "word": "bold cyan",
        "quiet": "bright_black",
        "good": "bold green",
        "bad": "bold red",
        "apple": "bold red",
        "pear": "bold yellow",
        "plum": "bold magenta",
        "rotten": "bold bright_black",
        "tile.apple": "#ffb0a6 on #5c1f1a",
        "tile.apple.die": "bold #ffffff on #c8362b",
        "tile.pear": "#f3db8a on #4d4012",
        "tile.pear.die": "bold #2a2100 on #efbf2f",
        "tile.plum": "#d9b8f2 on #3f2459",
        "tile.plum.die": "bold #ffffff on #8446b2",
        "tile.rotten": "#d0d0d0 on #4a4a4a",
        "orange": "bold #e8862a",
        "lemon": "bold yellow",
        "lime": "bold green",
        "glade": "#8a9a78",
        "squirrel": "bold #b5713a",
        "wheelbarrow": "bold #e8862a",
        "tile.orange": "#ffd0a0 on #5a3210",
        "tile.orange.die": "bold #241200 on #f08a2c",
        "tile.orange.fallen": "bold #f08a2c on #2a3324",
        "tile.lemon": "#f3e79a on #4a4412",
        "tile.lemon.die": "bold #242000 on #f2dc3a",
        "tile.lemon.fallen": "bold #f2dc3a on #2a3324",
        "tile.lime": "#d2efa8 on #2f4a16",
        "tile.lime.die": "bold #14240a on #94cf40",
        "tile.lime.fallen": "bold #94cf40 on #2a3324",
        "tile.glade": "#9db08a on #2a3324",
        "tile.squirrel": "bold #ffffff on #7a4a22",
        "bar.back": "bright_black",
        "bar.complete": "green",
        "bar.finished": "green",
    },
    inherit=True,
)


@dataclass
class Console:
    """Prints in one language: answers to `out`, errors to `err`."""

    language: str
    out: RichConsole = field(default_factory=lambda: _rich_console(sys.stdout))
    err: RichConsole = field(default_factory=lambda: _rich_console(sys.stderr))

    def text(self, name: str, /, **facts: Fact) -> str:
        """The sentence with the id `name` in the reader's language."""
        return i18n.say_error(self.language, name, facts)

    def print_error(self, sentence: str) -> None:
        """Print one sentence to standard error, without line breaks at any terminal width."""
        self.err.print(printable(sentence), soft_wrap=True)

    def explain(self, error: MazzoError) -> str:
        """The sentence of an error, with its rule."""
        return self.with_rule(error.sentence(self.language), error.rule)

    def with_rule(self, sentence: str, rule: str) -> str:
        """A sentence followed by the number of its rule, if there is one."""
        return f"{sentence} {self.text('cli-rule', rule=rule)}" if rule else sentence

    def number(self, value: float, digits: int = 0) -> str:
        """A number in the format of the reader's language."""
        text = f"{value:,.{digits}f}"
        return text.translate(str.maketrans(",.", ".,")) if self.language == "it" else text

    @property
    def is_plain(self) -> bool:
        """Whether to print plain characters only: a dumb terminal, or one without Unicode."""
        return self.out.is_dumb_terminal or not self.out.encoding.startswith("utf")


def as_text(language: str, draw: Callable[[Console], RenderableType], columns: int = 100) -> str:
    """The text that a terminal of `columns` columns would print, without colours."""
    out = StringIO()
    console = Console(language, RichConsole(file=out, width=columns, height=50, no_color=True))
    console.out.print(draw(console))
    return out.getvalue()


def printable(text: str) -> str:
    """A text without control characters, so that input that is printed cannot break lines or control the terminal."""
    return "".join(letter if letter.isprintable() else "?" for letter in text)


def _rich_console(stream: TextIO) -> RichConsole:
    """A rich console that writes "?" for characters that the stream cannot encode."""
    if isinstance(stream, TextIOWrapper):
        stream.reconfigure(errors="replace")
    return RichConsole(file=stream, theme=THEME, highlight=False, markup=False, emoji=False)
