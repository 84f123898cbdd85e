"""Simulations with owners' decks: also in other processes, and for one game only."""

from dataclasses import replace

import pytest

import mazzo
from mazzo import NotUnderstood, lab
from mazzo.games.grove.recipes import recipes_of
from tests import decks as entered

DECK = entered.orchard()


def test_a_report_names_the_deck() -> None:
    assert lab.simulate("orchard", 10, deck=DECK).deck == DECK.version
    assert lab.simulate("orchard", 10).deck == "orchard-2019"


def test_the_number_of_processes_changes_nothing() -> None:
    alone = lab.simulate("orchard", 1100, seed="own", deck=DECK)
    assert lab.simulate("orchard", 1100, seed="own", jobs=2, deck=DECK) == alone
    assert alone.scores != lab.simulate("orchard", 1100, seed="own").scores


@pytest.mark.parametrize(("policy", "games"), [("random", 60), ("greedy", 4)])
def test_both_bodies_play_the_same_games(policy: lab.Policy, games: int) -> None:
    reports = [
        lab.simulate("orchard", games, policy, "both", body=body, deck=DECK) for body in ("compiled", "interpreted")
    ]
    assert reports[0] == reports[1]


def test_a_recipe_challenge_is_measured_with_the_owners_recipes() -> None:
    deck = entered.grove()
    dear = replace(deck, backs=tuple(replace(one, amount=40, reward="points") for one in recipes_of(deck)))
    plain, rich = (lab.simulate("grove", 300, seed="own", options=["recipes"], deck=one) for one in (deck, dear))
    assert rich.mean > plain.mean


def test_a_deck_of_another_game_is_not_understood() -> None:
    with pytest.raises(NotUnderstood):
        lab.simulate("grove", 1, deck=DECK)


@pytest.mark.parametrize("name", ["orchard", "grove"])
def test_trees_are_those_of_the_deck(name: str) -> None:
    deck = {"orchard": DECK, "grove": entered.grove()}[name]
    trees = [lab.perft(mazzo.deal(name, seed="own", deck=deck), 3, body) for body in ("compiled", "interpreted")]
    assert trees[0] == trees[1]
    assert trees[0] != lab.perft(mazzo.deal(name, seed="own"), 3)
