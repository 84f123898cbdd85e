"""Serves the page of the browser client for every path that is no file: with status 404 where the client has no page.
The head of the page says what its link is about, and a picture goes with it. Files: `http/static_files.py`.
"""

from __future__ import annotations

import json
import re
from collections import OrderedDict
from collections.abc import Collection, Mapping
from hashlib import sha256
from html import escape
from importlib.resources import files
from types import MappingProxyType
from urllib.parse import quote

from litestar import Request, Response, route
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromPath
from litestar.types import ASGIApp, Receive, Scope, Send

from mazzo.core.game_folders import TEXT
from mazzo.games import EXTRA, GAMES
from mazzo.i18n import LANGUAGES, pages_of
from mazzo.server.errors import not_found
from mazzo.server.http.requests import origin_of, preferred_language
from mazzo.server.http.security_middleware import address
from mazzo.server.http.static_files import AFRESH, PAGE, File, StaticFiles, answer, file_of, has_tag
from mazzo.server.pages.addresses import page_of
from mazzo.server.pages.link_pictures import LinkPictures
from mazzo.server.pages.link_previews import LinkPreview, LinkPreviews, head_of

PICTURE_KEPT = "public, max-age=3600"
"""A finished match does not change, but its players may be renamed or erased."""
PAGES_KEPT = 512
"""Pages with their heads in memory, some kilobytes each."""
_HEAD = re.compile(r"<title>Mazzo</title>\s*<meta name=\"description\"[^>]*>")
"""The preview in the head of the built page."""
_HOST = re.compile(r"([A-Za-z0-9.-]{1,200}|\[[0-9A-Fa-f:.]{1,50}\])(:[0-9]{1,5})?")
"""A host as browsers send it."""
_LANGUAGE = re.compile(r"<html lang=\"it\"( dir=\"ltr\")?>")

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


def extra_words() -> dict[str, dict[str, str]]:
    """The texts of each game of MAZZO_EXTRA_GAMES, by language, as Fluent. The built client has those of Mazzo's own
    games only.
    """
    return {
        game.meta.name: {
            language: "\n".join(
                page.read_text(encoding="utf-8") for page in pages_of(files(game.package) / TEXT, language)
            )
            for language in LANGUAGES
        }
        for game in EXTRA
    }


class Client:
    """The page of the built client. It contains the names of withheld games, so that the client hides them before it
    has loaded the catalogue, the texts of extra games, and what the server lacks (`host_extra.missing`).
    """

    def __init__(
        self,
        files: StaticFiles,
        withheld: Collection[str] = (),
        extra: Mapping[str, Mapping[str, str]] = MappingProxyType({}),
        missing: Collection[str] = (),
        demo: str = "",
    ) -> None:
        self._files = files
        self.games = frozenset(GAMES) - frozenset(withheld)
        contents = {
            "mazzo-without": " ".join(sorted(withheld)),
            "mazzo-extra": json.dumps(extra) if extra else "",
            "mazzo-missing": " ".join(missing),
            "mazzo-demo": demo,
        }
        tags = [f'<meta name="{name}" content="{escape(content)}" />' for name, content in contents.items() if content]
        self._head_end = "\n  ".join([*tags, "</head>"])
        self._pages: OrderedDict[tuple[str, str, str], File] = OrderedDict()

    def page(self, language: str, head: str) -> File:
        """The page in a language with the tags of `head`; one that says so if the client is not built."""
        bare = self._files.find(PAGE)
        if bare is None:
            return _NOT_BUILT_PAGE
        key = (bare.tag, language, head)
        if key not in self._pages:
            content = _HEAD.sub(lambda _: head, bare.content.decode(), count=1)
            content = _LANGUAGE.sub(f'<html lang="{language}" dir="ltr">', content, count=1)
            content = content.replace("</head>", self._head_end, 1)
            self._pages[key] = file_of(content.encode(), "text/html", AFRESH, "accept-language")
            if len(self._pages) > PAGES_KEPT:
                self._pages.popitem(last=False)
        self._pages.move_to_end(key)
        return self._pages[key]


_NOT_BUILT_PAGE = file_of(NOT_BUILT.encode(), "text/html", AFRESH)


class ReadyPages:
    """Pages whose preview needs no query, the first page among them: the security middleware answers them from memory,
    like files.
    """

    def __init__(self, client: Client, link_previews: LinkPreviews, link_pictures: LinkPictures) -> None:
        self._client = client
        self._link_previews = link_previews
        self._link_pictures = link_pictures

    def __call__(self, scope: Scope) -> File | None:
        """The page of a request, None where `client_page` answers."""
        path = scope["path"]
        page = None if "." in path else page_of(path, self._client.games)
        if page is None:
            return None
        headers = dict(scope["headers"])
        host = headers.get(b"host", b"").decode("latin-1")
        language = preferred_language(headers.get(b"accept-language", b"").decode("latin-1"))
        preview = self._link_previews.at_once(page, language)
        if preview is None or not _HOST.fullmatch(host):
            return None
        return _with_preview(self._client, self._link_pictures, preview, language, f"{scope['scheme']}://{host}", path)


def _with_preview(
    client: Client, link_pictures: LinkPictures, preview: LinkPreview, language: str, origin: str, path: str
) -> File:
    """The client's page with the preview of an address in its head."""
    picture = link_pictures.has(preview.game if preview.has_own_picture else None)
    return client.page(language, head_of(preview, language, origin, quote(path), picture))


GivenClient = NamedDependency[Client]
"""The client, as a dependency of a route."""
GivenLinkPreviews = NamedDependency[LinkPreviews]
GivenLinkPictures = NamedDependency[LinkPictures]


@route(["/", "/{path:path}"], http_method=["GET", "HEAD"])
async def client_page(
    request: AnyRequest,
    client: GivenClient,
    link_previews: GivenLinkPreviews,
    link_pictures: GivenLinkPictures,
    path: FromPath[str] = "",
) -> ASGIApp:
    """The client's page with what the link says of itself. The page says itself that an address leads nowhere; the
    status is then 404.
    """
    last = path.rpartition("/")[2]
    if path.startswith(("/api", "/ws", "/assets")) or ("." in last and last != PAGE):
        raise not_found()
    language = preferred_language(request.headers.get("accept-language"))
    path = "/" if last == PAGE else path or "/"
    preview = await link_previews.of(page_of(path, client.games), language, address(request.scope))
    page = _with_preview(client, link_pictures, preview, language, origin_of(request), path)

    async def respond(scope: Scope, _receive: Receive, send: Send) -> None:
        await answer(page, scope, send, preview.status)

    return respond


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


ROUTES = [link_picture, client_page]
