"""The bot of docs/api.md plays a whole game against a person."""

import json
import runpy
import subprocess
import sys
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

import mazzo
from mazzo.host.from_client import Play
from mazzo.server.accounts import messages as accounts
from mazzo.server.programs import messages as programs
from mazzo.server.rooms.from_client import Act, Bot, NewRoom, Say, Sit, Stand, Start
from mazzo.server.rooms.to_client import Room, RoomAnswer, Talk
from tests.cli.terminal import ROOT
from tests.code_blocks import blocks
from tests.server.accounts.visitors import account, call, refusal, told
from tests.server.programs.clients import BOT, LEARNED, bot, program
from tests.server.served import TIMEOUT, Guest, Seat, Served, fresh_id


def open_room(host: Guest, *, for_programs: bool = True) -> str:
    wish = NewRoom("orchard", 2, programs=for_programs)
    return told(call(host, "POST", "/api/rooms", wish), RoomAnswer, 201).room


def look(guest: Guest, room: str) -> Room:
    return guest.get(f"/api/rooms/{room}", Room)


def act(guest: Guest, room: str, wish: Act) -> Room:
    return told(call(guest, "POST", f"/api/rooms/{room}/acts", wish), Room)


def begin_when_full(host: Guest, room: str) -> str:
    """Begin as soon as every seat is taken; returns the match."""
    give_up = time.monotonic() + TIMEOUT
    while any(seat.sitter == "empty" for seat in look(host, room).seats):
        assert time.monotonic() < give_up, "the bot does not sit down"
        time.sleep(0.05)
    started = act(host, room, Start(fresh_id()))
    assert started.match is not None
    return started.match


def finish_with_others(seat: Seat) -> None:
    """Play whenever it is one's turn, until the game is over; others' states come in between."""
    asked = -1
    while seat.state.snapshot.outcome is None:
        snapshot = seat.state.snapshot
        if snapshot.offers.actions and snapshot.version != asked:
            asked = snapshot.version
            seat.send(Play(fresh_id(), asked, snapshot.offers.actions[:1]))
        seat.receive()


def test_the_bot_of_the_page_plays_to_the_end(served: Served) -> None:
    host, owner = served.guest(), account(served)
    told(call(owner, "PATCH", "/api/account", accounts.AccountPatch(program=True)), accounts.Account)
    token = program(served, "read", "play", owner=owner).secret
    room = open_room(host)
    with bot(f"http://{served.address}", room, token) as running:
        match = begin_when_full(host, room)
        assert look(host, room).seats[1].sitter == "program"
        with host.sit(match) as seat:
            finish_with_others(seat)
            end = seat.state.snapshot.outcome
        said, complaints = running.communicate(timeout=TIMEOUT)
    assert (running.returncode, complaints) == (0, "")
    assert end is not None
    assert len(msgspec.json.decode(said.replace("(", "[").replace(")", "]"), type=list[tuple[int, int]])) == 2


@pytest.mark.parametrize(
    ("script", "game", "options"),
    [
        (BOT, "grove", ["recipes"]),
        (BOT, "clustered", ["fast"]),
        (BOT, "gnoming", []),
        (BOT, "grass", []),
        (LEARNED, "orchard", []),
        (LEARNED, "gnoming", []),
    ],
)
def test_programs_play_every_game(served: Served, script: Path, game: str, options: list[str]) -> None:
    host, owner = served.guest(), account(served)
    told(call(owner, "PATCH", "/api/account", accounts.AccountPatch(program=True)), accounts.Account)
    token = program(served, "read", "play", owner=owner).secret
    wish = NewRoom(game, 2, options, programs=True)
    room = told(call(host, "POST", "/api/rooms", wish), RoomAnswer, 201).room
    act(host, room, Stand(fresh_id(), 0))
    act(host, room, Bot(fresh_id(), 0, "greedy"))
    with bot(f"http://{served.address}", room, token, script) as running:
        begin_when_full(host, room)
        said, complaints = running.communicate(timeout=TIMEOUT)
    assert (running.returncode, complaints) == (0, "")
    assert said.count("(") == 2
    played = host.get(f"/api/rooms/{room}", Room).match
    journal = host.http.get(f"/api/matches/{played}/journal").text
    assert journal.endswith("\n# seat 0: bot greedy\n")
    assert mazzo.replay(journal).outcome is not None


class Hasty:
    """A socket that refuses the first `play` as too fast and records what was sent."""

    def __init__(self) -> None:
        self.sent: list[str] = []

    def __enter__(self) -> "Hasty":
        return self

    def __exit__(self, *_: object) -> None:
        return None

    def __iter__(self) -> Iterator[str]:
        snapshot = {"version": 3, "outcome": None, "offers": {"plays": [{"action": 5}], "discards": [[8, 1]]}}
        over = {"version": 4, "outcome": {"ranking": []}, "offers": {}}
        yield json.dumps({"t": "state", "snapshot": snapshot})
        yield json.dumps({"t": "refused", "code": "too-fast", "facts": {}})
        yield json.dumps({"t": "state", "snapshot": over})

    def send(self, text: str) -> None:
        self.sent.append(text)


def test_the_quickstart_plays_as_a_guest(served: Served) -> None:
    quickstart = BOT.parent / "quickstart" / "network_bot.py"
    command = [sys.executable, str(quickstart), f"http://{served.address}"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=TIMEOUT, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert f"points: http://{served.address}/m/" in done.stdout


def test_the_bot_of_the_page_waits_and_says_again_what_came_too_fast(monkeypatch: pytest.MonkeyPatch) -> None:
    told_bot, socket, waited = runpy.run_path(str(BOT)), Hasty(), list[float]()
    room = httpx.MockTransport(lambda _: httpx.Response(200, json={"match": "m", "seats": [], "mine": {"seats": [0]}}))
    monkeypatch.setattr(time, "sleep", waited.append)
    spoken = told_bot["main"].__globals__
    monkeypatch.setitem(spoken, "connect", lambda *_, **__: socket)
    monkeypatch.setattr(httpx, "Client", partial(httpx.Client, transport=room))
    monkeypatch.setattr(sys, "argv", ["bot.py", "http://table", "room"])
    monkeypatch.setenv("MAZZO_TOKEN", "token")
    told_bot["main"]()
    first, again = socket.sent
    assert first == again
    assert json.loads(first)["actions"] == [5]
    assert waited == [1]


def steps_of_the_page() -> list[str]:
    """The Python blocks of the page, in order: the token, a room, the bot, a deck."""
    return blocks((ROOT / "docs" / "api.md").read_text("utf-8"), "python")


def run_block(code: str, served: Served, **names: object) -> dict[str, Any]:
    """Run a block of the page against this server, and close its client; returns its names."""
    try:
        exec(compile(code.replace("localhost:8000", served.address), "api.md", "exec"), names)
    finally:
        for value in names.values():
            if isinstance(value, httpx.Client):
                value.close()
    return names


def said_by(code: str, served: Served, capsys: pytest.CaptureFixture[str]) -> str:
    """What a block of the page prints."""
    run_block(code, served)
    return capsys.readouterr().out.splitlines()[-1]


@pytest.mark.parametrize("bots", ['"bots": ["greedy"]', '"bots": []'])
def test_the_steps_of_the_page_lead_to_a_finished_match(
    bots: str, served: Served, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """With a bot at the other seat the match begins at once; with a friend the program begins it as the host."""
    get_token, open_it, program_text, _ = steps_of_the_page()
    token = said_by(get_token, served, capsys)
    monkeypatch.setenv("MAZZO_TOKEN", token)
    assert '"bots": ["greedy"]' in open_it
    room = said_by(open_it.replace('"bots": ["greedy"]', bots), served, capsys)
    script = tmp_path / "bot.py"
    script.write_text(program_text, "utf-8")
    friend = served.guest()
    with bot(f"http://{served.address}", room, token, script) as running:
        if bots == '"bots": []':
            act(friend, room, Sit(fresh_id(), seat=1))
            until = time.monotonic() + TIMEOUT
            while (match := look(friend, room).match) is None:
                assert time.monotonic() < until, "the program does not begin"
                time.sleep(0.05)
            with friend.sit(match) as seat:
                finish_with_others(seat)
        said, complaints = running.communicate(timeout=TIMEOUT)
    assert (running.returncode, complaints) == (0, "")
    assert said.count("(") == 2


def test_the_deck_of_the_page_is_stored_and_played_with(served: Served) -> None:
    code, faces = steps_of_the_page()[-1], mazzo.GAMES["grove"].deck
    assert ", ...]" in code
    client = served.guest().http
    asked = runpy.run_path(str(BOT))["asked"]
    names = run_block(code.replace(", ...]", ", *faces]"), served, http=client, asked=asked, faces=faces[1:])
    assert names["kept"]["deck"]["version"].startswith("own-")


def test_a_program_is_not_let_in_among_people(served: Served) -> None:
    host, owner = served.guest(), account(served)
    told(call(owner, "PATCH", "/api/account", accounts.AccountPatch(program=True)), accounts.Account)
    room = open_room(host, for_programs=False)
    answer = program(served, owner=owner).call("POST", f"/api/rooms/{room}/acts", Sit(fresh_id(), seat=1))
    assert refusal(answer) == (409, "no-programs")


def test_it_is_told_in_which_room_it_is_ones_turn(served: Served) -> None:
    host, friend = served.guest(), served.guest()
    room = open_room(host)
    act(friend, room, Sit(fresh_id(), seat=1))
    match = begin_when_full(host, room)
    assert [turn.match for turn in host.get("/api/me/rooms", list[programs.Turn])] == [match]
    with host.sit(match) as seat:
        seat.play_first()
    assert host.get("/api/me/rooms", list[programs.Turn]) == []
    (turn,) = friend.get("/api/me/rooms", list[programs.Turn])
    assert (turn.room, turn.match, turn.seat) == (room, match, 1)


def test_an_act_needs_the_scope_of_its_word(served: Served) -> None:
    room, owner = open_room(served.guest()), account(served)
    talker, player = program(served, "read", "talk", owner=owner), program(served, "play", owner=owner)
    path, sit, say = (
        f"/api/rooms/{room}/acts",
        Sit(fresh_id(), seat=1),
        Say(fresh_id(), phrase="hello"),
    )
    assert refusal(talker.call("POST", path, sit)) == (403, "token-scope")
    assert refusal(player.call("POST", path, say)) == (403, "token-scope")
    assert told(player.call("POST", path, sit), Room).seats[1].sitter == "person"
    told(talker.call("POST", path, say), Room)


def test_a_rooms_stream_tells_the_very_bytes_of_its_socket(served: Served) -> None:
    host = served.guest()
    room = open_room(host)
    owner = account(served)
    listener = program(served, "read", owner=owner)
    with listener.listen(f"/api/rooms/{room}/events") as events:
        first = [next(events), next(events)]
        assert [event.kind for event in first] == ["room", "talk"]
        act(host, room, Say(fresh_id(), phrase="hello"))
        event = next(event for event in events if event.kind == "talk")
        (line,) = msgspec.json.decode(event.data, type=Talk).lines
        assert line.phrase == "hello"
        act(host, room, Say(fresh_id(), phrase="thanks"))
        last = next(event for event in events if event.kind == "talk").id
    act(host, room, Say(fresh_id(), phrase="bye"))
    with listener.listen(f"/api/rooms/{room}/events", **{"last-event-id": last}) as events:
        again = next(event for event in events if event.kind == "talk")
        assert [line.phrase for line in msgspec.json.decode(again.data, type=Talk).lines] == ["bye"]


def test_who_listens_to_a_room_is_there(served: Served) -> None:
    host, owner = served.guest(), account(served)
    room = open_room(host)
    with program(served, "read", owner=owner).listen(f"/api/rooms/{room}/events") as events:
        next(events)
        assert [member.here for member in look(host, room).members] == [False, True]


@pytest.mark.parametrize("script", [BOT, LEARNED])
def test_a_program_that_is_started_wrongly_says_how_to_start_it(script: Path) -> None:
    said = subprocess.run([sys.executable, str(script), "room"], capture_output=True, text=True, check=False)
    assert (said.returncode, said.stderr) == (1, f"usage: MAZZO_TOKEN=mazzo_... python {script} ADDRESS ROOM\n")


def test_the_bot_of_the_page_says_that_a_room_is_full(served: Served) -> None:
    host, owner = served.guest(), account(served)
    told(call(owner, "PATCH", "/api/account", accounts.AccountPatch(program=True)), accounts.Account)
    token, room = program(served, "read", "play", owner=owner).secret, open_room(host)
    act(host, room, Bot(fresh_id(), 1, "greedy"))
    with bot(f"http://{served.address}", room, token) as running:
        _, complaints = running.communicate(timeout=TIMEOUT)
    assert (running.returncode, complaints) == (1, "no seat is free\n")
