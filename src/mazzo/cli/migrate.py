"""`mazzo migrate`: updates the schema of a database."""

from mazzo.cli.serve import checked_database
from mazzo.terminal import Console


def migrate(console: Console, database: str | None) -> None:
    """Create the tables or migrate them to the current schema. Raises NotUnderstood when the database cannot be
    opened.
    """
    place = checked_database(database)
    from mazzo import server

    before, now = server.migrate(place)
    if before == now:
        sentence = console.text("cli-migrate-nothing", now=now)
    elif before is None:
        sentence = console.text("cli-migrate-made", now=now)
    else:
        sentence = console.text("cli-migrate-done", before=before, now=now)
    console.out.print(sentence, soft_wrap=True)
