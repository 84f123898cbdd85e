"""The one-ply bots: legal, ordered by level, and independent of hidden information."""

import time
from typing import get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import mazzo
from mazzo import compiled
from mazzo.bots import BOTS, determinize
from mazzo.bots.levels import LEVELS
from mazzo.host.words import BotName
from mazzo.match import Match
from tests.bots import veiled
from tests.games import heap
from tests.laws.matches import moment, played
from tests.laws.test_secrets import SAME_CARDS, worlds
from tests.laws.walks import GAMES, body_of

bots = pytest.mark.parametrize("bot", BOTS)
STARTS = [compiled.generator(f"start {k}") for k in range(24)]


def play(match: Match, bots: list[str], seed: str) -> Match:
    """Play a match to its end, each seat by its bot."""
    while not match.outcome:
        for seat in match.current_players():
            match.play(seat, BOTS[bots[seat]].choose(match, seat, compiled.generator(f"{seed} {match.seen(seat)}")))
    return match


def test_the_wire_names_the_bots_in_the_order_of_their_strength() -> None:
    assert get_args(BotName) == LEVELS


@bots
@pytest.mark.parametrize("name", GAMES)
@settings(max_examples=8)
@given(st.data())
def test_a_choice_is_legal_and_the_same_for_the_same_start_in_either_body(
    name: str, bot: str, data: st.DataObject
) -> None:
    match, seat = moment(name, data.draw(played(name)), data.draw(st.integers(0, 99)))
    if seat < 0:
        return
    start = data.draw(st.sampled_from(STARTS))
    before = match.to_bytes()
    chosen = BOTS[bot].choose(match, seat, start)
    assert match.can(seat, chosen)
    assert match.to_bytes() == before
    assert BOTS[bot].think(determinize(match, seat, start), body_of(match.game, "library")) == chosen


@bots
@pytest.mark.parametrize("name", SAME_CARDS)
@settings(max_examples=6)
@given(st.data())
def test_what_others_do_in_an_open_round_changes_no_choice(name: str, bot: str, data: st.DataObject) -> None:
    one, two, viewer = worlds(name, data)
    if viewer is not None and viewer in one.current_players():
        start = data.draw(st.sampled_from(STARTS))
        assert BOTS[bot].choose(one, viewer, start) == BOTS[bot].choose(two, viewer, start)


def choices(bot: str, held: int, patch: pytest.MonkeyPatch, rules: veiled.Veiled) -> list[int]:
    """What a bot on seat 0 guesses, start by start, when the other seat holds a number."""
    with patch.context() as registered:
        veiled.register(registered, rules)
        match = mazzo.deal(veiled.NAME, chance="manual")
        match.happen("2")
        match.happen(str(held))
        return [BOTS[bot].choose(match, 0, start) for start in STARTS]


@bots
def test_a_secret_of_another_seat_changes_no_choice(bot: str, monkeypatch: pytest.MonkeyPatch) -> None:
    guesses = [choices(bot, held, monkeypatch, veiled.Veiled()) for held in range(veiled.NUMBERS)]
    assert guesses[1:] == guesses[:-1]
    assert set(guesses[0]) == set(range(veiled.NUMBERS))


def test_a_game_that_deals_nothing_again_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    assert choices("greedy", 1, monkeypatch, veiled.Peeking()) != choices("greedy", 2, monkeypatch, veiled.Peeking())


def test_a_position_holds_what_was_dealt_again_and_not_what_is(monkeypatch: pytest.MonkeyPatch) -> None:
    veiled.register(monkeypatch, veiled.Veiled())
    match = mazzo.deal(veiled.NAME, chance="manual")
    match.happen("2")
    match.happen("3")
    held = [list(veiled.State.from_bytes(determinize(match, 0, start).state).held) for start in STARTS]
    assert {own for own, _ in held} == {2}
    assert {other for _, other in held} == set(range(veiled.NUMBERS))


def test_greedy_takes_the_most_and_of_equals_any() -> None:
    chosen_of = []
    for seed in range(4):
        match = mazzo.deal("orchard", seed=f"equals {seed}")
        after = {}
        for action in match.legal_actions():
            ahead = match.copy()
            ahead.play(0, action)
            after[action] = ahead.score()
        best = {action for action, score in after.items() if score == max(after.values())}
        chosen = {BOTS["greedy"].choose(match, 0, start) for start in STARTS}
        assert chosen <= best
        chosen_of.append((len(chosen), len(best)))
    assert any(chosen > 1 for chosen, _ in chosen_of), chosen_of
    assert all(chosen > 1 for chosen, best in chosen_of if best > 1)


@pytest.mark.slow
def test_the_stronger_bot_is_stronger_and_the_weaker_no_fool() -> None:
    totals = {
        bot: sum(play(mazzo.deal("orchard", seed=f"strength {k}"), [bot], f"{k}").score() for k in range(25))
        for bot in BOTS
    }
    assert 25 * 15 < totals["casual"] < totals["greedy"] - 25 * 5


def test_several_bots_play_one_table_to_its_end() -> None:
    match = play(mazzo.deal("orchard", 3, "bots"), ["greedy", "casual", "greedy"], "together")
    assert match.outcome is not None


@bots
def test_a_game_of_one_shared_state_is_played_to_its_end(bot: str, monkeypatch: pytest.MonkeyPatch) -> None:
    heap.register(monkeypatch)
    assert play(mazzo.deal(heap.NAME, seed="heap"), [bot, bot], "shared").outcome is not None


def test_a_thought_takes_no_time_that_a_person_would_notice() -> None:
    match = mazzo.deal("orchard", seed="slow")
    slowest = 0.0
    while not match.outcome:
        began = time.perf_counter()
        action = BOTS["greedy"].choose(match, 0, 1)
        slowest = max(slowest, time.perf_counter() - began)
        match.play(0, action)
    assert slowest < 0.3
