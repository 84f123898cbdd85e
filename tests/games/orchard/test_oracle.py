"""The engine against the oracle, game by game: the same moves, the same orchard, the same score, the same end."""

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import mazzo
from mazzo import Match
from tests.games.orchard.oracle import Orchard
from tests.sizes import drawn

LETTER = {"apple": "A", "pear": "P", "plum": "S"}


def assert_same(match: Match, oracle: Orchard) -> None:
    """What lies on the table is the same by both accounts."""
    (board,) = match.view(0).boards
    trees = {(tree.row, tree.col): (LETTER[tree.fruit], tree.die, tree.rotten) for tree in board.trees}
    assert trees == {cell: (tree.fruit, tree.die, tree.rotten) for cell, tree in oracle.trees.items()}
    assert board.dice_left == tuple(oracle.supply.values())
    assert board.tokens_left == oracle.tokens
    assert board.hand == tuple(sorted(oracle.hand))
    assert board.score.total == match.score(0) == oracle.score()
    assert (match.outcome.reason if match.outcome else "") == oracle.end()


def do(oracle: Orchard, text: str) -> None:
    """A move in its text form."""
    numbers = [int(number) for number in re.findall(r"-?\d+", text)]
    if text.startswith("die"):
        oracle.give(*numbers)
    else:
        card, degrees, row, column = numbers
        oracle.lay(card, degrees // 90, row, column)


def by_appetite(match: Match, appetite: str) -> list[int]:
    """The legal actions, the wanted kind first: so dice run short, dice grow tall, and tokens are spent."""
    actions = match.legal_actions(0)
    if appetite == "any" or len(actions) < 3:
        return actions
    wanted = {"dice": 2, "growth": 3, "rot": 7}[appetite]
    offers = match.snapshot(0).offers
    want = {offer.action: sum(effect == wanted for effect in offer.effects) for offer in offers.placements}
    return sorted(actions, key=lambda action: (-want.get(action, 0), action))[:12]


@settings(max_examples=25)
@given(st.data(), st.sampled_from(["any", "dice", "growth", "rot"]))
def test_the_engine_plays_by_the_oracle(data: st.DataObject, appetite: str) -> None:
    play_both(data, appetite)


@pytest.mark.slow
@settings(max_examples=len(drawn(250, of=1000)))
@given(st.data(), st.sampled_from(["any", "dice", "growth", "rot"]))
def test_the_engine_plays_many_games_by_the_oracle(data: st.DataObject, appetite: str) -> None:
    play_both(data, appetite)


def play_both(data: st.DataObject, appetite: str) -> None:
    match, oracle = mazzo.deal("orchard", chance="manual"), Orchard()
    while True:
        while oracle.is_draw_due():
            card = data.draw(st.sampled_from(match.chances()), "card")
            match.happen(card)
            oracle.draw(int(card))
        assert match.chances() == []
        assert_same(match, oracle)
        legal = {match.write(0, action) for action in match.legal_actions(0)}
        assert legal == (set() if oracle.end() else oracle.legal())
        if match.outcome:
            break
        move = match.write(0, data.draw(st.sampled_from(by_appetite(match, appetite)), "move"))
        match.play(0, move)
        do(oracle, move)
