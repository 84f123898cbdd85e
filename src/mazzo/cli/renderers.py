"""Renderers of the games, and what they print of a result."""

from rich.text import Text

from mazzo import Match, Place
from mazzo.terminal import Console
from mazzo.terminal.renderer import Renderer, terminal_of


def renderer_for(match: Match, console: Console) -> Renderer:
    """The renderer of a match's game."""
    return terminal_of(match.game).renderer(console, match.game)


def placed(renderer: Renderer, place: Place, seats: int, sitter: str = "") -> Text:
    """A line of the final ranking; `sitter` is the name of the seat's player, if known."""
    who = f"{renderer.who(place.seat)} ({sitter})" if sitter else renderer.who(place.seat)
    head = f"{place.place}. {who}  " if seats > 1 else ""
    return Text(head, "quiet") + renderer.result(place)
