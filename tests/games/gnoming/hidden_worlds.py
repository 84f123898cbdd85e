"""Worlds of Gnoming A Round that differ in what seat 1 knows only."""

import mazzo
from mazzo import Match


def hidden_worlds() -> list[tuple[Match, Match, int]]:
    """Pairs of worlds, and the seat that must not tell them apart; seat 1 may."""
    drawn = [(*two_cards(stock), seat) for stock in ("first", "renewed") for seat in (0, 2)]
    return [*drawn, (*two_choices(), 0), (*two_choices(), 2), (*chosen_or_not(), 0), (*chosen_or_not(), 2)]


def two_cards(stock: str) -> tuple[Match, Match]:
    """Two worlds: seat 1 drew one card in one and another in the other, from the first stock or
    from a renewed one.
    """
    match = mazzo.deal("gnoming", 3, seed="two cards")
    for seat in range(3):
        match.play(seat, *match.legal_actions(seat)[:1])
        match.play(seat, *match.legal_actions(seat)[-1:])
    while match.table.states[0].turn != 1 or match.table.states[0].renewed != (stock == "renewed"):
        (seat,) = match.current_players()
        offered = [match.write(seat, action) for action in match.legal_actions(seat)]
        match.play(seat, "draw" if "draw" in offered else offered[-1])
    one, two = (mazzo.replay(match.journal.text()) for _ in range(2))
    for world, at in ((one, 0), (two, -1)):
        world.play(1, "draw")
        world.happen(world.chances()[at])
    return one, two


def two_choices() -> tuple[Match, Match]:
    """Two worlds: seat 1 chose other cells to turn first."""
    match = mazzo.deal("gnoming", 3, seed="two choices")
    other = match.copy()
    match.play(1, "turn 1", "turn 2")
    other.play(1, "turn 5", "turn 9")
    return match, other


def chosen_or_not() -> tuple[Match, Match]:
    """Seat 1 has chosen one of two cells in one world, and none in the other."""
    match = mazzo.deal("gnoming", 3, seed="two choices")
    other = match.copy()
    match.play(1, "turn 4")
    return match, other
