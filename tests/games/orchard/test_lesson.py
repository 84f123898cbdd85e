"""Lessons, played with the real rules: what is asked is legal, and what is claimed happens."""

import mazzo
from mazzo.games.orchard import deck
from mazzo.host import from_client
from mazzo.host.catalogue_messages import Lesson
from mazzo.host.lesson import lesson
from mazzo.match import Match
from mazzo.server.history.messages import History
from tests.games.lessons import at_cards
from tests.server.served import Guest

ORCHARD = lesson("orchard")
GROUND, NEW, TO_3, TO_6, TO_10, ROTTEN = 0, 2, 3, 4, 5, 7


def laid(match: Match) -> int:
    """How many cards of the pupil lie."""
    return len(match.view(0).boards[0].laid) - 1


def at(cards: int) -> Match:
    """The lesson's match when so many cards are laid."""
    return at_cards("orchard", cards, laid)


def effects(cards: int) -> list[int]:
    """What the trees of the last of so many cards met."""
    step = [step for step in at(cards).steps(0) if step.seat == 0][-1]
    assert step.effects is not None
    return sorted(step.effects)


def test_welcome_one_card_of_six_trees_and_eight_to_come() -> None:
    (board,) = at(0).view(0).boards
    assert len(board.trees) == 6
    assert len(board.laid) == 1
    assert len(ORCHARD.order) == 9


def test_match_lays_plum_on_plum_and_pear_on_pear() -> None:
    start, laid = (deck.FRUITS_OF[number - 1] for number in (15, 9))
    assert start[4:] == laid[:2] == (deck.PLUM, deck.PEAR)


def test_dice_two_new_ones_for_two_points() -> None:
    match = at(1)
    assert effects(1) == [GROUND] * 4 + [NEW] * 2
    assert match.score(0) == 2
    assert match.view(0).boards[0].hand == (10, 11)


def test_grow_one_die_grows_to_three_and_two_are_new() -> None:
    assert effects(2) == [GROUND] * 3 + [NEW] * 2 + [TO_3]
    before = {(tree.row, tree.col): tree for tree in at(1).view(0).boards[0].trees}
    assert (before[2, 1].fruit, before[2, 1].die) == ("pear", 1)
    assert deck.FRUITS_OF[9][4] == deck.PEAR  # card 10, bottom left, comes to lie on 2,1


def test_turn_the_three_becomes_a_six_and_no_upright_card_gains_as_much() -> None:
    assert effects(3) == [GROUND] * 3 + [NEW] * 2 + [TO_6]
    clean = [p for p in at(2).snapshot(0).offers.placements if p.card == 11 and ROTTEN not in p.effects]
    gain = at(3).score(0) - at(2).score(0)
    assert gain > max(placement.gain for placement in clean if placement.turn in (0, 2))


def test_marks_places_where_all_trees_match_where_one_fruit_rots_and_where_two_do() -> None:
    assert {p.effects.count(ROTTEN) for p in at(3).snapshot(0).offers.placements} == {0, 1, 2}
    texts = [step.text for step in ORCHARD.steps if step.at == 3]
    assert texts[:2] == ["lesson-orchard-differs", "lesson-orchard-marks"]


def test_rotten_costs_three_brings_eight_and_beats_every_clean_placement() -> None:
    assert effects(4) == [GROUND] * 2 + [TO_3] * 2 + [TO_10, ROTTEN]
    assert at(4).score(0) - at(3).score(0) == 8 - 3
    assert max(p.gain for p in at(3).snapshot(0).offers.placements if ROTTEN not in p.effects) == 4
    under = {(tree.row, tree.col): tree for tree in at(3).view(0).boards[0].trees}[1, 0]
    over = {(tree.row, tree.col): tree for tree in at(4).view(0).boards[0].trees}[1, 0]
    assert (under.fruit, over.fruit, over.rotten) == ("apple", "plum", True)


def test_score_nineteen_for_dice_less_three() -> None:
    score = at(4).view(0).boards[0].score
    assert (sum(score.dice), score.rotten, score.total) == (19, -3, 16)


def test_yours_four_cards_are_left() -> None:
    view = at(4).view(0)
    assert len(view.boards[0].hand) + view.to_draw == 4


def test_the_lesson_is_taken_at_the_real_table(guest: Guest) -> None:
    steps = guest.get("/api/lessons/orchard", Lesson).steps
    match = guest.begin(from_client.LessonDeal())
    with guest.sit(match) as seat:
        assert seat.hello.lesson
        assert seat.hello.practice
        for step in steps:
            assert len(seat.state.snapshot.view.boards[0].laid) - 1 == step.at
            for text in step.actions:
                card, turn, row, col = text.replace(" r", ",").replace(" @ ", ",").split(",")
                asked = (int(card), int(turn) // 90, int(row), int(col))
                seat.play(next(p[0] for p in seat.state.snapshot.offers.placements if p[1:5] == asked))
        seat.finish()
    journal = guest.http.get(f"/api/matches/{match}/journal").text
    assert "seed: -" in journal
    assert mazzo.replay(journal).outcome is not None
    assert guest.get("/api/history", History).games == []
