"""Two servers over one database: each knows the sessions that the other starts and ends."""

import time
from collections.abc import Iterator

import pytest

from mazzo.server.accounts import authenticator, messages
from mazzo.server.history.messages import History
from tests.server import postgres
from tests.server.accounts.authenticator import Authenticator
from tests.server.accounts.visitors import account, call, refusal, sign_in, told
from tests.server.programs.clients import Program, program
from tests.server.served import Served


@pytest.fixture(params=postgres.BOTH)
def database_kind(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def servers(database: str) -> Iterator[tuple[Served, Served]]:
    with Served(database) as one, Served(database) as other:
        yield one, other


def test_who_comes_in_at_one_is_known_at_the_other_at_once(servers: tuple[Served, Served]) -> None:
    one, other = servers
    ada = account(one)
    assert other.as_guest(ada).get("/api/me", messages.Me).id == ada.me.id
    elsewhere = other.guest()
    told(sign_in(elsewhere), messages.SignedIn)
    assert one.as_guest(elsewhere).get("/api/account", messages.Account).login == "ada.l"


def test_what_one_ended_the_other_believes_for_two_seconds_at_most(
    servers: tuple[Served, Served], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(authenticator, "ROUND", 0.1)
    one, other = servers
    ada = account(one)
    twin, bot = other.as_guest(ada), Program(other, program(one, owner=ada).secret)
    match = ada.begin()
    twin.get("/api/history", History)
    with twin.sit(match) as seat, bot.sit(match) as seat_of_bot:
        assert call(ada, "POST", "/api/sign-out").status_code == 204
        assert seat.closed() == 4401
        seat_of_bot.play_first()
    time.sleep(authenticator.BELIEVED)
    assert refusal(twin.http.get("/api/history")) == (401, "no-person")


def test_a_challenge_of_one_is_answered_at_the_other_once(servers: tuple[Served, Served]) -> None:
    one, other = servers
    ada = account(one)
    twin = other.as_guest(ada)
    key = Authenticator(f"http://{other.address}", "127.0.0.1")
    asked = told(call(ada, "POST", "/api/passkeys/options", messages.PasskeyWish()), messages.PasskeyChallenge)
    made = messages.NewPasskey(asked.challenge, key.create(asked.options), "phone")
    told(call(twin, "POST", "/api/passkeys", made), messages.Account, 201)
    knocking = one.guest()
    there = other.as_guest(knocking)
    knocked = told(call(knocking, "POST", "/api/sign-in/passkey/options"), messages.PasskeyChallenge)
    answer = messages.PasskeySignIn(knocked.challenge, key.get(knocked.options))
    assert told(call(there, "POST", "/api/sign-in/passkey", answer), messages.SignedIn).me.id == ada.me.id
    assert refusal(call(knocking, "POST", "/api/sign-in/passkey", answer)) == (403, "wrong-passkey")


def test_a_name_is_taken_once_however_many_ask_at_the_same_time(servers: tuple[Served, Served]) -> None:
    one, other = servers
    account(one)
    answer = call(other.guest(), "POST", "/api/account", messages.NewAccount("ADA.L", "alba di novembre"))
    assert refusal(answer) == (409, "login-taken")
