"""Guests and their cookie: valid and invalid ones, and erasure."""

from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from mazzo.host import from_client, to_client
from mazzo.server import ids
from mazzo.server.accounts import guests
from mazzo.server.accounts.messages import Me, MePatch
from mazzo.server.http import requests
from mazzo.server.rooms.from_client import NewRoom, Sit
from mazzo.server.storage.store import Store
from tests.server.served import Guest, Served, fresh_id

SECRET = b"a secret"


def test_a_signed_cookie_is_read_back() -> None:
    id = ids.fresh_id(16)
    assert guests.signed(SECRET, f"other=1; {guests.COOKIE}={guests.sign(SECRET, id)}") == id


@pytest.mark.parametrize(
    "header",
    [
        None,
        "",
        "mazzo=",
        "mazzo=2222222222222222",
        "mazzo=2222222222222222.",
        f"mazzo=2222222222222222.{'0' * 64}",
        f"mazzo={guests.sign(b'another secret', '2222222222222222')}",
        f"mazzo=3{guests.sign(SECRET, '2222222222222222')[1:]}",
        f"mazzo={guests.sign(SECRET, '../../etc/passwd')}",
        "mazzo=\x00\xff; =;;; mazzo",
        "mazzo=" + "x" * 10_000,
    ],
)
def test_a_cookie_that_is_not_ours_is_nobody(header: str | None) -> None:
    assert guests.signed(SECRET, header) is None


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("it-IT,it;q=0.9,en-US;q=0.8", "it"),
        ("en-GB,it;q=0.7", "en"),
        ("de-DE, it;q=0.4, en;q=0.3", "it"),
        ("de", "en"),
        ("it;q=0, en;q=0.1", "en"),
        ("it;q=much", "en"),
        ("", "en"),
        (None, "en"),
    ],
)
def test_the_browsers_language_counts(header: str | None, language: str) -> None:
    assert requests.preferred_language(header) == language


def test_a_guest_is_made_once_and_known_again(served: Served) -> None:
    guest = served.guest()
    assert guest.get("/api/me", Me) == guest.me
    assert served.guest().me.id != guest.me.id


def test_the_cookie_is_kept_from_scripts_and_other_sites(served: Served) -> None:
    told = httpx.get(f"http://{served.address}/api/me").headers["set-cookie"]
    assert all(part in told for part in ("Path=/", "HttpOnly", "SameSite=Lax"))
    assert "Secure" not in told


def test_over_https_the_cookie_belongs_to_this_host_alone() -> None:
    cookie = guests.set_cookie("token", secure=True)
    assert cookie.startswith("__Host-mazzo=token; Path=/; ")
    assert cookie.endswith("; HttpOnly; SameSite=Lax; Secure")
    planted, token = "p" * 43, "t" * 43
    assert guests.session_values(f"mazzo={planted}; __Host-mazzo={token}", secure=True) == [token]
    assert guests.session_values(f"mazzo={planted}", secure=True) == []


@pytest.mark.parametrize(
    "header",
    [
        'prefs={"theme":"dark"}; %s',
        "name=a b c; %s",
        "city=Forl\u00ec; %s",
        "novalue; %s",
        "novalue;; =; %s",
        "mazzo=x; %s",
        "mazzo=" + "n" * 43 + "; %s",
        "mazzo; %s; mazzo=",
        '%s; mazzo="',
        "%s; mazzo=x",
        "Mazzo=x; other_mazzo=y; %s",
    ],
)
def test_cookies_of_neighbours_take_nobodys_place(served: Served, guest: Guest, header: str) -> None:
    cookie = (header % guest.cookie).encode()
    answer = httpx.get(f"http://{served.address}/api/me", headers=[(b"cookie", cookie)])
    assert answer.json()["id"] == guest.me.id
    assert "set-cookie" not in answer.headers


def test_a_cookie_is_renewed_beside_that_of_a_neighbour(served: Served, guest: Guest) -> None:
    served.execute("UPDATE session SET used = used - 2 * 24 * 3600 * 1000")
    cookie = f"{guest.cookie}; mazzo={'n' * 43}"
    answer = httpx.get(f"http://{served.address}/api/me", headers={"cookie": cookie})
    assert answer.headers["set-cookie"].startswith(f"{guest.cookie}; ")


def test_the_cookies_of_a_header_are_looked_up_in_one_query(
    served: Served, guest: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[object] = []
    answer = Store.all

    async def note(store: Store, query: Any) -> list[tuple[Any, ...]]:
        asked.append(query)
        return await answer(store, query)

    monkeypatch.setattr(Store, "all", note)
    other = served.guest()
    asked.clear()
    header = "; ".join([*(f"mazzo={number:043}" for number in range(5)), guest.cookie, other.cookie])
    found = httpx.get(f"http://{served.address}/api/me", headers={"cookie": header})
    assert found.json()["id"] == guest.me.id
    assert len(asked) == 1


def test_a_header_full_of_cookies_asks_the_database_a_few_times_only() -> None:
    header = "; ".join(f"mazzo={number:043}" for number in range(1000))
    assert len(guests.session_values(header, secure=False)) == guests.CANDIDATES


def test_a_signed_cookie_is_found_beside_that_of_a_neighbour() -> None:
    id = ids.fresh_id(16)
    header = f'prefs={{"a":1}}; mazzo=x; mazzo={guests.sign(SECRET, id)}'
    assert guests.signed(SECRET, header) == id


def test_a_guest_changes_name_colour_and_language(guest: Guest) -> None:
    change = MePatch(name="  Ada   L. ", colour=7)
    headers = {"content-type": "application/json"}
    answer = guest.http.patch("/api/me", content=msgspec.json.encode(change), headers=headers)
    assert msgspec.json.decode(answer.content, type=Me) == Me(guest.me.id, "Ada L.", 7, guest.me.language)
    assert guest.get("/api/me", Me).name == "Ada L."


@pytest.mark.parametrize(
    "body",
    ['{"name": "a\\u0000b"}', '{"name": "\\u202eabc"}', '{"colour": 8}', '{"language": "xx"}', '{"admin": true}', "[]"],
)
def test_a_change_that_makes_no_sense_changes_nothing(guest: Guest, body: str) -> None:
    answer = guest.http.patch("/api/me", content=body, headers={"content-type": "application/json"})
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-request")
    assert guest.get("/api/me", Me) == guest.me


def test_a_forgotten_guest_is_gone_with_their_games(served: Served, guest: Guest) -> None:
    match = guest.begin()
    cookie = guest.cookie
    with guest.sit(match) as seat:
        assert guest.http.delete("/api/me").status_code == 204
        assert seat.closed() == 4404
    assert guests.COOKIE not in guest.http.cookies
    assert served.guest().http.get(f"/api/matches/{match}").status_code == 404
    again = httpx.get(f"http://{served.address}/api/me", headers={"cookie": cookie}).json()
    assert again["id"] != guest.me.id


def test_nothing_of_a_forgotten_guest_can_be_read_in_the_file_or_its_log(served: Served, guest: Guest) -> None:
    def is_there() -> bool:
        return any(guest.me.id.encode() in file.read_bytes() for file in Path(served.database).parent.iterdir())

    guest.sit(guest.begin()).close()
    room = guest.open_room(NewRoom("orchard", 2))
    with guest.come(room):  # and their presence
        served.guest().act(room, Sit(fresh_id(), 1))
        assert is_there()
        assert guest.http.delete("/api/me").status_code == 204
        assert not is_there()
    assert not is_there()


def test_a_stranger_begins_nothing(served: Served) -> None:
    body = msgspec.json.encode(from_client.NewMatch("orchard", False, from_client.Fresh()))
    answer = httpx.post(f"http://{served.address}/api/matches", content=body)
    assert (answer.status_code, answer.json()["code"]) == (401, "no-person")


def test_another_guests_seat_is_not_mine(served: Served, guest: Guest) -> None:
    match = guest.begin()
    other = served.guest()
    with other.sit(match) as seat:
        assert seat.hello.seat is None
    assert other.get(f"/api/matches/{match}", to_client.MatchInfo).seat is None
    assert guest.get(f"/api/matches/{match}", to_client.MatchInfo).seat == 0
    assert other.http.get(f"/api/matches/{match}/journal").status_code == 404
