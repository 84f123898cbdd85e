"""The search bots: equal in both bodies, independent of hidden information, and better than greedy."""

import math
from collections.abc import Sequence
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import mazzo
from mazzo import Match, compiled
from mazzo.bots import BOTS, determinize, rollout
from mazzo.bots.ismcts import kernels, tree
from mazzo.bots.ismcts.bot import IsmctsBot, Search
from mazzo.bots.ismcts.params import MAX_SEATS, KernelParams, SearchParams
from mazzo.bots.levels import FLAT, LEVELS, bot_at_level, flat
from mazzo.bots.position import Position
from mazzo.compiled import binding
from mazzo.core import evaluator
from mazzo.core.record import Record, cell, record
from mazzo.games import GAMES, RULESETS
from tests.bots import veiled
from tests.laws.matches import moment, played
from tests.laws.test_secrets import worlds

FEW = IsmctsBot("few", 24, SearchParams(samples=2, depth=6))
STARTS = [compiled.generator(f"start {k}") for k in range(12)]


def middle(name: str, seats: int, actions: int) -> Match:
    """A match after so many actions of greed."""
    match = mazzo.deal(name, seats, "middle")
    for k in range(actions):
        seat = match.current_players()[0]
        match.play(seat, BOTS["greedy"].choose(match, seat, STARTS[k % 12]))
    return match


@pytest.mark.parametrize("name", ["orchard", pytest.param("clustered", marks=pytest.mark.slow)])
@pytest.mark.parametrize("actions", [0, 4])
def test_the_same_thoughts_come_in_either_body(name: str, actions: int) -> None:
    match = middle(name, 1 if name == "orchard" else 3, actions)
    position = determinize(match, match.current_players()[0], 5)
    beam = [SearchParams(width=2, beam=3)] if name == "orchard" else []
    for search_params in (
        SearchParams(),
        FEW.search_params,
        FLAT,
        SearchParams(depth=0, prune_margin=1, settle=3),
        *beam,
    ):
        bot = IsmctsBot("both", 20, search_params)
        assert bot.evaluate(position) == bot.evaluate(position, compiled.of(match.game))


@pytest.mark.parametrize("name", GAMES)
@settings(max_examples=3)
@given(st.data())
def test_a_choice_is_legal_and_changes_nothing(name: str, data: st.DataObject) -> None:
    match, seat = moment(name, data.draw(played(name)), data.draw(st.integers(0, 99)))
    if seat >= 0:
        before = match.to_bytes()
        assert match.can(
            seat, IsmctsBot("one", 6, FEW.search_params).choose(match, seat, data.draw(st.sampled_from(STARTS)))
        )
        assert match.to_bytes() == before


@pytest.mark.parametrize("name", ["orchard", "grove"])
@settings(max_examples=4)
@given(st.data())
def test_what_others_do_in_an_open_round_changes_no_choice(name: str, data: st.DataObject) -> None:
    one, two, viewer = worlds(name, data)
    if viewer is not None and viewer in one.current_players():
        assert FEW.choose(one, viewer, STARTS[0]) == FEW.choose(two, viewer, STARTS[0])


def guesses(held: int, patch: pytest.MonkeyPatch, rules: veiled.Veiled) -> list[int]:
    """What a bot on seat 0 guesses, start by start, when the other seat holds a number."""
    with patch.context() as registered:
        veiled.register(registered, rules)
        match = mazzo.deal(veiled.NAME, chance="manual")
        match.happen("2")
        match.happen(str(held))
        return [IsmctsBot("few", 12).think(determinize(match, 0, start)) for start in STARTS]


def test_a_secret_of_another_seat_changes_no_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    found = [guesses(held, monkeypatch, veiled.Veiled()) for held in range(veiled.NUMBERS)]
    assert found[1:] == found[:-1]


def test_a_game_that_deals_nothing_again_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    assert guesses(1, monkeypatch, veiled.Peeking()) != guesses(2, monkeypatch, veiled.Peeking())


def position(name: str = "orchard", seats: int = 1, actions: int = 2) -> Position:
    match = middle(name, seats, actions)
    return determinize(match, match.current_players()[0], 7)


def searched(iterations: Sequence[int], nodes: int, at: Position | None = None, bot: IsmctsBot = FEW) -> Search:
    """A search from a position, else one of Orchard, in so many goes, with room for so many nodes."""
    at = at or position()
    game = RULESETS[at.ruleset]
    state: Any = type(game.new_state()).from_bytes(at.state)
    search = Search(compiled.interpreted(game), nodes)
    search.body.put(search.rows, 0, state)
    rng, params = search.body.ints_of([at.start]), search.params(bot.search_params, getattr(state, "seats", 1))
    for some in iterations:
        search.run(at.seat, rng, params, some)
    return search


def test_a_search_goes_on_where_it_stopped() -> None:
    assert searched([10, 20], 200).evaluations() == searched([30], 200).evaluations()


def test_a_full_tree_grows_no_more_and_is_walked_on() -> None:
    search = searched([40], 6)
    assert search.totals.nodes == 6
    assert sum(thought.visits for thought in search.evaluations()) >= 35


def test_what_others_do_at_the_same_time_has_no_nodes() -> None:
    match = mazzo.deal("gnoming", 2, "at once")
    match.play(0, match.legal_actions(0)[0])  # one card of two, while the other seat turns two of its own
    assert set(match.current_players()) == {0, 1}
    search = searched([60], 400, determinize(match, 0, STARTS[0]), IsmctsBot("all", 60, SearchParams(depth=0)))
    turned = children(search, 0)
    assert {search.nodes[k].mover for k in turned} == {0}
    after = [search.nodes[k].mover for one in turned for k in children(search, one)]
    assert after
    assert 1 not in after


def children(search: Search, parent: int) -> list[int]:
    """The child nodes of a node."""
    found, node = [], search.nodes[parent].first
    while node:
        found.append(node)
        node = search.nodes[node].next
    return found


def test_who_is_out_of_time_takes_what_came_first() -> None:
    hasty = IsmctsBot("hasty", 100_000, FEW.search_params, seconds=0.0)
    assert sum(thought.visits for thought in hasty.evaluate(position())) == 64


def test_the_only_action_needs_no_thought() -> None:
    match = mazzo.deal("gnoming", 2, "one")
    while len(match.legal_actions(seat := match.current_players()[0])) > 1:
        match.play(seat, match.legal_actions(seat)[-1])
    endless = IsmctsBot("endless", 1 << 60)
    assert [one.action for one in endless.evaluate(determinize(match, seat, 3))] == list(match.legal_actions(seat))


def test_searching_scores_more_than_greed() -> None:
    body, bot = compiled.of(GAMES["orchard"]), IsmctsBot("some", 150, SearchParams(samples=1 << 30))
    scores = []
    for who in (BOTS["greedy"], bot):
        total = 0
        for k in range(12):
            match = mazzo.deal("orchard", seed=f"search {k}")
            while not match.outcome:
                match.play(0, who.think(determinize(match, 0, STARTS[k]), body))
            total += match.score()
        scores.append(total)
    assert scores[1] > scores[0]


def test_no_game_has_more_seats_than_an_iteration_has_results() -> None:
    assert max(game.meta.seats_max for game in RULESETS.values()) <= MAX_SEATS


def test_the_strengths_are_five_bots_of_their_names() -> None:
    for game in GAMES.values():
        assert [bot_at_level(game, name).name for name in LEVELS] == list(LEVELS)
    with pytest.raises(KeyError):
        bot_at_level(GAMES["orchard"], "flat")


def test_a_flat_player_tries_all_equally_often() -> None:
    at = position(actions=3)
    thoughts = flat(600).evaluate(at, compiled.of(GAMES["orchard"]))
    visits = [thought.visits for thought in thoughts]
    assert len(visits) > 4
    assert max(visits) - min(visits) <= 1 + max(visits) // 10
    assert thoughts[0].mean == max(thought.mean for thought in thoughts)


@given(st.integers(0, 1 << 62))
def test_a_root_is_rounded_down(number: int) -> None:
    assert tree.square_root(number) == math.isqrt(number)


@given(st.lists(st.integers(0, 40), unique=True), st.integers(0, 40))
def test_a_number_is_found_where_it_stands(numbers: list[int], wanted: int) -> None:
    ascending = sorted(numbers)
    place = tree.place_of(ascending, len(ascending), wanted)
    assert place == (ascending.index(wanted) if wanted in ascending else -1)


class Standing:
    """A finished game, with the value of each seat."""

    def __init__(self, *values: int) -> None:
        self.values = values

    def leaf_value(self, s: Any, seat: int) -> int:
        return self.values[seat]

    def is_terminal(self, s: Any) -> int:
        return 1


@pytest.mark.parametrize(
    ("values", "prize", "results"),
    [
        ((5,), 0, [5]),
        ((0,), 100, [100]),
        ((-1,), 100, [-1]),
        ((5, 3), 0, [2, -2]),
        ((3, 9, 4), 10, [-6, 15, -5]),
        ((9, 9, 4), 10, [5, 5, -5]),
        ((4, 2, 7, 7), 0, [-3, -5, 0, 0]),
        ((7, 2, 4), 0, [3, -5, -3]),
    ],
)
def test_everybody_is_measured_by_the_best_of_the_others(
    values: tuple[int, ...], prize: int, results: list[int]
) -> None:
    bound: Any = binding.bind(kernels, Standing(*values))  # type: ignore[arg-type] # stands in for a module
    params, out = KernelParams(), [0] * len(values)
    SearchParams(prize=prize).write(params, len(values))
    bound.evaluate_leaf([None] * 3, out, params)
    assert out == results


class Sums:
    """One seat adds 1 to 4 to a sum, one action after the other; chance is due once it is 5 or more."""

    def current_players(self, s: Any) -> int:
        return 0 if self.chance_count(s) else 1

    def chance_count(self, s: Any) -> int:
        return int(s.sum >= 5)

    def legal_actions(self, s: Any, seat: int, out: Any) -> int:
        out[:4] = [1, 2, 3, 4]
        return 4

    def apply_action(self, s: Any, seat: int, action: int) -> None:
        s.sum += action

    def greedy_value(self, s: Any, seat: int) -> int:
        return -int(s.sum)

    def is_terminal(self, s: Any) -> int:
        return 0


@record
class Sum(Record):
    """The sum."""

    sum = cell("i1")


def sums(now: int) -> list[Sum]:
    """The memory of the kernels, with that sum."""
    rows = [Sum() for _ in range(kernels.ROWS)]
    rows[rollout.AHEAD].sum = now
    return rows


@pytest.mark.parametrize(("now", "most", "then"), [(0, 30, 5), (0, 3, 3), (4, 30, 5), (5, 30, 5)])
def test_what_has_been_begun_is_done_before_it_is_judged(now: int, most: int, then: int) -> None:
    bound: Any = binding.bind(rollout, Sums())  # type: ignore[arg-type] # stands in for a module
    rows = sums(now)
    bound.settle(rows, rollout.AHEAD, [1], [0] * 4, most)
    assert rows[rollout.AHEAD].sum == then


@pytest.mark.parametrize(("prune_margin", "nodes"), [(0, 4), (1, 1), (3, 3), (9, 4)])
def test_what_looks_hopeless_never_comes_to_mind_but_for_the_first(prune_margin: int, nodes: int) -> None:
    bound: Any = binding.bind(kernels, Sums(), evaluator=evaluator)  # type: ignore[arg-type] # stands in for a module
    search = Search(compiled.interpreted(GAMES["orchard"]), 99)
    params, scratch = search.params(SearchParams(prune_margin=prune_margin), 1), search.scratch
    tree.init_tree(search.nodes, search.totals)
    for k in range(4):
        scratch.legal[k] = k + 1
    for _ in range(9):
        number = bound.action_node(sums(0), 0, 4, 0, scratch, search.nodes, search.totals, params)
        node = search.nodes[number]
        node.visits += 1
        node.value -= node.key
    assert search.totals.nodes == 1 + nodes
