"""Laws of reviews: in every game of every seat the parts add up, no cost is negative, and the result is the score."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any
from unittest import mock

import pytest

import mazzo
from mazzo import compiled, i18n
from mazzo.core.review import UNITS
from mazzo.match import CHANCE, Entry
from mazzo.match.journal import UNDO
from mazzo.reviews import Review, writer
from mazzo.reviews.account import FINE, LEAST_WIN, Accountant, Change, is_mistake
from mazzo.reviews.line import value_of_line
from mazzo.reviews.messages import Chance, Parts, SeatAccount, SeatChange
from mazzo.reviews.position_values import review_of
from tests.golden.journals import archived
from tests.sizes import drawn

SHORT = {
    "orchard": "undo-alone",
    "grove": "challenge-met",
    "clustered": "two-seats",
    "gnoming": "two-seats",
    "grass": "four-seats",
    "heap": "taken-all",
}
"""Archived matches that are reviewed in `make test`."""
DEAR = 4
"""So many more are reviewed in `make slow` in a game whose review searches the next cards; of other games, all."""
SOME = 200
"""Steps of a match whose outcomes are all compared."""


@dataclass(frozen=True)
class Reviewed:
    """A match with its review, and the account that it came from."""

    match: mazzo.Match
    review: Review
    account: Accountant


def journals() -> Iterator[Any]:
    """Archived matches. Which of the slow ones are over is known when they are replayed."""
    for game in sorted(mazzo.GAMES):
        short = [path for path in archived(game) if path.stem == SHORT.get(game)]
        others = [path for path in archived(game) if path not in short]
        if review_of(mazzo.GAMES[game]).CARDS_AHEAD > 0:
            others = [others[k] for k in drawn(DEAR, len(others))]
        yield from (pytest.param(path, id=f"{game}-{path.stem}") for path in short)
        yield from (pytest.param(path, id=f"{game}-{path.stem}", marks=pytest.mark.slow) for path in others)


# Of the module: the laws of one match follow each other, so that a process reviews it once.
@pytest.fixture(scope="module", params=journals())
def reviewed(request: pytest.FixtureRequest) -> Reviewed:
    match = mazzo.replay(request.param.read_text("utf-8"))
    if match.outcome is None:
        pytest.skip("the match is not over")
    accounts: list[Accountant] = []

    def kept(*given: Any) -> Accountant:
        accounts.append(Accountant(*given))
        return accounts[-1]

    with mock.patch.object(writer, "Accountant", kept):
        return Reviewed(match, mazzo.review(match.journal), accounts[0])


def in_force(entries: Sequence[Entry]) -> list[tuple[int, Entry]]:
    """The entries that were not undone, with their indices."""
    kept: list[tuple[int, Entry]] = []
    for at, entry in enumerate(entries):
        if entry.text != UNDO or entry.seat == CHANCE:
            kept.append((at, entry))
        else:
            point = max(k for k, (_, one) in enumerate(kept) if one.seat == entry.seat)
            kept = kept[:point] + [one for one in kept[point + 1 :] if one[1].seat != CHANCE]
    return kept


def total(parts: Parts | SeatAccount) -> float:
    return parts.start + parts.luck - parts.cost + parts.others + parts.estimation


def after(change: SeatChange | Chance) -> float:
    return change.before + change.luck - change.cost + change.others


def test_the_parts_of_every_seat_add_up_to_its_result(reviewed: Reviewed) -> None:
    match, review = reviewed.match, reviewed.review
    for account in review.seats:
        assert account.final == review.sign * match.score(account.seat)
        assert total(account) == pytest.approx(account.final, abs=0.01 / UNITS)
        if account.win is not None:
            assert total(account.win) == pytest.approx(account.win.final, abs=0.01 / FINE)
    assert sum(account.win.final for account in review.seats if account.win) in (0, pytest.approx(1, abs=1e-3))


def test_every_step_adds_up_and_no_cost_is_negative(reviewed: Reviewed) -> None:
    match, review = reviewed.match, reviewed.review
    assert [step.step for step in review.steps] == [at for at, _ in in_force(match.entries)]
    for step in review.steps:
        for change in step.values:
            assert after(change) == pytest.approx(change.after, abs=0.01 / UNITS)
            assert change.cost >= 0
            assert change.cost == 0 or change.seat == step.seat
            if change.win is not None:
                assert after(change.win) == pytest.approx(change.win.after, abs=0.01 / FINE)
                assert change.win.cost >= 0
        if step.played is not None:
            cost = next(change.cost for change in step.values if change.seat == step.seat)
            assert step.best[0].value - step.played.value == pytest.approx(cost, abs=0.01 / UNITS)


def test_a_mistake_costs_more_than_its_error_and_so_much_that_it_counts(reviewed: Reviewed) -> None:
    review = reviewed.review
    for step in review.steps:
        change = next((each for each in step.values if each.seat == step.seat), None)
        if step.played is None or change is None:
            assert not step.mistake
            continue
        counts = change.cost >= review.least_change or (change.win is not None and change.win.cost >= 0.005)
        gained = 0 if step.played.win is None else step.played.win - (step.best[0].win or 0)
        likelier = change.win is not None and change.win.cost < 0.005 <= round(gained, 4)
        assert step.mistake == (counts and change.cost > 2 * change.error and not likelier)
    for account in review.seats:
        own = [step.mistake for step in review.steps if step.seat == account.seat and step.played is not None]
        assert (account.decisions, account.mistakes) == (len(own), sum(own))
        if own:
            assert account.accuracy == round(100 * (1 - account.mistakes / account.decisions), 1)


@pytest.mark.parametrize("name", sorted(mazzo.GAMES))
def test_the_least_change_is_the_smallest_that_the_page_does_not_write_as_0(name: str) -> None:
    """With one decimal, or whole where a game has its own way to write points."""
    expected = UNITS * (0.5 if i18n.has("en", f"{name}-figure") else 0.05)
    assert expected == review_of(mazzo.GAMES[name]).LEAST_CHANGE


def test_a_cost_that_is_written_as_0_is_no_mistake() -> None:
    nothing, share = Change(0, 0), Change(0, 0, cost=FINE // 200)
    assert [is_mistake(Change(0, 0, cost=cost), nothing, 0, 5) for cost in (0, 4, 5)] == [False, False, True]
    assert [is_mistake(Change(0, 0, cost=cost), nothing, 10, 5) for cost in (20, 21)] == [False, True]
    assert is_mistake(Change(0, 0, cost=4), share, 0, 5)
    assert not is_mistake(Change(0, 0, cost=4), share, 2, 5)


def test_what_gives_up_points_to_win_is_no_mistake() -> None:
    dear, nothing, share = Change(0, 0, cost=50), Change(0, 0), Change(0, 0, cost=LEAST_WIN)
    assert [is_mistake(dear, nothing, 0, 5, gained) for gained in (-9, LEAST_WIN - 1, LEAST_WIN)] == [True, True, False]
    assert is_mistake(dear, share, 0, 5, LEAST_WIN)  # a third action wins still more often


def test_the_entries_in_force_are_those_of_the_match(reviewed: Reviewed) -> None:
    match = reviewed.match
    assert tuple(entry for _, entry in in_force(match.entries)) == match.line
    assert tuple(in_force(match.entries)) == match.indexed_line


def test_a_played_line_is_valued_as_in_the_review(reviewed: Reviewed) -> None:
    match, review = reviewed.match, reviewed.review
    for seat in range(match.seats):
        steps = [(one, one.played) for one in review.steps if one.seat == seat and one.played is not None]
        parts = [(step, played) for step, played in steps if step.action.startswith("to ")]  # of offers
        for step, played in (*parts[:1], *steps[-1:]):
            valued = value_of_line(match, step.step - 1, seat, [step.action], compiled.of(match.game))
            assert valued.value == played.value
            assert valued.win == pytest.approx(played.win, abs=1e-4)


def test_the_luck_of_the_cards_that_may_come_adds_up_to_nothing(reviewed: Reviewed) -> None:
    """Over the cards that really lie in the stack, however the others chose the cards that they hold."""
    match = reviewed.match
    account = Accountant(match, reviewed.account.values)
    account.moments = reviewed.account.moments  # the same moments, which need not be computed again
    for _, entry in match.indexed_line[:SOME]:
        moments = [account.moment(seat) for seat in range(match.seats)]
        for seat, moment in enumerate(moments):
            if moment.outcomes:
                state, _ = account.again.table.place_of(seat)
                texts = [match.game.write_chance(state, k) for k in range(match.game.rules.chance_count(state))]
                lucks = [account.change(seat, Entry(CHANCE, text), -1, moment, moment, 0).luck for text in texts]
                assert abs(sum(lucks)) <= len(lucks) / 2  # the mean is rounded
        account.before(entry, moments)
