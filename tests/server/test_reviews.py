"""The reviews of finished matches: access, one computation for all, versions, and the values of other lines."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Iterator
from typing import TypeVar, TypeVarTuple

import msgspec
import pytest

import mazzo
from mazzo import compiled
from mazzo.bots import PoolClosed
from mazzo.host import from_client, to_client
from mazzo.host.review_messages import LineCall, LineValue, ReviewAnswer
from mazzo.match import Match
from mazzo.reviews.messages import VERSION, Review, ReviewStep
from mazzo.reviews.writer import OnProgress
from mazzo.server import app, background_process, limits
from mazzo.server.computations import computations, rounds
from mazzo.server.reviews import worker as review_worker
from tests.server import postgres
from tests.server.served import Guest, Served

T = TypeVar("T")
Ts = TypeVarTuple("Ts")
on_both = pytest.mark.parametrize("database_kind", postgres.BOTH)


class Bench:
    """Replaces the processes; a review has one step, and is complete when it may go on."""

    def __init__(self) -> None:
        self.may_go_on = threading.Event()
        self.may_go_on.set()
        self.reviewed: list[str] = []
        self.fault: Exception | None = None
        self.closed = False

    async def run(self, job: Callable[[*Ts], T], *args: *Ts) -> T:
        return await asyncio.to_thread(job, *args)

    run_first = run

    async def close(self) -> None:
        self.closed = True
        self.may_go_on.set()

    def review(self, match: Match, on_progress: OnProgress, _body: object) -> Review:
        if self.fault:
            raise self.fault
        self.reviewed.append(match.journal.head.seed)
        meta, first = match.game.meta, match.line[0]
        step = ReviewStep(0, None, "chance", first.text, (), (), None, None, False, ())
        found = Review(VERSION, meta.name, meta.ruleset, 1, 0.05, (), (step,))
        on_progress(found, 0.5)
        if not self.may_go_on.wait(20) or self.closed:
            raise PoolClosed
        return found


@pytest.fixture
def bench(monkeypatch: pytest.MonkeyPatch) -> Iterator[Bench]:
    made = Bench()
    monkeypatch.setattr(background_process, "SearchPool", lambda *_: made)
    monkeypatch.setattr(app, "SearchPool", lambda *_: made)
    monkeypatch.setattr(review_worker, "warm", lambda _ruleset: None)
    monkeypatch.setattr(computations, "BEAT", 0.01)
    monkeypatch.setattr(rounds, "ROUND", 0.0)
    monkeypatch.setattr(rounds, "OVERTIME", 0.01)
    monkeypatch.setattr(review_worker, "review", made.review)
    monkeypatch.setattr(compiled, "of", compiled.interpreted)
    yield made
    made.may_go_on.set()


def finished(guest: Guest, game: str = "orchard") -> str:
    answer = guest.post("/api/matches", from_client.NewMatch(game, False, from_client.Fresh()))
    match = msgspec.json.decode(answer.content, type=to_client.NewMatchAnswer).match
    with guest.sit(match) as seat:
        seat.finish()
    return match


def review(guest: Guest, match: str) -> ReviewAnswer:
    return guest.get(f"/api/matches/{match}/review", ReviewAnswer)


def until(guest: Guest, match: str, true: Callable[[ReviewAnswer], bool]) -> ReviewAnswer:
    """Call until the answer satisfies the condition."""
    while not true(told := review(guest, match)):
        pass
    return told


def done(told: ReviewAnswer) -> bool:
    return told.state == "done"


def begun(told: ReviewAnswer) -> bool:
    return told.review is not None


def refusal(guest: Guest, match: str) -> tuple[int, str]:
    answer = guest.http.get(f"/api/matches/{match}/review")
    return answer.status_code, answer.json()["code"]


def test_the_steps_so_far_are_told_until_all_are(bench: Bench, guest: Guest) -> None:
    match = finished(guest)
    assert guest.get(f"/api/matches/{match}", to_client.MatchInfo).has_review
    bench.may_go_on.clear()
    told = until(guest, match, begun)
    assert (told.state, told.share) == ("working", 0.5)
    assert told.review is not None
    assert len(told.review.steps) == 1
    bench.may_go_on.set()
    assert until(guest, match, done).share == 1.0


def test_it_is_computed_once_for_all(bench: Bench, guest: Guest, friend: Guest) -> None:
    match = finished(guest)
    until(guest, match, done)
    assert done(review(friend, match))
    assert len(bench.reviewed) == 1


@on_both
def test_another_worker_shows_it_and_computes_nothing(bench: Bench, guest: Guest, served: Served) -> None:
    match = finished(guest)
    bench.may_go_on.clear()
    until(guest, match, begun)
    with Served(served.database) as other:
        twin = other.as_guest(guest)
        assert until(twin, match, begun).state == "working"
        bench.may_go_on.set()
        until(twin, match, done)
    assert len(bench.reviewed) == 1


def test_it_survives_a_restart(bench: Bench, guest: Guest, served: Served) -> None:
    match = finished(guest)
    until(guest, match, done)
    served.stop()
    bench.closed = False
    served.start()
    assert done(review(guest, match))
    assert len(bench.reviewed) == 1


def test_another_version_is_computed_again(bench: Bench, guest: Guest, served: Served) -> None:
    match = finished(guest)
    until(guest, match, done)
    served.execute(f"UPDATE review SET version = {VERSION + 1}, text = 'of a later version'")
    until(guest, match, done)
    assert len(bench.reviewed) == 2


def test_matches_of_one_client_wait_for_each_other(bench: Bench, guest: Guest) -> None:
    first, second = finished(guest), finished(guest)
    bench.may_go_on.clear()
    until(guest, first, begun)
    assert not begun(review(guest, second))
    assert len(bench.reviewed) == 1
    bench.may_go_on.set()
    until(guest, second, done)


@pytest.mark.usefixtures("standing_clock")
def test_only_so_many_wait(bench: Bench, database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "REVIEWS", 1)
    with Served(database) as served:
        guest = served.guest()
        bench.may_go_on.clear()
        first, second = finished(guest), finished(guest)
        until(guest, first, begun)
        assert refusal(guest, second) == (429, "too-many")
        bench.may_go_on.set()
        until(guest, first, done)
        until(guest, second, done)


@pytest.mark.usefixtures("bench")
def test_a_match_in_progress_and_a_lesson_have_none(guest: Guest) -> None:
    match, lesson = guest.begin(), guest.begin(from_client.LessonDeal(), practice=True)
    assert refusal(guest, match) == (409, "match-not-over")
    told = [guest.http.get(f"/api/matches/{one}/review").content for one in (match, guest.begin())]
    assert told[0] == told[1]  # whatever the cards are
    line = guest.post(f"/api/matches/{match}/review/line", LineCall(0, 0, ["1"]))
    assert (line.status_code, line.json()["code"]) == (409, "match-not-over")
    assert refusal(guest, lesson) == (404, "not-found")
    assert refusal(guest, "nothingthere") == (404, "not-found")


def test_what_went_wrong_is_not_tried_again(bench: Bench, guest: Guest) -> None:
    match = finished(guest)
    bench.fault = ValueError("planted")
    answer = guest.http.get(f"/api/matches/{match}/review")
    while answer.status_code == 200:
        answer = guest.http.get(f"/api/matches/{match}/review")
    bench.fault = None
    assert refusal(guest, match) == (409, "no-review-found")


@pytest.mark.usefixtures("bench")
def test_an_erased_match_leaves_no_review(guest: Guest, served: Served) -> None:
    match = finished(guest)
    until(guest, match, done)
    guest.http.delete("/api/me").raise_for_status()
    assert served.execute("SELECT * FROM review") == []


@pytest.mark.usefixtures("bench")
def test_a_line_is_valued_and_an_illegal_one_refused(guest: Guest) -> None:
    match = finished(guest)
    journal = mazzo.replay(guest.http.get(f"/api/matches/{match}/journal").text)
    last = max(k for k, entry in enumerate(journal.entries) if entry.seat == 0)
    path, text = f"/api/matches/{match}/review/line", journal.entries[last].text
    answer = guest.post(path, LineCall(last - 1, 0, [text]))
    told = msgspec.json.decode(answer.content, type=LineValue)
    assert (told.value, told.win) == (journal.score(0), None)
    for asked, status, code in (
        (LineCall(last - 1, 0, ["19 @ 0,0"]), 400, "orchard-no-such-card"),
        (LineCall(last - 1, 1, [text]), 400, "bad-seat"),
        (LineCall(journal.version, 0, [text]), 400, "bad-request"),
        (LineCall(0, 0, [text]), 409, "orchard-wait-for-card"),
    ):
        answer = guest.post(path, asked)
        assert (answer.status_code, answer.json()["code"]) == (status, code)


@pytest.mark.usefixtures("bench", "standing_clock")
def test_a_person_has_only_so_many_lines_valued(guest: Guest) -> None:
    match = finished(guest)
    asked = LineCall(1000, 0, ["1"])
    codes = [
        guest.post(f"/api/matches/{match}/review/line", asked).json()["code"]
        for _ in range(int(limits.VALUES_BURST) + 1)
    ]
    assert codes[-2:] == ["bad-request", "too-fast"]
