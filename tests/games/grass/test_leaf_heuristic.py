"""Evaluation of a table of Grass for search: estimates, so only claims that every player would make."""

import pytest

import mazzo
from mazzo import Match
from mazzo.bots import determinize
from tests.games.grass.example import state_of, table


def prospect(match: Match, seat: int = 0) -> int:
    """What a seat may expect."""
    return mazzo.GAMES["grass"].rules.leaf_value(state_of(match), seat)


def better(one: Match, other: Match) -> bool:
    """Whether the first seat would rather have the one table."""
    return prospect(one) > prospect(other)


def test_a_market_is_better_than_none_and_heat_on_it_is_worse() -> None:
    market, none, hot, hotter = (table("", "", markets=(laid, "")) for laid in ("", "closed", "bust", "bust felony"))
    assert better(market, none)
    assert better(market, hot)
    assert better(hot, hotter)


def test_protected_peddles_are_better() -> None:
    assert better(table("", "", markets=("catch-a-buzz(colombia)", "")), table("", "", markets=("colombia", "")))


def test_a_market_to_be_opened_grows_with_the_cards_that_are_left() -> None:
    assert better(table("", "", markets=("open", "")), table("", "", markets=("open", ""), stack=5))


@pytest.mark.parametrize(
    ("market", "card", "other"),
    [
        ("closed", "market-open", "immunity"),
        ("open", "stonehigh", "steal"),
        ("bust", "immunity", "charges-dropped"),
        ("bust", "pay-fine", "charges-dropped"),
        ("open", "immunity", "sold-out"),
        ("open", "sold-out", "utterly-wiped-out"),
        ("open", "panama", "mexico"),
    ],
)
def test_a_card_is_better_than_another(market: str, card: str, other: str) -> None:
    hands = (f"{one} home-grown colombia banker catch-a-buzz lust-conquers-all grab-a-snack" for one in (card, other))
    one, two = (table(hand, "", markets=(market, "")) for hand in hands)
    assert better(one, two)


def test_heat_is_best_in_hand_while_a_player_can_be_hit() -> None:
    hand = "bust home-grown colombia banker catch-a-buzz lust-conquers-all grab-a-snack"
    shut, hit, heated = (table(hand, "", markets=("open", market)) for market in ("closed", "open", "felony"))
    assert better(hit, shut)
    assert better(hit, heated)


def test_nothing_is_told_from_what_the_seat_does_not_know() -> None:
    match = table("bust panama", "steal banker", markets=("open", "mexico"))
    position = determinize(match, 0, 1)
    state = type(state_of(match)).from_bytes(position.state)
    assert mazzo.GAMES["grass"].rules.leaf_value(state, 0) == prospect(match)


def test_in_the_end_it_is_what_was_won() -> None:
    match = table("market-close", "", markets=("open", ""))
    s = state_of(match)
    s.totals[0], s.ended = 260, 1
    assert prospect(match) == 2_600
