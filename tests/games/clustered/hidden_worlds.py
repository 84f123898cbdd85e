"""Worlds of Clustered that differ in what seat 1 knows only."""

import mazzo
from mazzo import Match


def hidden_worlds() -> list[tuple[Match, Match, int]]:
    """Pairs of worlds, and the seat that must not tell them apart; seat 1 may."""
    return [(*two_draws(1), 0), (*two_trims(), 0), (*begun_or_not(), 0), (*begun_or_not(), 2)]


def two_draws(seat: int) -> tuple[Match, Match]:
    """Two worlds that differ in what a seat drew only."""
    worlds = mazzo.deal("clustered", 2, chance="manual"), mazzo.deal("clustered", 2, chance="manual")
    for k in range(10):
        for w, world in enumerate(worlds):
            chances = world.chances()
            world.happen(chances[-1 - w if k // 5 == seat else 0])
    for world in worlds:
        for k in range(2):
            action = next(a for a in world.legal_actions(k) if not world.write(k, a).startswith("wild"))
            if k != seat:
                world.play(k, action)
                world.happen(world.chances()[0])
            elif k == 0:
                break
    return worlds


def two_trims() -> tuple[Match, Match]:
    """Two worlds of the fast game: seat 1 took two cards out in one, and others in the other."""
    match = mazzo.deal("clustered", 3, seed="two trims", options=("fast",))
    other = match.copy()
    for world, first in ((match, 0), (other, 1)):
        world.play(1, world.legal_actions(1)[first])
        world.play(1, world.legal_actions(1)[-1])
    return match, other


def begun_or_not() -> tuple[Match, Match]:
    """Seat 1 named one of two cards in one world, and none in the other."""
    match = mazzo.deal("clustered", 3, seed="two trims", options=("fast",))
    other = match.copy()
    match.play(1, match.legal_actions(1)[0])
    return match, other
