"""A match by compiled rules is, after every step, the match of the same seed or of the same outcomes."""

import pickle
from random import Random

import numpy as np
import pytest

import mazzo
from mazzo.bots import determinize
from mazzo.compiled import generator
from mazzo.match import Match
from mazzo.rl.compiled_match import CompiledMatch, draw
from mazzo.rl.games import dealt, encoder_of, learnable, shares
from tests.laws.matches import seat_counts

NAMES = [game.meta.name for game in learnable()]
games = pytest.mark.parametrize("name", NAMES)
STEPS = 40
"""Steps of a part of a game."""
LONGEST = ("grass",)
"""Games that take thousands of actions at random."""


def start_of(name: str, seats: int) -> CompiledMatch:
    return CompiledMatch(dealt(mazzo.GAMES[name], seats, ()))


def act(now: CompiledMatch, luck: Random) -> tuple[int, int]:
    """Play a random action of a random seat that must act; returns both, the action in the numbering of the rules."""
    seat = luck.choice(now.acting)
    index = luck.choice(now.legal(seat).tolist())
    action = now.action(seat, index)
    now.play(seat, index)
    return seat, action


def assert_is(now: CompiledMatch, match: Match) -> None:
    """What is offered to the seats is so in a match of the interpreted rules."""
    encoder = encoder_of(match.game)
    assert now.acting == match.current_players()
    assert now.end == match.table.is_terminal()
    assert now.chance_count == match.table.chance_count()
    for seat in range(match.seats):
        state, own = match.table.place_of(seat)
        legal = [encoder.layout.index_of(state, own, action) for action in match.legal_actions(seat)]
        assert now.legal(seat).tolist() == (legal if seat in now.acting else [])
        assert np.flatnonzero(now.mask(seat)).tolist() == now.legal(seat).tolist()
        assert now.observe(seat).tolist() == encoder.observe_in(state, own).tolist()
        if now.legal(seat).size:
            assert now.position(seat, 1 + seat) == determinize(match, seat, 1 + seat)
        assert now.points(seat) == match.score(seat) * (-1 if match.game.meta.fewest else 1)
    if match.outcome is None:
        assert not any(now.results())
    elif match.seats > 1:
        assert now.results() == shares([-place.place for place in sorted(match.outcome.ranking, key=lambda p: p.seat)])
    else:
        assert now.results() == (now.points(0),)


@games
def test_every_step_is_that_of_the_match_with_the_same_draws(name: str) -> None:
    for seats in seat_counts(mazzo.GAMES[name]):
        luck, start = Random(seats), generator(f"{name} {seats}")
        now, match, drawn = start_of(name, seats).drawn(start), mazzo.deal(name, seats, chance="manual"), [start]
        draw(match, drawn)
        for _ in range(STEPS):
            assert_is(now, match)
            if now.end:
                break
            match.play(*act(now, luck))
            draw(match, drawn)
        assert now.match.entries == match.entries
        assert now.match.to_bytes() == match.to_bytes()


@games
def test_every_step_is_that_of_the_match_with_the_same_outcomes(name: str) -> None:
    for seats in seat_counts(mazzo.GAMES[name]):
        luck, now, match = Random(seats), start_of(name, seats), mazzo.deal(name, seats, chance="manual")
        for _ in range(STEPS):
            assert_is(now, match)
            if now.chance_count:
                texts = match.chances()
                outcomes = now.outcomes()
                assert outcomes == [k for k, text in enumerate(texts) if texts.index(text) == k]
                outcome = luck.choice(outcomes)
                now.happen(outcome)
                match.happen(texts[outcome])
            elif now.end:
                break
            else:
                match.play(*act(now, luck))
        assert now.match.entries == match.entries


@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=pytest.mark.slow if name in LONGEST else ()) for name in NAMES]
)
def test_whole_games_end_as_their_matches_do(name: str) -> None:
    for seats in seat_counts(mazzo.GAMES[name])[:2]:
        luck, now = Random(seats), start_of(name, seats).drawn(generator(name))
        while not now.end:
            act(now, luck)
        assert_is(now, now.match)
        assert mazzo.replay(now.match.journal.text()).to_bytes() == now.match.to_bytes()


@games
def test_a_copy_is_independent_with_its_match(name: str) -> None:
    seats = max(2, mazzo.GAMES[name].meta.seats_min)
    now = start_of(name, seats).drawn(generator(name))
    act(now, Random(1))
    entries = now.match.entries
    act(now, Random(2))
    for other in (now.copy(), pickle.loads(pickle.dumps(now))):
        before = other.match.entries
        act(other, Random(3))
        assert_is(other, other.match)
        assert len(other.match.entries) > len(before) > len(entries)
        assert now.match.entries == before
        assert_is(now, now.match)
