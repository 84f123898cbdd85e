"""The README and the page about the command line are correct: their commands and outputs are run."""

import re
import shlex
from pathlib import Path

import pytest
from typer.core import TyperGroup
from typer.main import get_command

import mazzo
from mazzo.cli.app import app
from tests.cli.terminal import ROOT, call
from tests.code_blocks import blocks

README = (ROOT / "README.md").read_text("utf-8")
PAGE = (ROOT / "docs" / "cli.md").read_text("utf-8")
LINES = [line.partition("#")[0].strip() for line in README.splitlines() if line.startswith("mazzo ")]


def test_five_lines_of_python_play_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    (code,) = blocks(README, "python")
    assert len([line for line in code.splitlines() if line]) == 5
    exec(compile(code, "README.md", "exec"), {})
    score, _, journal = capsys.readouterr().out.partition("\n")
    assert score.startswith("Score(total=")
    assert mazzo.replay(journal).outcome is not None


def test_make_knows_every_target_that_is_named() -> None:
    targets = set(re.findall(r"^make (\w+)", "\n".join(blocks(README, "sh")), re.MULTILINE))
    assert targets == {"play", "test"}
    assert targets <= set(re.findall(r"^(\w+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))


def test_every_command_stands_in_both_pages() -> None:
    shell = get_command(app)
    assert isinstance(shell, TyperGroup)
    assert [name for name in shell.commands if f"`mazzo {name}" not in PAGE] == []
    named = {shlex.split(line)[1] for line in LINES if len(shlex.split(line)) > 1}
    assert named <= set(shell.commands)


@pytest.mark.parametrize("line", [line for line in LINES if len(shlex.split(line)) > 1])
def test_the_commands_of_the_readme_run(line: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("game.mazzo").write_text(call(tmp_path, "deal", "orchard").stdout)
    assert call(tmp_path, *shlex.split(line)[1:]).exit_code == 0


@pytest.mark.parametrize("word", ["LC_ALL", "NO_COLOR", "TERM=dumb", "XDG_DATA_HOME", "MAZZO_DATABASE", "130"])
def test_the_page_tells_what_decides(word: str) -> None:
    assert word in PAGE


def test_links_lead_to_files() -> None:
    linked = [link for link in re.findall(r"\]\(([^)#]+)\)", README) if not link.startswith("https:")]
    assert [link for link in linked if not (ROOT / link).is_file()] == []
    assert {f"web/public/moving-pictures/{name}.webp" for name in mazzo.GAMES} <= set(linked)
