"""A game outside Mazzo: what is missing or wrong in it is one sentence, and the one that `mazzo new-game` writes passes
the laws and can be played everywhere.
"""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from mazzo import compiled, i18n, own_games
from mazzo.core.errors import NotUnderstood
from mazzo.core.game import AnyGame
from mazzo.core.game_folders import VARIABLE
from mazzo.rulebook import rulebook
from tests.cli.terminal import ROOT, call, one_sentence, surroundings

NAME = "pebbles"


def forget() -> None:
    """Forget what was imported and read of the game."""
    for name in [name for name in sys.modules if name.partition(".")[0] == NAME]:
        del sys.modules[name]
    for cached in (i18n._sources, i18n._text, rulebook):
        cached.cache_clear()


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The folder of a new game, which Mazzo is told of."""
    folder = tmp_path / NAME
    assert call(tmp_path, "new-game", str(folder)).exit_code == 0
    monkeypatch.setenv(VARIABLE, NAME)
    monkeypatch.syspath_prepend(tmp_path)
    forget()
    yield folder
    monkeypatch.undo()
    forget()


def load() -> AnyGame:
    (game,) = own_games.load_all(())
    return game


def refusal() -> str:
    """The sentence of the error, in both languages; the English one is returned."""
    with pytest.raises(NotUnderstood) as caught:
        load()
    for language in i18n.LANGUAGES:
        assert one_sentence(caught.value.sentence(language), 600), caught.value.sentence(language)
    return caught.value.sentence("en")


def test_the_template_is_a_game(folder: Path) -> None:
    assert not [path for path in folder.rglob("*") if path.is_file() and "template" in path.read_text().lower()]
    assert load().meta.name == NAME


CHANGES = {
    "a syntax error": ("rules.py", "return 2", "return (2", "rules.py, line", "SyntaxError"),
    "an import that fails": ("deck.py", "CARDS = 15", "import nowhere\nCARDS = 15", "deck.py, line 3", "nowhere"),
    "an error in a module": ("meta.py", "minutes=5,\n", "", "meta.py, line 8", "'minutes'"),
    "a method is missing": ("__init__.py", "def rounds(", "def circles(", "__init__.py, line", "rounds"),
    "no GAME": ("__init__.py", "GAME = Pebbles()", "", "__init__.py has no game", "GAME = MyGame()"),
    "no state": ("__init__.py", "    blank = State()\n", "", "__init__.py", "blank = …"),
    "another package": ("__init__.py", "package = __name__", 'package = "pebble"', "__init__.py", "package = …"),
    "a state without @record": ("rules.py", "@record\n", "", "rules.py", "“@record”"),
    "a text that is not Fluent": (
        "text/locale/en/names.ftl",
        "pebbles-name = Pebbles",
        "pebbles-name = {",
        "line 3",
        "id = text",
    ),
    "a text that uses more of Fluent than Mazzo reads": (
        "text/locale/en/names.ftl",
        "pebbles-name = Pebbles",
        "pebbles-name = { DATETIME($day) }",
        "line 3",
        "DATETIME",
    ),
    "no offers": ("__init__.py", "    no_offers = Offers()\n", "", "__init__.py", "no_offers = …"),
    "a deck that is none": ("__init__.py", "deck = FACES", "deck = None", "__init__.py", "deck = …"),
    "another name": ("meta.py", 'NAME = "pebbles"', 'NAME = "stones"', "meta.py", "“pebbles”"),
    "a ruleset of another game": ("meta.py", 'f"{NAME}-1"', '"stones-1"', "meta.py", "“pebbles-1”"),
    "a ruleset without number": ("meta.py", 'f"{NAME}-1"', "NAME", "meta.py", "“pebbles-1”"),
    "no deck's name": ("meta.py", 'f"{NAME}-deck-1"', '""', "meta.py", "“pebbles-deck-1”"),
    "no seats": ("meta.py", "seats_min=2", "seats_min=0", "meta.py", "1 to 8"),
    "too many seats": ("meta.py", "seats_max=SEATS", "seats_max=9", "meta.py", "2 to 8"),
    "text for a number": ("meta.py", "seats_min=2", 'seats_min="2"', "meta.py", "(int)"),
    "no reason to end": ("meta.py", '{ALL_DONE: "all-done"}', "{}", "meta.py", "{ 1:"),
    "two options with one name": (
        "meta.py",
        "options=()",
        'options=(Option("a"), Option("a"))',
        "meta.py",
        "each name once",
    ),
    "a kernel is missing": ("rules.py", "def resample(", "def again(", "rules.py has no kernel", "def resample(s: Sta"),
    "no annotations": (
        "rules.py",
        "def refusal(s: State, seat: int, action: int) -> int:",
        "def refusal(s, seat, action):",
        "rules.py, line",
        "def refusal(s: State, seat: int, action: int) -> int",
    ),
    "no type of the result": (
        "rules.py",
        "score(s: State, seat: int) -> int",
        "score(s: State, seat: int)",
        "rules.py",
    ),
    "too few arguments": ("rules.py", "def init(s: State, seats: int, options: int)", "def init(s: State, seats: int)"),
    "a type that is not there": ("rules.py", "def init(s: State", "def init(s: 'Stat'", "rules.py, line", "'Stat'"),
    "a text is missing": (
        "text/locale/it/names.ftl",
        "pebbles-about =",
        "pebbles-bout =",
        "it/names.ftl",
        "pebbles-about",
    ),
    "the text of an end is missing": ("meta.py", '"all-done"', '"none-left"', "pebbles-end-none-left"),
    "the text of a refusal is missing": ("meta.py", '("not-legal", "1.2")', '("pebbles-no", "1.2")', "pebbles-no"),
    "the text of an option is missing": ("meta.py", "options=()", 'options=(Option("a"),)', "pebbles-option-a"),
    "a rule without its bold number": (
        "text/rulebook.it.md",
        "**1.2** Si",
        "1.2 Si",
        "rulebook.it.md, line 9",
        "**1.2**",
    ),
    "a rule outside its section": ("text/rulebook.en.md", "**1.2**", "**2.2**", "line 9", "“## 2. Title”"),
    "a rulebook without a title": ("text/rulebook.en.md", "# Pebbles\n", "", "rulebook.en.md, line"),
}


@pytest.mark.parametrize("change", CHANGES)
def test_what_is_wrong_is_a_sentence_that_names_the_file(change: str, folder: Path) -> None:
    file, old, new, *told = CHANGES[change]
    text = (folder / file).read_text("utf-8")
    assert old in text
    text = text.replace(old, new, 1).replace(
        "import Meta", "import Meta, Option" if "Option(" in new else "import Meta"
    )
    (folder / file).write_text(text, "utf-8")
    said = refusal()
    assert [part for part in (str(folder), *told) if part not in said] == [], said


@pytest.mark.parametrize("file", ["text/rulebook.en.md", "text/rulebook.it.md"])
def test_a_rulebook_that_is_missing_is_named(file: str, folder: Path) -> None:
    (folder / file).unlink()
    assert str(folder / file) in refusal()


@pytest.mark.parametrize("file", ["text/rulebook.en.md", "text/locale/it/names.ftl"])
def test_a_file_that_is_not_utf_8_is_named(file: str, folder: Path) -> None:
    text = (folder / file).read_text("utf-8")
    (folder / file).write_bytes((text + "# à").encode("latin-1", "replace"))
    assert f"{folder / file} is not UTF-8" in refusal()


@pytest.mark.parametrize("place", own_games.PLACES.values())
def test_a_file_in_the_place_of_an_older_layout_is_named(place: str, folder: Path) -> None:
    name = Path(place).name
    (folder / name).touch()
    said = refusal()
    assert f"{folder / name} is not read" in said
    assert place in said


def test_a_byte_order_mark_does_no_harm(folder: Path) -> None:
    for file in ("text/rulebook.en.md", "text/locale/it/names.ftl"):
        (folder / file).write_text("\ufeff" + (folder / file).read_text("utf-8"), "utf-8")
    assert load().meta.name == NAME


def test_texts_that_are_all_missing_are_named(folder: Path) -> None:
    (folder / "text" / "locale" / "en" / "names.ftl").unlink()
    said = refusal()
    assert str(folder / "text" / "locale" / "en" / "names.ftl") in said
    assert "pebbles-name, pebbles-about, pebbles-end-all-done" in said


@pytest.mark.parametrize("package", ["nowhere", "no.where", "json", "pebbles.golden"])
def test_a_package_that_is_not_found_is_named(package: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, package)
    said = refusal()
    assert package in said or "__init__.py has no game" in said


def test_a_name_is_taken_once(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, f"{NAME},{NAME}")
    assert "no other game" in refusal()


def test_a_kernel_that_cannot_be_compiled_is_named(folder: Path) -> None:
    text = (folder / "rules.py").read_text("utf-8")
    (folder / "rules.py").write_text(
        text.replace("    s.seats = seats\n", '    [].append("x")\n    s.seats = seats\n', 1)
    )
    with pytest.raises(NotUnderstood) as caught:
        compiled.of(load())
    assert f"{folder / 'rules.py'}, line 3" in caught.value.sentence()
    assert one_sentence(caught.value.sentence(), 600)


def run(folder: Path, *command: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    home = folder.parent
    paths = os.pathsep.join(map(str, (home, ROOT / "src", ROOT)))
    return subprocess.run(
        [sys.executable, "-m", *command],
        input=typed,
        capture_output=True,
        text=True,
        check=False,
        cwd=ROOT,
        env=surroundings(home, "en", {VARIABLE: NAME, "PYTHONPATH": paths}),
    )


def test_the_command_line_says_it_in_one_sentence(folder: Path) -> None:
    (folder / "rules.py").write_text("def", "utf-8")
    for command in (("play", NAME), ("deal", NAME), ("serve", "--port", "0", "--no-browser"), ("simulate", "orchard")):
        done = run(folder, "mazzo", *command)
        assert (done.returncode, one_sentence(done.stderr)) == (2, True), done.stderr
    assert run(folder, "mazzo", "--help").returncode == 0


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_without_a_terminal_module_it_is_played_on_plain_screens(folder: Path, language: str) -> None:
    done = run(folder, "mazzo", "play", NAME, "--seed", "a", "--language", language, typed="try 2\nhelp\n1\n2\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert {"it": "Hanno giocato tutti.", "en": "All have played."}[language] in done.stdout


def test_it_is_simulated_and_learned(folder: Path) -> None:
    assert run(folder, "mazzo", "simulate", NAME, "--games", "20", "--policy", "greedy").returncode == 0
    program = f"import mazzo.rl; env = mazzo.rl.gym('{NAME}', seats=2); env.reset(seed=1); print(env.step(1))"
    (folder.parent / "learn.py").write_text(program)
    pytest.importorskip("gymnasium")
    done = run(folder, "learn")
    assert done.returncode == 0, done.stderr


def test_its_own_tests_hold(folder: Path) -> None:
    own = run(folder, "pytest", "-q", "-p", "no:cacheprovider", "-n", "0", str(folder / "test_rules.py"))
    assert " passed" in own.stdout, own.stdout


@pytest.mark.slow
def test_the_laws_hold_for_it(folder: Path) -> None:
    laws = ("tests/laws", "tests/test_docs.py", "-k", NAME)
    done = run(folder, "pytest", "-q", "-p", "no:cacheprovider", "-n", "0", *laws)
    assert done.returncode == 0, done.stdout
    assert " passed" in done.stdout


@pytest.mark.parametrize("name", ["Pebbles", "a1", "json", "orchard", "template", ""])
def test_a_new_game_has_a_name_of_its_own(name: str, tmp_path: Path) -> None:
    done = call(tmp_path, "new-game", str(tmp_path / name) if name else "/")
    assert (done.exit_code, one_sentence(done.stderr)) == (2, True)


def test_a_new_game_overwrites_nothing(folder: Path) -> None:
    before = {path: path.read_bytes() for path in folder.rglob("*") if path.is_file()}
    done = call(folder.parent, "new-game", str(folder))
    assert (done.exit_code, one_sentence(done.stderr)) == (2, True)
    assert {path: path.read_bytes() for path in folder.rglob("*") if path.is_file()} == before
