"""The input of every bot: a state in which everything that its seat cannot know is resampled. Only `determinize` makes
one from a match.
"""

from dataclasses import dataclass

from mazzo.match import Match


@dataclass(frozen=True)
class Position:
    """A state that is possible for one seat, small enough to be sent to another process. `start` seeds the generator of
    all randomness of the bot, 1 to 2**61.
    """

    ruleset: str
    state: bytes
    seat: int
    start: int


def determinize(match: Match, seat: int, start: int) -> Position:
    """A position that agrees with the match in everything the seat knows, and depends on nothing else of it.

    In a same-cards game it holds the seat's own state only. `start` must not depend on what the seat does not know,
    such as the length of the journal or the seed.
    """
    state, own = match.table.place_of(seat)
    rng = [start]
    imagined = state.copy()
    match.game.rules.resample(imagined, own, rng)
    return Position(match.game.meta.ruleset, imagined.to_bytes(), own, rng[0])
