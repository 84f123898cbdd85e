"""Passkeys: becoming an account by one, coming in, several of them, and every wrong answer."""

import json

import pytest

from mazzo.server import wire as table
from mazzo.server.accounts import wire
from mazzo.server.programs.wire import NewToken
from tests.server import postgres
from tests.server.accounts.authenticator import Authenticator
from tests.server.accounts.visitors import account, call, refusal, rows, told
from tests.server.served import Guest, Served


@pytest.fixture(params=postgres.BOTH)
def database_kind(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def authenticator(served: Served) -> Authenticator:
    """A passkey for this server."""
    return Authenticator(f"http://{served.address}", served.address.partition(":")[0])


def asked(guest: Guest, login: str = "") -> wire.PasskeyChallenge:
    wish = wire.PasskeyWish(login) if login else wire.PasskeyWish()
    return told(call(guest, "POST", "/api/passkeys/options", wish), wire.PasskeyChallenge)


def add(guest: Guest, key: Authenticator, login: str = "", label: str = "phone") -> wire.Account:
    challenge = asked(guest, login)
    made = wire.NewPasskey(challenge.challenge, key.create(challenge.options), label)
    return told(call(guest, "POST", "/api/passkeys", made), wire.Account, 201)


def knock(guest: Guest) -> wire.PasskeyChallenge:
    return told(call(guest, "POST", "/api/sign-in/passkey/options"), wire.PasskeyChallenge)


def come_in(guest: Guest, key: Authenticator) -> wire.SignedIn:
    challenge = knock(guest)
    answer = wire.PasskeySignIn(challenge.challenge, key.get(challenge.options))
    return told(call(guest, "POST", "/api/sign-in/passkey", answer), wire.SignedIn)


def test_a_guest_becomes_an_account_by_a_passkey_and_comes_in_elsewhere(served: Served) -> None:
    ada, key = served.guest(), authenticator(served)
    before = ada.cookie
    mine = add(ada, key, "Ada.L")
    assert (mine.login, mine.password, [one.label for one in mine.passkeys]) == ("ada.l", False, ["phone"])
    assert ada.cookie != before
    elsewhere = served.guest()
    assert come_in(elsewhere, key).me.id == ada.me.id
    assert elsewhere.get("/api/account", wire.Account).passkeys[0].used is not None


def test_options_ask_for_a_key_that_needs_no_name(served: Served, guest: Guest) -> None:
    options = json.loads(asked(guest, "ada.l").options)
    assert options["rp"] == {"id": "127.0.0.1", "name": "Mazzo"}
    assert options["authenticatorSelection"]["residentKey"] == "required"
    assert json.loads(knock(guest).options).get("allowCredentials", []) == []


def test_several_passkeys_are_named_and_removed(served: Served) -> None:
    ada = account(served)
    keys = [authenticator(served) for _ in range(2)]
    for key, label in zip(keys, ("phone", "laptop"), strict=True):
        mine = add(ada, key, label=label)
    first, second = mine.passkeys
    named = told(call(ada, "PATCH", f"/api/passkeys/{first.passkey}", wire.Rename("old phone")), wire.Account)
    assert [one.label for one in named.passkeys] == ["old phone", "laptop"]
    left = told(call(ada, "DELETE", f"/api/passkeys/{first.passkey}"), wire.Account)
    assert [one.passkey for one in left.passkeys] == [second.passkey]
    challenge = knock(ada)
    gone = wire.PasskeySignIn(challenge.challenge, keys[0].get(challenge.options))
    assert refusal(call(ada, "POST", "/api/sign-in/passkey", gone)) == (403, "wrong-passkey")


@pytest.mark.parametrize("label", ["a\0b", "a\x1b[2J", "a\u202eb", " \n"])
def test_a_label_is_something_that_can_be_shown(served: Served, label: str) -> None:
    ada, key = served.guest(), authenticator(served)
    (only,) = add(ada, key, "ada.l", " my  phone ").passkeys
    assert only.label == "my phone"
    refused = (400, "bad-request")
    assert refusal(call(ada, "PATCH", f"/api/passkeys/{only.passkey}", wire.Rename(label))) == refused
    assert refusal(call(ada, "POST", "/api/tokens", NewToken(label, ["read"]))) == refused
    challenge = asked(ada)
    made = wire.NewPasskey(challenge.challenge, authenticator(served).create(challenge.options), label)
    assert refusal(call(ada, "POST", "/api/passkeys", made)) == refused


def test_the_last_way_in_stays(served: Served, guest: Guest) -> None:
    (only,) = add(guest, authenticator(served), "ada.l").passkeys
    assert refusal(call(guest, "DELETE", f"/api/passkeys/{only.passkey}")) == (409, "last-way-in")
    told(call(guest, "PUT", "/api/account/password", wire.NewPassword("tramonto viola 12")), wire.Account)
    assert told(call(guest, "DELETE", f"/api/passkeys/{only.passkey}"), wire.Account).passkeys == []


def test_a_passkey_of_somebody_else_is_not_mine(served: Served) -> None:
    ada, other = account(served), account(served, "bice")
    (hers,) = add(ada, authenticator(served)).passkeys
    assert refusal(call(other, "DELETE", f"/api/passkeys/{hers.passkey}")) == (404, "not-found")
    assert refusal(call(other, "PATCH", f"/api/passkeys/{hers.passkey}", wire.Rename("x"))) == (404, "not-found")


def test_a_guest_says_under_which_name(guest: Guest) -> None:
    assert refusal(call(guest, "POST", "/api/passkeys/options", wire.PasskeyWish())) == (400, "need-login")


def test_a_taken_name_is_refused_before_the_key_is_made(served: Served) -> None:
    account(served)
    answer = call(served.guest(), "POST", "/api/passkeys/options", wire.PasskeyWish("ada.l"))
    assert refusal(answer) == (409, "login-taken")


def test_an_answer_counts_once(served: Served) -> None:
    ada, key = account(served), authenticator(served)
    challenge = asked(ada)
    made = wire.NewPasskey(challenge.challenge, key.create(challenge.options), "phone")
    told(call(ada, "POST", "/api/passkeys", made), wire.Account, 201)
    assert refusal(call(ada, "POST", "/api/passkeys", made)) == (400, "bad-passkey")
    other = served.guest()
    knocked = knock(other)
    answer = wire.PasskeySignIn(knocked.challenge, key.get(knocked.options))
    told(call(other, "POST", "/api/sign-in/passkey", answer), wire.SignedIn)
    assert refusal(call(other, "POST", "/api/sign-in/passkey", answer)) == (403, "wrong-passkey")


def test_an_answer_of_another_browser_is_wrong(served: Served) -> None:
    ada, key = account(served), authenticator(served)
    add(ada, key)
    knocked = knock(served.guest())
    answer = wire.PasskeySignIn(knocked.challenge, key.get(knocked.options))
    assert refusal(call(served.guest(), "POST", "/api/sign-in/passkey", answer)) == (403, "wrong-passkey")


def test_an_answer_that_comes_too_late_is_wrong(served: Served) -> None:
    ada, key = account(served), authenticator(served)
    add(ada, key)
    other = served.guest()
    knocked = knock(other)
    rows(served, "UPDATE challenge SET until = 1")
    answer = wire.PasskeySignIn(knocked.challenge, key.get(knocked.options))
    assert refusal(call(other, "POST", "/api/sign-in/passkey", answer)) == (403, "wrong-passkey")


def test_a_passkey_made_for_another_host_is_wrong(served: Served) -> None:
    ada = account(served)
    address, host = f"http://{served.address}", served.address.partition(":")[0]
    for key in (Authenticator("http://evil.example", host), Authenticator(address, "evil.example")):
        challenge = asked(ada)
        made = wire.NewPasskey(challenge.challenge, key.create(challenge.options), "phone")
        assert refusal(call(ada, "POST", "/api/passkeys", made)) == (400, "bad-passkey")


def test_a_copied_passkey_that_counts_backwards_is_wrong(served: Served) -> None:
    ada, key = account(served), authenticator(served)
    key.signs = 5
    add(ada, key)
    key.signs = 2
    knocked = knock(ada)
    answer = wire.PasskeySignIn(knocked.challenge, key.get(knocked.options))
    assert refusal(call(ada, "POST", "/api/sign-in/passkey", answer)) == (403, "wrong-passkey")


def test_another_key_under_the_same_name_is_wrong(served: Served) -> None:
    ada, key = account(served), authenticator(served)
    add(ada, key)
    forged = authenticator(served)
    forged.id, forged.user = key.id, key.user
    knocked = knock(ada)
    answer = wire.PasskeySignIn(knocked.challenge, forged.get(knocked.options))
    assert refusal(call(ada, "POST", "/api/sign-in/passkey", answer)) == (403, "wrong-passkey")


@pytest.mark.parametrize(
    "credential", ["{}", "[]", "null", '{"id": 3}', '{"id":"a","rawId":"a","type":"public-key"}', "x" * 90]
)
def test_an_answer_that_is_none_is_wrong(served: Served, credential: str) -> None:
    ada = account(served)
    made = wire.NewPasskey(asked(ada).challenge, credential, "phone")
    assert refusal(call(ada, "POST", "/api/passkeys", made)) == (400, "bad-passkey")
    answer = wire.PasskeySignIn(knock(ada).challenge, credential)
    assert refusal(call(ada, "POST", "/api/sign-in/passkey", answer)) == (403, "wrong-passkey")


def test_one_key_belongs_to_one_account(served: Served) -> None:
    ada, other, key = account(served), account(served, "bice"), authenticator(served)
    add(ada, key)
    challenge = asked(other)
    made = wire.NewPasskey(challenge.challenge, key.create(challenge.options), "stolen")
    assert refusal(call(other, "POST", "/api/passkeys", made)) == (409, "bad-passkey")
    assert other.get("/api/me", table.Me).id == other.me.id


def test_an_account_has_so_many_passkeys(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mazzo.server.accounts.keys.PASSKEYS", 1)
    ada = account(served)
    add(ada, authenticator(served))
    assert refusal(call(ada, "POST", "/api/passkeys/options", wire.PasskeyWish())) == (409, "too-many-passkeys")
