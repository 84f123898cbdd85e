"""Renderers of the games, and what they print of a result."""

from collections.abc import Callable, Iterator

from rich.text import Text

from mazzo import Match, i18n
from mazzo.match import Outcome
from mazzo.terminal import Console
from mazzo.terminal.renderer import Renderer, terminal_of


def renderer_for(match: Match, console: Console) -> Renderer:
    """The renderer of a match's game."""
    return terminal_of(match.game).renderer(console, match.game)


def outcome_lines(
    console: Console, match: Match, outcome: Outcome, name_of: Callable[[int], str] = lambda seat: ""
) -> Iterator[Text]:
    """The reason of the end, who has won if several played, and the ranking. `name_of`: the name of a seat's player, ""
    if unknown.
    """
    renderer, game = renderer_for(match, console), match.game.meta.name
    yield Text(console.text(f"{game}-end-{outcome.reason}"), "title")

    def who(seat: int) -> str:
        name = name_of(seat)
        return f"{renderer.who(seat)} ({name})" if name else renderer.who(seat)

    if match.seats > 1:
        winners = [who(place.seat) for place in outcome.ranking if place.won]
        if winners:
            yield Text(console.text("room-won", count=len(winners), names=", ".join(winners)), "good")
        else:  # grove 11.d
            own = f"{game}-room-won-none"
            yield Text(console.text(own if i18n.has(console.language, own) else "room-won-none"), "bad")
    for place in outcome.ranking:
        head = f"{place.place}. {who(place.seat)}  " if match.seats > 1 else ""
        yield Text(head, "quiet") + renderer.result(place)
