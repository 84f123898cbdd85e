"""Renderers of the games, from their `terminal.py`."""

from rich.text import Text

from mazzo import Match, Place
from mazzo.core.game import AnyGame
from mazzo.games import load_room
from mazzo.terminal import Console
from mazzo.terminal.renderer import Renderer, Terminal


def terminal_of(game: AnyGame) -> Terminal:
    """The `Terminal` of a game."""
    room = load_room(game, "terminal")
    assert room is not None, f"{game.package}.terminal is missing"
    found = room.TERMINAL
    assert isinstance(found, Terminal)
    return found


def renderer_for(match: Match, console: Console) -> Renderer:
    """The renderer of a match's game."""
    return terminal_of(match.game).renderer(console, match.game)


def placed(renderer: Renderer, place: Place, seats: int, sitter: str = "") -> Text:
    """A line of the final ranking; `sitter` is the name of the seat's player, if known."""
    who = f"{renderer.who(place.seat)} ({sitter})" if sitter else renderer.who(place.seat)
    head = f"{place.place}. {who}  " if seats > 1 else ""
    return Text(head, "quiet") + renderer.result(place)
