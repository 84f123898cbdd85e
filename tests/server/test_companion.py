"""The companion over HTTP and on a device: counts, the referee, what a caller calls, a sheet that is kept."""

import httpx
import msgspec
import pytest

import mazzo
from mazzo import companion
from mazzo.host.local_calls import answer
from mazzo.host.replay import replayed
from mazzo.host.stored import Stored
from mazzo.host.to_client import MatchInfo
from mazzo.host.words import Problem
from mazzo.match import Entry
from mazzo.server.limits import COUNTS_BURST
from tests.companion.entered import as_json, gnoming_sheet, grid_sheet, orchards_as_they_lie, played
from tests.server.served import Guest, Served

SHEET = as_json(grid_sheet(played("orchard", 1, 4)))
CALL = as_json({"position": {"cells": [{"row": 0, "col": 0, "fruit": "apple"}]}, "action": "1 r0 @ 0,0"})


def post(guest: Guest, path: str, body: str) -> httpx.Response:
    return guest.http.post(f"/api/companion/{path}", content=body, headers={"content-type": "application/json"})


def code(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, msgspec.json.decode(answer.content, type=Problem).code


def test_the_count_over_http_is_that_of_the_companion(guest: Guest) -> None:
    counted = post(guest, "orchard/count", SHEET)
    assert counted.status_code == 200
    assert counted.json() == msgspec.json.decode(msgspec.json.encode(companion.count("orchard", SHEET)))


def test_a_sheet_of_another_form_names_the_place(guest: Guest) -> None:
    refused = post(guest, "orchard/count", '{"players": []}')
    assert (refused.status_code, refused.json()["facts"]) == (400, {"where": "$.players"})


def test_the_referee_says_why_not(guest: Guest) -> None:
    verdict = post(guest, "orchard/may", CALL).json()  # card 1 begins with a plum
    assert (verdict["may"], verdict["gain"]) == (True, -3)
    verdict = post(guest, "orchard/may", CALL.replace("0,0", "9,9")).json()
    assert (verdict["may"], verdict["code"], verdict["rule"]) == (False, "orchard-no-overlap", "3.4")


def test_a_game_without_companion_is_not_found(guest: Guest) -> None:
    assert code(post(guest, "chess/count", "{}")) == (404, "not-found")
    assert code(guest.http.get("/api/companion/chess/questions")) == (404, "not-found")


def test_a_caller_calls_the_cards_of_the_match_with_this_seed(guest: Guest) -> None:
    called = guest.http.get("/api/companion/grove/cards?seed=a+fine+day&recipes=true").json()
    match = mazzo.deal("grove", 1, "a fine day", ["recipes"])
    assert match.view().recipes[0].card in called["recipes"]
    hand = match.view().boards[0]
    assert [called["cards"][0], *sorted(called["cards"][1:3])] == [hand.laid[0].card, *hand.hand]
    assert code(guest.http.get("/api/companion/grove/cards?seed=")) == (400, "bad-request")


def test_a_kept_sheet_stands_in_the_history_as_a_finished_match(guest: Guest) -> None:
    kept = post(guest, "orchard/matches", SHEET)
    assert kept.status_code == 201
    id, match = kept.json()["match"], played("orchard", 1, 4)
    info = guest.get(f"/api/matches/{id}", MatchInfo)
    assert (info.status, info.source, info.seat) == ("finished", "table", 0)
    (row,) = guest.http.get("/api/history").json()["games"]
    assert (row["match"], row["score"], row["counts"], row["table"]) == (id, match.score(0), True, True)
    assert guest.http.get(f"/api/matches/{id}/replay").json()["outcome"]["ranking"][0]["score"]["total"] == row["score"]


def test_a_sheet_that_does_not_tell_the_whole_game_is_not_kept(guest: Guest) -> None:
    refused = post(guest, "orchard/matches", as_json(orchards_as_they_lie(played("orchard", 1, 4))))
    assert code(refused) == (400, "companion-no-match")


def keep_sheet(guest: Guest, id: str, sheet: str, game: str = "gnoming", names: str = "Anna,Bruno") -> httpx.Response:
    players = [{"name": name, "colour": k} for k, name in enumerate(names.split(","))]
    body = f'{{"game": "{game}", "players": {msgspec.json.encode(players).decode()}, "sheet": {sheet}}}'
    return guest.http.put(f"/api/companion/sheets/{id}", content=body, headers={"content-type": "application/json"})


ROUND = '{"seats": 2, "rounds": [{"grids": [[5,5,5,8,3,2,6,7,1],[1,2,3,4,5,6,7,8,9]], "out": 0}]}'


def test_a_sheet_is_kept_with_the_totals_of_the_engine_and_can_be_opened_corrected_and_deleted(guest: Guest) -> None:
    assert keep_sheet(guest, "abcdefgh2345", ROUND).status_code == 204
    totals = [player.total for player in companion.count("gnoming", ROUND).players]
    (row,) = guest.http.get("/api/companion/sheets").json()
    assert (row["id"], row["game"], row["totals"], row["over"]) == ("abcdefgh2345", "gnoming", totals, False)
    assert [player["name"] for player in row["players"]] == ["Anna", "Bruno"]
    assert guest.http.get("/api/companion/sheets/abcdefgh2345").json()["sheet"] == msgspec.json.decode(ROUND)
    corrected = ROUND.replace("[5,5,5", "[5,5,4")
    assert keep_sheet(guest, "abcdefgh2345", corrected).status_code == 204
    (row,) = guest.http.get("/api/companion/sheets?game=gnoming").json()
    assert row["totals"] == [player.total for player in companion.count("gnoming", corrected).players] != totals
    assert guest.http.get("/api/companion/sheets?game=grass").json() == []
    assert guest.http.delete("/api/companion/sheets/abcdefgh2345").status_code == 204
    assert code(guest.http.get("/api/companion/sheets/abcdefgh2345")) == (404, "not-found")


def test_a_sheet_of_another_form_or_with_other_players_is_not_kept(guest: Guest) -> None:
    assert code(keep_sheet(guest, "abcdefgh2345", "{}")) == (400, "bad-request")
    assert keep_sheet(guest, "abcdefgh2345", ROUND, names="Anna").json()["facts"] == {"where": "$.players"}
    assert keep_sheet(guest, "ABC", ROUND).json()["facts"] == {"where": "id"}
    assert code(keep_sheet(guest, "abcdefgh2345", ROUND, game="chess")) == (404, "not-found")
    assert guest.http.get("/api/companion/sheets").json() == []


def test_a_sheet_is_its_persons_alone(served: Served, guest: Guest) -> None:
    keep_sheet(guest, "abcdefgh2345", ROUND)
    other = served.guest()
    assert code(other.http.get("/api/companion/sheets/abcdefgh2345")) == (404, "not-found")
    assert keep_sheet(other, "abcdefgh2345", ROUND, names="Carla,Dino").status_code == 204
    other.http.delete("/api/companion/sheets/abcdefgh2345")
    assert len(guest.http.get("/api/companion/sheets").json()) == 1


def test_sheets_are_exported_and_erased_with_the_person(served: Served, guest: Guest) -> None:
    keep_sheet(guest, "abcdefgh2345", ROUND)
    (exported,) = guest.http.get("/api/me/export").json()["sheets"]
    assert (exported["id"], exported["sheet"]) == ("abcdefgh2345", msgspec.json.decode(ROUND))
    assert guest.http.delete("/api/me").status_code == 204
    assert served.execute("SELECT count(*) FROM sheet") == [(0,)]


FINISHED = as_json(gnoming_sheet(played("gnoming", 2, 5)))


def test_a_finished_sheet_counts_in_the_figures_like_a_match_and_one_with_a_fault_does_not(guest: Guest) -> None:
    cells = as_json(orchards_as_they_lie(played("orchard", 1, 4)))
    keep_sheet(guest, "abcdefgh2345", cells, game="orchard", names="Anna")
    total = companion.count("orchard", cells).players[0].total
    assert post(guest, "orchard/matches", as_json(grid_sheet(played("orchard", 1, 9)))).status_code == 201
    other = played("orchard", 1, 9).score(0)
    history = guest.http.get("/api/history?game=orchard").json()
    (kind,) = history["kinds"]
    assert (kind["count"], kind["best"], kind["average"]) == (2, max(total, other), round((total + other) / 2, 1))
    assert (history["count"], history["streak"], len(history["games"])) == (2, 1, 1)

    keep_sheet(guest, "ijklmnop2345", FINISHED)
    keep_sheet(guest, "qrstuvwx2345", ROUND)  # it is not finished
    worst = companion.count("gnoming", FINISHED).players[0].total
    history = guest.http.get("/api/history").json()
    assert [(each["game"], each["count"], each["best"]) for each in history["kinds"]] == [
        ("gnoming", 1, worst),
        ("orchard", 2, max(total, other)),
    ]
    faulty = FINISHED.replace("[[", "[[10, 10, 10, 10, 10, 10, 10, 10, 10], [", 1)
    assert keep_sheet(guest, "ijklmnop2345", faulty).status_code == 204
    assert [each["game"] for each in guest.http.get("/api/history").json()["kinds"]] == ["orchard"]
    assert [each["count"] for each in guest.http.get("/api/me/export").json()["kinds"]] == [2]


def test_a_recipe_challenge_is_in_no_figure(guest: Guest) -> None:
    sheet = as_json(grid_sheet(played("grove", 1, 4, ["recipes"])))
    assert keep_sheet(guest, "abcdefgh2345", sheet, game="grove", names="Anna").status_code == 204
    assert guest.http.get("/api/history").json()["kinds"] == []


def test_a_guest_brings_sheets_into_an_account(served: Served, guest: Guest) -> None:
    browser = served.guest()
    body = {"login": "ada.l", "password": "a long secret"}
    guest.http.post("/api/account", json=body).raise_for_status()
    keep_sheet(guest, "abcdefgh2345", ROUND)
    corrected = ROUND.replace("[5,5,5", "[5,5,4")
    keep_sheet(browser, "abcdefgh2345", corrected)  # a sheet that was opened on a second device, too
    keep_sheet(browser, "ijklmnop2345", FINISHED)
    assert browser.http.post("/api/sign-in", json=body).json()["guest"]["sheets"] == 2
    browser.http.post("/api/account/guest").raise_for_status()
    assert {row["id"] for row in guest.http.get("/api/companion/sheets").json()} == {"abcdefgh2345", "ijklmnop2345"}
    own = guest.http.get("/api/companion/sheets/abcdefgh2345").json()["sheet"]
    assert own == msgspec.json.decode(ROUND)
    assert [each["game"] for each in guest.http.get("/api/history").json()["kinds"]] == ["gnoming"]


def test_too_many_counts_are_refused(guest: Guest) -> None:
    answers = [post(guest, "gnoming/count", '{"seats": 2}').status_code for _ in range(int(COUNTS_BURST) + 20)]
    assert 429 in answers


def test_a_device_gives_the_same_answers() -> None:
    def asked(method: str, path: str, body: str = "") -> tuple[int, object]:
        return answer(method, f"/api/companion/{path}", body, lambda _id: pytest.fail("no match was named"), 0)

    assert asked("POST", "orchard/count", SHEET) == (200, companion.count("orchard", SHEET))
    assert asked("POST", "orchard/may", CALL) == (200, companion.may("orchard", CALL))
    assert asked("GET", "orchard/cards?seed=x") == (200, companion.cards("orchard", "x"))
    assert asked("POST", "chess/count")[0] == 404
    assert asked("POST", "orchard/count", "{}")[0] == 400
    status, stored = asked("POST", "orchard/matches?id=off0abcdefgh", SHEET)
    assert status == 200
    assert isinstance(stored, Stored)
    entries = [Entry(entry.seat, entry.text) for entry in stored.entries]
    assert replayed(stored.record.head, entries, None).outcome == played("orchard", 1, 4).outcome
