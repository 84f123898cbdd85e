"""Dealing: seeds, seats, options, and outcomes of chance given by the caller."""

import pytest

import mazzo
from mazzo import Match, NotLegal, NotUnderstood
from mazzo.games import GAMES, RULESETS


def cards(match: Match) -> list[str]:
    """The cards drawn so far."""
    return [entry.text for entry in match.entries if entry.seat < 0]


def test_the_same_words_deal_the_same_cards() -> None:
    assert cards(mazzo.deal("orchard", seed="apples")) == cards(mazzo.deal("orchard", seed="apples"))
    assert cards(mazzo.deal("orchard", seed="apples")) != cards(mazzo.deal("orchard", seed="pears"))


def test_bytes_and_hexadecimal_are_the_same_seed() -> None:
    seed = bytes(range(32))
    assert cards(mazzo.deal("orchard", seed=seed)) == cards(mazzo.deal("orchard", seed=seed.hex()))


def test_without_a_seed_every_deal_is_another() -> None:
    assert len({tuple(cards(mazzo.deal("orchard"))) for _ in range(20)}) > 10


@pytest.mark.parametrize("seed", [b"", b"short", bytes(33)])
def test_a_seed_of_another_length_is_refused(seed: bytes) -> None:
    with pytest.raises(NotUnderstood, match="32 bytes"):
        mazzo.deal("orchard", seed=seed)


def test_the_number_of_seats_defaults_to_the_fewest() -> None:
    assert mazzo.deal("orchard").seats == 1


@pytest.mark.parametrize("seats", [0, -1, 9])
def test_a_number_of_seats_the_game_does_not_have_is_refused(seats: int) -> None:
    with pytest.raises(NotUnderstood) as error:
        mazzo.deal("orchard", seats=seats)
    assert error.value.code == "bad-seats"


def test_an_unknown_game_is_refused_and_the_known_are_named() -> None:
    with pytest.raises(NotUnderstood, match="orchard") as error:
        mazzo.deal("bridge")
    assert error.value.code == "unknown-game"


def test_every_game_is_dealt_by_a_ruleset_that_replays() -> None:
    assert all(RULESETS[game.meta.ruleset] is game for game in GAMES.values())
    assert all(game.meta.ruleset == name for name, game in RULESETS.items())


def test_an_unknown_option_is_refused() -> None:
    with pytest.raises(NotUnderstood) as error:
        mazzo.deal("orchard", options=["with-jam"])
    assert error.value.code == "unknown-option"


def test_too_few_cards_are_refused() -> None:
    with pytest.raises(NotUnderstood) as error:
        mazzo.deal("orchard", options=[f"without-{card}" for card in range(1, 11)])
    assert (error.value.code, error.value.rule, error.value.facts["left"]) == ("bad-deck", "2.1", 8)


def test_told_chance_waits_for_whoever_tells_it() -> None:
    match = mazzo.deal("orchard", chance="manual")
    assert (match.entries, match.current_players(), len(match.chances())) == ((), (), 18)
    match.happen("14")
    match.happen("#9")
    assert cards(match) == ["14", "9"]


def test_told_chance_refuses_what_cannot_come_and_changes_nothing() -> None:
    match = mazzo.deal("orchard", chance="manual")
    match.happen("14")
    before = match.to_bytes(), match.version
    for text, code in [("14", "orchard-card-seen"), ("19", "orchard-no-such-card"), ("ace", "not-understood")]:
        with pytest.raises(NotUnderstood) as error:
            match.happen(text)
        assert error.value.code == code
    assert (match.to_bytes(), match.version) == before


def test_told_chance_is_refused_when_none_is_due() -> None:
    match = mazzo.deal("orchard", chance="manual")
    for card in ("1", "2", "3"):
        match.happen(card)
    with pytest.raises(NotLegal) as error:
        match.happen("4")
    assert error.value.code == "no-chance-due"


def test_a_seeded_match_draws_for_itself() -> None:
    match = mazzo.deal("orchard", seed="apples")
    with pytest.raises(NotLegal) as error:
        match.happen("4")
    assert error.value.code == "chance-is-seeded"
    assert match.chances() == []
