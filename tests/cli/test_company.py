"""Bots in terminal games: their seats, their moves, and that a resumed game still has them."""

import re
from pathlib import Path

import pytest

import mazzo
from mazzo import compiled
from mazzo.cli.bot_seats import act, assign_seats, choose_action, needs_search, strengths_for
from mazzo.cli.journals import bots_noted, strengths_noted, text_of
from mazzo.compiled import Body
from mazzo.core.errors import NotUnderstood
from mazzo.core.game import AnyGame
from mazzo.i18n import say
from tests.cli.terminal import LANGUAGES, call, saved

GREEDY = "1\n" * 300
"""Always chooses the first suggestion; lines after the end of the game are not read."""
SEED = bytes(32)
languages = pytest.mark.parametrize("language", LANGUAGES)


@pytest.mark.parametrize(
    ("game", "seats", "bots", "usual", "sitting"),
    [
        ("orchard", None, None, 0, (1, ())),
        ("orchard", None, 2, 0, (3, (1, 2))),
        ("clustered", 4, 1, 0, (4, (3,))),
        ("clustered", 2, None, 0, (2, ())),
        ("gnoming", None, None, 2, (3, (1, 2))),
        ("gnoming", None, 0, 2, (2, ())),
        ("gnoming", None, 1, 2, (2, (1,))),
        ("gnoming", 5, None, 2, (5, ())),
        ("grass", None, None, 3, (4, (1, 2, 3))),
    ],
)
def test_the_last_seats_are_the_bots(
    game: str, seats: int | None, bots: int | None, usual: int, sitting: tuple[int, tuple[int, ...]]
) -> None:
    assert assign_seats(game, seats, bots, usual) == sitting


@pytest.mark.parametrize("game", mazzo.GAMES)
def test_bots_act_until_a_person_is_to_act(game: str) -> None:
    match = mazzo.deal(game, 3, SEED)
    bots, turns = (1, 2), 0
    while match.outcome is None and turns < 12:
        act(match, bots)
        if match.outcome is None:
            assert match.current_players() == (0,)
            match.play(0, match.legal_actions(0)[0])
            turns += 1
    assert {entry.seat for entry in match.entries} >= {0, 1, 2}


def test_bots_that_nobody_asked_for_do_nothing() -> None:
    match = mazzo.deal("clustered", 2, SEED)
    act(match, ())
    assert all(entry.seat < 0 for entry in match.entries)


@languages
@pytest.mark.parametrize("game", ["orchard", "clustered"])
def test_a_whole_game_against_bots_by_typing_numbers(game: str, language: str, tmp_path: Path) -> None:
    result = call(tmp_path, "play", game, "--bots", "2", "--seed", "sun", language=language, typed=GREEDY)
    assert (result.exit_code, result.stderr) == (0, "")
    match = saved(tmp_path)
    assert match.seats == 3
    assert match.outcome is not None
    assert say(language, f"{game}-end-{match.outcome.reason}") in " ".join(result.stdout.split())


def test_whoever_plays_with_bots_is_told_which_they_are_and_keeps_the_keyboard(tmp_path: Path) -> None:
    output = call(
        tmp_path, "play", "clustered", "--seats", "4", "--bots", "2", "--seed", "sun", typed="\n1\n\n1\nq\n"
    ).stdout
    assert say("en", "cli-play-bots", names="C (Greedy), D (Greedy)", count=2) in output
    assert "C has the keyboard" not in output
    assert output.count("B has the keyboard") == 1
    alone = call(tmp_path / "alone", "play", "clustered", "--bots", "1", "--seed", "sun", typed="1\n1\nq\n").stdout
    assert say("en", "cli-play-bots", names="B (Greedy)", count=1) in alone
    assert "has the keyboard" not in alone


def test_of_several_orchards_each_has_a_name(tmp_path: Path) -> None:
    output = call(tmp_path, "play", "orchard", "--bots", "1", "--seed", "sun", typed="1\nq\n").stdout
    assert output.count("\nSeat 0\n") == output.count("\nSeat 1\n") == 2
    first, second = (next(entry for entry in saved(tmp_path).entries if entry.seat == seat) for seat in (0, 1))
    assert f"Seat 0  {first.text}" in output
    assert f"\nSeat 1  {second.text}" in output


def test_orchard_has_one_person_in_the_terminal_however_many_bots(tmp_path: Path) -> None:
    result = call(tmp_path, "play", "orchard", "--seats", "3", "--bots", "1")
    assert result.exit_code == 2
    assert say("en", "cli-play-alone", seats=2) in " ".join(result.stderr.split())


def test_a_game_with_bots_goes_on_with_them(tmp_path: Path) -> None:
    save = tmp_path / "game.mazzo"
    call(tmp_path, "play", "clustered", "--bots", "2", "--seed", "sun", "--save", str(save), typed="1\nq\n")
    assert bots_noted(save.read_text(), 3) == (1, 2)
    result = call(tmp_path, "play", "clustered", "--save", str(save), typed="1\nq\n")
    assert say("en", "cli-play-bots", names="B (Greedy), C (Greedy)", count=2) in result.stdout
    assert "has the keyboard" not in result.stdout
    done = call(tmp_path, "play", "clustered", "--save", str(save), typed=GREEDY)
    assert done.exit_code == 0
    assert mazzo.replay(save.read_text()).outcome is not None
    assert "#" not in save.read_text()


@pytest.mark.parametrize(
    ("said", "strengths"),
    [
        (None, ()),
        ("master", ("master",) * 3),
        ("Maestro", ("master",) * 3),
        ("novice, EXPERT,occasionale", ("novice", "expert", "casual")),
    ],
)
def test_how_strong_bots_are_is_said_once_or_seat_by_seat(said: str | None, strengths: tuple[str, ...]) -> None:
    assert strengths_for(said, (1, 2, 3)) == strengths
    assert needs_search(strengths) == (said is not None)


@pytest.mark.parametrize("said", ["novice,expert", "novice,expert,master,greedy"])
def test_too_few_or_too_many_strengths_are_refused(said: str) -> None:
    with pytest.raises(NotUnderstood) as wrong:
        strengths_for(said, (1, 2, 3))
    assert "for 3 bots" in wrong.value.sentence("en")


def test_the_end_says_who_was_who_and_the_other_nine_cards_are_for_the_same_company(tmp_path: Path) -> None:
    save = tmp_path / "game.mazzo"
    asked = ("play", "orchard", "--bots", "2", "--strength", "novice,greedy", "--seed", "sun", "--save", str(save))
    output = call(tmp_path, *asked, language="it", typed=GREEDY).stdout
    ranking = [line for line in output.splitlines() if line[:3] in ("1. ", "2. ", "3. ")][-3:]
    assert sorted(re.findall(r"Posto . \((\w+)\)", "".join(ranking))) == ["Goloso", "Principiante", "tu"]
    assert f"--rest {save} --bots 2 --strength novice,greedy" in output
    over = call(tmp_path, "play", "orchard", "--save", str(save))
    assert say("en", "cli-play-is-over", path=str(save)) in " ".join(over.stderr.split())


@languages
def test_a_hint_is_what_a_master_would_do_and_enter_does_it(
    language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[tuple[int, str]] = []

    def advice(match: mazzo.Match, seat: int, name: str) -> int:
        asked.append((seat, name))
        return match.legal_actions(seat)[-1]

    monkeypatch.setattr("mazzo.cli.play.choose_action", advice)
    word = {"it": "suggerimento", "en": "hint"}[language]
    result = call(
        tmp_path, "play", "clustered", "--bots", "1", "--seed", "sun", language=language, typed=f"{word}\n\nq\n"
    )
    assert asked == [(0, "master")]
    first = next(entry for entry in saved(tmp_path).entries if entry.seat == 0)
    assert f"{say(language, 'cli-play-hint')}  {first.text}\n" in result.stdout


def test_the_adviser_knows_what_the_seat_knows() -> None:
    match = mazzo.deal("clustered", 2, SEED)
    seat = match.current_players()[0]
    assert choose_action(match, seat, "greedy") in match.legal_actions(seat)


def test_bots_go_on_as_strong_as_they_were(tmp_path: Path) -> None:
    save = tmp_path / "game.mazzo"
    asked = ("play", "clustered", "--bots", "2", "--seed", "sun", "--save", str(save))
    output = call(tmp_path, *asked, "--strength", "novice,casual", typed="1\nq\n").stdout
    assert say("en", "cli-play-bots", names="B (Novice), C (Casual)", count=2) in output
    assert strengths_noted(save.read_text(), (1, 2)) == ("novice", "casual")
    again = call(tmp_path, "play", "clustered", "--save", str(save), typed="q\n").stdout
    assert "C (Casual)" in again


def test_one_that_searches_thinks_with_the_compiled_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    read = []

    def of(game: AnyGame) -> Body:
        read.append(game.meta.name)
        return compiled.interpreted(game)

    monkeypatch.setattr(compiled, "of", of)
    monkeypatch.setattr("mazzo.cli.bot_seats.SECONDS", 0)
    match = mazzo.deal("gnoming", 2, SEED)
    act(match, (1,), ("expert",))
    assert match.current_players() == (0,)
    assert set(read) == {"gnoming"}


@pytest.mark.parametrize("noted", ["", "# strengths of bots: \n", "# strengths of bots: shark\n"])
def test_a_strength_that_is_none_is_as_is_usual(noted: str) -> None:
    assert strengths_noted(f"mazzo 1\n{noted}", (1,)) == ()


@pytest.mark.parametrize("noted", ["", "# seats of bots: \n", "# seats of bots: 0 1 2\n", "# seats of bots: 1 9\n"])
def test_a_note_that_cannot_be_true_is_none(noted: str) -> None:
    assert bots_noted(f"mazzo 1\n{noted}", 3) == ()


def test_a_finished_game_does_not_tell_who_was_a_bot() -> None:
    match = mazzo.deal("orchard", 2, SEED)
    assert bots_noted(text_of(match, SEED, (1,)), 2) == (1,)
    act(match, (0, 1))
    assert text_of(match, SEED, (1,)) == match.journal.text()
