"""The best score of a finished match's deal (par): its message, the game of the strongest bot, and replays of both."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from mazzo import compiled
from mazzo.bots.levels import bot_at_level
from mazzo.bots.position import Position
from mazzo.compiled import Body
from mazzo.host.decks import deck_of
from mazzo.host.par_messages import Par
from mazzo.host.replay import watched
from mazzo.host.to_client import Replay
from mazzo.match import CHANCE, Match
from mazzo.solver import par as solver
from mazzo.solver.deal import SOLVED, Deal
from mazzo.solver.principal_variation import line_of, replayed

HONEST = "master"
"""The bot that plays a deal with a player's information."""
HONEST_SHARE = 0.3
"""Approximate share of the honest bot's game in the whole work."""

Line = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Played:
    """A bot's progress with a deal; `points` are None until the deal is over."""

    line: Line
    share: float
    points: int | None


def has_par(match: Match, order: str | None) -> bool:
    """Whether a match has a par once it is over. Where outcomes were fixed in advance (`order`), no seed decides the
    others.
    """
    return not order and match.game.meta.ruleset in SOLVED


def play_on(deal: Deal, line: Line, body: Body) -> Played:
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
        line = (*line, bot.think(position, body))
        luck = deal.act(state, luck, line[-1])
    share = 1 - deal.to_lay(state, luck) / max(1, to_lay)
    return Played(line, share, game.rules.score(state, 0) if deal.is_over(state) else None)


def texts(deal: Deal, line: Line) -> list[str]:
    """A line in the notation of journals."""
    return [entry.text for entry in replayed(deal, line).line if entry.seat != CHANCE]


def partial(low: int, high: int, share: float, honest: Played) -> Par:
    """The message with a partial result: the bounds after a share of the search."""
    share = (1 - HONEST_SHARE) * share + HONEST_SHARE * honest.share
    return Par("working", round(share, 3), low, high, low == high, honest=honest.points)


def computing(match: Match, seconds: float, body: Body) -> Iterator[Par]:
    """The result for a finished match as it becomes known, at last the complete one: after a search of at most some
    seconds, which is not interrupted, and after each action of the bot.
    """
    yield Par("working", 0.0)
    deal = Deal.of_match(match)
    found = solver.estimate(deal, seconds, body, lines=[line_of(match, seat) for seat in range(match.seats)])
    honest = Played((), 0.0, None)
    while honest.points is None:
        yield partial(found.low, found.high, 1.0, honest)
        honest = play_on(deal, honest.line, body)
    message = partial(found.low, found.high, 1.0, honest)
    message.line, message.honest_line = texts(deal, found.line), texts(deal, honest.line)
    message.state, message.share = "done", 1.0
    yield message


def replay_of_line(id: str, match: Match, line: Sequence[str]) -> Replay:
    """A line for a match's deal as a solo player would see it."""
    deal = Deal.of_match(match)
    state, luck = deal.begin()
    actions = []
    for text in line:
        actions.append(deal.game.read(state, 0, text))
        luck = deal.act(state, luck, actions[-1])
    again = replayed(deal, actions)
    assert again.outcome is not None
    frames, steps = watched(again)
    return Replay(id, match.game.meta.name, deck_of(match.game), frames, steps, again.outcome)
