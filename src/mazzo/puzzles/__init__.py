"""Floor 3: puzzles: positions from games of the bots in which one action is the best. docs/puzzles.md describes them.

from datetime import date
from mazzo import puzzles
puzzle = puzzles.puzzle_of_day("orchard", date.today())
match = puzzles.position(puzzle)
print(match.view(puzzle.seat), puzzles.is_right(puzzle, match.write(puzzle.seat, match.legal_actions(puzzle.seat)[0])))
"""

from mazzo.puzzles.puzzle import EXACT, SEARCH, Puzzle, by_id, is_right, of, position, puzzle_of_day

__all__ = ["EXACT", "SEARCH", "Puzzle", "by_id", "is_right", "of", "position", "puzzle_of_day"]
