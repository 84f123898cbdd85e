"""The export: everything about the caller, no secrets, nothing hidden from them."""

from typing import Any

import msgspec
import pytest
from structlog.testing import capture_logs

import mazzo
from mazzo.server import limits
from mazzo.server.accounts import guests
from mazzo.server.export import routes as export
from mazzo.server.export.messages import Export
from mazzo.server.export.queries import StoredMatch, matches_of
from mazzo.server.history.messages import History
from tests.server.accounts.test_bring import room
from tests.server.accounts.visitors import account, refusal, rows
from tests.server.served import Guest, Served


def finish(guest: Guest) -> str:
    match = guest.begin()
    with guest.sit(match) as seat:
        seat.finish()
    return match


def exported(guest: Guest) -> Export:
    answer = guest.http.get("/api/me/export")
    assert answer.headers["content-disposition"] == 'attachment; filename="mazzo.json"'
    return msgspec.json.decode(answer.content, type=Export)


def test_an_export_holds_person_account_matches_and_words(served: Served) -> None:
    ada = account(served)
    match = finish(ada)
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


def test_what_cannot_be_replayed_is_named_and_the_rest_is_exported(served: Served, guest: Guest) -> None:
    good, illegal, headless = (finish(guest) for _ in range(3))
    rows(served, f"UPDATE event SET text = '{'x' * 9}' WHERE match = '{illegal}' AND seq = 5")
    rows(served, f"UPDATE match SET head = 'nothing' WHERE id = '{headless}'")
    with capture_logs() as lines:
        all_of_it = exported(guest)
    assert [line["match"] for line in lines if line["event"] == "match cannot be replayed"] == [illegal, headless]
    assert all_of_it.not_replayed == [illegal, headless]
    told = {match.match: match for match in all_of_it.matches}
    assert mazzo.replay(told[good].journal or "").outcome is not None
    assert [told[match].kind for match in (good, illegal, headless)] == [0, 0, None]
    assert " xxxxxxxxx\n" in (told[illegal].journal or "")
    assert (told[headless].journal or "").startswith("nothing\n")


def test_a_match_that_cannot_be_read_does_not_hide_the_others_in_the_history(served: Served, guest: Guest) -> None:
    good, headless, elsewhere = (finish(guest) for _ in range(3))
    rows(served, f"UPDATE match SET head = 'nothing' WHERE id = '{headless}'")
    rows(served, f"UPDATE match SET game = 'pebbles' WHERE id = '{elsewhere}'")  # of a game that is not installed
    assert [row.match for row in guest.get("/api/history", History).games] == [good]
    assert len(exported(guest).matches) == 3


def test_an_export_is_sent_while_it_is_read(guest: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(export, "PAGE", 2)
    matches = [guest.begin() for _ in range(5)]
    sizes: list[int] = []

    async def counted(*asked: Any) -> list[StoredMatch]:
        page = await matches_of(*asked)
        sizes.append(len(page))
        return page

    monkeypatch.setattr(export, "matches_of", counted)
    assert [match.match for match in exported(guest).matches] == matches
    assert sizes == [2, 2, 1, 0]


@pytest.mark.usefixtures("standing_clock")
def test_exports_are_counted(guest: Guest) -> None:
    answers = [guest.http.get("/api/me/export") for _ in range(int(limits.EXPORTS_BURST) + 1)]
    assert refusal(answers[-1]) == (429, "too-many")


def test_a_stranger_exports_nothing(served: Served, guest: Guest) -> None:
    guest.http.cookies.clear()
    assert refusal(guest.http.get("/api/me/export")) == (401, "no-person")
