"""A database brought up to date by its owner."""

from mazzo.cli.serve import checked_database
from mazzo.cli.voice import Voice


def migrate(voice: Voice, database: str | None) -> None:
    """Make the tables, or bring them up to date. Raises NotUnderstood when the database cannot be opened."""
    place = checked_database(database)
    from mazzo import server

    before, now = server.migrate(place)
    if before == now:
        told = voice.tell("cli-migrate-nothing", now=now)
    elif before is None:
        told = voice.tell("cli-migrate-made", now=now)
    else:
        told = voice.tell("cli-migrate-done", before=before, now=now)
    voice.out.print(told, soft_wrap=True)
