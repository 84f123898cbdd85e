"""Accounts with login name and password: making one, signing in, changing it, and every refusal."""

import sqlite3

import msgspec
import pytest

from mazzo.server import limits
from mazzo.server.accounts import messages, passwords
from mazzo.server.history.messages import History
from tests.server.accounts.visitors import PASSWORD, account, call, refusal, register, sign_in, told
from tests.server.served import Guest, Served


def test_a_guest_becomes_an_account_and_keeps_what_they_are(guest: Guest) -> None:
    match = guest.begin()
    mine = register(guest)
    assert (mine.login, mine.password, mine.passkeys, mine.guest) == ("ada.l", True, [], None)
    now = guest.get("/api/me", messages.Me)
    assert (now.id, now.account, now.program) == (guest.me.id, True, False)
    assert [row.match for row in guest.get("/api/history", History).games] == [match]


def test_a_guest_has_no_account(guest: Guest) -> None:
    mine = guest.get("/api/account", messages.Account)
    assert (mine.login, mine.created, mine.password) == (None, None, False)
    assert guest.me.account is False


def test_an_account_comes_in_elsewhere_however_the_name_is_written(served: Served) -> None:
    ada = account(served)
    elsewhere = served.guest()
    signed_in = told(sign_in(elsewhere, "ADA.L"), messages.SignedIn)
    assert (signed_in.me.id, signed_in.me.account, signed_in.guest) == (ada.me.id, True, None)
    assert elsewhere.get("/api/me", messages.Me).id == ada.me.id


@pytest.mark.usefixtures("real_passwords")
def test_the_password_is_kept_as_an_argon2id_hash(served: Served) -> None:
    account(served)
    with sqlite3.connect(served.database) as database:
        ((kept,),) = database.execute("SELECT password FROM account").fetchall()
    database.close()
    assert kept.startswith("$argon2id$v=19$m=65536,t=3,p=4$")  # RFC 9106, section 4, for servers short of memory


@pytest.mark.parametrize("login", ["ab", ".ada", "a b c", "ad\u00e0", "x" * 65, "ada\n", ""])
def test_a_login_name_is_plain(guest: Guest, login: str) -> None:
    answer = call(guest, "POST", "/api/account", messages.NewAccount(login, PASSWORD))
    assert refusal(answer) == (400, "bad-request")
    assert answer.json()["facts"]["where"] == "$.login"


@pytest.mark.parametrize(
    ("password", "why"),
    [
        ("aaaaaaaaaaaa", "monotonous"),
        ("1234567890", "monotonous"),
        ("0987654321", "monotonous"),
        ("qwertyuiop", "monotonous"),
        ("Password1234!", "common"),
        ("ciaociaociao", "common"),
        ("ADA.L ada.l 99", "login"),
    ],
)
def test_what_everybody_tries_first_is_no_password(guest: Guest, password: str, why: str) -> None:
    answer = call(guest, "POST", "/api/account", messages.NewAccount("ada.l", password))
    assert (refusal(answer), answer.json()["facts"]) == ((400, "weak-password"), {"why": why})


@pytest.mark.parametrize(
    "password", ["amore mio lontano", "tramonto viola", "correct horse battery", "\U0001f34e" * 3 + "mele e pere"]
)
def test_any_other_sentence_is_a_password(password: str) -> None:
    assert passwords.weakness(password, "ada.l") == ""


@pytest.mark.parametrize("password", ["short", "x" * 129])
def test_a_password_has_its_length(guest: Guest, password: str) -> None:
    assert refusal(call(guest, "POST", "/api/account", messages.NewAccount("ada.l", password))) == (400, "bad-request")


def test_a_password_is_the_same_however_it_is_composed(served: Served) -> None:
    register(served.guest(), "ada.l", "citt\u00e0 lontana e viola")
    told(sign_in(served.guest(), "ada.l", "citta\u0300 lontana e viola"), messages.SignedIn)


def test_half_a_letter_in_a_password_is_no_fault_of_ours(guest: Guest) -> None:
    body = b'{"login": "ada.l", "password": "\\ud800 tramonto viola"}'
    answer = guest.http.post("/api/account", content=body, headers={"content-type": "application/json"})
    assert answer.status_code in (201, 400)


def test_a_name_is_taken_once(served: Served) -> None:
    account(served)
    answer = call(served.guest(), "POST", "/api/account", messages.NewAccount("ADA.l", PASSWORD))
    assert refusal(answer) == (409, "login-taken")


def test_nobody_becomes_an_account_twice(served: Served) -> None:
    ada = account(served)
    assert refusal(call(ada, "POST", "/api/account", messages.NewAccount("other", PASSWORD))) == (409, "has-account")


def test_a_wrong_password_and_an_unknown_name_are_answered_alike(served: Served) -> None:
    account(served)
    stranger = served.guest()
    wrong, unknown = sign_in(stranger, "ada.l", "not the password"), sign_in(stranger, "nobody", "not the password")
    assert refusal(wrong) == refusal(unknown) == (403, "wrong-sign-in")
    assert wrong.content == unknown.content


@pytest.mark.usefixtures("standing_clock")
def test_tries_at_one_name_are_counted_whether_it_is_somebodys_or_not(served: Served) -> None:
    account(served)
    for login in ("ada.l", "nobody"):
        answers = [sign_in(served.guest(), login, "not the password") for _ in range(int(limits.SIGN_INS_BURST) + 1)]
        assert [refusal(answer) for answer in answers[-2:]] == [(403, "wrong-sign-in"), (429, "too-many")]


@pytest.mark.usefixtures("standing_clock")
def test_tries_of_one_address_are_counted(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(passwords, "_compare", lambda kept, password: False)
    stranger = served.guest()
    answers = [sign_in(stranger, f"name{k}", "not the password") for k in range(int(limits.TRIES_BURST) + 20)]
    assert refusal(answers[0]) == (403, "wrong-sign-in")
    assert refusal(answers[-1]) == (429, "too-many")


@pytest.mark.usefixtures("standing_clock")
def test_new_accounts_of_one_address_are_counted(served: Served) -> None:
    account(served)
    stranger = served.guest()
    taken = messages.NewAccount("ada.l", PASSWORD)
    answers = [call(stranger, "POST", "/api/account", taken) for _ in range(int(limits.ACCOUNTS_BURST) + 1)]
    assert [refusal(answer) for answer in (answers[0], answers[-1])] == [(409, "login-taken"), (429, "too-many")]


def test_a_changed_password_ends_every_other_session(served: Served) -> None:
    ada = account(served)
    elsewhere = served.guest()
    told(sign_in(elsewhere), messages.SignedIn)
    before = ada.cookie
    told(
        call(ada, "PUT", "/api/account/password", messages.NewPassword("alba di novembre", PASSWORD)), messages.Account
    )
    assert ada.cookie != before
    assert refusal(elsewhere.http.get("/api/account")) == (401, "no-person")
    assert ada.get("/api/account", messages.Account).login == "ada.l"
    assert refusal(sign_in(served.guest())) == (403, "wrong-sign-in")
    told(sign_in(served.guest(), password="alba di novembre"), messages.SignedIn)


def test_a_game_on_the_table_stays_open_while_its_player_becomes_an_account(guest: Guest) -> None:
    with guest.sit(guest.begin()) as seat:
        register(guest)
        seat.play_first()


def test_the_password_is_asked_for_before_it_or_the_name_changes(served: Served) -> None:
    ada = account(served)
    for present in (None, "not the password"):
        answer = call(ada, "PUT", "/api/account/password", messages.NewPassword("alba di novembre", present))
        assert refusal(answer) == (403, "wrong-password")
    assert refusal(call(ada, "PATCH", "/api/account", messages.AccountPatch(login="ada"))) == (403, "wrong-password")
    told(sign_in(served.guest()), messages.SignedIn)


def test_a_login_name_is_changed(served: Served) -> None:
    ada = account(served)
    account(served, "bice")
    change = messages.AccountPatch(login="Ada", present=PASSWORD)
    assert told(call(ada, "PATCH", "/api/account", change), messages.Account).login == "ada"
    told(sign_in(served.guest(), "ada"), messages.SignedIn)
    taken = messages.AccountPatch(login="bice", present=PASSWORD)
    assert refusal(call(ada, "PATCH", "/api/account", taken)) == (409, "login-taken")


def test_an_account_says_that_it_is_a_program(served: Served) -> None:
    ada = account(served)
    assert told(call(ada, "PATCH", "/api/account", messages.AccountPatch(program=True)), messages.Account).program
    assert ada.get("/api/me", messages.Me).program


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("PATCH", "/api/account", messages.AccountPatch(program=True)),
        ("PUT", "/api/account/password", messages.NewPassword(PASSWORD)),
        ("POST", "/api/account/guest", None),
    ],
)
def test_what_needs_an_account_says_so(guest: Guest, method: str, path: str, body: msgspec.Struct | None) -> None:
    assert refusal(call(guest, method, path, body)) == (409, "no-account")


def test_a_deleted_account_is_no_more(served: Served) -> None:
    ada = account(served)
    elsewhere = served.guest()
    told(sign_in(elsewhere), messages.SignedIn)
    assert call(ada, "DELETE", "/api/me").status_code == 204
    assert refusal(elsewhere.http.get("/api/account")) == (401, "no-person")
    assert refusal(sign_in(served.guest())) == (403, "wrong-sign-in")
    with sqlite3.connect(served.database) as database:
        for name in ("account", "session", "token", "passkey"):
            column = "person"
            left = database.execute(f"SELECT count(*) FROM {name} WHERE {column} = ?", (ada.me.id,)).fetchone()
            assert left == (0,), name
    database.close()
    account(served)  # the name is free again
