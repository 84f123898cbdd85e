"""PostgreSQL's programs, for tests that start servers of their own. They refuse root, so root runs them as another
account.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tools.programs import find_postgres

if TYPE_CHECKING:
    from pwd import struct_passwd

PATIENCE = 120


def _account() -> struct_passwd | None:
    """Whose the servers are: Debian's account for them, else nobody; None if this process is not root's."""
    if not hasattr(os, "geteuid") or os.geteuid() != 0:
        return None
    import pwd  # which Windows has not

    return next((each for each in pwd.getpwall() if each.pw_name == "postgres"), pwd.getpwnam("nobody"))


ACCOUNT = _account()
AS_ACCOUNT: dict[str, Any] = {"user": ACCOUNT.pw_uid, "group": ACCOUNT.pw_gid, "extra_groups": ()} if ACCOUNT else {}
"""Arguments of `subprocess` for a program of PostgreSQL."""


def problem() -> tuple[str, str] | None:
    """Why no server can be started here, and the remedy; None if one can."""
    folder = find_postgres()
    if folder is None:
        return "no programs of PostgreSQL (initdb, pg_basebackup)", "apt-get install postgresql"
    if ACCOUNT is not None:
        try:
            subprocess.run([folder / "initdb", "--version"], check=True, stdout=subprocess.DEVNULL, **AS_ACCOUNT)
        except OSError:
            return (
                f"PostgreSQL refuses root, and {ACCOUNT.pw_name} may not read its programs in the clone",
                "move the clone to a folder that everybody may read, or run the tests as another account",
            )
    return None


def need() -> None:
    """Skip the calling test where no server can be started, and fail it with CI=true."""
    from tests import missing

    if (told := problem()) is not None:
        missing.skip(*told)


def run(program: str, *words: object, folder: Path) -> None:
    """Run a program of PostgreSQL in a folder. Raises AssertionError with what it said if it fails."""
    command = [str((find_postgres() or Path()) / program), *map(str, words)]
    # A server that is started keeps the pipes of the program that started it, so what it says goes into a file.
    said = folder / "programs.log"
    with said.open("ab") as log:
        done = subprocess.run(
            command, stdin=subprocess.DEVNULL, stdout=log, stderr=log, cwd=folder, timeout=PATIENCE, **AS_ACCOUNT
        )
    assert done.returncode == 0, said.read_text("utf-8", "replace")


def give(path: Path) -> None:
    """Let the account of the servers own a file or folder that this process has made."""
    if ACCOUNT is not None:
        shutil.chown(path, ACCOUNT.pw_uid, ACCOUNT.pw_gid)


@contextmanager
def new_folder() -> Iterator[Path]:
    """A folder of the account of the servers, for the block. It is not below pytest's, which only its owner enters."""
    with tempfile.TemporaryDirectory(prefix="mazzo-postgres-") as name:
        give(Path(name))
        yield Path(name)
