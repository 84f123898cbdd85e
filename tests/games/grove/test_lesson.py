"""Grove's lesson, played with the real rules: what is asked is legal, and what is claimed happens."""

from mazzo.games.grove.rules import state as met
from mazzo.games.grove.view import Board, Cell, Placement
from mazzo.host.lesson import lesson
from mazzo.match import Match
from tests.games.lessons import at_cards

GROVE = lesson("grove")


def board(match: Match) -> Board:
    """The pupil's grove."""
    (found,) = match.view(0).boards
    assert isinstance(found, Board)
    return found


def laid(match: Match) -> int:
    """How many cards of the pupil lie."""
    return len(board(match).laid) - 1


def at(cards: int) -> Match:
    """The lesson's match when so many cards are laid."""
    return at_cards("grove", cards, laid)


def offer(cards: int) -> Placement:
    """What the pupil is asked to lay when so many cards lie, as it is offered then."""
    match = at(cards)
    (text,) = next(step.actions for step in GROVE.steps if step.at == cards and step.actions)
    found = next(one for one in match.snapshot(0).offers.placements if one.action == match.read(0, text))
    assert isinstance(found, Placement)
    return found


def meets(placement: Placement) -> dict[int, list[int]]:
    """What a card would meet but ground: by kind, what the dice show."""
    found: dict[int, list[int]] = {}
    for kind, value in sorted(divmod(effect, met.KIND) for effect in placement.effects):
        if kind != met.GROUND:
            found.setdefault(kind, []).append(value)
    return found


def changed(cards: int, kind: int) -> tuple[Cell, Cell]:
    """The first cell that meets this kind with the card asked for: before and after."""
    placement = offer(cards)
    k = next(k for k, effect in enumerate(placement.effects) if effect // met.KIND == kind)
    width = 3 if placement.turn % 2 else 2
    spot = (placement.row + k // width, placement.col + k % width)
    before, after = (
        next(cell for cell in board(at(lie)).cells if (cell.row, cell.col) == spot) for lie in (cards, cards + 1)
    )
    return before, after


def test_nothing_is_left_to_choose_on_the_way() -> None:
    for step in GROVE.steps:
        offers = at(step.at).snapshot(0).offers
        assert not offers.dice
        assert not offers.wheelbarrows


def test_welcome_five_trees_and_a_glade_and_eight_cards_to_come() -> None:
    cells = board(at(0)).cells
    assert sorted(cell.fruits > 0 for cell in cells) == [False, *[True] * 5]
    assert {cell.fruits for cell in cells} == {0, 1, 2}
    assert len(GROVE.order) - 1 == 8


def test_match_lays_orange_on_orange_and_lemon_on_lemon() -> None:
    before = {(cell.row, cell.col): cell.fruit for cell in board(at(0)).cells}
    after = {(cell.row, cell.col): cell for cell in board(at(1)).cells}
    assert [cell.fruit for spot, cell in after.items() if cell.die] == ["orange", "lemon"]
    assert all(before[spot] == cell.fruit for spot, cell in after.items() if cell.die)


def test_dice_two_new_ones_that_add_up_seven_points_and_a_new_card() -> None:
    assert meets(offer(0)) == {met.NEW: [3, 4]}
    under, over = changed(0, met.NEW)
    assert (under.fruits, over.fruits, over.die) == (1, 2, 3)
    four = next(cell for cell in board(at(1)).cells if cell.die == 4)
    (below,) = (cell for cell in board(at(0)).cells if (cell.row, cell.col) == (four.row, four.col))
    assert (below.fruits, four.fruits) == (2, 2)
    assert at(1).score(0) == 7
    assert 8 in board(at(1)).hand


def test_grow_a_lemon_die_from_4_to_5_a_new_orange_one_and_limes_on_a_glade() -> None:
    assert meets(offer(1)) == {met.BARE: [0], met.NEW: [3], met.GROWS: [5]}
    assert offer(1).turn == 1
    under, over = changed(1, met.GROWS)
    assert (under.fruit, under.die, over.fruits, over.die) == ("lemon", 4, 1, 5)
    assert changed(1, met.NEW)[1].fruit == "orange"
    under, over = changed(1, met.BARE)
    assert (under.fruit, over.fruit, over.fruits, over.die) == (None, "lime", 2, 0)


def test_basket_two_lemons_on_a_5_and_two_new_dice() -> None:
    assert meets(offer(2)) == {met.GLADE: [0], met.NEW: [3, 3], met.GROWS: [10]}
    assert offer(2).turn == 1
    under, over = changed(2, met.GROWS)
    assert (under.fruit, under.die, over.fruits, over.die) == ("lemon", 5, 2, 10)


def test_glade_an_orange_3_is_lost_another_comes_a_lime_grows_by_two() -> None:
    assert meets(offer(3)) == {met.NEW: [3], met.GROWS: [5], met.TO_GLADE: [3]}
    assert (offer(3).turn, offer(3).gain) == (3, 2)
    under, over = changed(3, met.TO_GLADE)
    assert (under.fruit, under.die, over.fruit, over.die, over.die_fruit) == ("orange", 3, None, 3, "orange")
    assert changed(3, met.NEW)[1].fruit == "orange"
    under, over = changed(3, met.GROWS)
    assert (under.fruit, under.die, over.die) == ("lime", 3, 5)
    assert board(at(4)).score.glades == 3


def test_marks_places_where_all_trees_match_and_where_the_squirrel_has_to_come() -> None:
    assert {met.SQUIRREL in meets(p) for p in at(4).snapshot(0).offers.placements} == {False, True}


def test_squirrel_costs_two_brings_eleven_and_beats_every_placement_without_it() -> None:
    assert meets(offer(4))[met.BARROW] == [15]
    assert meets(offer(4))[met.GROWS] == [5, 6]
    assert meets(offer(4))[met.SQUIRREL] == [0]
    assert (offer(4).turn, offer(4).gain) == (2, 11 - 2)
    under, over = changed(4, met.SQUIRREL)
    assert (under.fruit, over.fruit, over.squirrel) == ("lemon", "orange", True)
    under, over = changed(4, met.GROWS)
    assert (under.fruit, under.die_fruit, over.fruit, over.die) == (None, "orange", "orange", 5)
    clean = [p for p in at(4).snapshot(0).offers.placements if met.SQUIRREL not in meets(p)]
    assert max(placement.gain for placement in clean) < offer(4).gain
    assert board(at(5)).score.squirrel == -2


def test_score_thirty_five_for_dice_and_wheelbarrow_less_two() -> None:
    score = board(at(5)).score
    assert (sum(score.dice), score.squirrel, score.total) == (35, -2, 33)


def test_yours_three_cards_are_left() -> None:
    view = at(5).view(0)
    assert len(view.boards[0].hand) + view.to_draw == 3
