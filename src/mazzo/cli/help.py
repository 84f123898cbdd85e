"""Help of a command: what it does, its arguments and options, and an example that runs when pasted.

The `help` of commands and options is the id of a sentence; `<id>-more` goes into detail. An example is the same in
every language and stands in the command's `epilog`.
"""

from collections.abc import Iterable, Iterator
from typing import Any

from rich.padding import Padding
from rich.table import Table
from rich.text import Text
from typer.core import TyperArgument, TyperCommand, TyperGroup, TyperOption

from mazzo import i18n
from mazzo.cli.language import OPTION, console_of
from mazzo.cli.usage_error import metavar
from mazzo.terminal import Console

WIDEST = 100
"""Maximum line width of prose, in columns."""


def show_command(command: TyperCommand, context: Any) -> None:
    """Print the help of one command."""
    console = console_of(context)
    arguments = [param for param in command.params if isinstance(param, TyperArgument)]
    options = [param for param in command.params if isinstance(param, TyperOption) and param.name != "help"]
    parameters = [metavar(param, console) if param.required else f"[{metavar(param, console)}]" for param in arguments]
    if options:
        parameters.append(f"[{console.text('cli-metavar-options')}]")
    _show_head(console, context.command_path, " ".join(parameters), command.help or "")
    _show_table(console, "cli-help-arguments", ((metavar(p, console), _meaning(p, console)) for p in arguments))
    _show_table(console, "cli-help-options", ((_switch(p, console), _meaning(p, console)) for p in options))
    _show_examples(console, command.epilog or "")


def show_group(group: TyperGroup, context: Any) -> None:
    """Print the help of a group: its commands, and for `mazzo` itself the options that hold for all of them."""
    console = console_of(context)
    _show_head(console, context.command_path, f"[{console.text('cli-metavar-command')}]", group.help or "")
    commands = ((name, console.text(one.help or "")) for name, one in group.commands.items())
    _show_table(console, "cli-help-commands", commands)
    everywhere = [
        (f"{OPTION} {'|'.join(i18n.LANGUAGES)}", console.text("cli-help-language")),
        ("--help", console.text("cli-help-help")),
        ("--version", console.text("cli-help-version")),
    ]
    if context.parent is None:
        _show_table(console, "cli-help-everywhere", iter(everywhere))
    _show_examples(console, group.epilog or "")


def _show_head(console: Console, path: str, takes: str, summary: str) -> None:
    out = console.out
    out.print(Text.assemble((path, "word"), ("  ", ""), (console.text(summary), "title")))
    out.print()
    out.print(Text.assemble((console.text("cli-help-usage"), "title"), "  ", (f"{path} {takes}".rstrip(), "word")))
    if i18n.has(console.language, f"{summary}-more"):
        out.print()
        out.print(_flowing(console.text(f"{summary}-more")), width=min(out.width, WIDEST))


def _flowing(text: str) -> str:
    """A text with the line breaks inside its paragraphs removed, so that the terminal wraps them."""
    return "\n\n".join(" ".join(paragraph.split()) for paragraph in text.split("\n\n"))


def _show_table(console: Console, title: str, rows: Iterator[tuple[str, str]]) -> None:
    table = Table.grid(padding=(0, 2))
    is_narrow = console.out.width < 70
    table.add_column(style="word", no_wrap=not is_narrow)
    table.add_column(ratio=1, min_width=20)
    for row in rows:
        table.add_row(*row)
    if table.row_count:
        console.out.print()
        console.out.print(console.text(title), style="title")
        console.out.print(Padding(table, (0, 0, 0, 2)), width=min(console.out.width, WIDEST))


def _show_examples(console: Console, examples: str) -> None:
    lines = examples.splitlines()
    console.out.print()
    console.out.print(console.text("cli-help-example", count=len(lines)), style="title")
    for line in _whole(lines):
        console.out.print(f"  {line}", style="word", soft_wrap=True)


def _whole(lines: Iterable[str]) -> Iterator[str]:
    return (line.strip() for line in lines if line.strip())


def _switch(option: TyperOption, console: Console) -> str:
    names = ", ".join(option.opts)
    return names if option.is_flag else f"{names} {metavar(option, console)}"


def _meaning(param: TyperArgument | TyperOption, console: Console) -> str:
    meaning = console.text(param.help or "")
    if param.required or param.default in (None, False, ()):
        return meaning
    return f"{meaning} {console.text('cli-help-default', value=str(param.default))}"
