"""`make new-language`: the files of a language that is begun, and of one that is brought up to date."""

import json
import shutil
from pathlib import Path

import pytest

from tools import new_language
from tools.new_language import NOT_TRANSLATED, filled, main

ENGLISH = """# The page.

one = One
    more line

    after a gap
## The rest

# Of two.
two = { $n ->
    [one] a thing
   *[other] things
}
three = Three
"""


@pytest.fixture
def sources(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A source tree with two English files, a rulebook and the table of numerals."""
    for file in ("locale/en/ui.ftl", "games/a/text/locale/en/names.ftl", "template/text/locale/en/names.ftl"):
        (tmp_path / file).parent.mkdir(parents=True)
        (tmp_path / file).write_text(ENGLISH, "utf-8")
    (tmp_path / "games/a/text/rulebook.en.md").write_text("# A\n", "utf-8")
    shutil.copy(new_language.NUMERALS, tmp_path / "fluent_text.py")
    monkeypatch.setattr(new_language, "SOURCES", tmp_path)
    monkeypatch.setattr(new_language, "NUMERALS", tmp_path / "fluent_text.py")
    return tmp_path


def test_a_language_is_begun_in_all_folders(sources: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main("es")
    settings = json.loads((sources / "locale/es/language.json").read_text("utf-8"))
    assert settings == {"name": "Español", "locale": "es-ES", "draft": True}
    assert (sources / "locale/es/ui.ftl").read_text("utf-8").count(NOT_TRANSLATED) == 3
    assert (sources / "games/a/text/locale/es/names.ftl").exists()
    assert not (sources / "template/text/locale/es").exists()
    assert (sources / "games/a/text/rulebook.es.md").read_text("utf-8") == "# A\n"
    assert '    "es": Numerals(".", 10_000, (1,), "many"),\n' in (sources / "fluent_text.py").read_text("utf-8")
    assert capsys.readouterr().out.startswith("0 of 6 texts are in es")


@pytest.mark.parametrize("code", ["ru", "en", "", "../x", "qq"])
def test_a_language_that_mazzo_cannot_write_is_refused(sources: Path, code: str) -> None:
    with pytest.raises(SystemExit):
        main(code)
    assert not (sources / "locale/ru").exists()


def test_what_is_translated_stays_and_the_rest_follows_the_english_file() -> None:
    own = f"""{NOT_TRANSLATED}
one = Old

three = Tre
old = Gone
two = Due
    e tre
"""
    assert filled(ENGLISH, own) == ENGLISH.replace("one = One", f"{NOT_TRANSLATED}\none = One").replace(
        ENGLISH[ENGLISH.index("two =") :], "two = Due\n    e tre\nthree = Tre\n"
    )


def test_a_file_with_all_texts_does_not_change() -> None:
    assert filled(ENGLISH, ENGLISH) == ENGLISH
    assert filled(ENGLISH, filled(ENGLISH, "")) == filled(ENGLISH, "")
