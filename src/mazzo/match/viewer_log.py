"""The steps of a match that were sent to each viewer: one append-only list for each seat and one for the spectators.

While a round is open (orchard 9.c), a step is sent only to the seat that acts. When the round closes, the others
receive the steps in force, ordered by seat: neither the texts nor the length of a viewer's list reveal the order in
which seats acted, what they undid, or how many choices they had. In a shared state where nothing is sealed, a step is
sent to all viewers at once; the game may replace or drop its text for each viewer (`Game.redact`). A dropped step is
not sent later either.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from mazzo.match.append_only_list import AppendOnlyList


@dataclass(frozen=True, slots=True)
class Step:
    """One event as sent to one viewer. `version` counts that viewer's steps from 1; `seat` None is chance; `text` is
    the journal's text, or the one of `Game.redact`.
    """

    version: int
    seat: int | None
    text: str
    gain: int | None
    effects: tuple[int, ...] | None


@dataclass(frozen=True, slots=True)
class _Sealed:
    """A step, and the viewers who receive another text, with that text; "" for no step at all. These viewers do not
    receive its gain and effects either.
    """

    step: Step
    hushed: Mapping[int | None, str]


class ViewerLog:
    """The steps of every viewer. A viewer is the number of a seat, or None for the spectators."""

    def __init__(self, seats: int) -> None:
        self._steps: dict[int | None, AppendOnlyList[Step]] = dict.fromkeys((None, *range(seats)), AppendOnlyList())
        self._sealed: tuple[_Sealed, ...] = ()
        """Steps of the open round that are in force, sent only to the seats that took them."""
        self._alone = seats == 1

    def copy(self) -> "ViewerLog":
        """An independent copy."""
        twin = object.__new__(ViewerLog)
        twin._steps = dict(self._steps)
        twin._sealed = self._sealed
        twin._alone = self._alone
        return twin

    def of(self, viewer: int | None, since: int = 0) -> tuple[Step, ...]:
        """The steps sent to a viewer after its version `since`, in order."""
        return self._steps[viewer].since(since)

    def count(self, viewer: int | None) -> int:
        """Number of steps sent to a viewer."""
        return self._steps[viewer].length

    def add(self, step: Step, is_open: bool, hushed: Mapping[int | None, str] | None = None) -> None:
        """Add a step. `is_open`: from now on all viewers may know all actions. `hushed`: viewers who receive another
        text, with that text; "" for no step at all.
        """
        sealed = _Sealed(step, hushed or {})
        if step.seat is None or self._alone:
            self._append(self._steps, sealed)
            return
        self._append((step.seat,), sealed)
        self._sealed = tuple(sorted((*self._sealed, sealed), key=_seat_of))
        if is_open:
            for one in self._sealed:
                self._append([viewer for viewer in self._steps if viewer != one.step.seat], one)
            self._sealed = ()

    def take_back(self, step: Step) -> None:
        """Add an undo step. With several seats only the seat that undid receives it."""
        self._append(self._steps if self._alone else (step.seat,), _Sealed(step, {}))
        last = max((at for at, sealed in enumerate(self._sealed) if sealed.step.seat == step.seat), default=-1)
        self._sealed = tuple(sealed for at, sealed in enumerate(self._sealed) if at != last)

    def _append(self, viewers: Iterable[int | None], sealed: _Sealed) -> None:
        step, hushed = sealed.step, sealed.hushed
        for viewer in viewers:
            before = self._steps[viewer]
            if viewer not in hushed:
                one = Step(before.length + 1, step.seat, step.text, step.gain, step.effects)
            elif hushed[viewer]:
                one = Step(before.length + 1, step.seat, hushed[viewer], None, None)
            else:
                continue
            self._steps[viewer] = before.appended(one)


def _seat_of(sealed: _Sealed) -> int:
    return -1 if sealed.step.seat is None else sealed.step.seat
