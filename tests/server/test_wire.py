"""The socket's closed union: invalid messages are refused with a code and change nothing."""

import json
from dataclasses import make_dataclass
from pathlib import Path

import pytest

from mazzo.server.history.messages import History
from mazzo.server.http.typescript import FOLDER, Writer, files
from mazzo.server.limits import ACTIONS, TEXT
from tests.server.served import Guest

ID = "a-message-id"
PLAY = {"t": "play", "id": ID, "version": 3, "actions": [1]}

WRONG = {
    "no json": "{",
    "nothing": "",
    "null": "null",
    "a list": "[]",
    "a number": "7",
    "no tag": json.dumps({"id": ID, "version": 3}),
    "unknown tag": json.dumps({"t": "cheat", "id": ID, "version": 3}),
    "tag of the server": json.dumps({"t": "done", "id": ID, "version": 3}),
    "unknown field": json.dumps({**PLAY, "seat": 0}),
    "missing field": json.dumps({"t": "play", "id": ID, "version": 3}),
    "version as text": json.dumps({**PLAY, "version": "3"}),
    "version as fraction": json.dumps({**PLAY, "version": 3.5}),
    "version below zero": json.dumps({**PLAY, "version": -1}),
    "version beyond bounds": json.dumps({**PLAY, "version": 1 << 40}),
    "version beyond 64 bits": json.dumps({**PLAY, "version": 1 << 80}),
    "no action": json.dumps({**PLAY, "actions": []}),
    "too many actions": json.dumps({**PLAY, "actions": [1] * (ACTIONS + 1)}),
    "action below zero": json.dumps({**PLAY, "actions": [-1]}),
    "action beyond bounds": json.dumps({**PLAY, "actions": [1 << 33]}),
    "action as text": json.dumps({**PLAY, "actions": ["1"]}),
    "action true": json.dumps({**PLAY, "actions": [True]}),
    "id too short": json.dumps({**PLAY, "id": "short"}),
    "id too long": json.dumps({**PLAY, "id": "x" * 41}),
    "id with blanks": json.dumps({**PLAY, "id": "a message id"}),
    "id with the end of a line": json.dumps({**PLAY, "id": f"{ID}\n"}),
    "id as number": json.dumps({**PLAY, "id": 12345678}),
    "why too long": json.dumps({"t": "why", "id": ID, "version": 3, "text": "x" * (TEXT + 1)}),
    "why of nothing": json.dumps({"t": "why", "id": ID, "version": 3, "text": ""}),
    "resume with an id": json.dumps({"t": "resume", "id": ID, "version": 3}),
    "deep": '{"t":"play","id":' + "[" * 4000 + "]" * 4000 + "}",
    "half a surrogate": '{"t":"why","id":"a-message-id","version":3,"text":"\\ud800"}',
}


def test_messages_that_do_not_fit_are_refused_and_change_nothing(guest: Guest) -> None:
    match = guest.begin()
    path = f"/api/matches/{match}/journal"
    before = guest.http.get(path).text
    with guest.sit(match) as seat:
        version = seat.state.snapshot.version
        for name, text in WRONG.items():
            refused = seat.refusal(text)
            assert (refused.code, refused.version) == ("bad-request", version), name
            assert refused.id in ("", ID, f"{ID}\n", "short", "a message id"), name
        for octets in (b"\xff\xfe", json.dumps(PLAY).encode()):
            assert seat.refusal(octets).code == "bad-request"
        assert guest.http.get(path).text == before
        seat.play_first()


def test_a_refusal_names_the_place_and_finds_its_sender(guest: Guest) -> None:
    with guest.sit(guest.begin()) as seat:
        refused = seat.refusal(WRONG["action below zero"])
        assert (refused.id, refused.facts) == (ID, {"where": "$.actions[0]"})


@pytest.mark.parametrize(
    "body",
    [
        "",
        "null",
        "[]",
        '{"game":"orchard","practice":false}',
        '{"game":"orchard","practice":0,"source":{"t":"fresh"}}',
        '{"game":"orchard","practice":false,"source":{"t":"stolen"}}',
        '{"game":"orchard","practice":false,"source":{"t":"fresh","match":"x"}}',
        '{"game":"orchard","practice":false,"source":{"t":"rest"}}',
        '{"game":"orchard","practice":false,"source":{"t":"rest","match":"../x"}}',
        '{"game":"orchard","practice":false,"source":{"t":"fresh"},"seed":"00"}',
        '{"game":"ORCHARD","practice":false,"source":{"t":"fresh"}}',
        '{"game":"poker","practice":false,"source":{"t":"fresh"}}',
    ],
)
def test_a_new_match_that_does_not_fit_is_refused(guest: Guest, body: str) -> None:
    answer = guest.http.post("/api/matches", content=body, headers={"content-type": "application/json"})
    assert answer.status_code == 400
    assert answer.json()["code"] in ("bad-request", "unknown-game")
    assert guest.get("/api/history", History).games == []


@pytest.mark.parametrize("file", files(), ids=lambda file: file.name)
def test_the_clients_side_is_written_from_ours(file: Path) -> None:
    assert file.read_text(encoding="utf-8") == files()[file], "run python -m mazzo.server.http.typescript"


def test_no_game_that_left_keeps_its_file() -> None:
    assert set(FOLDER.iterdir()) <= set(files())


def test_one_name_for_two_types_of_a_file_is_refused() -> None:
    one, other = (make_dataclass("Laid", [(field, int)]) for field in ("row", "card"))
    writer = Writer(())
    writer.use(one)
    with pytest.raises(TypeError, match="Laid"):
        writer.use(other)
