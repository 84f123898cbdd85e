"""Completion by the shell: commands, options and games, with help in both languages."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from mazzo.games import GAMES
from tests.cli.terminal import LANGUAGES, call
from tests.cli.test_help import COMMANDS


def offers(line: str, home: Path, language: str = "en") -> dict[str, str]:
    """What fish is offered at the end of a line, each with its help."""
    fish = {"_MAZZO_COMPLETE": "complete_fish", "_TYPER_COMPLETE_FISH_ACTION": "get-args"}
    result = call(home, language=language, more=fish | {"_TYPER_COMPLETE_ARGS": line})
    assert result.exit_code == 0
    return {word: help for word, _, help in (row.partition("\t") for row in result.stdout.splitlines() if row)}


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("mazzo pu", ["puzzle"]),
        ("mazzo play ", [*GAMES]),
        ("mazzo play gr", ["grove", "grass"]),
        ("mazzo play orchard --se", ["--seed", "--seats"]),
        ("mazzo deck n", ["new"]),
        ("mazzo simulate orchard --policy ", ["random", "greedy"]),
        ("mazzo check ", []),
    ],
)
def test_commands_games_and_options_are_completed(line: str, words: list[str], tmp_path: Path) -> None:
    assert list(offers(line, tmp_path)) == words


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("line", ["mazzo ", "mazzo --", *(f"mazzo {name} --" for name in COMMANDS)])
def test_every_completion_has_a_short_help_in_the_language(line: str, language: str, tmp_path: Path) -> None:
    helps = offers(line, tmp_path, language)
    assert helps
    assert [word for word, help in helps.items() if not help or help.startswith("cli-") or len(help) > 80] == []
    assert "Show this message" not in " ".join(helps.values())


def test_bash_completes_by_the_script_that_is_shown(tmp_path: Path) -> None:
    program = """
        eval "$(mazzo --show-completion)"
        COMP_WORDS=(mazzo play orch) COMP_CWORD=2
        _mazzo_completion mazzo
        echo "${COMPREPLY[@]}"
    """
    bash = shutil.which("bash")
    assert bash is not None
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    result = subprocess.run(
        [bash, "--norc", "-c", program], env={"PATH": path, "HOME": str(tmp_path)}, capture_output=True, text=True
    )
    assert (result.stdout, result.stderr, result.returncode) == ("orchard\n", "", 0)
