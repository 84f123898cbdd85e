"""Archived databases of every revision: `python -m tests.golden.databases` makes those that are missing.

NUMBER.sql has the rows, NUMBER.json the facts that a test compares. The database of a revision is made once, by the
version of that revision, and never changed.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
import sys
import tempfile
from contextlib import closing
from pathlib import Path
from unittest.mock import patch

import msgspec

from mazzo.host import from_client, to_client
from mazzo.host.from_client import Undo
from mazzo.server.storage.engine import database_url, open_engine, revisions, upgrade
from mazzo.server.storage.tables import REVISION
from tests.server.entered import entered, version_of, with_recipes
from tests.server.served import Served

FOLDER = Path(__file__).parent / "databases"


class Facts(msgspec.Struct):
    """What a test must know of an archived database."""

    secret: str
    person: str
    cookie: str
    finished: list[str]
    unfinished: list[str]
    decks: list[str] = []


def facts(revision: str) -> Facts:
    """What is known of the database of a revision."""
    return msgspec.json.decode((FOLDER / f"{revision}.json").read_bytes(), type=Facts)


def pour(revision: str, path: Path) -> None:
    """Make an SQLite file of the database of a revision."""
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript((FOLDER / f"{revision}.sql").read_text(encoding="utf-8"))


def missing() -> list[str]:
    """The revisions without a database."""
    return [revision for revision in revisions() if not (FOLDER / f"{revision}.sql").exists()]


def make(revision: str) -> None:
    """Make the database of a revision: the present one is played, an older one is brought there from the one before."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "mazzo.sqlite3")
        if revision == REVISION:
            known = _play(path)
        else:
            before = revisions()[revisions().index(revision) - 1]
            known = facts(before)
            pour(before, path)
            asyncio.run(_raise(path, revision))
        with closing(sqlite3.connect(path)) as connection:
            lines = "\n".join(connection.iterdump())
    (FOLDER / f"{revision}.sql").write_text(lines + "\n", encoding="utf-8")
    (FOLDER / f"{revision}.json").write_bytes(msgspec.json.format(msgspec.json.encode(known), indent=2) + b"\n")


def _play(path: Path) -> Facts:
    secret = "the secret of the archived database"
    with patch.dict(os.environ, {"MAZZO_SECRET": secret}), Served(path) as served:
        guest = served.guest()
        finished, half, practice = guest.begin(), guest.begin(), guest.begin(practice=True)
        with guest.sit(finished) as seat:
            seat.finish()
        rest = guest.begin(from_client.Rest(finished))
        for match in (half, practice, rest):
            with guest.sit(match) as seat:
                for _ in range(4):
                    seat.play_first()
        with guest.sit(practice) as seat:
            seat.send(Undo("an-undo-of-the-archive", seat.state.snapshot.version))
            seat.receive()
            seat.receive()
        decks = [version_of(guest, deck) for deck in (entered(), with_recipes())]
        asked = from_client.NewMatch("orchard", False, from_client.Fresh(), deck=decks[0])
        own = msgspec.json.decode(guest.post("/api/matches", asked).content, type=to_client.NewMatchAnswer).match
        with guest.sit(own) as seat:
            for _ in range(4):
                seat.play_first()
        return Facts(secret, guest.me.id, guest.cookie, [finished], [half, practice, rest, own], decks)


async def _raise(path: Path, revision: str) -> None:
    engine = open_engine(database_url(path))
    async with engine.connect() as connection:
        await connection.run_sync(upgrade, revision)
        await connection.commit()
    await engine.dispose()


if __name__ == "__main__":
    for lacking in missing():
        make(lacking)
        sys.stdout.write(f"Made the database of revision {lacking}.\n")
