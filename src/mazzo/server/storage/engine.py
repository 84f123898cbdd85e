"""Opens the database: URL, engine, settings and migrations, and the secret stored beside it. Queries are in `queries`.

SQLite is a file for one process; PostgreSQL serves several workers. Every problem before the first query is a
NotUnderstood with a sentence for the owner.
"""

from __future__ import annotations

import os
import secrets
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import URL, Connection, Engine, create_engine, event, inspect, make_url, text
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.pool import ConnectionPoolEntry, NullPool

from mazzo.core.errors import NotUnderstood
from mazzo.server import host_extra
from mazzo.server.storage.async_engine import AsyncEngine, create_async_engine
from mazzo.server.storage.tables import REVISION, metadata

if TYPE_CHECKING:
    from alembic.config import Config  # imported only for migrations, as it is slow

LOCK_MILLISECONDS = 5000
"""Longest wait for a lock: with SQLite for the file, with PostgreSQL for a row or a table; migrations wait longer."""
PRAGMAS = (
    "journal_mode=WAL",
    "synchronous=NORMAL",
    f"busy_timeout={LOCK_MILLISECONDS}",
    "foreign_keys=ON",
    "secure_delete=ON",
)
"""With WAL and `synchronous=NORMAL` acknowledged writes survive a killed process; also a power failure with
MAZZO_SYNCHRONOUS=FULL. With `secure_delete` deleted data is overwritten with zeros.
"""
SECRET_BYTES = 32
CONNECTIONS = 8
"""Connections to PostgreSQL that a worker keeps open, and as many more under load; includes the writer's and the
listener's.
"""
CONNECT_SECONDS = 5.0
"""Timeout of a new connection to PostgreSQL."""
COMMAND_SECONDS = 20.0
"""Timeout of a statement; migrations have none."""
MIGRATIONS = Path(__file__).parent / "migrations"
_VERSION_TABLE = """CREATE TABLE alembic_version (
    version_num VARCHAR(32) NOT NULL, CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
)"""
"""Alembic's table of the revision."""
_LOCK = 0x6D617A7A6F
"""PostgreSQL's advisory lock during migrations: "mazzo" in ASCII."""


def database_url(database: str | os.PathLike[str] | None = None) -> str:
    """The SQLAlchemy URL of a database given as a path, a URL, or None.

    None means MAZZO_DATABASE, or else `mazzo.db` in the user's data folder. Raises NotUnderstood for an unsupported
    kind of database, and for PostgreSQL without its package.
    """
    setting = os.fspath(database) if database else os.environ.get("MAZZO_DATABASE", "")
    if "://" in setting:
        return _known_url(setting)
    path = Path(setting).expanduser().absolute() if setting else _data_folder() / "mazzo.db"
    return f"sqlite+aiosqlite:///{path}"


def existing_database_url(database: str | os.PathLike[str] | None = None) -> str:
    """The URL as from `database_url`. Raises NotUnderstood also when there is no SQLite file, or it is empty."""
    url = database_url(database)
    path = database_path(url)
    if path is not None and not (path.exists() and path.stat().st_size):
        raise NotUnderstood("database-missing", path=str(path)[:200])
    return url


def open_engine(url: str, command_seconds: float | None = COMMAND_SECONDS) -> AsyncEngine:
    """An engine on the database; creates an SQLite file if necessary, readable by its owner only."""
    path = database_path(url)
    if path is None:
        return _open_postgres(make_url(url), command_seconds)
    path.parent.mkdir(parents=True, exist_ok=True)
    os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
    engine = create_async_engine(url, hide_parameters=True, pool_size=4, max_overflow=0)
    event.listen(engine.sync_engine, "connect", _set_pragmas)
    return engine


def open_blocking_engine(url: URL) -> Engine:
    """An engine on the same SQLite file whose calls block; keeps no closed connection open."""
    engine = create_engine(url.set(drivername="sqlite"), hide_parameters=True, poolclass=NullPool)
    event.listen(engine, "connect", _set_pragmas)
    return engine


def waits_for_disk() -> bool:
    """Whether a commit to SQLite waits until the disk has it."""
    return os.environ.get("MAZZO_SYNCHRONOUS", "").upper() == "FULL"


async def migrate(engine: AsyncEngine, *, force: bool = False) -> str | None:
    """Migrate an SQLite database to the newest revision; PostgreSQL only with `force`. Returns the revision before, if
    any.

    Raises NotUnderstood when the database is too old and not migrated, or newer than this Mazzo.
    """
    async with engine.connect() as connection:
        return await connection.run_sync(_migrate, force)


async def prepare(url: str, *, force: bool = False) -> str | None:
    """Open a database, migrate it as `migrate` does, and close it. Returns the revision before.

    Raises NotUnderstood, in a sentence for its owner, when it cannot be opened or has the wrong revision.
    """
    try:
        engine = open_engine(url, None)
        try:
            if engine.dialect.name != "sqlite":
                return await migrate(engine, force=force)
            with open_blocking_engine(engine.url).connect() as connection:  # faster than a thread for each statement
                return _migrate(connection, force)
        finally:
            await engine.dispose()
    except (OSError, SQLAlchemyError) as problem:
        raise unreachable(url, problem) from problem
    except Exception as problem:
        if not type(problem).__module__.startswith("asyncpg."):
            raise
        raise unreachable(url, problem) from problem


def database_path(url: str) -> Path | None:
    """The file of an SQLite database, None for another."""
    database = make_url(url)
    return Path(database.database) if database.get_backend_name() == "sqlite" and database.database else None


def guest_secret(url: str) -> bytes:
    """The key that signs guests' cookies: MAZZO_SECRET, or a file beside the database readable by its owner only."""
    setting = os.environ.get("MAZZO_SECRET", "")
    if setting:
        return setting.encode()
    path = database_path(url)
    if path is None:
        raise NotUnderstood("needs-secret")
    file = path.with_name(f"{path.name}.secret")
    if not file.exists():
        draft = path.with_name(f"{file.name}.{os.getpid()}")
        with os.fdopen(os.open(draft, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "w") as new:
            new.write(secrets.token_hex(SECRET_BYTES) + "\n")
        with suppress(FileExistsError):  # another process was first: its secret is used
            os.link(draft, file)
        draft.unlink()
    return bytes.fromhex(file.read_text().strip())


def _known_url(text: str) -> str:
    try:
        url = make_url(text)
    except (SQLAlchemyError, ValueError) as problem:
        raise NotUnderstood("unknown-database", text=text.partition("://")[0][:40]) from problem
    drivers = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
    family = url.drivername.partition("+")[0]
    if family not in drivers or url.drivername not in (family, drivers[family]):
        raise NotUnderstood("unknown-database", text=url.drivername[:40])
    if family != "sqlite" and not host_extra.has("postgres"):
        raise NotUnderstood("host-not-installed", what="PostgreSQL")
    return url.set(drivername=drivers[family]).render_as_string(hide_password=False)


def _open_postgres(url: URL, command_seconds: float | None) -> AsyncEngine:
    """An engine on PostgreSQL; `?schema=` in the URL chooses a schema."""
    schema = url.query.get("schema", "")
    settings = {"application_name": f"mazzo {schema}".strip(), "jit": "off"}
    if command_seconds is not None:
        settings["lock_timeout"] = str(LOCK_MILLISECONDS)
    if schema:
        settings["search_path"] = str(schema)
    return create_async_engine(
        url.difference_update_query(("schema",)),
        hide_parameters=True,
        pool_pre_ping=True,
        pool_size=CONNECTIONS,
        max_overflow=CONNECTIONS,
        connect_args={
            "server_settings": settings,
            "timeout": CONNECT_SECONDS,
            "command_timeout": command_seconds,
        },
    )


def unreachable(url: str, problem: Exception) -> NotUnderstood:
    """The error for a database that cannot be opened, without the URL, which may contain a password."""
    path = database_path(url)
    reason = str(getattr(problem, "orig", None) or problem).partition("\n")[0]
    reason = reason.rpartition(">: ")[2].rstrip(".")[:160] or type(problem).__name__
    if path is not None:
        return NotUnderstood("database-unusable", path=str(path)[:200], text=reason)
    return NotUnderstood("database-unreachable", text=reason)


def _data_folder() -> Path:
    home = os.environ.get("XDG_DATA_HOME") or os.environ.get("LOCALAPPDATA")
    return (Path(home) if home else Path.home() / ".local" / "share") / "mazzo"


def _set_pragmas(connection: DBAPIConnection, _entry: ConnectionPoolEntry) -> None:
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    if waits_for_disk():
        cursor.execute("PRAGMA synchronous=FULL")
    cursor.close()


def _migrate(connection: Connection, force: bool) -> str | None:
    present = _revision(connection)
    if present == REVISION:
        return present
    if present is not None and present not in revisions():
        raise NotUnderstood("database-new", present=present[:40], needed=REVISION)
    if connection.dialect.name != "sqlite" and not force:
        raise NotUnderstood("database-old", needed=REVISION)
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
    if _is_new(connection):
        create(connection)
    else:
        upgrade(connection)
    connection.commit()
    return present


def _is_new(connection: Connection) -> bool:
    """Whether a database is an SQLite file without tables."""
    return connection.dialect.name == "sqlite" and not inspect(connection).get_table_names()


def create(connection: Connection) -> None:
    """Create the tables of the newest revision, as all migrations would; the caller commits. A server on a new file so
    starts without Alembic.
    """
    metadata.create_all(connection, checkfirst=False)
    connection.execute(text(_VERSION_TABLE))
    connection.execute(text("INSERT INTO alembic_version VALUES (:revision)"), {"revision": REVISION})


def _revision(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    revision = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return None if revision is None else str(revision)


def _config() -> Config:
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    return config


def revisions() -> list[str]:
    """All revisions, the oldest first."""
    from alembic.script import ScriptDirectory

    return [step.revision for step in ScriptDirectory.from_config(_config()).walk_revisions()][::-1]


def upgrade(connection: Connection, to: str = "head") -> None:
    """Run the migrations up to a revision; the caller commits."""
    from alembic import command

    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, to)
