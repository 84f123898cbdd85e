"""Playing on as a narrow beam: to the end, by the rules, alike in both bodies, and better the wider it is."""

from collections.abc import Sequence
from statistics import fmean
from typing import Any, Protocol, cast

import pytest

import mazzo
from mazzo import compiled
from mazzo.bots import BOTS, ahead, imagine, narrow, searching
from mazzo.bots.searcher import Searching
from mazzo.bots.sights import blind, sight_of
from mazzo.bots.sights.sight import UNCLEAR
from mazzo.compiled import Body
from mazzo.compiled.body import Ints, Rows
from mazzo.core.record import Record
from mazzo.games import GAMES

TREES = ("orchard", pytest.param("grove", marks=pytest.mark.slow))  # whose narrow beam is long in compiling


class Kernels(Protocol):
    """What is tried here of `mazzo.bots.narrow`."""

    def finish(self, rows: Rows, seat: int, luck: Ints, paper: Sequence[Ints], width: int, /) -> None: ...


def ends(body: Body, state: Record, start: int, widths: Sequence[int]) -> list[Any]:
    """Where beams of these widths end, that are dealt the same cards."""
    kernels = cast(Kernels, body.bind(narrow, {"finish": "rnogn"}, sight=sight_of(body.game)))
    search = Searching(body, 1)
    found = []
    for width in widths:
        body.put(search.rows, ahead.AHEAD, state)
        kernels.finish(search.rows, 0, body.ints_of([start]), search.paper, width)
        found.append(body.take(search.rows, ahead.AHEAD))
    return found


def halfway(name: str, deal: int, cards: int, options: Sequence[str] = ()) -> Any:
    """The state of a game in which so many cards lie, laid by greed; all that is unseen dealt again."""
    game = GAMES[name]
    match = mazzo.deal(name, 1, f"narrow {deal}", list(options))
    while match.table.states[0].on_table < cards:
        match.play(0, BOTS["greedy"].choose(match, 0, deal + 1))
    return type(game.state()).from_bytes(imagine(match, 0, deal + 1).state)


@pytest.mark.parametrize("name", TREES)
def test_it_plays_to_the_end_alike_in_both_bodies(name: str) -> None:
    game = GAMES[name]
    for deal in range(2):
        state = halfway(name, deal, 6)
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
    paper = [[0] * narrow.LAYER for _ in range(searching.PAPER)]
    kept = 0
    for node, (value, mark) in enumerate([(5, 50), (9, 90), (9, 90), (7, 70), (8, 80), (1, 10)]):
        if kept < 3 or value > paper[narrow.VALUES][kept - 1]:
            kept = narrow.put_in(paper, kept, 3, value, mark, node, 100 + node)
    assert kept == 3
    assert [paper[line][:3] for line in (narrow.VALUES, narrow.MARKS, narrow.FROM, narrow.HOW)] == [
        [9, 8, 7],
        [90, 80, 70],
        [1, 4, 3],
        [101, 104, 103],
    ]


def test_of_a_game_without_sight_nothing_is_said() -> None:
    assert sight_of(GAMES["grass"]) is blind
    assert not blind.is_placing(None)
    assert blind.glance(None, 0, (), []) == UNCLEAR
