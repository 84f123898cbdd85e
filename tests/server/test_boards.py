"""Boards: made, joined and left; who sees what; the points of a week and a month."""

from __future__ import annotations

from typing import TypeVar

import httpx
import msgspec
import pytest
from websockets.sync.client import connect

from mazzo.server.boards import messages
from mazzo.server.boards.points import totals
from mazzo.server.deals.messages import NewAttempt, NewAttemptAnswer, Today
from mazzo.server.streaks.messages import Streaks
from mazzo.server.times import DAY, MINUTE
from tests.server.rooms.clusters import DAWN
from tests.server.served import Guest, Seat, Served
from tests.server.wall_clock import WallClock, set_clock

Kind = TypeVar("Kind")
MONDAY = 19_674 * DAY + 9 * 60 * MINUTE
"""Monday, 13 November 2023, 09:00 UTC."""
assert MONDAY < DAWN


@pytest.fixture(autouse=True)
def clock(monkeypatch: pytest.MonkeyPatch) -> WallClock:
    clock = set_clock(monkeypatch, MONDAY)
    monkeypatch.setattr("mazzo.server.deals.ledger.HASTE", 0)  # the clock stands while a test plays
    return clock


def told(answer: httpx.Response, kind: type[Kind], status: int = 200) -> Kind:
    assert answer.status_code == status, answer.text
    return msgspec.json.decode(answer.content, type=kind)


def code(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


def make(guest: Guest, name: str = "family", *, accounts: bool = False) -> str:
    return told(guest.post("/api/boards", messages.NewBoard(name, accounts)), messages.Board, 201).id


def join(guest: Guest, board: str) -> messages.Board:
    return told(guest.http.post(f"/api/boards/{board}/join"), messages.Board)


def board_of(guest: Guest, board: str, game: str = "") -> messages.Board:
    return guest.get(f"/api/boards/{board}?game={game}" if game else f"/api/boards/{board}", messages.Board)


def change(guest: Guest, board: str, **fields: object) -> httpx.Response:
    return guest.http.patch(f"/api/boards/{board}", json=fields)


def register(guest: Guest, login: str) -> None:
    guest.http.post("/api/account", json={"login": login, "password": "a long secret"}).raise_for_status()


def deal_of(guest: Guest, game: str = "orchard") -> str:
    return next(tile.deal for tile in guest.get("/api/today", Today).tiles if tile.game == game)


def play(served: Served, guest: Guest, game: str = "orchard") -> str:
    """Play a deal of today to its end."""
    deal = deal_of(guest, game)
    match = told(guest.post(f"/api/deals/{deal}/attempts", NewAttempt()), NewAttemptAnswer, 201).match
    with guest.sit(match) as seat:
        seat.finish()
    while served.execute("SELECT ended FROM attempt WHERE match = ?", match) == [(None,)]:
        pass
    return deal


def score(served: Served, guest: Guest, deal: str, points: int) -> None:
    """Give a result other points: which moves bring them is no matter here."""
    served.execute(
        "UPDATE attempt SET score = CAST(? AS INTEGER), marked = 0 WHERE person = ? AND deal = ? RETURNING score",
        *(str(points), guest.me.id, deal),
    )


def test_a_board_is_joined_by_its_link_and_shows_members_to_members_only(guest: Guest, friend: Guest) -> None:
    guest.call_me("Ada")
    id = make(guest)
    outside = board_of(friend, id)
    assert (outside.name, outside.count, outside.member, outside.members, outside.today) == ("family", 1, False, [], [])
    inside = join(friend, id)
    assert [(member.number, member.name, member.you, member.owner) for member in inside.members] == [
        (1, "Ada", False, True),
        (2, "", True, False),
    ]
    assert join(friend, id) == inside
    assert [row.id for row in friend.get("/api/boards", list[messages.BoardRow])] == [id]


def test_results_are_hidden_until_ones_own_attempt_has_ended(served: Served, guest: Guest, friend: Guest) -> None:
    id = make(guest)
    join(friend, id)
    deal = play(served, guest)

    def orchard(person: Guest) -> messages.BoardDeal:
        return next(deal for deal in board_of(person, id).today if deal.game == "orchard")

    assert orchard(friend).results == [messages.BoardResult(1, "done", None, None)]
    shown = orchard(guest).results
    assert [(result.number, result.place) for result in shown] == [(1, 1)]
    assert shown[0].score is not None
    assert friend.get("/api/boards", list[messages.BoardRow])[0].today == 1
    play(served, friend)
    for person, points in ((guest, 30), (friend, 40)):
        score(served, person, deal, points)
    assert board_of(guest, id).week == [], "the day is not over"


def test_a_board_shows_at_once_who_has_begun_and_finished(served: Served, guest: Guest, friend: Guest) -> None:
    id = make(guest)
    join(friend, id)

    def states() -> list[tuple[int, str]]:
        (deal,) = (deal for deal in board_of(guest, id).today if deal.game == "orchard")
        return [(result.number, result.state) for result in deal.results]

    assert states() == []
    begun = told(friend.post(f"/api/deals/{deal_of(friend)}/attempts", NewAttempt()), NewAttemptAnswer, 201)
    assert states() == [(2, "begun")]
    with friend.sit(begun.match) as seat:
        seat.finish()
    while served.execute("SELECT ended FROM attempt WHERE match = ?", begun.match) == [(None,)]:
        pass
    assert deal_of(friend), "its answer includes the end of the attempt, and so do all later ones"
    assert states() == [(2, "done")]
    assert friend.http.post(f"/api/boards/{id}/leave").status_code == 204
    assert states() == []


def test_a_week_counts_its_five_best_days_and_a_month_all() -> None:
    days = {(day, "orchard"): percent for day, percent in enumerate((10.0, 90.0, 50.0, 50.0, 20.0, 60.0, 100.0))}
    other = {(1, "grass"): 50.0, (1, "orchard"): 25.0}
    week = totals({1: days, 2: other, 3: {}}, 0, None, 5)
    assert [(one.place, one.number, one.points, one.days) for one in week] == [(1, 1, 350.0, 7), (2, 2, 75.0, 1)]
    assert [one.points for one in totals({1: days}, 0, None, None)] == [380.0]
    assert [(one.number, one.points) for one in totals({1: days, 2: other}, 1, "grass", 5)] == [(2, 50.0)]
    even = {(0, "grove"): 50.0}
    assert [one.place for one in totals({1: even, 2: even, 3: other}, 0, None, 5)] == [1, 2, 2]


def test_points_are_of_days_that_are_over(served: Served, guest: Guest, friend: Guest, clock: WallClock) -> None:
    id = make(guest)
    join(friend, id)
    deal = play(served, guest)
    play(served, friend)
    for person, points in ((guest, 30), (friend, 40)):
        score(served, person, deal, points)
    clock.now += DAY
    play(served, guest, "grove")
    board = board_of(guest, id)
    assert [(one.place, one.number, one.points, one.days) for one in board.week] == [(1, 2, 100.0, 1), (2, 1, 0.0, 1)]
    assert board.month == board.week
    assert (board.week_from, board.month_from) == ("2023-11-13", "2023-11-01")
    clock.now += DAY
    assert [(one.number, one.points) for one in board_of(guest, id, "grove").week] == [(1, 50.0)], "alone on the deal"
    served.execute("UPDATE attempt SET hints = 1 WHERE person = ? RETURNING score", friend.me.id)
    unassisted = guest.get(f"/api/boards/{id}?unassisted=true", messages.Board)
    assert [(one.number, one.points) for one in unassisted.week] == [(1, 50.0)]
    clock.now += 6 * DAY
    board = board_of(guest, id)
    assert board.week == []
    assert [one.number for one in board.month] == [2, 1]


def test_the_owner_renames_hands_on_removes_and_deletes(served: Served, guest: Guest, friend: Guest) -> None:
    third = served.guest()
    id = make(guest)
    join(friend, id)
    join(third, id)
    assert code(change(friend, id, name="mine")) == (403, "board-not-yours")
    assert told(change(guest, id, name="club"), messages.Board).name == "club"
    handed_on = told(change(guest, id, owner=2), messages.Board)
    assert [member.owner for member in handed_on.members] == [False, True, False]
    assert code(guest.http.delete(f"/api/boards/{id}/members/3")) == (403, "board-not-yours")
    after = told(friend.http.delete(f"/api/boards/{id}/members/3"), messages.Board)
    assert [member.number for member in after.members] == [1, 2]
    assert friend.http.delete(f"/api/boards/{id}/members/2").status_code == 404, "leaving is another call"
    assert friend.http.delete(f"/api/boards/{id}").status_code == 204
    assert code(guest.http.get(f"/api/boards/{id}")) == (404, "no-board")


def test_a_board_goes_to_the_longest_member_and_ends_with_the_last(served: Served, guest: Guest, friend: Guest) -> None:
    third = served.guest()
    id = make(guest)
    join(friend, id)
    join(third, id)
    assert guest.http.post(f"/api/boards/{id}/leave").status_code == 204
    assert [(member.number, member.owner) for member in board_of(third, id).members] == [(2, True), (3, False)]
    friend.http.request("DELETE", "/api/me").raise_for_status()
    assert [(member.number, member.owner) for member in board_of(third, id).members] == [(3, True)]
    third.http.post(f"/api/boards/{id}/leave").raise_for_status()
    assert code(guest.http.get(f"/api/boards/{id}")) == (404, "no-board")


def test_an_erased_person_leaves_only_a_score(served: Served, guest: Guest, friend: Guest) -> None:
    id = make(guest)
    deal = play(served, guest)
    play(served, friend)
    guest.http.request("DELETE", "/api/me").raise_for_status()
    assert served.execute("SELECT * FROM streak WHERE person = ?", guest.me.id) == []
    assert served.execute("SELECT * FROM board") == [] == served.execute("SELECT * FROM board_member")
    assert served.execute("SELECT count(*) FROM attempt WHERE deal = ?", deal) == [(2,)]
    assert code(friend.http.get(f"/api/boards/{id}")) == (404, "no-board")


def test_boards_may_ask_for_accounts_and_refuse_in_one_sentence(
    guest: Guest, friend: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    id = make(guest, accounts=True)
    assert code(friend.http.post(f"/api/boards/{id}/join")) == (409, "board-needs-account")
    register(friend, "friend.f")
    assert join(friend, id).count == 2
    monkeypatch.setattr("mazzo.server.boards.service.BOARD_MEMBERS", 1)
    other = make(guest)
    assert code(friend.http.post(f"/api/boards/{other}/join")) == (409, "board-full")
    monkeypatch.setattr("mazzo.server.boards.service.BOARDS", 2)
    assert code(guest.post("/api/boards", messages.NewBoard("third"))) == (409, "too-many-boards")
    monkeypatch.setattr("mazzo.server.boards.service.MEMBERSHIPS", 1)
    assert code(friend.post("/api/boards", messages.NewBoard("mine"))) == (409, "too-many-memberships")
    assert code(guest.post("/api/boards", messages.NewBoard(" "))) == (400, "bad-request")
    assert code(guest.http.post("/api/boards/nothing/join")) == (404, "no-board")
    assert code(guest.http.get(f"/api/boards/{id}?game=chess")) == (404, "not-found")


def test_a_program_plays_today_and_has_a_board_of_its_own(served: Served, guest: Guest) -> None:
    program = served.guest()
    register(program, "program.p")
    program.http.patch("/api/account", json={"program": True}).raise_for_status()
    program.call_me("Robot")
    secret = program.http.post("/api/tokens", json={"label": "bot", "scopes": ["read", "play"]}).json()["secret"]
    bearer = {"authorization": f"Bearer {secret}"}
    with httpx.Client(base_url=f"http://{served.address}", headers=bearer, verify=False, timeout=40) as bot:
        tile = next(tile for tile in told(bot.get("/api/today"), Today).tiles if tile.game == "orchard")
        begun = told(bot.post(f"/api/deals/{tile.deal}/attempts", json={}), NewAttemptAnswer, 201)
        assert begun.first
        with connect(f"ws://{served.address}/ws/matches/{begun.match}", additional_headers=bearer) as connection:
            Seat(connection).finish()
        board = told(bot.post("/api/boards", json={"name": "robots"}), messages.Board, 201)
    assert board.programs
    assert [member.name for member in board_of(guest, board.id).members] == ["Robot"], "everybody may look"
    assert code(guest.http.post(f"/api/boards/{board.id}/join")) == (409, "board-of-programs")
    assert code(program.http.post(f"/api/boards/{make(guest)}/join")) == (409, "board-of-people")
    assert served.execute("SELECT is_program FROM attempt WHERE match = ?", begun.match) == [(1,)]


def test_the_public_board_lists_accounts_that_chose_it(
    served: Served, guest: Guest, friend: Guest, clock: WallClock
) -> None:
    for person, name in ((guest, "Ada"), (friend, "Bo")):
        person.call_me(name)
        register(person, f"{name}.login")
    guest.http.patch("/api/me", json={"listed": True}).raise_for_status()
    play(served, guest)
    date = guest.get("/api/today", Today).date

    def names(person: Guest) -> list[str]:
        day = person.get(f"/api/boards/days/{date}", messages.DayBoard)
        return [result.name for deal in day.deals for result in deal.results]

    assert (names(guest), names(friend)) == (["Ada"], [])
    play(served, friend)
    assert names(friend) == ["Ada"]
    clock.now += DAY
    assert names(served.guest()) == ["Ada"]
    assert code(guest.http.get("/api/boards/days/2030-01-01")) == (404, "no-deal-yet")


def test_a_guest_brings_boards_and_streaks_into_an_account(served: Served, guest: Guest, clock: WallClock) -> None:
    browser = served.guest()
    register(guest, "ada.l")
    play(served, guest)
    shared, own, alone = make(guest, "shared"), make(browser, "own"), make(guest, "alone")
    join(browser, shared)
    clock.now += DAY
    play(served, browser)
    assert [result for deal in board_of(guest, alone).today for result in deal.results] == []
    signed_in = browser.http.post("/api/sign-in", json={"login": "ada.l", "password": "a long secret"})
    assert signed_in.json()["guest"]["boards"] == 2
    browser.http.post("/api/account/guest").raise_for_status()
    rows = {row.id: (row.owner, row.members) for row in guest.get("/api/boards", list[messages.BoardRow])}
    assert rows == {shared: (True, 1), own: (True, 1), alone: (True, 1)}
    assert [result.number for deal in board_of(guest, alone).today for result in deal.results] == [1]
    assert [(row.game, row.days, row.weeks) for row in guest.get("/api/streaks", Streaks).of] == [
        ("", 2, 1),
        ("orchard", 2, 1),
    ]


def test_an_export_has_streaks_and_boards(served: Served, guest: Guest) -> None:
    id = make(guest)
    play(served, guest)
    export = guest.http.get("/api/me/export").json()
    assert [(board["id"], board["owner"]) for board in export["boards"]] == [(id, True)]
    assert [(streak["game"], streak["days"]) for streak in export["streaks"]] == [("", 1), ("orchard", 1)]
    assert len(export["attempts"]) == 1
