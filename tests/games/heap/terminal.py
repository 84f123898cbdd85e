"""The heap in a terminal."""

from rich.console import RenderableType
from rich.text import Text

from mazzo.terminal import Choice, Console, Group
from mazzo.terminal.renderer import Place, Snapshot, Step, Terminal


class Heap:
    """Draws the heap as a row of stones."""

    def __init__(self, voice: Console) -> None:
        self._voice = voice

    def picture(self, snapshot: Snapshot, ghost: int | None = None) -> RenderableType:
        left = snapshot.view.stones - (0 if ghost is None else ghost + 1)
        return Text(" ".join("o" * left), "word")

    def groups(self, snapshot: Snapshot) -> tuple[Group, ...]:
        takes = tuple(Choice(action, f"take {count}", Text()) for action, count in snapshot.offers.takes)
        return (Group(self._voice.text("cli-heap-takes"), takes),) if takes else ()

    def gesture(self, text: str, snapshot: Snapshot) -> tuple[Group, ...] | None:
        return self.groups(snapshot) if text == "look" else None

    def happened(self, step: Step, points: int | None = None) -> Text:
        return Text(step.text if step.seat is None else f"{self.who(step.seat)}  {step.text}")

    def result(self, place: Place) -> Text:
        return Text(str(place.score.total), "title")

    def who(self, seat: int) -> str:
        return "AB"[seat]

    def legend(self) -> Text:
        return Text(self._voice.text("heap-about"), "quiet")


TERMINAL = Terminal(lambda voice, _: Heap(voice), "take 2", "look", "cli-heap-help-look", bots=1)
