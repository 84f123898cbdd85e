"""The manual page of the command line, `man mazzo`, made of the same texts as `--help`.

The package brings it in both languages. Run as `python -m tools.manual FOLDER`; the build of a wheel does it, too.
"""

import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

from typer.core import TyperCommand, TyperGroup
from typer.main import get_command

from mazzo import __version__
from mazzo.cli.app import app
from mazzo.cli.help import details, meaning, options_everywhere, parameters_of, switch, usage
from mazzo.cli.usage_error import metavar
from mazzo.terminal import Console

PLACES = {"en": "man/man1/mazzo.1", "it": "man/it/man1/mazzo.1"}
"""Where the page of each language is installed, below `share`."""
HEADINGS = {"en": ("NAME", "SYNOPSIS", "DESCRIPTION"), "it": ("NOME", "SINTASSI", "DESCRIZIONE")}


def write(folder: Path) -> dict[str, str]:
    """Write the pages below a folder; returns their places below `share`, by file."""
    written: dict[str, str] = {}
    for language, place in PLACES.items():
        file = folder / place
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(page(language), "utf-8")
        written[str(file)] = f"share/{place}"
    return written


def page(language: str) -> str:
    """The page in one language, for `man`."""
    console, shell = Console(language), get_command(app)
    assert isinstance(shell, TyperGroup)
    name, synopsis, description = HEADINGS[language]
    summary = shell.help or ""
    lines = [f'.TH MAZZO 1 "" "Mazzo {__version__}"']
    lines += [f".SH {name}", f"mazzo \\- {_roff(console.text(summary))}"]
    lines += [f".SH {synopsis}", f".B mazzo\n[{_roff(console.text('cli-metavar-command'))}]"]
    lines += [f".SH {description}", *_paragraphs(details(summary, console))]
    lines += [f".SH {_roff(console.text('cli-help-commands').upper())}"]
    for path, command in _commands(shell, "mazzo"):
        lines += _section(path, command, console)
    lines += [f".SH {_roff(console.text('cli-help-everywhere').upper())}"]
    lines += _list(options_everywhere(console))
    return "\n".join(lines) + "\n"


def _commands(group: TyperGroup, path: str) -> Iterator[tuple[str, TyperCommand]]:
    """Every command that does something, with the words that call it."""
    for name, command in group.commands.items():
        if isinstance(command, TyperGroup):
            yield from _commands(command, f"{path} {name}")
        else:
            assert isinstance(command, TyperCommand)
            yield f"{path} {name}", command


def _section(path: str, command: TyperCommand, console: Console) -> list[str]:
    """The lines about a command."""
    arguments, options = parameters_of(command)
    summary = command.help or ""
    lines = [f".SS {_roff(f'{path} {usage(command, console)}'.rstrip())}", _roff(console.text(summary))]
    lines += _paragraphs(details(summary, console))
    lines += _list((metavar(one, console), meaning(one, console)) for one in arguments)
    lines += _list((switch(one, console), meaning(one, console)) for one in options)
    examples = (command.epilog or "").splitlines()
    lines += [".PP", _roff(console.text("cli-help-example", count=len(examples)))]
    return [*lines, ".EX", *(f"  {_roff(example)}" for example in examples), ".EE"]


def _paragraphs(texts: list[str]) -> list[str]:
    return [line for text in texts for line in (".PP", _roff(text))]


def _list(rows: Iterable[tuple[str, str]]) -> list[str]:
    """Terms with their meanings."""
    return [line for term, text in rows for line in (".TP", f"\\fB{_roff(term)}\\fR", _roff(text))]


def _roff(text: str) -> str:
    """A text in which nothing is a command of roff, as one line."""
    line = " ".join(text.split()).replace("\\", "\\e").replace("-", "\\-")
    return f"\\&{line}" if line.startswith((".", "'")) else line


if __name__ == "__main__":
    write(Path(sys.argv[1]))
