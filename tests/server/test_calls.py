"""Called games: numbers, who has placed, and the count when everybody has entered what they laid."""

import threading
from itertools import pairwise

import httpx
import msgspec

from mazzo import companion
from mazzo.server.calls import messages
from tests.companion.entered import grid_sheet, played
from tests.server.served import Guest, Served


def sent(guest: Guest, path: str, **body: object) -> messages.CalledGame:
    answer = guest.http.post(f"/api/{path}", json=body)
    assert answer.status_code in (200, 201), answer.text
    return msgspec.json.decode(answer.content, type=messages.CalledGame)


def refused(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


def begun(host: Guest, friend: Guest, game: str = "orchard", **wish: object) -> str:
    id = sent(host, f"companion/{game}/calls", name="Ada", **wish).id
    sent(friend, f"calls/{id}/join", name="Bruno")
    sent(host, f"calls/{id}/next", calls=0)
    return id


def look(guest: Guest, id: str) -> messages.CalledGame:
    return guest.get(f"/api/calls/{id}", messages.CalledGame)


def test_the_next_number_waits_for_everybody(served: Served) -> None:
    host, friend = served.guest(), served.guest()
    id = begun(host, friend)
    game = look(friend, id)
    assert (game.calls, len(game.cards), game.at_once, game.most) == (1, 3, 3, 9)
    assert len(sent(host, f"calls/{id}/placed", count=1).cards) == 3
    assert len(sent(friend, f"calls/{id}/placed", count=1).cards) == 4
    answer = host.http.post(f"/api/calls/{id}/placed", json={"count": 3})
    assert refused(answer) == (409, "not-called-yet")
    sent(host, f"calls/{id}/placed", count=2)
    taken_back = sent(host, f"calls/{id}/placed", count=1)
    assert [player.placed for player in taken_back.players] == [1, 1]


def test_no_number_is_told_before_it_is_called(served: Served) -> None:
    host, friend = served.guest(), served.guest()
    id = sent(host, "companion/grove/calls", name="Ada", recipes=True).id
    before = look(friend, id)
    assert (before.cards, len(before.recipes), before.caller, before.may_join) == ([], 2, False, True)
    sent(friend, f"calls/{id}/join", name="Bruno")
    one_by_one: list[list[int]] = []
    for calls in range(7):
        one_by_one.append(sent(host, f"calls/{id}/next", calls=calls).cards)
        again = sent(host, f"calls/{id}/next", calls=calls)
        assert again.cards == one_by_one[-1], "a second press calls no further number"
    assert [len(cards) for cards in one_by_one] == [3, 4, 5, 6, 7, 8, 9]
    assert all(more[: len(fewer)] == fewer for fewer, more in pairwise(one_by_one))
    assert sent(host, f"calls/{id}/next", calls=7).cards == one_by_one[-1]


def test_two_who_place_at_once_call_one_number(served: Served) -> None:
    host, friend = served.guest(), served.guest()
    id = begun(host, friend)
    for count in range(1, 5):
        both = [
            threading.Thread(target=sent, args=(guest, f"calls/{id}/placed"), kwargs={"count": count})
            for guest in (host, friend)
        ]
        for one in both:
            one.start()
        for one in both:
            one.join()
        assert look(host, id).calls == count + 1


def test_everybody_enters_and_the_ranking_appears(served: Served) -> None:
    host, friend = served.guest(), served.guest()
    id = begun(host, friend)
    sheet = grid_sheet(played("orchard", 2, 7))
    first = friend.http.post(f"/api/calls/{id}/grid", json=sheet["players"][1])
    assert first.json()["count"] is None
    assert [player["entered"] for player in first.json()["players"]] == [False, True]
    last = host.http.post(f"/api/calls/{id}/grid", json=sheet["players"][0])
    alone = companion.count("orchard", msgspec.json.encode({"players": sheet["players"]}))
    totals = [player["total"] for player in last.json()["count"]["players"]]
    assert totals == [tally.total for tally in alone.players]
    bad = host.http.post(f"/api/calls/{id}/grid", json={"cards": "none"})
    assert bad.status_code == 400
    assert look(friend, id).count is not None, "what was refused changes nothing"


def test_who_may_do_what(served: Served) -> None:
    host, friend, stranger = served.guest(), served.guest(), served.guest()
    id = begun(host, friend)
    assert refused(friend.http.post(f"/api/calls/{id}/next", json={"calls": 1})) == (403, "not-the-caller")
    assert refused(stranger.http.post(f"/api/calls/{id}/placed", json={"count": 1})) == (403, "no-seat-in-call")
    assert refused(stranger.http.post(f"/api/calls/{id}/join", json={"name": " "}))[0] == 400
    assert refused(host.http.post("/api/companion/grass/calls", json={"name": "Ada"})) == (404, "not-found")
    assert refused(host.http.post("/api/companion/orchard/calls", json={"name": "A", "recipes": True}))[0] == 400
    assert refused(host.http.get("/api/calls/none")) == (404, "not-found")
    host.http.delete("/api/me")
    assert look(friend, id).caller, "when the caller is erased, every player may call"
    assert [player.name for player in look(friend, id).players] == ["Bruno"]
