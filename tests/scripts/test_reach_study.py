"""The study of what an honest player of Orchard can reach: what it sees is what the rules allow, in both bodies, and
numbers that are planted are found again.
"""

from random import Random
from typing import Any

import numpy as np
import pytest

import mazzo
from mazzo import compiled
from mazzo.bots import BOTS, ahead, imagine
from mazzo.bots.sights import orchard as sight
from mazzo.bots.sights.sight import SCALE
from mazzo.core.cards_on_grid import COLS, ROWS, SPOTS, card_of
from mazzo.games import GAMES
from scripts import outlooks, reach_study
from scripts.outlooks import BEST, BETTER, DRAWN, HELD, LOOKS, MOST, PROMISED, TREES
from scripts.reach_study import Study, fitted

GAME = GAMES["orchard"]


def before_a_draw(deal: int, cards: int) -> Any:
    """An orchard in which so many cards lie, laid by greed, one card in hand; dice of every fruit are left."""
    match = mazzo.deal("orchard", 1, f"reach {deal}")
    while match.table.states[0].on_table < cards:
        match.play(0, BOTS["greedy"].choose(match, 0, deal + 1))
    state: Any = type(GAME.state()).from_bytes(imagine(match, 0, deal + 1).state)
    for action in placements(state):
        then = state.copy()
        GAME.rules.apply_action(then, 0, action)
        if GAME.rules.chance_count(then) and min(then.supply[1:]) > 1:
            return then
    raise AssertionError("no dice are left")


def placements(state: Any) -> list[int]:
    out = [0] * GAME.meta.max_actions
    return out[: GAME.rules.legal_actions(state, 0, out)]


def brought(state: Any, card: int) -> tuple[list[int], list[int]]:
    """What each way to lay a card brings, by the rules: points, and value in SCALE parts."""
    drawn = state.copy()
    drawn.hand[0], drawn.hand[1], drawn.held, drawn.drawn = card, -1, 1, GAME.meta.max_plies
    met, terms = [0] * 6, sight.PROMISE[sight.to_lay(state) - 1]
    cards = [action for action in placements(with_two(state, card)) if card_of(action) == card]
    values = [sight.glance(drawn, action, terms, met) for action in cards]
    points = [sight.glance(drawn, action, (0,) * 6, met) // SCALE for action in cards]
    return points, values


def with_two(state: Any, card: int) -> Any:
    """The orchard when this card has been drawn, or is in hand already."""
    then = state.copy()
    unseen = [each for each in range(18) if then.unseen >> each & 1]
    GAME.rules.apply_chance(then, unseen.index(card) if card in unseen else 0)
    return then


@pytest.mark.parametrize("cards", [2, 4, 6])
def test_it_sees_what_the_rules_allow(cards: int) -> None:
    state = before_a_draw(1, cards)
    seen, cells = [0] * (LOOKS + 4), [0] * 4 * SPOTS
    kernels: Any = compiled.interpreted(GAME).bind(outlooks, {"look": "soo"}, sight=sight)
    kernels.look(state, cells, seen)
    held = brought(state, state.hand[0])
    assert seen[HELD + MOST] == SCALE * max(held[0])
    assert seen[HELD + PROMISED] == max(held[1])
    unseen = [brought(state, card) for card in range(18) if state.unseen >> card & 1]
    points, values = ([max(each[k]) for each in unseen] for k in range(2))
    assert seen[DRAWN + MOST] == SCALE * sum(points) // len(unseen)
    assert seen[DRAWN + PROMISED] == sum(values) // len(unseen)
    assert seen[BETTER] == SCALE * sum(max(each, *held[0]) for each in points) // len(unseen)
    assert seen[BEST] == SCALE * max(0, *points)
    stages = [
        state.stage[r][c] for r in range(ROWS) for c in range(COLS) if sum(row[r] >> c & 1 for row in state.trees[1:])
    ]
    assert seen[TREES : TREES + 5] == [SCALE * stages.count(stage) for stage in range(5)]


@pytest.mark.slow
def test_it_looks_alike_in_both_bodies() -> None:
    slow, swift = Study(compiled.interpreted(GAME)), Study(compiled.of(GAME))
    match = mazzo.deal("orchard", 1, "alike")
    position = imagine(match, 0, 1)
    found = []
    for study in (slow, swift):
        study.body.load(study._search.rows, ahead.ROOT, position.state)
        found.append(study.outlooks(3)[0])
    assert len(found[0]) == 3
    assert (found[0][:, :LOOKS] == found[1][:, :LOOKS]).all()
    assert (found[0][:, -3:] == found[1][:, -3:]).all()


def test_planted_numbers_are_found_again() -> None:
    rng = np.random.default_rng(7)
    planted, sees = rng.normal(size=LOOKS), rng.normal(size=(2000, LOOKS))
    assert fitted(sees, sees @ planted) == pytest.approx(planted, abs=0.01)


@pytest.mark.slow
def test_a_player_by_the_estimate_has_more_than_one_by_points() -> None:
    study, before = Study(compiled.of(GAME)), Study(compiled.of(GAME))
    assert [left for left, _ in study.fit(150, Random("fit"))] == [2, 3, 4, 5, 6, 7]
    played = [(study.played(Random(k)), before.played(Random(k))) for k in range(200)]
    assert sum(mine - theirs for mine, theirs in played) > 100
    expected = sum(study.expected(Random(k)) for k in range(200)) / 200
    assert 40 < expected < 50


@pytest.mark.slow
def test_the_study_prints_what_is_expected(capsys: pytest.CaptureFixture[str]) -> None:
    reach_study.main(["--games", "40", "--fits", "1", "--deals", "5"])
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 10
    assert lines[-2].startswith("| expected at the start | ")
    with pytest.raises(SystemExit):
        reach_study.main(["--deals", "1"])
