"""Help: what a command does, what it takes, and an example that works when pasted.

The `help` of commands and options is the id of a sentence; `<id>-more` goes into detail. An example is the same in
every language and stands in the command's `epilog`.
"""

from collections.abc import Iterable, Iterator
from typing import Any

from rich.padding import Padding
from rich.table import Table
from rich.text import Text
from typer.core import TyperArgument, TyperCommand, TyperGroup, TyperOption

from mazzo import words
from mazzo.cli.complaint import metavar
from mazzo.cli.voice import OPTION, Voice, voice_of

WIDEST = 100
"""Columns after which lines of prose are broken."""


def show_command(command: TyperCommand, context: Any) -> None:
    """Print one command's help."""
    voice = voice_of(context)
    arguments = [param for param in command.params if isinstance(param, TyperArgument)]
    options = [param for param in command.params if isinstance(param, TyperOption) and param.name != "help"]
    asked = [metavar(param, voice) if param.required else f"[{metavar(param, voice)}]" for param in arguments]
    if options:
        asked.append(f"[{voice.tell('cli-metavar-options')}]")
    _show_head(voice, context.command_path, " ".join(asked), command.help or "")
    _show_table(voice, "cli-help-arguments", ((metavar(p, voice), _meaning(p, voice)) for p in arguments))
    _show_table(voice, "cli-help-options", ((_switch(p, voice), _meaning(p, voice)) for p in options))
    _show_examples(voice, command.epilog or "")


def show_group(group: TyperGroup, context: Any) -> None:
    """Print the help of `mazzo` itself, or of several commands under one name: which there are, and for `mazzo` what
    holds for all of them.
    """
    voice = voice_of(context)
    _show_head(voice, context.command_path, f"[{voice.tell('cli-metavar-command')}]", group.help or "")
    commands = ((name, voice.tell(one.help or "")) for name, one in group.commands.items())
    _show_table(voice, "cli-help-commands", commands)
    everywhere = [
        (f"{OPTION} {'|'.join(words.LANGUAGES)}", voice.tell("cli-help-language")),
        ("--help", voice.tell("cli-help-help")),
        ("--version", voice.tell("cli-help-version")),
    ]
    if context.parent is None:
        _show_table(voice, "cli-help-everywhere", iter(everywhere))
    _show_examples(voice, group.epilog or "")


def _show_head(voice: Voice, path: str, takes: str, summary: str) -> None:
    out = voice.out
    out.print(Text.assemble((path, "word"), ("  ", ""), (voice.tell(summary), "title")))
    out.print()
    out.print(Text.assemble((voice.tell("cli-help-usage"), "title"), "  ", (f"{path} {takes}".rstrip(), "word")))
    if words.has(voice.language, f"{summary}-more"):
        out.print()
        out.print(_flowing(voice.tell(f"{summary}-more")), width=min(out.width, WIDEST))


def _flowing(text: str) -> str:
    """A text whose paragraphs break where the terminal does, not where its file did."""
    return "\n\n".join(" ".join(paragraph.split()) for paragraph in text.split("\n\n"))


def _show_table(voice: Voice, title: str, rows: Iterator[tuple[str, str]]) -> None:
    table = Table.grid(padding=(0, 2))
    is_narrow = voice.out.width < 70
    table.add_column(style="word", no_wrap=not is_narrow)
    table.add_column(ratio=1, min_width=20)
    for row in rows:
        table.add_row(*row)
    if table.row_count:
        voice.out.print()
        voice.out.print(voice.tell(title), style="title")
        voice.out.print(Padding(table, (0, 0, 0, 2)), width=min(voice.out.width, WIDEST))


def _show_examples(voice: Voice, examples: str) -> None:
    lines = examples.splitlines()
    voice.out.print()
    voice.out.print(voice.tell("cli-help-example", count=len(lines)), style="title")
    for line in _whole(lines):
        voice.out.print(f"  {line}", style="word", soft_wrap=True)


def _whole(lines: Iterable[str]) -> Iterator[str]:
    return (line.strip() for line in lines if line.strip())


def _switch(option: TyperOption, voice: Voice) -> str:
    names = ", ".join(option.opts)
    return names if option.is_flag else f"{names} {metavar(option, voice)}"


def _meaning(param: TyperArgument | TyperOption, voice: Voice) -> str:
    told = voice.tell(param.help or "")
    if param.required or param.default in (None, False, ()):
        return told
    return f"{told} {voice.tell('cli-help-default', value=str(param.default))}"
