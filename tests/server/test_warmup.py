"""Compilation in advance: the most urgent first, and none while a person waits for the compiler."""

import builtins
import threading

import pytest

import mazzo
from mazzo import compiled
from mazzo.bots import levels
from mazzo.compiled import cache
from mazzo.server.par import worker as par_worker
from mazzo.server.process import warmup
from mazzo.server.reviews import worker as review_worker
from mazzo.solver.deal import SOLVED


@pytest.fixture
def done(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What is compiled, in order; nothing really is."""
    done: list[str] = []
    monkeypatch.setenv("MAZZO_PAR_SECONDS", "1")
    monkeypatch.setattr(compiled, "is_ready", lambda game: False)
    monkeypatch.setattr(compiled, "speed_up", lambda game: done.append(f"offers {game.meta.name}"))
    monkeypatch.setattr(compiled, "of", lambda game: done.append(f"rules {game.meta.name}"))
    monkeypatch.setattr(levels, "warm", lambda body: done.append("bots"))
    monkeypatch.setattr(review_worker, "warm", lambda ruleset: done.append(f"reviews {ruleset}"))
    monkeypatch.setattr(par_worker, "warm", lambda ruleset: done.append(f"solver {ruleset}"))
    return done


def test_rules_come_before_offers_then_bots_reviews_and_the_solver(
    done: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(builtins, "print", lambda line, flush: done.append(line))
    for job in warmup.jobs():
        job()
    rules = [f"rules {name}" for name in mazzo.GAMES]
    offers = [f"offers {name}" for name in mazzo.GAMES]
    bots = [one for game in rules for one in (game, "bots")]
    reviews = [f"reviews {game.meta.ruleset}" for game in mazzo.GAMES.values()]
    assert done == [*rules, *offers, warmup.LISTED, *bots, *reviews, *(f"solver {ruleset}" for ruleset in SOLVED)]


def test_it_stands_back_while_a_person_waits(done: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    plain, waits = cache.stand_back, threading.Event()

    def stand_back() -> None:
        waits.set()
        plain()

    monkeypatch.setattr(cache, "stand_back", stand_back)
    monkeypatch.setattr("os.nice", lambda more: 0)
    thread = threading.Thread(target=warmup.main)
    with cache.hurried(), cache.hurried():
        thread.start()
        assert waits.wait(60)
        assert not done
    thread.join(60)
    assert len(done) == 5 * len(mazzo.GAMES) + len(SOLVED)


def test_games_with_libraries_are_not_compiled(done: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiled, "is_ready", lambda game: game.meta.name != "grass")
    assert [game.meta.name for game in warmup.to_compile()] == ["grass"]
    for job in warmup.jobs():
        job()
    assert done == ["rules grass", "offers grass", "rules grass", "bots", "reviews grass-3"]
