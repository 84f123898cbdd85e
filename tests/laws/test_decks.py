"""Laws of owners' decks: with any cards both bodies agree, and a journal replays without other files."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import mazzo
from mazzo import Match, compiled
from mazzo.bots import BOTS
from mazzo.core import streams
from mazzo.core.game import AnyGame
from mazzo.games import with_deck
from mazzo.gridcards.decks import OwnDecks
from tests.decks import any_deck
from tests.laws.matches import known, pick
from tests.laws.test_kernels import after, answers, questions
from tests.laws.walks import Walk, carry_out, examples, legal, plies

TAKING = sorted(name for name, game in mazzo.GAMES.items() if isinstance(game, OwnDecks))
games = pytest.mark.parametrize("name", TAKING)
choices = st.lists(st.integers(0, 999), max_size=24)


def drawn(name: str, data: st.DataObject) -> tuple[AnyGame, tuple[str, ...]]:
    """The game with an owner's deck, and options that can be played with it."""
    game = with_deck(mazzo.GAMES[name], data.draw(any_deck(name)))
    offered = [one.name for one in game.meta.options if one.offered and (game.backs or not one.backs)]
    return game, tuple(data.draw(st.lists(st.sampled_from(offered), unique=True))) if offered else ()


def dealt(name: str, data: st.DataObject) -> Match:
    """A match of one or two seats in progress, with seed zero."""
    game, options = drawn(name, data)
    match = mazzo.deal(name, data.draw(st.integers(1, 2)), bytes(32), options, deck=game.own_deck)
    for choice in data.draw(choices):
        if match.outcome:
            break
        acting = match.current_players()
        seat = acting[choice % len(acting)]
        match.play(seat, pick(match, seat, choice))
    return match


def test_there_are_games_whose_decks_owners_enter() -> None:
    assert TAKING == ["grove", "orchard"]


@games
@examples(10)
@given(st.data())
def test_a_journal_with_a_deck_replays_to_the_same_state_and_the_same_text(name: str, data: st.DataObject) -> None:
    match = dealt(name, data)
    text = match.journal.text()
    again = mazzo.replay(text, bytes(streams.SEED_BYTES))
    assert again.to_bytes() == match.to_bytes()
    assert again.journal.text() == text
    for viewer in (None, *range(match.seats)):
        assert known(again, viewer) == known(match, viewer)


@games
@examples(6)
@given(st.data())
def test_both_bodies_agree_whatever_is_on_the_cards(name: str, data: st.DataObject) -> None:
    game, options = drawn(name, data)
    body = compiled.of(game)
    walk = Walk(1, game.option_bits(options, 1), (), tuple(data.draw(choices)))
    for state, ply in plies(game, walk):
        assert answers(body, state, 1) == questions(game, state, 1)
        expected = state.copy()
        carry_out(game, expected, ply)
        assert after(body, state, ply).to_bytes() == expected.to_bytes()


@games
@examples(6)
@given(st.data())
def test_a_state_of_another_deck_that_is_begun_again_keeps_its_own(name: str, data: st.DataObject) -> None:
    game, options = drawn(name, data)
    bits = game.option_bits(options, 1)
    new: Any = game.new_state()
    game.rules.init(new, 1, bits)
    for used, _ in plies(game, Walk(1, bits, (), tuple(data.draw(choices)))):
        again: Any = used.copy()
        game.rules.init(again, 1, bits)
        assert again == new


@games
@examples(4)
@given(st.data())
def test_the_options_of_a_deck_fit_their_bounds(name: str, data: st.DataObject) -> None:
    game, options = drawn(name, data)
    for state, _ in plies(game, Walk(1, game.option_bits(options, 1), (), tuple(data.draw(choices)))):
        actions = legal(game, state, 0)
        assert len(actions) <= game.meta.max_actions
        assert all(0 <= action < game.meta.actions for action in actions)


@games
@pytest.mark.parametrize("bot", BOTS)
@examples(3)
@given(st.data())
def test_bots_play_with_any_deck(name: str, bot: str, data: st.DataObject) -> None:
    match = dealt(name, data)
    for seat in match.current_players():
        assert BOTS[bot].choose(match, seat, 5) in match.legal_actions(seat)
