"""The documentation under /docs: the files that `make docs` has built, and a page that says so where it has not."""

from __future__ import annotations

from pathlib import Path

from litestar import route
from litestar.di import NamedDependency
from litestar.params import FromPath
from litestar.response import Redirect
from litestar.types import ASGIApp, Receive, Scope, Send

from mazzo.server.http.requests import AnyRequest, origin_of
from mazzo.server.http.static_files import AFRESH, StaticFiles, answer, file_of

FOLDER = Path(__file__).parents[1] / "documentation"
FIRST, NOT_FOUND, SITEMAP = "index.html", "404.html", "sitemap.xml"
ORIGIN = "{origin}"
"""Stands in the sitemap for the address of this server."""
_NOT_BUILT_PAGE = file_of(
    b"""<!doctype html>
<html lang="it"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Mazzo</title>
<h1>Mazzo</h1>
<p>Questa installazione non ha la documentazione.
In un clone del progetto: <code>make docs</code>, poi ricarica.</p>
<p lang="en">This installation has no documentation.
In a clone of the project: <code>make docs</code>, then reload.</p>
</html>
""",
    "text/html",
    AFRESH,
)


def documentation() -> StaticFiles:
    """The built documentation."""
    return StaticFiles(FOLDER)


GivenDocumentation = NamedDependency[StaticFiles]


@route("/docs", http_method=["GET", "HEAD"], sync_to_thread=False)
def first_page() -> Redirect:
    """The way to the first page. Links in pages are relative, so its address has a name at its end."""
    return Redirect(f"/docs/{FIRST}")


@route("/docs/{path:path}", http_method=["GET", "HEAD"])
async def page(request: AnyRequest, documentation: GivenDocumentation, path: FromPath[str]) -> ASGIApp:
    """A file of the documentation; its own page, with status 404, for a path that leads nowhere."""
    name = path.removeprefix("/")
    file = documentation.find(name)
    if file is not None and name == SITEMAP:
        text = file.content.decode().replace(ORIGIN, origin_of(request))
        file = file_of(text.encode(), "application/xml", AFRESH)
    status = 200 if file is not None else 404
    sent = file or documentation.find(NOT_FOUND) or _NOT_BUILT_PAGE

    async def respond(scope: Scope, _receive: Receive, send: Send) -> None:
        await answer(sent, scope, send, status)

    return respond


ROUTES = [first_page, page]
