"""Matches that were played on a device and sent later: replayed, stored once, unranked."""

from __future__ import annotations

import json
import random
from typing import Any

import msgspec
import pytest

from mazzo.games import GAMES
from mazzo.host.local import LocalHost
from mazzo.host.to_client import MatchInfo
from mazzo.host.words import Problem
from mazzo.server import limits
from mazzo.server.history.messages import History
from mazzo.server.offline.messages import OfflineMatch
from tests.server.served import Guest

NOW = 1_700_000_000
PATH = "/api/offline/journals"


def played(game: str = "orchard", most: int = 4_000, **settings: Any) -> dict[str, Any]:
    """A match that was played on a device to its end, as it is stored there."""
    host, luck = LocalHost(lambda: NOW), random.Random(game)
    stored: dict[str, Any] = json.loads(host.begin(json.dumps({"game": game, "seed": "5a" * 32} | settings)))
    id = stored["record"]["id"]
    local = host._matches[id]
    while local.match.outcome is None and len(stored["entries"]) < most:
        if local.next_bot() is None:
            seat = luck.choice(local.match.current_players())
            entries = local.play_for(seat, luck.choice(local.match.legal_actions(seat)), NOW * 1000)
            stored["entries"] += json.loads(msgspec.json.encode(entries))
        else:
            stored["entries"] += json.loads(host.think(id))["append"]
        host.commit(id)
    return stored


def send(guest: Guest, stored: object) -> str:
    """The id under which the server has stored a match."""
    answer = guest.http.post(PATH, json=stored)
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=OfflineMatch).match


def refused(guest: Guest, stored: object) -> tuple[int, Problem]:
    """Status and reason of a refusal."""
    answer = guest.http.post(PATH, json=stored)
    return answer.status_code, msgspec.json.decode(answer.content, type=Problem)


def test_a_match_of_a_device_comes_into_the_history_once_and_unranked(guest: Guest) -> None:
    for number, (game, one) in enumerate(GAMES.items(), 1):
        stored = played(game, seats=[None, "casual", "casual"][: max(2, one.meta.seats_min)])
        match = send(guest, stored)
        assert send(guest, stored) == match
        history = guest.get(f"/api/history?game={game}", History)
        row = history.games[0]
        assert len(history.games) == 1
        assert (row.match, row.status, row.offline, row.counts, history.count) == (match, "finished", True, False, 0)
        assert [other.bot for other in row.opponents] == ["casual"] * (len(stored["record"]["seats"]) - 1)
        info = guest.get(f"/api/matches/{match}", MatchInfo)
        assert (info.source, info.seat, info.created) == ("offline", 0, "2023-11-14T22:13:20.000Z")
        assert guest.http.get(f"/api/matches/{match}/replay").status_code == 200
        assert [player.bot for player in info.players] == stored["record"]["seats"]
        host = LocalHost()
        host.restore(json.dumps(stored))
        assert guest.http.get(f"/api/matches/{match}/journal").text == host.journal_of(stored["record"]["id"])
        assert len(guest.get("/api/history", History).games) == number


def test_the_hints_of_the_device_are_counted(guest: Guest) -> None:
    stored = played() | {"hints": [0, 3, 3, 5]}
    match = send(guest, stored)
    assert guest.get(f"/api/matches/{match}", MatchInfo).hints == 3
    assert send(guest, stored) == match
    for version in (-1, len(stored["entries"]) + 1):
        assert refused(guest, played(seed="5b" * 32) | {"hints": [version]})[1].code == "bad-request"


def test_a_clock_that_is_ahead_is_not_believed(guest: Guest) -> None:
    stored = played()
    stored["record"]["created"] += 1 << 40
    match = send(guest, stored)
    row = guest.get("/api/history", History).games[0]
    assert row.match == match
    assert row.created < "2050"


def test_a_journal_that_breaks_the_rules_or_the_seed_is_refused(guest: Guest) -> None:
    stored = played()
    actions = [k for k, entry in enumerate(stored["entries"]) if entry["seat"] == 0]
    stored["entries"][actions[1]]["text"] = stored["entries"][actions[0]]["text"]
    status, problem = refused(guest, stored)
    assert (status, problem.code) == (400, "offline-journal")
    for field, value in (("seed", "5b" * 32), ("practice", True), ("people", [1]), ("game", "grove")):
        stored = played()
        stored["record"][field] = value
        assert refused(guest, stored)[1].code == "offline-journal"
    assert guest.get("/api/history", History).games == []


def test_a_match_of_a_later_mazzo_is_refused_by_name(guest: Guest) -> None:
    stored = played()
    stored["record"] |= {"ruleset": "orchard-99", "novelty": 1}
    assert refused(guest, stored) == (409, Problem("newer-version", {"ruleset": "orchard-99"}))
    stored["record"] |= {"format": 2, "ruleset": "orchard-1"}
    assert refused(guest, stored)[1].code == "newer-version"


def test_a_match_that_is_not_over_and_a_lesson_are_refused(guest: Guest) -> None:
    assert refused(guest, played(most=8))[1].code == "match-not-over"
    stored = played()
    stored["record"]["source"] = "lesson"
    assert refused(guest, stored)[1].code == "bad-request"


def test_a_match_that_is_too_large_is_refused(guest: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    stored = played()
    monkeypatch.setattr(limits, "OFFLINE_ENTRIES", 10)
    assert refused(guest, stored)[1].code == "too-large"
    stored["record"]["head"] += "#" * limits.OFFLINE_BYTES
    assert refused(guest, stored)[0] == 413
