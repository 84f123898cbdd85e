"""Par in the background process."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache

from mazzo import compiled
from mazzo.bots.levels import bot_at_level
from mazzo.bots.levels import warm as warm_bots
from mazzo.bots.position import Position
from mazzo.compiled import Body
from mazzo.games import RULESETS
from mazzo.match import CHANCE
from mazzo.server.computations.rounds import Report, go_on
from mazzo.solver.deal import Deal
from mazzo.solver.par import Par, estimate
from mazzo.solver.principal_variation import replayed

HONEST = "master"
"""The bot that plays a deal with a player's information."""
FEW = 3
"""Number of cards of the deal that is solved to compile every kernel."""

Line = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Found:
    """Bounds and lines after a round, and the fraction of the search's time used."""

    low: int
    high: int
    line: Line
    share: float
    is_over: bool


@dataclass(frozen=True, slots=True)
class Played:
    """A bot's progress with a deal; `points` are None until the deal is over."""

    line: Line
    share: float
    points: int | None


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
    game, bot = deal.game, bot_at_level(deal.game, HONEST)
    state, luck = deal.begin()
    to_lay = deal.to_lay(state, luck)
    for action in line:
        luck = deal.act(state, luck, action)
    if not deal.is_over(state):
        imagined, rng = state.copy(), [compiled.generator(f"par {len(line)}")]
        game.rules.resample(imagined, 0, rng)
        position = Position(deal.ruleset, imagined.to_bytes(), 0, rng[0])
        line = (*line, bot.think(position, _body(deal)))
        luck = deal.act(state, luck, line[-1])
    share = 1 - deal.to_lay(state, luck) / max(1, to_lay)
    return Played(line, share, game.rules.score(state, 0) if deal.is_over(state) else None)


def texts(deal: Deal, line: Line) -> list[str]:
    """A line in the notation of journals."""
    return [entry.text for entry in replayed(deal, line).line if entry.seat != CHANCE]


@cache
def warm(ruleset: str) -> None:
    """Compile every kernel, or load it from the cache."""
    body = compiled.of(RULESETS[ruleset])
    whole = Deal.fresh(body.game, bytes(32))
    estimate(replace(whole, outcomes=whole.outcomes[:FEW]), 1.0, body)
    warm_bots(body)


def _body(deal: Deal) -> Body:
    return compiled.of(deal.game)
