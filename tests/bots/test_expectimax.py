"""Expectimax: the estimate follows the rules, the best answers are the best, both bodies agree, and unseen cards have
no influence.
"""

from dataclasses import replace
from typing import Any, cast

import pytest

import mazzo
from mazzo import compiled
from mazzo.bots import BOTS, determinize, rollout
from mazzo.bots.expectimax.bot import ALIKE, ExpectimaxBot, Lookahead, warm
from mazzo.bots.levels import bot_at_level
from mazzo.bots.position import Position
from mazzo.compiled import Body
from mazzo.compiled.library import Library
from mazzo.core.evaluator import FINE, SCALE, UNCLEAR
from mazzo.games import GAMES
from mazzo.games.orchard.analysis import evaluator, expected_score
from mazzo.games.orchard.analysis.expected_score import CARDS, TREES
from mazzo.games.orchard.rules.state import FIRST_DIE, ROTS, State
from mazzo.gridcards.grid import COLS, ROWS, SPOTS, card_of, turn_of
from mazzo.gridcards.prospects import BETTER, CLEAN, DRAWN, GOODS, GREATS, HELD, LEADS, MOST, PROMISED, SPREAD
from tests.games.orchard.example import example
from tests.games.orchard.test_dice import SCARCE_APPLE

GAME = GAMES["orchard"]
FEW = ExpectimaxBot("few", ranked=(4, 3, 2), searched=(2, 2))


def before_a_draw(deal: int, cards: int) -> Any:
    """An orchard in which so many cards lie, laid by greed, one card in hand; dice of every fruit are left."""
    state = before_a_card(deal, cards - 1)
    for action in placements(state):
        then = state.copy()
        GAME.rules.apply_action(then, 0, action)
        if GAME.rules.chance_count(then) and min(then.supply[1:]) > 1:
            return then
    raise AssertionError("no dice are left")


def before_a_card(deal: int, cards: int) -> Any:
    """An orchard in which so many cards lie, laid by greed, and the next is to be laid."""
    position = position_of(deal, cards)
    return type(GAME.new_state()).from_bytes(position.state)


def position_of(deal: int, cards: int, start: int = 1) -> Position:
    match, body = mazzo.deal("orchard", 1, f"reach {deal}"), compiled.of(GAME)
    while match.table.states[0].on_table < cards or evaluator.is_placing(match.table.states[0]) == 0:
        match.play(0, BOTS["greedy"].think(determinize(match, 0, deal + 1), body))
    return determinize(match, 0, start)


def placements(state: Any) -> list[int]:
    out = [0] * GAME.meta.max_actions
    return out[: GAME.rules.legal_actions(state, 0, out)]


def brought(state: Any, card: int) -> list[tuple[int, int, bool]]:
    """What each way to lay a card brings, by the rules: points, value in SCALE parts, whether a tree rots. What looks
    the same after half a turn is one way (3.d).
    """
    held = with_card(state, card)
    met, params, found = [0] * 6, evaluator.PROMISE[evaluator.to_lay(state) - 1], []
    for action in placements(held):
        turn = turn_of(action)
        is_twin = turn > 1 and held.faces[card * 4 + turn] == held.faces[card * 4 + turn - 2]
        if card_of(action) == card and not is_twin:
            value = evaluator.glance(held, action, params, met)
            found.append((evaluator.glance(held, action, (0,) * 6, met) // SCALE, value, ROTS in met))
    return found


def with_card(state: Any, card: int) -> Any:
    """The orchard when this card has been drawn, or is in hand already."""
    then = state.copy()
    unseen = [each for each in range(18) if then.unseen >> each & 1]
    GAME.rules.apply_chance(then, unseen.index(card) if card in unseen else 0)
    return then


@pytest.mark.parametrize("cards", [2, 4, 6])
def test_the_estimate_sees_what_the_rules_allow(cards: int) -> None:
    state = before_a_draw(1, cards)
    sheet = compiled.interpreted(GAME).grid(expected_score.LINES, expected_score.COLUMNS)
    seen = sheet[expected_score.SEEN]
    expected_score.expected_gain(state, sheet)
    prospects = seen[CARDS:]
    held = brought(state, state.hand[0])
    points = [each for each, _, _ in held]
    assert prospects[HELD + MOST] == SCALE * max(points)
    assert prospects[HELD + CLEAN] == SCALE * max(each for each, _, rots in held if not rots)
    assert prospects[HELD + PROMISED] == max(value for _, value, _ in held)
    assert prospects[HELD + LEADS] == SCALE * sum(max(0, each - 5) for each in points)
    assert prospects[HELD + GOODS] == SCALE * sum(each >= 4 for each in points)
    assert prospects[HELD + GREATS] == SCALE * sum(each >= 7 for each in points)
    unseen = [brought(state, card) for card in range(18) if state.unseen >> card & 1]
    best = sorted((max(each)[0] for each in unseen), reverse=True)
    assert prospects[DRAWN + MOST] == SCALE * sum(best) // len(best)
    assert prospects[DRAWN + GOODS] == SCALE * sum(point >= 4 for each in unseen for point, _, _ in each) // len(best)
    assert prospects[BETTER] == SCALE * sum(max(each, *points) for each in best) // len(best)
    places = [(len(best) - 1) * quarter // 4 for quarter in range(5)]
    assert prospects[SPREAD : SPREAD + 5] == [SCALE * best[place] for place in places]
    stages = [
        state.stage[r][c] for r in range(ROWS) for c in range(COLS) if sum(row[r] >> c & 1 for row in state.trees[1:])
    ]
    assert seen[TREES : TREES + 5] == [SCALE * stages.count(stage) for stage in range(5)]


def lookahead_at(body: Body, position: Position, bot: ExpectimaxBot = FEW) -> tuple[Lookahead, Any]:
    found = Lookahead(body)
    body.load(found.rows, rollout.ROOT, position.state)
    return found, found.params(bot.ranked, bot.searched)


def test_the_best_answers_are_those_that_trying_everything_finds() -> None:
    """With two cards left after it, the value of a placement is the mean over all draws of the best placements."""
    body, position = compiled.of(GAME), position_of(1, 6)
    every = ExpectimaxBot("every", ranked=(99, 99, 99), searched=(99, 99))
    lookahead, params = lookahead_at(body, position, every)
    action, _ = lookahead.candidates(0, 1)[0]
    found = lookahead.evaluate(0, action, params, 1)
    total = mean_after(position.state, action, 1)
    assert found.visits == 10
    assert found.mean == pytest.approx(total, abs=0.001)


@pytest.mark.parametrize("cards", [6, 7, 8])
def test_both_bodies_think_alike(cards: int) -> None:
    position = position_of(2, cards)
    assert FEW.evaluate(position) == FEW.evaluate(position, compiled.of(GAME))


@pytest.mark.slow
@pytest.mark.parametrize("cards", [1, 3])
def test_both_bodies_think_alike_early(cards: int) -> None:
    position = position_of(2, cards)
    assert FEW.evaluate(position) == FEW.evaluate(position, compiled.of(GAME))


@pytest.mark.parametrize("cards", [1, 4, 7])
def test_no_chance_goes_into_a_search(cards: int) -> None:
    """What a bot is dealt in place of what it cannot know begins with `start`; that it knows nothing that comes,
    `tests/server/test_par_work.py` shows.
    """
    body, bot = compiled.of(GAME), bot_at_level(GAME, "master")
    assert isinstance(bot, ExpectimaxBot)
    found = [bot.evaluate(position_of(3, cards, start), body) for start in range(1, 4)]
    assert found[1:] == found[:-1]


def test_each_evaluation_has_a_legal_action_and_the_first_is_the_best() -> None:
    body, bot = compiled.of(GAME), bot_at_level(GAME, "master")
    assert isinstance(bot, ExpectimaxBot)
    match = mazzo.deal("orchard", 1, "whole")
    while not match.outcome:
        found = bot.evaluate(determinize(match, 0, 1), body)
        assert {one.action for one in found} <= set(match.legal_actions(0))
        assert [one.mean for one in found] == sorted((one.mean for one in found), reverse=True)
        match.play(0, found[0].action)


def test_a_scarce_die_is_given_where_it_brings_most() -> None:
    match, body = example(SCARCE_APPLE), compiled.of(GAME)
    legal = match.legal_actions(0)
    assert min(legal) >= FIRST_DIE
    position = determinize(match, 0, 1)
    one, two = (ExpectimaxBot("some", cards=cards).evaluate(position, body) for cards in (1, 2))
    assert {each.action for each in one} == {each.action for each in two} == set(legal)
    found = [mean_after(position.state, action, 1) for action in legal]
    assert one[0].action == legal[found.index(max(found))]
    assert [each.mean for each in one] == pytest.approx(sorted(found, reverse=True), abs=0.1)


def test_a_choice_that_the_last_card_brings_is_foreseen() -> None:
    """Two trees want the last die: one of them gets it, which is a point (4.b)."""
    position = next(each for each in (position_of(deal, 8) for deal in range(99)) if wants_scarce(each))
    state, best = type(GAME.new_state()).from_bytes(position.state), []
    for action in placements(state):
        then = settled(state, action)
        best.append((int(then.points), action))
    found = FEW.evaluate(position)
    assert found[0].mean == max(best)[0]
    assert {each.action: each.mean for each in found} == {action: points for points, action in best}


def wants_scarce(position: Position) -> bool:
    """Whether some way to lay the last card has trees choose."""
    state = cast(State, type(GAME.new_state()).from_bytes(position.state))
    return any(evaluator.glance(state, action, (0,) * 6, [0] * 6) == UNCLEAR for action in placements(state))


def settled(state: Any, action: int) -> Any:
    """The orchard after an action and the first of each choice that it brings."""
    then = state.copy()
    GAME.rules.apply_action(then, 0, action)
    while then.scarce:
        GAME.rules.apply_action(then, 0, placements(then)[0])
    return then


def mean_after(raw: bytes, action: int, draws: int) -> float:
    """The value of an action with `draws` cards of lookahead over all placements: an independent implementation."""
    return reckoned(settled(type(GAME.new_state()).from_bytes(raw), action), draws)


def reckoned(laid: Any, draws: int) -> float:
    """The same of an orchard before a draw."""
    outcomes = GAME.rules.chance_count(laid)
    if laid.ended:
        return float(laid.points)
    if outcomes == 0:
        return float(max(settled(laid, action).points for action in placements(laid)))
    total = 0.0
    for outcome in range(outcomes):
        drawn = laid.copy()
        GAME.rules.apply_chance(drawn, outcome)
        values = [
            estimated(drawn, action) if draws == 1 else reckoned(settled(drawn, action), draws - 1)
            for action in placements(drawn)
        ]
        total += max(values, default=float(drawn.points))
    return total / outcomes


_COMPILED = Lookahead(compiled.of(GAME))


def estimated(state: Any, action: int) -> float:
    """The estimate after a placement; that both bodies have the same, `test_both_bodies_think_alike` shows."""
    _COMPILED.body.put(_COMPILED.rows, rollout.ROOT, state)
    return _COMPILED.evaluate(0, action, _COMPILED.params(FEW.ranked, FEW.searched), 0).mean


@pytest.mark.slow
def test_two_cards_ahead_are_reckoned_as_trying_everything_reckons_them() -> None:
    position = position_of(1, 5)
    every = ExpectimaxBot("every", ranked=(99, 99, 99), searched=(99, 99))
    lookahead, params = lookahead_at(compiled.of(GAME), position, every)
    action, _ = lookahead.candidates(0, 1)[0]
    drawn = lookahead.evaluate(0, action, params, 2)
    assert drawn.visits == 11 * 10
    assert drawn.mean == pytest.approx(mean_after(position.state, action, 2), abs=0.1)


@pytest.mark.parametrize("cards", [1, 4, 6, 8])
def test_what_comes_to_the_same_is_told_the_same(cards: int) -> None:
    """Cards 3, 5 and 15 look alike after half a turn (3.d)."""
    body, bot = compiled.of(GAME), bot_at_level(GAME, "master")
    assert isinstance(bot, ExpectimaxBot)
    met = 0
    for deal in range(12):
        position = position_of(deal, cards)
        state = cast(State, type(GAME.new_state()).from_bytes(position.state))
        told = {one.action: one for one in bot.evaluate(position, body)}
        assert len(told) == len(bot.evaluate(position, body))
        for action, one in told.items():
            twin = action + 2 * SPOTS if turn_of(action) < 2 else action - 2 * SPOTS
            faces = [state.faces[card_of(each) * 4 + turn_of(each)] for each in (action, twin)]
            if faces[0] == faces[1]:
                met += 1
                assert told[twin].mean == one.mean
                assert told[twin].visits == one.visits
    assert met > 0


def test_with_more_time_it_looks_further() -> None:
    position, body = position_of(4, 3), compiled.of(GAME)
    hurried = ExpectimaxBot("hurried", seconds=0.0).evaluate(position, body)
    assert {one.visits for one in hurried} == {1}
    one, two = (ExpectimaxBot("some", cards=cards, seconds=1000.0).evaluate(position, body) for cards in (1, 2))
    assert {each.visits for each in one} == {13}
    assert {each.visits for each in two} == {13 * 12}
    assert len(two) == 5


def test_a_choice_calls_few_kernels(monkeypatch: pytest.MonkeyPatch) -> None:
    """A call from Python costs 2 µs, in a browser 20: legal actions are compared within one call, not one by one."""
    calls: list[str] = []
    function = Library._function

    def counted(self: Library, symbol: str) -> Any:
        kernel = function(self, symbol)

        def call(*arguments: Any) -> Any:
            calls.append(symbol)
            return kernel(*arguments)

        return call

    position = position_of(4, 6)
    monkeypatch.setattr(Library, "_function", counted)
    bot_at_level(GAME, "master").think(position, Library(GAME))
    assert len(placements(before_a_card(4, 6))) == 200
    assert 0 < len(calls) < 20


def test_where_no_card_is_drawn_any_more_all_that_was_ranked_is_told() -> None:
    body, bot = compiled.of(GAME), bot_at_level(GAME, "master")
    assert isinstance(bot, ExpectimaxBot)
    for cards, least in ((7, 30), (8, 1)):
        position = position_of(4, cards)
        found = bot.evaluate(position, body)
        assert {one.visits for one in found} == {1}
        assert len(found) >= least
    assert {one.action for one in found} == set(placements(before_a_card(4, 8)))


@pytest.mark.parametrize(
    "told", [{"cards": 3}, {"cards": -1}, {"ranked": (3, 0, 3)}, {"searched": (1, 1, 1)}, {"ranked": (1, 1)}]
)
def test_what_cannot_be_ranked_is_refused(told: Any) -> None:
    with pytest.raises(ValueError, match="placements"):
        ExpectimaxBot("who", **told)


def test_two_at_a_table_do_not_play_the_same_game() -> None:
    """One of the actions within the tolerance of the best is chosen; the same seed chooses the same."""
    body, bot, others = compiled.of(GAME), bot_at_level(GAME, "master"), 0
    assert isinstance(bot, ExpectimaxBot)
    for deal in range(3):
        position = position_of(deal, 2)
        found = bot.evaluate(position, body)
        alike = [one.action for one in found if one.mean >= found[0].mean - ALIKE]
        taken = {bot.think(replace(position, start=compiled.generator(f"{k}")), body) for k in range(5)}
        assert taken <= set(alike)
        others += len(taken) - 1
        assert bot.think(position, body) == bot.think(position, body)
    assert others > 0


def test_looking_ahead_scores_more_than_greed() -> None:
    body, means = compiled.of(GAME), []
    for bot in (BOTS["greedy"], ExpectimaxBot("none", cards=0), ExpectimaxBot("one", cards=1)):
        total = 0
        for k in range(20):
            match = mazzo.deal("orchard", seed=f"foreseen {k}")
            while not match.outcome:
                match.play(0, bot.think(determinize(match, 0, k + 1), body))
            total += match.score()
        means.append(total / 20)
    assert means[0] + 1 < min(means[1:])


def test_a_game_of_which_no_estimate_is_known_is_refused() -> None:
    body = compiled.interpreted(GAMES["grass"])
    warm(body)
    with pytest.raises(ValueError, match="grass"):
        Lookahead(body)


def test_an_estimate_is_told_in_parts_of_a_point() -> None:
    """With the last card in hand the value is exact."""
    position = position_of(5, 7)
    lookahead, params = lookahead_at(compiled.interpreted(GAME), position)
    action, value = lookahead.candidates(0, 1)[0]
    state = before_a_card(5, 7)
    GAME.rules.apply_action(state, 0, action)
    assert evaluator.to_lay(state) == 1
    assert value == FINE * max(settled(state, each).points for each in placements(state))
    assert lookahead.evaluate(0, action, params, 2) == lookahead.evaluate(0, action, params, 0)
