"""The addresses of the client's pages, from `addresses.json`, which `python -m tools.page_addresses` writes: each
page is declared in the client (web/src/features).
"""

from __future__ import annotations

import json
from collections.abc import Container, Mapping
from dataclasses import dataclass
from importlib.resources import files

PAGES: tuple[tuple[str, str], ...] = tuple(
    (name, address) for name, address in json.loads(files(__package__).joinpath("addresses.json").read_text("utf-8"))
)
"""(name, address) of each page, such as ("deck", "/decks/{id}"). A part in braces is a fact of the page and matches any
text. The first address that matches is the page's.
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
    for pattern, part in zip(address, parts, strict=True):
        if pattern.startswith("{"):
            facts[pattern[1:-1]] = part
        elif pattern != part:
            return None
    return facts
