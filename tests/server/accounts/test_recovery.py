"""Recovery codes: made with the account, used once, made anew, and a code from the operator of the server."""

from __future__ import annotations

import asyncio
from collections import Counter

import httpx
import msgspec
import pytest

from mazzo.server import limits, reset_account
from mazzo.server.accounts import messages
from mazzo.server.accounts import recovery_codes as recovery
from mazzo.server.storage.engine import database_url, guest_secret
from tests.server import postgres
from tests.server.accounts.authenticator import Authenticator
from tests.server.accounts.test_export import exported
from tests.server.accounts.test_passkeys import add, authenticator, knock
from tests.server.accounts.visitors import PASSWORD, account, call, refusal, register, rows, sign_in, told
from tests.server.served import Guest, Served

NEW = "alba di novembre"


@pytest.fixture(params=postgres.BOTH)
def database_kind(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def recover(guest: Guest, code: str, login: str = "ada.l", password: str = NEW) -> httpx.Response:
    return call(guest, "POST", "/api/sign-in/recovery", messages.RecoverySignIn(login, code, password))


def mine(guest: Guest) -> messages.Account:
    return guest.get("/api/account", messages.Account)


def with_passkey(guest: Guest, key: Authenticator) -> messages.RecoveryWish:
    challenge = knock(guest)
    return messages.RecoveryWish(passkey=messages.PasskeySignIn(challenge.challenge, key.get(challenge.options)))


def test_an_account_gets_ten_codes_and_sees_them_once(served: Served) -> None:
    ada = served.guest()
    made = register(ada)
    assert (len(set(made.codes)), made.recovery) == (limits.RECOVERY_CODES, limits.RECOVERY_CODES)
    assert (mine(ada).codes, mine(ada).recovery) == ([], limits.RECOVERY_CODES)


def test_only_keyed_digests_of_codes_are_stored(served: Served) -> None:
    (code, *_) = register(served.guest()).codes
    stored = {str(id) for (id,) in rows(served, "SELECT id FROM recovery")}
    assert recovery.digest(guest_secret(database_url(served.database)), code) in stored
    assert recovery.digest(b"another secret", code) not in stored
    assert not any(code in id or code.replace("-", "") in id for id in stored)


def test_a_code_signs_in_once_sets_a_new_password_and_ends_other_sessions(served: Served) -> None:
    ada = served.guest()
    code, second, *_ = register(ada).codes
    elsewhere = served.guest()
    assert told(recover(elsewhere, code), messages.SignedIn).me.id == ada.me.id
    assert refusal(ada.http.get("/api/account")) == (401, "no-person")
    assert mine(elsewhere).recovery == limits.RECOVERY_CODES - 1
    assert refusal(sign_in(served.guest())) == (403, "wrong-sign-in")
    told(sign_in(served.guest(), password=NEW), messages.SignedIn)
    assert refusal(recover(served.guest(), code)) == (403, "wrong-recovery")
    told(recover(served.guest(), second), messages.SignedIn)


def test_a_guest_who_recovers_can_bring_what_they_played(served: Served) -> None:
    code = register(served.guest()).codes[0]
    guest = served.guest()
    guest.begin()
    brought = told(recover(guest, code), messages.SignedIn).guest
    assert brought is not None
    assert brought.matches == 1


def test_a_code_is_read_however_it_is_written(served: Served) -> None:
    code = register(served.guest()).codes[0]
    written = code.lower().replace("-", " ").replace("0", "o").replace("1", "l")
    told(recover(served.guest(), f" {written}.", login="ADA.L"), messages.SignedIn)


def test_new_codes_replace_the_old_ones_and_need_the_password(served: Served) -> None:
    ada = served.guest()
    old = register(ada).codes
    for wish in (messages.RecoveryWish(), messages.RecoveryWish(present="not the password")):
        assert refusal(call(ada, "POST", "/api/account/recovery", wish)) == (403, "wrong-password")
    new = told(
        call(ada, "POST", "/api/account/recovery", messages.RecoveryWish(present=PASSWORD)), messages.Account, 201
    )
    assert (len(new.codes), new.recovery) == (limits.RECOVERY_CODES, limits.RECOVERY_CODES)
    assert not set(new.codes) & set(old)
    assert refusal(recover(served.guest(), old[0])) == (403, "wrong-recovery")
    told(recover(served.guest(), new.codes[0]), messages.SignedIn)


def test_an_account_with_passkeys_only_has_codes_too(served: Served) -> None:
    ada, key = served.guest(), authenticator(served)
    made = add(ada, key, "ada.l")
    assert len(made.codes) == limits.RECOVERY_CODES
    new = told(call(ada, "POST", "/api/account/recovery", with_passkey(ada, key)), messages.Account, 201)
    elsewhere = served.guest()
    told(recover(elsewhere, new.codes[0]), messages.SignedIn)
    assert (mine(elsewhere).password, len(mine(elsewhere).passkeys)) == (True, 1)


def test_a_second_passkey_makes_no_codes(served: Served) -> None:
    ada = account(served)
    assert add(ada, authenticator(served)).codes == []


def test_the_passkey_of_another_account_makes_no_codes(served: Served) -> None:
    ada, bice, key = account(served), served.guest(), authenticator(served)
    add(bice, key, "bice")
    assert refusal(call(ada, "POST", "/api/account/recovery", with_passkey(ada, key))) == (403, "wrong-passkey")


def test_a_guest_makes_no_codes(guest: Guest) -> None:
    wish = messages.RecoveryWish(present=PASSWORD)
    assert refusal(call(guest, "POST", "/api/account/recovery", wish)) == (409, "no-account")


def test_a_wrong_code_an_unknown_name_and_the_code_of_another_are_answered_alike(served: Served) -> None:
    register(served.guest())
    other = register(served.guest(), "bice").codes[0]
    stranger = served.guest()
    answers = [recover(stranger, "0000-0000-0000-0000"), recover(stranger, other), recover(stranger, other, "nobody")]
    assert {(*refusal(answer), answer.content) for answer in answers} == {
        (403, "wrong-recovery", answers[0].content),
    }
    told(recover(stranger, other, "bice"), messages.SignedIn)


def test_a_wrong_code_costs_the_same_for_a_known_and_an_unknown_name(served: Served, hash_calls: Counter[str]) -> None:
    account(served)
    stranger = served.guest()
    work = []
    for login in ("ada.l", "nobody"):
        hash_calls.clear()
        assert refusal(recover(stranger, "0000-0000-0000-0000", login)) == (403, "wrong-recovery")
        work.append(dict(hash_calls))
    assert work[0] == work[1]
    assert sorted(work[0].values()) == [1, 1]  # a hash and a digest


def test_a_weak_password_uses_up_no_code(served: Served) -> None:
    code = register(served.guest()).codes[0]
    assert refusal(recover(served.guest(), code, password="ciaociaociao")) == (400, "weak-password")
    told(recover(served.guest(), code), messages.SignedIn)


@pytest.mark.usefixtures("standing_clock")
def test_attempts_at_one_name_are_counted_apart_from_passwords(served: Served) -> None:
    code = register(served.guest()).codes[0]
    for _ in range(int(limits.SIGN_INS_BURST) + 1):
        last = sign_in(served.guest(), password="not the password")
    assert refusal(last) == (429, "too-many")
    for _ in range(int(limits.RECOVERIES_BURST)):
        last = recover(served.guest(), "0000-0000-0000-0000")
        assert refusal(last) == (403, "wrong-recovery")
    assert refusal(recover(served.guest(), code)) == (429, "too-many")


async def test_one_code_used_by_two_at_once_signs_one_in(served: Served) -> None:
    code = register(served.guest()).codes[0]
    guests = [served.guest() for _ in range(2)]
    answers = await asyncio.gather(*(asyncio.to_thread(recover, guest, code) for guest in guests))
    assert sorted(answer.status_code for answer in answers) == [200, 403]


def test_the_operator_makes_a_code_that_is_valid_once_for_a_day(served: Served) -> None:
    ada = account(served)
    assert reset_account("nobody", served.database) is None
    first = reset_account("ADA.l", served.database)
    second = reset_account("ada.l", served.database)
    assert first is not None
    assert second is not None
    assert mine(ada).recovery == limits.RECOVERY_CODES  # the person's own codes stay
    assert refusal(recover(served.guest(), first[0])) == (403, "wrong-recovery")
    rows(served, "UPDATE recovery SET until = 1 WHERE until IS NOT NULL RETURNING id")
    assert refusal(recover(served.guest(), second[0])) == (403, "wrong-recovery")
    third = reset_account("ada.l", served.database)
    assert third is not None
    assert told(recover(served.guest(), third[0]), messages.SignedIn).me.id == ada.me.id
    assert refusal(recover(served.guest(), third[0])) == (403, "wrong-recovery")


def test_codes_are_exported_without_the_code_and_erased_with_the_person(served: Served) -> None:
    ada = served.guest()
    codes = register(ada).codes
    export = exported(ada)
    assert len(export.recovery) == limits.RECOVERY_CODES
    text = msgspec.json.encode(export).decode()
    assert not any(code in text for code in codes)
    assert not any(str(id) in text for (id,) in rows(served, "SELECT id FROM recovery"))
    assert call(ada, "DELETE", "/api/me").status_code == 204
    assert rows(served, "SELECT count(*) FROM recovery") == [(0,)]
