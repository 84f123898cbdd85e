"""Par in the background process."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache

from mazzo import compiled
from mazzo.bots.levels import warm as warm_bots
from mazzo.compiled import Body
from mazzo.games import RULESETS
from mazzo.host import best_score
from mazzo.host.best_score import Line, Played
from mazzo.server.computations.rounds import Report, go_on
from mazzo.solver.deal import Deal
from mazzo.solver.par import Par, estimate

FEW = 3
"""Number of cards of the deal that is solved to compile every kernel."""


@dataclass(frozen=True, slots=True)
class Found:
    """Bounds and lines after a round, and the fraction of the search's time used."""

    low: int
    high: int
    line: Line
    share: float
    is_over: bool


def search(name: str, deal: Deal, lines: Sequence[Line], seconds: float) -> Found | None:
    """One more round of the search `name`, which is started if there is none and ends after `seconds` of processor
    time; None while its kernels are compiled. `lines`: complete lines known already.
    """

    def work(report: Report[tuple[Par, float]]) -> None:
        def on_progress(par: Par, share: float) -> bool:
            report((par, share))
            return True

        warm(deal.ruleset)
        report((estimate(deal, seconds, _body(deal), on_progress, lines, timer=time.thread_time), 1.0))

    result, is_over = go_on(f"par {name}", work)
    if result is None:
        return None
    par, share = result
    return Found(par.low, par.high, par.line, share, is_over)


def play_on(deal: Deal, line: Line) -> Played:
    """The bot's next action after those of a line."""
    return best_score.play_on(deal, line, _body(deal))


@cache
def warm(ruleset: str) -> None:
    """Compile every kernel, or load it from the cache."""
    body = compiled.of(RULESETS[ruleset])
    whole = Deal.fresh(body.game, bytes(32))
    estimate(replace(whole, outcomes=whole.outcomes[:FEW]), 1.0, body)
    warm_bots(body)


def _body(deal: Deal) -> Body:
    return compiled.of(deal.game)
