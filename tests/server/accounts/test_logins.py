"""Signing in: reserved login names, and passwords compared in turns."""

import asyncio

import pytest

from mazzo.server.accounts import passwords
from mazzo.server.accounts.logins import is_reserved
from tests.server.served import Guest


@pytest.mark.parametrize("login", ["admin", "ADMIN", "a.d-m_i+n", "admin1", "4dm1n", "r00t", "mazzo", "greedy"])
def test_what_looks_like_the_operator_or_a_bot_is_reserved(login: str) -> None:
    assert is_reserved(login)


@pytest.mark.parametrize("login", ["ada", "adminton", "matthew", "masterson", "ada@example.org", "007"])
def test_names_of_people_are_free(login: str) -> None:
    assert not is_reserved(login)


def test_a_reserved_login_name_is_taken(guest: Guest) -> None:
    asked = {"login": "Moderator", "password": "a long password of mine"}
    answer = guest.http.post("/api/account", json=asked)
    assert (answer.status_code, answer.json()["code"]) == (409, "login-taken")
    assert guest.http.post("/api/account", json=asked | {"login": "ada"}).status_code == 201
    patch = {"login": "admin", "present": asked["password"]}
    answer = guest.http.patch("/api/account", json=patch)
    assert (answer.status_code, answer.json()["code"]) == (409, "login-taken")


async def test_one_who_guesses_many_passwords_delays_another_by_one(monkeypatch: pytest.MonkeyPatch) -> None:
    compared: list[str] = []
    monkeypatch.setattr(passwords, "_compare", lambda _kept, password: compared.append(password))
    comparing = passwords.Passwords()
    guesses = [asyncio.create_task(comparing.match(None, f"guess {k}", "192.0.2.1")) for k in range(50)]
    await asyncio.sleep(0)
    await comparing.match(None, "mine", "192.0.2.2")
    assert compared.index("mine") <= 2
    await asyncio.gather(*guesses)
    assert len(compared) == 51
