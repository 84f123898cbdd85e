"""Rules 1 and 2: what lies in the box, and how a game begins; an owner's own deck."""

from collections import Counter

import pytest

import mazzo
from mazzo import NotUnderstood
from mazzo.core.own_deck import OwnDeck
from mazzo.rulebook import rulebook
from tests.games.grove.example import FILLER, WORDS, board, cell, drawn, example, own_deck, play_out

GROVE = mazzo.GAMES["grove"]
HOUSE = GROVE.deck
FRUITS = ("orange", "lemon", "lime")


def turned(face: tuple[str, ...]) -> list[tuple[int, ...] | tuple[str, ...]]:
    """The four ways a card may lie: its width, then its cells."""
    quarter = [face[k] for k in (4, 2, 0, 5, 3, 1)]
    return [(2, *face), (3, *quarter), (2, *face[::-1]), (3, *quarter[::-1])]  # type: ignore[list-item]


def test_1_1_eighteen_cards_of_five_trees_and_a_glade() -> None:
    assert len(HOUSE) == 18
    assert all(len(face) == 6 and face.count("glade") == 1 for face in HOUSE)


def test_1_1_the_grid_is_two_wide_and_three_high() -> None:
    match = example("oO/lL/g.", "* 1")
    assert [(one.row, one.col) for one in board(match).cells] == [(r, c) for r in range(3) for c in range(2)]


def test_1_2_a_tree_bears_one_or_two_of_three_fruits() -> None:
    assert {word for face in HOUSE for word in face} == set(WORDS.values())
    match = example("oO/lL/g.", "* 1")
    shown = [(one.fruit, one.fruits) for one in board(match).cells]
    assert shown == [("orange", 1), ("orange", 2), ("lemon", 1), ("lemon", 2), ("lime", 1), (None, 0)]


def test_1_3_there_are_five_dice_of_each_fruit() -> None:
    assert board(example("", "* 1; * 2; * 3")).dice_left == (5, 5, 5)


def test_1_4_there_are_one_squirrel_and_one_wheelbarrow() -> None:
    fresh = board(example("", "* 1; * 2; * 3"))
    assert (fresh.squirrel_left, fresh.wheelbarrow_left) == (True, True)


def test_1_5_the_backs_mean_nothing_without_the_challenge() -> None:
    match = example("", "* 1; * 2; * 3")
    view = match.view(0)
    assert (view.recipes, view.target) == ((), 0)
    assert (board(match).score.recipes, board(match).score.target) == ((), 0)


def test_1_a_the_house_deck_is_ours_and_says_so() -> None:
    assert GROVE.meta.deck == "grove-house-1"
    for language, word in (("en", "house deck"), ("it", "mazzo della casa")):
        rules = {rule.number: rule.text for section in rulebook("grove", language).sections for rule in section.rules}
        assert word in " ".join(rules["1.a"].split()).lower(), language


def test_1_a_the_house_deck_keeps_to_what_is_known_of_the_printed_one() -> None:
    for face in HOUSE:
        fruits = Counter(word.partition("-")[0] for word in face)
        assert all(fruits[fruit] >= 1 for fruit in FRUITS)
        assert 6 <= sum(int(word[-1]) for word in face if word != "glade") <= 9
    trees = Counter(word for face in HOUSE for word in face)
    assert all(trees[f"{fruit}-1"] + trees[f"{fruit}-2"] == 30 for fruit in FRUITS)
    glades = Counter(face.index("glade") for face in HOUSE)
    assert glades[0] + glades[1] + glades[4] + glades[5] == 12
    assert glades[2] + glades[3] == 6


def test_1_a_no_two_of_its_cards_are_alike_even_turned() -> None:
    assert len({min(map(str, turned(face))) for face in HOUSE}) == 18


def test_1_b_an_owners_deck_is_played_with_its_faces() -> None:
    match = example("oo/oo/o.", "* 1; * 2; * 3")
    assert [one.fruit for one in board(match).cells] == ["orange"] * 5 + [None]
    assert match.game.deck[0] == ("orange-1",) * 5 + ("glade",)
    assert [cell(match, 0, col).fruits for col in (0, 1)] == [1, 1]


def test_1_b_nothing_more_is_asked_than_five_trees_and_a_glade() -> None:
    deck = own_deck("oo/oo/o. " * 18)  # no lemon, no lime, all alike
    match = play_out(mazzo.deal("grove", deck=deck, seed="nothing but oranges"))
    assert match.outcome is not None
    assert f"deck: {deck.version}" in match.journal.text().splitlines()


@pytest.mark.parametrize(
    "face",
    [
        ("orange-1",) * 6,
        ("glade", "glade", "orange-1", "orange-1", "lemon-1", "lime-1"),
        ("glade", "orange-3", "orange-1", "orange-1", "lemon-1", "lime-1"),
        ("glade", "apple-1", "orange-1", "orange-1", "lemon-1", "lime-1"),
        ("glade", "orange-1", "orange-1", "lemon-1", "lime-1"),
    ],
)
def test_1_b_what_is_no_face_of_this_game_is_refused(face: tuple[str, ...]) -> None:
    good = own_deck("").faces
    with pytest.raises(NotUnderstood) as error:
        mazzo.deal("grove", deck=OwnDeck("grove", "Bad", (*good[:4], face, *good[5:])))
    assert error.value.code == "bad-face"
    assert error.value.facts["card"] == 5


def test_1_b_its_journal_carries_it() -> None:
    match = play_out(mazzo.deal("grove", deck=own_deck("oo/oo/o. " * 9), seed="carried"))
    text = match.journal.text()
    assert "face 1: orange-1 orange-1 orange-1 orange-1 orange-1 glade" in text.splitlines()
    again = mazzo.replay(text)
    assert again.journal.text() == text
    assert again.view(0) == match.view(0)


def test_2_1_nine_cards_of_eighteen_are_drawn_in_a_game() -> None:
    match = play_out(mazzo.deal("grove", seed="nine of eighteen"))
    assert len(drawn(match)) == len(set(drawn(match))) == 9


def test_2_1_each_unseen_card_may_come_and_no_other() -> None:
    match = example("", "* 1; * 2")
    assert match.chances() == [str(card) for card in range(3, 19)]
    with pytest.raises(NotUnderstood) as error:
        match.happen("2")
    assert (error.value.code, error.value.rule) == ("grove-card-seen", "2.1")


def test_1_1_there_is_no_card_of_another_number() -> None:
    match = example("", "* 1; * 2; * 3")
    for text in ("0 r0 @ 0,0", "19 r0 @ 0,0"):
        with pytest.raises(NotUnderstood) as error:
            match.read(0, text)
        assert (error.value.code, error.value.rule) == ("grove-no-such-card", "1.1")


def test_2_2_the_nine_left_over_stay_out_and_make_a_second_game() -> None:
    match = example("", "", options=[f"without-{card}" for card in range(1, 10)])
    assert match.chances() == [str(card) for card in range(10, 19)]


def test_2_3_the_first_card_lies_face_up_and_upright() -> None:
    match = example("oO/lL/g.", "* 1; * 2; * 3")
    (laid,) = board(match).laid
    assert (laid.card, laid.turn, laid.row, laid.col) == (1, 0, 0, 0)


def test_2_4_two_cards_are_the_hand() -> None:
    match = example("", "* 14; * 9; * 2")
    assert board(match).hand == (2, 9)
    assert match.chances() == []


def test_2_5_dice_squirrel_and_wheelbarrow_begin_in_the_supply() -> None:
    match = example("", "* 1; * 2; * 3")
    assert not any(one.die or one.squirrel for one in board(match).cells)
    assert match.score(0) == 0


def test_2_a_the_second_game_is_a_game_of_its_own() -> None:
    first = play_out(mazzo.deal("grove", seed="first of two"))
    options = first.game.follow_up_options(first.table.states)
    assert options is not None
    assert sorted(options) == sorted(f"without-{card}" for card in drawn(first))
    second = mazzo.deal("grove", options=options, seed="second of two")
    assert (second.score(0), second.outcome) == (0, None)
    play_out(second)
    assert sorted(map(int, drawn(first) + drawn(second))) == list(range(1, 19))


def test_2_a_it_needs_nine_cards() -> None:
    with pytest.raises(NotUnderstood) as error:
        mazzo.deal("grove", options=[f"without-{card}" for card in range(1, 11)])
    assert error.value.rule in ("2.1", "")


def test_1_b_the_examples_own_fillers_are_faces() -> None:
    assert FILLER.replace("/", "").count(".") == 1
