"""Passkeys: making an account with one, signing in, several of them, and every wrong answer."""

import json

import pytest

from mazzo.server.accounts import messages
from mazzo.server.accounts.messages import NewToken
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


def asked(guest: Guest, login: str = "") -> messages.PasskeyChallenge:
    wish = messages.PasskeyWish(login) if login else messages.PasskeyWish()
    return told(call(guest, "POST", "/api/passkeys/options", wish), messages.PasskeyChallenge)


def add(guest: Guest, key: Authenticator, login: str = "", label: str = "phone") -> messages.Account:
    challenge = asked(guest, login)
    made = messages.NewPasskey(challenge.challenge, key.create(challenge.options), label)
    return told(call(guest, "POST", "/api/passkeys", made), messages.Account, 201)


def knock(guest: Guest) -> messages.PasskeyChallenge:
    return told(call(guest, "POST", "/api/sign-in/passkey/options"), messages.PasskeyChallenge)


def come_in(guest: Guest, key: Authenticator) -> messages.SignedIn:
    challenge = knock(guest)
    answer = messages.PasskeySignIn(challenge.challenge, key.get(challenge.options))
    return told(call(guest, "POST", "/api/sign-in/passkey", answer), messages.SignedIn)


def test_a_guest_becomes_an_account_by_a_passkey_and_comes_in_elsewhere(served: Served) -> None:
    ada, key = served.guest(), authenticator(served)
    before = ada.cookie
    mine = add(ada, key, "Ada.L")
    assert (mine.login, mine.password, [one.label for one in mine.passkeys]) == ("ada.l", False, ["phone"])
    assert ada.cookie != before
    elsewhere = served.guest()
    assert come_in(elsewhere, key).me.id == ada.me.id
    assert elsewhere.get("/api/account", messages.Account).passkeys[0].used is not None


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
    named = told(call(ada, "PATCH", f"/api/passkeys/{first.passkey}", messages.Rename("old phone")), messages.Account)
    assert [one.label for one in named.passkeys] == ["old phone", "laptop"]
    left = told(call(ada, "DELETE", f"/api/passkeys/{first.passkey}"), messages.Account)
    assert [one.passkey for one in left.passkeys] == [second.passkey]
    challenge = knock(ada)
    gone = messages.PasskeySignIn(challenge.challenge, keys[0].get(challenge.options))
    assert refusal(call(ada, "POST", "/api/sign-in/passkey", gone)) == (403, "wrong-passkey")


@pytest.mark.parametrize("label", ["a\0b", "a\x1b[2J", "a\u202eb", " \n"])
def test_a_label_is_something_that_can_be_shown(served: Served, label: str) -> None:
    ada, key = served.guest(), authenticator(served)
    (only,) = add(ada, key, "ada.l", " my  phone ").passkeys
    assert only.label == "my phone"
    refused = (400, "bad-request")
    assert refusal(call(ada, "PATCH", f"/api/passkeys/{only.passkey}", messages.Rename(label))) == refused
    assert refusal(call(ada, "POST", "/api/tokens", NewToken(label, ["read"]))) == refused
    challenge = asked(ada)
    made = messages.NewPasskey(challenge.challenge, authenticator(served).create(challenge.options), label)
    assert refusal(call(ada, "POST", "/api/passkeys", made)) == refused


def test_the_last_way_in_stays(served: Served, guest: Guest) -> None:
    (only,) = add(guest, authenticator(served), "ada.l").passkeys
    assert refusal(call(guest, "DELETE", f"/api/passkeys/{only.passkey}")) == (409, "last-way-in")
    told(call(guest, "PUT", "/api/account/password", messages.NewPassword("tramonto viola 12")), messages.Account)
    assert told(call(guest, "DELETE", f"/api/passkeys/{only.passkey}"), messages.Account).passkeys == []


def test_a_passkey_of_somebody_else_is_not_mine(served: Served) -> None:
    ada, other = account(served), account(served, "bice")
    (hers,) = add(ada, authenticator(served)).passkeys
    assert refusal(call(other, "DELETE", f"/api/passkeys/{hers.passkey}")) == (404, "not-found")
    assert refusal(call(other, "PATCH", f"/api/passkeys/{hers.passkey}", messages.Rename("x"))) == (404, "not-found")


def test_a_guest_says_under_which_name(guest: Guest) -> None:
    assert refusal(call(guest, "POST", "/api/passkeys/options", messages.PasskeyWish())) == (400, "need-login")


def test_a_taken_name_is_refused_before_the_key_is_made(served: Served) -> None:
    account(served)
    answer = call(served.guest(), "POST", "/api/passkeys/options", messages.PasskeyWish("ada.l"))
    assert refusal(answer) == (409, "login-taken")


def test_an_answer_counts_once(served: Served) -> None:
    ada, key = account(served), authenticator(served)
    challenge = asked(ada)
    made = messages.NewPasskey(challenge.challenge, key.create(challenge.options), "phone")
    told(call(ada, "POST", "/api/passkeys", made), messages.Account, 201)
    assert refusal(call(ada, "POST", "/api/passkeys", made)) == (400, "bad-passkey")
    other = served.guest()
    knocked = knock(other)
    answer = messages.PasskeySignIn(knocked.challenge, key.get(knocked.options))
    told(call(other, "POST", "/api/sign-in/passkey", answer), messages.SignedIn)
    assert refusal(call(other, "POST", "/api/sign-in/passkey", answer)) == (403, "wrong-passkey")


def test_an_answer_of_another_browser_is_wrong(served: Served) -> None:
    ada, key = account(served), authenticator(served)
    add(ada, key)
    knocked = knock(served.guest())
    answer = messages.PasskeySignIn(knocked.challenge, key.get(knocked.options))
    assert refusal(call(served.guest(), "POST", "/api/sign-in/passkey", answer)) == (403, "wrong-passkey")


def test_an_answer_that_comes_too_late_is_wrong(served: Served) -> None:
    ada, key = account(served), authenticator(served)
    add(ada, key)
    other = served.guest()
    knocked = knock(other)
    rows(served, "UPDATE challenge SET until = 1")
    answer = messages.PasskeySignIn(knocked.challenge, key.get(knocked.options))
    assert refusal(call(other, "POST", "/api/sign-in/passkey", answer)) == (403, "wrong-passkey")


def test_a_passkey_made_for_another_host_is_wrong(served: Served) -> None:
    ada = account(served)
    address, host = f"http://{served.address}", served.address.partition(":")[0]
    for key in (Authenticator("http://evil.example", host), Authenticator(address, "evil.example")):
        challenge = asked(ada)
        made = messages.NewPasskey(challenge.challenge, key.create(challenge.options), "phone")
        assert refusal(call(ada, "POST", "/api/passkeys", made)) == (400, "bad-passkey")


def test_a_copied_passkey_that_counts_backwards_is_wrong(served: Served) -> None:
    ada, key = account(served), authenticator(served)
    key.signs = 5
    add(ada, key)
    key.signs = 2
    knocked = knock(ada)
    answer = messages.PasskeySignIn(knocked.challenge, key.get(knocked.options))
    assert refusal(call(ada, "POST", "/api/sign-in/passkey", answer)) == (403, "wrong-passkey")


def test_another_key_under_the_same_name_is_wrong(served: Served) -> None:
    ada, key = account(served), authenticator(served)
    add(ada, key)
    forged = authenticator(served)
    forged.id, forged.user = key.id, key.user
    knocked = knock(ada)
    answer = messages.PasskeySignIn(knocked.challenge, forged.get(knocked.options))
    assert refusal(call(ada, "POST", "/api/sign-in/passkey", answer)) == (403, "wrong-passkey")


@pytest.mark.parametrize(
    "credential", ["{}", "[]", "null", '{"id": 3}', '{"id":"a","rawId":"a","type":"public-key"}', "x" * 90]
)
def test_an_answer_that_is_none_is_wrong(served: Served, credential: str) -> None:
    ada = account(served)
    made = messages.NewPasskey(asked(ada).challenge, credential, "phone")
    assert refusal(call(ada, "POST", "/api/passkeys", made)) == (400, "bad-passkey")
    answer = messages.PasskeySignIn(knock(ada).challenge, credential)
    assert refusal(call(ada, "POST", "/api/sign-in/passkey", answer)) == (403, "wrong-passkey")


def test_one_key_belongs_to_one_account(served: Served) -> None:
    ada, other, key = account(served), account(served, "bice"), authenticator(served)
    add(ada, key)
    challenge = asked(other)
    made = messages.NewPasskey(challenge.challenge, key.create(challenge.options), "stolen")
    assert refusal(call(other, "POST", "/api/passkeys", made)) == (409, "bad-passkey")
    assert other.get("/api/me", messages.Me).id == other.me.id


def test_an_account_has_so_many_passkeys(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mazzo.server.accounts.passkeys.PASSKEYS", 1)
    ada = account(served)
    add(ada, authenticator(served))
    assert refusal(call(ada, "POST", "/api/passkeys/options", messages.PasskeyWish())) == (409, "too-many-passkeys")
