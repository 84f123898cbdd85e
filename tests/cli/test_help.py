"""Help: in both languages, with examples that run, and fast."""

import shlex
import signal
import subprocess
import sys
from pathlib import Path
from time import sleep
from urllib.error import URLError
from urllib.request import urlopen

import pytest
from typer.core import TyperGroup
from typer.main import get_command

import mazzo as package
from mazzo.cli.app import app
from tests.cli.terminal import COMMAND, LANGUAGES, call, start, surroundings
from tests.golden.journals import golden

SHELL = get_command(app)
COMMANDS = SHELL.commands if isinstance(SHELL, TyperGroup) else {}
EXAMPLES = [line for command in [SHELL, *COMMANDS.values()] for line in (command.epilog or "").splitlines()]
languages = pytest.mark.parametrize("language", LANGUAGES)


def test_every_command_has_an_example() -> None:
    assert [name for name in COMMANDS if not (COMMANDS[name].epilog or "").startswith("mazzo ")] == []


@languages
@pytest.mark.parametrize("command", COMMANDS)
def test_help_tells_what_how_and_an_example(command: str, language: str, tmp_path: Path) -> None:
    result = call(tmp_path, command, "--help", language=language)
    assert result.exit_code == 0
    assert result.stdout.startswith(f"mazzo {command}  ")
    assert ("Uso:" if language == "it" else "Usage:") in result.stdout
    for example in (COMMANDS[command].epilog or "").splitlines():
        assert f"  {example}\n" in result.stdout


@languages
def test_the_first_help_names_every_command(language: str, tmp_path: Path) -> None:
    output = call(tmp_path, "--help", language=language).stdout
    assert [name for name in COMMANDS if f"\n  {name} " not in output] == []


def test_help_speaks_italian_and_english(tmp_path: Path) -> None:
    assert "Gioca una partita nel terminale." in call(tmp_path, "play", "--help", language="it").stdout
    assert "Plays a game in the terminal." in call(tmp_path, "play", "--help", language="en").stdout


@pytest.mark.parametrize(
    "arguments", [("--language", "it", "rules", "orchard", "6"), ("rules", "orchard", "6", "--language=it")]
)
def test_the_language_can_be_asked_for_anywhere(arguments: tuple[str, ...], tmp_path: Path) -> None:
    assert "La Frutta Marcia" in call(tmp_path, *arguments, language="en").stdout


@pytest.mark.parametrize(
    ("locale", "word"),
    [
        ({"LANG": "it_IT.UTF-8"}, "Uso:"),
        ({"LANG": "it"}, "Uso:"),
        ({"LANG": "it_CH.UTF-8"}, "Uso:"),
        ({"LANG": "en_US.UTF-8"}, "Usage:"),
        ({"LANG": "de_DE.UTF-8"}, "Usage:"),
        ({"LANG": "C"}, "Usage:"),
        ({"LANG": ""}, "Usage:"),
        ({"LANG": "en_US.UTF-8", "LC_ALL": "it_IT.UTF-8"}, "Uso:"),
        ({"LANG": "it_IT.UTF-8", "LC_MESSAGES": "en_US.UTF-8"}, "Usage:"),
    ],
)
def test_the_locale_chooses_the_language(locale: dict[str, str], word: str, tmp_path: Path) -> None:
    assert word in call(tmp_path, "--help", more=locale).stdout


@pytest.mark.parametrize("columns", ["40", "60", "80", "200"])
@pytest.mark.parametrize("command", COMMANDS)
def test_help_keeps_to_the_width_of_the_terminal(command: str, columns: str, tmp_path: Path) -> None:
    output = call(tmp_path, command, "--help", language="it", more={"COLUMNS": columns}).stdout
    examples = {f"  {example}" for example in EXAMPLES}
    assert [line for line in output.splitlines() if len(line) > int(columns) and line not in examples] == []


def test_version(tmp_path: Path) -> None:
    assert call(tmp_path, "--version").stdout == f"mazzo {package.__version__}\n"


@pytest.mark.parametrize("command", ["--help", "rules orchard 6"])
def test_a_command_imports_nothing_heavy(command: str, tmp_path: Path) -> None:
    heavy = {"numba", "numpy", "litestar", "sqlalchemy", "uvicorn", "pydantic"}
    program = f"""
import sys
from mazzo.cli import main
sys.argv = ["mazzo", *{command.split()}]
try:
    main()
finally:
    print("HEAVY", sorted({heavy!r} & set(sys.modules)))
"""
    result = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, env=surroundings(tmp_path, "en"), check=True
    )
    assert result.stdout.endswith("HEAVY []\n")


@pytest.mark.parametrize(
    "example",
    [
        line
        for line in dict.fromkeys(EXAMPLES)
        if line.split()[1] not in ("serve", "account", "admin", "today", "export-site")
    ],
)
def test_the_example_runs(example: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "game.mazzo").write_text(golden("orchard", "all-placed").journal.text())
    typed = ""
    for command in example.split(" | "):
        name, *arguments = shlex.split(command)
        ran = call(tmp_path, *arguments, typed=typed)
        assert (name, ran.exit_code, ran.stderr) == ("mazzo", 0, "")
        typed = ran.stdout
    assert typed


def wait_until_it_answers(address: str) -> None:
    for _ in range(300):
        try:
            with urlopen(address, timeout=120) as answer:
                assert answer.status == 200
                return
        except URLError:
            sleep(0.1)
    pytest.fail(f"{address} does not answer")


def test_the_example_of_serve_serves_and_stops_at_ctrl_c(tmp_path: Path) -> None:
    (example,) = (line for line in EXAMPLES if " serve" in line)
    server = subprocess.Popen(
        [*COMMAND, *shlex.split(example)[1:]],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=surroundings(tmp_path, "en"),
        cwd=tmp_path,
    )
    try:
        assert server.stdout is not None
        assert server.stdout.readline() == "Mazzo: http://localhost:8080\n"
        wait_until_it_answers("http://127.0.0.1:8080/api/health")
        server.send_signal(signal.SIGINT)
        _, output = server.communicate(timeout=120)
    finally:
        server.kill()
        server.communicate()
    assert "Ctrl-C" in output
    assert "Traceback" not in output
    assert server.returncode == 0


def test_it_also_runs_as_a_module(tmp_path: Path) -> None:
    assert start(tmp_path, "--version").stdout == f"mazzo {package.__version__}\n"
