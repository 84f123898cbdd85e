"""Boards, streaks and their rebuilding with both databases: the statements that differ most between them."""

from __future__ import annotations

import pytest

from mazzo import server
from mazzo.server.boards.messages import BoardRow
from mazzo.server.deals.messages import NewAttempt, Today
from mazzo.server.streaks.messages import Streaks
from tests.server import postgres
from tests.server.served import Guest, Served


@pytest.fixture(params=postgres.BOTH)
def database_kind(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def begin(guest: Guest) -> None:
    deal = guest.get("/api/today", Today).tiles[0].deal
    guest.post(f"/api/deals/{deal}/attempts", NewAttempt()).raise_for_status()


def test_members_come_and_go_and_rebuild_changes_nothing(served: Served, guest: Guest, friend: Guest) -> None:
    id = guest.http.post("/api/boards", json={"name": "family"}).json()["id"]
    begin(guest)
    begin(friend)
    for _ in range(2):
        friend.http.post(f"/api/boards/{id}/join").raise_for_status()
    assert [(row.members, row.today) for row in friend.get("/api/boards", list[BoardRow])] == [(2, 0)]
    assert [(row.game, row.days) for row in friend.get("/api/streaks", Streaks).of] == [("", 1), ("orchard", 1)]
    assert guest.http.get(f"/api/boards/{id}").status_code == 200
    guest.http.delete("/api/me").raise_for_status()
    assert [row.owner for row in friend.get("/api/boards", list[BoardRow])] == [True]
    day = guest.get("/api/today", Today).date
    assert friend.http.get(f"/api/boards/days/{day}").status_code == 200
    _, streaks = server.rebuild(served.database)
    assert (streaks.attempts, streaks.rows, streaks.changed) == (1, 2, 0)
    friend.http.post(f"/api/boards/{id}/leave").raise_for_status()
    assert friend.http.get(f"/api/boards/{id}").status_code == 404
