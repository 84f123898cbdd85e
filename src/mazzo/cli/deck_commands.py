"""The commands `mazzo deck check` and `mazzo deck new`; see `app`."""

from pathlib import Path
from typing import Annotated

import typer

from mazzo.cli.language import console_of
from mazzo.cli.shell import LEAVE_THE_REST, Command, Group
from mazzo.core.errors import NotUnderstood

deck_app = typer.Typer(cls=Group, invoke_without_command=True)


@deck_app.callback()
def deck(context: typer.Context) -> None:
    if context.invoked_subcommand is None:
        raise NotUnderstood("cli-missing", name="check|new", command=context.command_path)


@deck_app.command(
    "check",
    cls=Command,
    context_settings=LEAVE_THE_REST,
    help="cli-deck-check",
    epilog="mazzo deck new orchard | mazzo deck check -",
)
def deck_check(
    context: typer.Context, file: Annotated[str, typer.Argument(metavar="file", help="cli-arg-deck")]
) -> None:
    from mazzo.cli import decks as command

    command.print_check(console_of(context), file)


@deck_app.command(
    "new",
    cls=Command,
    context_settings=LEAVE_THE_REST,
    help="cli-deck-new",
    epilog="mazzo deck new orchard\nmazzo deck new orchard garden.toml --name 'The garden'",
)
def deck_new(
    context: typer.Context,
    game: Annotated[str, typer.Argument(metavar="game", help="cli-arg-deck-game")],
    file: Annotated[Path | None, typer.Argument(metavar="file", help="cli-deck-new-file-help")] = None,
    name: Annotated[str | None, typer.Option("--name", metavar="text", help="cli-deck-new-name-help")] = None,
) -> None:
    from mazzo.cli import decks as command

    command.print_new(console_of(context), game, file, name)
