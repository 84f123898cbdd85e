"""Sessions: the content of the cookie, its lifetime, and how sessions are replaced, listed and ended."""

import hashlib
import sqlite3
import time

import httpx
import msgspec
import pytest

from mazzo.server.accounts import authenticator, guests
from mazzo.server.accounts import messages as words
from mazzo.server.accounts.queries import AccountStore
from mazzo.server.storage.engine import database_url, guest_secret
from tests.server.accounts.visitors import account, call, refusal, register, sign_in, told
from tests.server.served import Guest, Served


def rows(served: Served, statement: str, *given: object) -> list[tuple[object, ...]]:
    """What the database holds."""
    with sqlite3.connect(served.database) as database:
        found = database.execute(statement, given).fetchall()
    database.close()
    return found


def me(served: Served, cookie: str) -> words.Me:
    answer = httpx.get(f"http://{served.address}/api/me", headers={"cookie": cookie})
    return msgspec.json.decode(answer.content, type=words.Me)


def test_only_the_digest_of_the_cookie_is_kept(served: Served, guest: Guest) -> None:
    token = guest.http.cookies[guests.COOKIE]
    assert rows(served, "SELECT id, person FROM session") == [(hashlib.sha256(token.encode()).hexdigest(), guest.me.id)]


def test_a_signed_cookie_of_before_is_honoured_and_replaced_at_once(served: Served, guest: Guest) -> None:
    rows(served, "DELETE FROM session")
    old = f"{guests.COOKIE}={guests.sign(guest_secret(database_url(served.database)), guest.me.id)}"
    answer = httpx.get(f"http://{served.address}/api/me", headers={"cookie": old})
    assert answer.json()["id"] == guest.me.id
    fresh = f"{guests.COOKIE}={answer.cookies[guests.COOKIE]}"
    assert me(served, fresh).id == guest.me.id
    assert me(served, old).id == guest.me.id  # what was under way with it
    rows(served, "UPDATE session SET created = created - ?", authenticator.REPLACED + 1)
    assert me(served, old).id != guest.me.id


def test_a_signed_cookie_does_not_open_an_account(served: Served) -> None:
    ada = account(served)
    rows(served, "DELETE FROM session")
    old = f"{guests.COOKIE}={guests.sign(guest_secret(database_url(served.database)), ada.me.id)}"
    assert me(served, old).id != ada.me.id


def test_becoming_an_account_replaces_the_session(served: Served, guest: Guest) -> None:
    before = guest.cookie
    register(guest)
    assert guest.cookie != before
    assert me(served, guest.cookie).id == guest.me.id
    assert me(served, before).id != guest.me.id


def test_signing_in_replaces_the_session_that_was_there_before(served: Served) -> None:
    account(served)
    other = served.guest()
    planted = other.cookie
    told(sign_in(other), words.SignedIn)
    assert other.cookie != planted
    assert me(served, planted).account is False


def test_sessions_are_listed_with_their_device(served: Served) -> None:
    ada = account(served)
    phone = served.guest()
    phone.http.headers["user-agent"] = "Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0"
    told(sign_in(phone), words.SignedIn)
    cards = phone.get("/api/sessions", list[words.SessionCard])
    assert [(card.device, card.here) for card in cards] == [("Firefox, Android", True), ("", False)]
    assert ada.get("/api/sessions", list[words.SessionCard])[0].here is False


def test_an_ended_session_is_nobody_and_its_sockets_close(served: Served) -> None:
    ada = account(served)
    elsewhere = served.guest()
    told(sign_in(elsewhere), words.SignedIn)
    with elsewhere.sit(ada.begin()) as seat:
        (card,) = [card for card in ada.get("/api/sessions", list[words.SessionCard]) if not card.here]
        assert call(ada, "DELETE", f"/api/sessions/{card.session}").status_code == 204
        assert seat.closed() == 4401
    assert refusal(elsewhere.http.get("/api/account")) == (401, "no-person")
    assert refusal(call(ada, "DELETE", f"/api/sessions/{card.session}")) == (404, "not-found")


def test_all_other_sessions_end_together(served: Served) -> None:
    ada = account(served)
    others = [served.guest() for _ in range(3)]
    for other in others:
        told(sign_in(other), words.SignedIn)
    assert call(ada, "DELETE", "/api/sessions").status_code == 204
    assert [other.http.get("/api/account").status_code for other in others] == [401] * 3
    assert ada.get("/api/me", words.Me).id == ada.me.id


def test_nobody_ends_the_session_of_somebody_else(served: Served) -> None:
    ada, other = account(served), account(served, "bice")
    (card,) = ada.get("/api/sessions", list[words.SessionCard])
    assert refusal(call(other, "DELETE", f"/api/sessions/{card.session}")) == (404, "not-found")
    assert ada.get("/api/me", words.Me).id == ada.me.id


def test_signing_out_leaves_a_stranger(served: Served) -> None:
    ada = account(served)
    before = ada.cookie
    assert call(ada, "POST", "/api/sign-out").status_code == 204
    assert guests.COOKIE not in ada.http.cookies
    assert me(served, before).id != ada.me.id


def test_what_another_worker_ended_is_believed_for_two_seconds_at_most(
    served: Served, guest: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(authenticator, "ROUND", 0.05)
    with guest.sit(guest.begin()) as seat:
        rows(served, "DELETE FROM session")
        assert seat.closed() == 4401
    time.sleep(authenticator.BELIEVED)
    assert refusal(guest.http.get("/api/history")) == (401, "no-person")


def test_a_call_asks_the_database_once_for_a_while(
    served: Served, guest: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []
    real = AccountStore.session

    async def count(self: AccountStore, id: str) -> object:
        asked.append(id)
        return await real(self, id)

    monkeypatch.setattr(AccountStore, "session", count)
    for _ in range(10):
        guest.http.get("/api/history")
    assert len(asked) <= 1


def test_the_session_used_longest_ago_gives_way(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    ada = account(served)
    kept = hashlib.sha256(ada.http.cookies[guests.COOKIE].encode()).hexdigest()
    with sqlite3.connect(served.database) as database:
        database.executemany(
            "INSERT INTO session (id, person, created, used, device) VALUES (?, ?, 1, 9e15, '')",
            [(f"{k:064}", ada.me.id) for k in range(49)],
        )
    database.close()
    told(sign_in(served.guest()), words.SignedIn)
    ids = {row[0] for row in rows(served, "SELECT id FROM session WHERE person = ?", ada.me.id)}
    assert len(ids) == 50
    assert kept not in ids


@pytest.mark.parametrize(
    ("agent", "device"),
    [
        ("Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36", "Chrome, Windows"),
        ("Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0", "Edge, Windows"),
        ("Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile Safari/604.1", "Safari, iPhone"),
        ("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox, Linux"),
        ("curl/8.5", ""),
        ("", ""),
    ],
)
def test_a_device_is_named_as_far_as_it_tells(agent: str, device: str) -> None:
    assert authenticator.device(agent) == device
