"""The pages of the browser client, what a shared link says of itself, and the documentation."""

import os

from mazzo.server import host_extra
from mazzo.server.feature import Feature
from mazzo.server.http.static_files import StaticFiles
from mazzo.server.pages import documentation, routes
from mazzo.server.pages.link_pictures import LinkPictures
from mazzo.server.pages.link_previews import LinkPreviews
from mazzo.server.pages.routes import Client, ReadyPages, extra_words


def client(files: StaticFiles, withheld: frozenset[str]) -> Client:
    """The page of the client."""
    return Client(files, withheld, extra_words(), host_extra.missing(), os.environ.get("MAZZO_DEMO", ""))


def link_pictures(files: StaticFiles) -> LinkPictures:
    """The pictures of links."""
    return LinkPictures(files.folder)


async def start(files: StaticFiles, client: Client, link_previews: LinkPreviews, link_pictures: LinkPictures) -> None:
    """Let pages be answered like files."""
    files.find_page = ReadyPages(client, link_previews, link_pictures)


FEATURE = Feature(
    "pages",
    routes=[*documentation.ROUTES, *routes.ROUTES],
    components={
        "client": client,
        "documentation": documentation.documentation,
        "link_previews": LinkPreviews,
        "link_pictures": link_pictures,
    },
    start=start,
)
