"""The interface between a game and the terminal. The console and the choices are in modules that import no game."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from rich.console import RenderableType
from rich.text import Text

from mazzo import Place, Snapshot, Step
from mazzo.core.game import AnyGame
from mazzo.games import load_module
from mazzo.terminal.choice import Group
from mazzo.terminal.console import Console
from mazzo.terminal.plain import Plain

__all__ = ["Place", "Renderer", "Snapshot", "Step", "Terminal", "terminal_of"]


class Renderer(Protocol):
    """Draws one game for one terminal. Reads snapshots only; knows no rules."""

    def picture(self, snapshot: Snapshot, ghost: int | None = None) -> RenderableType:
        """The table from the viewer's side; with `ghost`, as if that offered action were done."""

    def groups(self, snapshot: Snapshot) -> tuple[Group, ...]:
        """All choices, best first within each group."""

    def gesture(self, text: str, snapshot: Snapshot) -> tuple[Group, ...] | None:
        """The choices after words that only change the picture (such as turning a card in the hand); None for other
        words.
        """

    def happened(self, step: Step, points: int | None = None) -> Text:
        """A line for a step; with the seat's points after it, if given."""

    def result(self, place: Place) -> Text:
        """A final score with its breakdown and its title."""

    def who(self, seat: int) -> str:
        """Name of a seat."""

    def legend(self) -> Text:
        """Explanation of the signs."""


@dataclass(frozen=True)
class Terminal:
    """What a game provides for the command line: a renderer made from the Console and the game with its deck; an
    example of an action's text, shown as help; an example of words that only change the picture, and the id of the
    sentence that explains them ("" for a game without such words); the default number of bots against one person.
    """

    renderer: Callable[[Console, AnyGame], Renderer]
    example: str
    looks: str = ""
    gesture: str = ""
    bots: int = 0


def terminal_of(game: AnyGame) -> Terminal:
    """The `Terminal` of a game; one that draws any game for a game without a module `terminal`."""
    module = load_module(game, "terminal")
    if module is None:
        people = max(game.meta.seats_printed, game.meta.seats_min)
        return Terminal(Plain, "1", bots=people - 1)
    assert isinstance(module.TERMINAL, Terminal)
    return module.TERMINAL
