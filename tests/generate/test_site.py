"""The sources of the documentation site: every page has its place, links lead to pages, what is generated is right."""

import ast
import inspect
import re
from importlib import import_module
from pathlib import Path

import pytest

from generate.site import environments, games, reference, source
from generate.site.source import SITE, NoSuchPage, paths, write
from mazzo.games import GAMES
from mazzo.lab import participants
from mazzo.rulebook import rulebook
from tests.code_blocks import blocks
from tests.optional_packages import needed
from tools.steps import ROOT

TOCTREE = re.compile(r"^```\{toctree\}\n(.*?)^```$", re.MULTILINE | re.DOTALL)
ENTRY = re.compile(r"^(?:[^:\n]*<)?([\w/.-]+)>?$", re.MULTILINE)


def entries(page: str, text: str) -> set[str]:
    """The pages in the contents of a page, by their paths on the site without suffix."""
    names = [name for tree in TOCTREE.findall(text) for name in ENTRY.findall(tree)]
    return {name[1:] if name.startswith("/") else str(Path(page).parent / name) for name in names}


def test_every_page_has_a_place_of_its_own_and_is_in_the_contents() -> None:
    pages = paths()
    assert len(set(pages.values())) == len(pages)
    listed = {entry for file, page in pages.items() for entry in entries(page, file.read_text("utf-8"))}
    there = {page.removesuffix(".md") for page in pages.values()}
    assert sorted(there - listed) == ["404", "index"]
    generated = {"reference/api/index", "gallery/index", "study/dataset"}
    generated |= {f"study/environments/{name}" for name in GAMES}
    generated |= {f"reference/{name}" for name in ("http", "sockets", "types", "grammar")}
    assert sorted(listed - there - generated) == []


def test_links_and_pictures_are_moved_with_their_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(source, "paths", lambda: {ROOT / "LICENSE": "licence.md"})
    text = (
        "[a](../../../LICENSE#scope) ![b](../../ladder/grove.svg) [c](https://example.org) [d](#here)\n"
        "`[e](gone.md)`\n```\n[f](gone.md)\n```\n"
    )
    write(tmp_path, {"play/a.md": text})
    moved = (tmp_path / "play" / "a.md").read_text("utf-8")
    assert moved == text.replace("../../../LICENSE", "../licence.md").replace("../../ladder", "../pictures/docs/ladder")
    assert (tmp_path / "pictures" / "docs" / "ladder" / "grove.svg").is_file()
    write(tmp_path, {})
    assert not (tmp_path / "play" / "a.md").exists()
    with pytest.raises(NoSuchPage, match=r"docs/site/play/a\.md: gone\.md"):
        write(tmp_path, {"play/a.md": "[a](gone.md)"})


def test_a_link_that_names_a_file_names_its_page_on_the_site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(source, "paths", lambda: {ROOT / "docs" / "screens.md": "screens.md"})
    write(tmp_path, {"a.md": "[screens.md](../screens.md#x), [these](../screens.md), `[screens.md](screens.md)`"})
    moved = (tmp_path / "a.md").read_text("utf-8")
    title = "How to draw a new game"
    assert moved == f"[{title}](screens.md#x), [these](screens.md), `[screens.md](screens.md)`"


@pytest.mark.parametrize("language", games.FOLDERS)
def test_the_page_of_a_game_has_all_its_rules(language: str) -> None:
    for path, text in games.pages().items():
        folder, _, name = path.removesuffix(".md").partition("/")
        if folder == games.FOLDERS[language]:
            rules = rulebook(name, language)
            numbers = [rule.number for section in rules.sections for rule in section.rules]
            assert re.findall(r"^\[([\d.a-z]+)\]\{#rule-", text, re.MULTILINE) == numbers
            links = set(re.findall(r"\]\(#rule-([\w-]+)\)", text))
            assert links <= {number.replace(".", "-") for number in numbers}


def test_the_reference_has_every_module_that_an_example_imports() -> None:
    pages = [*(ROOT / "docs").glob("*.md"), *SITE.rglob("*.md")]
    codes = [code for page in pages for code in blocks(page.read_text("utf-8"), "python")]
    codes += [file.read_text("utf-8") for file in (ROOT / "examples" / "quickstart").glob("*.py")]
    known = {module for group in reference.groups().values() for module in group}
    imports = [node for code in codes for node in ast.walk(ast.parse(code)) if isinstance(node, ast.ImportFrom)]
    names = {(node.module or "", alias.name) for node in imports for alias in node.names}
    ours = {(module, name) for module, name in names if module.partition(".")[0] == "mazzo"}
    assert len(ours) > 5
    assert [one for one in sorted(ours) if one[0] not in known and ".".join(one) not in known] == []


@pytest.mark.parametrize("name", GAMES)
def test_the_reference_of_a_state_has_every_field_and_every_constant(name: str) -> None:
    module = f"{GAMES[name].package}.rules.state"
    text = inspect.getsource(import_module(module))
    page = reference.pages()[f"reference/api/{module}.rst"]
    assert [one for one in re.findall(r"^([A-Z]\w*) = ", text, re.MULTILINE) if f"``{one}``" not in page] == []
    fields = re.findall(r'^    (\w+) = (?:cell|row|grid)\(.*\)\n(?!    """)', text, re.MULTILINE)
    assert fields == [], "without a docstring"


def test_a_constant_has_its_value_and_what_the_source_says_of_it() -> None:
    text = 'A = 1  # 4.2\nB = 2\n"""Two."""\n\n# Sums of\n# these.\nC = (\n    3,\n)\n\n\ndef f() -> None: ...\n'
    assert reference.constants(text) == [("", [("A", "Rule 4.2."), ("B", "Two.")]), ("Sums of these.", [("C", "")])]


def test_the_page_of_an_environment_has_its_parts_and_its_example_runs(capsys: pytest.CaptureFixture[str]) -> None:
    needed("pettingzoo", "rl")
    text = environments.page(GAMES["gnoming"])
    assert "| `tops` | 2 | 0 to 13 | name |" in text
    assert "| greedy | 1,000 | casual |" in text
    (code,) = blocks(text, "python")
    exec(compile(code, "environment", "exec"), {})
    assert capsys.readouterr().out.strip()


def test_the_ladder_of_the_first_bot_prints_what_the_page_says(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    page = (SITE / "program" / "first-bot.md").read_text("utf-8")
    (code,) = blocks(page, "python")
    monkeypatch.syspath_prepend(ROOT / "examples" / "quickstart")
    monkeypatch.setattr(participants, "SPARRING", dict(participants.SPARRING))
    exec(compile(code, "first-bot.md", "exec"), {"__name__": "__main__"})
    assert capsys.readouterr().out == blocks(page, "text")[-1]


def test_the_grammar_has_a_diagram_for_each_rule() -> None:
    needed("railroad", "docs")
    from generate.site import grammar

    text = grammar.page(
        'game = "a b" { NAME NL } [ part | "-" ] ;\npart = 18 * ( " " NAME ) NL ;   (* no more *)\n\n'
        "NAME = letters ;\nNL   = end of line\n"
    )
    assert re.findall(r"^## (\w+)$", text, re.MULTILINE) == ["game", "part", "Words"]
    assert ">a␣b<" in text
    assert 'href="#part"' in text
    assert "18 times" in text
    assert "| `NL` | end of line |" in text
