"""The pages of the browser client, and what a shared link says of itself."""

from mazzo.server.feature import Feature
from mazzo.server.http.static_files import StaticFiles
from mazzo.server.pages import routes
from mazzo.server.pages.link_pictures import LinkPictures
from mazzo.server.pages.link_previews import LinkPreviews
from mazzo.server.pages.routes import Client, extra_words


def client(files: StaticFiles, withheld: frozenset[str]) -> Client:
    """The page of the client."""
    return Client(files, withheld, extra_words())


def link_pictures(files: StaticFiles) -> LinkPictures:
    """The pictures of links."""
    return LinkPictures(files.folder)


FEATURE = Feature(
    "pages",
    routes=routes.ROUTES,
    components={"client": client, "link_previews": LinkPreviews, "link_pictures": link_pictures},
)
