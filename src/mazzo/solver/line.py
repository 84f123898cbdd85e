"""A line of play as a match: played again by the rules people play by, so that nobody has to trust the search."""

from collections.abc import Sequence

from mazzo.core.errors import OurFault
from mazzo.match import Match
from mazzo.solver.deal import Deal


def replayed(deal: Deal, line: Sequence[int]) -> Match:
    """The match in which the cards of the deal come and the line is played. Raises NotLegal where it is not legal,
    OurFault where it stops while there is something left to do.
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
    """The actions of a seat that stand in a match, in order."""
    return tuple(match.read(seat, entry.text) for entry in match.line if entry.seat == seat)


def _happen(match: Match, deal: Deal, used: int) -> int:
    """Let the outcomes happen that are due after so many; returns how many have happened then."""
    while used < len(deal.outcomes) and (texts := match.chances()):
        match.happen(texts[deal.outcomes[used]])
        used += 1
    return used
