"""The pages of the client are declared in its features only: the server's list of addresses is made from them."""

from pathlib import Path

import pytest

from mazzo.games import GAMES
from mazzo.server.pages.addresses import ClientPage, page_of
from tools.page_addresses import ADDRESSES, FEATURES, addresses, text


def test_the_server_knows_the_address_of_every_page() -> None:
    assert ADDRESSES.read_text("utf-8") == text(addresses()), "run python -m tools.page_addresses"


def test_every_route_of_the_client_is_read() -> None:
    routes = sum(index.read_text("utf-8").count("path: '") for index in FEATURES.glob("*/index.ts"))
    assert routes == len(addresses()) > 20


def test_a_feature_folder_is_all_that_a_page_needs(tmp_path: Path) -> None:
    (tmp_path / "weather").mkdir()
    route = "{ name: 'weather', path: '/weather/{town}', page: () => import('./WeatherPage.svelte') }"
    (tmp_path / "weather" / "index.ts").write_text(f"export const routes: Route[] = [\n  {route},\n]\n", "utf-8")
    assert addresses(tmp_path) == [("weather", "/weather/{town}")]


@pytest.mark.parametrize(
    ("path", "page"),
    [
        ("/", ClientPage("home", {})),
        ("/decks/new/orchard", ClientPage("newDeck", {"game": "orchard"})),
        ("/decks/own-1/copy", ClientPage("deckCopy", {"id": "own-1"})),
        ("/m/k3v9/review", ClientPage("review", {"id": "k3v9"})),
        ("/rules", ClientPage("rules", {})),
        ("/rules/chess", None),
        ("/m/k3v9/else", None),
    ],
)
def test_the_server_finds_the_page_at_a_path(path: str, page: ClientPage | None) -> None:
    assert page_of(path, GAMES) == page
