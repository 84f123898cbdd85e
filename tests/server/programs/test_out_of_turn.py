"""Out-of-turn moves as calls, in a toy: the same call as in turn; only the acting seat receives private steps."""

import httpx
import msgspec
import pytest

from mazzo.server.programs import messages as external_messages
from mazzo.server.rooms import from_client, to_client
from tests.match import haggle
from tests.server.accounts.visitors import call, refusal
from tests.server.served import Guest, Told, fresh_id


class Seen(msgspec.Struct):
    """What these tests read of a snapshot."""

    offers: list[int]


class Played(msgspec.Struct):
    """What they read of `Played`."""

    version: int
    snapshot: Seen
    steps: list[Told]


@pytest.fixture(autouse=True)
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    haggle.register(monkeypatch)


@pytest.fixture
def match(guest: Guest, friend: Guest) -> str:
    """The guest has the turn, the friend waits."""
    room = guest.open_room(from_client.NewRoom(haggle.NAME, 2))
    friend.act(room, from_client.Sit(fresh_id(), 1)).raise_for_status()
    guest.act(room, from_client.Start(fresh_id())).raise_for_status()
    begun = guest.get(f"/api/rooms/{room}", to_client.Room).match
    assert begun is not None
    return begun


def play(who: Guest, match: str, version: int, *actions: int) -> httpx.Response:
    return call(
        who, "POST", f"/api/matches/{match}/play", external_messages.PlayCall(fresh_id(), version, list(actions))
    )


def played(answer: httpx.Response) -> Played:
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=Played)


def test_a_call_plays_out_of_turn_and_tells_what_may_follow(friend: Guest, match: str) -> None:
    told = played(play(friend, match, 1, haggle.NOTED[1]))
    assert [step.text for step in told.steps] == ["note 2"]
    assert told.snapshot.offers == [*haggle.NOTED, haggle.OFFER]


def test_a_private_call_leaves_the_others_version_as_it_was(guest: Guest, friend: Guest, match: str) -> None:
    played(play(friend, match, 1, haggle.NOTED[0]))
    told = played(play(guest, match, 1, haggle.TAKES[1]))
    assert (told.version, [step.text for step in told.steps]) == (2, ["take 2"])


def test_it_is_told_whose_turn_it_is_and_not_who_may_speak(guest: Guest, friend: Guest, match: str) -> None:
    assert [turn.match for turn in guest.get("/api/me/rooms", list[external_messages.Turn])] == [match]
    assert friend.get("/api/me/rooms", list[external_messages.Turn]) == []


def test_what_only_the_turn_allows_is_refused_to_whoever_speaks(friend: Guest, match: str) -> None:
    assert refusal(play(friend, match, 1, haggle.TAKES[0])) == (409, "not-legal")
