"""Comparisons of variants: the same deals, paired differences, who begins, which rules are applied."""

import pytest

import mazzo
from mazzo.core.errors import NotUnderstood
from mazzo.games import find
from mazzo.lab.comparison import MEASURES, Comparison, ComparisonRequest, Measure, Variant, compare, schedule
from mazzo.lab.rule_counts import RuleCounter, lines_with_rules

BONUS = Variant(2, ("speed-bonus",))


def measure(found: Comparison, name: str) -> Measure:
    return next(one for one in found.measures if one.name == name)


def value(found: Comparison, name: str, variant: int) -> float:
    estimate = measure(found, name).values[variant]
    assert estimate is not None
    return estimate.value


@pytest.fixture(scope="module")
def bonus() -> Comparison:
    """Clustered without and with the bonus for speed."""
    return compare(ComparisonRequest("clustered", (Variant(2), BONUS), 4, ("greedy",), "tests"))


def test_the_difference_is_that_of_the_means(bonus: Comparison) -> None:
    by = measure(bonus, "score").differences[1]
    assert by is not None
    assert by.value == pytest.approx(value(bonus, "score", 1) - value(bonus, "score", 0))
    assert by.low < by.value < by.high
    assert measure(bonus, "score").differences[0] is None


def test_reports_and_lengths_count_every_game_and_seat(bonus: Comparison) -> None:
    assert [(report.games, report.count, report.options) for report in bonus.reports] == [
        (4, 8, ()),
        (4, 8, ("speed-bonus",)),
    ]
    assert [sum(each.count for each in lengths) for lengths in bonus.lengths] == [4, 4]
    assert value(bonus, "score", 0) == pytest.approx(bonus.reports[0].mean)
    assert value(bonus, "actions", 0) == bonus.reports[0].actions / 4


def test_a_rule_of_an_option_is_applied_only_with_it(bonus: Comparison) -> None:
    times = {rule.number: rule.times for rule in bonus.rules}
    assert times["9.5"][0] == 0 < times["9.5"][1] <= 1
    assert times["3.2"][0] > 50  # every placement


def test_the_number_of_processes_changes_nothing(bonus: Comparison) -> None:
    assert compare(bonus.asked, jobs=2) == bonus


def test_alone_only_points_and_lengths_are_measured() -> None:
    found = compare(ComparisonRequest("grove", (Variant(1), Variant(1, ("recipes",))), 3, ("greedy",), "tests"))
    assert [one.name for one in found.measures] == ["score", "actions", "rounds"]
    assert value(found, "rounds", 0) == value(found, "rounds", 1)


def test_the_seat_that_begins_is_that_of_the_option() -> None:
    """Between a weak and a strong bot the same one wins, whether or not it begins."""
    variants = (Variant(2), Variant(2, ("begins-2",)))
    found = compare(ComparisonRequest("clustered", variants, 2, ("random", "greedy"), "tests"))
    assert value(found, "wins greedy", 0) == value(found, "wins greedy", 1) == 2
    assert value(found, "first", 0) == value(found, "first", 1) == 0.5
    assert value(found, "same-winner", 1) == 1


def test_different_bots_hold_every_seat_and_share_the_wins() -> None:
    asked = ComparisonRequest("gnoming", (Variant(2), Variant(2, ("begins-2",))), 2, ("casual", "greedy"), "tests")
    assert {board.seatings for board in schedule(asked)} == {(("casual", "greedy"), ("greedy", "casual"))}
    found = compare(asked)
    assert {one.name.partition(" ")[0] for one in found.measures} == set(MEASURES)
    for variant in (0, 1):
        assert value(found, "wins casual", variant) + value(found, "wins greedy", variant) == pytest.approx(2)


def test_a_share_of_wins_is_not_compared_between_tables_of_different_sizes() -> None:
    found = compare(ComparisonRequest("gnoming", (Variant(2), Variant(3)), 2, ("novice",), "tests"))
    assert measure(found, "first").differences == (None, None)
    assert measure(found, "score").differences[1] is not None
    assert [report.seats for report in found.reports] == [2, 3]


@pytest.mark.parametrize(
    ("game", "variants", "strengths", "code"),
    [
        ("tarot", (Variant(1), Variant(2)), ("greedy",), "unknown-game"),
        ("gnoming", (), ("greedy",), "lab-few-variants"),
        ("gnoming", (Variant(2), Variant(2)), ("greedy",), "lab-few-variants"),
        ("gnoming", (Variant(2), Variant(2, ("fast",))), ("greedy",), "unknown-option"),
        ("gnoming", (Variant(2), Variant(9)), ("greedy",), "bad-seats"),
        ("gnoming", (Variant(2), Variant(3)), ("greedy", "casual"), "lab-strength-count"),
        ("gnoming", (Variant(2), Variant(3)), ("nobody",), "lab-unknown-entrant"),
    ],
)
def test_what_there_is_not_is_refused_by_name(
    game: str, variants: tuple[Variant, ...], strengths: tuple[str, ...], code: str
) -> None:
    with pytest.raises(NotUnderstood) as refused:
        compare(ComparisonRequest(game, variants, 2, strengths))
    assert refused.value.code == code


def test_one_variant_stands_alone() -> None:
    found = compare(ComparisonRequest("gnoming", (Variant(2),), 2, ("novice",), "tests"))
    assert "same-winner" not in {one.name for one in found.measures}
    assert all(one.differences == (None,) for one in found.measures)
    assert all(one.values != (None,) for one in found.measures)


def test_one_deal_is_no_comparison() -> None:
    with pytest.raises(ValueError, match="at least 2 deals"):
        compare(ComparisonRequest("gnoming", (Variant(2), Variant(3)), 1))


def test_lines_with_rules_are_those_that_run_when_a_rule_is_applied() -> None:
    source = (
        "def f(a, b):\n"
        "    if a:  # 1.1\n"
        "        a = 0\n"
        "    b = (\n"
        "        a\n"
        "    )  # 2.a, 2.3\n"
        "    c = 1 if a else 2  # 3.1\n"
        "    return c  # version 4.1.2\n"
    )
    assert lines_with_rules(source) == {3: {"1.1"}, 4: {"2.a", "2.3"}}


def test_rules_are_counted_for_what_is_applied_and_not_for_what_is_asked() -> None:
    counter, match = RuleCounter(find("orchard")), mazzo.deal("orchard", seed="tests")
    with counter.counting():
        match.legal_actions(0)
        match.check(0, -1)
    assert counter.counts == {}
    with counter.counting():
        match.play(0, match.legal_actions(0)[0])
    assert counter.counts["5.1"] == 1  # the card drawn afterwards
    counter.count_scores(match)
    assert counter.counts["6.2"] == counter.counts["6.3"]
