"""A match over the socket: played to its end, repeated, resumed, watched, undone."""

from typing import Any

import pytest

from mazzo.host import to_client
from mazzo.host.from_client import Play, Resume, Undo, Why
from mazzo.host.to_client import Refused, WhyAnswer
from mazzo.match import replay
from mazzo.server.history.messages import History
from mazzo.server.matches.live import LiveMatch
from mazzo.server.sockets.connection import ConnectionLimits
from tests.server.postgres import BOTH
from tests.server.served import Guest, Served, State, Told, fresh_id


@pytest.fixture(params=BOTH)
def database_kind(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def test_a_whole_game_is_played_over_the_socket(guest: Guest) -> None:
    match = guest.begin()
    with guest.sit(match) as seat:
        assert (seat.hello.match, seat.hello.game, seat.hello.seat) == (match, "orchard", 0)
        assert len(seat.hello.deck.cards) == 18
        assert len(seat.state.snapshot.view.boards[0].hand) == 2
        end = seat.finish()
    assert end.reason in ("all-placed", "nothing-fits")
    row = guest.get("/api/history?game=orchard", History).games[0]
    assert (row.match, row.status, row.title) == (match, "finished", end.ranking[0].title)
    journal = guest.http.get(f"/api/matches/{match}/journal").text
    assert replay(journal).score() == row.score


def test_every_step_of_a_gesture_is_told(guest: Guest) -> None:
    with guest.sit(guest.begin()) as seat:
        before = seat.state.snapshot.version
        done = seat.play_first()
        assert [step.version for step in seat.state.steps] == list(range(before + 1, done.version + 1))
        assert [step.seat for step in seat.state.steps] == [0, None]


def test_a_repeated_message_is_harmless(guest: Guest) -> None:
    with guest.sit(guest.begin()) as seat:
        first = seat.state.snapshot
        message = Play(fresh_id(), first.version, [first.offers.actions[0]])
        seat.send(message)
        done = seat.expect(to_client.Done)
        seat.expect(State)
        seat.send(message)
        assert seat.expect(to_client.Done) == done
        assert guest.http.get(f"/api/matches/{seat.hello.match}/journal").text.count("\n0 ") == 1


def test_a_repeat_after_a_restart_is_harmless(served: Served, guest: Guest) -> None:
    match = guest.begin()
    with guest.sit(match) as seat:
        message = Play(fresh_id(), seat.state.snapshot.version, [seat.state.snapshot.offers.actions[0]])
        seat.send(message)
        done = seat.expect(to_client.Done)
    served.stop()
    served.start()
    with guest.sit(match) as seat:
        seat.send(message)
        assert seat.expect(to_client.Done) == done


def test_a_stale_version_is_refused(guest: Guest) -> None:
    with guest.sit(guest.begin()) as seat:
        first = seat.state.snapshot
        seat.play_first()
        refused = seat.refusal(Play(fresh_id(), first.version, [first.offers.actions[0]]))
        assert (refused.code, refused.version) == ("out-of-date", seat.state.snapshot.version)


def test_an_illegal_action_is_refused_with_its_rule(guest: Guest) -> None:
    with guest.sit(guest.begin()) as seat:
        version = seat.state.snapshot.version
        refused = seat.refusal(Play("a-message-id", version, [1 << 31]))
        assert refused == Refused("a-message-id", "orchard-not-an-action", "3.1", {}, version)


def test_a_gesture_is_carried_out_whole_or_not_at_all(guest: Guest) -> None:
    match = guest.begin()
    with guest.sit(match) as seat:
        before = guest.http.get(f"/api/matches/{match}/journal").text
        snapshot = seat.state.snapshot
        message = Play(fresh_id(), snapshot.version, [snapshot.offers.actions[0], 1 << 31])
        assert seat.refusal(message).version == snapshot.version
        assert guest.http.get(f"/api/matches/{match}/journal").text == before
        seat.play_first()


def test_why_tells_the_rule_or_nothing(guest: Guest) -> None:
    with guest.sit(guest.begin()) as seat:
        snapshot = seat.state.snapshot
        hand = snapshot.view.boards[0].hand
        seat.send(Why("question-1", snapshot.version, f"{hand[0]} r0 @ 9,9"))
        reason = seat.expect(WhyAnswer)
        assert (reason.id, reason.code, reason.rule) == ("question-1", "orchard-no-overlap", "3.4")
        _, card, turn, row, col, *_ = snapshot.offers.placements[0]
        seat.send(Why("question-2", snapshot.version, f"{card} r{90 * turn} @ {row},{col}"))
        assert seat.expect(WhyAnswer) == WhyAnswer("question-2", "", "", {})


def test_a_client_that_resumes_hears_what_it_missed(guest: Guest) -> None:
    match = guest.begin()
    with guest.sit(match) as seat:
        missed_from = seat.state.snapshot.version
        seat.play_first()
        seat.play_first()
    with guest.sit(match) as seat:
        assert seat.state.steps == []
        seat.send(Resume(missed_from))
        state = seat.expect(State)
        assert [step.version for step in state.steps] == [missed_from + k for k in (1, 2, 3, 4)]
        assert seat.refusal(Resume(99)).code == "bad-request"


def test_two_screens_of_one_seat_see_the_same(guest: Guest) -> None:
    match = guest.begin()
    with guest.sit(match) as one, guest.sit(match) as other:
        one.play_first()
        other.expect(State)
        assert other.raw[-1] == one.raw[-1]


def test_two_screens_acting_at_once_leave_one_action(guest: Guest) -> None:
    match = guest.begin()
    with guest.sit(match) as one, guest.sit(match) as other:
        for seat in (one, other):
            snapshot = seat.state.snapshot
            seat.send(Play(fresh_id(), snapshot.version, [snapshot.offers.actions[0]]))
        heard = [seat.receive() for seat in (one, one, other, other)]
        assert sum(isinstance(message, to_client.Done) for message in heard) == 1
        assert [message.code for message in heard if isinstance(message, Refused)] == ["out-of-date"]


def test_a_spectator_sees_and_cannot_touch(served: Served, guest: Guest) -> None:
    match = guest.begin()
    with guest.sit(match) as seat, served.watch(match) as spectator:
        assert spectator.hello.seat is None
        assert spectator.state.snapshot.offers.actions == []
        version = spectator.state.snapshot.version
        for message in (Play(fresh_id(), version, [1]), Undo(fresh_id(), version)):
            assert spectator.refusal(message).code == "not-your-seat"
        seat.play_first()
        spectator.expect(State)
        assert spectator.state.snapshot.version == seat.state.snapshot.version


def test_practice_undoes_past_a_drawn_card_and_meets_it_again(guest: Guest) -> None:
    match = guest.begin(practice=True)
    with guest.sit(match) as seat:
        assert seat.hello.practice
        first = seat.state.snapshot
        seat.play_first()
        drawn = seat.state.steps[-1].text
        seat.send(Undo(fresh_id(), seat.state.snapshot.version))
        seat.expect(to_client.Done)
        undone = seat.expect(State)
        assert undone.steps == [Told(undone.snapshot.version, 0, "undo")]
        assert undone.snapshot.offers == first.offers
        seat.play(first.offers.actions[1])
        assert seat.state.steps[-1].text == drawn


def test_outside_practice_a_revealed_card_is_a_barrier(guest: Guest) -> None:
    with guest.sit(guest.begin()) as seat:
        seat.play_first()
        assert not seat.state.snapshot.can_undo
        assert seat.refusal(Undo(fresh_id(), seat.state.snapshot.version)).code == "cannot-undo"


def test_a_lone_move_is_tried_once_and_needs_no_task(guest: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    tried = 0
    attempt = LiveMatch._attempt

    def count(live: LiveMatch, *gesture: Any) -> Any:
        nonlocal tried
        tried += 1
        return attempt(live, *gesture)

    async def fail(*_: Any) -> None:
        raise AssertionError("a task is not needed")

    monkeypatch.setattr(LiveMatch, "_attempt", count)
    monkeypatch.setattr(LiveMatch, "play", fail)
    with guest.sit(guest.begin()) as seat:
        for _ in range(3):
            seat.play_first()
    assert tried == 3


def test_a_message_that_cannot_be_carried_out_at_once_counts_once(
    guest: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    counted = 0
    may_send = ConnectionLimits.may_send

    def count(connection_limits: ConnectionLimits, client: str, place: str) -> bool:
        nonlocal counted
        counted += 1
        return may_send(connection_limits, client, place)

    monkeypatch.setattr(ConnectionLimits, "may_send", count)
    monkeypatch.setattr(LiveMatch, "submit", lambda *_: False)
    with guest.sit(guest.begin()) as seat:
        seat.play_first()
        seat.send(Why("question", seat.state.snapshot.version, "1 r0 @ 40,40"))
        seat.expect(WhyAnswer)
    assert counted == 2


def test_a_message_over_a_limit_counts_once(guest: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    answers = [False, True]
    monkeypatch.setattr(ConnectionLimits, "may_send", lambda *_: answers.pop(0))
    with guest.sit(guest.begin()) as seat:
        play = Play(fresh_id(), seat.state.snapshot.version, [seat.state.snapshot.offers.actions[0]])
        assert seat.refusal(play).code == "too-fast"
        seat.send(play)
        assert seat.expect(to_client.Done).id == play.id
    assert answers == []


def test_a_match_survives_a_restart_of_the_server(served: Served, guest: Guest) -> None:
    match = guest.begin()
    with guest.sit(match) as seat:
        seat.play_first()
        before = seat.state.snapshot
    served.stop()
    served.start()
    with guest.sit(match) as seat:
        assert seat.state.snapshot == before
        seat.finish()
