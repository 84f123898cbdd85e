"""`mazzo serve`: starts the web server on this machine."""

import errno
import gc
import socket
import webbrowser
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path

from mazzo.cli.journals import read_bytes
from mazzo.core.errors import NotUnderstood
from mazzo.terminal import Console

DEFAULT_PORT = 8000
SQLITE = b"SQLite format 3\0"
"""First bytes of an SQLite database file."""
TRIES = 20
"""Number of ports after the default one that are tried if none was given."""


@contextmanager
def _collected_later() -> Iterator[None]:
    """Without automatic collection of cycles: while a server starts nothing becomes garbage. Once it has started,
    `gc_tuning.take_over` enables it again.
    """
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


@_collected_later()
def serve(
    console: Console,
    host: str,
    port: int | None,
    database: str | None,
    browser: bool,
    workers: int,
    without: Sequence[str] = (),
    demo: bool = False,
) -> None:
    """Serve until stopped. Without a port, use the default one or the next that is free. If another server has the
    database open and answers, open its page in the browser instead. `demo`: a demonstration, which has no database.

    Raises NotUnderstood when the host or port is not available, the database cannot be opened, or a setting is invalid.
    """
    from mazzo import server

    place = checked_database(database)
    if demo:
        server.check(place, workers, without, demo)
    elif _is_served(console, place, browser):
        return
    chosen = _choose(host, port)
    if port is None and chosen != DEFAULT_PORT:
        console.print_error(console.text("cli-serve-other-port", usual=str(DEFAULT_PORT), port=str(chosen)))
    console.print_error(console.text("cli-serve-stop"))
    if demo:
        console.print_error(console.text("cli-serve-demo"))
    if workers > 1:
        console.print_error(console.text("cli-serve-workers-cost"))
    try:
        server.run(chosen, host, place, browser, workers, without, demo)
    except KeyboardInterrupt:
        pass  # the server has shut down in good order
    except (OSError, ImportError, RuntimeError, ValueError) as problem:
        raise NotUnderstood("cli-serve-failed", text=_first_line(problem)) from problem
    except Exception as problem:
        if not type(problem).__module__.startswith("sqlalchemy."):
            raise
        raise NotUnderstood("cli-serve-failed", text=_first_line(problem)) from problem
    console.print_error(console.text("cli-serve-demo-stopped" if demo else "cli-serve-stopped"))


def check(
    console: Console, database: str | None, workers: int, without: Sequence[str] = (), demo: bool = False
) -> None:
    """Check the settings without starting, and say what the extra `host` would add. Raises NotUnderstood for the first
    setting that is wrong.
    """
    from mazzo import server
    from mazzo.server import host_extra

    server.check(checked_database(database), workers, without, demo)
    console.out.print(console.text("cli-serve-checked"))
    missing = [console.text(f"cli-serve-lacks-{capability}") for capability in host_extra.missing()]
    if missing:
        console.out.print(console.text("cli-serve-missing", what=", ".join(missing)), soft_wrap=True)


def _is_served(console: Console, database: str | None, browser: bool) -> bool:
    """Whether another server has the database open; its page is then opened in the browser. Raises NotUnderstood if
    that server does not answer, or without `browser`.
    """
    from mazzo.server.process import database_lock
    from mazzo.server.storage.engine import database_url

    address = database_lock.holder(database_url(database))
    if address is None:
        return False
    if not (browser and database_lock.answers(address)):
        raise database_lock.in_use(address)
    console.print_error(console.text("cli-serve-already", address=address))
    webbrowser.open(address)
    return True


def _choose(host: str, port: int | None) -> int:
    if port is None:
        free = (one for one in range(DEFAULT_PORT, DEFAULT_PORT + TRIES) if not _bind_error(host, one))
        port = next(free, DEFAULT_PORT)
    trouble = _bind_error(host, port)
    if trouble in (errno.EADDRINUSE, errno.EACCES):
        other = next((one for one in range(DEFAULT_PORT, DEFAULT_PORT + TRIES) if not _bind_error(host, one)), 0)
        code = "cli-serve-taken" if trouble == errno.EADDRINUSE else "cli-serve-forbidden"
        raise NotUnderstood(code, port=str(port), other=str(other))
    if trouble:
        raise NotUnderstood("cli-serve-host", host=host[:80])
    return port


def _bind_error(host: str, port: int) -> int:
    """Error number of binding host and port; 0 if it succeeds."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        with closing(socket.socket(family, socket.SOCK_STREAM)) as listener:
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            listener.bind((host, port))
    except (OSError, UnicodeError) as problem:
        return getattr(problem, "errno", 0) or errno.EINVAL
    return 0


def checked_database(database: str | None) -> str | None:
    """The database argument. Raises NotUnderstood when it is clear without opening that it cannot be opened."""
    if database and "://" not in database:
        path = Path(database).expanduser()
        if not path.absolute().parent.is_dir():
            raise NotUnderstood("cli-file-missing", path=str(path.parent)[:200])
        if path.exists() and read_bytes(str(path), len(SQLITE)) not in (b"", SQLITE):
            raise NotUnderstood("cli-serve-no-database", path=database[:200])
    return database


def _first_line(problem: Exception) -> str:
    return str(problem).partition("\n")[0][:200].rstrip(".")
