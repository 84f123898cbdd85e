"""The manual page names every command and option, and its texts hold no command of roff."""

import re
import shutil
import subprocess
from pathlib import Path

import pytest
from typer.core import TyperGroup

from tests.cli.test_help import SHELL
from tools import manual

languages = pytest.mark.parametrize("language", manual.PLACES)


def plain(page: str) -> str:
    """A page without its roff commands."""
    return page.replace("\\-", "-").replace("\\e", "\\")


@languages
def test_the_page_has_every_command_option_and_example(language: str) -> None:
    page = plain(manual.page(language))
    assert isinstance(SHELL, TyperGroup)
    commands = dict(manual._commands(SHELL, "mazzo"))
    assert [path for path in commands if f"\n.SS {path}" not in page] == []
    options = [name for command in commands.values() for param in command.params for name in param.opts]
    assert [name for name in options if name.startswith("-") and name not in page] == []
    examples = [line for command in commands.values() for line in (command.epilog or "").splitlines()]
    assert [example for example in examples if f"  {example}\n" not in page] == []


@languages
def test_only_known_macros_begin_a_line(language: str) -> None:
    macros = {line.split()[0] for line in manual.page(language).splitlines() if line.startswith((".", "'"))}
    assert macros == {".TH", ".SH", ".B", ".PP", ".SS", ".TP", ".EX", ".EE"}


@pytest.mark.parametrize(("text", "roff"), [(".hidden", "\\&.hidden"), ("a-b \\n\n c", "a\\-b \\en c")])
def test_a_text_is_no_command(text: str, roff: str) -> None:
    assert manual._roff(text) == roff


@languages
def test_groff_has_no_complaint(language: str, tmp_path: Path) -> None:
    groff = shutil.which("groff")
    if groff is None:
        pytest.skip("no groff: apt-get install groff-base")
    manual.write(tmp_path)
    command = [groff, "-man", "-Tutf8", "-Kutf8", "-ww", str(tmp_path / manual.PLACES[language])]
    result = subprocess.run(command, capture_output=True, text=True, check=True)
    assert result.stderr == ""
    assert re.search(r"mazzo +- ", re.sub(r".\x08|\x1b\[[0-9;]*m", "", result.stdout))
