"""Gnoming A Round's lesson, played with the real rules: what is asked is legal, and what is claimed happens; the other
player does what the lesson says.
"""

import msgspec

from mazzo.games.gnoming.deck import COUNTS, HAZARD, HAZARD_POINTS, NAMES, VALUES
from mazzo.games.gnoming.view import GnomingView, Held, Offers, Sheet
from mazzo.host import from_client
from mazzo.host.dealing import follow
from mazzo.host.lesson import lesson
from mazzo.host.words import Problem
from mazzo.match import Match
from tests.games.lessons import PUPIL, SEED, at_step, carry_out, step_named
from tests.server.served import Guest

GNOMING = lesson("gnoming")
OTHER = 1


def at(name: str) -> Match:
    """The match when a step shows."""
    return at_step("gnoming", name)


def after(name: str) -> Match:
    """The match when a step has been done."""
    match = at(name)
    carry_out(match, *step_named("gnoming", name).actions)
    return match


def view(match: Match) -> GnomingView:
    """What the pupil sees."""
    found = match.view(PUPIL)
    assert isinstance(found, GnomingView)
    return found


def sheet(match: Match) -> Sheet:
    """The pupil's grid."""
    return view(match).players[PUPIL].sheet


def offers(match: Match) -> Offers:
    """What the pupil may do."""
    found = match.snapshot(PUPIL).offers
    assert isinstance(found, Offers)
    return found


def held(match: Match) -> tuple[str, str]:
    """The card in the pupil's hand, and where it comes from."""
    found = view(match).held
    assert isinstance(found, Held)
    assert found.card is not None
    return NAMES[found.card], found.source


def named(cards: tuple[int | None, ...]) -> list[str]:
    """The names of the cards of a grid."""
    return ["?" if card is None else NAMES[card] for card in cards]


def tops(match: Match) -> list[str]:
    """The cards on top of the discard piles."""
    return ["" if pile.card is None else NAMES[pile.card] for pile in view(match).piles]


def test_welcome_nine_cards_face_down_for_each_of_two() -> None:
    players = view(at("welcome")).players
    assert [(player.down, named(player.sheet.cells)) for player in players] == [(9, ["?"] * 9)] * 2


def test_choose_the_other_chooses_in_the_same_moment_and_unseen() -> None:
    match = at("choose")
    assert (offers(match).choose, view(match).players[OTHER].state) == (2, "waiting")
    assert all(step.seat is None for step in match.steps(0, PUPIL))


def test_take_two_fives_lie_and_a_third_on_a_pile() -> None:
    match = at("take")
    assert named(sheet(match).cells)[:3] == ["5", "5", "?"]
    assert tops(match)[1] == "5"
    assert view(match).turn == PUPIL


def test_take_a_card_of_a_pile_must_be_kept() -> None:
    match = at("take")
    match.play(PUPIL, "take 5 right")
    assert offers(match).discards == ()


def test_row_minus_five_for_fifteen_and_the_seven_fills_the_empty_pile() -> None:
    match = at("row")
    assert named(sheet(match).cells)[:3] == ["5"] * 3
    assert [(line.is_row, line.at, line.value) for line in sheet(match).lines] == [(True, 0, 5)]
    assert sheet(match).points == -5
    assert tops(match)[1] == "7"
    assert view(match).piles[1].height == 1


def test_decline_the_dearest_card_which_nobody_else_sees() -> None:
    match = at("decline")
    assert held(match) == ("8", "stock")
    assert max(VALUES) == VALUES[NAMES.index("8")]
    assert match.view(OTHER).held.card is None
    assert sheet(after("decline")).cells == sheet(match).cells


def test_hazard_the_other_discards_one_and_the_pupil_is_asked() -> None:
    match = at("hazard")
    assert [step.text for step in match.steps(0, PUPIL)][-2:] == ["card", "discard hazard"]
    assert (view(match).removed, view(match).asked) == (1, PUPIL)
    assert HAZARD_POINTS == 10


def test_again_a_four_lies_in_the_middle() -> None:
    match = at("again")
    assert named(sheet(match).cells)[4] == "4"
    assert offers(match).draw is not None


def test_put_another_four_goes_beside_the_first() -> None:
    assert held(at("put")) == ("4", "stock")
    assert named(sheet(after("put")).cells)[3:5] == ["4", "4"]


def test_bounce_a_five_came_out_onto_a_card_face_down() -> None:
    match = at("bounce")
    assert held(match) == ("5", "bounce")
    assert named(sheet(match).cells)[6] == "?"


def test_chain_a_four_lay_there_and_makes_a_row_and_three_cards_were_turned() -> None:
    assert held(at("chain")) == ("4", "bounce")
    match = after("chain")
    assert [line.value for line in sheet(match).lines] == [5, 4]
    assert view(at("put")).players[PUPIL].down - view(match).players[PUPIL].down == 3


def test_stop_a_five_may_go_on_but_costs_more_than_a_card_face_down() -> None:
    match = at("stop")
    assert held(match) == ("5", "bounce")
    assert len(offers(match).puts) == 8
    assert len(offers(match).discards) == 2
    unseen = view(match).unseen
    points = sum(count * VALUES[kind] for kind, count in enumerate(unseen)) + unseen[HAZARD] * HAZARD_POINTS
    assert 3 < points / sum(unseen) < 4
    assert tops(after("stop"))[0] == "5"


def test_mulligan_lies_on_a_pile_and_a_second_may_replace_it_or_a_face_down_card() -> None:
    assert tops(at("mulligan"))[1] == "mulligan"
    match = after("mulligan")
    assert named(sheet(match).cells)[7] == "mulligan"
    state = match.table.states[0].copy()
    match.game.rules.apply_action(state, PUPIL, match.read(PUPIL, "draw"))
    match.game.rules.apply_chance(state, sum(state.unseen) - 1)
    assert named((state.hand,)) == ["mulligan"]
    assert [put.cell for put in match.game.offers(state, PUPIL).puts] == [7, 8]  # 6.d


def test_out_the_last_card_face_down_makes_a_row_with_the_mulligan() -> None:
    match = at("out")
    assert tops(match)[1] == "5"
    assert named(sheet(match).cells)[6:] == ["5", "mulligan", "?"]
    assert view(match).players[PUPIL].down == 1
    take = next(take for take in offers(match).takes if take.pile == 1)
    assert [line.value for line in next(put for put in take.puts if put.cell == 8).lines] == [5]


def test_out_the_other_has_one_more_turn() -> None:
    match = at("out")
    match.play(PUPIL, "take 5 right", "put 5 @ 9")
    match.happen("3")
    assert (view(match).out, view(match).turn, view(match).last_turns) == (PUPIL, OTHER, 1)


def test_end_fourteen_below_nothing_and_five_for_going_out() -> None:
    match = at("end")
    own, others = view(match).rounds[0]
    assert (own.matched, own.bonus, own.points, len(own.lines)) == (-14, -5, -19, 3)
    assert others.points > own.points - own.bonus
    assert "?" not in named(others.cells)


def test_yours_the_second_of_three_rounds_has_begun_with_all_cards() -> None:
    match = at("yours")
    assert (view(match).round, view(match).players[PUPIL].state) == (1, "choosing")
    assert sum(view(match).unseen) == sum(COUNTS) - 2


def test_what_is_not_told_follows_from_the_seed() -> None:
    ends = []
    for seed in (SEED, SEED, bytes(32)):
        match = at("yours")
        for cell in (1, 2):
            match.play(PUPIL, f"turn {cell}")
        follow(match, GNOMING.order, seed)
        ends.append(match.to_bytes())
    assert ends[0] == ends[1] != ends[2]


def test_who_wants_a_game_of_their_own_does_not_sit_alone(guest: Guest) -> None:
    answer = guest.http.post(
        "/api/matches", content=msgspec.json.encode(from_client.NewMatch("gnoming", False, from_client.Fresh()))
    )
    assert msgspec.json.decode(answer.content, type=Problem).code == "not-alone"
