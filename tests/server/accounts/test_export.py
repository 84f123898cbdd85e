"""The export: everything about the caller, no secrets, nothing hidden from them."""

import msgspec
import pytest

import mazzo
from mazzo.server import limits
from mazzo.server.accounts import messages
from mazzo.server.storage import guests
from tests.server.accounts.test_bring import room
from tests.server.accounts.visitors import account, refusal, rows
from tests.server.served import Guest, Served


def exported(guest: Guest) -> messages.Export:
    answer = guest.http.get("/api/me/export")
    assert answer.headers["content-disposition"] == 'attachment; filename="mazzo.json"'
    return msgspec.json.decode(answer.content, type=messages.Export)


def test_an_export_holds_person_account_matches_and_words(served: Served) -> None:
    ada = account(served)
    match = ada.begin()
    with ada.sit(match) as seat:
        seat.finish()
    open_room = room(ada)
    all_of_it = exported(ada)
    assert (all_of_it.person.id, all_of_it.account and all_of_it.account.login) == (ada.me.id, "ada.l")
    assert [session.here for session in all_of_it.sessions] == [True]
    (played,) = all_of_it.matches
    assert (played.match, played.seats, played.place) == (match, [0], 1)
    assert played.journal is not None
    assert mazzo.replay(played.journal).outcome is not None
    assert [(words.room, words.words) for words in all_of_it.words] == [(open_room, "ciao")]


def test_a_guest_has_an_export_too(guest: Guest) -> None:
    guest.begin()
    all_of_it = exported(guest)
    assert all_of_it.account is None
    assert all_of_it.matches[0].finished is None


def test_an_export_holds_no_secret(served: Served) -> None:
    ada = account(served)
    ada.begin()
    text = ada.http.get("/api/me/export").text
    assert "$argon2" not in text
    assert ada.http.cookies[guests.COOKIE] not in text
    assert "seed: -" in text


def test_a_round_that_is_open_is_not_told(served: Served, guest: Guest) -> None:
    match, other = guest.begin(), served.guest()
    rows(served, f"INSERT INTO seat (match, seat, person) VALUES ('{match}', 1, '{other.me.id}')")
    (told,) = exported(guest).matches
    assert told.journal is None


@pytest.mark.usefixtures("standing_clock")
def test_exports_are_counted(guest: Guest) -> None:
    answers = [guest.http.get("/api/me/export") for _ in range(int(limits.EXPORTS_BURST) + 1)]
    assert refusal(answers[-1]) == (429, "too-many")


def test_a_stranger_exports_nothing(served: Served, guest: Guest) -> None:
    guest.http.cookies.clear()
    assert refusal(guest.http.get("/api/me/export")) == (401, "no-person")
