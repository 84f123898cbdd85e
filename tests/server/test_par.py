"""The par of finished matches: access, one computation for all, and interrupted computations."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Iterator, Sequence
from typing import TypeVar, TypeVarTuple

import msgspec
import pytest

from mazzo.bots import PoolClosed
from mazzo.core.errors import NotUnderstood
from mazzo.host import best_score, from_client, to_client
from mazzo.host.par_messages import Par
from mazzo.match import Match
from mazzo.server import background_process, limits
from mazzo.server.computations import computations
from mazzo.server.par import service as par_service
from mazzo.server.par import worker as par_worker
from mazzo.solver.deal import Deal
from tests.server import postgres
from tests.server.served import TIMEOUT, Guest, Served

T = TypeVar("T")
Ts = TypeVarTuple("Ts")
HIGH = 150
on_both = pytest.mark.parametrize("database_kind", postgres.BOTH)


class Bench:
    """Replaces the process that computes par: its first result is near the player's line, the second, when it may
    go on, is par.
    """

    def __init__(self) -> None:
        self.may_go_on = threading.Event()
        self.may_go_on.set()
        self.searched: list[str] = []
        self.fault: Exception | None = None
        self.closed = 0
        self.ended = threading.Event()

    async def run(self, job: Callable[[*Ts], T], *args: *Ts) -> T:
        return await asyncio.to_thread(job, *args)

    async def close(self) -> None:
        self.closed += 1
        self.ended.set()
        self.may_go_on.set()

    def search(self, name: str, deal: Deal, lines: Sequence[best_score.Line], _seconds: float) -> par_worker.Found:
        if self.fault:
            raise self.fault
        own = deal.points(lines[0])
        if name not in self.searched:
            self.searched.append(name)
            return par_worker.Found(own, HIGH, lines[0], 0.5, False)
        if not self.may_go_on.wait(20) or self.closed:
            raise PoolClosed
        return par_worker.Found(own, own, lines[0], 1.0, True)

    def play_on(self, deal: Deal, line: best_score.Line) -> best_score.Played:
        """The first legal action."""
        state, used = deal.begin()
        for action in line:
            used = deal.act(state, used, action)
        out = [0] * deal.game.meta.max_actions
        deal.game.rules.legal_actions(state, 0, out)
        deal.act(state, used, out[0])
        points = deal.game.rules.score(state, 0) if deal.is_over(state) else None
        return best_score.Played((*line, out[0]), 0.5, points)


@pytest.fixture(autouse=True)
def reckoned(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MAZZO_PAR_SECONDS", "10")


@pytest.fixture
def bench(monkeypatch: pytest.MonkeyPatch) -> Iterator[Bench]:
    made = Bench()
    monkeypatch.setattr(background_process, "SearchPool", lambda *_: made)
    monkeypatch.setattr(computations, "BEAT", 0.01)
    monkeypatch.setattr(par_worker, "search", made.search)
    monkeypatch.setattr(par_worker, "play_on", made.play_on)
    yield made
    made.may_go_on.set()


def finished(guest: Guest, game: str = "orchard") -> str:
    answer = guest.post("/api/matches", from_client.NewMatch(game, False, from_client.Fresh()))
    match = msgspec.json.decode(answer.content, type=to_client.NewMatchAnswer).match
    with guest.sit(match) as seat:
        seat.finish()
    return match


def par(guest: Guest, match: str) -> Par:
    return guest.get(f"/api/matches/{match}/par", Par)


def until(guest: Guest, match: str, true: Callable[[Par], bool]) -> Par:
    """Call until the answer satisfies the condition."""
    while not true(told := par(guest, match)):
        pass
    return told


def refusal(guest: Guest, path: str) -> tuple[int, str]:
    answer = guest.http.get(path)
    return answer.status_code, answer.json()["code"]


def points(guest: Guest, path: str) -> int:
    answer = guest.http.get(path)
    assert answer.status_code == 200, answer.text
    return int(answer.json()["outcome"]["ranking"][0]["score"]["total"])


@pytest.mark.usefixtures("bench")
def test_par_is_told_once_it_is_stored(guest: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    is_writing, may_write, write = threading.Event(), threading.Event(), computations.Computations._write

    async def write_late(self: computations.Computations[Match], id: str, result: computations.Result) -> None:
        assert result.is_done or not is_writing.is_set(), "a partial result after the complete one"
        if result.is_done:
            is_writing.set()
            await asyncio.to_thread(may_write.wait, TIMEOUT)
        await write(self, id, result)

    monkeypatch.setattr(computations.Computations, "_write", write_late)
    match = finished(guest)
    assert par(guest, match).state == "working"
    assert is_writing.wait(TIMEOUT)
    assert par(guest, match).state == "working"
    may_write.set()
    told = until(guest, match, lambda told: told.state == "done")
    assert points(guest, f"/api/matches/{match}/par/line") == told.low


@pytest.mark.usefixtures("bench")
@pytest.mark.parametrize("game", ["orchard", "grove"])
def test_par_is_told_and_both_lines_can_be_watched(guest: Guest, game: str) -> None:
    match = finished(guest, game)
    own = points(guest, f"/api/matches/{match}/replay")
    assert guest.get(f"/api/matches/{match}", to_client.MatchInfo).has_par
    told = until(guest, match, lambda told: told.state == "done")
    assert (told.low, told.high, told.proved, told.share) == (own, own, True, 1.0)
    assert told.line
    assert points(guest, f"/api/matches/{match}/par/line") == own
    assert points(guest, f"/api/matches/{match}/par/honest") == told.honest
    shown = guest.http.get(f"/api/matches/{match}/par/line").json()
    assert [step["text"] for step in shown["steps"] if step["seat"] is not None] == told.line
    assert len(shown["frames"]) == len(shown["steps"])


def test_what_is_known_so_far_is_told_meanwhile(bench: Bench, guest: Guest) -> None:
    match = finished(guest)
    bench.may_go_on.clear()
    told = until(guest, match, lambda told: told.low is not None)
    assert (told.state, told.high, told.proved, told.line) == ("working", HIGH, False, [])
    assert 0 < told.share < 1
    assert refusal(guest, f"/api/matches/{match}/par/line") == (409, "par-not-done")
    bench.may_go_on.set()
    assert until(guest, match, lambda told: told.state == "done").proved


def test_it_is_reckoned_once_however_many_ask(bench: Bench, guest: Guest, friend: Guest) -> None:
    match = finished(guest)
    for _ in range(3):
        assert par(friend, match).state in ("working", "done")
        par(guest, match)
    until(guest, match, lambda told: told.state == "done")
    assert par(friend, match).state == "done"
    assert bench.searched == [match]


@on_both
def test_another_worker_does_not_do_it_as_well(bench: Bench, guest: Guest, served: Served) -> None:
    match = finished(guest)
    bench.may_go_on.clear()
    until(guest, match, lambda told: told.low is not None)
    with Served(served.database) as other:
        twin = other.as_guest(guest)
        told = until(twin, match, lambda told: told.low is not None)
        assert told.state == "working"
        assert bench.searched == [match]
        bench.may_go_on.set()
        assert until(twin, match, lambda told: told.state == "done") == par(guest, match)


def test_what_was_broken_off_is_begun_again(
    bench: Bench, guest: Guest, served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = finished(guest)
    bench.may_go_on.clear()
    until(guest, match, lambda told: told.low is not None)
    monkeypatch.setattr(computations, "SILENT", 0)
    served.stop()
    assert bench.closed == 1
    bench.closed = 0
    bench.searched.clear()
    served.start()
    bench.may_go_on.set()
    assert until(guest, match, lambda told: told.state == "done").proved
    assert bench.searched == [match]


def test_the_process_ends_when_nobody_wants_anything_and_another_begins(
    bench: Bench, guest: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(background_process, "IDLE", 0.01)
    first, second = finished(guest), finished(guest)
    until(guest, first, lambda told: told.state == "done")
    assert bench.ended.wait(20)
    bench.closed = 0
    assert until(guest, second, lambda told: told.state == "done").proved


def test_only_finished_matches_of_games_with_a_par_have_one(bench: Bench, guest: Guest) -> None:
    match = guest.begin()
    assert refusal(guest, f"/api/matches/{match}/par") == (409, "match-not-over")
    assert refusal(guest, f"/api/matches/{match}/par/line") == (409, "match-not-over")
    assert refusal(guest, "/api/matches/nothingthere/par") == (404, "not-found")
    lesson = guest.begin(from_client.LessonDeal(), practice=True)
    assert refusal(guest, f"/api/matches/{lesson}/par") == (404, "not-found")
    clustered = finished(guest, "clustered")
    assert not guest.get(f"/api/matches/{clustered}", to_client.MatchInfo).has_par
    assert refusal(guest, f"/api/matches/{clustered}/par") == (404, "not-found")
    assert bench.searched == []


def test_what_went_wrong_is_not_tried_again(bench: Bench, guest: Guest) -> None:
    match = finished(guest)
    bench.fault = ValueError("no such luck")
    answer = guest.http.get(f"/api/matches/{match}/par")
    while answer.status_code == 200:
        answer = guest.http.get(f"/api/matches/{match}/par")
    bench.fault = None
    assert (answer.status_code, answer.json()["code"]) == (409, "no-par-found")
    assert refusal(guest, f"/api/matches/{match}/par") == (409, "no-par-found")


@on_both
def test_a_forgotten_match_leaves_nothing(bench: Bench, guest: Guest, served: Served, database_kind: str) -> None:
    match = finished(guest)
    bench.may_go_on.clear()
    until(guest, match, lambda told: told.low is not None)
    guest.http.delete("/api/me").raise_for_status()
    bench.may_go_on.set()
    served.stop()  # which waits for what was begun
    served.start()
    if database_kind == "sqlite":
        assert served.execute("SELECT * FROM par") == []


@pytest.mark.usefixtures("standing_clock")
def test_one_client_begins_only_so_many(bench: Bench, database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "PARS", 1)
    with Served(database) as served:
        guest = served.guest()
        bench.may_go_on.clear()
        first, second = finished(guest), finished(guest)
        until(guest, first, lambda told: told.low is not None)
        assert refusal(guest, f"/api/matches/{second}/par") == (429, "too-many")
        bench.may_go_on.set()
        until(guest, first, lambda told: told.state == "done")
        until(guest, second, lambda told: told.state == "done")
        codes = [guest.http.get(f"/api/matches/{first}/par").status_code for _ in range(int(limits.PARS_BURST) + 1)]
        assert set(codes) == {200}  # what is known costs nothing


@pytest.mark.parametrize("text", ["-1", "1.5", "601", "soon"])
def test_a_house_is_told_how_long_to_search(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MAZZO_PAR_SECONDS", text)
    with pytest.raises(NotUnderstood):
        par_service.seconds()


def test_a_house_may_have_none(monkeypatch: pytest.MonkeyPatch, database: str) -> None:
    monkeypatch.setenv("MAZZO_PAR_SECONDS", "0")
    with Served(database) as served:
        guest = served.guest()
        match = finished(guest)
        assert not guest.get(f"/api/matches/{match}", to_client.MatchInfo).has_par
        assert refusal(guest, f"/api/matches/{match}/par") == (404, "not-found")
