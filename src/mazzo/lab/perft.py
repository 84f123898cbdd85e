"""Perft: counts the game tree of a position. Two implementations of the same rules must find the same numbers."""

from dataclasses import dataclass
from typing import Literal

from mazzo import compiled
from mazzo.core.game import AnyGame
from mazzo.core.record import Record
from mazzo.match import CHANCE, Match


@dataclass(frozen=True)
class Branch:
    """A first ply in journal notation (seat CHANCE for an outcome), and the number of leaves below it."""

    seat: int
    text: str
    leaves: int


@dataclass(frozen=True)
class Tree:
    """The tree of a position: leaves[k] at depth k + 1, and the last depth split by first ply."""

    leaves: tuple[int, ...]
    split: tuple[Branch, ...]


def perft(match: Match, depth: int, body: Literal["compiled", "interpreted"] = "compiled") -> Tree:
    """Count the leaves at depths 1, 2 ... `depth` (>= 1) below the match's position.

    Both actions and outcomes are plies: every possible outcome of chance is followed. A game that ends earlier is not a
    leaf. Raises ValueError if the depth is less than 1, or if the match has several seats with the same cards: their
    trees are independent.
    """
    if depth < 1:
        raise ValueError(f"a tree has at least one ply, not {depth}")
    if len(match.table.states) > 1:
        raise ValueError("the seats of this match play apart: count a match of one seat")
    game = match.game
    state = match.table.states[0]
    rules = compiled.of(game) if body == "compiled" else compiled.interpreted(game)
    branches = tuple(
        Branch(seat, text, rules.count_leaves(after, depth - 1)) for seat, text, after in _beginnings(game, state)
    )
    shallower = tuple(rules.count_leaves(state, plies) for plies in range(1, depth))
    return Tree((*shallower, sum(branch.leaves for branch in branches)), branches)


def _beginnings(game: AnyGame, state: Record) -> list[tuple[int, str, Record]]:
    """Every first ply: its seat, its text, and the state after it."""
    positions: list[tuple[int, str, Record]] = []
    rules = game.rules
    for outcome in range(rules.chance_count(state)):
        after = state.copy()
        rules.apply_chance(after, outcome)
        positions.append((CHANCE, game.write_chance(state, outcome), after))
    mask = rules.current_players(state)
    for seat in range(mask.bit_length()):
        if mask >> seat & 1:
            out = [0] * game.meta.max_actions
            for action in out[: rules.legal_actions(state, seat, out)]:
                after = state.copy()
                rules.apply_action(after, seat, action)
                positions.append((seat, game.write(state, seat, action), after))
    return positions
