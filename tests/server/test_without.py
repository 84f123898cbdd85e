"""Games that are not offered: not listed, never started; matches in progress go on."""

import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

import mazzo
from mazzo.core.errors import NotUnderstood
from mazzo.host import from_client, to_client
from mazzo.host.catalogue_messages import GameCard
from mazzo.host.words import BotName
from mazzo.server.accounts.person import Person
from mazzo.server.catalogue.withheld import withheld_games
from mazzo.server.history.messages import History
from mazzo.server.http.static_files import StaticFiles
from mazzo.server.pages.routes import Client
from mazzo.server.rooms.from_client import Bot, NewRoom, Rematch, Sit, Start
from mazzo.server.rooms.model import events as e
from mazzo.server.rooms.model.commands import Now, automatic, events_of, opening
from mazzo.server.rooms.model.room import after, fold, settled
from mazzo.server.rooms.to_client import Lobby, Room
from tests.server import postgres
from tests.server.served import Guest, Served, fresh_id, play_out
from tests.server.test_fleet import Fleet
from tests.server.test_serve import complaint

HIDDEN = "orchard"
NOT_OFFERED = (409, "not-offered")


def hide(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """The server restarts without the game."""
    served.stop()
    monkeypatch.setenv("MAZZO_WITHOUT", HIDDEN)
    served.start()


def answer(told: httpx.Response) -> tuple[int, str]:
    """Status and code of a refusal."""
    return told.status_code, told.json()["code"]


@pytest.fixture
def hidden(database: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[Guest]:
    """A person on a server without the game."""
    monkeypatch.setenv("MAZZO_WITHOUT", HIDDEN)
    with Served(database) as house:
        yield house.guest()


def test_it_is_not_on_the_shelf_and_the_others_are(hidden: Guest) -> None:
    names = [card.name for card in hidden.get("/api/games", list[GameCard])]
    assert HIDDEN not in names
    assert {name for name in mazzo.GAMES if name != HIDDEN} == set(names)


@pytest.mark.parametrize("page", ["rules", "lessons"])
def test_its_pages_are_not_found(hidden: Guest, page: str) -> None:
    assert answer(hidden.http.get(f"/api/{page}/{HIDDEN}")) == (404, "not-found")
    assert hidden.http.get(f"/api/{page}/clustered").status_code == 200
    assert hidden.http.get(f"/rules/{HIDDEN}").status_code == 404
    assert hidden.http.get("/rules/clustered").status_code == 200


@pytest.mark.parametrize(
    "source", [from_client.Fresh(), from_client.LessonDeal()], ids=lambda source: type(source).__name__
)
def test_it_is_not_dealt(hidden: Guest, source: from_client.Source) -> None:
    assert answer(hidden.post("/api/matches", from_client.NewMatch(HIDDEN, False, source))) == NOT_OFFERED


@pytest.mark.parametrize("bots", [[], ["greedy"]], ids=["people", "bots"])
def test_no_table_is_opened_for_it(hidden: Guest, bots: list[BotName]) -> None:
    assert answer(hidden.post("/api/rooms", NewRoom(HIDDEN, 2, bots=bots))) == NOT_OFFERED


def test_what_was_played_is_not_dealt_again(served: Served, guest: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    match = guest.begin()
    play_out(match, guest)
    hide(served, monkeypatch)
    for source in (from_client.Same(match), from_client.Rest(match)):
        assert answer(guest.post("/api/matches", from_client.NewMatch(HIDDEN, False, source))) == NOT_OFFERED


def test_a_match_that_had_begun_is_played_to_its_end_and_kept(
    served: Served, guest: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = guest.begin()
    with guest.sit(match) as seat:
        version = seat.play_first().version
    hide(served, monkeypatch)
    with guest.sit(match) as seat:
        assert seat.state.snapshot.version == version
        seat.finish()
    assert guest.get(f"/api/matches/{match}", to_client.MatchInfo).status == "finished"
    assert guest.http.get(f"/api/matches/{match}/replay").status_code == 200
    assert [row.match for row in guest.get(f"/api/history?game={HIDDEN}", History).games] == [match]


def test_its_open_tables_are_told_to_nobody_but_who_sits_there(
    served: Served, guest: Guest, friend: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = guest.open_room(NewRoom(HIDDEN, 2, listed=True))
    other = guest.open_room(NewRoom("clustered", 2, listed=True))
    hide(served, monkeypatch)
    assert [card.room for card in friend.get("/api/rooms", Lobby).open] == [other]
    assert friend.get(f"/api/rooms?game={HIDDEN}", Lobby).open == []
    assert {card.room for card in guest.get("/api/rooms", Lobby).mine} == {room, other}


def test_at_a_table_that_was_open_no_match_begins(
    served: Served, guest: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = guest.open_room(NewRoom(HIDDEN, 2))
    guest.act(room, Bot(fresh_id(), 1))
    hide(served, monkeypatch)
    assert answer(guest.act(room, Start(fresh_id()))) == NOT_OFFERED
    told = guest.get(f"/api/rooms/{room}", Room)
    assert (told.phase, "start" in told.acts, "close" in told.acts) == ("gathering", False, True)


def test_the_match_of_a_table_goes_on_and_no_other_follows(
    served: Served, guest: Guest, friend: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = guest.open_room(NewRoom(HIDDEN, 2))
    friend.act(room, Sit(fresh_id(), 1))
    guest.act(room, Start(fresh_id()))
    match = guest.get(f"/api/rooms/{room}", Room).match
    assert match is not None
    hide(served, monkeypatch)
    play_out(match, guest, friend)
    assert answer(guest.act(room, Rematch(fresh_id()))) == NOT_OFFERED
    told = guest.get(f"/api/rooms/{room}", Room)
    assert (told.phase, told.match, "rematch" in told.acts) == ("over", match, False)


def test_no_match_begins_by_itself_either() -> None:
    host = Person("p0", "", 0, "it", 0)
    room = fold(opening(host, NewRoom(HIDDEN, 2)))
    for person, act in (
        (Person("p1", "", 1, "it", 0), Sit(fresh_id(), 1)),
        (host, Start(fresh_id())),
    ):
        for entry in events_of(settled(room), person, act, Now(match="match")):
            room = after(room, entry)
    for event in (e.Ended("match"), e.Wanted(0)):
        room = after(room, e.Entry(event, 0))
    now = Now(here=frozenset({0}), gone=frozenset({1}), match="next")
    assert [entry.event for entry in automatic(room, now)] == [e.Started(0, "next")]
    assert automatic(room, Now(now.here, now.gone, now.match, frozenset({HIDDEN}))) == []


def test_the_setting_and_the_switch_hide_together(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MAZZO_WITHOUT", "orchard, grove")
    assert withheld_games(["clustered"]) == {"orchard", "grove", "clustered"}
    monkeypatch.setenv("MAZZO_WITHOUT", "")
    assert withheld_games() == frozenset()


def test_a_game_that_nobody_knows_is_refused_at_the_start_in_one_line(tmp_path: Path) -> None:
    database = str(tmp_path / "mazzo.sqlite3")
    told = complaint("--database", database, "--without", "orchard", "--without", "poker")
    assert told.startswith("“poker” is not one of Mazzo's games. --without takes these: orchard, ")
    told = complaint("--database", database, MAZZO_WITHOUT="poker")
    assert told.startswith("“poker” is not one of Mazzo's games. MAZZO_WITHOUT takes these: orchard, ")


def test_a_house_without_any_game_does_not_open() -> None:
    with pytest.raises(NotUnderstood) as refusal:
        withheld_games(mazzo.GAMES)
    assert refusal.value.code == "nothing-left"


@pytest.mark.parametrize(
    ("games", "told"), [((), []), (("grove", "grass"), ['<meta name="mazzo-without" content="grass grove" />'])]
)
def test_the_page_itself_names_what_it_must_not_show(tmp_path: Path, games: tuple[str, ...], told: list[str]) -> None:
    (tmp_path / "index.html").write_text("<html><head></head><body>", encoding="utf-8")
    page = Client(StaticFiles(tmp_path), games).page("it", "")
    assert re.findall("<meta.*/>", page.content.decode()) == told


@pytest.mark.slow
def test_every_worker_knows(tmp_path: Path) -> None:
    with postgres.migrated() as url:
        fleet = Fleet(tmp_path, url, "--without", HIDDEN)
        try:
            codes = {
                answer(httpx.get(f"http://{fleet.address}/api/rules/{HIDDEN}", headers={"connection": "close"}))
                for _ in range(20)
            }
        finally:
            fleet.end()
    assert codes == {(404, "not-found")}
