"""Pytest plug-in of `make test`: where no PostgreSQL lets the tests make a schema, a server on a free port for one run.
The tests find it by MAZZO_TEST_DATABASE.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

import pytest

from tests.e2e.server import free_port
from tests.server import postgres, postgres_programs

SETTINGS = """
listen_addresses = '127.0.0.1'
fsync = off
"""
"""It may forget what it wrote if the machine loses its power."""


def pytest_configure(config: pytest.Config) -> None:
    if hasattr(config, "workerinput") or os.environ.get("MAZZO_TEST_DATABASE"):
        return
    if postgres.problem() is not None and postgres_programs.problem() is None:
        stack = ExitStack()
        config.add_cleanup(stack.close)
        os.environ["MAZZO_TEST_DATABASE"] = stack.enter_context(server())
        postgres.server.cache_clear()


@contextmanager
def server() -> Iterator[str]:
    """The address of a new server, for the block."""
    with postgres_programs.new_folder() as folder:
        port = free_port()
        words = ("--auth=trust", "--username=test", "--encoding=UTF8", "--no-locale", "--no-sync")
        postgres_programs.run("initdb", "-D", "data", *words, folder=folder)
        with (folder / "data" / "postgresql.conf").open("a") as file:
            file.write(f"{SETTINGS}port = {port}\nunix_socket_directories = '{folder}'\n")
        postgres_programs.run("pg_ctl", "-D", "data", "-w", "-l", "server.log", "start", folder=folder)
        try:
            yield f"postgresql+asyncpg://test@127.0.0.1:{port}/postgres"
        finally:
            postgres_programs.run("pg_ctl", "-D", "data", "-w", "-m", "immediate", "stop", folder=folder)
