"""Places, percentiles, the ledger, and the plans of the days: values without a server."""

from __future__ import annotations

from datetime import date, timedelta

import pytest

import mazzo
from mazzo.server.deals import ledger
from mazzo.server.deals.calendar import PLANS, options_on, plan_of
from mazzo.server.deals.standing import Group, Ranking, Standing
from mazzo.server.deals.worker import play_out
from mazzo.server.times import MINUTE, SECOND

MOST, FEWEST = Ranking(False, False), Ranking(True, True)


def test_places_and_percentiles_share_what_is_equal() -> None:
    standing = Standing(MOST, [Group(40, False, 1), Group(30, False, 2), Group(0, False, 1)])
    assert standing.histogram == [(0, 1), (30, 2), (40, 1)]
    assert [standing.place(score, False) for score in (40, 30, 0)] == [1, 2, 4]
    assert [standing.percent(score, False) for score in (40, 30, 0)] == [100.0, 50.0, 0.0]


def test_alone_there_is_nobody_to_be_better_than() -> None:
    assert Standing(MOST, [Group(40, False, 1)]).percent(40, False) is None
    assert Standing(MOST, []).percent(40, False, is_counted=False) is None


def test_a_marked_result_sees_its_place_and_takes_none() -> None:
    standing = Standing(MOST, [Group(50, False, 1, True), Group(40, False, 1), Group(30, False, 1)])
    assert (standing.played, standing.count, standing.histogram) == (3, 2, [(30, 1), (40, 1)])
    assert standing.place(50, False) == 1
    assert standing.percent(50, False, is_counted=False) == 100.0
    assert standing.place(40, False) == 1


def test_who_leaves_a_game_of_few_points_is_not_first() -> None:
    standing = Standing(FEWEST, [Group(12, False, 1), Group(0, True, 1), Group(30, False, 1)])
    assert [standing.place(12, False), standing.place(30, False), standing.place(0, True)] == [1, 2, 3]


def test_a_pause_counts_five_minutes_at_most() -> None:
    moments = [0, 20 * SECOND, 20 * SECOND, 3 * 60 * MINUTE, 3 * 60 * MINUTE + 40 * SECOND]
    assert ledger.at_table(moments) == 6 * MINUTE
    assert [ledger.whole_minutes(time) for time in (0, 1, MINUTE, MINUTE + 1)] == [0, 1, 1, 2]


@pytest.mark.parametrize(
    ("gestures", "time", "verdict"), [(20, 19 * SECOND, True), (20, 20 * SECOND, False), (7, 0, False)]
)
def test_a_game_in_seconds_is_no_persons(gestures: int, time: int, verdict: bool) -> None:
    assert ledger.is_inhuman(gestures, time) is verdict


@pytest.mark.parametrize("game", mazzo.GAMES)
def test_every_plan_can_be_dealt_on_every_day_of_the_week(game: str) -> None:
    for day in (date(2026, 11, 30) + timedelta(days=after) for after in range(7)):
        options = options_on(game, day)
        assert mazzo.deal(game, plan_of(game).seats, bytes(32), options).options == options


def test_every_game_has_a_plan() -> None:
    assert PLANS.keys() == mazzo.GAMES.keys()


@pytest.mark.parametrize(
    ("game", "levels"), [("orchard", ["casual"]), ("gnoming", ["novice", "greedy"]), ("grass", ["casual", "greedy"])]
)
def test_a_bot_plays_a_deal_twice_alike(game: str, levels: list[str]) -> None:
    lines = []
    for _ in range(2):
        match = mazzo.deal(game, len(levels), bytes(32), plan_of(game).options.get(0, ()))
        play_out(match, bytes(32), levels, lambda: None)
        lines.append(match.line)
    assert lines[0] == lines[1]
