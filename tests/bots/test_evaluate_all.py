"""Every action gets a value, also those that the search has pruned."""

import pytest

import mazzo
from mazzo import compiled
from mazzo.bots import determinize
from mazzo.bots.evaluate_all import evaluate_all
from mazzo.bots.search_pool import LOAD_SECONDS_LONG
from mazzo.compiled import Body


@pytest.mark.parametrize("game", ["orchard", "grove", "clustered"])
def test_each_legal_action_is_told_of_and_the_better_ones_were_tried_more_often(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def ready(ruleset: str, seconds: float) -> Body:
        return compiled.interpreted(mazzo.GAMES[game])

    monkeypatch.setattr("mazzo.bots.evaluate_all.loaded_search", ready)
    monkeypatch.setattr("mazzo.bots.every_action.ITERATIONS", 80)
    match = mazzo.deal(game, seed="monday")
    while len(legal := match.legal_actions(0)) > 24:
        match.play(0, legal[0])
    thoughts = evaluate_all(determinize(match, 0, 1))
    assert sorted(one.action for one in thoughts) == legal
    assert all(one.visits > 0 for one in thoughts)


def test_while_the_rules_are_being_read_there_is_nothing_to_tell(monkeypatch: pytest.MonkeyPatch) -> None:
    def unread(ruleset: str, seconds: float) -> None:
        assert seconds == LOAD_SECONDS_LONG

    monkeypatch.setattr("mazzo.bots.evaluate_all.loaded_search", unread)
    assert evaluate_all(determinize(mazzo.deal("orchard", seed="monday"), 0, 1)) == []
