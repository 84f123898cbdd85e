"""Scenes: what a terminal shows of each game. A game joins the command line by having a scene here."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from rich.console import RenderableType
from rich.text import Text

from mazzo import Match, Place, Snapshot, Step
from mazzo.cli.scenes import clustered, gnoming, grass, grove, orchard
from mazzo.cli.scenes.choice import Group
from mazzo.cli.voice import Voice
from mazzo.core.game import Game


class Scene(Protocol):
    """One game's pictures for one terminal. Whatever is shown comes from a snapshot: a scene knows no rules."""

    def picture(self, snapshot: Snapshot, ghost: int | None = None) -> RenderableType:
        """The table as the viewer sees it; with `ghost`, as if that offered action were done."""

    def groups(self, snapshot: Snapshot) -> tuple[Group, ...]:
        """Everything on offer, best first within each group."""

    def gesture(self, text: str, snapshot: Snapshot) -> tuple[Group, ...] | None:
        """What is on offer after words that only change the picture (a card turned in the hand); None: other words."""

    def happened(self, step: Step, points: int | None = None) -> Text:
        """Something that happened, as a line; with the points that its seat had then, if they are given."""

    def result(self, place: Place) -> Text:
        """A final score with its breakdown and its title."""

    def who(self, seat: int) -> str:
        """What a seat is called."""

    def legend(self) -> Text:
        """What the signs mean."""


@dataclass(frozen=True)
class Stage:
    """A game's scene, made of the voice and the game with its deck; an example of an action's text for those who ask
    what to type; something that only changes the picture, and the id of the sentence that says how; how many bots one
    person plays with who does not say.
    """

    scene: Callable[[Voice, Game], Scene]
    example: str
    looks: str
    gesture: str
    bots: int = 0


STAGES: dict[str, Stage] = {
    "orchard": Stage(orchard.Orchard, "14 r90 @ -1,2", "14 r90", "cli-grid-help-turn"),
    "grove": Stage(grove.Grove, "14 r90 @ -1,2", "14 r90", "cli-grid-help-turn"),
    "clustered": Stage(
        lambda voice, _: clustered.Clustered(voice),
        "circle-solid-2 @ -1,2",
        "circle-solid-2",
        "cli-clustered-help-card",
    ),
    "gnoming": Stage(lambda voice, _: gnoming.Gnoming(voice), "put 5 @ 3", "left", "cli-gnoming-help-pile", bots=2),
    "grass": Stage(lambda voice, _: grass.Grass(voice), "play panama", "panama", "cli-grass-help-card", bots=3),
}


def scene_for(match: Match, voice: Voice) -> Scene:
    """The scene of a match's game."""
    return STAGES[match.game.meta.name].scene(voice, match.game)


def placed(scene: Scene, place: Place, seats: int, sitter: str = "") -> Text:
    """A line of the final ranking; `sitter`: who had the seat, where that is known."""
    who = f"{scene.who(place.seat)} ({sitter})" if sitter else scene.who(place.seat)
    head = f"{place.place}. {who}  " if seats > 1 else ""
    return Text(head, "quiet") + scene.result(place)
