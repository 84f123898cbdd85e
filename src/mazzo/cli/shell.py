"""Typer classes around the commands: they choose the language, print our own help, and turn a usage error into one
sentence on standard error and exit code 2.
"""

import os
import sys
from collections.abc import Sequence
from difflib import get_close_matches
from functools import partial
from io import BytesIO, TextIOWrapper
from textwrap import shorten
from typing import Any

from typer import BadParameter
from typer import TyperException as BadUsage
from typer.core import TyperCommand, TyperGroup

from mazzo import i18n
from mazzo.cli.language import choose_language, language_here
from mazzo.core.errors import MazzoError, NotUnderstood
from mazzo.terminal import Console

BAD_INPUT = 2
"""Exit code of a usage error."""


WIDEST_HELP = 76
"""Characters of help beside a completion: Typer breaks lines of 80."""

VALUE_MAY_LACK = ("--ray",)
"""Options that may stand alone; then their value is ""."""


class _PlainValue:
    """Reads a switch, texts or a whole number. Typer's own reader imports Pydantic, which takes a tenth of a second."""

    TYPES = (bool, str, list[str], int)

    def __init__(self, shape: Any) -> None:
        self._is_number = shape.annotation is int
        self._least, self._most = shape.parameter_info.min, shape.parameter_info.max

    def coerce(self, value: Any, param: Any, ctx: Any) -> Any:
        """The value, None if none was given. Raises BadParameter."""
        if not self._is_number or value is None:
            return value
        try:
            number = int(value)
        except ValueError:
            raise BadParameter("not a number", ctx=ctx, param=param) from None
        if not self._least <= number <= self._most:
            raise BadParameter("out of range", ctx=ctx, param=param)
        return number


def _read_plainly(parameters: list[Any]) -> list[Any]:
    """The parameters; those of plain types are read by `_PlainValue`."""
    for parameter in parameters:
        if parameter.type_descriptor.annotation in _PlainValue.TYPES:
            parameter.get_runtime_param = partial(_PlainValue, parameter.type_descriptor)
    return parameters


def _with_help(completions: list[Any]) -> list[Any]:
    """What a shell may offer to complete, each with the beginning of its help in the language of the locale. The help
    of an option that every command has is a sentence of ours.
    """
    language = language_here()
    for completion in completions:
        ours = [
            name
            for name in (completion.help, f"cli-help-{completion.value.lstrip('-')}")
            if i18n.has(language, name or "")
        ]
        if ours:
            completion.help = shorten(i18n.say(language, ours[0]), WIDEST_HELP, placeholder=" ...")
    return completions


class Command(TyperCommand):
    """One command; its help texts are ids of sentences."""

    allow_extra_args = True
    """`invoke` refuses them, with our own sentence."""

    def get_params(self, context: Any) -> list[Any]:
        return _read_plainly(super().get_params(context))

    def parse_args(self, context: Any, args: list[str]) -> list[str]:
        following = [*args, "-"][1:]
        whole = [
            f"{arg}=" if arg in VALUE_MAY_LACK and after.startswith("-") else arg
            for arg, after in zip(args, following, strict=True)
        ]
        return super().parse_args(context, whole)

    def format_help(self, context: Any, formatter: Any) -> None:
        from mazzo.cli.help import show_command

        show_command(self, context)

    def shell_complete(self, ctx: Any, incomplete: str) -> list[Any]:
        return _with_help(super().shell_complete(ctx, incomplete))

    def invoke(self, context: Any) -> Any:
        if context.args:
            raise NotUnderstood("cli-too-much", text=" ".join(context.args)[:60], command=context.command_path)
        return super().invoke(context)


class Group(TyperGroup):
    """A group of commands."""

    def get_params(self, context: Any) -> list[Any]:
        return _read_plainly(super().get_params(context))

    def format_help(self, context: Any, formatter: Any) -> None:
        from mazzo.cli.help import show_group

        show_group(self, context)

    def shell_complete(self, ctx: Any, incomplete: str) -> list[Any]:
        return _with_help(super().shell_complete(ctx, incomplete))

    def resolve_command(self, context: Any, args: list[str]) -> Any:
        name = args[0]
        if name not in self.commands and not name.startswith("-"):
            near = get_close_matches(name, self.commands, 1) or ["none"]
            raise NotUnderstood("cli-unknown-command", text=name[:40], near=near[0], known=", ".join(self.commands))
        return super().resolve_command(context, args)


class Shell(Group):
    """The top-level group."""

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        windows_expand_args: bool = True,
        **extra: Any,
    ) -> Any:
        """Run a command line and exit with its exit code."""
        _open_streams()
        console = Console(language_here())
        try:
            console.language, rest = choose_language(sys.argv[1:] if args is None else args, os.environ)
            code = super().main(rest, "mazzo", complete_var, standalone_mode=False, obj=console, **extra)
        except MazzoError as error:
            console.print_error(console.explain(error))
            code = BAD_INPUT
        except BadUsage as error:
            from mazzo.cli.usage_error import usage_error

            console.print_error(usage_error(error, console))
            code = BAD_INPUT
        except OSError as problem:
            code = _report_lost(console, problem)
        sys.exit(_flush(console) or (code if isinstance(code, int) else 0))


def _open_streams() -> None:
    """Replace closed standard streams by null streams; decode invalid input bytes as question marks."""
    sys.stdin = sys.stdin or _nowhere()
    sys.stdout = sys.stdout or _nowhere()
    sys.stderr = sys.stderr or _nowhere()
    if isinstance(sys.stdin, TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")


def _nowhere() -> TextIOWrapper:
    return TextIOWrapper(BytesIO(), "utf-8")


def _flush(console: Console) -> int:
    """Flush the output; an exit code when that fails, else 0."""
    try:
        sys.stdout.flush()
    except OSError as problem:
        return _report_lost(console, problem)
    return 0


def _report_lost(console: Console, problem: OSError) -> int:
    """Print that the output cannot be written, unless its reader closed the pipe, and drop the rest of it."""
    sys.stdout = _nowhere()
    if isinstance(problem, BrokenPipeError):
        return 1
    console.print_error(console.text("cli-output-lost", text=problem.strerror or ""))
    return BAD_INPUT
