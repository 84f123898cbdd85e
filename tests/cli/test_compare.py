"""Comparisons on the command line: figures, JSON, and the page."""

import json
import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from mazzo.cli import compare as command
from mazzo.cli.compare_page import page
from mazzo.lab.comparison import Comparison, ComparisonRequest, Variant, compare
from mazzo.terminal import Console
from tests.cli.terminal import LANGUAGES, assert_bad_input, call

ASKED = ("lab", "compare", "clustered", "--option", "speed-bonus,largest-bonus", "--deals", "3", "--seed", "tests")
languages = pytest.mark.parametrize("language", LANGUAGES)


@pytest.fixture(scope="module")
def found() -> Comparison:
    """What the command computes."""
    variants = (Variant(2), Variant(2, ("speed-bonus", "largest-bonus")))
    return compare(ComparisonRequest("clustered", variants, 3, ("greedy",), "tests"))


def test_a_single_variant_is_compared_with_the_plain_game(found: Comparison, tmp_path: Path) -> None:
    result = call(tmp_path, *ASKED)
    assert (result.exit_code, result.stderr) == (0, "")
    assert result.stdout.startswith("Clustered  clustered-1, greedy, 3 deals, seed tests, 2 seats\n")
    by = found.measures[0].differences[1]
    assert by is not None
    assert f"{by.value:+.2f}  ({by.low:.2f}; {by.high:.2f})" in result.stdout


def test_the_plain_game_stands_alone(tmp_path: Path) -> None:
    page = tmp_path / "plain.html"
    result = call(tmp_path, "lab", "compare", "gnoming", "--deals", "2", "--seed", "tests", "--page", str(page))
    assert (result.exit_code, result.stderr) == (0, "")
    assert "difference" not in result.stdout + page.read_text().lower()
    assert "Rules applied, times in a game\n" in result.stdout


def test_json_has_the_whole_comparison(found: Comparison, tmp_path: Path) -> None:
    data = json.loads(call(tmp_path, *ASKED, "--json", "-").stdout)
    assert [one["name"] for one in data["measures"]] == [one.name for one in found.measures]
    assert data["rules"][0]["number"] == found.rules[0].number
    assert data["asked"]["variants"][1]["options"] == ["speed-bonus", "largest-bonus"]


class Page(HTMLParser):
    """Reads a page: its tags with their attributes, and its text."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.open: list[str] = []
        self.text = ""
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))
        if tag not in ("meta", "path", "circle", "rect", "input"):
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag in self.open:
            while self.open.pop() != tag:
                pass

    def handle_data(self, data: str) -> None:
        self.text += data


def test_the_page_stands_on_its_own_in_both_languages(found: Comparison, tmp_path: Path) -> None:
    path = tmp_path / "page.html"
    assert call(tmp_path, *ASKED, "--page", str(path)).exit_code == 0
    text = path.read_text("utf-8")
    assert text == page(found)
    read = Page(text)
    assert read.open == []
    assert [values["lang"] for tag, values in read.tags if tag == "section"] == ["it", "en"]
    assert not re.search(r"""(src|href)=|url\(|@import|<script|https?://(?!www\.w3\.org/2000/svg)""", text)
    charts = [values for tag, values in read.tags if tag == "svg"]
    assert len(charts) >= 2 * (2 + 3)  # both histograms, and the measures with a spread
    assert "clustered: varianti a confronto" in read.text.lower()
    assert "mazzo lab compare clustered --option - --option speed-bonus,largest-bonus --seats 2" in read.text


@languages
@pytest.mark.parametrize("columns", [44, 80])
def test_figures_keep_to_the_width_of_the_terminal(
    found: Comparison, columns: int, language: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    command.show(Console(language), found)
    assert max(map(len, capsys.readouterr().out.splitlines())) <= columns


def test_every_combination_is_a_variant() -> None:
    found = command.variants_of("gnoming", ["-", "begins-2"], [2, 3], [])
    assert found == (Variant(2), Variant(2, ("begins-2",)), Variant(3), Variant(3, ("begins-2",)))
    assert command.variants_of("grove", ["recipes"], [], []) == (Variant(1), Variant(1, ("recipes",)))


def test_a_deck_is_compared_with_mazzos_own(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    assert call(tmp_path, "deck", "new", "orchard", str(file), "--name", "Mine").exit_code == 0
    result = call(tmp_path, "lab", "compare", "orchard", "--deck", str(file), "--deals", "2")
    assert result.exit_code == 0, result.stderr
    assert "plain, Mazzo's deck" in result.stdout
    assert "plain, Mine" in result.stdout
    assert "0.00" in result.stdout  # the same cards


BAD = {
    "a variant twice": ("lab", "compare", "gnoming", "--seats", "2", "--seats", "2"),
    "no game": ("lab", "compare"),
    "no experiment": ("lab",),
    "an unknown experiment": ("lab", "guess", "orchard"),
    "an unknown game": ("lab", "compare", "chess"),
    "an option of another game": ("lab", "compare", "orchard", "--option", "fast"),
    "a seat too many": (*ASKED, "--seats", "9"),
    "an unknown bot": (*ASKED, "--strengths", "nobody"),
    "too many bots": (*ASKED, "--strengths", "casual,greedy,greedy"),
    "one deal": (*ASKED, "--deals", "1"),
    "no deck": (*ASKED, "--deck", "nowhere.toml"),
    "a page in no folder": (*ASKED, "--page", "nowhere/page.html"),
    "a cluster that there is not": (*ASKED, "--ray", "127.0.0.1:1"),
}


@languages
@pytest.mark.parametrize("what", BAD)
def test_bad_input_is_one_sentence_and_exit_code_2(what: str, language: str, tmp_path: Path) -> None:
    assert_bad_input(tmp_path, *BAD[what], language=language)
