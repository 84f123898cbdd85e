"""The published messages of the sockets with random input from Schemathesis, valid and almost valid: nothing breaks,
each answer fits the schema, and refused messages change nothing.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, get_args

import httpx
import jsonschema_rs
import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st
from schemathesis.generation import GenerationMode

import mazzo
from mazzo.host import to_client
from mazzo.host.from_client import ClientMessage, Resume
from mazzo.host.to_client import Refused, ServerMessage
from mazzo.server import limits
from mazzo.server.rooms.from_client import NewRoom, RoomWord
from mazzo.server.rooms.to_client import RoomDone, RoomRefused, Talk
from tests.server.served import TIMEOUT, Chair, Guest, Seat, Served, State
from tests.server.test_fuzz import open_house as open_house
from tests.sizes import SEED

# The server is in this process. When its threads draw random numbers, Hypothesis believes that a strategy did.
pytestmark = pytest.mark.filterwarnings("ignore:Do not use the `random` module inside strategies")

MATCH, ROOM = "/ws/matches/{id}", "/ws/rooms/{id}"
KINDS = {kind.__name__ for kind in get_args(ServerMessage)} - {"Hello"}
"""The kinds of answers of a match."""
Defects = list[BaseException]


@pytest.fixture
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """No rate limits on acts, chat and new rooms."""
    for bound in ("ACTS_BURST", "LINES_BURST", "ROOMS_BURST"):
        monkeypatch.setattr(limits, bound, 1e9)


class Published:
    """The messages of one socket in `GET /api/openapi.json`."""

    def __init__(self, served: Served, path: str) -> None:
        told = httpx.get(f"http://{served.address}/api/openapi.json", timeout=TIMEOUT).json()
        sockets = told["x-sockets"][path]
        self._components = {"components": told["components"]}
        self._tells = jsonschema_rs.validator_for({**sockets["tells"], **self._components})
        body = {"required": True, "content": {"application/json": {"schema": sockets["hears"]}}}
        call = {"post": {"requestBody": body, "responses": {"200": {"description": ""}}}}
        self._schema = {"openapi": "3.1.0", "info": told["info"], "paths": {"/hears": call}, **self._components}

    def fits(self, text: str) -> bool:
        """Whether a message of the server fits the schema."""
        return self._tells.is_valid(json.loads(text))

    def messages(self) -> st.SearchStrategy[Any]:
        """Messages that fit, and as many that nearly do."""
        operation = schemathesis.openapi.from_dict(self._schema)["/hears"]["POST"]
        cases = [
            operation.as_strategy(generation_mode=mode) for mode in (GenerationMode.POSITIVE, GenerationMode.NEGATIVE)
        ]
        return st.one_of(*cases).map(lambda case: case.body)


def every(messages: st.SearchStrategy[Any], examples: int, say: Callable[[Any, st.DataObject], None]) -> None:
    """Say so many messages."""

    @seed(int(SEED or 5))
    @settings(
        max_examples=examples,
        deadline=None,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(message=messages, data=st.data())
    def check(message: Any, data: st.DataObject) -> None:
        say(message, data)

    check()


def known(message: Any, data: st.DataObject, facts: dict[str, Any]) -> Any:
    """The message with some of what there is in place of what was drawn: else hardly one would be obeyed."""
    if not isinstance(message, dict):
        return message
    return {
        key: facts[key] if key in facts and data.draw(st.integers(0, 3)) else value for key, value in message.items()
    }


def written(message: Any) -> str:
    """As it is sent: JSON, or what Schemathesis has broken as a text."""
    return message.decode("latin-1") if isinstance(message, bytes) else json.dumps(message)


def understood(text: str, kind: Any) -> bool:
    """Whether it is a message at all."""
    try:
        msgspec.json.decode(text, type=kind)
    except (msgspec.MsgspecError, UnicodeDecodeError):
        return False
    return True


def speak_of_a_match(served: Served, defects: Defects, examples: int) -> set[str]:
    """Say so much over the socket of a match; the kinds of answers there were."""
    guest = served.guest()
    match = guest.begin(practice=True)
    told = Published(served, MATCH)
    answers: set[str] = set()
    with guest.sit(match) as seat:

        def say(message: Any, data: st.DataObject) -> None:
            before = seat.state
            facts = {"version": before.snapshot.version, "actions": before.snapshot.offers.actions[:1]}
            text = written(known(message, data, facts))
            seat.connection.send(text)
            answer = answer_of(seat)
            answers.add(type(answer).__name__)
            assert all(told.fits(one) for one in seat.raw), (text, seat.raw)
            assert not defects, text
            assert isinstance(answer, Refused) or understood(text, ClientMessage), text
            if not isinstance(answer, to_client.Done):
                seat.send(Resume(before.snapshot.version))
                assert seat.expect(State).snapshot == before.snapshot, text
            seat.raw.clear()

        every(told.messages(), examples, say)
        version = seat.state.snapshot.version
    journal = guest.http.get(f"/api/matches/{match}/journal").text
    assert mazzo.replay(journal).version == version
    return answers


def answer_of(seat: Seat) -> Any:
    """The answer to what was just said, and the state that it led to."""
    before = seat.state.snapshot.version
    answer = seat.receive()
    if isinstance(answer, to_client.Done) and answer.version > before:
        seat.expect(State)
    return answer


def speak_of_rooms(served: Served, defects: Defects, examples: int) -> set[str]:
    """Say so much over the sockets of rooms, a new one when one is closed or played in; the kinds of answers."""
    guest = served.guest()
    told = Published(served, ROOM)
    answers: set[str] = set()
    chairs = [new_chair(guest)]

    def say(message: Any, data: st.DataObject) -> None:
        chair = chairs[-1]
        if chair.room.phase != "gathering":
            chair.close()
            chair = new_chair(guest)
            chairs.append(chair)
        before = chair.room
        text = written(known(message, data, {"seat": data.draw(st.integers(0, 1)), "seats": 2}))
        chair.connection.send(text)
        heard = [chair.receive()]
        while not isinstance(heard[-1], RoomDone | RoomRefused | Talk):
            heard.append(chair.receive())
        answer = heard[-1]
        answers.add(type(answer).__name__)
        assert not defects, text
        assert isinstance(answer, RoomRefused) or understood(text, RoomWord), text
        after = chair.settle()
        assert all(told.fits(one) for one in chair.raw), (text, chair.raw)
        if isinstance(answer, RoomRefused):
            assert answer.code != "our-fault", text
            assert after == before, text
        chair.raw.clear()

    every(told.messages(), examples, say)
    chairs[-1].close()
    return answers


def new_chair(guest: Guest) -> Chair:
    """The socket of a new room."""
    return guest.come(guest.open_room(NewRoom("orchard", 2)))


@pytest.mark.usefixtures("patient")
@pytest.mark.parametrize("examples", [60, pytest.param(3_000, marks=pytest.mark.slow)])
def test_nothing_that_is_said_breaks_the_socket_of_a_match(open_house: tuple[Served, Defects], examples: int) -> None:
    answers = speak_of_a_match(*open_house, examples)
    assert {"Refused"} <= answers <= KINDS
    assert examples < 1_000 or answers == KINDS  # a legal move is rare, a version to resume from almost as rare


@pytest.mark.usefixtures("patient")
@pytest.mark.parametrize("examples", [60, pytest.param(3_000, marks=pytest.mark.slow)])
def test_nothing_that_is_said_breaks_the_socket_of_a_room(open_house: tuple[Served, Defects], examples: int) -> None:
    assert speak_of_rooms(*open_house, examples) >= {"RoomDone", "RoomRefused"}
