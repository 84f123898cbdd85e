"""Puzzles over HTTP: what is told before a try and after it, days, and refusals."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date, timedelta

import httpx
import msgspec
import pytest

import mazzo
from mazzo import puzzles
from mazzo.host.daily_puzzle import DailyPuzzle
from mazzo.host.puzzle_messages import PuzzleAction, PuzzleAnswer, PuzzleCall, PuzzleResult
from mazzo.host.words import Problem
from mazzo.match import CHANCE, Match
from mazzo.puzzles import Puzzle
from mazzo.reviews.messages import Reason
from mazzo.server.limits import MADE_BURST
from mazzo.server.puzzles import service
from tests.laws.test_secrets import HIDDEN, hidden_worlds
from tests.server.served import Guest

WHY = (Reason("orchard-tens", 2.5, 1.5),)
TODAY = date(2026, 11, 26)
PATH = f"/api/puzzles/orchard/{TODAY}"


def puzzle_at(match: Match, seat: int, *best: str) -> Puzzle:
    """A puzzle at the position of a match, with these best actions."""
    meta = match.game.meta
    journal = match.journal.text()
    return Puzzle(
        f"{meta.name}-0001", meta.ruleset, seat, journal, best[0], best[1:], 2, ("novice",), 9, 8, "exact", WHY
    )


def position() -> Match:
    """A game of Orchard after three placements."""
    seeded = mazzo.deal("orchard", seed="a puzzle")
    for _ in range(3):
        seeded.play(0, seeded.legal_actions(0)[0])
    match = mazzo.deal("orchard", chance="manual")
    for entry in seeded.line:
        match.happen(entry.text) if entry.seat == CHANCE else match.play(entry.seat, entry.text)
    return match


@pytest.fixture
def match(monkeypatch: pytest.MonkeyPatch) -> Iterator[Match]:
    """A position that is the puzzle of every day, with the first two legal actions as the best; today is `TODAY`."""
    match = position()
    best = (match.write(0, action) for action in match.legal_actions(0)[:2])
    puzzle = puzzle_at(match, 0, *best)
    monkeypatch.setattr(puzzles, "of", lambda game: (puzzle,) if game == "orchard" else ())
    monkeypatch.setattr(puzzles, "puzzle_of_day", lambda _game, _day: puzzle)
    monkeypatch.setattr(service, "today", lambda: TODAY)
    monkeypatch.setattr("mazzo.server.puzzles.routes.today", lambda: TODAY)
    service._puzzle_of.cache_clear()
    yield match
    service._puzzle_of.cache_clear()


def problem(answer: httpx.Response) -> tuple[int, str]:
    """Status and code of a refusal."""
    return answer.status_code, msgspec.json.decode(answer.content, type=Problem).code


def attempt(guest: Guest, actions: list[int]) -> httpx.Response:
    return guest.post(PATH, PuzzleCall(actions))


def test_the_position_is_told_as_its_seat_sees_it_and_nothing_of_the_answer(match: Match, guest: Guest) -> None:
    told = guest.http.get("/api/puzzles/orchard").json()
    assert set(told) == {
        *("id", "game", "date", "today", "level", "missed", "seats", "deck", "snapshot", "steps"),
    }
    assert (told["date"], told["today"], told["level"], told["missed"]) == ("2026-11-26", "2026-11-26", 2, ["novice"])
    assert not told["snapshot"].pop("can_undo")
    seen = msgspec.to_builtins(match.snapshot(0))
    seen.pop("can_undo")
    assert told["snapshot"] == msgspec.json.decode(msgspec.json.encode(seen))
    assert len(told["steps"]) == told["snapshot"]["version"]


@pytest.mark.parametrize(("nth", "right"), [(0, True), (1, True), (2, False)])
def test_a_try_is_right_or_wrong_and_brings_the_answer(match: Match, guest: Guest, nth: int, right: bool) -> None:
    action = match.legal_actions(0)[nth]
    told = msgspec.json.decode(attempt(guest, [action]).content, type=PuzzleResult)
    assert (told.action, told.right) == (match.write(0, action), right)
    best = [match.write(0, one) for one in match.legal_actions(0)[:2]]
    assert told.answer == PuzzleAnswer(best[0], best[1:], 9, 8, 1, "exact", list(WHY))
    assert guest.get(f"{PATH}/answer", PuzzleAnswer) == told.answer


@pytest.mark.usefixtures("match")
def test_an_illegal_try_is_refused_and_says_nothing_of_the_answer(guest: Guest) -> None:
    told = attempt(guest, [1 << 20])
    assert told.status_code == 409
    assert set(told.json()) == {"code", "facts", "rule"}
    assert attempt(guest, []).status_code == 400


def test_why_an_action_is_not_legal(match: Match, guest: Guest) -> None:
    def why(text: str) -> Problem:
        answer = guest.post(f"{PATH}/why", PuzzleAction(text))
        assert answer.status_code == 200
        return msgspec.json.decode(answer.content, type=Problem)

    card = match.view(0).boards[0].hand[0]
    assert why(match.write(0, match.legal_actions(0)[0])).code == ""
    assert why(f"{card} r0 @ 9,9").code not in ("", "not-understood")
    assert why("nonsense").code != ""


@pytest.mark.usefixtures("match")
def test_days_that_have_begun_have_a_puzzle(guest: Guest) -> None:
    before = guest.http.get("/api/puzzles/orchard?date=2026-11-01").json()
    assert (before["date"], before["today"]) == ("2026-11-01", "2026-11-26")
    tomorrow = TODAY + timedelta(1)
    ahead = f"/api/puzzles/orchard/{tomorrow}"
    for answer in (
        guest.http.get(f"/api/puzzles/orchard?date={tomorrow}"),
        guest.post(ahead, PuzzleCall([0])),
        guest.post(f"{ahead}/why", PuzzleAction("1")),
        guest.http.get(f"{ahead}/answer"),
    ):
        assert problem(answer) == (404, "no-puzzle-yet")
    assert problem(guest.http.get("/api/puzzles/orchard?date=yesterday")) == (400, "bad-request")
    assert problem(guest.http.get("/api/puzzles/grove")) == (404, "not-found")
    assert problem(guest.http.get("/api/puzzles/chess")) == (404, "not-found")


@pytest.mark.usefixtures("match")
def test_a_position_is_played_once(guest: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[Puzzle] = []
    real = puzzles.position

    def play(puzzle: Puzzle) -> Match:
        played.append(puzzle)
        return real(puzzle)

    monkeypatch.setattr(puzzles, "position", play)
    told = [guest.http.get("/api/puzzles/orchard").content for _ in range(3)]
    assert attempt(guest, [1 << 20]).status_code == 409
    assert len(set(told)) == len(played) == 1


@pytest.mark.usefixtures("standing_clock")
def test_few_positions_are_played_for_one_address(guest: Guest) -> None:
    most = int(MADE_BURST)
    paths = [f"/api/puzzles/clustered/{TODAY - timedelta(k)}/answer" for k in range(most + 2)]
    assert [guest.http.get(path).status_code for path in paths] == [200] * most + [429] * 2
    assert guest.http.get(paths[0]).status_code == 200  # it is in memory


@pytest.mark.parametrize("name", HIDDEN)
def test_what_is_hidden_leaves_every_byte_as_it_was(name: str) -> None:
    def told(match: Match, seat: int) -> bytes:
        return msgspec.json.encode(DailyPuzzle(puzzle_at(match, seat, "1"), TODAY, match).message(TODAY))

    for one, two, viewer in hidden_worlds(name):
        assert told(one, viewer) == told(two, viewer)
        assert told(one, 1) != told(two, 1)
