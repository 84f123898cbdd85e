"""The pages name files, names, commands and imports that exist.

In the tour, the architecture and the README of a folder every word between backticks is checked; in the other pages
every path of the checkout.
"""

import ast
import re
import shlex
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

import pytest
from typer.core import TyperGroup
from typer.main import get_command

from mazzo.cli.app import app
from tests.code_blocks import blocks
from tests.test_architecture import MAY_IMPORT
from tools import wheel

ROOT = Path(__file__).parents[1]
SOURCES = ROOT / "src" / "mazzo"
ORCHARD = SOURCES / "games" / "orchard"
PLACES = (
    ROOT,
    SOURCES,
    SOURCES / "server",
    ORCHARD,
    ORCHARD / "rules",
    ROOT / "tests" / "games" / "orchard",
    SOURCES / "locale" / "en",
    ORCHARD / "analysis",
    ORCHARD / "text",
    ORCHARD / "text" / "locale" / "en",
)
"""Folders to which the paths in the pages may be relative."""

QUOTED = re.compile(r"`([^`\n]+)`")
PATH = re.compile(r"[\w.{},<>*-]*/[\w./{},<>*-]*|[\w*-]+\.(?:py|md|ts|svelte|toml|ftl|css)")
OURS = re.compile(
    r"(?:src|docs|tests|web|bench|tools|generate|research)/.*|[\w*/.-]+\.(?:py|md|ts|svelte|toml|ftl|css)"
)
NAME = re.compile(r"[A-Za-z_]\w*(?:\.\w+)*(?=$|\()")
WHERE = re.compile(r"((?:`\w+`[^`|;.]*)+) in `([\w/]+\.py)`(?: \(([^)]*)\))?")
"""`name` and `name` in `file.py` (`# 6.2`, `# 6.3`)."""

# Words between backticks that are neither paths nor names.
SAID_OTHERWISE = {
    "kill -9",
    "(match, seq)",
    "test_4_3_...",
    "refusal(s, seat, a) == 0",
    "from mazzo.games.orchard import deck",
}


READMES = {path.relative_to(SOURCES).as_posix(): path for path in sorted(SOURCES.glob("**/README.md"))}
PAGES = {path.name: path for path in sorted((*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")))}
PAGES |= READMES | {name: ROOT / name for name in ("core/README.md", "research/README.md")}
LINKED = tuple(PAGES)
"""The pages whose links lead to files of the checkout; those of docs/site lead to generated pages, too, and are checked
when the site is built.
"""
SITE = ROOT / "docs" / "site"
PAGES |= {path.relative_to(SITE.parent).as_posix(): path for path in sorted(SITE.glob("**/*.md"))}


def text_of(name: str) -> str:
    """The text of a page of `docs`, of the root folder or of a folder of sources."""
    return PAGES[name].read_text("utf-8")


def page(name: str) -> str:
    """A page without its code blocks."""
    return re.sub(r"```.*?```", "", text_of(name), flags=re.DOTALL)


def spelled_out(path: str) -> Iterator[str]:
    """The paths that a path with `{en,it}` or `<game>` stands for."""
    path = path.replace("<game>", "orchard")
    choice = re.search(r"\{([^}]*)\}", path)
    if choice is None:
        yield path.rstrip("/")
        return
    for one in choice[1].split(","):
        yield from spelled_out(path.replace(choice[0], one))


def is_there(path: str) -> bool:
    """Whether a path exists; it may contain `*`, and a path without a suffix may have any."""
    return all(
        any(any(place.glob(one)) or any(place.glob(f"{one}.*")) for place in PLACES) for one in spelled_out(path)
    )


@cache
def vocabulary() -> frozenset[str]:
    """Every name that the sources define, and every string constant in them."""
    found: set[str] = {"mazzo"}
    for file in SOURCES.rglob("*.py"):
        found |= {file.stem, file.parent.name}
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
                found.add(node.name)
            elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
                found.add(node.id)
            elif isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store):
                found.add(node.attr)
            elif isinstance(node, ast.arg):
                found.add(node.arg)
            elif isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(node.value)
    files = [*(ROOT / "tests" / "laws").glob("*.py"), ROOT / "tests" / "test_architecture.py"]
    tests = (file.read_text("utf-8") for file in files)
    return frozenset(found | set(re.findall(r"^([A-Z_]+)\b", "\n".join(tests), re.MULTILINE)) | set(MAY_IMPORT))


def is_right(word: str) -> bool:
    """Whether a word between backticks exists in this checkout."""
    if word in SAID_OTHERWISE:
        return True
    if word.startswith("make "):
        return re.search(rf"^{re.escape(word[5:])}:", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE) is not None
    if word.startswith("mazzo "):
        return is_there(f"src/mazzo/cli/{word.split()[1].replace('-', '_')}.py")
    if word.startswith("python -m "):
        return is_module(word[10:])
    if setting := re.fullmatch(r"([A-Z_]+)=\d", word):
        return setting[1] in (ROOT / "tools" / "check.py").read_text("utf-8") or setting[1] in vocabulary()
    if word.startswith("# "):
        return any(bears(file, word[2:]) for file in ORCHARD.rglob("*.py"))
    if word.startswith("mazzo.games.<"):
        return is_there(word.replace(".", "/").removeprefix("mazzo/"))
    if PATH.fullmatch(word):
        return is_there(word)
    name = NAME.match(word)
    return name is not None and set(name[0].split(".")) <= vocabulary()


def bears(file: Path, number: str) -> bool:
    """Whether a comment of a file cites a rule."""
    return re.search(rf"#.*(?<![\d.]){re.escape(number)}(?!\w)", file.read_text("utf-8")) is not None


def is_module(name: str) -> bool:
    """Whether a checkout has a module, or a package that can be run, with this full name."""
    path = name.replace(".", "/")
    return any(
        (place / one).is_file() for place in (ROOT, ROOT / "src") for one in (f"{path}.py", f"{path}/__main__.py")
    )


@pytest.mark.parametrize("name", ["tour.md", "architecture.md", *READMES])
def test_everything_between_backticks_is_there(name: str) -> None:
    words = QUOTED.findall(page(name))
    assert words
    assert sorted({word for word in words if not is_right(word)}) == []


@pytest.mark.parametrize("name", PAGES)
def test_every_module_that_a_command_runs_is_there(name: str) -> None:
    modules = set(re.findall(r"python -m\s+((?:mazzo|tools|generate|research|bench|tests)\b[\w.]*)", text_of(name)))
    assert sorted(module for module in modules if not is_module(module.rstrip("."))) == []


MADE_BY_READERS = {
    "bot.py",
    "ladder.py",
    "library.py",
    "network_bot.py",
    "first_learner.py",
    "gnoming.svg",
    "mine.toml",
}
"""Files in examples."""


@pytest.mark.parametrize("name", PAGES)
def test_every_path_of_the_checkout_is_there(name: str) -> None:
    words = {word.partition("::")[0] for word in QUOTED.findall(page(name))}
    paths = {word for word in words if OURS.fullmatch(word)} - MADE_BY_READERS
    assert sorted(path for path in paths if not is_there(path)) == []


@pytest.mark.parametrize("name", LINKED)
def test_every_link_leads_to_a_heading(name: str) -> None:
    for target, anchor in re.findall(r"\]\((?!http)([^)#\s]*)(?:#([^)\s]*))?\)", page(name)):
        file = (PAGES[name].parent / target) if target else PAGES[name]
        assert file.exists(), target
        headings = re.findall(r"^#+ (.*)", file.read_text("utf-8"), re.MULTILINE) if anchor else []
        assert not anchor or anchor in {slug(heading) for heading in headings}, f"{target}#{anchor}"


def slug(heading: str) -> str:
    """The anchor of a heading."""
    return re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")


@pytest.mark.parametrize("name", PAGES)
def test_examples_import_what_exists(name: str) -> None:
    for block in blocks(text_of(name), "python"):
        for node in ast.walk(ast.parse(block)):
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("mazzo"):
                assert all(exists(node.module or "", alias.name) for alias in node.names), ast.unparse(node)


RUN_BY = {
    "api.md": "tests/server/programs/test_bot.py",
    "core/README.md": "tests/test_pages.py",
    "learning.md": "tests/rl/test_learned.py",
    "site/program/first-bot.md": "tests/generate/test_site.py",
    "site/study/environments/_environment.md": "tests/generate/test_site.py",
}
"""What runs the Python of pages that `tools.wheel` does not run."""


def test_the_python_of_the_core_package_runs() -> None:
    (code,) = blocks(text_of("core/README.md"), "python")
    exec(compile(code, "core/README.md", "exec"), {})


def test_the_python_of_every_page_is_run() -> None:
    run = {Path(page).name for page in {**wheel.PAGES, **wheel.PAGES_WITH_EXTRAS}} | set(RUN_BY)
    with_python = {name for name in PAGES if blocks(text_of(name), "python")}
    assert sorted(with_python - run) == []
    assert all((ROOT / place).is_file() for place in RUN_BY.values())


@pytest.mark.parametrize("name", [name for name in PAGES if re.search("^ *mazzo [a-z]", text_of(name), re.MULTILINE)])
def test_the_commands_of_a_page_exist_with_their_options(name: str) -> None:
    code = "\n".join(re.findall(r"^```(?:sh)?\n(.*?)^```$", text_of(name), re.MULTILINE | re.DOTALL))
    for line in re.findall(r"^(?:[A-Z_]+=\S+ )*mazzo ([a-z][^#|<>\n]*)", code, re.MULTILINE):
        command, words = get_command(app), shlex.split(line)
        while isinstance(command, TyperGroup) and words:
            command = command.commands[words.pop(0)]
        options = {option for parameter in command.params for option in parameter.opts}
        named = {word.partition("=")[0] for word in words if word.startswith("--")}
        assert named <= options | {"--language", "--help"}, line


def exists(module: str, name: str) -> bool:
    """Whether a module defines a name or contains a module of this name."""
    return hasattr(import_module(module), name) or find_spec(f"{module}.{name}") is not None


@pytest.mark.parametrize(
    ("word", "verdict"),
    [
        ("match/table.py", True),
        ("match/tables.py", False),
        ("src/mazzo/games/<game>/text/locale/{en,it}/names.ftl", True),
        ("src/mazzo/games/<game>/text/locale/{en,xx}/names.ftl", False),
        ("make slow", True),
        ("make haste", False),
        ("Match.seen(seat)", True),
        ("Match.unheard(seat)", False),
        ("mazzo.bots", True),
        ("# 6.2", True),
        ("# 6.9", False),
        ("some prose", False),
    ],
)
def test_what_is_not_there_would_be_noticed(word: str, verdict: bool) -> None:
    assert is_right(word) is verdict


def test_the_tour_has_ten_files() -> None:
    listed = re.findall(r"^\d+\. `([^`]+)`", page("tour.md"), re.MULTILINE)
    assert len(listed) == 10
    assert all((ROOT / name).is_file() for name in listed)


def test_what_the_tour_places_in_a_file_stands_in_that_file() -> None:
    found = WHERE.findall(page("tour.md"))
    assert len(found) >= 2
    for names, path, numbers in found:
        (file,) = (place / path for place in PLACES if (place / path).is_file())
        source = file.read_text("utf-8")
        for name in QUOTED.findall(names):
            assert re.search(rf"^(?:\s*def |class )?{name}\b", source, re.MULTILINE), f"{name} is not in {path}"
        for number in re.findall(r"`# ([\w.]+)`", numbers):
            assert bears(file, number), f"{number} is not in {path}"


WIDEST = 100
WIDEST_CODE = 88
"""What a column of the documentation site shows."""


@pytest.mark.parametrize("name", PAGES)
def test_no_line_of_an_example_must_be_scrolled(name: str) -> None:
    lines = [line for block in blocks(text_of(name), "python") for line in block.splitlines()]
    assert [line for line in lines if len(line) > WIDEST_CODE] == []


@pytest.mark.parametrize("name", PAGES)
def test_no_line_of_prose_is_too_long(name: str) -> None:
    """Tables and code aside. The last word of a line may reach beyond the limit."""
    text = re.sub(r"`[^`\n]+`", lambda code: code[0].replace(" ", "_"), page(name))
    lines = [line for line in text.splitlines() if not line.lstrip().startswith(("|", "#", "<"))]
    wide = [line for line in lines if len(line.rpartition(" ")[0].rstrip()) > WIDEST]
    assert wide == []
