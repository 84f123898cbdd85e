"""Rules 1 and 2: what lies in the box, and how a game begins."""

from itertools import permutations

import mazzo
from mazzo.games.orchard import deck
from mazzo.gridcards.grid import CELLS, TURNS, suit_of
from tests.games.orchard.example import board, drawn, example, go_on, tree

FACES = [
    [tuple(suit_of(deck.FACES[card * TURNS + turn], k) for k in range(CELLS)) for turn in range(TURNS)]
    for card in range(deck.CARDS)
]


def turned_and_mirrored(card: int) -> set[tuple[int, tuple[int, ...]]]:
    """The portrait and landscape forms a card takes when it is turned and mirrored."""
    forms = {(turn % 2, face) for turn, face in enumerate(FACES[card])}
    return forms | {(wide, mirrored(face, 3 if wide else 2)) for wide, face in forms}


def mirrored(face: tuple[int, ...], width: int) -> tuple[int, ...]:
    """A face seen from behind."""
    return tuple(fruit for k in range(0, 6, width) for fruit in face[k : k + width][::-1])


def cells(card: int, turn: int, row: int, col: int) -> dict[tuple[int, int], int]:
    """Where the fruit of a turned card comes to lie."""
    width = 3 if turn % 2 else 2
    return {(row + k // width, col + k % width): fruit for k, fruit in enumerate(FACES[card][turn])}


def test_1_1_every_card_shows_two_trees_of_each_fruit() -> None:
    assert len(FACES) == 18
    assert all(sorted(face) == [1, 1, 2, 2, 3, 3] for turns in FACES for face in turns)


def test_1_1_no_two_cards_are_alike_even_turned_or_mirrored() -> None:
    assert all(
        turned_and_mirrored(one).isdisjoint(turned_and_mirrored(other)) for one, other in permutations(range(18), 2)
    )


def test_1_1_the_printed_places_bear_the_counted_fruit() -> None:
    # apples, plums and pears on the first to the sixth place, over the whole deck
    upright = [turns[0] for turns in FACES]
    counted = [tuple(sum(face[k] == fruit for face in upright) for fruit in (1, 3, 2)) for k in range(6)]
    assert counted == [(7, 7, 4), (7, 7, 4), (8, 4, 6), (4, 8, 6), (5, 5, 8), (5, 5, 8)]


def test_1_1_the_placements_of_a_second_card_are_as_many_as_counted_elsewhere() -> None:
    by_mismatches = [0, 0, 0, 0]
    matching: dict[tuple[int, int], list[int]] = {}
    for pair in permutations(range(18), 2):
        matching[pair] = []
        first = cells(pair[0], 0, 0, 0)
        for turn in range(4):
            for row in range(-2, 3):
                for col in range(-2, 3):
                    second = cells(pair[1], turn, row, col)
                    both = first.keys() & second.keys()
                    differing = sum(first[cell] != second[cell] for cell in both)
                    if both:
                        by_mismatches[min(differing, 3)] += 1
                        if not differing:
                            matching[pair].append(len(both))
    assert by_mismatches == [2802, 7554, 5538, 3078]
    assert sum(by_mismatches) == 18972
    assert (min(map(len, matching.values())), max(map(len, matching.values()))) == (4, 12)
    largest = [max(overlaps) for overlaps in matching.values()]
    assert [largest.count(trees) for trees in (1, 2, 3, 4)] == [6, 216, 36, 48]


def test_1_1_the_engine_offers_exactly_these_placements_of_a_second_card() -> None:
    offered = [0, 0, 0, 0]
    for first, second in permutations(range(1, 19), 2):
        third = next(card for card in range(1, 19) if card not in (first, second))
        match = example(f"* {first}; * {second}; * {third}")
        for placement in match.snapshot(0).offers.placements:
            if placement.card == second:
                offered[placement.effects.count(7)] += 1
    assert offered == [2802, 7554, 5538, 0]  # three mismatches need three tokens (6.1)


def test_1_2_there_are_five_dice_of_each_colour() -> None:
    assert board(example("* 1; * 2; * 3")).dice_left == (5, 5, 5)


def test_1_3_there_are_two_rotten_fruit_tokens() -> None:
    assert board(example("* 1; * 2; * 3")).tokens_left == 2


def test_2_1_nine_cards_of_eighteen_are_drawn_in_a_game() -> None:
    match = mazzo.deal("orchard", seed="nine of eighteen")
    while not match.outcome:
        match.play(0, match.legal_actions()[0])
    assert len(drawn(match)) == len(set(drawn(match))) == 9


def test_2_1_each_unseen_card_may_come_and_no_other() -> None:
    match = example("* 1; * 2")
    assert match.chances() == [str(card) for card in range(3, 19)]


def test_2_2_the_nine_left_over_stay_out_and_make_a_second_game() -> None:
    match = example("", options=[f"without-{card}" for card in range(1, 10)])
    assert match.chances() == [str(card) for card in range(10, 19)]


def test_2_3_the_first_card_is_the_orchard_in_the_middle() -> None:
    match = example("* 1; * 2; * 3")
    assert [(tree.row, tree.col, tree.fruit) for tree in board(match).trees] == [
        (0, 0, "plum"),
        (0, 1, "apple"),
        (1, 0, "apple"),
        (1, 1, "plum"),
        (2, 0, "pear"),
        (2, 1, "pear"),
    ]


def test_2_4_two_cards_are_the_hand() -> None:
    match = example("* 14; * 9; * 2")
    assert board(match).hand == (2, 9)
    assert match.chances() == []


def test_2_5_dice_and_tokens_begin_in_the_supply() -> None:
    match = example("* 1; * 2; * 3")
    assert not any(tree.die or tree.rotten for tree in board(match).trees)
    assert match.score(0) == 0


def test_2_a_the_second_game_is_a_game_of_its_own() -> None:
    first = mazzo.deal("orchard", seed="first of two")
    while not first.outcome:
        first.play(0, first.legal_actions()[-1])
    second = mazzo.deal("orchard", options=[f"without-{card}" for card in drawn(first)], seed="second of two")
    assert (second.score(0), second.outcome, len(second.chances())) == (0, None, 0)
    while not second.outcome:
        second.play(0, second.legal_actions()[-1])
    assert sorted(map(int, drawn(first) + drawn(second))) == list(range(1, 19))


def test_2_3_the_start_card_lies_upright_whatever_it_is() -> None:
    for card in range(1, 19):
        match = example(f"* {card}")
        (laid,) = board(match).laid
        assert (laid.card, laid.turn, laid.row, laid.col) == (card, 0, 0, 0)
        go_on(match, f"* {card % 18 + 1}")
        assert tree(match, 0, 0).die == 0
