"""Makes the puzzles of a game (docs/puzzles.md) from games of bots of mixed levels.

Run as `python -m generate.puzzles GAME --count 200 --keep FILE`. A line for each game is kept in the file, and games
that it has are not played again; then `src/mazzo/games/GAME/puzzles.jsonl` is written. The same seed gives the same
puzzles, however often the run is interrupted. They keep their ids as long as the file is kept.
"""

import argparse
import json
from collections import Counter
from collections.abc import Collection, Sequence
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path
from random import Random
from time import process_time

from mazzo import compiled
from mazzo.bots.levels import bot_at_level, warm
from mazzo.bots.position import determinize
from mazzo.games import find
from mazzo.match import Match, deal
from mazzo.puzzles.grading import missed_by, rights
from mazzo.puzzles.proof import Proof, Prover, prover
from mazzo.puzzles.puzzle import EXACT, Puzzle, puzzle_from, to_line
from mazzo.reviews.reasons import Reasons
from tools.steps import ROOT

PLAYERS = ("novice", "casual", "greedy", "expert", "expert")
"""Levels of the bots that play; masters would be slow."""
MOST_ALSO = 2
"""A puzzle has at most so many further right answers."""
SHARES = {1: 0.2, 2: 0.45}
"""About this share of the puzzles has the level, at most."""
AHEAD = 10
"""A share is counted with so many puzzles to come."""
MOST_LINES = 170
"""A journal is at most so long: matches of many seats would make the file large."""


@dataclass(frozen=True)
class Source:
    """From which games the puzzles of a game come. `size`: how much worse, in points, the next best action is."""

    seats: tuple[int, ...]
    size: float
    tries: int
    """Number of positions of a game that are examined, until one is a puzzle."""
    is_late: bool
    """Later positions come rather first: their proofs cost less."""


SOURCES = {
    "orchard": Source((1,), 0.5, 6, False),
    "grove": Source((1,), 0.5, 6, False),
    "grass": Source((2, 3, 4), 8, 5, True),
    "clustered": Source((1, 2, 3), 1, 5, True),
    "gnoming": Source((2, 3, 4), 1.5, 6, True),
}


@cache
def prover_for(game: str, seats: int) -> Prover:
    """The prover of a game, made once."""
    return prover(compiled.of(find(game)), seats)


@cache
def reasons_for(game: str) -> Reasons:
    """The reasons of a game, made once."""
    return Reasons(compiled.of(find(game)))


def positions(game: str, number: int, seed: str) -> list[tuple[Match, int]]:
    """The positions of a game of bots in which a seat has a choice, in a random order."""
    rng, body = Random(f"{seed} {game} {number}"), compiled.of(find(game))
    seats = rng.choice(SOURCES[game].seats)
    bots = [bot_at_level(find(game), rng.choice(PLAYERS)) for _ in range(seats)]
    match, found = deal(game, seats, f"{seed} {game} {number}"), []
    while match.outcome is None and match.version < MOST_LINES:
        seat = match.current_players()[0]
        if len(prover_for(game, seats).actions(match, seat)) > 2:
            found.append((match.copy(), seat))
        match.play(seat, bots[seat].think(determinize(match, seat, 1 + rng.getrandbits(60)), body))
    is_late = SOURCES[game].is_late
    order = sorted(range(len(found)), key=lambda at: rng.random() * (len(found) - at if is_late else 1))
    return [found[at] for at in order]


def puzzle_of_game(game: str, number: int, seed: str, full: Collection[int]) -> Puzzle | None:
    """The first position of a game that is a puzzle, or None. `full`: levels of which there are enough."""
    source, body = SOURCES[game], compiled.of(find(game))
    for match, seat in positions(game, number, seed)[: source.tries]:
        proof = prover_for(game, match.seats).prove(match, seat, source.size)
        if proof is None or len(proof.best) > 1 + MOST_ALSO or proof.value - proof.next_value < source.size:
            continue
        shares = rights(match, seat, proof.best, body)
        missed = missed_by(shares)
        if not missed or len(missed) in full or (proof.kind != EXACT and shares["master"] < 1):
            continue
        if puzzle := written(game, match, seat, proof, missed):
            return puzzle
    return None


def written(game: str, match: Match, seat: int, proof: Proof, missed: Sequence[str]) -> Puzzle | None:
    """The puzzle of a position, without an id; None if no reason is found."""
    state, own = match.table.place_of(seat)
    why = reasons_for(game).between(state, own, proof.best[0], proof.next)
    if not why:
        return None
    answer, *also = (match.write(seat, action) for action in proof.best)
    return Puzzle(
        "",
        match.game.meta.ruleset,
        seat,
        match.journal.text(),
        answer,
        tuple(also),
        len(missed),
        tuple(missed),
        proof.value,
        proof.next_value,
        proof.kind,
        why,
    )


def main(arguments: Sequence[str] | None = None) -> None:
    """Make and write."""
    parser = argparse.ArgumentParser(prog="python -m generate.puzzles", description=__doc__)
    parser.add_argument("game", choices=SOURCES)
    parser.add_argument("--count", type=int, default=200)
    parser.add_argument("--keep", type=Path, required=True)
    parser.add_argument("--seed", default="puzzle")
    asked = parser.parse_args(arguments)
    warm(compiled.of(find(asked.game)))
    lines = asked.keep.read_text("utf-8").splitlines() if asked.keep.exists() else []
    kept = [None if told is None else puzzle_from(told) for told in map(json.loads, lines)]
    found = [puzzle for puzzle in kept if puzzle is not None]
    begun, number = process_time(), len(kept)
    while len(found) < asked.count:
        levels = Counter(puzzle.level for puzzle in found)
        full = {level for level, share in SHARES.items() if levels[level] >= share * (len(found) + AHEAD)}
        puzzle = puzzle_of_game(asked.game, number, asked.seed, full)
        number += 1
        with asked.keep.open("a", encoding="utf-8") as file:
            file.write(json.dumps(None if puzzle is None else asdict(puzzle)) + "\n")
        if puzzle is not None:
            found.append(puzzle)
            store(asked.game, found)
    store(asked.game, found)
    told = [sorted(Counter(puzzle.level for puzzle in found).items()), dict(Counter(puzzle.proof for puzzle in found))]
    print(f"{len(found)} puzzles from {number} games, {process_time() - begun:.0f} s; levels {told[0]}, {told[1]}")


def store(game: str, puzzles: Sequence[Puzzle]) -> None:
    """Write the file of the game."""
    lines = [
        to_line(puzzle_from({**asdict(puzzle), "id": f"{game}-{number:04}"}))
        for number, puzzle in enumerate(puzzles, 1)
    ]
    path = ROOT / "src" / "mazzo" / "games" / game / "puzzles.jsonl"
    path.write_text("".join(f"{line}\n" for line in lines), "utf-8")


if __name__ == "__main__":
    main()
