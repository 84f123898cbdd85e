"""The web table, served on this machine."""

import errno
import socket
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

from mazzo.cli.journals import read_bytes
from mazzo.cli.voice import Voice
from mazzo.core.errors import NotUnderstood

USUAL_PORT = 8000
SQLITE = b"SQLite format 3\0"
"""How a database in a file begins."""
TRIES = 20
"""How many ports after the usual one are tried when nobody asked for a certain one."""


def serve(
    voice: Voice,
    host: str,
    port: int | None,
    database: str | None,
    browser: bool,
    workers: int,
    without: Sequence[str] = (),
) -> None:
    """Serve until stopped. Without a port, the usual one or the next that is free.

    Raises NotUnderstood when the host or the port cannot be had, the database cannot be opened, or a setting makes no
    sense.
    """
    place = checked_database(database)
    chosen = _choose(host, port)
    if port is None and chosen != USUAL_PORT:
        voice.complain(voice.tell("cli-serve-other-port", usual=str(USUAL_PORT), port=str(chosen)))
    from mazzo import server

    voice.complain(voice.tell("cli-serve-stop"))
    try:
        server.run(chosen, host, place, browser, workers, without)
    except KeyboardInterrupt:
        pass  # the server has finished what it was doing, and is stopped
    except (OSError, ImportError, RuntimeError, ValueError) as problem:
        raise NotUnderstood("cli-serve-failed", text=_first_line(problem)) from problem
    except Exception as problem:
        if not type(problem).__module__.startswith("sqlalchemy."):
            raise
        raise NotUnderstood("cli-serve-failed", text=_first_line(problem)) from problem
    voice.complain(voice.tell("cli-serve-stopped"))


def _choose(host: str, port: int | None) -> int:
    if port is None:
        free = (one for one in range(USUAL_PORT, USUAL_PORT + TRIES) if not _trouble(host, one))
        port = next(free, USUAL_PORT)
    trouble = _trouble(host, port)
    if trouble in (errno.EADDRINUSE, errno.EACCES):
        other = next((one for one in range(USUAL_PORT, USUAL_PORT + TRIES) if not _trouble(host, one)), 0)
        code = "cli-serve-taken" if trouble == errno.EADDRINUSE else "cli-serve-forbidden"
        raise NotUnderstood(code, port=str(port), other=str(other))
    if trouble:
        raise NotUnderstood("cli-serve-host", host=host[:80])
    return port


def _trouble(host: str, port: int) -> int:
    """Why nobody can listen there: an error number, 0 when all is well."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        with closing(socket.socket(family, socket.SOCK_STREAM)) as listener:
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            listener.bind((host, port))
    except (OSError, UnicodeError) as problem:
        return getattr(problem, "errno", 0) or errno.EINVAL
    return 0


def checked_database(database: str | None) -> str | None:
    """The database as asked for. Raises NotUnderstood when it can be seen from here that it cannot be opened."""
    if database and "://" not in database:
        path = Path(database).expanduser()
        if not path.absolute().parent.is_dir():
            raise NotUnderstood("cli-file-missing", path=str(path.parent)[:200])
        if path.exists() and read_bytes(str(path), len(SQLITE)) not in (b"", SQLITE):
            raise NotUnderstood("cli-serve-no-database", path=database[:200])
    return database


def _first_line(problem: Exception) -> str:
    return str(problem).partition("\n")[0][:200].rstrip(".")
