"""The security middleware: origins, headers, sizes, and pages that do not exist."""

import asyncio
from pathlib import Path
from typing import Any, cast
from urllib.parse import urlsplit

import httpx
import msgspec
import pytest
from litestar.types import Message, Receive, Scope, Send
from websockets.exceptions import ConnectionClosed, InvalidStatus

from mazzo.core.errors import NotUnderstood
from mazzo.host import to_client
from mazzo.host.words import Problem
from mazzo.server.http.security_middleware import (
    CONTENT_SECURITY_POLICY,
    HEADERS,
    SecurityMiddleware,
    is_own_origin,
    own_origins,
)
from mazzo.server.http.static_files import StaticFiles, accepts
from mazzo.server.limits import BODY_BYTES, FRAME_BYTES, MESSAGE_BYTES, QUERY_BYTES, Turns
from tests.server.served import TIMEOUT, Guest, Served, open_socket
from tests.server.test_security import raw

HOST = (b"host", b"table.example:8000")


@pytest.mark.parametrize(
    ("headers", "own"),
    [
        ([HOST, (b"origin", b"http://table.example:8000")], True),
        ([HOST, (b"origin", b"https://TABLE.example:8000")], True),
        ([HOST], True),
        ([HOST, (b"sec-fetch-site", b"same-origin")], True),
        ([HOST, (b"sec-fetch-site", b"cross-site")], False),
        ([HOST, (b"sec-fetch-site", b"same-site")], False),
        ([HOST, (b"origin", b"http://evil.example")], False),
        ([HOST, (b"origin", b"http://table.example")], False),
        ([HOST, (b"origin", b"http://table.example:8000.evil.example")], False),
        ([HOST, (b"origin", b"http://evil.example/table.example:8000")], False),
        ([HOST, (b"origin", b"null")], False),
        ([HOST, (b"origin", b"http://[::1")], False),
        ([HOST, (b"origin", b"")], False),
        ([(b"origin", b"http://table.example:8000")], False),
    ],
)
def test_only_our_own_pages_change_anything(headers: list[tuple[bytes, bytes]], own: bool) -> None:
    assert is_own_origin(headers) is own


@pytest.mark.parametrize(
    ("origin", "own"),
    [
        (b"https://table.example", True),
        (b"https://TABLE.example", True),
        (b"http://localhost:8000", True),
        (b"http://table.example", False),
        (b"https://localhost:8000", False),
        (b"https://rebound.example", False),
        (b"null", False),
    ],
)
def test_named_origins_are_compared_with_host_and_scheme(
    monkeypatch: pytest.MonkeyPatch, origin: bytes, own: bool
) -> None:
    monkeypatch.setenv("MAZZO_ORIGINS", "https://table.example, http://localhost:8000/")
    host = urlsplit(origin).netloc
    assert is_own_origin([(b"host", host), (b"origin", origin)]) is own
    assert is_own_origin([(b"host", host)])


@pytest.mark.parametrize("given", ["table.example", "ftp://table.example", "https://", "https://a/b", "http://[::1"])
def test_an_origin_that_is_none_is_refused(monkeypatch: pytest.MonkeyPatch, given: str) -> None:
    monkeypatch.setenv("MAZZO_ORIGINS", given)
    with pytest.raises(NotUnderstood) as refused:
        own_origins()
    assert refused.value.code == "bad-origin"


def test_a_foreign_page_changes_nothing(guest: Guest) -> None:
    match = guest.begin()
    for method, path in (("POST", "/api/matches"), ("PATCH", "/api/me"), ("DELETE", "/api/me")):
        answer = guest.http.request(method, path, headers={"origin": "http://evil.example"})
        assert (answer.status_code, answer.json()["code"]) == (403, "foreign-origin"), method
    assert guest.get(f"/api/matches/{match}", to_client.MatchInfo).seat == 0


def test_a_foreign_page_gets_no_socket(served: Served, guest: Guest) -> None:
    match = guest.begin()
    with pytest.raises(InvalidStatus) as refused:
        open_socket(served.address, match, guest.cookie, origin="http://evil.example")
    assert refused.value.response.status_code == 403
    open_socket(served.address, match, guest.cookie, origin=f"http://{served.address}").close()


@pytest.mark.parametrize("path", ["/", "/api/health", "/api/nothing", "/m/abc", "/assets/nothing.js", "/api/matches"])
def test_every_answer_bears_the_security_headers(guest: Guest, path: str) -> None:
    answer = guest.http.get(path)
    for name, value in HEADERS:
        assert answer.headers.get_list(name.decode()) == [value.decode()], path
    assert "server" not in answer.headers


def test_the_policy_allows_nothing_inline() -> None:
    assert CONTENT_SECURITY_POLICY == (
        "default-src 'self'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data:; "
        "object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    )


def test_answers_of_the_calls_are_not_kept(guest: Guest) -> None:
    assert guest.http.get("/api/me").headers["cache-control"] == "no-store"


@pytest.mark.parametrize("path", ["//api/me", "/api//me", "///api/me", "/%2fapi/me", "api/me", "http://table/api/me"])
def test_a_path_of_another_spelling_leads_nowhere(served: Served, path: str) -> None:
    status, body = raw(served.address, "GET", path, {})
    assert (status, msgspec.json.decode(body, type=Problem).code) == (404, "not-found")


def test_a_socket_of_another_spelling_leads_nowhere(served: Served, guest: Guest) -> None:
    with pytest.raises(InvalidStatus):
        open_socket(served.address, f"/{guest.begin()}", guest.cookie)


def test_a_large_body_is_refused(guest: Guest) -> None:
    headers = {"content-type": "application/json"}
    answer = guest.http.post("/api/matches", content=b" " * (BODY_BYTES + 1), headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (413, "too-large")

    def chunks() -> list[bytes]:
        return [b" " * 1024] * (BODY_BYTES // 1024 + 1)

    answer = guest.http.post("/api/matches", content=iter(chunks()), headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (413, "too-large")


def test_a_long_query_is_refused(guest: Guest) -> None:
    answer = guest.http.get("/api/history?game=" + "o" * QUERY_BYTES)
    assert (answer.status_code, answer.json()["code"]) == (414, "too-large")


def test_a_long_message_is_refused_and_a_huge_frame_ends_the_socket(guest: Guest) -> None:
    match = guest.begin()
    with guest.sit(match) as seat:
        for much in ("x" * (MESSAGE_BYTES + 1), "è" * (MESSAGE_BYTES // 2 + 1)):
            assert seat.refusal(much).code == "too-large"
        seat.play_first()
        seat.connection.send("x" * (FRAME_BYTES + 1))
        assert seat.closed() == 1009
    with guest.sit(match) as seat:
        assert seat.state.snapshot.version == 5


def test_a_socket_of_no_match_is_closed_with_its_code(served: Served, guest: Guest) -> None:
    for match in ("nothing", "x" * 30, "%2e%2e"):
        connection = open_socket(served.address, match, guest.cookie)
        with pytest.raises(ConnectionClosed) as closed:
            connection.recv(5)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4404


@pytest.mark.parametrize(
    ("method", "path", "status", "code"),
    [
        ("GET", "/api/nothing", 404, "not-found"),
        ("GET", "/api/matches/nothing", 404, "not-found"),
        ("GET", "/api/matches/nothing/journal", 404, "not-found"),
        ("GET", "/api/matches/nothing/replay", 404, "not-found"),
        ("GET", "/api/rules/poker", 404, "not-found"),
        ("GET", "/api/rules/orchard?language=xx", 400, "bad-request"),
        ("GET", "/api/history?game=poker", 404, "not-found"),
        ("PUT", "/api/me", 405, "method-not-allowed"),
        ("POST", "/api/matches", 400, "bad-request"),
    ],
)
def test_what_is_not_there_is_said_with_a_code(guest: Guest, method: str, path: str, status: int, code: str) -> None:
    answer = guest.http.request(method, path)
    assert (answer.status_code, answer.json()["code"]) == (status, code)


def test_a_defect_leaves_as_a_reference_only(
    served: Served, guest: Guest, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    def broken(_game: str) -> None:
        raise RuntimeError("the inner secret")

    monkeypatch.setattr("mazzo.server.catalogue.routes.lesson_of", broken)
    answer = guest.http.get("/api/lessons/orchard")
    problem = answer.json()
    assert (answer.status_code, problem["code"]) == (500, "our-fault")
    assert "secret" not in answer.text
    assert "Traceback" not in answer.text
    assert problem["facts"]["reference"] in "".join(capfd.readouterr())


def test_the_clients_files_are_served(tmp_path: Path) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html><title>client</title>")
    (static / "assets" / "app-1a2b.js").write_text("export {}")
    (static / ".built-from").write_text("private")
    (tmp_path / "outside.txt").write_text("private")
    with Served(tmp_path / "mazzo.sqlite3", static) as served:
        site = httpx.Client(base_url=f"http://{served.address}", timeout=TIMEOUT)
        page = site.get("/")
        assert (page.text, page.headers["cache-control"]) == ("<!doctype html><title>client</title>", "no-cache")
        assert page.headers["content-type"].startswith("text/html")
        script = site.get("/assets/app-1a2b.js")
        assert script.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert script.headers["content-type"].startswith("text/javascript")
        assert site.get("/", headers={"if-none-match": page.headers["etag"]}).status_code == 304
        assert site.head("/").status_code == 200
        for known_to_the_client in ("/tables", "/learn/grass", "/rules", "/rules/orchard", "/history", "/about/"):
            answer = site.get(known_to_the_client)
            assert (answer.status_code, answer.text) == (200, page.text), known_to_the_client
        for unknown in ("/elsewhere", "/m", "/m/abc/else", "/rules/whist", "/games/orchard/more"):
            answer = site.get(unknown, headers={"if-none-match": page.headers["etag"]})
            assert (answer.status_code, answer.text) == (404, page.text), unknown
        for hidden in ("/.built-from", "/../outside.txt", "/%2e%2e/outside.txt", "/..%2foutside.txt", "/assets/x.js"):
            answer = site.get(hidden)
            assert "private" not in answer.text, hidden
        site.close()


def test_texts_are_compressed_for_who_takes_them_so(tmp_path: Path) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    texts = {
        "/": "<!doctype html><p>client</p>" * 40,
        "/assets/app-1a2b.js": "export const a = 1;" * 40,
        "/assets/app-1a2b.css": ".a { color: red }" * 40,
        "/icon.svg": "<svg/>" * 40,
        "/manifest.webmanifest": "[" + "1," * 200 + "1]",
    }
    for path, text in texts.items():
        (static / (path[1:] or "index.html")).write_text(text)
    plain_only = {"/assets/font.woff2": "x" * 400, "/assets/short-1a.js": "1"}
    for path, text in plain_only.items():
        (static / path[1:]).write_text(text)
    with Served(tmp_path / "mazzo.sqlite3", static) as served:
        site = httpx.Client(base_url=f"http://{served.address}", timeout=TIMEOUT)
        for path, text in texts.items():
            packed = site.get(path, headers={"accept-encoding": "br, gzip"})
            plain = site.get(path, headers={"accept-encoding": "identity"})
            assert (packed.text, plain.text) == (text, text)
            assert packed.headers["content-encoding"] == "gzip"
            assert int(packed.headers["content-length"]) < int(plain.headers["content-length"]) == len(text)
            assert "content-encoding" not in plain.headers
            vary = "accept-encoding, accept-language" if path == "/" else "accept-encoding"
            assert packed.headers["vary"] == plain.headers["vary"] == vary
            assert packed.headers["content-type"] == plain.headers["content-type"]
            assert packed.headers["etag"] != plain.headers["etag"]
            known = {"accept-encoding": "gzip", "if-none-match": f'"other", W/{packed.headers["etag"]}'}
            again = site.get(path, headers=known)
            assert (again.status_code, again.content) == (304, b"")
            assert (again.headers["etag"], again.headers["vary"]) == (packed.headers["etag"], vary)
            assert site.get(path, headers={**known, "accept-encoding": "identity"}).status_code == 200
            head = site.head(path, headers={"accept-encoding": "gzip"})
            assert head.headers["content-length"] == packed.headers["content-length"]
        for path, text in plain_only.items():
            answer = site.get(path, headers={"accept-encoding": "gzip"})
            assert (answer.text, answer.headers.get("content-encoding")) == (text, None)
        site.close()


@pytest.mark.parametrize(
    ("header", "taken"),
    [
        ("", False),
        ("gzip, deflate, br", True),
        ("GZIP;q=0.5", True),
        ("br", False),
        ("gzip;q=0", False),
        ("gzip; q=0.000, *", False),
        ("*", True),
        ("identity, *;q=0", False),
    ],
)
def test_an_accept_encoding_is_read_as_it_is_meant(header: str, taken: bool) -> None:
    assert accepts(header, "gzip") == taken


def test_every_answer_names_its_charset_once(tmp_path: Path) -> None:
    static = tmp_path / "static"
    static.mkdir()
    types = {
        "index.html": "text/html; charset=utf-8",
        "app.js": "text/javascript; charset=utf-8",
        "icon.svg": "image/svg+xml; charset=utf-8",
        "app.webmanifest": "application/manifest+json; charset=utf-8",
        "font.woff2": "font/woff2",
    }
    for name in types:
        (static / name).write_text("x")
    with Served(tmp_path / "mazzo.sqlite3", static) as served:
        guest = served.guest()
        for name, told in types.items():
            assert guest.http.get(f"/{name}").headers["content-type"] == told
        match = guest.begin()
        with guest.http.stream("GET", f"/api/matches/{match}/events") as answer:
            assert answer.headers["content-type"] == "text/event-stream; charset=utf-8"


def test_an_unbuilt_client_says_how_to_build_it(tmp_path: Path) -> None:
    with Served(tmp_path / "mazzo.sqlite3", tmp_path / "nothing") as served:
        page = httpx.get(f"http://{served.address}/")
        assert (page.status_code, page.headers["content-type"]) == (200, "text/html; charset=utf-8")
        assert "make web" in page.text
        assert httpx.get(f"http://{served.address}/api/health").json() == {"ok": True}


async def test_a_call_that_a_stopping_server_cuts_off_may_be_repeated() -> None:
    async def slow(scope: Scope, receive: Receive, send: Send) -> None:
        await asyncio.sleep(60)

    told: list[Message] = []

    async def send(message: Message) -> None:
        told.append(message)

    scope: Any = {"type": "http", "method": "GET", "scheme": "http", "path": "/", "query_string": b"", "headers": []}
    app: Any = slow
    receive: Any = None
    call = asyncio.create_task(SecurityMiddleware(app, StaticFiles(), Turns())(scope, receive, send))
    await asyncio.sleep(0)
    call.cancel()
    await call
    begin, body = told
    assert begin.get("status") == 503
    assert msgspec.json.decode(cast(bytes, body.get("body")), type=Problem).code == "database-away"
