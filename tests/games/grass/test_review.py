"""The review of Grass: neighbouring values agree by construction, and nothing hidden changes a value."""

from functools import cache

import mazzo
from mazzo import compiled
from mazzo.games import find
from mazzo.games.grass.rules.state import DRAWING, PASSING, PLAYING, State
from mazzo.match import CHANCE
from mazzo.reviews import Review
from mazzo.reviews.values import values_of
from tests.golden.journals import golden


@cache
def reviewed() -> tuple[mazzo.Match, Review]:
    match = golden("grass", "four-seats")
    return match, mazzo.review(match.journal)


def states_of(match: mazzo.Match) -> list[State]:
    """The position before each entry."""
    again, states = mazzo.Match(match.game, match.seats, match.options, None, match.practice), []
    for entry in match.line:
        states.append(again.table.place_of(0)[0].copy())
        if entry.seat == CHANCE:
            again.happen(entry.text)
        else:
            again.play(entry.seat, entry.text)
    return states


def test_a_decision_has_the_value_with_which_the_card_before_it_ended() -> None:
    match, review = reviewed()
    states, compared = states_of(match), 0
    for state, step, then in zip(states, review.steps, review.steps[1:], strict=False):
        if state.phase == DRAWING and then.seat == state.turn:
            compared += 1
            estimation = [row.estimation for row in then.values if row.seat == state.turn]
            assert estimation == [0], (step.step, estimation)
    assert compared > 10


def test_values_do_not_depend_on_hidden_hands() -> None:
    match, _ = reviewed()
    values = values_of(compiled.of(find("grass")), match.seats)
    for state in [one for one in states_of(match) if one.phase in (PLAYING, PASSING)][::7]:
        seat = 0
        other = state.copy()
        match.game.rules.resample(other, seat, [12345])
        if not state.proposer < state.seats:
            assert values.blind(state, seat) == values.blind(other, seat)
