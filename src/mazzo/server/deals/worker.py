"""Mazzo's bots on a deal, in the background process: each plays it at the person's seat with a player's information,
alone or against the bots of the deal.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

import mazzo
from mazzo import compiled
from mazzo.bots import LEVELS, Position, determinize
from mazzo.bots.levels import bot_at_level, warm
from mazzo.host.words import BotName
from mazzo.match import Match
from mazzo.server.computations.rounds import Report, go_on
from mazzo.server.matches.model.deal import search_start

SEAT = 0
"""The person's seat."""


@dataclass(frozen=True, slots=True)
class Played:
    """The scores of the levels that have played, in the order of `LEVELS`; `share`: of the whole work."""

    scores: tuple[int, ...]
    share: float
    is_over: bool


def play(name: str, journal: str, seed: bytes, bots: Sequence[BotName]) -> Played:
    """One more round of the games of all levels on a deal, which are started if there are none of this `name`.
    `journal`: the head of the deal's journal; `bots`: the levels at the other seats.
    """
    result, is_over = go_on(f"deal {name}", partial(_play_all, journal, seed, bots))
    scores = result or ()
    return Played(scores, len(scores) / len(LEVELS), is_over)


def _play_all(journal: str, seed: bytes, bots: Sequence[BotName], report: Report[tuple[int, ...]]) -> None:
    scores: tuple[int, ...] = ()
    report(scores)
    for level in LEVELS:
        match = mazzo.replay(journal, seed=seed)
        play_out(match, seed, [level, *bots], partial(report, scores))
        scores = (*scores, match.score(SEAT))
        report(scores)


def play_out(match: Match, seed: bytes, levels: Sequence[str], report: Callable[[], None]) -> None:
    """Play a match on a deal to its end, with the bot of each seat; `report` is called before each action."""
    body = compiled.of(match.game)
    if not set(levels) <= {"novice", "casual", "greedy"}:
        warm(body)
    while match.outcome is None:
        report()
        seat = match.current_players()[0]
        position: Position = determinize(match, seat, search_start(seed, match, seat))
        match.play(seat, bot_at_level(match.game, levels[seat]).think(position, body))
