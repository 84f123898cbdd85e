"""The voice of the command line: the reader's language, and the terminal it speaks to."""

import os
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from io import TextIOWrapper
from typing import TextIO

from rich.console import Console
from rich.theme import Theme
from typer import Context

from mazzo import words
from mazzo.core.errors import Fact, MazzoError, NotUnderstood

OPTION = "--language"

SEATS = ("#2b5c9e", "#a4500f", "#2f6b3a", "#6b3fa0", "#a12a3a", "#0f6670", "#6d5a10", "#4f5660")
"""Behind the cards of each seat."""

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
class Voice:
    """Speaks one language to one terminal: answers to `out`, complaints to `err`."""

    language: str
    out: Console = field(default_factory=lambda: _console(sys.stdout))
    err: Console = field(default_factory=lambda: _console(sys.stderr))

    def tell(self, name: str, /, **facts: Fact) -> str:
        """The sentence `name` in the reader's language."""
        return words.say_error(self.language, name, facts)

    def complain(self, sentence: str) -> None:
        """One sentence to standard error, on one line however narrow the terminal is."""
        self.err.print(printable(sentence), soft_wrap=True)

    def explain(self, error: MazzoError) -> str:
        """An error as a sentence, with the rule it rests on."""
        return self.with_rule(error.sentence(self.language), error.rule)

    def with_rule(self, sentence: str, rule: str) -> str:
        """A sentence with the number of its rule behind it, if there is one."""
        return f"{sentence} {self.tell('cli-rule', rule=rule)}" if rule else sentence

    def number(self, value: float, digits: int = 0) -> str:
        """A number as the reader's language writes it."""
        text = f"{value:,.{digits}f}"
        return text.translate(str.maketrans(",.", ".,")) if self.language == "it" else text

    @property
    def asked(self) -> str:
        """What a command says to be answered in this language: nothing where it would be anyway."""
        return "" if self.language == language_here() else f" {OPTION} {self.language}"

    @property
    def is_plain(self) -> bool:
        """Whether the terminal can show letters only: a dumb one, or one that does not speak Unicode."""
        return self.out.is_dumb_terminal or not self.out.encoding.startswith("utf")


def printable(text: str) -> str:
    """A text as it may be shown: what somebody typed cannot break lines or steer the terminal."""
    return "".join(letter if letter.isprintable() else "?" for letter in text)


def voice_of(context: Context) -> Voice:
    """The voice a command was called with."""
    voice = context.obj
    assert isinstance(voice, Voice)
    return voice


def choose_language(arguments: Sequence[str], environment: Mapping[str, str]) -> tuple[str, list[str]]:
    """The language asked for by --language, else by the environment's locale; and the arguments without that option.

    Raises NotUnderstood when --language asks for one that Mazzo does not speak.
    """
    rest: list[str] = []
    asked: str | None = None
    waiting = iter(arguments)
    for argument in waiting:
        name, equals, value = argument.partition("=")
        if argument == "--":
            rest += [argument, *waiting]
        elif name == OPTION:
            asked = value if equals else next(waiting, "")
        else:
            rest.append(argument)
    if asked is None:
        return language_of(environment), rest
    if asked.lower() not in words.LANGUAGES:
        raise NotUnderstood("cli-unknown-language", text=asked[:40], known=", ".join(words.LANGUAGES))
    return asked.lower(), rest


def language_of(environment: Mapping[str, str]) -> str:
    """The language of an environment's locale: "it" for it_IT and its kin, else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if locale := environment.get(name):
            return "it" if locale.lower().split("_")[0].split(".")[0] == "it" else words.FALLBACK
    return words.FALLBACK


def language_here() -> str:
    """The language of this process's locale."""
    return language_of(os.environ)


def _console(stream: TextIO) -> Console:
    """A console on a stream that writes "?" for what the stream cannot show, rather than failing."""
    if isinstance(stream, TextIOWrapper):
        stream.reconfigure(errors="replace")
    return Console(file=stream, theme=THEME, highlight=False, markup=False, emoji=False)
