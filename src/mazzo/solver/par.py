"""Open par: the best score a deal allows to somebody who knows all its cards from the start. What is known of it at any
time is an interval: a line of play bounds it from below, a proof from above.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from time import perf_counter

from mazzo import compiled
from mazzo.compiled import Body
from mazzo.core.cards_on_grid import card_of
from mazzo.core.errors import OurFault
from mazzo.solver import proof
from mazzo.solver.beam import MOST_WIDTH, Beam
from mazzo.solver.ceiling import ceiling
from mazzo.solver.deal import Deal
from mazzo.solver.line import replayed
from mazzo.solver.orders import other_orders, placements
from mazzo.solver.proof import Certificate

FIRST_WIDTH = 10
WIDER = 25
"""By how much each beam is wider than the one before it."""
FITS = 0.8
"""A beam as wide as the time left allows, if all goes on like the one before, is given this share of it."""
MOMENT = 1e-4
BEAM_SECONDS = 1.0
"""Where there is a proof, the beams get so many seconds at most and the proof the rest: it finds better lines by
itself, if there are any, and is mostly over in seconds.
"""
BEAM_SHARE = 0.8
"""The same for whoever has little time: without a proof nothing but a rough reckoning would bound par from above."""
ORDERS = 48
"""In how many other orders the cards are tried there, after a beam or two in their own."""
ORDER_WIDTH = 100
"""How wide those beams are: many narrow ones find more than a few wide ones in the same time."""
ORDER_ENDS = 10
"""How many ends of each are looked at: the best may be one that the order of the deal forbids."""


@dataclass(frozen=True)
class Par:
    """What is known of the open par of a deal: `line` reaches `low` points, and no play brings more than `high`."""

    low: int
    line: tuple[int, ...]
    high: int
    certificate: Certificate | None = field(default=None, compare=False)
    """What `mazzo.solver.checker` goes over to see that `high` is right; None while it rests on a rough reckoning."""

    @property
    def proved(self) -> bool:
        """Whether par is known: nothing beats the line."""
        return self.low == self.high


Tell = Callable[[Par, float], bool]
"""(what is known so far, the share of the time that is gone) -> whether to go on. Asked many times a second."""


def estimate(
    deal: Deal,
    seconds: float,
    body: Body | None = None,
    on_progress: Tell | None = None,
    lines: Sequence[tuple[int, ...]] = (),
    timer: Callable[[], float] = perf_counter,
) -> Par:
    """What so many seconds bring to light of a deal's par: beams, each wider than the one before, in Orchard then
    others over the same cards in other orders, and a proof. It ends before its time when par is proved or `on_progress`
    says no. The line was played again by the rules. `lines` are whole ones that are known already.

    The seconds are those of the `timer`, the clock on the wall unless told otherwise, so that a quicker machine finds
    more; a beam of a given width (`beam.search`) finds the same everywhere.
    """
    body = body or compiled.of(deal.game)
    clock = _Clock(timer, seconds, on_progress)
    is_provable = deal.ruleset in proof.PROVED
    beams = min(BEAM_SHARE * seconds, BEAM_SECONDS) if is_provable else seconds
    beam = Beam(body)
    known = _by_beams(deal, beam, clock, beams, lines, WIDER * FIRST_WIDTH if is_provable else MOST_WIDTH)
    if is_provable and not known.proved:
        known = _by_orders(deal, beam, clock, beams, known)
    if is_provable and not known.proved and clock.left > 0 and not clock.is_stopped:
        known = _by_proof(deal, body, clock, known)
    if replayed(deal, known.line).score(0) != known.low:
        raise OurFault
    return known


class _Clock:
    """How much of the time is gone, and whether anybody said stop."""

    def __init__(self, timer: Callable[[], float], seconds: float, on_progress: Tell | None) -> None:
        self._timer = timer
        self._begun = timer()
        self._seconds = seconds
        self._tell = on_progress
        self.is_stopped = False

    @property
    def gone(self) -> float:
        return self._timer() - self._begun

    @property
    def left(self) -> float:
        return self._seconds - self.gone

    def tell(self, known: Par) -> bool:
        """Whether to go on."""
        if self._tell is not None and not self._tell(known, min(1.0, self.gone / max(self._seconds, 1e-9))):
            self.is_stopped = True
        return not self.is_stopped


def _by_beams(
    deal: Deal, beam: Beam, clock: _Clock, seconds: float, lines: Sequence[tuple[int, ...]], widest: int
) -> Par:
    """The best of beams that grow wider as long as there is time for the next. The first runs however little time there
    is: it takes milliseconds.
    """
    width = FIRST_WIDTH
    found = beam.search(deal, width)
    assert found is not None
    points, line = max(
        [(found.points, found.line), *((deal.points(line), line) for line in lines)], key=lambda one: one[0]
    )
    known = Par(points, line, ceiling(deal))

    def go_on(layer: int, share: float) -> bool:
        return clock.tell(known) and clock.gone < seconds

    lasted = clock.gone
    while width < widest and not known.proved and go_on(0, 0):
        wider = min(widest, width * WIDER, int(width * FITS * (seconds - clock.gone) / lasted))
        if wider <= width:
            break
        begun = clock.gone
        found = beam.search(deal, wider, go_on)
        if found is not None and found.points > known.low:
            known = replace(known, low=found.points, line=found.line)
        width, lasted = wider, max(clock.gone - begun, MOMENT)
    return known


def _by_orders(deal: Deal, beam: Beam, clock: _Clock, seconds: float, known: Par) -> Par:
    """The best of narrow beams over the same cards in other orders: where they lay the cards, these are laid in the
    order of the deal, if that is possible.
    """

    def go_on(layer: int, share: float) -> bool:
        return clock.tell(known) and clock.gone < seconds

    tried = set()
    for other in other_orders(deal, ORDERS):
        for points, line in beam.ends(other, ORDER_WIDTH, ORDER_ENDS, go_on):
            if points <= known.low:
                break
            laid = placements(other, line)
            if laid not in tried:
                tried.add(laid)
                reached, way = proof.best_order(deal, {card_of(action): action for action in laid})
                if reached > known.low:
                    known = replace(known, low=reached, line=way)
        if not go_on(0, 0):
            break
    return known


def _by_proof(deal: Deal, body: Body, clock: _Clock, known: Par) -> Par:
    """The interval narrowed from above, and sometimes from below."""

    def note(progress: proof.Progress) -> None:
        nonlocal known
        known = replace(known, high=max(known.low, min(known.high, progress.high)))

    def is_stopped() -> bool:
        return clock.left <= 0 or not clock.tell(known)

    found = proof.prove(deal, known.low, body=body, line=known.line, on_progress=note, is_stopped=is_stopped)
    is_better = found.high <= known.high  # else the rough reckoning tells more than a proof that was cut short
    return Par(found.low, found.line, min(known.high, found.high), found.certificate if is_better else None)
