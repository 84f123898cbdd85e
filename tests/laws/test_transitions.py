"""Laws of new states: those by machine code are those of the interpreted rules, and so is everything at a table."""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

import mazzo
from mazzo import Match
from mazzo.compiled.transitions import CompiledTransitions
from mazzo.core.transitions import Transitions, fast_transitions
from mazzo.match import CHANCE
from tests.laws.matches import known, moments, played, samples
from tests.laws.walks import COMPILED, GAMES, body_of, examples, glimpses, seats_in, walks

games = pytest.mark.parametrize("name", GAMES)


@games
@pytest.mark.parametrize("kind", COMPILED)
@examples(4)
@given(st.data())
def test_new_states_and_refusals_are_those_of_the_interpreted_rules(name: str, kind: str, data: st.DataObject) -> None:
    game = mazzo.GAMES[name]
    by_rules, by_body = Transitions(game.meta, game.rules), CompiledTransitions(body_of(game, kind))
    before = None
    for state, ply in glimpses(game, data.draw(walks(name))):
        for action in (*samples(game), ply.value, ply.value + (1 << 64)):
            assert by_body.refusal(state, max(ply.seat, 0), action) == by_rules.refusal(state, max(ply.seat, 0), action)
        if ply.seat == CHANCE:
            after, expected = by_body.after_chance(state, ply.value), by_rules.after_chance(state, ply.value)
        else:
            after = by_body.after_action(state, ply.seat, ply.value)
            expected = by_rules.after_action(state, ply.seat, ply.value)
        assert after == expected
        assert expected == after
        assert after.to_bytes() == expected.to_bytes()
        assert after != before
        acting = game.rules.current_players(expected)
        for viewer in (None, *seats_in(acting)):
            assert _json(game.view([after], viewer, acting)) == _json(game.view([expected], viewer, acting))
        for seat in seats_in(acting):
            assert _json(game.offers(after, seat)) == _json(game.offers(expected, seat))
        assert all(getattr(after, field) == getattr(expected, field) for field, _, _ in expected.LAYOUT)
        before = after


@games
@examples(4)
@given(st.data())
def test_a_table_by_machine_code_is_the_same_for_every_viewer(name: str, data: st.DataObject) -> None:
    how, game = data.draw(played(name)), mazzo.GAMES[name]
    with pytest.MonkeyPatch.context() as patch:
        patch.delitem(fast_transitions, game.meta.ruleset, raising=False)
        expected = list(map(_everything, moments(name, how)))
        patch.setitem(fast_transitions, game.meta.ruleset, CompiledTransitions(body_of(game, "library")))
        assert list(map(_everything, moments(name, how))) == expected


def _everything(moment: tuple[Match, int]) -> tuple[object, ...]:
    match, seat = moment
    everything = [known(match, viewer, samples(match.game)) for viewer in (None, *range(match.seats))]
    return seat, everything, match.to_bytes(), match.journal.text()


def _json(value: object) -> bytes:
    return msgspec.json.encode(value)
