"""The client's files: in memory, compressed, tagged, limited, and answered before the framework."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

import pytest
from litestar.types import Message, Receive, Scope, Send

from mazzo.server import limits
from mazzo.server.http import static_files
from mazzo.server.http.security_middleware import HEADERS, SecurityMiddleware
from mazzo.server.http.static_files import AFRESH, CODINGS, FOLDER, LARGEST, StaticFiles, file_of, own_aliases
from mazzo.server.limits import Turns

SCRIPT = "export const a = 1\n" * 40
Answer = tuple[int, dict[str, str], bytes]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A built client of a few files, of which one has the compressed forms that the build makes."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<html><head></head>")
    (tmp_path / "assets" / "app-1a2b.js").write_text(SCRIPT)
    (tmp_path / "assets" / "app-1a2b.js.br").write_bytes(b"brotli")
    (tmp_path / "assets" / "app-1a2b.js.gz").write_bytes(gzip.compress(SCRIPT.encode()))
    (tmp_path / "icon.svg").write_text("<svg/>" * 40)
    (tmp_path / "font.woff2").write_bytes(b"x" * 400)
    return tmp_path


async def framework(scope: Scope, receive: Receive, send: Send) -> None:
    """An application that answers 418."""
    await send({"type": "http.response.start", "status": 418, "headers": []})
    await send({"type": "http.response.body", "body": b"", "more_body": False})


class Site:
    """The security middleware over a folder."""

    def __init__(self, folder: Path) -> None:
        app: Any = framework
        self.files = StaticFiles(folder)
        self._middleware = SecurityMiddleware(app, self.files, Turns())

    async def ask(self, path: str, method: str = "GET", host: str = "192.0.2.1", **headers: str) -> Answer:
        """Status, headers and body of an answer."""
        told: list[Any] = []

        async def send(message: Message) -> None:
            told.append(message)

        named = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
        scope: Any = {"type": "http", "method": method, "scheme": "http", "path": path, "query_string": b""}
        scope |= {"headers": named, "client": (host, 1)}
        receive: Any = None
        await self._middleware(scope, receive, send)
        return (
            told[0]["status"],
            {name.decode(): value.decode() for name, value in told[0]["headers"]},
            b"".join(message["body"] for message in told[1:]),
        )


@pytest.fixture
def site(folder: Path) -> Site:
    return Site(folder)


async def test_a_hashed_file_is_kept_for_ever_and_sent_in_the_best_form(site: Site) -> None:
    for accepted, coding, body in (
        ("gzip, deflate, br, zstd", "br", b"brotli"),
        ("gzip;q=0.5, br;q=0", "gzip", gzip.compress(SCRIPT.encode())),
        ("", None, SCRIPT.encode()),
    ):
        status, headers, content = await site.ask("/assets/app-1a2b.js", accept_encoding=accepted)
        assert (status, headers.get("content-encoding")) == (200, coding)
        assert (content, headers["content-length"]) == (body, str(len(body)))
        assert headers["cache-control"] == "public, max-age=31536000, immutable"
        assert headers["content-type"] == "text/javascript; charset=utf-8"
        assert headers["vary"] == "accept-encoding"


async def test_who_has_a_file_is_not_sent_it_again_but_another_form_of_it(site: Site) -> None:
    _, headers, _ = await site.ask("/assets/app-1a2b.js", accept_encoding="br")
    known = f'"other", W/{headers["etag"]}'
    status, again, content = await site.ask("/assets/app-1a2b.js", accept_encoding="br", if_none_match=known)
    assert (status, content, again["etag"]) == (304, b"", headers["etag"])
    assert not {"content-length", "content-encoding"} & set(again)
    assert (await site.ask("/assets/app-1a2b.js", if_none_match=known))[0] == 200


async def test_head_sends_no_body_and_other_methods_go_to_the_framework(site: Site) -> None:
    status, headers, content = await site.ask("/font.woff2", "HEAD")
    assert (status, content, headers["content-length"]) == (200, b"", "400")
    assert "vary" not in headers
    assert (await site.ask("/font.woff2", "OPTIONS"))[0] == 418


async def test_every_answer_has_the_security_headers(site: Site) -> None:
    for path, status in (("/icon.svg", 200), ("/nothing.svg", 418)):
        told, headers, _ = await site.ask(path)
        assert told == status
        assert {(name.decode(), value.decode()) for name, value in HEADERS} <= set(headers.items())


async def test_what_is_no_file_of_the_client_goes_to_the_framework(folder: Path, site: Site) -> None:
    (folder.parent / "outside.txt").write_text("private")
    (folder / ".built-from").write_text("private")
    (folder / "huge.txt").write_bytes(b"x" * (LARGEST + 1))
    (folder / "huge.txt.gz").write_bytes(gzip.compress(b"x" * (LARGEST + 1)))
    site = Site(folder)
    for path in ("/", "/m/abc", "/.built-from", "/../outside.txt", "/huge.txt", "/assets/app-1a2b.js.br", "/assets"):
        assert (await site.ask(path))[0] == 418, path


async def test_what_a_build_changes_is_served_while_the_server_runs(
    folder: Path, site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = await site.ask("/icon.svg")
    (folder / "icon.svg").write_text("<svg>new</svg>")
    (folder / "assets" / "app-3c4d.js").write_text("export {}")
    (folder / "font.woff2").unlink()
    after = await site.ask("/icon.svg")
    assert (after[2], after[1]["cache-control"]) == (b"<svg>new</svg>", "no-cache")
    assert after[1]["etag"] != before[1]["etag"]
    assert (await site.ask("/font.woff2"))[0] == 418
    assert (await site.ask("/assets/app-3c4d.js"))[0] == 418, "the folder is not looked through at each request"
    monkeypatch.setattr(static_files, "SCAN_SECONDS", 0.0)
    assert (await site.ask("/assets/app-3c4d.js"))[0] == 200


@pytest.mark.usefixtures("standing_clock", "no_turns")
async def test_files_and_pages_of_one_address_are_counted(site: Site) -> None:
    told = [(await site.ask(path))[0] for path in ("/icon.svg", "/") for _ in range(int(limits.FILES_BURST) // 2)]
    assert set(told) == {200, 418}
    status, headers, content = await site.ask("/icon.svg")
    assert (status, json.loads(content)["code"]) == (429, "too-fast")
    assert "immutable" not in headers.get("cache-control", "")
    assert (await site.ask("/icon.svg", host="192.0.2.2"))[0] == 200
    assert (await site.ask("/api/games"))[0] == 418


@pytest.fixture
def no_turns(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """Nobody waits; the seconds of every turn that is taken."""
    taken: list[float] = []

    async def take(_turns: Turns, _client: str, seconds: float) -> bool:
        taken.append(seconds)
        return True

    monkeypatch.setattr(Turns, "take", take)
    return taken


async def test_files_and_pages_take_turns(site: Site, no_turns: list[float]) -> None:
    page = file_of(b"<!doctype html>", "text/html", AFRESH)
    site.files.find_page = lambda scope: page if scope["path"] == "/" else None
    told = [(await site.ask(path))[0] for path in ("/icon.svg", "/", "/m/abc")]
    assert told == [200, 200, 418], "a page that is ready does not reach the framework"
    assert no_turns == [limits.FILE_SECONDS, limits.FILE_SECONDS, limits.CALL_SECONDS]


@pytest.mark.skipif(not (FOLDER / "index.html").exists(), reason="the client is not built")
def test_the_build_has_every_script_compressed() -> None:
    scripts = [file for file in (FOLDER / "assets").glob("*.js") if file.stat().st_size > 1_000]
    assert scripts
    for file in scripts:
        sizes = [Path(f"{file}{suffix}").stat().st_size for suffix in CODINGS.values()]
        assert sizes == sorted({*sizes, file.stat().st_size})[:2], file.name


async def test_a_service_worker_that_is_switched_off_is_sent_one_that_removes_itself(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (folder / "sw.js").write_text("works")
    (folder / "sw-off.js").write_text("leaves")
    worker = StaticFiles(folder, own_aliases()).find("sw.js")
    assert worker is not None
    assert worker.content == b"works"
    monkeypatch.setenv("MAZZO_SERVICE_WORKER", "off")
    worker = StaticFiles(folder, own_aliases()).find("sw.js")
    assert worker is not None
    assert worker.content == b"leaves"


async def test_only_the_worker_of_python_may_compile_webassembly(folder: Path) -> None:
    (folder / "assets" / "worker-1a2b.js").write_text(SCRIPT)
    site = Site(folder)
    _, headers, _ = await site.ask("/assets/worker-1a2b.js")
    assert "'wasm-unsafe-eval'" in headers["content-security-policy"]
    _, headers, _ = await site.ask("/assets/app-1a2b.js")
    assert "'wasm-unsafe-eval'" not in headers["content-security-policy"]


async def test_the_reader_of_photographs_may_make_functions_but_reach_nothing(folder: Path) -> None:
    (folder / "assets" / "cardReader-1a2b.js").write_text(SCRIPT)
    site = Site(folder)
    _, headers, _ = await site.ask("/assets/cardReader-1a2b.js")
    assert headers["content-security-policy"] == "default-src 'none'; script-src 'self' 'unsafe-eval'"
    _, headers, _ = await site.ask("/assets/app-1a2b.js")
    assert "'unsafe-eval'" not in headers["content-security-policy"]
