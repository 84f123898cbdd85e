"""Ladders: same cards for both participants, every seat equally often, the same report from any number of processes,
faults reported.
"""

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path

import pytest

import mazzo
from mazzo import compiled
from mazzo.bots import Position, determinize
from mazzo.bots.expectimax.bot import ExpectimaxBot
from mazzo.bots.flat_mc.bot import FlatMonteCarloBot
from mazzo.bots.ismcts.bot import IsmctsBot
from mazzo.bots.levels import LEVELS, flat
from mazzo.compiled import Body
from mazzo.core.errors import NotUnderstood
from mazzo.games import find
from mazzo.games.orchard.analysis.bot import BOT
from mazzo.lab import duplicate_deals, ladder, playing
from mazzo.lab.duplicate_deals import Board, Result
from mazzo.lab.ladder import Ladder, LadderRequest, evaluate, play_ladder, schedule, seatings
from mazzo.lab.participants import entrant
from mazzo.lab.self_check import try_soundness

PAIR = ("casual", "greedy")


@dataclass
class Lowest:
    """Takes the lowest legal action, and records what it was given."""

    seen: list[bytes] = field(default_factory=list)

    def think(self, position: Position, body: Body | None = None) -> int:
        self.seen.append(position.state)
        game = find("gnoming" if position.ruleset.startswith("gnoming") else "orchard")
        out = [0] * game.meta.max_actions
        game.rules.legal_actions(type(game.new_state()).from_bytes(position.state), position.seat, out)
        return out[0]


class Broken(Lowest):
    """Raises an exception."""

    def think(self, position: Position, body: Body | None = None) -> int:
        raise ZeroDivisionError("nothing comes to mind")


class Cheat(Lowest):
    """Chooses an illegal action."""

    def think(self, position: Position, body: Body | None = None) -> int:
        return find("gnoming").meta.actions


Bots = dict[str, Lowest]


@pytest.fixture
def bots(monkeypatch: pytest.MonkeyPatch) -> Iterator[Bots]:
    """Participants for these tests, instead of the levels."""
    made = {"one": Lowest(), "two": Lowest(), "broken": Broken(), "cheat": Cheat()}
    for module in (duplicate_deals, ladder):
        monkeypatch.setattr(module, "entrant", lambda game, name: made[name])
    duplicate_deals.chair_of.cache_clear()
    yield made
    duplicate_deals.chair_of.cache_clear()


@pytest.mark.parametrize("seats", range(2, 9))
def test_both_hold_every_seat_equally_often(seats: int) -> None:
    tables = seatings("a", "b", seats)
    assert len(set(tables)) == len(tables) == (2 if seats % 2 == 0 else 2 * seats)
    assert all(2 * sum(table[seat] == "a" for table in tables) == len(tables) for seat in range(seats))


@pytest.mark.parametrize("seats", range(2, 9))
def test_both_follow_each_other_equally_often(seats: int) -> None:
    follows = [(table[k - 1], table[k]) for table in seatings("a", "b", seats) for k in range(seats)]
    assert follows.count(("a", "b")) == follows.count(("b", "a"))
    assert follows.count(("a", "a")) == follows.count(("b", "b"))


@pytest.mark.parametrize("seats", range(2, 9))
def test_nobody_is_outnumbered_by_more_than_one(seats: int) -> None:
    assert all(abs(table.count("a") - table.count("b")) == seats % 2 for table in seatings("a", "b", seats))


def test_whoever_plays_a_deal_meets_the_same_cards(bots: Bots) -> None:
    for board in schedule(LadderRequest("orchard", 3, ("one", "two"))):
        duplicate_deals.play(board)
    assert bots["one"].seen
    assert bots["one"].seen == bots["two"].seen


def test_who_sits_where_changes_no_card(bots: Bots) -> None:
    for board in schedule(LadderRequest("gnoming", 2, ("one", "two"))):
        scores = duplicate_deals.play(board).scores
        assert len(scores) == 2
        assert scores[0] == scores[1]


def test_another_deal_has_other_cards(bots: Bots) -> None:
    duplicate_deals.play(Board("orchard", "tests", 0, (("one",),)))
    duplicate_deals.play(Board("orchard", "tests", 1, (("two",),)))
    assert bots["one"].seen[0] != bots["two"].seen[0]


def test_the_number_of_processes_changes_nothing() -> None:
    asked = LadderRequest("gnoming", 3, PAIR, seed="same")
    assert without_times(play_ladder(asked, jobs=2)) == without_times(play_ladder(asked))


def without_times(found: Ladder) -> Ladder:
    return replace(found, steps=tuple(replace(step, thinking=None) for step in found.steps))


def test_greed_beats_what_comes_to_mind() -> None:
    found = play_ladder(LadderRequest("orchard", 30, PAIR))
    (step,) = found.steps
    assert (step.upper, step.lower, step.deals, step.games) == ("greedy", "casual", 30, 60)
    assert step.edge.low > 5
    assert [rung.name for rung in found.rungs] == list(PAIR)
    assert found.rungs[1].level.value - found.rungs[0].level.value == pytest.approx(step.edge.value)
    assert found.rungs[1].level.low > found.rungs[0].level.high
    assert step.thinking is not None
    assert step.thinking > 0


def finished(asked: LadderRequest, deal: int, *places: tuple[int, int]) -> Result:
    """Result of a deal between two: the places in its two games."""
    board = schedule(asked)[deal]
    return Result(board, places, places, {"casual": 20, "greedy": 10}, {"casual": 1.0, "greedy": 3.0}, 0.0)


def test_a_deal_counts_once_however_many_games_it_has() -> None:
    asked = LadderRequest("gnoming", 3, PAIR)
    found = evaluate(
        asked,
        [  # in the second game of a deal greedy has the first seat
            finished(asked, 0, (2, 1), (1, 2)),
            finished(asked, 1, (1, 2), (1, 2)),
            finished(asked, 2, (1, 1), (1, 2)),
        ],
    )
    (step,) = found.steps
    assert (step.deals, step.games, step.won, step.tied, step.lost) == (3, 6, 4, 1, 1)
    assert step.edge.value == pytest.approx((1 + 0.5 + 0.75) / 3)
    assert step.edge.low == pytest.approx(0.1290, abs=1e-4)  # 0.75 - 4.3027 * 0.25 / sqrt(3)
    assert step.edge.high == 1.0
    assert step.thinking == pytest.approx(6.0)
    assert found.anchor == "greedy"


def test_all_pairs_meet_if_asked_for() -> None:
    names = ("casual", "greedy", "planner")
    assert len({*(b.seatings for b in schedule(LadderRequest("gnoming", 2, names, pairs="all")))}) == 3
    assert len({*(b.seatings for b in schedule(LadderRequest("gnoming", 2, names)))}) == 2


def test_games_against_others_are_for_two_unless_more_are_asked_for() -> None:
    assert {len(board.seatings[0]) for board in schedule(LadderRequest("clustered", 2, PAIR))} == {2}
    assert {len(board.seatings[0]) for board in schedule(LadderRequest("clustered", 2, PAIR, seats=3))} == {3}
    assert {len(board.seatings[0]) for board in schedule(LadderRequest("grove", 2, PAIR, seats=3))} == {1}


def test_what_was_kept_is_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked, file = LadderRequest("orchard", 4, PAIR), tmp_path / "kept"
    whole = play_ladder(asked)
    play_ladder(LadderRequest("orchard", 2, PAIR), keep=file)
    file.write_text(file.read_text() + '{"board": ')  # an interrupted write
    played: list[Board] = []

    def play(board: Board) -> Result:
        played.append(board)
        return duplicate_deals.play(board)

    monkeypatch.setattr(playing, "play", play)
    assert without_times(play_ladder(asked, keep=file)) == without_times(whole)
    assert sorted({board.deal for board in played}) == [2, 3]
    played.clear()
    play_ladder(asked, keep=file)
    assert played == []


def test_what_was_kept_of_another_run_is_not_mixed_in(tmp_path: Path) -> None:
    file = tmp_path / "kept"
    play_ladder(LadderRequest("orchard", 2, PAIR), keep=file)
    with pytest.raises(NotUnderstood):
        play_ladder(LadderRequest("orchard", 2, PAIR, seed="other"), keep=file)
    for letter in ("a letter to somebody\n", '{"a": "letter without an end of its line"}'):
        file.write_text(letter)
        with pytest.raises(NotUnderstood):
            play_ladder(LadderRequest("orchard", 2, PAIR), keep=file)
        assert file.read_text() == letter


@pytest.mark.parametrize(("name", "kind"), [("broken", "crash"), ("cheat", "illegal")])
def test_a_bot_that_errs_is_told_and_its_deals_left_out(name: str, kind: str, bots: Bots) -> None:
    found = play_ladder(LadderRequest("gnoming", 2, ("one", name)))
    assert [(fault.kind, fault.entrant, fault.deal) for fault in found.faults] == [(kind, name, 0), (kind, name, 1)]
    assert (found.rungs, found.steps) == ((), ())
    if kind == "crash":
        told = found.faults[0].told
        assert re.fullmatch(r"ZeroDivisionError: nothing comes to mind \(test_ladder\.py, line \d+\)", told)


def test_a_game_without_end_is_told(bots: Bots, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(duplicate_deals, "PATIENCE", 10)
    assert [fault.kind for fault in play_ladder(LadderRequest("gnoming", 2, ("one", "two"))).faults] == ["stall"] * 2


@pytest.mark.parametrize(
    "asked",
    [
        LadderRequest("gnoming", 2, ("casual", "nobody")),
        LadderRequest("gnoming", 2, ("casual", "search:")),
        LadderRequest("gnoming", 2, ("casual", "search:0")),
        LadderRequest("gnoming", 2, ("casual", "search:many")),
        LadderRequest("gnoming", 2, ("casual", "search:1.5")),
        LadderRequest("gnoming", 2, ("casual", "flat:0")),
        LadderRequest("gnoming", 2, ("casual", "flat:1.")),
        LadderRequest("gnoming", 2, ("casual", "greedy:2")),
        LadderRequest("gnoming", 2, ("casual",)),
        LadderRequest("gnoming", 2, ("casual", "casual")),
        LadderRequest("gnoming", 2, PAIR, seats=1),
        LadderRequest("gnoming", 2, PAIR, options=("fast",)),
        LadderRequest("tarot", 2, PAIR),
    ],
)
def test_what_there_is_not_is_not_understood(asked: LadderRequest) -> None:
    with pytest.raises(NotUnderstood):
        play_ladder(asked)


def test_a_partner_thinks_as_much_as_its_name_says() -> None:
    game = find("orchard")
    assert entrant(game, "search:7") == IsmctsBot("search:7", 7, BOT.search)
    assert entrant(game, "flat:3") == flat(3 * BOT.master_iterations, "flat:3")
    assert entrant(game, "flat:0.5") == flat(BOT.master_iterations // 2, "flat:0.5")
    assert entrant(game, "planner") == FlatMonteCarloBot("planner")
    assert entrant(game, "foresee:1") == ExpectimaxBot("foresee:1", 1)


def test_nobody_looks_ahead_where_nothing_is_known_or_further_than_they_can() -> None:
    for name in ("foresee:3", "foresee:0.5", "search:x"):
        with pytest.raises(NotUnderstood) as refused:
            entrant(find("orchard"), name)
        assert refused.value.code == "lab-entrant-amount"
    with pytest.raises(NotUnderstood) as refused:
        entrant(find("grass"), "foresee:1")
    assert refused.value.code == "lab-unknown-entrant"
    assert "foresee" not in str(refused.value.facts["known"])


def test_who_plays_at_random_takes_any_action_equally_often() -> None:
    match, bot = mazzo.deal("orchard", seed="any"), entrant(find("orchard"), "random")
    legal, body = match.legal_actions(0), compiled.of(match.game)
    taken = Counter(bot.think(determinize(match, 0, start), body) for start in range(1, 10 * len(legal)))
    assert set(taken) == set(legal)
    assert max(taken.values()) < 3 * 10


def test_the_strengths_of_the_house_enter_if_nobody_is_named() -> None:
    (board, *_), names = schedule(LadderRequest("gnoming", 2)), ladder.entrants_of(LadderRequest("gnoming", 2))
    assert names == LEVELS
    assert {*board.seatings[0]} == set(LEVELS[:2])


def test_one_deal_is_no_ladder() -> None:
    with pytest.raises(ValueError, match="at least 2 deals"):
        play_ladder(LadderRequest("orchard", 1, PAIR))


@pytest.mark.parametrize("game", ["orchard", "clustered"])
def test_sound_bots_play_at_tables_of_every_size(game: str) -> None:
    found = try_soundness(game, 8, PAIR)
    assert found.faults == ()
    assert found.seats == tuple((seats, 1) for seats in range(1, 9))
    assert found.longest > 0


def test_a_search_for_faults_goes_on_where_it_was_broken_off(tmp_path: Path) -> None:
    file = tmp_path / "kept"
    try_soundness("gnoming", 4, PAIR, keep=file)
    output: list[int] = []
    found = try_soundness("gnoming", 6, PAIR, keep=file, on_progress=lambda done, of: output.append(done))
    assert output == [4, 5, 6]
    assert replace(found, longest=0) == replace(try_soundness("gnoming", 6, PAIR), longest=0)


def test_what_is_not_sound_is_told(bots: Bots, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mazzo.lab.self_check.entrant", lambda game, name: bots[name])
    found = try_soundness("gnoming", 4, ("one", "broken"))
    assert found.faults
    assert {(fault.kind, fault.entrant) for fault in found.faults} == {("crash", "broken")}
