"""The bots of the house at Grass: they come to an end, act when they are asked only, and trade with sense."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

import pytest

import mazzo
from mazzo import Match, compiled
from mazzo.bots import BOTS, determinize
from mazzo.bots.greedy_bots import NOVICE
from mazzo.bots.ismcts.bot import IsmctsBot
from mazzo.bots.ismcts.params import KernelParams
from mazzo.bots.levels import bot_at_level
from tests.games.grass.example import go_on, table

bots = pytest.mark.parametrize("bot", BOTS)
STARTS = [compiled.generator(f"start {k}") for k in range(12)]


def played(names: Sequence[str], seed: str) -> tuple[Match, Counter[str]]:
    """A match played by the bots of these names, one a seat, and how often they did what."""
    match, done = mazzo.deal("grass", len(names), seed), Counter[str]()
    while not match.outcome:
        seat = match.current_players()[0]
        action = HOUSE[names[seat]].think(
            determinize(match, seat, compiled.generator(f"{seed} {match.seen(seat)}")),
            compiled.of(mazzo.GAMES["grass"]),
        )
        assert match.can(seat, action)
        done[match.write(seat, action).split()[0]] += 1
        match.play(seat, action)
    return match, done


HOUSE = {**BOTS, "novice": NOVICE}


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("bot", HOUSE)
def test_a_match_comes_to_its_end_before_the_limit_of_hands(bot: str, seats: int) -> None:
    match, done = played([bot] * seats, f"{bot} {seats}")
    assert match.outcome is not None
    assert match.outcome.reason == "target-reached"
    assert done["play"] > done["drop"]


@bots
def test_they_make_offers_and_answer_them(bot: str) -> None:
    done = sum((played([bot] * 4, f"talk {k}")[1] for k in range(2)), Counter[str]())
    assert done["propose"] > 0
    assert done["accept"] + done["decline"] > 0


def test_some_offers_of_greedy_are_taken() -> None:
    done = sum((played(["greedy"] * 4, f"deal {k}")[1] for k in range(3)), Counter[str]())
    assert done["accept"] > 0


@pytest.mark.parametrize(("upper", "lower"), [("greedy", "casual"), ("casual", "novice")])
def test_the_stronger_wins_more_often(upper: str, lower: str) -> None:
    won = Counter[str]()
    for k in range(40):
        names = (upper, lower) if k % 2 else (lower, upper)
        match, _ = played(names, f"strength {k // 2}")
        assert match.outcome is not None
        won[names[match.outcome.ranking[0].seat]] += 1
    assert won[upper] > won[lower]


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


def actions_compared(match: Match, seat: int, level: str) -> set[str]:
    """What the search of an expert or master compares in its first iterations."""
    bot = bot_at_level(match.game, level)
    assert isinstance(bot, IsmctsBot)
    found = replace(bot, iterations=30).evaluate(determinize(match, seat, STARTS[0]))
    return {match.write(seat, one.action) for one in found}


def drafts(match: Match) -> set[str]:
    """The drafts that a master begins to think of."""
    return actions_compared(match, 0, "master") & {"to 1"}


def test_a_master_thinks_of_one_bargain_a_turn() -> None:
    """Further bargaining would put off the move for ever, and an unfinished proposal looks as good as the hand."""
    match = table("market-open steal felony detained banker panama colombia", "", markets=("bust", "closed"), stack=20)
    assert drafts(match) == {"to 1"}
    go_on(match, "0 to 1; 0 give market-open; 0 want immunity; 0 propose; 1 decline")
    assert drafts(match) == set()


def test_where_several_play_an_expert_thinks_less_of_the_leader() -> None:
    expert = bot_at_level(mazzo.GAMES["grass"], "expert")
    assert isinstance(expert, IsmctsBot)
    two, six = KernelParams(), KernelParams()
    expert.search_params.write(two, 2)
    expert.search_params.write(six, 6)
    assert two.rivalry == 2 * six.rivalry > 0


@pytest.mark.parametrize(
    ("parts", "answer"),
    [
        ("give tabled mexico", "accept"),
        ("give covered colombia", "accept"),
        ("give steal; 0 want sold-out", "accept"),
        ("give steal; 0 want card", "accept"),
        ("want tabled mexico", "decline"),
        ("want covered jamaica", "decline"),
        ("give doublecrossed; 0 want felony", "decline"),
        ("give doublecrossed; 0 want euphoria", "decline"),  # which it does not hold
    ],
)
def test_13_a_a_present_is_taken_and_nothing_given_away(parts: str, answer: str) -> None:
    """By greedy and all that search. Casual and novice bots compare some answers only, and may err."""
    markets = ("mexico grab-a-snack(colombia)", "mexico lust-conquers-all(jamaica)")
    match = table("bust steal doublecrossed", "felony sold-out", markets=markets)
    go_on(match, f"0 to 1; 0 {parts}; 0 propose")
    assert match.write(1, BOTS["greedy"].choose(match, 1, STARTS[0])) == answer
    assert actions_compared(match, 1, "expert") == {answer}
    assert actions_compared(match, 1, "master") == {answer}
