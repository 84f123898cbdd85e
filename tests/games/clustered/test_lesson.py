"""Clustered's lesson, played with the real rules: what is asked is legal, and what is claimed happens."""

from mazzo.games.clustered.deck import NAMES, NO_FIT, shared
from mazzo.games.clustered.view import Placement, Score
from mazzo.host.lesson import lesson
from mazzo.match import Match
from tests.games.lessons import at_cards

CLUSTERED = lesson("clustered")
SHAPE, FILL, NUMBER = 1, 2, 4
NONE = -1


def laid(match: Match) -> int:
    """How many cards of the pupil lie."""
    return sum(card.seat == 0 for card in match.view(0).laid)


def at(cards: int) -> Match:
    """The lesson's match when so many cards are laid."""
    return at_cards("clustered", cards, laid)


def score(cards: int) -> Score:
    """The pupil's points and where they come from."""
    found = at(cards).view(0).players[0].score
    assert isinstance(found, Score)
    return found


def offer(cards: int, text: str) -> Placement:
    """A placement that is offered then."""
    match = at(cards)
    found = next(one for one in match.snapshot(0).offers.placements if one.action == match.read(0, text))
    assert isinstance(found, Placement)
    return found


def asked(text: str) -> str:
    """The action that a step asks for."""
    (action,) = next(step.actions for step in CLUSTERED.steps if step.text == f"lesson-clustered-{text}")
    return action


def test_welcome_twenty_seven_cards_two_wilds_five_in_hand() -> None:
    assert sorted(CLUSTERED.order) == sorted([*NAMES[:27], "wild", "wild"])
    assert len(at(0).view(0).hand) == 5
    assert len(at(0).view(0).laid) == 1


def test_start_everything_fits_beside_the_start_card() -> None:
    match = at(0)
    assert match.snapshot(0).offers.misfits == ()
    assert offer(0, asked("start")).meets == (NONE, NONE, NONE, 7)


def test_two_shape_and_fill_are_shared_with_the_neighbour() -> None:
    assert offer(1, asked("two")).meets == (NONE, NONE, NONE, SHAPE | FILL)


def test_misfit_the_circles_share_only_the_number() -> None:
    circles, squares = NAMES.index("circle-dashed-3"), NAMES.index("square-solid-3")
    assert shared(circles, squares) == NUMBER
    (found,) = (one for one in at(2).snapshot(0).offers.misfits if (one.card, one.row, one.col) == (circles, 0, 3))
    assert found.meets == (NONE, NONE, NONE, NO_FIT + NUMBER)


def test_line_three_cards_three_points() -> None:
    assert (score(2).total, score(3).total, score(3).lines) == (0, 3, 3)
    assert offer(2, asked("line")).gain == 3


def test_below_same_shape_same_number() -> None:
    assert offer(3, asked("below")).meets == (SHAPE | NUMBER, NONE, NONE, NONE)


def test_every_neighbour_and_a_rectangle_of_four() -> None:
    placement = offer(4, asked("every"))
    assert placement.meets == (SHAPE | NUMBER, NONE, NONE, SHAPE | FILL)
    assert placement.gain == 4
    assert score(5).rectangle == 4


def test_wild_closes_a_line_and_makes_four_cards_six() -> None:
    assert offer(5, asked("wild")).gain == 5
    assert (score(6).rectangle, score(6).lines - score(5).lines) == (6, 3)


def test_score_six_and_three_and_three() -> None:
    assert (score(6).rectangle, score(6).lines, score(6).total, len(score(6).runs)) == (6, 6, 12, 2)


def test_yours_twenty_three_cards_are_left() -> None:
    (player,) = at(6).view(0).players
    assert player.held + player.deck == 23
