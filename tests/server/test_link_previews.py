"""What a link says of itself: the head of every page in both languages, read as a program reads it; and its picture."""

from __future__ import annotations

import struct
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast
from unittest.mock import Mock

import httpx
import pytest

from mazzo.host import to_client
from mazzo.match import Outcome
from mazzo.match.snapshot import Place
from mazzo.server.http.static_files import FOLDER
from mazzo.server.pages import link_previews
from mazzo.server.pages.addresses import ClientPage
from mazzo.server.pages.link_previews import LinkPreviews
from mazzo.server.pages.routes import ReadyPages
from mazzo.server.rooms.from_client import Close, NewRoom, Sit, Start
from tests.server.served import Guest, Served, fresh_id, play_out

PAGE = """<!doctype html>
<html lang="it">
  <head>
    <meta charset="utf-8" />
    <title>Mazzo</title>
    <meta name="description" content="Cinque giochi di carte, un solo tavolo. Five card games, one table." />
  </head>
  <body><div id="app"></div></body>
</html>
"""
ICON = "/icon-512.png"


class Head(HTMLParser):
    """The head of a page: its language, title, tags by name or property, and canonical address."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.language: str | None = None
        self.title = ""
        self.tags: dict[str, str] = {}
        self.canonical = ""
        self._in_title = False
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        if tag == "html":
            self.language = given.get("lang")
        self._in_title = tag == "title"
        if tag == "meta" and (name := given.get("property") or given.get("name")):
            assert name not in self.tags or name == "theme-color", f"{name} stands twice"
            self.tags[name] = given.get("content") or ""
        if tag == "link" and given.get("rel") == "canonical":
            self.canonical = given.get("href") or ""

    def handle_endtag(self, tag: str) -> None:
        self._in_title = False

    def handle_data(self, data: str) -> None:
        if self._in_title:
            self.title += data


@pytest.fixture
def site(database: str, tmp_path: Path) -> Iterator[Served]:
    """A server with a page and without drawings."""
    static = tmp_path / "static"
    static.mkdir()
    (static / "index.html").write_text(PAGE, encoding="utf-8")
    with Served(database, static) as served:
        yield served


def read(served: Served, path: str, language: str = "it", status: int = 200) -> Head:
    answer = httpx.get(f"http://{served.address}{path}", headers={"accept-language": language})
    assert answer.status_code == status, path
    assert answer.headers["vary"] == "accept-encoding, accept-language"
    assert "script-src 'self'" in answer.headers["content-security-policy"]
    head = Head(answer.text)
    assert head.language == language
    assert head.tags["og:locale"] == {"it": "it_IT", "en": "en_GB"}[language]
    assert head.tags["og:title"] == head.tags["twitter:title"]
    assert head.tags["og:description"] == head.tags["description"] == head.tags["twitter:description"]
    assert head.tags["og:url"] == head.canonical == f"http://{served.address}{path}"
    for words in (head.title, *head.tags.values()):
        assert "link-" not in words, f"{path}: a text is missing"
    return head


@pytest.mark.parametrize(
    ("path", "language", "title", "words", "listed"),
    [
        ("/", "it", "Mazzo", "Cinque giochi di carte", True),
        ("/", "en", "Mazzo", "Five card games", True),
        ("/games/orchard", "it", "Orchard · Mazzo", "albero su albero", True),
        ("/games/grass", "en", "Grass · Mazzo", "night market", True),
        ("/rules/grove", "it", "Le regole di Grove · Mazzo", "numero", True),
        ("/rules", "it", "Le regole · Mazzo", "Cinque giochi", True),
        ("/rules/grove", "en", "The rules of Grove · Mazzo", "number", True),
        ("/learn/clustered", "it", "Impara Clustered · Mazzo", "Clustered", True),
        ("/puzzle/grass", "en", "Puzzle of the day: Grass · Mazzo", "Grass", True),
        ("/tables", "it", "Tavoli · Mazzo", "siediti", True),
        ("/tables", "en", "Tables · Mazzo", "take a seat", True),
        ("/decks", "it", "I tuoi mazzi · Mazzo", "Mazzi inseriti", True),
        ("/account", "en", "You · Mazzo", "Five card games", False),
        ("/history", "it", "Storico · Mazzo", "Cinque giochi", False),
        ("/b/k2v9x2abcd", "it", "Classifiche · Mazzo", "famiglia", False),
    ],
)
def test_a_page_says_what_it_is(site: Served, path: str, language: str, title: str, words: str, listed: bool) -> None:
    head = read(site, path, language)
    assert head.title == title
    assert words in head.tags["description"]
    assert ("robots" not in head.tags) == listed
    assert head.tags["twitter:card"] == "summary"
    assert head.tags["og:image"] == f"http://{site.address}{ICON}"


@pytest.mark.parametrize("path", ["/nowhere", "/games/poker", "/t/nothing12", "/m/nothing12", "/m/nothing12/review"])
def test_an_address_that_leads_nowhere_says_so(site: Served, path: str) -> None:
    assert read(site, path, status=404).title == "Pagina non trovata · Mazzo"


def test_an_unlisted_room_names_nobody(site: Served) -> None:
    ada = site.guest()
    ada.call_me('Ada "<b>')
    room = ada.open_room(NewRoom("orchard", 3))
    head = read(site, f"/t/{room}")
    assert head.title == "Orchard: il tavolo · Mazzo"
    assert "2 posti liberi" in head.tags["description"]
    assert "noindex" in head.tags["robots"]
    assert "Ada" not in repr((head.title, head.tags))
    assert "2 seats are free" in read(site, f"/t/{room}", "en").tags["description"]
    ada.act(room, Close(fresh_id()))
    assert "chiuso" in read(site, f"/t/{room}").tags["description"]


@pytest.mark.parametrize(
    ("phase", "listed", "rows"), [("gathering", False, 2), ("playing", False, 0), ("over", False, 0), ("over", True, 2)]
)
def test_seats_of_nameless_people_are_shown_only_while_some_are_free(phase: Any, listed: bool, rows: int) -> None:
    ada = SimpleNamespace(sitter="person", name="Ada", colour=0, bot=None, member=None)
    seats = [SimpleNamespace(seat=seat, **vars(ada)) for seat in (0, 1)]
    room = SimpleNamespace(game="orchard", phase=phase, listed=listed, seats=seats)
    assert len(link_previews._of_room(cast(Any, room), "it").rows) == rows


def test_an_unfinished_match_tells_its_game_only(site: Served, guest: Guest) -> None:
    ada = site.guest()
    match = ada.begin()
    for path in ("", "/replay", "/review"):
        head = read(site, f"/m/{match}{path}")
        assert (head.title, head.tags["description"]) == ("Una partita a Orchard · Mazzo", "La partita è in corso.")
    assert read(site, f"/deal/{match}", "en").title == "A match of Orchard · Mazzo"


def test_a_finished_match_tells_its_result_escaped(site: Served) -> None:
    ada, bo = site.guest(), site.guest()
    ada.call_me('Ada "<b>&')
    bo.call_me("Bo")
    room = ada.open_room(NewRoom("orchard", 2))
    bo.act(room, Sit(fresh_id(), 1))
    match = ada.room_after(room, Start(fresh_id())).match
    assert match is not None
    play_out(match, ada, bo)
    outcome = ada.get(f"/api/matches/{match}/replay", to_client.Replay).outcome
    best = outcome.ranking[0].score["total"]
    page = httpx.get(f"http://{site.address}/m/{match}").text
    assert "<b>" not in page
    head = read(site, f"/m/{match}")
    assert f"Una raccolta da {best} punt" in head.title
    assert str(best) in head.tags["description"]
    winners = [place.seat for place in outcome.ranking if place.place == 1]
    assert all(['Ada "<b>&', "Bo"][seat] in head.tags["description"] for seat in winners)
    assert "Review" in read(site, f"/m/{match}/review", "en").title
    deal = read(site, f"/deal/{match}", "en")
    assert f"Points to beat: {best}" in deal.tags["description"]
    assert "Ada" not in deal.tags["description"]


@pytest.mark.parametrize("page", ["device", "table", "review"])
def test_a_match_of_a_device_has_a_page_though_the_server_does_not_know_it(page: str) -> None:
    previews = LinkPreviews(Mock(), Mock(), Mock(), Mock(), Mock(), frozenset())
    preview = previews.at_once(ClientPage(page, {"id": "off0k3v9"}), "en")
    assert preview is not None
    assert (preview.status, preview.is_listed) == (200, False)


def test_a_page_without_a_title_of_its_own_has_that_of_the_site() -> None:
    previews = LinkPreviews(Mock(), Mock(), Mock(), Mock(), Mock(), frozenset())
    preview = previews.at_once(ClientPage("newPage", {}), "en")
    assert preview is not None
    assert preview.title == "Mazzo"


@pytest.mark.parametrize(("language", "nobody"), [("it", "non vince nessuno"), ("en", "nobody wins")])
async def test_a_lost_challenge_has_no_winner(monkeypatch: pytest.MonkeyPatch, language: str, nobody: str) -> None:
    async def players(*_: object) -> list[to_client.MatchSeat]:
        return [to_client.MatchSeat("Ada", 0, None, False), to_client.MatchSeat("Bo", 1, None, False)]

    monkeypatch.setattr(link_previews, "players_of", players)
    ranking = tuple(Place(seat, 1, SimpleNamespace(total=40), -1, won=False) for seat in (0, 1))
    match = SimpleNamespace(
        row=SimpleNamespace(id="m", game="grove"), deck=None, match=SimpleNamespace(snapshot=lambda: None)
    )
    previews = LinkPreviews(Mock(), Mock(), Mock(), Mock(), Mock(), frozenset())
    result = await previews._of_result(cast(Any, match), Outcome("all-placed", ranking), language)
    assert nobody in result.heading == result.text  # grove 10.6
    assert [row.place for row in result.rows] == [1, 1]


def test_a_page_is_revalidated_by_language(site: Served) -> None:
    with httpx.Client(base_url=f"http://{site.address}") as http:
        italian, english = (http.get("/", headers={"accept-language": language}) for language in ("it", "en"))
        assert italian.headers["etag"] != english.headers["etag"]
        known = {"accept-language": "it", "if-none-match": italian.headers["etag"]}
        assert http.get("/", headers=known).status_code == 304
        assert http.get("/", headers={**known, "accept-language": "en"}).status_code == 200


@pytest.mark.parametrize("host", ["mazzo.example", "[::1]:8000", "x" * 300, '"><b>'])
@pytest.mark.parametrize("query", ["", "?%ff&a=b"])
def test_a_page_from_memory_is_that_of_the_framework(
    site: Served, monkeypatch: pytest.MonkeyPatch, host: str, query: str
) -> None:
    paths = ("/", "/tables/", "/rules/grove", "/puzzle/grass", "/games/poker", "/index.html", "/m/nothing12")
    asked = [(f"{path}{query}", language) for path in paths for language in ("it", "en")]
    told: list[list[tuple[bytes, dict[str, str]]]] = []
    with httpx.Client(base_url=f"http://{site.address}", headers={"host": host}) as http:
        for _ in range(2):
            answers = [http.get(path, headers={"accept-language": language}) for path, language in asked]
            told.append([(answer.content, {**answer.headers, "date": ""}) for answer in answers])
            monkeypatch.setattr(ReadyPages, "__call__", lambda *_: None)
    assert told[0] == told[1]


@pytest.mark.skipif(not (FOLDER / "pictures" / "drawings.js").exists(), reason="the client is not built")
def test_a_picture_is_drawn_and_shows_no_board_of_a_challenge(served: Served) -> None:
    guest = served.guest()
    match = guest.begin()
    with httpx.Client(base_url=f"http://{served.address}", timeout=60) as http:
        before = http.get(f"/pictures/it/m/{match}.png")
        with guest.sit(match) as seat:
            seat.finish()
        result, deal = (http.get(f"/pictures/it/{page}/{match}.png") for page in ("m", "deal"))
        for answer in (before, result, deal, http.get("/pictures/en/home.png")):
            assert (answer.status_code, answer.headers["content-type"]) == (200, "image/png")
            assert answer.headers["cross-origin-resource-policy"] == "cross-origin"
            assert answer.content[:8] == b"\x89PNG\r\n\x1a\n"
            assert struct.unpack(">II", answer.content[16:24]) == (1200, 630)
        assert len({answer.content for answer in (before, result, deal)}) == 3
        tag = {"if-none-match": result.headers["etag"]}
        assert http.get(f"/pictures/it/m/{match}.png", headers=tag).status_code == 304
        head = Head(http.get(f"/m/{match}", headers={"accept-language": "it"}).text)
        assert head.tags["og:image"] == f"http://{served.address}/pictures/it/m/{match}.png"
        assert head.tags["twitter:card"] == "summary_large_image"
        for nowhere in ("/pictures/it/m/nothing12.png", "/pictures/de/home.png", "/pictures/it/games/poker.png"):
            assert http.get(nowhere).status_code == 404
