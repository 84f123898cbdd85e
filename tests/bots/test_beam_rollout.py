"""Rollouts by a narrow beam: legal, equal in both bodies, complete, and better with a larger width."""

from collections.abc import Sequence
from statistics import fmean
from typing import Any, Protocol, cast

import pytest

import mazzo
from mazzo import compiled
from mazzo.bots import BOTS, beam_rollout, determinize, rollout
from mazzo.bots.evaluators import evaluator_of
from mazzo.bots.ismcts.bot import Search
from mazzo.compiled import Body
from mazzo.compiled.body import Ints, Rows
from mazzo.core import evaluator
from mazzo.core.evaluator import UNCLEAR
from mazzo.core.record import Record
from mazzo.games import GAMES

TREES = ("orchard", pytest.param("grove", marks=pytest.mark.slow))  # whose narrow beam is long in compiling


class Kernels(Protocol):
    """What is tried here of `mazzo.bots.beam_rollout`."""

    def finish(self, rows: Rows, seat: int, luck: Ints, scratch: beam_rollout.Scratch, width: int, /) -> None: ...


def ends(body: Body, state: Record, start: int, widths: Sequence[int]) -> list[Any]:
    """Where beams of these widths end, that are dealt the same cards."""
    kernels = cast(Kernels, body.bind(beam_rollout, ["finish"], evaluator=evaluator_of(body.game)))
    search = Search(body, 1)
    found = []
    for width in widths:
        body.put(search.rows, rollout.AHEAD, state)
        kernels.finish(search.rows, 0, body.ints_of([start]), search.scratch.beam, width)
        found.append(body.take(search.rows, rollout.AHEAD))
    return found


def halfway(name: str, deal: int, cards: int, options: Sequence[str] = ()) -> Any:
    """The state of a game in which so many cards lie, laid by greed; all that is unseen dealt again."""
    game = GAMES[name]
    match = mazzo.deal(name, 1, f"narrow {deal}", list(options))
    while match.table.states[0].on_table < cards:
        match.play(0, BOTS["greedy"].choose(match, 0, deal + 1))
    return type(game.new_state()).from_bytes(determinize(match, 0, deal + 1).state)


@pytest.mark.parametrize("name", TREES)
def test_it_plays_to_the_end_alike_in_both_bodies(name: str) -> None:
    game = GAMES[name]
    state = halfway(name, 0, 6)
    slow, swift = (ends(body, state, 7, [2]) for body in (compiled.interpreted(game), compiled.of(game)))
    assert game.rules.is_terminal(slow[0])
    assert slow[0].on_table == 9
    assert [each.to_bytes() for each in slow] == [each.to_bytes() for each in swift]


@pytest.mark.parametrize("name", TREES)
def test_a_wider_beam_reaches_more_with_the_same_cards(name: str) -> None:
    game = GAMES[name]
    found = [ends(compiled.of(game), halfway(name, deal, 3), deal + 1, [1, 8]) for deal in range(40)]
    one, eight = (fmean(game.rules.score(end[k], 0) for end in found) for k in range(2))
    assert eight > one + 1


def test_the_last_card_is_laid_where_it_brings_most() -> None:
    game = GAMES["orchard"]
    out = [0] * game.meta.max_actions
    compared = 0
    for deal in range(30):
        state = halfway("orchard", deal, 8)
        most = 0
        for action in out[: game.rules.legal_actions(state, 0, out)]:
            then = state.copy()
            game.rules.apply_action(then, 0, action)
            if game.rules.is_terminal(then):
                most = max(most, game.rules.score(then, 0))
        if most > 0:
            compared += 1
            assert game.rules.score(ends(compiled.of(game), state, 1, [1])[0], 0) >= most
    assert compared > 20


def test_candidates_stand_in_order_and_equal_ones_once() -> None:
    found = [beam_rollout.Candidate() for _ in range(beam_rollout.WIDEST)]
    kept = 0
    for node, (value, hash_after) in enumerate([(5, 50), (9, 90), (9, 90), (7, 70), (8, 80), (1, 10)]):
        if kept < 3 or value > found[kept - 1].value:
            kept = beam_rollout.insert(found, kept, 3, value, hash_after, node, 100 + node)
    assert [(one.value, one.hash, one.node, one.action) for one in found[:kept]] == [
        (9, 90, 1, 101),
        (8, 80, 4, 104),
        (7, 70, 3, 103),
    ]


def test_of_a_game_without_sight_nothing_is_said() -> None:
    assert evaluator_of(GAMES["grass"]) is evaluator
    assert not evaluator.is_placing(None)
    assert evaluator.glance(None, 0, (), []) == UNCLEAR
