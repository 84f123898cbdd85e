"""The stored puzzles: each replays and has a legal answer, and a sample is proved again."""

import json
from dataclasses import replace
from datetime import date, timedelta

import pytest

import mazzo
from mazzo import i18n, puzzles
from mazzo.bots.levels import LEVELS
from mazzo.core.errors import NotLegal, NotUnderstood
from mazzo.puzzles.check import problems
from mazzo.puzzles.puzzle import EXACT, SEARCH, puzzle_from, to_line
from tests.sizes import drawn

GAMES = ("orchard", "grove", "grass", "clustered", "gnoming")
SOME = 12
"""Puzzles of a game that `make slow` proves again; `make soak` proves all."""
every_game = pytest.mark.parametrize("game", GAMES)


@every_game
def test_every_puzzle_replays_and_has_legal_answers(game: str) -> None:
    for puzzle in puzzles.of(game):
        match = puzzles.position(puzzle)
        assert match.game.meta.ruleset == puzzle.ruleset, puzzle.id
        assert match.outcome is None
        assert puzzle.seat in match.current_players()
        legal = {match.write(puzzle.seat, action) for action in match.legal_actions(puzzle.seat)}
        assert set(puzzle.accepted) < legal, puzzle.id


@every_game
def test_every_puzzle_is_complete(game: str) -> None:
    found = puzzles.of(game)
    assert [puzzle.id for puzzle in found] == [f"{game}-{number:04}" for number in range(1, len(found) + 1)]
    assert len({puzzle.journal for puzzle in found}) == len(found)
    for puzzle in found:
        assert 1 <= puzzle.level == len(puzzle.missed) <= len(LEVELS)
        assert puzzle.value > puzzle.next
        assert puzzle.proof == EXACT or (puzzle.proof == SEARCH and "master" not in puzzle.missed)
        assert puzzle.why
        for reason in puzzle.why:
            assert all(i18n.has(language, f"review-why-{reason.kind}") for language in i18n.LANGUAGES)


@every_game
def test_a_puzzle_holds(game: str) -> None:
    """The one nearest to its game's end of each kind of proof, as the quickest; `mazzo puzzle --check` proves all."""
    for kind in {puzzle.proof for puzzle in puzzles.of(game)}:
        puzzle = max((one for one in puzzles.of(game) if one.proof == kind), key=lambda one: len(one.journal))
        assert list(problems(puzzle)) == []


@pytest.mark.slow
@every_game
def test_puzzles_hold(game: str) -> None:
    every = puzzles.of(game)
    some = [every[number] for number in drawn(min(SOME, len(every)), len(every))]
    assert {puzzle.id: found for puzzle in some if (found := list(problems(puzzle)))} == {}


def test_the_check_finds_a_wrong_answer_a_wrong_value_and_a_wrong_level() -> None:
    puzzle = next(one for one in puzzles.of("orchard") if one.proof == EXACT)
    match = puzzles.position(puzzle)
    texts = [match.write(puzzle.seat, action) for action in match.legal_actions(puzzle.seat)]
    other = next(text for text in texts if text not in puzzle.accepted)
    assert len(list(problems(replace(puzzle, answer=other, also=())))) == 1
    assert len(list(problems(replace(puzzle, value=puzzle.value + 1)))) == 1
    assert len(list(problems(replace(puzzle, level=puzzle.level + 1)))) == 1
    assert "not legal: nonsense" in list(problems(replace(puzzle, answer="nonsense")))
    assert [one for one in problems(replace(puzzle, journal="mazzo 1\n")) if one.startswith("the journal")]


@every_game
def test_each_puzzle_is_shown_once_before_one_returns(game: str) -> None:
    count = len(puzzles.of(game))
    first = date.fromordinal(date(2027, 1, 4).toordinal() // count * count)
    shown = [puzzles.puzzle_of_day(game, first + timedelta(days=k)) for k in range(count)]
    assert {puzzle.id for puzzle in shown} == {puzzle.id for puzzle in puzzles.of(game)}
    weekdays = [(first + timedelta(days=k)).weekday() for k in range(count)]
    by_day = [[one.level for one, on in zip(shown, weekdays, strict=True) if on == day] for day in (0, 6)]
    assert max(by_day[0]) <= min(by_day[1])


def test_an_action_is_right_or_wrong_or_refused() -> None:
    puzzle = puzzles.of("orchard")[0]
    match = puzzles.position(puzzle)
    texts = {match.write(puzzle.seat, action) for action in match.legal_actions(puzzle.seat)}
    assert {text for text in texts if puzzles.is_right(puzzle, text)} == set(puzzle.accepted)
    with pytest.raises(NotUnderstood):
        puzzles.is_right(puzzle, "nonsense")
    with pytest.raises(NotLegal):
        puzzles.is_right(puzzle, f"{puzzle.answer.partition('@')[0]}@ 11,11")


def test_unknown_games_and_ids_are_refused() -> None:
    with pytest.raises(NotUnderstood):
        puzzles.of("chess")
    with pytest.raises(NotUnderstood):
        puzzles.by_id("orchard-0000")


def test_a_line_is_read_as_it_was_written() -> None:
    puzzle = puzzles.of("orchard")[0]
    assert puzzle_from(json.loads(to_line(puzzle))) == puzzle
    assert mazzo.replay(puzzle.journal).journal.text() == puzzle.journal
