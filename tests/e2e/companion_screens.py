"""The screens of the companion for the photographs of `tests.e2e.screens`: sheets that a person keeps, called games,
and the pages beside them.
"""

from collections.abc import Callable, Iterator
from typing import Any

from playwright.sync_api import Page

from tests.companion.entered import (
    clustered_sheet,
    gnoming_sheet,
    grass_hands,
    grid_sheet,
    orchards_as_they_lie,
    played,
)

NAMES = ("Anna", "Bruno", "Carla", "Dario")
GAMES = ("orchard", "grove", "grass", "clustered", "gnoming")
# Everything is sent from a page, which has the person's cookies.
_SEND = """async ([method, path, body]) => {
  await fetch('/api/me')
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(path, { method, headers, body: JSON.stringify(body) })
  if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`)
  return answer.status === 204 ? null : answer.json()
}"""


def companion_screens(page: Page, other: Page) -> Iterator[tuple[str, str, Callable[[Page], object], bool]]:
    """Name, path, what is done first, and whether the whole page is shown."""
    for name, sheet in _sheets().items():
        game = name.partition("-")[0]
        seats = sheet.get("seats") or len(sheet["players"])
        players = [{"name": NAMES[k], "colour": (k + 2) % 8} for k in range(seats)]
        id = name.replace("-", "").ljust(8, "0")
        _send(page, "PUT", f"/api/companion/sheets/{id}", {"game": game, "players": players, "sheet": sheet})
        yield f"sheet-{name}", f"/companion/sheet/{id}", _counted, True
    yield "show", "/companion/sheet/gnoming0", _show, False
    yield "print", "/companion/sheet/gnoming0", _print, True
    yield "home", "/companion", _nothing, True
    yield "kept", "/history", _nothing, True
    yield "tools", "/companion/tools", _nothing, True
    for game in GAMES:
        yield f"new-{game}", f"/companion/{game}", _nothing, True
        yield f"referee-{game}", f"/companion/{game}/referee", REFEREES.get(game, _entry), True
    yield "questions", "/companion/grass/referee", _questions, True
    yield "caller-first", "/companion/grove/caller", _nothing, True
    yield "caller", "/companion/grove/caller", _call, True
    for stage in ("joined", "called", "last", "ranking"):
        yield f"call-{stage}", f"/companion/call/{_called_game(page, other, stage)}", _nothing, True


def _sheets() -> dict[str, dict[str, Any]]:
    grass = next(
        sheet for sheet, _ in (grass_hands(2, seed, []) for seed in range(100)) if len(sheet["hands"]) in (2, 3)
    )
    gnoming = gnoming_sheet(played("gnoming", 4, 5))
    wrong = {"seats": 2, "rounds": [{"grids": [[10, 10, 10, 10, *[None] * 5], [None] * 9]}]}
    return {
        "orchard": grid_sheet(played("orchard", 2, 4)),
        "grove": grid_sheet(played("grove", 2, 3, ["recipes"])),
        "grass": grass,
        "clustered": clustered_sheet(played("clustered", 3, 7)),
        "gnoming": gnoming,
        "gnoming-begun": gnoming | {"rounds": gnoming["rounds"][:1]},
        "gnoming-wrong": wrong,
    }


def _called_game(page: Page, other: Page, stage: str) -> str:
    """A called game of two people, at a stage."""
    game = _send(page, "POST", "/api/companion/orchard/calls", {"name": NAMES[0], "recipes": False})
    path = f"/api/calls/{game['id']}"
    _send(other, "POST", f"{path}/join", {"name": NAMES[1]})
    if stage == "joined":
        return str(game["id"])
    game = _send(page, "POST", f"{path}/next", {"calls": 0})
    while stage != "called" and len(game["cards"]) < game["most"]:
        game = _send(page, "POST", f"{path}/next", {"calls": game["calls"]})
    if stage == "ranking":
        orchards = orchards_as_they_lie(played("orchard", 2, 7))["players"]  # of other cards than those called
        for person, player in zip((page, other), orchards, strict=True):
            _send(person, "POST", f"{path}/grid", player)
    return str(game["id"])


def _send(page: Page, method: str, path: str, body: object) -> Any:
    return page.evaluate(_SEND, [method, path, body])


def _nothing(page: Page) -> None:
    page.locator("h1").first.wait_for()


def _entry(page: Page) -> None:
    page.locator(".entry, .grid-entry").first.wait_for()


def _counted(page: Page) -> None:
    _entry(page)
    page.locator(".totals").wait_for()


def _show(page: Page) -> None:
    _counted(page)
    page.locator("header button:enabled").last.press("Enter")


def _print(page: Page) -> None:
    _counted(page)
    page.emulate_media(media="print")


def _questions(page: Page) -> None:
    page.locator("input[value='questions']").press("Space")
    page.locator("main summary").first.press("Enter")


def _call(page: Page) -> None:
    begin = page.locator("main .button.main").first
    begin.wait_for()
    begin.press("Enter")
    page.locator("figure").first.wait_for()


def _ask_grass(page: Page) -> None:
    """May Bust be played under heat?"""
    page.locator("input[value='heat']").press("Space")
    page.locator("[data-card='8']").press("Enter")
    page.locator("[data-hand='9']").press("Enter")
    page.locator(".verdict.no").wait_for()


def _ask_gnoming(page: Page) -> None:
    """May a second mulligan be laid?"""
    for card in ("mulligan", "5", "-2"):
        page.locator(f"[data-card='{card}']").press("Enter")
    page.locator("input[value='hand']").press("Space")
    page.locator("[data-card='mulligan']").press("Enter")
    page.locator("[data-cell='4']").press("Enter")
    page.locator(".verdict").get_by_role("link").or_(page.locator(".verdict.yes")).first.wait_for()


REFEREES: dict[str, Callable[[Page], object]] = {"grass": _ask_grass, "gnoming": _ask_gnoming}
"""The games whose referee has a form, with a question."""
