"""Journals on the command line: dealt, replayed, checked, and printed as JSON."""

import json
import re
from dataclasses import asdict
from pathlib import Path

import pytest

import mazzo
from mazzo.cli.journals import place_for, seed_noted, text_of, write_text
from mazzo.core.errors import NotUnderstood
from mazzo.core.streams import seed_from_text
from mazzo.i18n import say
from tests.cli.terminal import LANGUAGES, call, start

languages = pytest.mark.parametrize("language", LANGUAGES)


@pytest.fixture
def match() -> mazzo.Match:
    """A finished game of greedy moves."""
    match = mazzo.deal("orchard", seed="journal")
    while not match.outcome:
        offers = match.snapshot(0).offers
        best = max(offers.placements, key=lambda one: one.gain).action if offers.placements else offers.dice[0].action
        match.play(0, best)
    return match


@pytest.fixture
def journal(match: mazzo.Match, tmp_path: Path) -> str:
    """Its journal as a file."""
    path = tmp_path / "game.mazzo"
    path.write_text(match.journal.text())
    return str(path)


@languages
def test_replay_tells_every_move_and_its_points(
    match: mazzo.Match, journal: str, language: str, tmp_path: Path
) -> None:
    result = call(tmp_path, "replay", journal, language=language)
    assert (result.exit_code, result.stderr) == (0, "")
    moves = [entry.text for entry in match.entries if entry.seat == 0]
    points = 0
    for step in match.steps(0):
        if step.seat == 0:
            points += step.gain or 0
            assert re.search(rf"{re.escape(step.text)} +[+-]\d+  = +{points}\b", result.stdout)
    assert len(re.findall(r"^ +\d+ 0 ", result.stdout, re.MULTILINE)) == len(moves)
    assert match.outcome is not None
    assert say(language, f"orchard-title-{match.outcome.ranking[0].title}") in result.stdout


def test_replay_of_the_end_leaves_the_moves_out(journal: str, tmp_path: Path) -> None:
    output = call(tmp_path, "replay", journal, "--final").stdout
    assert "drawn" not in output
    assert "Deck          empty" in output


def test_replay_with_boards_draws_one_for_every_move(match: mazzo.Match, journal: str, tmp_path: Path) -> None:
    output = call(tmp_path, "replay", journal, "--boards").stdout
    assert output.count("Rotten fruit  ") == sum(entry.seat == 0 for entry in match.entries)


def test_replay_reads_a_pipe(match: mazzo.Match, tmp_path: Path) -> None:
    result = start(tmp_path, "replay", "-", typed=match.journal.text())
    assert (result.returncode, result.stderr) == (0, "")
    assert f"\n{match.score(0)} = " in result.stdout


def test_replay_for_programs_tells_everything(match: mazzo.Match, journal: str, tmp_path: Path) -> None:
    data = json.loads(call(tmp_path, "replay", journal, "--json").stdout)
    assert data["ok"] is True
    assert (data["game"], data["ruleset"], data["seats"]) == ("orchard", "orchard-1", 1)
    assert [moment["step"] for moment in data["moments"]] == json.loads(json.dumps([asdict(s) for s in match.steps(0)]))
    assert data["moments"][-1]["points"] == [match.score(0)]
    assert match.outcome is not None
    assert data["outcome"] == json.loads(json.dumps(asdict(match.outcome)))


def test_replay_for_programs_tells_what_is_wrong(tmp_path: Path) -> None:
    result = call(tmp_path, "replay", "-", "--json", typed="mazzo 1\ngame: orchard\nrules: mine\n")
    assert result.exit_code == 2
    assert json.loads(result.stdout) == {
        "ok": False,
        "code": "bad-journal",
        "facts": {"line": 3, "expected": "ruleset:", "found": "rules: mine"},
        "sentence": "The journal has an error at line 3: expected ruleset:, found “rules: mine”.",
    }


def test_points_follow_what_was_taken_back(tmp_path: Path) -> None:
    match = mazzo.deal("orchard", seed="casa", practice=True)
    match.play(0, "13 r90 @ 0,0")
    match.undo(0)
    match.play(0, "13 r0 @ 2,0")
    data = json.loads(call(tmp_path, "replay", "-", "--json", typed=match.journal.text()).stdout)
    points = [moment["points"][0] for moment in data["moments"] if moment["step"]["seat"] == 0]
    assert points == [4, 0, 2]


def test_several_seats_are_ranked(tmp_path: Path) -> None:
    match = mazzo.deal("orchard", seats=3, seed="three")
    while not match.outcome:
        for seat in match.current_players():
            match.play(seat, match.legal_actions(seat)[seat])
    result = call(tmp_path, "replay", "-", typed=match.journal.text())
    assert result.exit_code == 0
    assert sorted(re.findall(r"^\d\. Seat (\d)", result.stdout, re.MULTILINE)) == ["0", "1", "2"]


@languages
def test_a_challenge_that_all_have_missed_has_no_winner(language: str, tmp_path: Path) -> None:
    match = mazzo.deal("grove", seats=2, options=["recipes"], seed="missed")
    while not match.outcome:
        seat = match.current_players()[0]
        match.play(seat, match.legal_actions(seat)[0])
    assert {place.title for place in match.outcome.ranking} == {7}
    result = call(tmp_path, "replay", "-", typed=match.journal.text(), language=language)
    assert say(language, "grove-room-won-none") in result.stdout
    assert not re.search(r"^(Vinc|Seat . wins)|win together", result.stdout, re.MULTILINE)


@languages
def test_check_is_one_line(match: mazzo.Match, journal: str, language: str, tmp_path: Path) -> None:
    result = call(tmp_path, "check", journal, language=language)
    facts: dict[str, str | int] = {"path": journal, "entries": match.version, "points": str(match.score(0))}
    assert (result.exit_code, result.stdout) == (0, f"{say(language, 'cli-check-over', **facts)}\n")


def test_deal_prints_a_journal_that_can_be_replayed_and_gone_on_with(tmp_path: Path) -> None:
    dealt = call(tmp_path, "deal", "orchard", "--seed", "rain").stdout
    assert mazzo.replay(dealt, seed_noted(dealt)).journal == mazzo.deal("orchard", seed="rain").journal
    assert seed_noted(dealt) == seed_from_text("rain")


def test_deal_takes_seats_options_and_practice(tmp_path: Path) -> None:
    arguments = ("--seats", "3", "--option", "without-1", "--option", "without-18", "--practice")
    head = mazzo.replay(call(tmp_path, "deal", "orchard", *arguments).stdout).journal.head
    assert (head.seats, head.options, head.undo) == (3, ("without-1", "without-18"), "free")


def test_a_deal_without_a_seed_is_a_fresh_one(tmp_path: Path) -> None:
    seeds = {seed_noted(call(tmp_path, "deal", "orchard").stdout) for _ in range(5)}
    assert len(seeds) == 5


def test_a_seed_is_noted_until_the_end_only(match: mazzo.Match) -> None:
    assert text_of(match, b"\1" * 32) == match.journal.text()
    begun = mazzo.deal("orchard", seed=b"\1" * 32)
    assert seed_noted(text_of(begun, b"\1" * 32)) == b"\1" * 32
    assert seed_noted(begun.journal.text()) is None


def test_a_text_takes_the_place_of_a_file_whole_or_not_at_all(tmp_path: Path) -> None:
    path = tmp_path / "game.mazzo"
    write_text(path, "old")
    with pytest.raises(NotUnderstood):
        write_text(path, "new \ud800")
    assert path.read_text() == "old"
    assert list(tmp_path.iterdir()) == [path]


def test_a_place_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(NotUnderstood) as refused:
        write_text(tmp_path / "file" / "game.mazzo", "text")
    assert refused.value.facts == {"path": str(tmp_path / "file" / "game.mazzo")}


def test_no_two_games_share_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    paths = []
    for _ in range(3):
        paths.append(place_for("orchard"))
        write_text(paths[-1], "")
    assert len(set(paths)) == 3
