"""Tokens: made, shown once, ended; and the limits of their scopes."""

import sqlite3

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from mazzo.host.from_client import Fresh, NewMatch, Play, Resume, Undo, Why
from mazzo.host.to_client import NewMatchAnswer, WhyAnswer
from mazzo.server.accounts import messages as accounts
from mazzo.server.http import scopes
from mazzo.server.programs import messages as external_messages
from mazzo.server.rooms.from_client import Catch, Close, Mute, Report, Say, Sit
from tests.server.accounts.visitors import account, call, refusal, told
from tests.server.programs.clients import Program, program
from tests.server.served import Guest, Served, fresh_id


def test_a_token_is_shown_once_and_kept_as_a_digest(served: Served) -> None:
    ada = account(served)
    made = told(
        call(ada, "POST", "/api/tokens", accounts.NewToken("my bot", ["play", "read"])),
        accounts.TokenAnswer,
        201,
    )
    assert made.secret.startswith("mazzo_")
    (card,) = ada.get("/api/tokens", list[accounts.TokenCard])
    assert (card.label, card.scopes, card.used) == ("my bot", ["play", "read"], None)
    with sqlite3.connect(served.database) as database:
        dump = "\n".join(database.iterdump())
    database.close()
    assert made.secret.removeprefix("mazzo_") not in dump


def test_a_guest_has_no_tokens(guest: Guest) -> None:
    assert refusal(call(guest, "POST", "/api/tokens", accounts.NewToken("x", ["read"]))) == (409, "no-account")


def test_an_account_has_so_many_tokens(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mazzo.server.accounts.tokens.TOKENS", 1)
    ada = account(served)
    program(served, owner=ada)
    assert refusal(call(ada, "POST", "/api/tokens", accounts.NewToken("x", ["read"]))) == (
        409,
        "too-many-tokens",
    )


def test_a_token_stands_for_its_account(served: Served) -> None:
    ada = account(served)
    me = told(program(served, owner=ada).call("GET", "/api/me"), accounts.Me)
    assert (me.id, me.account) == (ada.me.id, True)


def test_a_token_plays_over_a_socket(served: Served) -> None:
    bot = program(served)
    began = bot.call("POST", "/api/matches", NewMatch("orchard", False, Fresh()))
    with bot.sit(told(began, NewMatchAnswer, 201).match) as seat:
        seat.finish()


def test_an_ended_token_is_none_and_its_sockets_close(served: Served) -> None:
    ada = account(served)
    bot = program(served, owner=ada)
    (card,) = ada.get("/api/tokens", list[accounts.TokenCard])
    with bot.sit(ada.begin()) as seat:
        assert call(ada, "DELETE", f"/api/tokens/{card.token}").status_code == 204
        assert seat.closed() == 4401
    assert refusal(bot.call("GET", "/api/history")) == (401, "bad-token")
    assert refusal(call(ada, "DELETE", f"/api/tokens/{card.token}")) == (404, "not-found")


@pytest.mark.parametrize("secret", ["mazzo_", "mazzo_" + "x" * 43, "x" * 43, "mazzo_" + "\u00e8" * 43])
def test_a_token_that_is_none_is_refused_whatever_the_cookie(served: Served, guest: Guest, secret: str) -> None:
    headers = [(b"authorization", f"Bearer {secret}".encode())]
    assert refusal(guest.http.get("/api/me", headers=headers)) == (401, "bad-token")


def test_a_socket_with_a_token_that_is_none_is_closed(served: Served, guest: Guest) -> None:
    uri = f"ws://{served.address}/ws/matches/{guest.begin()}"
    headers = {"Authorization": "Bearer mazzo_" + "x" * 43}
    with connect(uri, additional_headers=headers, legacy=True) as socket, pytest.raises(ConnectionClosed) as closed:
        socket.recv(5)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4401


def test_who_may_only_read_changes_nothing(served: Served) -> None:
    ada = account(served)
    bot, match = program(served, "read", owner=ada), ada.begin()
    began = bot.call("POST", "/api/matches", NewMatch("orchard", False, Fresh()))
    assert (refusal(began), began.json()["facts"]) == ((403, "token-scope"), {"scope": "play"})
    played = bot.call("POST", f"/api/matches/{match}/play", external_messages.PlayCall(fresh_id(), 3, [1]))
    assert refusal(played) == (403, "token-scope")
    with bot.sit(match) as seat:
        version, actions = seat.state.snapshot.version, seat.state.snapshot.offers.actions
        refused = seat.refusal(Play(fresh_id(), version, actions[:1]))
        assert (refused.code, refused.facts) == ("token-scope", {"scope": "play"})
        assert seat.refusal(Undo(fresh_id(), version)).code == "token-scope"
        seat.send(Why(fresh_id(), version, "1 r0 @ 0,0"))
        seat.expect(WhyAnswer)


def test_who_may_only_play_does_not_look(served: Served) -> None:
    bot = program(served, "play")
    assert refusal(bot.call("GET", "/api/history")) == (403, "token-scope")


OWN = [
    ("GET", "/api/account"),
    ("POST", "/api/account"),
    ("PATCH", "/api/account"),
    ("PUT", "/api/account/password"),
    ("POST", "/api/account/guest"),
    ("POST", "/api/account/recovery"),
    ("POST", "/api/sign-in/recovery"),
    ("DELETE", "/api/account/guest"),
    ("GET", "/api/sessions"),
    ("DELETE", "/api/sessions"),
    ("DELETE", "/api/sessions/x"),
    ("POST", "/api/passkeys/options"),
    ("POST", "/api/passkeys"),
    ("DELETE", "/api/passkeys/x"),
    ("GET", "/api/tokens"),
    ("POST", "/api/tokens"),
    ("DELETE", "/api/tokens/x"),
    ("POST", "/api/sign-out"),
    ("GET", "/api/me/export"),
    ("PATCH", "/api/me"),
    ("DELETE", "/api/me"),
]


def test_no_token_touches_the_account(served: Served) -> None:
    ada = account(served)
    bot = program(served, owner=ada)
    for method, path in OWN:
        assert refusal(bot.call(method, path)) == (403, "token-forbidden"), path
    assert ada.get("/api/account", accounts.Account).login == "ada.l"


def test_no_token_signs_in(served: Served) -> None:
    bot = program(served)
    assert refusal(bot.call("POST", "/api/sign-in/passkey/options")) == (403, "token-forbidden")
    answer = bot.call("POST", "/api/sign-in", accounts.SignIn("ada.l", "tramonto viola 12"))
    assert refusal(answer) == (403, "token-forbidden")


@pytest.mark.parametrize(
    ("word", "scope"),
    [
        (Say(fresh_id(), phrase="hello"), "talk"),
        (Mute(fresh_id(), member=1, on=True), "talk"),
        (Report(fresh_id(), line=1), "talk"),
        (Sit(fresh_id(), seat=0), "play"),
        (Close(fresh_id()), "play"),
        (Catch(-1), "read"),
        (Resume(1), "read"),
        (Undo(fresh_id(), 1), "play"),
    ],
)
def test_every_word_needs_its_scope(word: object, scope: scopes.Scope) -> None:
    assert scopes.of_message(word) == scope


@pytest.mark.parametrize("header", ["Basic YWRhOmE=", "bearer", "Digest x"])
def test_another_scheme_beside_the_cookie_is_none_of_ours(guest: Guest, header: str) -> None:
    answer = guest.http.get("/api/me", headers={"authorization": header})
    assert answer.status_code == (401 if header == "bearer" else 200)


def test_a_token_is_no_cookie(served: Served) -> None:
    bot: Program = program(served)
    bot.headers = {"cookie": f"mazzo={bot.secret.removeprefix('mazzo_')}"}
    assert refusal(bot.call("GET", "/api/account")) == (401, "no-person")
