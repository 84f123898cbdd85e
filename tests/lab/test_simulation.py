"""Simulations: the same for any number of processes and for both bodies, and reported correctly."""

import pytest

import mazzo
from mazzo import lab
from mazzo.core.errors import NotUnderstood
from mazzo.lab import Bar, End, Report, ScoreCount


def report_of(*scores: int) -> Report:
    """A report of games with these scores."""
    counts = tuple(ScoreCount(score, scores.count(score)) for score in sorted(set(scores)))
    return Report(
        "orchard", "orchard-1", "random", "", 1, (), len(scores), 0, counts, (End("all-placed", len(scores)),)
    )


def test_the_number_of_processes_changes_nothing() -> None:
    alone = lab.simulate("orchard", 1100, seed="same")
    assert lab.simulate("orchard", 1100, seed="same", jobs=2) == alone


@pytest.mark.parametrize(("policy", "games"), [("random", 60), ("greedy", 6)])
def test_both_bodies_play_the_same_games(policy: lab.Policy, games: int) -> None:
    reports = [lab.simulate("orchard", games, policy, "both", body=body) for body in ("compiled", "interpreted")]
    assert reports[0] == reports[1]


def test_another_seed_is_another_simulation() -> None:
    assert lab.simulate("orchard", 200, seed="a").scores != lab.simulate("orchard", 200, seed="b").scores


def test_every_game_is_counted_once() -> None:
    output: list[int] = []
    report = lab.simulate("orchard", 1234, on_progress=output.append)
    assert report.count == report.games == sum(end.count for end in report.ends) == 1234
    assert output == [500, 1000, 1234]
    assert sum(bar.count for bar in report.histogram()) == 1234
    assert report.actions >= 8 * 1234


def test_greed_pays() -> None:
    random, greedy = (lab.simulate("orchard", 500, policy) for policy in lab.POLICIES)
    assert greedy.interval[0] > random.interval[1] + 25


def test_greedy_takes_the_most_and_of_equals_the_lowest() -> None:
    from mazzo import compiled

    game = mazzo.GAMES["orchard"]
    match = mazzo.deal("orchard", seed="greedy")
    while not match.outcome:
        gains = {}
        for action in match.legal_actions(0):
            after = match.copy()
            after.play(0, action)
            gains[action] = after.score(0)
        best = min(action for action, gain in gains.items() if gain == max(gains.values()))
        for body in (compiled.interpreted(game), compiled.of(game)):
            rows = body.rows(2)
            body.put(rows, 0, match.table.states[0])
            assert body.kernels.greedy_action(rows, 0, body.ints(game.meta.max_actions)) == best
        match.play(0, best)


def test_an_unknown_game_is_not_understood() -> None:
    with pytest.raises(NotUnderstood):
        lab.simulate("orchid", 1)


@pytest.mark.parametrize(("games", "jobs", "seats"), [(0, 1, 1), (1, 0, 1), (1, 1, 9)])
def test_numbers_out_of_range_are_refused(games: int, jobs: int, seats: int) -> None:
    with pytest.raises(ValueError, match="cannot simulate"):
        lab.simulate("orchard", games, jobs=jobs, seats=seats)


def test_mean_deviation_and_interval() -> None:
    report = report_of(2, 4, 4, 4, 5, 5, 7, 9)
    assert report.mean == 5.0
    assert report.sd == pytest.approx(2.13809)
    assert report.interval == pytest.approx((3.51840, 6.48160), abs=1e-4)


def test_one_game_has_no_deviation() -> None:
    assert report_of(7).sd == 0.0
    assert report_of(7).interval == (7.0, 7.0)


@pytest.mark.parametrize(("share", "score"), [(0, 1), (0.25, 1), (0.26, 2), (0.5, 2), (0.75, 3), (1, 10)])
def test_quantiles(share: float, score: int) -> None:
    assert report_of(1, 2, 3, 10).quantile(share) == score


def test_a_share_is_at_most_one() -> None:
    with pytest.raises(ValueError, match="between 0 and 1"):
        report_of(1).quantile(1.5)


def test_histogram_bars_adjoin() -> None:
    assert report_of(-1, 0, 0, 5).histogram(3) == (Bar(-1, 1, 3), Bar(2, 4, 0), Bar(5, 7, 1))
    assert report_of(3).histogram() == (Bar(3, 3, 1),)


def test_games_are_played_with_the_options_asked_for() -> None:
    options = [f"without-{card}" for card in range(1, 10)]
    fixed = lab.simulate("orchard", 50, seed="options", options=options[::-1])
    assert fixed.options == tuple(options)
    assert fixed.scores != lab.simulate("orchard", 50, seed="options").scores


def test_an_option_that_the_game_does_not_have_is_not_understood() -> None:
    with pytest.raises(NotUnderstood):
        lab.simulate("orchard", 1, options=["with-wings"])


@pytest.mark.parametrize("game", ["gnoming", "grass"])
def test_every_seat_has_its_result(game: str) -> None:
    report = lab.simulate(game, 60, "greedy", "a", seats=3)
    assert len(report.by_seat) == 3
    assert sum(one.best for one in report.by_seat) == pytest.approx(1)
    assert sum(one.mean for one in report.by_seat) / 3 == pytest.approx(report.mean)
    assert all(one.interval[0] < one.mean < one.interval[1] for one in report.by_seat)


def test_fewest_points_are_the_best() -> None:
    report = lab.simulate("gnoming", 1, "greedy", "a", seats=3)
    best = min(report.by_seat, key=lambda one: one.mean)
    assert best.best == 1


def test_seats_that_play_alone_have_no_results_of_their_own() -> None:
    assert lab.simulate("orchard", 5, seats=2).by_seat == ()
