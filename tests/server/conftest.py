"""A database and a server for every test that asks for one.

A module whose tests run on both databases overrides `database_kind` with the params `postgres.BOTH`.
"""

import shutil
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from time import monotonic
from typing import Literal

import pytest
from argon2 import PasswordHasher

from mazzo.server import background_process, limits
from mazzo.server.accounts import passwords
from mazzo.server.accounts import recovery_codes as recovery
from mazzo.server.storage.engine import database_url, prepare
from tests.server import postgres
from tests.server.postgres import elsewhere
from tests.server.served import Guest, Served

REAL = passwords._hasher


@pytest.fixture(scope="session", autouse=True)
def cheap_passwords() -> Iterator[None]:
    """Hashes that cost next to nothing; a test about their cost asks for `real_passwords`."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(passwords, "_hasher", PasswordHasher(time_cost=1, memory_cost=8, parallelism=1))
        yield


@pytest.fixture(scope="session", autouse=True)
def no_niceness() -> Iterator[None]:
    """The background process takes its turn beside the tests of other workers, which it would have to wait for."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(background_process, "NICENESS", 0)
        yield


@pytest.fixture
def real_passwords(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Hashes as a server makes them."""
    monkeypatch.setattr(passwords, "_hasher", REAL)
    passwords._nobodys.cache_clear()
    yield
    passwords._nobodys.cache_clear()


class CountingHasher(PasswordHasher):
    """Counts its calls by what they cost: the parameters of the hash that is made or compared."""

    def __init__(self, calls: Counter[str]) -> None:
        super().__init__(time_cost=1, memory_cost=8, parallelism=1)
        self.calls = calls

    def hash(self, password: str | bytes, *, salt: bytes | None = None) -> str:
        made = super().hash(password, salt=salt)
        self.calls[f"hash {parameters_of(made)}"] += 1
        return made

    def verify(self, hash: str | bytes, password: str | bytes) -> Literal[True]:
        self.calls[f"verify {parameters_of(str(hash))}"] += 1
        return super().verify(hash, password)


def parameters_of(argon2_hash: str) -> str:
    """For example `$argon2id$v=19$m=8,t=1,p=1`."""
    return argon2_hash.rsplit("$", 2)[0]


@pytest.fixture
def hash_calls(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """The hashes of passwords and digests of recovery codes that the server computes: what a sign-in costs. The tests
    that compare this cost for known and unknown names count it, because a time differs on a busy machine.
    """
    calls = Counter[str]()
    passwords._nobodys()
    monkeypatch.setattr(passwords, "_hasher", CountingHasher(calls))

    def digest(secret: bytes, code: str) -> str:
        calls["digest"] += 1
        return plain_digest(secret, code)

    plain_digest = recovery.digest
    monkeypatch.setattr(recovery, "digest", digest)
    return calls


@pytest.fixture
def standing_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """No bucket gains anything: what is too much at once is too much on a slow machine, too."""
    now = monotonic()
    monkeypatch.setattr(limits, "monotonic", lambda: now)


@pytest.fixture
def no_haste(monkeypatch: pytest.MonkeyPatch) -> None:
    """No rate limits on messages; to be used before a server starts."""
    monkeypatch.setattr(limits, "MESSAGES_BURST", 1e6)


@pytest.fixture
def database_kind() -> str:
    return "sqlite"


@pytest.fixture(scope="session")
def blank(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An SQLite file that was brought up to date and holds nothing: a copy is quicker made than another."""
    path = tmp_path_factory.mktemp("blank") / "mazzo.sqlite3"
    elsewhere(prepare(database_url(str(path)), force=True))
    return path


@pytest.fixture
def database(
    database_kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> Iterator[str]:
    """An empty database, newest revision: the path of an SQLite file, or the address of a schema of PostgreSQL."""
    if database_kind == "sqlite":
        yield str(shutil.copy(request.getfixturevalue("blank"), tmp_path / "mazzo.sqlite3"))
        return
    monkeypatch.setenv("MAZZO_SECRET", "a secret for tests only, long enough to be taken")
    with postgres.migrated() as url:
        yield url


@pytest.fixture
def served(database: str) -> Iterator[Served]:
    with Served(database) as server:
        yield server


@pytest.fixture
def guest(served: Served) -> Guest:
    return served.guest()


@pytest.fixture
def friend(served: Served) -> Guest:
    return served.guest()
