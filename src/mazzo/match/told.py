"""What each viewer has been told of a match: one growing list of steps for every seat and one for the spectators.

While a round is open (orchard 9.c) only the seat that acts is told what it does; when the round closes the others are
told what stands, seat by seat, so that neither the order of arrival, nor what was taken back, nor how many choices
somebody faced can be read from what a viewer holds: not from its texts, not from its length. Where nothing is sealed
(several seats of one shared state) everybody is told at once; what concerns cards that not everybody sees is told to
each in the words of the game (`Game.told`). A step that is private is told to nobody but its own seat, now or later.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType

from mazzo.match.scroll import Scroll


@dataclass(frozen=True, slots=True)
class Step:
    """Something that happened, as one viewer was told it. `version` counts that viewer's steps from 1; `seat` None is
    chance; `text` is the journal's.
    """

    version: int
    seat: int | None
    text: str
    gain: int | None
    effects: tuple[int, ...] | None


_NOBODY: Mapping[int | None, str] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class _Sealed:
    """A step as it was taken, and who hears what instead of its text, "" for nothing: they hear nothing of what it
    brought either.
    """

    step: Step
    hushed: Mapping[int | None, str]

    def for_viewer(self, viewer: int | None) -> tuple[Step, ...]:
        if viewer not in self.hushed:
            return (self.step,)
        text = self.hushed[viewer]
        return (replace(self.step, text=text, gain=None, effects=None),) if text else ()


class Told:
    """The steps of every viewer: a seat's number, or None for those who only watch."""

    def __init__(self, seats: int) -> None:
        self._steps: dict[int | None, Scroll[Step]] = dict.fromkeys((None, *range(seats)), Scroll())
        self._sealed: tuple[_Sealed, ...] = ()
        """What stands of the open round, told to nobody but its own seat."""
        self._alone = seats == 1

    def copy(self) -> "Told":
        """An independent copy."""
        twin = object.__new__(Told)
        twin._steps = dict(self._steps)
        twin._sealed = self._sealed
        twin._alone = self._alone
        return twin

    def of(self, viewer: int | None, since: int = 0) -> tuple[Step, ...]:
        """What a viewer was told after a version of theirs, in the order in which it was."""
        return self._steps[viewer].since(since)

    def count(self, viewer: int | None) -> int:
        """How many steps a viewer was told."""
        return len(self._steps[viewer])

    def add(self, step: Step, is_open: bool, hushed: Mapping[int | None, str] = _NOBODY) -> None:
        """Tell a step; `is_open` says that from now on everybody may know all that was done, `hushed` who hears what
        instead of its text, "" for nothing at all.
        """
        sealed = _Sealed(step, hushed)
        if step.seat is None or self._alone:
            for viewer in self._steps:
                self._tell((viewer,), sealed.for_viewer(viewer))
            return
        self._tell((step.seat,), sealed.for_viewer(step.seat))
        self._sealed = tuple(sorted((*self._sealed, sealed), key=_seat_of))
        if is_open:
            for viewer in self._steps:
                for one in self._sealed:
                    if one.step.seat != viewer:
                        self._tell((viewer,), one.for_viewer(viewer))
            self._sealed = ()

    def take_back(self, step: Step) -> None:
        """Tell that a seat took its last step back: at a table of several this concerns nobody else."""
        self._tell(self._steps if self._alone else (step.seat,), (step,))
        last = max((at for at, sealed in enumerate(self._sealed) if sealed.step.seat == step.seat), default=-1)
        self._sealed = tuple(sealed for at, sealed in enumerate(self._sealed) if at != last)

    def _tell(self, viewers: Iterable[int | None], steps: Iterable[Step]) -> None:
        for viewer in viewers:
            for step in steps:
                known = self._steps[viewer]
                told = Step(len(known) + 1, step.seat, step.text, step.gain, step.effects)
                self._steps[viewer] = known.and_then(told)


def _seat_of(sealed: _Sealed) -> int:
    return -1 if sealed.step.seat is None else sealed.step.seat
