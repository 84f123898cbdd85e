"""`mazzo today`: the deals of the day of a server, with one's own results. A server draws them with keys that nobody
else has, so that there are none without a server.
"""

import json
import os
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.parse import quote
from urllib.request import Request, urlopen

from rich.table import Table
from rich.text import Text

from mazzo.core.errors import NotUnderstood
from mazzo.games import GAMES
from mazzo.i18n import has
from mazzo.terminal import Console
from mazzo.terminal.console import printable

PATIENCE = 30.0
"""Seconds to wait for the server."""
MOST_BYTES = 1_000_000
TOKEN = "MAZZO_TOKEN"
"""Environment variable with a token, so that it is not in the history of the shell."""


@dataclass(frozen=True)
class TodayRequest:
    """What is asked. `server`: address such as https://mazzo.example.org; `token`: of the person whose results are
    shown, None: that in MAZZO_TOKEN, if any; `game`: only its deal, and the link to it; `date`: another day.
    """

    server: str | None
    token: str | None
    game: str | None
    date: str | None


def print_today(console: Console, request: TodayRequest, as_json: bool) -> None:
    """Print the deals of a day, or the link to that of a game. Raises NotUnderstood."""
    if request.server is None:
        raise NotUnderstood("cli-today-needs-server")
    if request.game is not None and request.game not in GAMES:
        raise NotUnderstood("unknown-game", text=request.game[:40], known=", ".join(GAMES))
    server = request.server.rstrip("/")
    today = _today(server, request.token or os.environ.get(TOKEN, ""), request.date)
    tiles = [{**tile, "link": f"{server}/d/{tile['deal']}"} for tile in today["tiles"]]
    if request.game is not None:
        tiles = [tile for tile in tiles if tile["game"] == request.game]
        if not tiles:
            raise NotUnderstood("not-offered", game=request.game)
    if as_json:
        console.out.file.write(json.dumps({**today, "tiles": tiles}, ensure_ascii=False) + "\n")
    elif request.game is not None:
        console.out.print(printable(tiles[0]["link"]), soft_wrap=True, markup=False)
    else:
        _print_tiles(console, today, tiles)


def _print_tiles(console: Console, today: dict[str, Any], tiles: list[dict[str, Any]]) -> None:
    out = console.out
    out.print(Text(console.text("cli-today-title", date=today["date"]), "title"))
    table = Table.grid(padding=(0, 2))
    for tile in tiles:
        table.add_row(_game_of(console, tile), _state_of(console, tile), Text(_options_of(console, tile), "quiet"))
    out.print(table)
    left = datetime.fromisoformat(today["closes"]) - datetime.fromisoformat(today["now"])
    if left > timedelta():
        minutes = int(left.total_seconds()) // 60
        sentence = console.text("cli-today-left", hours=minutes // 60, minutes=f"{minutes % 60:02}")
    else:
        sentence = console.text("cli-today-over")
    out.print(sentence, style="quiet", soft_wrap=True)


def _game_of(console: Console, tile: dict[str, Any]) -> str:
    name = f"{tile['game']}-name"
    return console.text(name) if has("en", name) else printable(tile["game"])


def _options_of(console: Console, tile: dict[str, Any]) -> str:
    names = [f"{tile['game']}-option-{option}" for option in tile["options"]]
    return ", ".join(console.text(name) if has("en", name) else printable(name) for name in names)


def _state_of(console: Console, tile: dict[str, Any]) -> str:
    if tile["state"] != "done":
        return console.text("cli-today-state", state=tile["state"], count=tile["count"])
    if tile["place"] is None:
        return console.text("cli-today-late", score=console.number(tile["score"]))
    return console.text(
        "cli-today-done",
        score=console.number(tile["score"]),
        place=tile["place"],
        count=tile["of"],
    )


def _today(server: str, token: str, day: str | None) -> dict[str, Any]:
    """What `GET /api/today` answers. Raises NotUnderstood, with the server's sentence if it refuses."""
    address = f"{server}/api/today" + (f"?date={quote(day)}" if day else "")
    headers = {"Accept": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
    try:
        if not address.startswith(("http://", "https://")):
            raise ValueError("no address of a server")
        try:
            with urlopen(Request(address, headers=headers), timeout=PATIENCE) as answer:
                today: dict[str, Any] = json.loads(answer.read(MOST_BYTES))
        except HTTPError as refusal:
            problem = json.loads(refusal.read(MOST_BYTES))
            raise NotUnderstood(problem["code"], **problem["facts"]) from refusal
        if not {"date", "now", "closes", "tiles"} <= today.keys():
            raise ValueError("no deals of a day")
    except (URLError, OSError, ValueError, KeyError, TypeError) as problem:
        raise NotUnderstood("cli-today-unreachable", text=printable(server)[:200]) from problem
    return today
