"""Simulation and perft on the command line: statistics, histogram, files, and counted trees."""

import json
import re
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest

import mazzo
from mazzo import lab
from tests.cli.terminal import LANGUAGES, Terminal, assert_bad_input, call

GAMES = ("simulate", "orchard", "--games", "300", "--seed", "tests")
languages = pytest.mark.parametrize("language", LANGUAGES)


@pytest.fixture(scope="module")
def report() -> lab.Report:
    """The expected report."""
    return lab.simulate("orchard", 300, "greedy", "tests")


def test_simulate_tells_the_figures_and_a_histogram(report: lab.Report, tmp_path: Path) -> None:
    result = call(tmp_path, *GAMES, "--policy", "greedy")
    assert (result.exit_code, result.stderr) == (0, "")
    assert result.stdout.startswith("Orchard  orchard-1, greedy, 300 games, seed tests\n")
    assert f"{report.mean:.2f}  ({report.interval[0]:.2f} - {report.interval[1]:.2f})" in result.stdout
    assert f"{report.quantile(0)} - {report.quantile(1)}" in result.stdout
    bars = re.findall(r"^ *\d+(?: - \d+)? +([\d.]+) % (█*[▏▎▍▌▋▊▉]?)", result.stdout, re.MULTILINE)
    assert len(bars) == len(report.histogram(20))
    assert sum(float(share) for share, _ in bars) == pytest.approx(100, abs=1)
    assert max(bars, key=lambda bar: float(bar[0]))[1] == max((drawn for _, drawn in bars), key=len)


@languages
@pytest.mark.parametrize("columns", ["44", "80", "120"])
def test_the_histogram_keeps_to_the_width_of_the_terminal(columns: str, language: str, tmp_path: Path) -> None:
    output = call(tmp_path, *GAMES, language=language, more={"COLUMNS": columns}).stdout
    assert max(map(len, output.splitlines())) <= int(columns)


def test_italian_numbers_have_a_comma(report: lab.Report, tmp_path: Path) -> None:
    output = call(tmp_path, *GAMES, "--policy", "greedy", language="it").stdout
    assert f"Media              {report.mean:.2f}".replace(".", ",") in output


def test_json_to_a_file_and_to_the_pipe_tell_the_same(report: lab.Report, tmp_path: Path) -> None:
    path = tmp_path / "figures.json"
    assert "Mean" in call(tmp_path, *GAMES, "--policy", "greedy", "--json", str(path)).stdout
    piped = json.loads(call(tmp_path, *GAMES, "--policy", "greedy", "--json", "-").stdout)
    filed = json.loads(path.read_text())
    assert {**filed, "games_per_second": 0} == {**piped, "games_per_second": 0}
    assert (filed["mean"], filed["sd"], filed["interval"]) == (report.mean, report.sd, list(report.interval))
    assert [(one["score"], one["count"]) for one in filed["report"]["scores"]] == [
        (s.score, s.count) for s in report.scores
    ]


@languages
def test_the_chart_is_a_picture_with_a_bar_for_every_part(report: lab.Report, language: str, tmp_path: Path) -> None:
    path = tmp_path / "scores.svg"
    assert call(tmp_path, *GAMES, "--policy", "greedy", "--chart", str(path), language=language).exit_code == 0
    picture = ElementTree.fromstring(path.read_text("utf-8"))
    space = "{http://www.w3.org/2000/svg}"
    bars = [
        bar.findtext(f"{space}title") for bar in picture.iter(f"{space}rect") if bar.find(f"{space}title") is not None
    ]
    assert bars == [f"{bar.low}-{bar.high}: {bar.count}" for bar in report.histogram(30)]


def test_the_number_of_processes_changes_nothing(tmp_path: Path) -> None:
    many = ("simulate", "orchard", "--games", "1200", "--seed", "tests", "--json", "-")
    one, two = (json.loads(call(tmp_path, *many, "--jobs", jobs).stdout) for jobs in ("1", "2"))
    assert one["report"] == two["report"]


def test_without_a_seed_every_simulation_is_another(tmp_path: Path) -> None:
    seeds = {
        json.loads(call(tmp_path, "simulate", "orchard", "--games", "2", "--json", "-").stdout)["report"]["seed"]
        for _ in range(3)
    }
    assert len(seeds) == 3


def test_a_terminal_sees_a_progress_bar_that_goes_away(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "simulate", "orchard", "--games", "20000", "--seed", "tests")
    before = terminal.wait_for("seed tests", 120)
    assert "Playing" in before
    assert re.search(r"\d+/20000", before)
    terminal.wait_for("Extremes")
    assert terminal.leave() == 0


BAD = {
    "no games": (*GAMES, "--games", "0"),
    "fewer than no games": (*GAMES, "--games", "-5"),
    "games without end": (*GAMES, "--games", "1" + "0" * 30),
    "no number of games": (*GAMES, "--games", "many"),
    "an unknown policy": (*GAMES, "--policy", "wise"),
    "no processes": (*GAMES, "--jobs", "0"),
    "too many processes": (*GAMES, "--jobs", "100000"),
    "an unknown game": ("simulate", "chess"),
    "a chart in no folder": (*GAMES, "--chart", "nowhere/scores.svg"),
    "a chart that is a folder": (*GAMES, "--chart", "."),
    "figures in no folder": (*GAMES, "--json", "nowhere/figures.json"),
    "a tree without depth": ("perft", "orchard", "--depth", "0"),
    "a tree too deep": ("perft", "orchard", "--depth", "61"),
    "a tree of an unknown game": ("perft", "chess"),
    "a seat too many": (*GAMES, "--seats", "9"),
    "an option of another game": (*GAMES, "--option", "fast"),
    "an option for nobody": ("simulate", "clustered", "--seats", "2", "--option", "third-wild-3"),
    "a tree with an option for nobody": ("perft", "clustered", "--option", "third-wild-3"),
    "an unknown body": ("perft", "orchard", "--body", "quick"),
}


@languages
@pytest.mark.parametrize("what", BAD)
def test_bad_input_is_one_sentence_and_exit_code_2(what: str, language: str, tmp_path: Path) -> None:
    assert_bad_input(tmp_path, *BAD[what], language=language)


@pytest.mark.parametrize("body", ["compiled", "interpreted"])
def test_perft_counts_the_tree_of_the_seeded_deal(body: str, tmp_path: Path) -> None:
    result = call(tmp_path, "perft", "orchard", "--depth", "2", "--seed", "sun", "--split", "--body", body)
    tree = lab.perft(mazzo.deal("orchard", seed="sun"), 2)
    counted = re.findall(r"^ +(\d+) +([\d,]+) +[\d.]+ *$", result.stdout, re.MULTILINE)
    assert [(int(plies), int(leaves.replace(",", ""))) for plies, leaves in counted] == list(enumerate(tree.leaves, 1))
    split = re.findall(r"^0  (\S.*?) +(\d+)$", result.stdout, re.MULTILINE)
    assert [(text, int(leaves)) for text, leaves in split] == [(branch.text, branch.leaves) for branch in tree.split]


def test_games_are_simulated_with_seats_and_options(tmp_path: Path) -> None:
    wish = ("simulate", "clustered", "--games", "20", "--seed", "tests", "--seats", "3", "--option", "fast,speed-bonus")
    data = json.loads(call(tmp_path, *wish, "--json", "-").stdout)["report"]
    assert (data["seats"], data["options"]) == (3, ["fast", "speed-bonus"])
    assert sum(one["count"] for one in data["scores"]) == 60
    assert "3 seats, fast, speed-bonus" in call(tmp_path, *wish).stdout


def test_a_tree_is_counted_with_seats_and_options(tmp_path: Path) -> None:
    wish = ("perft", "clustered", "--depth", "1", "--body", "interpreted", "--seats", "2")
    plain, fast = (call(tmp_path, *wish, *more).stdout.split()[-2] for more in ((), ("--option", "fast")))
    assert (plain, fast) == (leaves(2, ()), leaves(2, ("fast",)))


def leaves(seats: int, options: tuple[str, ...]) -> str:
    """Number of first plies of the seats that may act."""
    match = mazzo.deal("clustered", seats, "mazzo", options)
    return str(sum(len(match.legal_actions(seat)) for seat in match.current_players()))
