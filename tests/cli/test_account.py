"""`mazzo account reset`: a code for a person who has lost the password."""

import re
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.cli.terminal import LANGUAGES, call


@pytest.fixture
def database(tmp_path: Path) -> str:
    path = tmp_path / "games.db"
    assert call(tmp_path, "migrate", "--database", str(path)).exit_code == 0
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("INSERT INTO person (id, name, colour, language, created) VALUES ('p', 'Ada', 0, 'it', 0)")
        connection.execute("INSERT INTO account (person, login, created) VALUES ('p', 'ada.l', 0)")
    return str(path)


def test_it_prints_a_code_and_says_how_to_use_it(database: str, tmp_path: Path) -> None:
    result = call(tmp_path, "account", "reset", "ADA.l", "--database", database, language="it")
    assert result.exit_code == 0
    assert re.fullmatch(r"([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}\n", result.stdout)
    assert "Ho perso la password" in result.stderr
    with closing(sqlite3.connect(database)) as connection:
        ((person, valid),) = connection.execute("SELECT person, until - created FROM recovery").fetchall()
    assert (person, valid) == ("p", 24 * 60 * 60 * 1000)


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_unknown_name_is_refused(database: str, language: str, tmp_path: Path) -> None:
    result = call(tmp_path, "account", "reset", "bice", "--database", database, language=language)
    assert (result.exit_code, result.stdout) == (2, "")
    assert "bice" in result.stderr
