"""The ladder on the command line: ratings, chart, files, and faults."""

import json
import re
import xml.etree.ElementTree as ElementTree
from itertools import pairwise
from pathlib import Path

import pytest

from mazzo.cli import ladder as command
from mazzo.cli.ladder_chart import chart
from mazzo.lab.duplicate_deals import Fault
from mazzo.lab.ladder import Ladder, LadderRequest, Rung, Step, play_ladder
from mazzo.lab.ratings import Estimate
from mazzo.lab.self_check import Soundness
from mazzo.terminal import Console
from tests.cli.terminal import LANGUAGES, Terminal, assert_bad_input, call, one_sentence

ALONE = ("ladder", "orchard", "--strengths", "casual,greedy", "--deals", "4", "--seed", "tests")
languages = pytest.mark.parametrize("language", LANGUAGES)


def made(faults: tuple[Fault, ...] = (), names: tuple[str, ...] = ("weak", "middling", "strong")) -> Ladder:
    """A ladder with made-up results."""
    rungs = tuple(Rung(name, Estimate(900 + 150 * k, 850 + 140 * k, 950 + 160 * k)) for k, name in enumerate(names))
    steps = tuple(
        Step(upper, lower, 50, 100, 70, 4, 26, Estimate(0.72, 0.631, 0.809), 12.34) for lower, upper in pairwise(names)
    )
    return Ladder("grass", "grass-1", "grass-1", 2, (), "tests", 50, names[0], rungs, steps, faults)


def test_the_ladder_tells_levels_and_steps(tmp_path: Path) -> None:
    result = call(tmp_path, *ALONE)
    found = play_ladder(LadderRequest("orchard", 4, ("casual", "greedy"), seed="tests"))
    assert (result.exit_code, result.stderr) == (0, "")
    assert result.stdout.startswith("Orchard  orchard-1, 4 deals, seed tests\n")
    for rung in found.rungs:
        level = rung.level
        assert re.search(
            rf"^{rung.name} +{level.value:.2f}  \({level.low:.2f} - {level.high:.2f}\)", result.stdout, re.M
        )
    edge = found.steps[0].edge
    assert f"greedy  casual  +{edge.value:.2f}  ({edge.low:.2f}; {edge.high:.2f})" in result.stdout


@languages
def test_files_tell_what_the_terminal_tells(language: str, tmp_path: Path) -> None:
    folder, figures = tmp_path / "new" / "ladder", tmp_path / "figures.json"
    assert call(tmp_path, *ALONE, "--write", str(folder), "--json", str(figures), language=language).exit_code == 0
    data = json.loads(figures.read_text("utf-8"))
    assert data == json.loads((folder / "orchard.json").read_text("utf-8"))
    assert [rung["name"] for rung in data["rungs"]] == ["casual", "greedy"]
    piped = json.loads(call(tmp_path, *ALONE, "--json", "-", language=language).stdout)
    assert piped["rungs"] == data["rungs"]
    assert len(dots((folder / "orchard.svg").read_text("utf-8"))) == 2


def dots(picture: str) -> list[tuple[str, float]]:
    """The points of a chart: their labels and x coordinates."""
    space = "{http://www.w3.org/2000/svg}"
    circles = ElementTree.fromstring(picture).iter(f"{space}circle")
    return [(dot.findtext(f"{space}title") or "", float(dot.attrib["cx"])) for dot in circles]


def test_the_chart_has_the_strongest_on_top_and_farthest_right() -> None:
    found = dots(chart(made(), Console("en")))
    assert [output.partition(":")[0] for output, _ in found] == ["strong", "middling", "weak"]
    assert [at for _, at in found] == sorted((at for _, at in found), reverse=True)
    assert found[0][0] == "strong: 1,200  (1,130 - 1,270)"


@languages
def test_the_chart_tells_who_beats_whom(language: str) -> None:
    output = {"it": "contro {}: 72,0 %  (63,1 - 80,9)", "en": "against {}: 72.0 %  (63.1 - 80.9)"}[language]
    picture = chart(made(), Console(language))
    assert output.format("middling") in picture
    assert output.format("weak") in picture


@languages
@pytest.mark.parametrize("columns", [44, 80, 120])
def test_the_ladder_keeps_to_the_width_of_the_terminal(
    columns: int, language: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    fault = Fault("crash", "strong", 7, ("strong", "weak"), 3, "ZeroDivisionError: nothing comes to mind")
    command.show(Console(language), made((fault,)))
    found = Soundness("grass", "grass-1", ("weak",), "tests", 12345, ((2, 6000), (3, 6345)), 1234567, 1.5, (fault,))
    command.show_soundness(Console(language), found)
    output = capsys.readouterr().out
    assert max(map(len, output.splitlines())) <= columns
    assert "1.270" in output if language == "it" else "1,270" in output
    assert "ZeroDivisionError" in output


def test_a_ladder_in_which_something_went_wrong_leaves_with_1(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fault = Fault("illegal", "greedy", 0, ("greedy",), 3, "NotLegal")
    monkeypatch.setattr(command, "play_ladder", lambda *asked: made((fault,)))
    result = call(tmp_path, *ALONE)
    assert result.exit_code == 1
    assert "greedy did what is not allowed (NotLegal)" in result.stdout


def test_soundness_counts_what_goes_wrong(tmp_path: Path) -> None:
    result = call(tmp_path, "ladder", "clustered", "--strengths", "casual,greedy", "--soundness", "8")
    assert (result.exit_code, result.stderr) == (0, "")
    assert re.search(r"^Games +8  \(alone: 1, by 2: 1,", result.stdout, re.MULTILINE)
    assert re.search(r"^Failures +0 *$", result.stdout, re.MULTILINE)


def test_ctrl_c_ends_the_processes_too(tmp_path: Path) -> None:
    kept = tmp_path / "kept"
    many = ("ladder", "orchard", "--strengths", "casual,greedy", "--deals", "100000", "--jobs", "2")
    terminal = Terminal(tmp_path, *many, "--keep", str(kept))
    terminal.wait_for("/200000", 120)
    terminal.type("\x03")
    assert terminal.leave() == 130
    assert "Traceback" not in terminal.seen
    assert json.loads(kept.read_text("utf-8").splitlines()[0])["seed"] == "ladder"


BAD = {
    "one deal": (*ALONE, "--deals", "1"),
    "nobody": (*ALONE, "--strengths", "casual,nobody"),
    "one bot": (*ALONE, "--strengths", "greedy"),
    "an unknown game": ("ladder", "chess"),
    "a seat too many": (*ALONE, "--seats", "9"),
    "an option of another game": (*ALONE, "--option", "fast"),
    "figures in no folder": (*ALONE, "--json", "nowhere/figures.json"),
    "a file to keep in no folder": (*ALONE, "--keep", "nowhere/kept"),
    "soundness of nobody": ("ladder", "orchard", "--soundness", "8", "--strengths", "nobody"),
    "no games": ("ladder", "orchard", "--soundness", "0"),
}


@languages
@pytest.mark.parametrize("what", BAD)
def test_bad_input_is_one_sentence_and_exit_code_2(what: str, language: str, tmp_path: Path) -> None:
    assert_bad_input(tmp_path, *BAD[what], language=language)


def test_a_file_in_the_place_of_a_folder_is_refused_before_the_games(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("a letter to somebody")
    for name in ("file", "file/deeper"):
        result = call(tmp_path, *ALONE, "--write", str(tmp_path / name))
        assert (result.exit_code, result.stdout, one_sentence(result.stderr)) == (2, "", True)
