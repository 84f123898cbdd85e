"""A line of play as a match, replayed by the rules of the game, so that the result does not depend on the search being
right.
"""

from collections.abc import Sequence

from mazzo.core.errors import OurFault
from mazzo.match import Match
from mazzo.solver.deal import Deal


def replayed(deal: Deal, line: Sequence[int]) -> Match:
    """The match with the deal's cards and the line's actions. Raises NotLegal if it is not legal, OurFault if it stops
    before the end.
    """
    game = deal.game
    options = [option.name for option in game.meta.options if deal.options & option.bit]
    match = Match(game, 1, options, None, practice=False)
    used = _happen(match, deal, 0)
    for action in (*deal.played, *line):
        match.play(0, action)
        used = _happen(match, deal, used)
    if match.current_players():
        raise OurFault
    return match


def line_of(match: Match, seat: int) -> tuple[int, ...]:
    """The actions of a seat in a match, in order."""
    return tuple(match.read(seat, entry.text) for entry in match.line if entry.seat == seat)


def _happen(match: Match, deal: Deal, used: int) -> int:
    """Apply the outcomes that are due; returns the number used so far."""
    while used < len(deal.outcomes) and (texts := match.chances()):
        match.happen(texts[deal.outcomes[used]])
        used += 1
    return used
