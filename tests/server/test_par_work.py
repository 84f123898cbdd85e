"""A round of the process that computes par, with the interpreted rules and little work."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest

import mazzo
from mazzo import compiled
from mazzo.bots import levels
from mazzo.bots.greedy_bots import settings_of
from mazzo.bots.ismcts.params import SearchParams
from mazzo.games import GAMES
from mazzo.server.services import par_service, par_worker
from mazzo.solver import par
from mazzo.solver.deal import Deal
from mazzo.solver.principal_variation import replayed


@pytest.fixture(autouse=True)
def interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(par_worker, "_body", lambda deal: compiled.interpreted(deal.game))
    monkeypatch.setattr(
        par_worker, "bot_at_level", lambda game, name: replace(levels.flat(2), search_params=_manner(game.meta.name))
    )
    monkeypatch.setattr(par, "FIRST_WIDTH", 1)


def _manner(game: str) -> SearchParams:
    return replace(settings_of(GAMES[game]).search, depth=0)


@pytest.mark.parametrize("game", ["orchard", "grove"])
def test_a_search_goes_on_where_it_stood(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(par_worker, "ROUND", 0.02)
    deal = Deal.fresh(GAMES[game], "rounds")
    rounds = [par_worker.search("one", deal, (), 0.6)]
    other = par_worker.search("other", deal, (), 0.0)
    while not rounds[-1].is_over:
        rounds.append(par_worker.search("one", deal, (), 0.6))
    assert len(rounds) > 1
    for before, after in pairwise(rounds):
        assert before.low <= after.low <= after.high <= before.high
        assert before.share <= after.share
    last = rounds[-1]
    assert (deal.points(last.line), last.share) == (last.low, 1.0)
    assert other.low <= last.low
    while not other.is_over:
        other = par_worker.search("other", deal, (), 0.0)
    assert par_worker._searches == {}


def test_lines_that_were_played_count() -> None:
    deal = Deal.fresh(GAMES["orchard"], "known")
    best = par_worker.search("best", deal, (), 0.2)
    while not best.is_over:
        best = par_worker.search("best", deal, (), 0.2)
    again = par_worker.search("again", deal, [best.line], 0.0)
    assert again.low == best.low


def test_every_seat_of_a_finished_match_has_played_the_deal() -> None:
    match = mazzo.deal("orchard", 3, "three")
    while players := match.current_players():
        for seat in players:
            match.play(seat, match.legal_actions(seat)[-1 - seat])
    deal, lines = par_service._dealt(match)
    assert deal == Deal.fresh(GAMES["orchard"], "three")
    assert [deal.points(line) for line in lines] == [match.score(seat) for seat in range(3)]
    assert par_worker.search("three", deal, lines, 0.0).low >= max(match.score(seat) for seat in range(3))
    par_worker._searches.clear()


def test_what_a_search_raises_comes_out(monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(*_args: object, **_more: object) -> None:
        raise ValueError("planted")

    monkeypatch.setattr(par_worker, "estimate", fails)
    with pytest.raises(ValueError, match="planted"):
        par_worker.search("broken", Deal.fresh(GAMES["orchard"], "broken"), (), 0.1)
    assert par_worker._searches == {}


@pytest.mark.parametrize("game", ["orchard", "grove"])
def test_the_honest_bot_knows_nothing_that_comes(game: str) -> None:
    deal = Deal.fresh(GAMES[game], "honest")
    played = par_worker.Played((), 0.0, None)
    while played.points is None:
        before = played
        played = par_worker.play_on(deal, played.line)
        assert before.share <= played.share
        if len(played.line) == 2:  # other cards come from here on: it has done the same
            others = (*deal.outcomes[:4], *(0 for _ in deal.outcomes[4:]))
            assert par_worker.play_on(replace(deal, outcomes=others), before.line) == played
    assert played.share == 1.0
    assert deal.points(played.line) == played.points
    assert par_worker.texts(deal, played.line) == [
        entry.text for entry in replayed(deal, played.line).line if entry.seat >= 0
    ]


def test_compiling_says_when_it_is_done(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(par_worker, "_compiling", {})
    monkeypatch.setattr(par_worker, "ROUND", 0.01)
    monkeypatch.setattr(compiled, "of", compiled.interpreted)
    while not par_worker.prepare("orchard-1"):
        pass
    assert par_worker.prepare("orchard-1")


def test_what_compiling_raises_comes_out(monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(_game: object) -> None:
        raise ValueError("planted")

    monkeypatch.setattr(par_worker, "_compiling", {})
    monkeypatch.setattr(compiled, "of", fails)
    with pytest.raises(ValueError, match="planted"):
        par_worker.prepare("orchard-1")
