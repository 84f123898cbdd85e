"""A round of the process that computes par, with the interpreted rules and little work."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

import pytest

import mazzo
from mazzo import compiled
from mazzo.bots import levels
from mazzo.bots.greedy_bots import settings_of
from mazzo.bots.ismcts.params import SearchParams
from mazzo.games import GAMES
from mazzo.host import best_score
from mazzo.server.computations import rounds
from mazzo.server.par import service as par_service
from mazzo.server.par import worker as par_worker
from mazzo.solver import par
from mazzo.solver.deal import Deal
from mazzo.solver.principal_variation import replayed


@pytest.fixture(autouse=True)
def interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(par_worker, "_body", lambda deal: compiled.interpreted(deal.game))
    monkeypatch.setattr(par_worker, "warm", lambda _ruleset: None)
    monkeypatch.setattr(
        best_score, "bot_at_level", lambda game, name: replace(levels.flat(2), search_params=_manner(game.meta.name))
    )
    monkeypatch.setattr(par, "FIRST_WIDTH", 1)


def _manner(game: str) -> SearchParams:
    return replace(settings_of(GAMES[game]).search, depth=0)


def searched(name: str, deal: Deal, seconds: float, lines: Sequence[best_score.Line] = ()) -> par_worker.Found:
    """The result of one more round that has one."""
    while (found := par_worker.search(name, deal, lines, seconds)) is None:
        pass
    return found


@pytest.mark.parametrize("game", ["orchard", "grove"])
def test_a_search_goes_on_where_it_stood(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rounds, "ROUND", 0.02)
    deal = Deal.fresh(GAMES[game], "rounds")
    told = [searched("one", deal, 0.6)]
    other = searched("other", deal, 0.0)
    while not told[-1].is_over:
        told.append(searched("one", deal, 0.6))
    assert len(told) > 1
    for before, after in pairwise(told):
        assert before.low <= after.low <= after.high <= before.high
        assert before.share <= after.share
    last = told[-1]
    assert (deal.points(last.line), last.share) == (last.low, 1.0)
    assert other.low <= last.low
    while not other.is_over:
        other = searched("other", deal, 0.0)
    assert rounds._running == {}


def test_lines_that_were_played_count() -> None:
    deal = Deal.fresh(GAMES["orchard"], "known")
    best = searched("best", deal, 0.2)
    while not best.is_over:
        best = searched("best", deal, 0.2)
    again = searched("again", deal, 0.0, [best.line])
    assert again.low == best.low


def test_every_seat_of_a_finished_match_has_played_the_deal() -> None:
    match = mazzo.deal("orchard", 3, "three")
    while players := match.current_players():
        for seat in players:
            match.play(seat, match.legal_actions(seat)[-1 - seat])
    deal, lines = par_service._dealt(match)
    assert deal == Deal.fresh(GAMES["orchard"], "three")
    assert [deal.points(line) for line in lines] == [match.score(seat) for seat in range(3)]
    assert searched("three", deal, 0.0, lines).low >= max(match.score(seat) for seat in range(3))
    rounds._running.clear()


def test_what_a_search_raises_comes_out(monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(*_args: object, **_more: object) -> None:
        raise ValueError("planted")

    monkeypatch.setattr(par_worker, "estimate", fails)
    with pytest.raises(ValueError, match="planted"):
        par_worker.search("broken", Deal.fresh(GAMES["orchard"], "broken"), (), 0.1)
    assert rounds._running == {}


@pytest.mark.parametrize("game", ["orchard", "grove"])
def test_the_honest_bot_knows_nothing_that_comes(game: str) -> None:
    deal = Deal.fresh(GAMES[game], "honest")
    played = best_score.Played((), 0.0, None)
    while played.points is None:
        before = played
        played = par_worker.play_on(deal, played.line)
        assert before.share <= played.share
        if len(played.line) == 2:  # other cards come from here on: it has done the same
            others = (*deal.outcomes[:4], *(0 for _ in deal.outcomes[4:]))
            assert par_worker.play_on(replace(deal, outcomes=others), before.line) == played
    assert played.share == 1.0
    assert deal.points(played.line) == played.points
    assert best_score.texts(deal, played.line) == [
        entry.text for entry in replayed(deal, played.line).line if entry.seat >= 0
    ]
