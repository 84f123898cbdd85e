"""`mazzo admin`: what the operator of a server can do with its database."""

import json
from dataclasses import asdict

from mazzo.cli.serve import checked_database
from mazzo.terminal import Console


def rebuild(console: Console, database: str | None, as_json: bool) -> None:
    """Compute attempts and streaks again, and print how many rows were read and changed. Raises NotUnderstood when
    there is no database, or it cannot be opened.
    """
    place = checked_database(database)
    from mazzo import server

    attempts, streaks = server.rebuild(place)
    if as_json:
        console.out.file.write(json.dumps({"attempts": asdict(attempts), "streaks": asdict(streaks)}) + "\n")
        return
    console.out.print(console.text("cli-admin-rebuild-attempts", **asdict(attempts)), soft_wrap=True)
    console.out.print(console.text("cli-admin-rebuild-streaks", **asdict(streaks)), soft_wrap=True)
