"""Commands about a database that exists create none."""

from pathlib import Path

import pytest

from tests.cli.terminal import LANGUAGES, call

COMMANDS = (("admin", "rebuild"), ("account", "reset", "ada"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", COMMANDS)
def test_without_a_database_a_command_says_so_and_creates_none(
    command: tuple[str, ...], language: str, tmp_path: Path
) -> None:
    place = tmp_path / "games.db"
    result = call(tmp_path, *command, "--database", str(place), language=language)
    assert (result.exit_code, result.stdout) == (2, "")
    assert "mazzo migrate" in result.stderr
    assert not place.exists()


@pytest.mark.parametrize("command", COMMANDS)
def test_an_empty_file_is_no_database(command: tuple[str, ...], tmp_path: Path) -> None:
    place = tmp_path / "games.db"
    place.touch()
    assert call(tmp_path, *command, "--database", str(place)).exit_code == 2
    assert place.read_bytes() == b""


def test_the_default_database_is_not_created_either(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MAZZO_DATABASE", str(tmp_path / "there" / "games.db"))
    assert call(tmp_path, "admin", "rebuild").exit_code == 2
    assert not (tmp_path / "there").exists()


def test_checking_the_settings_of_a_server_creates_no_database(tmp_path: Path) -> None:
    place = tmp_path / "games.db"
    assert call(tmp_path, "serve", "--check", "--database", str(place)).exit_code == 0
    assert [*tmp_path.glob("games.db*")] == []
