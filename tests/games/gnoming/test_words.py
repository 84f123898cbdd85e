"""How cards and actions are written: what is read, what is not understood, and what each refusal says."""

import pytest

import mazzo
from mazzo import Ambiguous, NotUnderstood, i18n
from mazzo.games.gnoming.meta import REFUSALS
from tests.games.gnoming.example import CLOSED, GAME, go_on, table
from tests.games.legality import allowed, moves, refused

GRID = "7 8 . / hazard . . / . . ."


def not_read(text: str, seat: int = 0, *, drawn: str = "") -> tuple[str, str]:
    """The code and rule by which a text is not understood."""
    match = table(GRID, CLOSED)
    if drawn:
        go_on(match, f"0 draw; * {drawn}")
    with pytest.raises(NotUnderstood) as error:
        match.read(seat, text)
    return error.value.code, error.value.rule


@pytest.mark.parametrize(
    "text",
    ["put 5 @ 1 for 7", "put 5 @ 1", "put @ 1 for 7", "put @ 1", "put 1", "put 1 for 7", "PUT 5@1", "  put   1 "],
)
def test_4_1_the_cards_may_be_left_out(text: str) -> None:
    match = table(GRID, CLOSED)
    go_on(match, "0 draw; * 5")
    assert match.write(0, match.read(0, text)) == "put 5 @ 1 for 7"


@pytest.mark.parametrize("text", ["take left", "take 3 left", "TAKE 3 LEFT"])
def test_3_2_or_named(text: str) -> None:
    match = table(GRID, CLOSED)
    assert match.write(0, match.read(0, text)) == "take 3 left"


def test_5_3_a_hazard_is_discarded_by_its_name_or_by_none() -> None:
    match = table(GRID, CLOSED)
    go_on(match, "0 draw; * hazard")
    assert allowed(match, "discard hazard")
    assert allowed(match, "discard")


def test_5_1_of_any_other_card_the_pile_is_named() -> None:
    match = table(GRID, CLOSED)
    go_on(match, "0 draw; * 5")
    with pytest.raises(Ambiguous) as error:
        match.read(0, "discard")
    assert error.value.facts["count"] == 2


def test_1_1_a_card_must_exist() -> None:
    for text in ("put 9 @ 1", "put 0 @ 1", "take -5 left", "discard 1 right", "put @ 1 for 2"):
        assert not_read(text, drawn="5") == ("gnoming-no-such-card", "1.1"), text


def test_2_1_a_cell_must_exist() -> None:
    for text in ("put 5 @ 0", "put 0", "turn 0"):
        assert not_read(text, drawn="5") == ("gnoming-no-such-cell", "2.1"), text


def test_3_1_a_card_that_is_named_must_be_the_one_in_question() -> None:
    for text in ("put 6 @ 1", "put 5 @ 1 for 8", "put 5 @ 3 for 8", "discard 6 left", "take 8 left"):
        assert not_read(text, drawn="5") == ("gnoming-other-card", "3.1"), text


def test_3_a_a_player_who_does_not_see_a_card_cannot_name_it() -> None:
    assert not_read("put 5 @ 1", 1, drawn="5") == ("gnoming-other-card", "3.1")
    match = table(GRID, CLOSED)
    go_on(match, "0 draw; * 5")
    assert match.write(1, match.read(1, "put @ 1")) == "put @ 1"
    assert "card" not in refused(match, "put @ 1", 1).facts


def test_4_1_an_action_says_what_comes_out() -> None:
    match = table(GRID, CLOSED)
    go_on(match, "0 draw; * -4")
    assert moves(match)[:4] == ["put -4 @ 1 for 7", "put -4 @ 2 for 8", "put -4 @ 3", "put -4 @ 4 for hazard"]


@pytest.mark.parametrize("code", sorted({code for code, _ in REFUSALS.values()}))
def test_every_refusal_is_told_in_both_languages(code: str) -> None:
    facts: dict[str, str | int] = {"card": "mulligan", "pile": "left", "cell": 3, "count": 2}
    told = {i18n.say_error(language, code, facts) for language in i18n.LANGUAGES}
    assert len(told) == len(i18n.LANGUAGES)
    assert code not in told


def test_a_card_is_a_chance_outcome_by_its_name() -> None:
    match = mazzo.deal("gnoming", 2, chance="manual")
    state = match.table.states[0]
    assert [GAME.write_chance(state, GAME.read_chance(state, name)) for (name,) in GAME.deck] == [
        name for (name,) in GAME.deck
    ]
