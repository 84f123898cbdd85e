"""Help of a command: what it does, its arguments and options, and an example that runs when pasted.

The `help` of commands and options is the id of a sentence; `<id>-more` goes into detail. An example is the same in
every language and stands in the command's `epilog`.
"""

from collections.abc import Iterator
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
    arguments, options = parameters_of(command)
    _show_head(console, context.command_path, usage(command, console), command.help or "")
    _show_table(console, "cli-help-arguments", ((metavar(p, console), meaning(p, console)) for p in arguments))
    _show_table(console, "cli-help-options", ((switch(p, console), meaning(p, console)) for p in options))
    _show_examples(console, command.epilog or "")


def show_group(group: TyperGroup, context: Any) -> None:
    """Print the help of a group: its commands, and for `mazzo` itself the options that hold for all of them."""
    console = console_of(context)
    _show_head(console, context.command_path, f"[{console.text('cli-metavar-command')}]", group.help or "")
    commands = ((name, console.text(one.help or "")) for name, one in group.commands.items())
    _show_table(console, "cli-help-commands", commands)
    if context.parent is None:
        _show_table(console, "cli-help-everywhere", options_everywhere(console))
    _show_examples(console, group.epilog or "")


def parameters_of(command: TyperCommand) -> tuple[list[TyperArgument], list[TyperOption]]:
    """The arguments of a command, and its options without --help."""
    arguments = [param for param in command.params if isinstance(param, TyperArgument)]
    options = [param for param in command.params if isinstance(param, TyperOption) and param.name != "help"]
    return arguments, options


def usage(command: TyperCommand, console: Console) -> str:
    """What a command takes: "GAME [NUMBER] [OPTIONS]"."""
    arguments, options = parameters_of(command)
    words = [metavar(param, console) if param.required else f"[{metavar(param, console)}]" for param in arguments]
    return " ".join([*words, f"[{console.text('cli-metavar-options')}]"] if options else words)


def options_everywhere(console: Console) -> Iterator[tuple[str, str]]:
    """The options that hold for all commands, each with its meaning."""
    yield f"{OPTION} {'|'.join(i18n.LANGUAGES)}", console.text("cli-help-language")
    yield "--help", console.text("cli-help-help")
    yield "--version", console.text("cli-help-version")
    yield "--install-completion", console.text("cli-help-install-completion")
    yield "--show-completion", console.text("cli-help-show-completion")


def _show_head(console: Console, path: str, takes: str, summary: str) -> None:
    out = console.out
    out.print(Text.assemble((path, "word"), ("  ", ""), (console.text(summary), "title")))
    out.print()
    out.print(Text.assemble((console.text("cli-help-usage"), "title"), "  ", (f"{path} {takes}".rstrip(), "word")))
    if paragraphs := details(summary, console):
        out.print()
        out.print("\n\n".join(paragraphs), width=min(out.width, WIDEST))


def details(summary: str, console: Console) -> list[str]:
    """The paragraphs that go into the detail of a help text, each as one line that the terminal wraps."""
    if not i18n.has(console.language, f"{summary}-more"):
        return []
    return [" ".join(paragraph.split()) for paragraph in console.text(f"{summary}-more").split("\n\n")]


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
    for line in lines:
        console.out.print(f"  {line}", style="word", soft_wrap=True)


def switch(option: TyperOption, console: Console) -> str:
    """An option as it is typed: "--seed TEXT"."""
    names = ", ".join(option.opts)
    return names if option.is_flag else f"{names} {metavar(option, console)}"


def meaning(param: TyperArgument | TyperOption, console: Console) -> str:
    """The help of a parameter, with its default if it has one."""
    text = console.text(param.help or "")
    if param.required or param.default in (None, False, ()):
        return text
    return f"{text} {console.text('cli-help-default', value=str(param.default))}"
