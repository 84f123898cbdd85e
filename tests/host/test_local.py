"""A device's matches: nothing is told before it is stored, nothing is lost, calls are answered as by a server."""

from __future__ import annotations

import json
import random
from typing import Any

import msgspec
import pytest

from mazzo.games import GAMES
from mazzo.host import to_client
from mazzo.host.local import LocalHost, rehearse
from mazzo.match import replay

NOW = 1_700_000_000
SEED = "33" * 32


class Device:
    """A host, and what its page has stored."""

    def __init__(self, **settings: Any) -> None:
        self.host = LocalHost(lambda: NOW)
        self.stored = self.begin(**({"game": "orchard", "seats": [None], "seed": SEED} | settings))
        self.id: str = self.stored["record"]["id"]

    def begin(self, **settings: Any) -> Any:
        """What is to be stored of a new match, or why there is none."""
        return json.loads(self.host.begin(json.dumps(settings)))

    def open(self, seat: int = 0) -> tuple[int, Any]:
        """A new viewer, and its snapshot."""
        opened = json.loads(self.host.open(self.id, seat))
        return opened["viewer"], opened["messages"][1]["message"]["snapshot"]

    def send(self, viewer: int, **message: Any) -> Any:
        """The answer to a message."""
        return json.loads(self.host.send(viewer, json.dumps(message)))

    def play(self, viewer: int, snapshot: Any, id: str = "message-1") -> Any:
        """The answer to the first placement that is offered."""
        action = snapshot["offers"]["placements"][0][0]
        return self.send(viewer, t="play", id=id, version=snapshot["version"], actions=[action])

    def commit(self, entries: Any) -> Any:
        """Store entries; the messages that follow."""
        self.stored["entries"] += entries
        return json.loads(self.host.commit(self.id))["messages"]

    def finish(self) -> None:
        """Play at random to the end."""
        local, luck = self.host._matches[self.id], random.Random(1)
        while local.match.outcome is None:
            seat = luck.choice(local.match.current_players())
            entries = local.play_for(seat, luck.choice(local.match.legal_actions(seat)), NOW * 1000)
            self.commit(json.loads(msgspec.json.encode(entries)))

    def get(self, path: str) -> Any:
        """Status and body of a call about the match."""
        answer = json.loads(self.host.request("GET", f"/api/matches/{self.id}{path}"))
        return answer["status"], answer["body"]


def test_a_move_is_told_when_it_is_stored_and_not_before() -> None:
    device = Device()
    viewer, snapshot = device.open()
    answer = device.play(viewer, snapshot)
    assert answer["messages"] == []
    assert device.open()[1] == snapshot
    assert device.play(viewer, snapshot)["code"] == "busy"
    told = device.commit(answer["append"])
    assert [one["message"]["t"] for one in told if one["viewer"] == viewer] == ["done", "state"]
    assert {one["viewer"] for one in told} == {1, 2}


def test_a_move_that_cannot_be_stored_has_not_happened() -> None:
    device = Device()
    viewer, snapshot = device.open()
    device.play(viewer, snapshot)
    (told,) = json.loads(device.host.abandon(device.id))["messages"]
    assert (told["message"]["code"], told["message"]["id"]) == ("cannot-save", "message-1")
    assert device.open()[1] == snapshot
    assert device.play(viewer, snapshot)["append"]


@pytest.mark.parametrize("game", GAMES)
def test_a_match_goes_on_where_it_was_stored(game: str) -> None:
    seats = [None, "novice", "novice"][: max(2, GAMES[game].meta.seats_min)]
    device, luck = Device(game=game, seats=seats), random.Random(game)
    for _ in range(12):
        local = device.host._matches[device.id]
        if local.next_bot() is None:
            seat = luck.choice(local.match.current_players())
            entries = local.play_for(seat, luck.choice(local.match.legal_actions(seat)), NOW * 1000)
            device.commit(json.loads(msgspec.json.encode(entries)))
        else:
            device.commit(json.loads(device.host.think(device.id))["append"])
    shown = [device.host.open(device.id, seat) for seat in (0, -1)]
    other = LocalHost(lambda: NOW)
    restored = json.loads(other.restore(json.dumps(device.stored)))
    assert restored == {"match": device.id, "finished": False}
    again = [other.open(device.id, seat) for seat in (0, -1)]
    assert [one.split('"messages"')[1].replace('"viewer":2', "") for one in again] == [
        one.split('"messages"')[1].replace('"viewer":2', "") for one in shown
    ]
    assert other.next(device.id) == device.host.next(device.id)
    assert other.think(device.id) == device.host.think(device.id)


def test_a_gesture_that_is_sent_again_after_a_restart_changes_nothing() -> None:
    device = Device()
    viewer, snapshot = device.open()
    device.commit(device.play(viewer, snapshot)["append"])
    device.host = LocalHost(lambda: NOW)
    device.host.restore(json.dumps(device.stored))
    viewer, _ = device.open()
    answer = device.play(viewer, snapshot)
    assert answer["append"] == []
    assert [one["message"]["t"] for one in answer["messages"]] == ["done"]


def test_what_a_later_mazzo_or_another_hand_has_written_is_refused() -> None:
    device = Device()
    for change, code in (
        ({"format": 2, "novelty": []}, "newer-version"),
        ({"ruleset": "orchard-99"}, "newer-version"),
        ({"seed": "34" * 32}, "bad-journal"),
        ({"seed": "x"}, "bad-request"),
    ):
        stored = {"record": device.stored["record"] | change, "entries": device.stored["entries"]}
        assert json.loads(device.host.restore(json.dumps(stored)))["code"] == code
    assert device.open()[1]["version"] == 3


def test_settings_that_no_game_has_are_refused() -> None:
    device = Device()
    for settings, code in (
        ({"game": "orchard", "seats": ["expert"]}, "bad-request"),
        ({"game": "grass", "seats": [None]}, "bad-seats"),
        ({"game": "chess", "seats": [None]}, "unknown-game"),
        ({"game": "orchard", "seats": [None], "options": ["more"]}, "unknown-option"),
        ({"game": "orchard", "source": {"t": "same", "match": "nosuchmatch"}}, "not-found"),
        ({"game": "orchard", "source": {"t": "same", "match": device.id}}, "match-not-over"),
    ):
        assert device.begin(**settings)["code"] == code, settings


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_dealt_as_it_says_and_gives_no_hints(game: str) -> None:
    device = Device(game=game, seats=[], source={"t": "lesson"}, seed=None)
    hello = json.loads(device.host.open(device.id, 0))["messages"][0]["message"]
    assert (hello["lesson"], hello["practice"], hello["hints"]) == (True, True, False)
    answer = json.loads(device.host.request("GET", f"/api/lessons/{game}"))
    assert answer["status"] == 200
    assert answer["body"]["steps"]


def test_a_finished_match_has_all_that_follows_from_it() -> None:
    device = Device(names=["Ada"])
    assert device.get("/replay")[0] == 409
    device.finish()
    info = msgspec.convert(device.get("")[1], to_client.MatchInfo)
    assert (info.status, info.has_par, info.has_review, info.has_rest) == ("finished", True, True, True)
    assert (info.players[0].name, info.created) == ("Ada", "2023-11-14T22:13:20.000Z")
    status, frames = device.get("/replay")
    assert (status, len(frames["frames"])) == (200, len(device.stored["entries"]))
    assert replay(device.get("/journal")[1]).outcome == device.host._matches[device.id].match.outcome
    for source in ("same", "rest"):
        further = device.begin(game="orchard", source={"t": source, "match": device.id})
        assert (further["record"]["source"], further["record"]["parent"]) == (source, device.id)
    onward = device.begin(game="orchard", source={"t": "on", "match": device.id, "at": 6, "cards": "fresh"})
    assert onward["record"]["practice"]
    assert onward["entries"][:6] == [one | {"id": None} for one in device.stored["entries"][:6]]


def test_a_hint_names_a_move_that_is_legal() -> None:
    device = Device(practice=True)
    _, snapshot = device.open()
    asked = json.dumps({"version": snapshot["version"], "step": 3})
    answer = json.loads(device.host.request("POST", f"/api/matches/{device.id}/hint", asked))
    assert answer["status"] == 200
    assert answer["body"]["actions"][0] in [offer[0] for offer in snapshot["offers"]["placements"]]
    stale = json.dumps({"version": 99, "step": 3})
    assert json.loads(device.host.request("POST", f"/api/matches/{device.id}/hint", stale))["status"] == 409


@pytest.mark.parametrize("game", GAMES)
def test_the_puzzle_of_a_day_is_posed_and_judged(game: str) -> None:
    host = LocalHost(lambda: NOW)
    posed = json.loads(host.request("GET", f"/api/puzzles/{game}"))["body"]
    assert (posed["date"], posed["snapshot"]["can_undo"]) == ("2023-11-14", False)
    solution = json.loads(host.request("GET", f"/api/puzzles/{game}/2023-11-14/answer"))["body"]
    why = host.request("POST", f"/api/puzzles/{game}/2023-11-14/why", json.dumps({"action": solution["action"]}))
    assert json.loads(why) == {"status": 200, "body": {"code": "", "facts": {}, "rule": ""}}
    assert json.loads(host.request("GET", f"/api/puzzles/{game}?date=2023-11-15"))["status"] == 404
    assert json.loads(host.request("GET", f"/api/puzzles/{game}?date=tomorrow"))["status"] == 400


def test_the_catalogue_needs_no_match() -> None:
    host = LocalHost()
    assert [card["name"] for card in json.loads(host.request("GET", "/api/games"))["body"]] == list(GAMES)
    for language in ("it", "en", "de", "fr"):
        assert json.loads(host.request("GET", f"/api/rules/grove?language={language}"))["body"]["sections"]
    for path in ("/api/rules/chess", "/api/lessons/chess", "/api/matches/nosuch", "/api/elsewhere"):
        assert json.loads(host.request("GET", path)) == {
            "status": 404,
            "body": {"code": "not-found", "facts": {}, "rule": ""},
        }


def test_hints_are_counted_once_a_version_and_stay_counted() -> None:
    device = Device()
    _, snapshot = device.open()
    for step in (1, 2):
        call = json.dumps({"version": snapshot["version"], "step": step})
        assert json.loads(device.host.request("POST", f"/api/matches/{device.id}/hint", call))["status"] == 200
    assert device.get("")[1]["hints"] == 1
    device.host.restore(json.dumps(device.stored))
    assert device.get("")[1]["hints"] == 0
    device.host.restore(json.dumps(device.stored | {"hints": [snapshot["version"]]}))
    assert device.get("")[1]["hints"] == 1


def test_what_is_rehearsed_leaves_the_next_match_as_it_would_have_been() -> None:
    before = Device(id="x" * 18)
    messages = before.host.open(before.id, 0)
    rehearse()
    after = Device(id="x" * 18)
    assert after.stored == before.stored
    assert after.host.open(after.id, 0) == messages
