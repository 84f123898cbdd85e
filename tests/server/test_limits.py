"""Limits: counted, documented, and without effect on other clients."""

import re
from contextlib import ExitStack, suppress
from pathlib import Path
from socket import SO_RCVBUF, SOL_SOCKET, socket

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from mazzo.host import from_client, to_client
from mazzo.host.from_client import Play, Resume, Undo, Why
from mazzo.host.to_client import Refused
from mazzo.server import limits
from mazzo.server.limits import Bucket, Buckets, Counter, Turns
from mazzo.server.rooms.from_client import NewRoom, Sit, Start
from mazzo.server.rooms.to_client import Room
from mazzo.server.sockets.connection import ClientConnections
from tests.server.accounts.visitors import told
from tests.server.served import TIMEOUT, Guest, Seat, Served, State, fresh_id, open_socket

ANY = Resume(0)
"""A message that any client may send."""
WIRE = Path(__file__).parents[2] / "docs" / "wire.md"


def test_a_bucket_gives_its_burst_and_then_its_rate(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr(limits, "monotonic", lambda: now)
    bucket = Bucket(rate=2.0, burst=3.0)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    now += 0.5
    assert [bucket.take(), bucket.take()] == [True, False]
    now += 1_000
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_every_client_has_a_bucket_and_the_longest_silent_is_forgotten() -> None:
    buckets = Buckets(rate=0.0, burst=1.0, clients=2)
    assert [buckets.take(client) for client in "aab"] == [True, False, True]
    assert buckets.take("c")
    assert buckets.take("a")
    assert not buckets.take("c")


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The moment, which stands still."""
    now = [100.0]
    monkeypatch.setattr(limits, "perf_counter", lambda: now[0])
    return now


async def test_a_client_gets_one_turn_after_the_other_and_others_do_not_wait(
    clock: list[float], monkeypatch: pytest.MonkeyPatch
) -> None:
    waits: list[float] = []

    async def sleep(seconds: float) -> None:
        waits.append(round(seconds, 6))

    monkeypatch.setattr("mazzo.server.limits.asyncio.sleep", sleep)
    turns = Turns(clients=2)
    assert [await turns.take(client, 2.0) for client in ("a", "a", "b", "", "")] == [True] * 5
    assert waits == [2.0]
    clock[0] += 3.0
    assert [await turns.take("a", 1.0) for _ in range(2)] == [True, True]
    assert waits == [2.0, 1.0, 2.0]


@pytest.mark.usefixtures("clock")
async def test_a_turn_too_far_away_is_refused_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    turns = Turns(clients=2)
    assert await turns.take("a", limits.TURN_SECONDS + 1)
    assert not await turns.take("a", 1.0)
    assert await turns.take("b", 1.0)
    assert await turns.take("c", 1.0)
    assert await turns.take("a", 1.0), "the longest silent is forgotten"


@pytest.fixture
def turns(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The seconds of every turn that is taken."""
    taken: list[float] = []

    async def take(_turns: Turns, _client: str, seconds: float) -> bool:
        taken.append(seconds)
        return True

    monkeypatch.setattr(Turns, "take", take)
    return taken


def test_whatever_an_address_asks_for_takes_a_turn(turns: list[float], served: Served) -> None:
    guest = served.guest()
    assert turns == [limits.CALL_SECONDS, limits.GUEST_SECONDS]
    match = guest.begin()
    turns.clear()
    with guest.sit(match) as seat:
        seat.send(ANY)
        seat.expect(State)
    assert turns == [limits.SOCKET_SECONDS, limits.RESUME_SECONDS]
    turns.clear()
    with guest.http.stream("GET", f"/api/matches/{match}/events") as stream:
        assert stream.status_code == 200
    assert turns == [limits.SOCKET_SECONDS]


@pytest.mark.usefixtures("standing_clock")
def test_a_refused_message_takes_a_turn(turns: list[float], guest: Guest) -> None:
    with guest.sit(guest.begin()) as seat:
        for _ in range(int(limits.MESSAGES_BURST)):
            seat.send(ANY)
            seat.expect(State)
        turns.clear()
        assert seat.refusal(ANY).code == "too-fast"
    assert turns == [limits.REFUSED_SECONDS]


def test_what_would_wait_too_long_is_refused(guest: Guest, served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    match = guest.begin()
    monkeypatch.setattr(limits, "TURN_SECONDS", -1.0)
    answer = guest.http.get("/api/me")
    assert (answer.status_code, answer.json()["code"]) == (429, "too-fast")
    with pytest.raises(ConnectionClosed) as closed:
        open_socket(served.address, match, guest.cookie).recv(5)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4429


def test_all_sockets_of_an_address_get_their_turns() -> None:
    assert limits.SOCKETS_ADDRESS * (limits.SOCKET_SECONDS + limits.RESUME_SECONDS) <= limits.TURN_SECONDS


def test_a_counter_counts_what_is_open() -> None:
    counter = Counter(2)
    assert [counter.enter("a"), counter.enter("a"), counter.enter("a"), counter.enter("b")] == [True, True, False, True]
    counter.leave("a")
    assert counter.enter("a")


def test_the_page_of_the_wire_states_every_limit() -> None:
    page = WIRE.read_text(encoding="utf-8")
    told = dict(re.findall(r"^\| `([A-Z_]+)` \| ([\d.,]+) \|", page, re.MULTILINE))
    numbers = {name: value for name, value in vars(limits).items() if name.isupper()}
    assert {name: float(value.replace(",", "")) for name, value in told.items()} == numbers


@pytest.mark.usefixtures("standing_clock")
def test_haste_in_taking_other_names_is_refused(guest: Guest) -> None:
    path = "/api/me"
    codes = [guest.http.patch(path, json={"name": f"Ada {k}"}).status_code for k in range(int(limits.ACTS_BURST) + 20)]
    assert codes[: int(limits.ACTS_BURST)] == [200] * int(limits.ACTS_BURST)
    assert 429 in codes


@pytest.mark.usefixtures("standing_clock")
def test_haste_on_a_socket_is_refused_and_in_the_end_closed(guest: Guest, friend: Guest) -> None:
    match = guest.begin()
    with guest.sit(match) as hasty, friend.sit(friend.begin()) as calm:
        for _ in range(int(limits.MESSAGES_BURST) + 20):
            hasty.send(Why("a-question", hasty.state.snapshot.version, "?"))
        answers = [hasty.receive() for _ in range(int(limits.MESSAGES_BURST) + 20)]
        refused = [answer for answer in answers if isinstance(answer, Refused)]
        assert {(answer.id, answer.code) for answer in refused} == {("a-question", "too-fast")}
        calm.play_first()
        with suppress(ConnectionClosed):
            for _ in range(limits.REFUSALS * 20):
                hasty.send(Why("a-question", 0, "?"))
                hasty.receive()
        assert hasty.closed() == 4429
        calm.play_first()


@pytest.mark.usefixtures("standing_clock")
def test_messages_of_one_guest_are_counted_over_all_sockets(guest: Guest, friend: Guest) -> None:
    match = guest.begin()
    with guest.sit(match) as one, guest.sit(match) as other, friend.sit(match) as looker:
        for _ in range(int(limits.MESSAGES_BURST)):
            one.send(ANY)
            one.expect(State)
        assert other.refusal(ANY).code == "too-fast"
        looker.send(ANY)
        looker.expect(State)


@pytest.mark.usefixtures("standing_clock")
def test_messages_of_one_address_are_counted_but_for_those_refused(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "MESSAGES_ADDRESS_BURST", limits.MESSAGES_BURST + 5)
    with Served(database) as served:
        guest, friend = served.guest(), served.guest()
        match = guest.begin()
        with guest.sit(match) as hasty, friend.sit(match) as other:
            for k in range(int(limits.MESSAGES_BURST) + 20):
                hasty.send(ANY)
                hasty.expect(State if k < limits.MESSAGES_BURST else Refused)
            for _ in range(5):
                other.send(ANY)
                other.expect(State)
            assert other.refusal(ANY).code == "too-fast"


def test_an_address_has_room_for_the_messages_of_64_people() -> None:
    assert limits.MESSAGES_ADDRESS_RATE >= 64 * limits.MESSAGES_RATE
    assert limits.MESSAGES_ADDRESS_BURST >= 64 * limits.MESSAGES_BURST


def test_a_seat_takes_back_so_often_and_no_more_and_plays_on(guest: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mazzo.host.gestures.UNDOS", 2)
    with guest.sit(guest.begin(practice=True)) as seat:
        for _ in range(2):
            version = seat.play_first().version
            seat.send(Undo(fresh_id(), version))
            seat.expect(to_client.Done)
            seat.receive()
        version = seat.play_first().version
        assert seat.refusal(Undo(fresh_id(), version)).code == "too-large"
        assert seat.play_first().version > version


def test_what_one_seat_takes_back_does_not_count_for_another(
    served: Served, guest: Guest, friend: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("mazzo.host.gestures.UNDOS", 3)
    room = guest.open_room(NewRoom("orchard", 3))
    for seat, person in enumerate((friend, served.guest()), 1):
        person.act(room, Sit(fresh_id(), seat)).raise_for_status()
    match = told(guest.act(room, Start(fresh_id())), Room).match
    assert match is not None
    for person in (guest, friend):
        with person.sit(match) as chair:
            version = chair.play_first().version
            chair.send(Undo(fresh_id(), version))
            chair.expect(to_client.Done)
            chair.receive()
            version = chair.play_first().version
            assert chair.refusal(Undo(fresh_id(), version)).code == "too-large"


def test_the_newest_connection_of_a_person_closes_their_oldest(served: Served, guest: Guest) -> None:
    """Those of a person who lost the network say nothing more, but are open for a while: 21 seconds once."""
    match, elsewhere = guest.begin(), guest.begin()
    with ExitStack() as open_ones:
        first, *others = [open_ones.enter_context(guest.sit(elsewhere)) for _ in range(limits.SOCKETS - 1)]
        same = open_ones.enter_context(guest.sit(match))
        open_ones.enter_context(guest.sit(match)).play_first()
        assert same.closed() == 4409  # the oldest at the same table, not the oldest of all
        open_ones.enter_context(served.guest().sit(match))
        first.play_first()
        open_ones.enter_context(guest.come(guest.open_room(NewRoom("orchard", 2))))
        assert first.closed() == 4409
        others[0].expect(State)
        others[0].play_first()


def test_a_client_without_limits_keeps_every_connection_and_each_leaves_once() -> None:
    closed: list[int] = []
    connections = ClientConnections()
    leaving = [connections.enter(client, "/", closed.append) for client in ["", "a"] for _ in range(limits.SOCKETS)]
    connections.enter("", "/", closed.append)
    assert closed == []
    leaving[-1]()
    leaving[-1]()
    connections.enter("a", "/", closed.append)
    assert closed == []
    connections.enter("a", "/", closed.append)
    assert closed == [4409]


@pytest.mark.usefixtures("standing_clock")
def test_new_matches_of_one_guest_are_counted(served: Served, guest: Guest) -> None:
    asked = from_client.NewMatch("orchard", False, from_client.Fresh())
    answers = [guest.post("/api/matches", asked) for _ in range(int(limits.MATCHES_BURST) + 1)]
    assert [answer.status_code for answer in answers] == [201] * int(limits.MATCHES_BURST) + [429]
    assert answers[-1].json()["code"] == "too-many"
    served.guest().begin()


@pytest.mark.usefixtures("standing_clock")
def test_new_guests_of_one_address_are_counted(served: Served) -> None:
    with httpx.Client(base_url=f"http://{served.address}", timeout=TIMEOUT) as crowd:
        codes = []
        for _ in range(int(limits.GUESTS_BURST) + 5):
            crowd.cookies.clear()
            codes.append(crowd.get("/api/me").status_code)
    assert codes[: int(limits.GUESTS_BURST)] == [200] * int(limits.GUESTS_BURST)
    assert codes[-1] == 429


@pytest.mark.usefixtures("standing_clock")
def test_calls_of_one_address_are_counted(served: Served) -> None:
    with httpx.Client(base_url=f"http://{served.address}", timeout=TIMEOUT) as crowd:
        answers = [crowd.get("/api/games") for _ in range(int(limits.CALLS_BURST) * 2)]
        refused = [answer for answer in answers if answer.status_code == 429]
        assert refused
        assert refused[0].json()["code"] == "too-fast"
        assert crowd.get("/").status_code == 200


def change(seat: Seat) -> None:
    """Lay the first card, or take it back."""
    snapshot = seat.state.snapshot
    if snapshot.can_undo:
        seat.send(Undo(fresh_id(), snapshot.version))
    else:
        seat.send(Play(fresh_id(), snapshot.version, [snapshot.offers.actions[0]]))
    seat.expect(to_client.Done)


@pytest.mark.usefixtures("no_haste")
def test_a_slow_client_is_dropped_and_comes_back(tmp_path: Path) -> None:
    """A client that reads nothing costs the server a bounded queue; those beside it notice nothing."""
    changes = 200
    with Served(tmp_path / "mazzo.sqlite3", send_buffer=8192) as served, socket() as narrow:
        guest = served.guest()
        match = guest.begin(practice=True)
        narrow.setsockopt(SOL_SOCKET, SO_RCVBUF, 4096)
        host, _, port = served.address.partition(":")
        narrow.connect((host, int(port)))
        slow = open_socket(served.address, match, guest.cookie, sock=narrow)
        seats = [guest.sit(match) for _ in range(4)]
        for k in range(changes):
            change(seats[k % 4])
            for seat in seats:
                seat.expect(State)
        received = 0
        with suppress(ConnectionClosed):
            while True:
                slow.recv(5)
                received += 1
        assert received < changes
        for seat in seats:
            seat.close()
        with guest.sit(match) as seat:
            seat.send(Resume(3))
            assert len(seat.expect(State).steps) == seat.state.snapshot.version - 3
