"""`mazzo account`: what the operator of a server can do for the owner of an account."""

from mazzo.cli.serve import checked_database
from mazzo.core.errors import NotUnderstood
from mazzo.terminal import Console


def reset(console: Console, login: str, database: str | None) -> None:
    """Print a recovery code, valid for a day, for the account with this login name. Raises NotUnderstood when there is
    no such account or no database, or it cannot be opened.
    """
    place = checked_database(database)
    from mazzo import server

    result = server.reset_account(login, place)
    if result is None:
        raise NotUnderstood("cli-account-unknown", name=login[:80])
    code, until = result
    console.out.print(code, style="word", soft_wrap=True)
    console.print_error(console.text("cli-account-reset-how", until=f"{until:%Y-%m-%d %H:%M} UTC"))
