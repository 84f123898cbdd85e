"""What a bot thinks about: a state in which all that its seat cannot know was dealt again. The one door to it."""

from dataclasses import dataclass

from mazzo.match import Match


@dataclass(frozen=True)
class Position:
    """A state as one seat may imagine it, small enough to be sent to another process. `start` begins the generator from
    which all chance of thinking comes, a number from 1 to 2**61.
    """

    ruleset: str
    state: bytes
    seat: int
    start: int


def imagine(match: Match, seat: int, start: int) -> Position:
    """A position that agrees with the match in all the seat knows, and with nothing else of it.

    With the same cards a seat thinks about its own state alone. `start` must not follow from what the seat does not
    know: the journal's length, say, or the seed.
    """
    state, own = match.table.place_of(seat)
    rng = [start]
    imagined = state.copy()
    match.game.rules.resample(imagined, own, rng)
    return Position(match.game.meta.ruleset, imagined.to_bytes(), own, rng[0])
