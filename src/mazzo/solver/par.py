"""Open par: the best score of a deal for a player who knows all its cards from the start. It is an interval: a line of
play is its lower bound, a proof its upper bound.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from time import perf_counter

from mazzo import compiled
from mazzo.compiled import Body
from mazzo.core.errors import OurFault
from mazzo.gridcards.grid import card_of
from mazzo.solver.beam.search import MOST_WIDTH, Beam
from mazzo.solver.branch_and_bound import search as branch_and_bound
from mazzo.solver.branch_and_bound.search import Certificate
from mazzo.solver.deal import Deal
from mazzo.solver.principal_variation import replayed
from mazzo.solver.reorderings import other_orders, placements
from mazzo.solver.trivial_bound import trivial_bound

FIRST_WIDTH = 10
WIDER = 25
"""Growth of the beam width from one beam to the next, as a factor."""
FITS = 0.8
"""Share of the width that the time left would allow at the cost of the beam before."""
MOMENT = 1e-4
BEAM_SECONDS = 1.0
"""Time limit of the beams in seconds if the game has a proof, which gets the rest: it finds better lines itself, and
usually takes seconds.
"""
BEAM_SHARE = 0.8
"""The same as a share of a short time limit: without a proof only the trivial bound limits par from above."""
ORDERS = 48
"""Number of other card orders tried, after a beam or two in the order of the deal."""
ORDER_WIDTH = 100
"""Width of those beams: many narrow ones find more than a few wide ones in the same time."""
ORDER_ENDS = 10
"""Number of final boards tried from each: the best may be impossible in the order of the deal."""


@dataclass(frozen=True)
class Par:
    """The known bounds of a deal's open par: `line` scores `low`, and no play scores more than `high`."""

    low: int
    line: tuple[int, ...]
    high: int
    certificate: Certificate | None = field(default=None, compare=False)
    """Input of `mazzo.solver.verify.checker`, which checks that `high` is right; None if `high` is the trivial
    bound.
    """

    @property
    def proved(self) -> bool:
        """Whether par is known exactly."""
        return self.low == self.high


OnProgress = Callable[[Par, float], bool]
"""(bounds so far, share of the time used) -> whether to continue. Called many times a second."""


def estimate(
    deal: Deal,
    seconds: float,
    body: Body | None = None,
    on_progress: OnProgress | None = None,
    lines: Sequence[tuple[int, ...]] = (),
    timer: Callable[[], float] = perf_counter,
) -> Par:
    """Bounds of a deal's par found in `seconds`: by beams of growing width, in Orchard then by beams over the same
    cards in other orders, and by a proof. Stops early when par is proved or `on_progress` returns False. The line has
    been replayed by the rules. `lines` are complete lines known already.

    `timer` measures the seconds, by default wall time, so a faster machine finds more; a beam of a given width
    (`beam.search`) finds the same everywhere.
    """
    body = body or compiled.of(deal.game)
    clock = _Clock(timer, seconds, on_progress)
    is_provable = deal.ruleset in branch_and_bound.PROVED
    beams = min(BEAM_SHARE * seconds, BEAM_SECONDS) if is_provable else seconds
    beam = Beam(body)
    par = _by_beams(deal, beam, clock, beams, lines, WIDER * FIRST_WIDTH if is_provable else MOST_WIDTH)
    if is_provable and not par.proved:
        par = _by_orders(deal, beam, clock, beams, par)
    if is_provable and not par.proved and clock.remaining > 0 and not clock.is_stopped:
        par = _by_proof(deal, body, clock, par)
    if replayed(deal, par.line).score(0) != par.low:
        raise OurFault
    return par


class _Clock:
    """The share of the time used, and whether the caller has stopped the search."""

    def __init__(self, timer: Callable[[], float], seconds: float, on_progress: OnProgress | None) -> None:
        self._timer = timer
        self._begun = timer()
        self._seconds = seconds
        self._tell = on_progress
        self.is_stopped = False

    @property
    def gone(self) -> float:
        return self._timer() - self._begun

    @property
    def remaining(self) -> float:
        return self._seconds - self.gone

    def report(self, par: Par) -> bool:
        """Report the bounds; returns whether to continue."""
        if self._tell is not None and not self._tell(par, min(1.0, self.gone / max(self._seconds, 1e-9))):
            self.is_stopped = True
        return not self.is_stopped


def _by_beams(
    deal: Deal, beam: Beam, clock: _Clock, seconds: float, lines: Sequence[tuple[int, ...]], widest: int
) -> Par:
    """The best of beams of growing width, as long as there is time for the next. The first one always runs: it takes
    milliseconds.
    """
    width = FIRST_WIDTH
    result = beam.search(deal, width)
    assert result is not None
    points, line = max(
        [(result.points, result.line), *((deal.points(line), line) for line in lines)], key=lambda one: one[0]
    )
    par = Par(points, line, trivial_bound(deal))

    def go_on(layer: int, share: float) -> bool:
        return clock.report(par) and clock.gone < seconds

    lasted = clock.gone
    while width < widest and not par.proved and go_on(0, 0):
        wider = min(widest, width * WIDER, int(width * FITS * (seconds - clock.gone) / lasted))
        if wider <= width:
            break
        began = clock.gone
        result = beam.search(deal, wider, go_on)
        if result is not None and result.points > par.low:
            par = replace(par, low=result.points, line=result.line)
        width, lasted = wider, max(clock.gone - began, MOMENT)
    return par


def _by_orders(deal: Deal, beam: Beam, clock: _Clock, seconds: float, par: Par) -> Par:
    """The best of narrow beams over the same cards in other orders: their placements are played in the order of the
    deal, if possible.
    """

    def go_on(layer: int, share: float) -> bool:
        return clock.report(par) and clock.gone < seconds

    orders = set()
    for other in other_orders(deal, ORDERS):
        for points, line in beam.ends(other, ORDER_WIDTH, ORDER_ENDS, go_on):
            if points <= par.low:
                break
            order = placements(other, line)
            if order not in orders:
                orders.add(order)
                reached, way = branch_and_bound.best_order(deal, {card_of(action): action for action in order})
                if reached > par.low:
                    par = replace(par, low=reached, line=way)
        if not go_on(0, 0):
            break
    return par


def _by_proof(deal: Deal, body: Body, clock: _Clock, par: Par) -> Par:
    """The bounds after a proof, which lowers `high` and may raise `low`."""

    def note(progress: branch_and_bound.Progress) -> None:
        nonlocal par
        par = replace(par, high=max(par.low, min(par.high, progress.high)))

    def is_stopped() -> bool:
        return clock.remaining <= 0 or not clock.report(par)

    proof = branch_and_bound.prove(deal, par.low, body=body, line=par.line, on_progress=note, is_stopped=is_stopped)
    is_better = proof.high <= par.high  # else the trivial bound is lower than that of an interrupted proof
    return Par(proof.low, proof.line, min(par.high, proof.high), proof.certificate if is_better else None)
