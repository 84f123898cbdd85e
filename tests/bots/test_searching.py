"""The bots that search: they think alike in both bodies, keep to what their seat knows, and see further than greed."""

import math
from collections.abc import Sequence
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import mazzo
from mazzo import Match, compiled
from mazzo.bots import BOTS, ahead, imagine, searching
from mazzo.bots.position import Position
from mazzo.bots.searcher import Manner, Searcher, Searching
from mazzo.bots.sights import blind
from mazzo.bots.strengths import FLAT, STRENGTHS, flat, strength
from mazzo.compiled import binding
from mazzo.core.record import Record, cell, record
from mazzo.games import GAMES, RULESETS
from tests.bots import veiled
from tests.laws.matches import moment, played
from tests.laws.test_secrets import worlds

FEW = Searcher("few", 24, Manner(glances=2, depth=6))
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
    position = imagine(match, match.current_players()[0], 5)
    beam = [Manner(width=2, beam=3)] if name == "orchard" else []
    for manner in (Manner(), FEW.manner, FLAT, Manner(depth=0, despair=1, settle=3), *beam):
        bot = Searcher("both", 20, manner)
        assert bot.thoughts(position) == bot.thoughts(position, compiled.of(match.game))


@pytest.mark.parametrize("name", GAMES)
@settings(max_examples=3)
@given(st.data())
def test_a_choice_is_legal_and_changes_nothing(name: str, data: st.DataObject) -> None:
    match, seat = moment(name, data.draw(played(name)), data.draw(st.integers(0, 99)))
    if seat >= 0:
        before = match.to_bytes()
        assert match.can(seat, Searcher("one", 6, FEW.manner).choose(match, seat, data.draw(st.sampled_from(STARTS))))
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
        return [Searcher("few", 12).choose(match, 0, start) for start in STARTS]


def test_a_secret_of_another_seat_changes_no_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    found = [guesses(held, monkeypatch, veiled.Veiled()) for held in range(veiled.NUMBERS)]
    assert found[1:] == found[:-1]


def test_a_game_that_deals_nothing_again_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    assert guesses(1, monkeypatch, veiled.Peeking()) != guesses(2, monkeypatch, veiled.Peeking())


def position(name: str = "orchard", seats: int = 1, actions: int = 2) -> Position:
    match = middle(name, seats, actions)
    return imagine(match, match.current_players()[0], 7)


def searched(walks: Sequence[int], nodes: int, at: Position | None = None, bot: Searcher = FEW) -> Searching:
    """A search from a position, else one of Orchard, in so many goes, with room for so many nodes."""
    at = at or position()
    game = RULESETS[at.ruleset]
    state: Any = type(game.state()).from_bytes(at.state)
    search = Searching(compiled.interpreted(game), nodes)
    search.body.put(search.rows, 0, state)
    rng, terms = search.body.ints_of([at.start]), search.body.ints_of(bot.terms(getattr(state, "seats", 1)))
    for some in walks:
        search.kernels.search(search.rows, at.seat, rng, search.paper, search.tree, terms, some)
    return search


def test_a_search_goes_on_where_it_stopped() -> None:
    assert searched([10, 20], 200).thoughts() == searched([30], 200).thoughts()


def test_a_full_tree_grows_no_more_and_is_walked_on() -> None:
    search = searched([40], 6)
    assert int(search.paper[searching.SUMS][searching.NODES]) == 6
    assert sum(thought.visits for thought in search.thoughts()) >= 35


def test_what_others_do_at_the_same_time_has_no_nodes() -> None:
    match = mazzo.deal("gnoming", 2, "at once")
    match.play(0, match.legal_actions(0)[0])  # one card of two, while the other seat turns two of its own
    assert set(match.current_players()) == {0, 1}
    search = searched([60], 400, imagine(match, 0, STARTS[0]), Searcher("all", 60, Manner(depth=0)))
    turned = under(search, 0)
    assert {mover for mover, _ in turned} == {0}
    after = [mover for _, node in turned for mover, _ in under(search, node)]
    assert after
    assert 1 not in after


def under(search: Searching, parent: int) -> list[tuple[int, int]]:
    """The nodes below one, each with who moved there."""
    found, node = [], int(search.tree[searching.FIRST][parent])
    while node:
        found.append((int(search.tree[searching.MOVER][node]), node))
        node = int(search.tree[searching.NEXT][node])
    return found


def test_who_is_out_of_time_takes_what_came_first() -> None:
    hasty = Searcher("hasty", 100_000, FEW.manner, seconds=0.0)
    assert sum(thought.visits for thought in hasty.thoughts(position())) == 64


def test_the_only_action_needs_no_thought() -> None:
    match = mazzo.deal("gnoming", 2, "one")
    while len(match.legal_actions(seat := match.current_players()[0])) > 1:
        match.play(seat, match.legal_actions(seat)[-1])
    endless = Searcher("endless", 1 << 60)
    assert [one.action for one in endless.thoughts(imagine(match, seat, 3))] == list(match.legal_actions(seat))


def test_searching_scores_more_than_greed() -> None:
    body, bot = compiled.of(GAMES["orchard"]), Searcher("some", 150, Manner(glances=1 << 30))
    scores = []
    for who in (BOTS["greedy"], bot):
        total = 0
        for k in range(12):
            match = mazzo.deal("orchard", seed=f"search {k}")
            while not match.outcome:
                match.play(0, who.think(imagine(match, 0, STARTS[k]), body))
            total += match.score()
        scores.append(total)
    assert scores[1] > scores[0]


def test_the_strengths_are_five_bots_of_their_names() -> None:
    for game in GAMES.values():
        assert [strength(game, name).name for name in STRENGTHS] == list(STRENGTHS)
    with pytest.raises(KeyError):
        strength(GAMES["orchard"], "flat")


def test_a_flat_player_tries_all_equally_often() -> None:
    at = position(actions=3)
    thoughts = flat(600).thoughts(at, compiled.of(GAMES["orchard"]))
    visits = [thought.visits for thought in thoughts]
    assert len(visits) > 4
    assert max(visits) - min(visits) <= 1 + max(visits) // 10
    assert thoughts[0].mean == max(thought.mean for thought in thoughts)


@given(st.integers(0, 1 << 62))
def test_a_root_is_rounded_down(number: int) -> None:
    assert searching.root_of(number) == math.isqrt(number)


@given(st.lists(st.integers(0, 40), unique=True), st.integers(0, 40))
def test_a_number_is_found_where_it_stands(numbers: list[int], wanted: int) -> None:
    ascending = sorted(numbers)
    place = searching.place_of(ascending, len(ascending), wanted)
    assert place == (ascending.index(wanted) if wanted in ascending else -1)


class Standing:
    """A game that is over, with what each seat is worth."""

    def __init__(self, *worths: int) -> None:
        self.worths = worths

    def prospect(self, s: Any, seat: int) -> int:
        return self.worths[seat]

    def is_terminal(self, s: Any) -> int:
        return 1


@pytest.mark.parametrize(
    ("worths", "prize", "aim", "came"),
    [
        ((5,), 0, 0, [5]),
        ((5,), 100, 5, [105]),
        ((4,), 100, 5, [4]),
        ((5, 3), 0, 0, [2, -2]),
        ((3, 9, 4), 10, 0, [-6, 15, -5]),
        ((9, 9, 4), 10, 0, [5, 5, -5]),
        ((4, 2, 7, 7), 0, 0, [-3, -5, 0, 0]),
        ((7, 2, 4), 0, 0, [3, -5, -3]),
    ],
)
def test_everybody_is_measured_by_the_best_of_the_others(
    worths: tuple[int, ...], prize: int, aim: int, came: list[int]
) -> None:
    bound: Any = binding.bind(searching, Standing(*worths))  # type: ignore[arg-type] # stands in for a module
    terms = Searcher("s", 1, Manner(prize=prize)).terms(len(worths))
    terms[searching.AIM] = aim
    out = [0] * len(worths)
    bound.look([None] * 3, out, terms)
    assert out == came


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

    def worth(self, s: Any, seat: int) -> int:
        return -int(s.sum)

    def is_terminal(self, s: Any) -> int:
        return 0


@record
class Sum(Record):
    """The sum."""

    sum = cell("i1")


def sums(now: int) -> list[Sum]:
    """What the kernels think on, with that sum."""
    rows = [Sum() for _ in range(searching.ROWS)]
    rows[ahead.AHEAD].sum = now
    return rows


@pytest.mark.parametrize(("now", "most", "then"), [(0, 30, 5), (0, 3, 3), (4, 30, 5), (5, 30, 5)])
def test_what_has_been_begun_is_done_before_it_is_judged(now: int, most: int, then: int) -> None:
    bound: Any = binding.bind(ahead, Sums())  # type: ignore[arg-type] # stands in for a module
    rows = sums(now)
    bound.settle(rows, ahead.AHEAD, [1], [0] * 4, most)
    assert rows[ahead.AHEAD].sum == then


@pytest.mark.parametrize(("despair", "thought"), [(0, 4), (1, 1), (3, 3), (9, 4)])
def test_what_looks_hopeless_never_comes_to_mind_but_for_the_first(despair: int, thought: int) -> None:
    bound: Any = binding.bind(searching, Sums(), sight=blind)  # type: ignore[arg-type] # stands in for a module
    terms = Searcher("s", 1, Manner(despair=despair)).terms(1)
    paper = [[0] * 8 for _ in range(searching.PAPER)]
    tree = [[0] * 99 for _ in range(searching.TREE)]
    bound.plant(tree, paper[searching.SUMS])
    paper[searching.LEGAL][:4] = [1, 2, 3, 4]
    for _ in range(9):
        node = bound.action_node(sums(0), 0, 4, 0, paper, tree, terms)
        tree[searching.VISITS][node] += 1
        tree[searching.VALUE][node] -= tree[searching.KEY][node]
    assert paper[searching.SUMS][searching.NODES] == 1 + thought
