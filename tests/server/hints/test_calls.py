"""Hints over the wire: step by step, the same when repeated, refused in matches with other people, and counted."""

import time
from collections.abc import Callable
from typing import TypeVar, TypeVarTuple, cast

import msgspec
import pytest

from mazzo.bots import BOTS, PoolClosed, Position, SearchPool
from mazzo.bots.evaluators import ActionEvaluation
from mazzo.games import RULESETS
from mazzo.host import hint_messages
from mazzo.host.from_client import LessonDeal
from mazzo.host.hints import costs_of
from mazzo.host.to_client import MatchInfo
from mazzo.server import limits
from mazzo.server.export.messages import Export
from mazzo.server.history.messages import History
from mazzo.server.rooms.from_client import NewRoom, Sit, Start
from mazzo.server.rooms.to_client import Room
from tests.server.accounts.visitors import refusal
from tests.server.postgres import BOTH
from tests.server.served import TIMEOUT, Guest, Served

T = TypeVar("T")
Ts = TypeVarTuple("Ts")


class Minds(SearchPool):
    """A master in this process that chooses the first legal action, then the second, and so on."""

    asked: int = 0
    rests = False
    reads = False

    async def think(self, bot: str, position: Position, seconds: float = 1, table: str = "") -> int:
        return BOTS["greedy"].think(position)

    async def warm(self, ruleset: str | None = None) -> None:
        """Nothing to start."""

    async def run(self, work: Callable[[*Ts], T], *args: *Ts) -> T:
        """All actions, looked at briefly; the search knows three of them better. Nothing while the rules are read."""
        if self.reads:
            return cast(T, [])
        position = next(iter(args))
        assert isinstance(position, Position)
        found = await self.evaluate(position)
        type(self).asked -= 1
        return cast(T, [ActionEvaluation(one.action + 1, 1, 10.0 + k) for k, one in enumerate(found)])

    async def evaluate(self, position: Position) -> list[ActionEvaluation]:
        if self.rests:
            raise PoolClosed
        game = RULESETS[position.ruleset]
        out = [0] * game.meta.max_actions
        state = type(game.new_state()).from_bytes(position.state)
        count = game.rules.legal_actions(state, position.seat, out)
        type(self).asked += 1
        chosen = [out[(k + self.asked) % count] for k in range(min(3, count))]
        return [ActionEvaluation(action, 10 - k, 20.0 - 3 * k) for k, action in enumerate(chosen)]


@pytest.fixture(params=BOTH)
def database_kind(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(autouse=True)
def minds(monkeypatch: pytest.MonkeyPatch) -> type[Minds]:
    monkeypatch.setattr("mazzo.server.app.SearchPool", Minds)
    monkeypatch.setattr(Minds, "asked", 0)
    monkeypatch.setattr(Minds, "rests", False)
    monkeypatch.setattr(Minds, "reads", False)
    return Minds


def ask(guest: Guest, match: str, version: int, step: int) -> hint_messages.Hint:
    answer = guest.post(f"/api/matches/{match}/hint", hint_messages.HintCall(version, step))
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=hint_messages.Hint)


def refused(guest: Guest, match: str, version: int, step: int = 1) -> tuple[int, str]:
    return refusal(guest.post(f"/api/matches/{match}/hint", hint_messages.HintCall(version, step)))


def version_of(guest: Guest, match: str) -> int:
    with guest.sit(match) as seat:
        return seat.state.snapshot.version


def test_a_hint_tells_more_with_every_step_and_speaks_of_one_move(guest: Guest, minds: type[Minds]) -> None:
    match = guest.begin()
    with guest.sit(match) as seat:
        version, offers = seat.state.snapshot.version, seat.state.snapshot.offers.actions
        hand = seat.state.snapshot.view.boards[0].hand
        first, second, third = (ask(guest, match, version, step) for step in (1, 2, 3))
        assert (first.near, first.moves, first.actions, first.next) == ([], [], [], 2)
        assert int(first.what) in hand
        assert (second.what, second.moves, second.next) == (first.what, [], 3)
        assert len(second.near) > 1
        assert (third.what, third.near, third.next) == (first.what, second.near, None)
        assert third.actions[0] in offers
        assert third.moves[0].startswith(f"{first.what} r")
        assert third.moves[0].split("@ ")[1] in second.near
        assert minds.asked == 1
        seat.play(*third.actions)
    assert ask(guest, match, version + 2, 1).version == version + 2


def test_who_asks_again_is_told_the_same_after_a_restart(served: Served, guest: Guest) -> None:
    match = guest.begin()
    told = ask(guest, match, version_of(guest, match), 3)
    served.stop()
    served.start()
    assert ask(guest, match, told.version, 3) == told


def test_a_hint_is_noted_and_the_game_counts_all_the_same(guest: Guest) -> None:
    match = guest.begin()
    with guest.sit(match) as seat:
        for step in (1, 3, 2):
            ask(guest, match, seat.state.snapshot.version, step)
        seat.play_first()
        ask(guest, match, seat.state.snapshot.version, 1)
        seat.finish()
    assert guest.get(f"/api/matches/{match}", MatchInfo).hints == 2
    (row,) = guest.get("/api/history", History).games
    assert (row.hints, row.counts) == (2, True)
    (told,) = guest.get("/api/me/export", Export).matches
    assert [hint.step for hint in told.hints] == [3, 1]


@pytest.mark.parametrize("database_kind", ["sqlite"])  # it reads the file
def test_hints_go_with_the_person(served: Served, guest: Guest) -> None:
    match = guest.begin()
    ask(guest, match, version_of(guest, match), 1)
    assert served.execute("SELECT count(*) FROM hint") == [(1,)]
    assert guest.http.delete("/api/me").status_code == 204
    assert served.execute("SELECT count(*) FROM hint") == [(0,)]


def test_with_bots_alone_one_may_ask(guest: Guest) -> None:
    wish = NewRoom("gnoming", 2, bots=["greedy"])
    room = guest.open_room(wish)
    match = guest.get(f"/api/rooms/{room}", Room).match
    assert match is not None
    with guest.sit(match) as seat:
        give_up = time.monotonic() + TIMEOUT
        while not seat.state.snapshot.offers.actions:
            assert time.monotonic() < give_up
            seat.receive()
        told = ask(guest, match, seat.state.snapshot.version, 3)
    assert told.actions
    assert told.what == "turn"


def test_at_a_table_with_people_nobody_is_given_a_hint(served: Served, guest: Guest, friend: Guest) -> None:
    room = guest.open_room(NewRoom("orchard", 2))
    friend.act(room, Sit("sit-1-12345", 1)).raise_for_status()
    guest.act(room, Start("start-12345")).raise_for_status()
    match = guest.get(f"/api/rooms/{room}", Room).match
    assert match is not None
    version = version_of(guest, match)
    assert refused(guest, match, version) == (409, "hint-in-company")
    assert refused(served.guest(), match, version) == (409, "not-your-seat")
    assert guest.http.get(f"/api/matches/{match}/costs?version={version}").status_code == 409


def test_a_lesson_and_an_ended_game_give_none(guest: Guest) -> None:
    lesson = guest.begin(LessonDeal())
    assert refused(guest, lesson, version_of(guest, lesson)) == (409, "hint-in-lesson")
    match = guest.begin()
    with guest.sit(match) as seat:
        seat.finish()
        version = seat.state.snapshot.version
    assert refused(guest, match, version) == (409, "game-over")
    assert refused(guest, "nowhere2345678", 0) == (404, "not-found")


def test_what_is_out_of_date_is_refused_and_thinks_nothing(guest: Guest, minds: type[Minds]) -> None:
    match = guest.begin()
    version = version_of(guest, match)
    assert refused(guest, match, version - 1) == (409, "out-of-date")
    assert refused(guest, match, version + 1) == (409, "out-of-date")
    assert guest.http.post(f"/api/matches/{match}/hint", json={"version": version, "step": 4}).status_code == 400
    assert minds.asked == 0


@pytest.mark.usefixtures("standing_clock")
def test_haste_is_refused(guest: Guest) -> None:
    match = guest.begin()
    version = version_of(guest, match)
    told = [guest.post(f"/api/matches/{match}/hint", hint_messages.HintCall(version, 1)) for _ in range(25)]
    assert [answer.status_code for answer in told] == [200] * int(limits.HINTS_BURST) + [429] * 5


def test_a_house_that_goes_down_says_later(guest: Guest, minds: type[Minds], monkeypatch: pytest.MonkeyPatch) -> None:
    match = guest.begin()
    monkeypatch.setattr(minds, "rests", True)
    assert refused(guest, match, version_of(guest, match)) == (503, "hint-later")


def test_what_a_search_left_aside_never_passes_for_the_best() -> None:
    deep = [ActionEvaluation(7, 90, 30.0), ActionEvaluation(8, 40, 28.5), ActionEvaluation(9, 2, 50.0)]
    wide = [
        ActionEvaluation(7, 5, 20.0),
        ActionEvaluation(8, 5, 22.0),
        ActionEvaluation(9, 5, 21.8),
        ActionEvaluation(3, 5, 12.0),
    ]
    assert costs_of(deep, wide) == [(7, 0.0), (9, 1.0), (8, 1.5), (3, 10.0)]
    assert costs_of(deep[2:], []) == [(9, 0.0)]


def test_in_practice_every_thought_has_its_cost_and_the_best_none(guest: Guest, minds: type[Minds]) -> None:
    match = guest.begin(practice=True)
    version = version_of(guest, match)
    path = f"/api/matches/{match}/costs?version={version}"
    told = guest.get(path, hint_messages.Costs)
    assert [cost for _, cost in told.costs][:1] == [0.0]
    assert {3.0, 6.0} < {cost for _, cost in told.costs}
    assert len(dict(told.costs)) == len(told.costs) > 3
    assert guest.get(path, hint_messages.Costs) == told
    assert minds.asked == 1
    assert refusal(guest.http.get(f"/api/matches/{match}/costs?version={version + 1}")) == (409, "out-of-date")
    other = guest.begin()
    path = f"/api/matches/{other}/costs?version={version_of(guest, other)}"
    assert refusal(guest.http.get(path)) == (409, "no-costs")


def test_who_asked_before_the_rules_were_read_is_told_more_when_they_ask_again(
    guest: Guest, minds: type[Minds], monkeypatch: pytest.MonkeyPatch
) -> None:
    match = guest.begin(practice=True)
    path = f"/api/matches/{match}/costs?version={version_of(guest, match)}"
    with monkeypatch.context() as reading:
        reading.setattr(minds, "reads", True)
        few = guest.get(path, hint_messages.Costs).costs
    many = guest.get(path, hint_messages.Costs).costs
    assert len(few) == 3 < len(many)


def test_the_first_words_say_whether_one_may_ask(served: Served, guest: Guest) -> None:
    match = guest.begin()
    with guest.sit(match) as seat:
        assert '"hints":true' in seat.raw[0]
    with served.watch(match) as watching:
        assert '"hints":false' in watching.raw[0]
