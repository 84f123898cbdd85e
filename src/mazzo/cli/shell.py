"""The shell around the commands: it chooses the language, shows help in our own words, and turns whatever was asked
wrongly into one sentence on standard error and exit code 2.
"""

import os
import sys
from collections.abc import Sequence
from difflib import get_close_matches
from io import BytesIO, TextIOWrapper
from typing import Any

from typer import TyperException as BadUsage
from typer.core import TyperCommand, TyperGroup

from mazzo.cli.voice import Voice, choose_language, language_here
from mazzo.core.errors import MazzoError, NotUnderstood

BAD_INPUT = 2
"""Exit code for whatever was asked wrongly."""


class Command(TyperCommand):
    """One command; its help texts are the ids of sentences."""

    def format_help(self, context: Any, formatter: Any) -> None:
        from mazzo.cli.help import show_command

        show_command(self, context)

    def invoke(self, context: Any) -> Any:
        if context.args:
            raise NotUnderstood("cli-too-much", text=" ".join(context.args)[:60], command=context.command_path)
        return super().invoke(context)


class Group(TyperGroup):
    """Several commands under one name."""

    def format_help(self, context: Any, formatter: Any) -> None:
        from mazzo.cli.help import show_group

        show_group(self, context)

    def resolve_command(self, context: Any, args: list[str]) -> Any:
        name = args[0]
        if name not in self.commands and not name.startswith("-"):
            near = get_close_matches(name, self.commands, 1) or ["none"]
            raise NotUnderstood("cli-unknown-command", text=name[:40], near=near[0], known=", ".join(self.commands))
        return super().resolve_command(context, args)


class Shell(Group):
    """All commands together."""

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        windows_expand_args: bool = True,
        **extra: Any,
    ) -> Any:
        """Run a command line and leave with its exit code."""
        _open_streams()
        voice = Voice(language_here())
        try:
            voice.language, rest = choose_language(sys.argv[1:] if args is None else args, os.environ)
            code = super().main(rest, "mazzo", complete_var, standalone_mode=False, obj=voice, **extra)
        except MazzoError as error:
            voice.complain(voice.explain(error))
            code = BAD_INPUT
        except BadUsage as error:
            from mazzo.cli.complaint import complaint

            voice.complain(complaint(error, voice))
            code = BAD_INPUT
        except OSError as problem:
            code = _lose(voice, problem)
        sys.exit(_flush(voice) or (code if isinstance(code, int) else 0))


def _open_streams() -> None:
    """Streams that the caller closed lead nowhere; bytes that are no text are read as question marks."""
    sys.stdin = sys.stdin or _nowhere()
    sys.stdout = sys.stdout or _nowhere()
    sys.stderr = sys.stderr or _nowhere()
    if isinstance(sys.stdin, TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")


def _nowhere() -> TextIOWrapper:
    return TextIOWrapper(BytesIO(), "utf-8")


def _flush(voice: Voice) -> int:
    """Let go of what was written; an exit code when it cannot arrive, else 0."""
    try:
        sys.stdout.flush()
    except OSError as problem:
        return _lose(voice, problem)
    return 0


def _lose(voice: Voice, problem: OSError) -> int:
    """Say that the answer cannot arrive, unless its reader simply went away, and drop the rest of it."""
    sys.stdout = _nowhere()
    if isinstance(problem, BrokenPipeError):
        return 1
    voice.complain(voice.tell("cli-output-lost", text=problem.strerror or ""))
    return BAD_INPUT


LEAVE_THE_REST = {"allow_extra_args": True}
"""Settings of every command: what is left over is refused by `Command.invoke`, in our words."""
