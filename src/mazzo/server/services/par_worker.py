"""Par in the worker process: the search works in short rounds, so that several deals take turns and clients see the
bounds approach each other. Between its rounds a search is suspended.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Sequence
from dataclasses import dataclass, replace

from mazzo import compiled
from mazzo.bots.levels import bot_at_level
from mazzo.bots.levels import warm as warm_bots
from mazzo.bots.position import Position
from mazzo.compiled import Body
from mazzo.core.errors import OurFault
from mazzo.games import RULESETS
from mazzo.match import CHANCE
from mazzo.solver.deal import Deal
from mazzo.solver.par import Par, estimate
from mazzo.solver.principal_variation import replayed

ROUND = 1.0
"""Seconds of a round."""
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


def prepare(ruleset: str) -> bool:
    """Compile everything needed for a ruleset; False while that is in progress."""
    if ruleset not in _compiling:
        _compiling[ruleset] = _Compiling(ruleset)
    return _compiling[ruleset].is_done(ROUND)


def search(name: str, deal: Deal, lines: Sequence[Line], seconds: float) -> Found:
    """One more round of the search `name`, which is started if there is none and ends after `seconds` of processor
    time. `lines`: complete lines known already.
    """
    if name not in _searches:
        _searches[name] = _Search(deal, lines, seconds, _body(deal))
    try:
        found = _searches[name].go_on(ROUND)
    except BaseException:
        del _searches[name]
        raise
    if found.is_over:
        del _searches[name]
    return found


def play_on(deal: Deal, line: Line) -> Played:
    """The bot's next action after those of a line."""
    game, bot = deal.game, bot_at_level(deal.game, HONEST)
    state, used = deal.begin()
    to_lay = deal.to_lay(state, used)
    for action in line:
        used = deal.act(state, used, action)
    if not deal.is_over(state):
        imagined, rng = state.copy(), [compiled.generator(f"par {len(line)}")]
        game.rules.resample(imagined, 0, rng)
        position = Position(deal.ruleset, imagined.to_bytes(), 0, rng[0])
        line = (*line, bot.think(position, _body(deal)))
        used = deal.act(state, used, line[-1])
    share = 1 - deal.to_lay(state, used) / max(1, to_lay)
    return Played(line, share, game.rules.score(state, 0) if deal.is_over(state) else None)


def texts(deal: Deal, line: Line) -> list[str]:
    """A line in the notation of journals."""
    return [entry.text for entry in replayed(deal, line).line if entry.seat != CHANCE]


def warm(ruleset: str) -> None:
    """Fill the compiler's cache with all that `prepare` needs."""
    _compile(compiled.of(RULESETS[ruleset]))


class _Compiling:
    """The kernels of a ruleset, compiled or read from the cache in a thread."""

    def __init__(self, ruleset: str) -> None:
        self._ruleset = ruleset
        self._error: BaseException | None = None
        self._is_done = threading.Event()
        threading.Thread(target=self._run, daemon=True).start()

    def is_done(self, seconds: float) -> bool:
        """Whether all kernels are ready, after waiting at most `seconds`. Raises what the compilation raised."""
        is_done = self._is_done.wait(seconds)
        if self._error is not None:
            raise self._error
        return is_done

    def _run(self) -> None:
        try:
            _compile(compiled.of(RULESETS[self._ruleset]))
        except BaseException as error:
            self._error = error
        self._is_done.set()


_compiling: dict[str, _Compiling] = {}
"""In the worker process: compilations in progress or done, by ruleset."""


class _Search:
    """A search in its own thread, which runs only during its rounds."""

    def __init__(self, deal: Deal, lines: Sequence[Line], seconds: float, body: Body) -> None:
        self._deal, self._lines, self._seconds, self._body = deal, lines, seconds, body
        self._known: Par | None = None
        self._share = 0.0
        self._error: BaseException | None = None
        self._is_over = False
        self._turn = threading.Condition()
        self._has_turn = False
        self._until = 0.0
        self._thread = threading.Thread(target=self._run, daemon=True)

    def go_on(self, seconds: float) -> Found:
        """Run one round. Raises what the search raised."""
        with self._turn:
            self._until, self._has_turn = time.monotonic() + seconds, True
            self._turn.notify_all()
            if not self._thread.is_alive():
                self._thread.start()
            self._turn.wait_for(lambda: not self._has_turn)
        if self._error is not None:
            raise self._error
        known = self._known
        if known is None:
            raise OurFault
        return Found(known.low, known.high, known.line, self._share, self._is_over)

    def _run(self) -> None:
        try:
            self._known = estimate(
                self._deal, self._seconds, self._body, self._on_progress, self._lines, timer=time.thread_time
            )
            self._share = 1.0
        except BaseException as error:
            self._error = error
        finally:
            self._is_over = True
            with self._turn:
                self._has_turn = False
                self._turn.notify_all()

    def _on_progress(self, known: Par, share: float) -> bool:
        self._known, self._share = known, share
        if time.monotonic() > self._until:
            with self._turn:
                self._has_turn = False
                self._turn.notify_all()
                self._turn.wait_for(lambda: self._has_turn)
        return True


_searches: dict[str, _Search] = {}
"""In the worker process: searches in progress, by name."""


def _body(deal: Deal) -> Body:
    return compiled.of(deal.game)


def _compile(body: Body) -> None:
    """Compile every kernel."""
    game = body.game
    whole = Deal.fresh(game, bytes(32))
    few = replace(whole, outcomes=whole.outcomes[:FEW])
    estimate(few, ROUND, body)
    warm_bots(body)
