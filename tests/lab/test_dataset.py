"""Datasets: what they hold, the same bytes however they were written, and damage that is named."""

import subprocess
import sys
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import numpy as np
import pytest

import mazzo
from mazzo.bots import Position, determinize
from mazzo.bots.greedy_bots import Judge
from mazzo.core.errors import NotUnderstood
from mazzo.games import find
from mazzo.lab import dataset
from mazzo.lab.dataset import DatasetRequest
from mazzo.lab.participants import entrant
from mazzo.rl.games import encoder_of
from tests.cli.terminal import LANGUAGES, ROOT, call, one_sentence, surroundings
from tests.optional_packages import needed

needed("pyarrow", "data")

ASKED = DatasetRequest("gnoming", 5, strengths=("novice", "greedy"), seed="tests")


@pytest.fixture(autouse=True)
def small_files(monkeypatch: pytest.MonkeyPatch) -> None:
    """Three files of two games at most, with many row groups."""
    monkeypatch.setattr(dataset, "PART", 2)
    monkeypatch.setattr(dataset, "GROUP", 100)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(dataset, "PART", 2)
        patch.setattr(dataset, "GROUP", 100)
        made = tmp_path_factory.mktemp("data") / "made"
        dataset.write(ASKED, made)
    return made


def contents(folder: Path) -> dict[str, bytes]:
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def test_the_plies_are_those_of_the_journals(folder: Path) -> None:
    data = dataset.load(str(folder))
    games = data.games().to_pylist()
    plies = data.plies()
    observations = data.observations(plies)
    masks = data.legal_masks(plies)
    rows, encoder = plies.to_pylist(), encoder_of(find("gnoming"))
    assert [game["game"] for game in games] == list(range(5))
    assert data.rows("plies") == len(rows) == sum(game["plies"] for game in games)
    at = 0
    for game in games:
        whole = mazzo.replay(game["journal"])
        assert whole.outcome is not None
        assert game["scores"] == [whole.score(seat) for seat in range(2)]
        match = mazzo.deal("gnoming", 2, bytes.fromhex(whole.journal.head.seed))
        while not match.outcome:
            row = rows[at]
            seat = row["seat"]
            assert (row["game"], row["strength"]) == (game["game"], game["strengths"][seat])
            assert (row["score"], row["place"]) == (game["scores"][seat], game["places"][seat])
            state, own = match.table.place_of(seat)
            assert row["legal"] == np.flatnonzero(masks[at]).tolist() == encoder.legal_in(state, own)
            assert observations[at].tolist() == encoder.observe_in(state, own).tolist()
            match.play(seat, encoder.layout.action_of(state, own, row["action"]))
            at += 1
        assert match.entries == whole.entries
    assert at == len(rows)


def test_values_are_those_of_the_bot(folder: Path) -> None:
    rows = [row for row in dataset.load(folder).plies().to_pylist() if row["strength"] == "greedy"]
    assert all(row["value"] == max(one["mean"] for one in row["evaluations"]) for row in rows)
    assert any(len(row["evaluations"]) > 1 for row in rows)


@pytest.mark.parametrize("name", ["novice", "greedy", "expert", "master"])
def test_a_bot_that_judges_chooses_as_it_does_otherwise(name: str) -> None:
    match, bot = mazzo.deal("orchard", seed="tests"), entrant(find("orchard"), name)
    position: Position = determinize(match, 0, 7)
    assert isinstance(bot, Judge)
    from mazzo import compiled

    action, evaluations = bot.judge(position, compiled.of(match.game))
    assert action == bot.think(position, compiled.of(match.game))
    assert action in {one.action for one in evaluations}


def test_an_interrupted_run_goes_on_and_writes_the_same_bytes(folder: Path, tmp_path: Path) -> None:
    class Stop(Exception):
        pass

    def stop(done: int, total: int) -> None:
        if done == 1:
            raise Stop

    broken_off = tmp_path / "made"
    with pytest.raises(Stop):
        dataset.write(ASKED, broken_off, on_progress=stop)
    (broken_off / "plies" / "000001.parquet.part").write_bytes(b"an interrupted write")
    (broken_off / "games" / "000001.parquet").write_bytes(b"a file of something else")
    counted: list[int] = []
    dataset.write(ASKED, broken_off, jobs=1, on_progress=lambda done, total: counted.append(done))
    assert counted == [1, 2, 3]
    assert contents(broken_off) == contents(folder)


def test_a_dataset_grows_to_what_it_would_be(folder: Path, tmp_path: Path) -> None:
    small = tmp_path / "made"
    dataset.write(DatasetRequest("gnoming", 3, strengths=("novice", "greedy"), seed="tests"), small)
    dataset.write(ASKED, small)
    assert contents(small) == contents(folder)


def test_a_broken_row_group_is_named_and_written_again(folder: Path, tmp_path: Path) -> None:
    from pyarrow.parquet import read_metadata

    data = dataset.load(folder)
    whole = contents(folder)
    file = folder / "plies" / "000001.parquet"
    column = read_metadata(file).row_group(2).column(5)
    raw = bytearray(file.read_bytes())
    raw[column.data_page_offset + column.total_compressed_size // 2] ^= 0xFF
    file.write_bytes(raw)
    with pytest.raises(NotUnderstood) as broken:
        data.plies()
    assert (broken.value.code, broken.value.facts["group"]) == ("lab-dataset-broken", 2)
    assert str(broken.value.facts["path"]).endswith("plies/000001.parquet")
    assert data.games().num_rows == 5
    file.write_bytes(raw[:500])
    with pytest.raises(NotUnderstood) as broken:
        data.plies()
    assert broken.value.code == "lab-dataset-footer"
    file.unlink()
    with pytest.raises(NotUnderstood) as broken:
        data.plies()
    assert broken.value.code == "lab-dataset-unfinished"
    dataset.write(ASKED, folder)
    assert contents(folder) == whole


def test_an_unknown_table_or_column_is_named(folder: Path) -> None:
    data = dataset.load(folder)
    with pytest.raises(ValueError, match="no table 'moves'; there are plies, games"):
        list(data.batches("moves"))
    with pytest.raises(ValueError, match="no column 'reward' in plies; there are game, ply, seat"):
        data.plies(["game", "reward"])


def test_other_settings_are_not_mixed_in(folder: Path, tmp_path: Path) -> None:
    whole = contents(folder)
    for asked, code in (
        (DatasetRequest("gnoming", 5, strengths=("greedy",), seed="tests"), "lab-dataset-other"),
        (DatasetRequest("gnoming", 4, strengths=("novice", "greedy"), seed="tests"), "lab-dataset-larger"),
    ):
        with pytest.raises(NotUnderstood) as refused:
            dataset.write(asked, folder)
        assert refused.value.code == code
    assert contents(folder) == whole
    (tmp_path / "letter").write_text("to a friend")
    with pytest.raises(NotUnderstood) as refused:
        dataset.write(ASKED, tmp_path)
    assert refused.value.code == "lab-dataset-other"
    with pytest.raises(NotUnderstood) as refused:
        dataset.load(tmp_path)
    assert refused.value.code == "lab-dataset-none"


def test_the_datasheet_tells_the_columns_and_the_command(folder: Path, tmp_path: Path) -> None:
    page = (folder / "README.md").read_text("utf-8")
    data = dataset.load(folder)
    for table in (data.games(), data.plies()):
        assert all(f"`{name}`" in page for name in table.schema.names)
    command = next(line for line in page.splitlines() if line.startswith("    mazzo dataset")).split()
    assert call(tmp_path, *command[1:], "--write", str(tmp_path / "again")).exit_code == 0
    assert contents(tmp_path / "again") == contents(folder)


def draw_findings(folder: Path, pictures: Path) -> tuple[int, list[int]]:
    """Run the example; returns how many lines it prints, and how many bars each picture has."""
    result = subprocess.run(
        [sys.executable, "-W", "error", str(ROOT / "examples" / "dataset_findings.py"), str(folder), str(pictures)],
        env=surroundings(pictures, "en"),
        capture_output=True,
        text=True,
        check=False,
    )
    assert (result.returncode, result.stderr) == (0, "")
    bars = [ElementTree.parse(path).findall(".//{*}rect") for path in sorted(pictures.glob("*.svg"))]
    return len(result.stdout.splitlines()), [len(found) - 1 for found in bars]  # without the background


def test_the_example_draws_three_findings(folder: Path, tmp_path: Path) -> None:
    assert draw_findings(folder, tmp_path) == (3, [10, 10, 2])


def test_the_example_draws_one_short_game(tmp_path: Path) -> None:
    short = tmp_path / "made"
    dataset.write(DatasetRequest("orchard", 1, strengths=("novice",), seed="tests"), short)
    assert draw_findings(short, tmp_path) == (3, [8, 8, 1])


def test_the_example_draws_games_in_which_nothing_varies(tmp_path: Path) -> None:
    few = tmp_path / "made"
    dataset.write(DatasetRequest("gnoming", 1, strengths=("greedy", "novice"), seed="mixed"), few)
    assert draw_findings(few, tmp_path) == (3, [10, 10, 2])


BAD = {
    "an unknown game": ("dataset", "chess"),
    "an unknown bot": ("dataset", "gnoming", "--strengths", "nobody"),
    "an option of another game": ("dataset", "gnoming", "--option", "fast"),
    "a seat too many": ("dataset", "gnoming", "--seats", "8"),
    "no games": ("dataset", "gnoming", "--games", "0"),
    "a folder that is a file": ("dataset", "gnoming", "--write", "file"),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("what", BAD)
def test_bad_input_is_one_sentence_and_exit_code_2(
    what: str, language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "file").write_text("")
    result = call(tmp_path, *BAD[what], language=language)
    assert (result.exit_code, result.stdout, one_sentence(result.stderr)) == (2, "", True)
    assert [path.name for path in tmp_path.iterdir()] == ["file"]
