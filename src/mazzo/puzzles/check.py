"""Checks a stored puzzle again: the position, the proof and the grade."""

from collections.abc import Iterator
from functools import lru_cache

from mazzo import compiled
from mazzo.core.errors import MazzoError
from mazzo.games import find
from mazzo.puzzles.grading import missed_by, rights
from mazzo.puzzles.proof import Prover, prover
from mazzo.puzzles.puzzle import EXACT, Puzzle, position


def problems(puzzle: Puzzle) -> Iterator[str]:
    """The faults of a puzzle, for developers; empty if it is correct. The grade is compared only if the proof holds."""
    try:
        match = position(puzzle)
    except MazzoError as error:
        yield f"the journal: {error}"
        return
    seat = puzzle.seat
    if match.game.meta.ruleset != puzzle.ruleset or seat not in match.current_players():
        yield f"seat {seat} does not act in a game of {puzzle.ruleset}"
        return
    legal = {match.write(seat, action): action for action in match.legal_actions(seat)}
    if illegal := [text for text in puzzle.accepted if text not in legal]:
        yield f"not legal: {'; '.join(illegal)}"
        return
    prove = _prover(puzzle.game, match.seats)
    proof = prove.exact(match, seat) if puzzle.proof == EXACT else prove.search(match, seat)
    if proof is None:
        yield "no action is proved to be the best"
        return
    best = tuple(match.write(seat, action) for action in proof.best)
    if set(best) != set(puzzle.accepted):
        yield f"the best are {'; '.join(best)}"
    if (proof.value, proof.next_value) != (puzzle.value, puzzle.next):
        yield f"the values are {proof.value} and {proof.next_value}"
    levels = missed_by(rights(match, seat, proof.best, prove.body))
    if levels != puzzle.missed or len(levels) != puzzle.level:
        yield f"missed by {', '.join(levels) or 'no level'}"


@lru_cache(16)
def _prover(game: str, seats: int) -> Prover:
    return prover(compiled.of(find(game)), seats)
