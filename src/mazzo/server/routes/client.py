"""Serves the browser client: hashed assets cached for ever, other files revalidated, text files compressed, and the
page itself for every other path: with status 404 where the client has no page. The head of the page says what its link
is about, and a picture goes with it.
"""

from __future__ import annotations

import gzip
import json
import mimetypes
import re
from collections import OrderedDict
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from hashlib import sha256
from html import escape
from importlib.resources import files
from pathlib import Path
from types import MappingProxyType
from urllib.parse import quote

from litestar import MediaType, Request, Response, route
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromPath

from mazzo.games import EXTRA, GAMES
from mazzo.i18n import LANGUAGES, pages_of
from mazzo.server.api.client_pages import page_of
from mazzo.server.api.link_previews import LinkPreviews, head_of
from mazzo.server.api.security_middleware import address
from mazzo.server.errors import not_found
from mazzo.server.services.link_pictures import LinkPictures
from mazzo.server.storage.guests import preferred_language

FOLDER = Path(__file__).parents[1] / "static"
FOR_EVER = "public, max-age=31536000, immutable"
AFRESH = "no-cache"
PICTURE_KEPT = "public, max-age=3600"
"""A finished match does not change, but its players may be renamed or erased."""
PAGES_KEPT = 512
"""Pages with their heads in memory, some kilobytes each."""
LONGEST_HOST = 255
"""Longest host in an address, in characters."""
_HEAD = re.compile(r"<title>Mazzo</title>\s*<meta name=\"description\"[^>]*>")
"""What the head of the built page says of itself."""
_LANGUAGE = re.compile(r"<html lang=\"it\"( dir=\"ltr\")?>")
TYPES = {
    ".js": "text/javascript",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
    ".ftl": "text/plain",
}
TEXTS = ("json", "javascript", "xml")
"""Ends of the media types that are text without beginning with text/."""
_REFUSED = re.compile(r"q=0(\.0*)?")
_PATH = re.compile(r"[\w@-][\w@.-]{0,99}(/[\w@-][\w@.-]{0,99}){0,4}", re.ASCII)
"""Paths of the client's files; no part begins with a dot."""

NOT_BUILT = """<!doctype html>
<html lang="it"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Mazzo</title>
<h1>Mazzo</h1>
<p>Il server funziona, ma la pagina di gioco non è stata costruita.
Nella cartella del progetto: <code>make web</code>, poi ricarica.</p>
<p lang="en">The server works, but the page to play on has not been built.
In the project's folder: <code>make web</code>, then reload.</p>
</html>
"""

AnyRequest = Request[None, None, State]


@dataclass(frozen=True)
class File:
    """A file to be sent; `packed`: gzip form, None if not smaller."""

    content: bytes
    packed: bytes | None
    media_type: str
    tag: str
    keep: str


def extra_words() -> dict[str, dict[str, str]]:
    """The texts of each game of MAZZO_EXTRA_GAMES, by language, as Fluent. The built client has those of Mazzo's own
    games only.
    """
    return {
        game.meta.name: {
            language: "\n".join(page.read_text(encoding="utf-8") for page in pages_of(files(game.package), language))
            for language in LANGUAGES
        }
        for game in EXTRA
    }


class Client:
    """The built client, read on first use and again when it changes on disk. The page contains the names of withheld
    games, so that the client hides them before it has loaded the catalogue, and the texts of extra games.
    """

    def __init__(
        self,
        folder: Path = FOLDER,
        withheld: Collection[str] = (),
        extra: Mapping[str, Mapping[str, str]] = MappingProxyType({}),
    ) -> None:
        self._folder = folder.resolve()
        self.games = frozenset(GAMES) - frozenset(withheld)
        contents = {"mazzo-without": " ".join(sorted(withheld)), "mazzo-extra": json.dumps(extra) if extra else ""}
        tags = [f'<meta name="{name}" content="{escape(content)}" />' for name, content in contents.items() if content]
        self._head_end = "\n  ".join([*tags, "</head>"]).encode()
        self._files: dict[str, tuple[int, File]] = {}
        self._pages: OrderedDict[tuple[str, str, str], File] = OrderedDict()

    def file(self, path: str) -> File | None:
        """A file by its path below the client's folder, None if there is none."""
        place = self._folder / path
        if not _PATH.fullmatch(path) or not place.resolve().is_relative_to(self._folder) or not place.is_file():
            return None
        changed = place.stat().st_mtime_ns
        known = self._files.get(path)
        if known is None or known[0] != changed:
            known = self._files[path] = (changed, self._read(place))
        return known[1]

    def page(self, language: str, head: str) -> File | None:
        """The page in a language with the tags of `head`, None if the client is not built."""
        bare = self.file("index.html")
        if bare is None:
            return None
        key = (bare.tag, language, head)
        if key not in self._pages:
            content = _HEAD.sub(lambda _: head, bare.content.decode(), count=1)
            content = _LANGUAGE.sub(f'<html lang="{language}" dir="ltr">', content, count=1)
            self._pages[key] = _file(content.encode(), "text/html", AFRESH)
            if len(self._pages) > PAGES_KEPT:
                self._pages.popitem(last=False)
        self._pages.move_to_end(key)
        return self._pages[key]

    def _read(self, place: Path) -> File:
        content = place.read_bytes()
        if place == self._folder / "index.html":
            content = content.replace(b"</head>", self._head_end, 1)
        media_type = TYPES.get(place.suffix) or mimetypes.guess_type(place.name)[0] or "application/octet-stream"
        is_hashed = place.parent == self._folder / "assets"
        return _file(content, media_type, FOR_EVER if is_hashed else AFRESH)


def _file(content: bytes, media_type: str, keep: str) -> File:
    packed = None
    if media_type.startswith("text/") or media_type.endswith(TEXTS):
        smaller = gzip.compress(content, mtime=0)  # identical bytes from every worker
        packed = smaller if len(smaller) < len(content) else None
        if not media_type.startswith("text/"):  # Litestar adds the charset to text/ itself
            media_type += "; charset=utf-8"
    return File(content, packed, media_type, sha256(content).hexdigest()[:24], keep)


GivenClient = NamedDependency[Client]
"""The client, as a dependency of a route."""
GivenLinkPreviews = NamedDependency[LinkPreviews]
GivenLinkPictures = NamedDependency[LinkPictures]


@route(["/", "/{path:path}"], http_method=["GET", "HEAD"])
async def client_file(
    request: AnyRequest,
    client: GivenClient,
    link_previews: GivenLinkPreviews,
    link_pictures: GivenLinkPictures,
    path: FromPath[str] = "",
) -> Response[bytes]:
    """A file of the client, or its page with what the link says of itself. The page says itself that an address leads
    nowhere; the status is then 404.
    """
    status = 200
    vary = "accept-encoding"
    file = client.file(path.strip("/")) if path.strip("/") not in ("", "index.html") else None
    if file is None:
        last = path.rpartition("/")[2]
        if path.startswith(("/api", "/ws", "/assets")) or ("." in last and last != "index.html"):
            raise not_found()
        vary += ", accept-language"
        language = preferred_language(request.headers.get("accept-language"))
        path = "/" if last == "index.html" else path or "/"
        preview = await link_previews.of(page_of(path, client.games), language, address(request.scope))
        status = preview.status
        picture = link_pictures.has(preview.game if preview.has_own_picture else None)
        head = head_of(preview, language, origin_of(request), quote(path), picture)
        file = client.page(language, head)
    if file is None:
        return Response(
            NOT_BUILT.encode(), media_type=MediaType.HTML, status_code=status, headers={"cache-control": AFRESH}
        )
    headers = {"etag": f'"{file.tag}"', "cache-control": file.keep}
    content = file.content
    if file.packed is not None or "," in vary:
        headers["vary"] = vary
    if file.packed is not None and accepts_gzip(request.headers.get("accept-encoding", "")):
        headers |= {"etag": f'"{file.tag}-gzip"', "content-encoding": "gzip"}
        content = file.packed
    if status == 200 and has_tag(request.headers.get("if-none-match", ""), headers["etag"]):
        headers.pop("content-encoding", None)
        return Response(b"", status_code=304, headers=headers)
    return Response(content, media_type=file.media_type, status_code=status, headers=headers)


@route("/pictures/{language:str}/{path:path}", http_method=["GET", "HEAD"])
async def link_picture(
    request: AnyRequest,
    client: GivenClient,
    link_previews: GivenLinkPreviews,
    link_pictures: GivenLinkPictures,
    language: FromPath[str],
    path: FromPath[str],
) -> Response[bytes]:
    """The picture of a page's link as PNG. `path`: of the page, and ".png"; "/home.png" is the first page's."""
    page = page_of("/" if path == "/home.png" else path.removesuffix(".png"), client.games)
    if language not in LANGUAGES or not path.endswith(".png") or page is None:
        raise not_found()
    preview = await link_previews.of(page, language, address(request.scope))
    if preview.status == 404 or not link_pictures.has(preview.game if preview.has_own_picture else None):
        raise not_found()
    content = await link_pictures.draw(preview.picture(language, link_previews.games), address(request.scope))
    if not content:
        raise not_found()
    # other sites may show it
    headers = {
        "etag": f'"{sha256(content).hexdigest()[:24]}"',
        "cache-control": PICTURE_KEPT,
        "cross-origin-resource-policy": "cross-origin",
    }
    if has_tag(request.headers.get("if-none-match", ""), headers["etag"]):
        return Response(b"", status_code=304, headers=headers)
    return Response(content, media_type="image/png", headers=headers)


def origin_of(request: AnyRequest) -> str:
    """Scheme and host of a request, empty if the host is too long to be one."""
    host = request.url.netloc
    return f"{request.url.scheme}://{host}" if len(host) <= LONGEST_HOST else ""


def accepts_gzip(header: str) -> bool:
    """Whether an Accept-Encoding header accepts gzip, with a quality above zero."""
    taken: dict[str, bool] = {}
    for part in header.lower().split(","):
        name, *parameters = (word.strip() for word in part.split(";"))
        taken[name] = not any(_REFUSED.fullmatch(parameter) for parameter in parameters)
    return taken.get("gzip", taken.get("*", False))


def has_tag(header: str, tag: str) -> bool:
    """Whether an If-None-Match header contains the tag, possibly weakened by a proxy."""
    return tag in (part.strip().removeprefix("W/") for part in header.split(","))
