"""The study of the last cards: its values are correct, and perfect play loses nothing."""

from typing import Any

import pytest

import mazzo
from mazzo import compiled
from mazzo.bots import BOTS, Position, determinize
from mazzo.compiled import Body
from mazzo.games import GAMES
from research.end_study import Reckoning, given_away, report

ORCHARD = GAMES["orchard"]


def at_the_end(cards: int) -> Any:
    """A state with so many cards still to be laid, the others laid by greed."""
    match = mazzo.deal("orchard", 1, "the end")
    while match.table.states[0].on_table < 9 - cards:
        match.play(0, BOTS["greedy"].choose(match, 0, 1))
    return type(ORCHARD.new_state()).from_bytes(determinize(match, 0, 1).state)


@pytest.mark.slow
def test_the_last_card_is_worth_the_points_it_brings() -> None:
    state = at_the_end(1)
    for action, value in Reckoning(compiled.interpreted(ORCHARD)).values(state).items():
        after = state.copy()
        ORCHARD.rules.apply_action(after, 0, action)
        assert value >= ORCHARD.rules.score(after, 0)
        assert not ORCHARD.rules.is_terminal(after) or value == ORCHARD.rules.score(after, 0)


@pytest.mark.slow
def test_the_last_two_are_worth_the_better_for_knowing_each_other() -> None:
    state = at_the_end(2)
    values = Reckoning(compiled.of(ORCHARD)).values(state)
    greedy = at_the_end(0)
    assert max(values.values()) >= ORCHARD.rules.score(greedy, 0)


@pytest.mark.slow
def test_who_reckons_gives_nothing_away_and_who_takes_the_first_does() -> None:
    reckoning = Reckoning(compiled.of(ORCHARD))

    def best(position: Position, body: Body) -> int:
        state: Any = type(ORCHARD.new_state()).from_bytes(position.state)
        if state.on_table < 7:
            return BOTS["greedy"].think(position, body)
        values = reckoning.values(state)
        return max(values, key=lambda action: values[action])

    def first(position: Position, body: Body) -> int:
        state: Any = type(ORCHARD.new_state()).from_bytes(position.state)
        out = [0] * ORCHARD.meta.max_actions
        ORCHARD.rules.legal_actions(state, 0, out)
        return out[0]

    faultless, careless = ([given_away(reckoning, deal, 2, who) for deal in range(2)] for who in (best, first))
    assert all(sum(each.values()) == pytest.approx(0) for each in faultless)
    assert all(sum(each.values()) > 1 for each in careless)
    assert list(report(faultless))[-1] == "| 1 | 0.000 | 0 of 2 |"
