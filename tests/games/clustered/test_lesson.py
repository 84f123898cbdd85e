"""Clustered's lesson, played with the real rules: what is asked is legal, and what is claimed happens."""

import msgspec
import pytest

import mazzo
from mazzo import i18n
from mazzo.games.clustered.deck import NAMES, shared
from mazzo.games.clustered.view import Placement, Score
from mazzo.match import Match
from mazzo.server.matches import messages
from mazzo.server.matches.deal import follow
from mazzo.server.matches.lesson import lesson
from tests.games.pupil import Pupil
from tests.server.served import Guest

CLUSTERED = lesson("clustered")
SHAPE, FILL, NUMBER = 1, 2, 4
NONE = -1


def laid(match: Match) -> int:
    """How many cards of the pupil lie."""
    return sum(card.seat == 0 for card in match.view(0).laid)


def at(cards: int) -> Match:
    """The lesson's match when so many cards are laid, every wish granted."""
    match = mazzo.deal("clustered", chance="manual", practice=True)
    follow(match, CLUSTERED.order)
    for step in CLUSTERED.steps:
        if laid(match) < cards and step.actions:
            assert laid(match) == step.at, step
            match.play(0, *step.actions)
            follow(match, CLUSTERED.order)
    assert laid(match) == cards
    return match


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


def test_every_step_shows_at_a_number_of_cards_that_is_reached_and_every_wish_is_legal() -> None:
    assert [step.at for step in CLUSTERED.steps] == sorted(step.at for step in CLUSTERED.steps)
    for step in CLUSTERED.steps:
        match = at(step.at)
        for action in step.actions:
            assert match.can(0, match.read(0, action))
            assert match.write(0, match.read(0, action)) == action


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_every_step_is_said_in_both_languages(language: str) -> None:
    for step in CLUSTERED.steps:
        assert i18n.has(language, step.text)


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
    assert found.meets == (NONE, NONE, NONE, NUMBER)


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


def test_the_lesson_is_taken_at_the_real_table(guest: Guest) -> None:
    steps = guest.get("/api/lessons/clustered", messages.Lesson).steps
    begun = guest.post("/api/matches", messages.NewMatch("clustered", True, messages.LessonDeal()))
    match = msgspec.json.decode(begun.content, type=messages.NewMatchAnswer).match
    with Pupil(guest, match) as pupil:
        assert pupil.hello["lesson"]
        assert pupil.hello["practice"]
        for step in steps:
            assert sum(seat == 0 for _, seat, *_ in pupil.table["view"]["laid"]) == step.at
            for text in step.actions:
                name, cell = text.split(" @ ")
                wanted = [NAMES.index(name), *map(int, cell.split(","))]
                pupil.play(next(one[0] for one in pupil.table["offers"]["placements"] if one[1:4] == wanted))
        while pupil.table["outcome"] is None:
            pupil.play((pupil.table["offers"]["placements"] or pupil.table["offers"]["discards"])[0][0])
    journal = guest.http.get(f"/api/matches/{match}/journal").text
    assert mazzo.replay(journal).outcome is not None
    assert guest.get("/api/history", messages.History).games == []


def test_a_card_taken_back_is_asked_for_again_and_the_same_card_comes() -> None:
    match = at(1)
    hand = match.view(0).hand
    match.undo(0)
    follow(match, CLUSTERED.order)
    match.play(0, asked("start"))
    follow(match, CLUSTERED.order)
    assert match.view(0).hand == hand
