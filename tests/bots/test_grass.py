"""The bots of the house at Grass: they come to an end, act when they are asked only, and trade with sense."""

from collections import Counter
from dataclasses import replace

import pytest

import mazzo
from mazzo import Match, compiled
from mazzo.bots import BOTS, imagine
from mazzo.bots.searcher import Searcher
from mazzo.bots.strengths import strength
from tests.rules.grass.example import go_on, table

bots = pytest.mark.parametrize("bot", BOTS)
STARTS = [compiled.generator(f"start {k}") for k in range(12)]


def played(bot: str, seats: int, seed: str) -> tuple[Match, Counter[str]]:
    """A match played by one bot on all seats, and how often each did what."""
    match, done = mazzo.deal("grass", seats, seed), Counter[str]()
    while not match.outcome:
        seat = match.current_players()[0]
        action = BOTS[bot].choose(match, seat, compiled.generator(f"{seed} {match.seen(seat)}"))
        assert match.can(seat, action)
        done[match.write(seat, action).split()[0]] += 1
        match.play(seat, action)
    return match, done


SHORT = [("casual", 2), ("greedy", 2), ("greedy", 3)]
LONG = [
    pytest.param(bot, seats, marks=pytest.mark.slow)
    for bot in BOTS
    for seats in range(2, 7)
    if (bot, seats) not in SHORT
]
"""Many play long, and whoever plays badly."""


@pytest.mark.parametrize(("bot", "seats"), [*SHORT, *LONG])
def test_a_match_comes_to_its_end(bot: str, seats: int) -> None:
    match, done = played(bot, seats, f"{bot} {seats}")
    assert match.outcome is not None
    assert done["play"] > done["drop"]
    assert len(match.entries) < 6_000


@bots
def test_they_make_offers_and_answer_them(bot: str) -> None:
    done = sum((played(bot, 4, f"talk {k}")[1] for k in range(2)), Counter[str]())
    assert done["propose"] > 0
    assert done["accept"] + done["decline"] > 0


@pytest.mark.slow
def test_some_offers_of_greedy_are_taken() -> None:
    done = sum((played("greedy", 4, f"deal {k}")[1] for k in range(3)), Counter[str]())
    assert done["accept"] > 0


@pytest.mark.slow
def test_greedy_wins_from_casual() -> None:
    won = Counter[str]()
    for k in range(6):
        match = mazzo.deal("grass", 2, f"strength {k}")
        names = ("greedy", "casual") if k % 2 else ("casual", "greedy")
        while not match.outcome:
            seat = match.current_players()[0]
            match.play(seat, BOTS[names[seat]].choose(match, seat, compiled.generator(f"{k} {match.seen(seat)}")))
        won[names[match.outcome.ranking[0].seat]] += 1
    assert won["greedy"] > won["casual"]


def answer(match: Match, seat: int = 0) -> set[str]:
    """What greedy answers to the proposal that stands, whatever it imagines."""
    return {match.write(seat, BOTS["greedy"].choose(match, seat, start)) for start in STARTS}


@pytest.mark.parametrize(
    ("gives", "wants"),
    [("market-open", "pay-fine"), ("dr-feelgood", "mexico"), ("stonehigh", "charges-dropped")],
)
def test_greedy_accepts_what_is_good_for_it(gives: str, wants: str) -> None:
    match = table(f"{wants} sold-out colombia bust felony mexico steal", gives)
    go_on(match, f"1 to 0; 1 give {gives}; 1 want {wants}; 1 propose")
    assert answer(match) == {"accept"}


@pytest.mark.parametrize(
    ("gives", "wants"), [("sold-out", "panama"), ("mexico", "dr-feelgood"), ("utterly-wiped-out", "market-open")]
)
def test_greedy_declines_what_is_bad_for_it(gives: str, wants: str) -> None:
    match = table(f"{wants} colombia bust felony steal stonehigh", gives)
    go_on(match, f"1 to 0; 1 give {gives}; 1 want {wants}; 1 propose")
    assert "accept" not in answer(match)


def test_greedy_picks_what_it_misses_least() -> None:
    match = table("dr-feelgood mexico", "market-open")
    go_on(match, "1 to 0; 1 give market-open; 1 want peddle; 1 propose; 0 accept")
    assert answer(match) == {"pick mexico"}


def drafts(match: Match) -> set[str]:
    """The drafts that a master begins to think of."""
    master = strength(match.game, "master")
    assert isinstance(master, Searcher)
    found = replace(master, walks=30).thoughts(imagine(match, 0, STARTS[0]))
    return {match.write(0, one.action) for one in found} & {"to 1"}


def test_a_master_thinks_of_one_bargain_a_turn() -> None:
    """Whoever may go on bargaining never has to play, and all that is begun looks as good as what is there."""
    match = table("market-open steal felony detained banker panama colombia", "", markets=("bust", "closed"), stack=20)
    assert drafts(match) == {"to 1"}
    go_on(match, "0 to 1; 0 give market-open; 0 want immunity; 0 propose; 1 decline")
    assert drafts(match) == set()
