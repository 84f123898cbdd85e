"""The addresses of the client's pages. The client's router reads the same table in web/src/net/protocol.ts."""

from __future__ import annotations

from collections.abc import Container, Mapping
from dataclasses import dataclass

PAGES: tuple[tuple[str, str], ...] = (
    ("home", "/"),
    ("game", "/games/{game}"),
    ("learn", "/learn/{game}"),
    ("puzzle", "/puzzle/{game}"),
    ("rules", "/rules/{game}"),
    ("rules", "/rules"),
    ("lobby", "/tables"),
    ("room", "/t/{id}"),
    ("deal", "/deal/{id}"),
    ("table", "/m/{id}"),
    ("replay", "/m/{id}/replay"),
    ("review", "/m/{id}/review"),
    ("par", "/m/{id}/par"),
    ("bot", "/m/{id}/bot"),
    ("history", "/history"),
    ("account", "/account"),
    ("about", "/about"),
    ("decks", "/decks"),
    ("newDeck", "/decks/new/{game}"),
    ("deckCopy", "/decks/{id}/copy"),
    ("deck", "/decks/{id}"),
)
"""(name, address) of each page, as the client names it. A part in braces is a fact of the page and matches any text.
The first address that matches is the page's.
"""


@dataclass(frozen=True)
class ClientPage:
    """A page of the client. `facts`: the parts of its address that vary, such as {"id": "k3v9"}."""

    name: str
    facts: Mapping[str, str]


def page_of(path: str, games: Container[str]) -> ClientPage | None:
    """The page at a path, None if there is none. `games`: the names of the games that the server offers."""
    parts = _parts(path)
    for name, address in PAGES:
        facts = _facts(_parts(address), parts)
        if facts is not None:
            return ClientPage(name, facts) if "game" not in facts or facts["game"] in games else None
    return None


def _parts(path: str) -> list[str]:
    return [part for part in path.split("/") if part]


def _facts(address: list[str], parts: list[str]) -> dict[str, str] | None:
    """The facts in the parts of a path, None if the path does not have this address."""
    if len(address) != len(parts):
        return None
    facts: dict[str, str] = {}
    for wanted, part in zip(address, parts, strict=True):
        if wanted.startswith("{"):
            facts[wanted[1:-1]] = part
        elif wanted != part:
            return None
    return facts
