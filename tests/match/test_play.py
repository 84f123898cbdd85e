"""Playing: actions as text and as numbers, gestures of several actions, undo, and refusals."""

import pytest

import mazzo
from mazzo import Ambiguous, Match, NotLegal, NotUnderstood, NotYourTurn
from tests.games import heap
from tests.golden.journals import golden


@pytest.fixture
def match() -> Match:
    """Card 1 is on the table, 2 and 3 are in hand."""
    dealt = mazzo.deal("orchard", chance="manual")
    for card in ("1", "2", "3"):
        dealt.happen(card)
    return dealt


def choosing() -> Match:
    """A match in which dice of two colours are scarce."""
    entries = [str(entry) for entry in golden("orchard", "scarce-dice-of-two-colours").line]
    waiting = mazzo.deal("orchard", chance="manual")
    for entry in entries[: next(at for at, text in enumerate(entries) if "die" in text)]:
        if entry.startswith("*"):
            waiting.happen(entry[2:])
        else:
            waiting.play(0, entry[2:])
    return waiting


@pytest.mark.parametrize("text", ["2 r180 @ 2,0", "#2 R180 @2 , 0", "  2  r180   @ 2,0 ", "2 r180@2,0"])
def test_an_action_is_read_whatever_its_blanks_and_capitals(match: Match, text: str) -> None:
    assert match.write(0, match.read(0, text)) == "2 r180 @ 2,0"


def test_no_turn_need_not_be_written(match: Match) -> None:
    assert match.read(0, "2 @ 2,1") == match.read(0, "2 r0 @ 2,1")


def test_the_beginning_of_one_legal_action_is_enough() -> None:
    waiting = choosing()
    assert waiting.read(0, "die 1") == waiting.read(0, "die 1,-3")


def test_the_beginning_of_several_is_ambiguous_and_names_some(match: Match) -> None:
    with pytest.raises(Ambiguous) as error:
        match.read(0, "2 r180")
    count = sum(match.write(0, action).startswith("2 r180") for action in match.legal_actions())
    assert error.value.facts["count"] == count > 1
    assert str(error.value.facts["candidates"]).startswith("2 r180 @ ")


@pytest.mark.parametrize(
    "text", ["", "  ", "pass", "2 r45 @ 0,0", "2 r0 @ x", "٢ r0 @ 0,0", "2 r0 @ 0,0 !", "x" * 100_000]
)
def test_what_means_nothing_is_not_understood(match: Match, text: str) -> None:
    with pytest.raises(NotUnderstood) as error:
        match.play(0, text)
    assert len(str(error.value)) < 300


@pytest.mark.parametrize("text", ["2 r0 @ 20,0", "2 r0 @ 0,-17", "die 99,0"])
def test_a_cell_beyond_the_grid_is_too_far(match: Match, text: str) -> None:
    with pytest.raises(NotUnderstood) as error:
        match.read(0, text)
    assert error.value.code == "orchard-too-far"


def test_a_gesture_is_all_or_none() -> None:
    waiting = choosing()
    before = waiting.to_bytes(), waiting.entries, waiting.steps(0, 0)
    with pytest.raises(NotLegal):
        waiting.play(0, "die 1,-3", "die 1,-3")
    with pytest.raises(NotUnderstood):
        waiting.play(0, "die 1,-3", "and a song")
    assert (waiting.to_bytes(), waiting.entries, waiting.steps(0, 0)) == before
    waiting.play(0, "die 1,-3", "die 3,-4")
    assert len(waiting.entries) == len(before[1]) + 2


def test_a_gesture_may_be_numbers_or_words() -> None:
    waiting = choosing()
    waiting.play(0, waiting.legal_actions()[0], "die 3,-4")
    assert [entry.text for entry in waiting.entries[-2:]] == ["die 1,-3", "die 3,-4"]


def test_an_empty_gesture_is_not_understood(match: Match) -> None:
    with pytest.raises(NotUnderstood):
        match.play(0)


@pytest.mark.parametrize("seat", [-1, 1, 99])
def test_a_seat_the_table_does_not_have_is_not_understood(match: Match, seat: int) -> None:
    for ask in (match.legal_actions, match.view, match.snapshot, match.score, match.can_undo, match.undo, match.seen):
        with pytest.raises(NotUnderstood) as error:
            ask(seat)
        assert error.value.code == "bad-seat"
    with pytest.raises(NotUnderstood):
        match.play(seat, "2 r180 @ 2,0")
    with pytest.raises(NotUnderstood):
        match.check(seat, 0)
    with pytest.raises(NotUnderstood):
        match.steps(0, seat)


def test_who_has_played_waits_for_the_others() -> None:
    table = mazzo.deal("orchard", seats=2, seed="waiting")
    table.play(0, table.legal_actions(0)[0])
    with pytest.raises(NotYourTurn):
        table.play(0, table.legal_actions(1)[0])
    assert table.legal_actions(0) == []
    assert table.snapshot(0).offers == table.game.no_offers
    assert not table.can(0, table.legal_actions(1)[0])


def test_a_game_that_says_nothing_about_waiting_says_whose_turn_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    heap.register(monkeypatch)
    table = mazzo.deal(heap.NAME, seats=2, seed="heap")
    (waiting,) = {0, 1} - set(table.current_players())
    refusal = table.check(waiting, 0)
    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("not-your-turn", "")
    with pytest.raises(NotYourTurn):
        table.play(waiting, 0)


def test_where_chance_is_due_the_game_says_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    heap.register(monkeypatch)
    table = mazzo.deal(heap.NAME, seats=2, chance="manual")
    refusal = table.check(0, 0)
    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("not-legal", "1.1")
    with pytest.raises(NotYourTurn):
        table.play(0, 0)


def test_turns_tell_after_every_entry_who_could_act_and_in_which_round() -> None:
    match = mazzo.deal("orchard", 2, "turns")
    drawn = match.version
    match.play(0, match.legal_actions(0)[0])
    match.undo(0)
    assert match.turns == ((None, None),) * drawn + ((0, 0), (None, 0), (0, 0))
    assert match.copy().turns == match.turns


def test_nothing_more_happens_after_the_end() -> None:
    over = golden("orchard", "nothing-fits")
    with pytest.raises(NotLegal) as error:
        over.play(0, "15 r0 @ 0,0")
    assert (error.value.code, error.value.rule) == ("game-over", "7.1")
    with pytest.raises(NotLegal):
        over.undo(0)


def test_a_refusal_says_why_and_on_which_rule(match: Match) -> None:
    refusal = match.check(0, match.read(0, "2 r0 @ 3,0"))
    assert refusal is not None
    assert (refusal.code, refusal.rule, refusal.facts["card"]) == ("orchard-no-overlap", "3.4", 2)
    assert match.can(0, match.read(0, "2 r180 @ 2,0"))


def test_undo_stops_where_a_card_was_revealed() -> None:
    match = mazzo.deal("orchard", seed="revealed")
    match.play(0, match.legal_actions()[0])
    assert not match.can_undo()
    with pytest.raises(NotLegal) as error:
        match.undo()
    assert error.value.code == "cannot-undo"


def test_undo_takes_the_dice_back_one_by_one() -> None:
    waiting = choosing()
    waiting.play(0, "die 1,-3")
    waiting.undo()
    assert [waiting.write(0, action) for action in waiting.legal_actions()] == ["die 1,-3", "die 3,-3"]
    waiting.undo()
    assert waiting.view(0).boards[0].state == "playing"
    assert [entry.text for entry in waiting.entries[-3:]] == ["die 1,-3", "undo", "undo"]


def test_undo_in_an_open_round_is_nobody_elses_business() -> None:
    table = mazzo.deal("orchard", seats=3, seed="open round")
    before = table.snapshot(1), table.steps(0, 1)
    table.play(0, table.legal_actions(0)[0])
    table.undo(0)
    assert (table.snapshot(1), table.steps(0, 1)) == before
    assert [step.text for step in table.steps(0, 0)][-1] == "undo"


def test_undo_leaves_what_others_did_meanwhile() -> None:
    table = mazzo.deal("orchard", seats=3, seed="open round")
    mine, theirs = table.legal_actions(0)[0], table.legal_actions(1)[5]
    table.play(0, mine)
    table.play(1, theirs)
    table.undo(0)
    assert table.current_players() == (0, 2)
    assert len(table.view(1).boards[1].laid) == 2


def test_the_last_player_of_a_round_cannot_take_back() -> None:
    table = mazzo.deal("orchard", seats=2, seed="open round")
    table.play(0, table.legal_actions(0)[0])
    assert table.can_undo(0)
    table.play(1, table.legal_actions(1)[0])
    assert not table.can_undo(0)
    assert not table.can_undo(1)


def test_practice_goes_back_beyond_a_revealed_card() -> None:
    match = mazzo.deal("orchard", seed="practice", practice=True)
    first = match.legal_actions()[0]
    match.play(0, first)
    drawn = match.entries[-1]
    match.undo()
    match.play(0, match.legal_actions()[-1])
    assert match.entries[-1] == drawn


def test_a_snapshot_holds_all_that_a_seat_needs(match: Match) -> None:
    snapshot = match.snapshot(0)
    assert (snapshot.version, snapshot.seat, snapshot.outcome, snapshot.can_undo) == (3, 0, None, False)
    assert [placement.action for placement in snapshot.offers.placements] == match.legal_actions()
    assert snapshot.view == match.view(0)


def test_a_spectator_is_offered_nothing(match: Match) -> None:
    snapshot = match.snapshot()
    assert (snapshot.seat, snapshot.offers) == (None, match.game.no_offers)


def test_an_offer_tells_what_then_happens(match: Match) -> None:
    for placement in match.snapshot(0).offers.placements[::9]:
        after = match.copy()
        after.play(0, placement.action)
        step = after.steps(3, 0)[0]
        assert (step.gain, step.effects) == (placement.gain, placement.effects)
        assert step.text == match.write(0, placement.action)


def test_a_scarce_die_brings_no_effects_of_its_own() -> None:
    waiting = choosing()
    card = waiting.steps(0, 0)[-1]
    waiting.play(0, "die 1,-3")
    die = waiting.steps(0, 0)[-1]
    assert card.effects is not None
    assert (len(card.effects), die.gain, die.effects) == (6, 1, ())


def test_a_round_is_completed_when_its_dice_lie(match: Match) -> None:
    assert match.rounds(0) == 0
    match.play(0, "2 r180 @ 2,0")
    assert match.rounds(0) == 1
    waiting = choosing()
    before = waiting.rounds(0)
    waiting.play(0, "die 1,-3")
    assert waiting.rounds(0) == before
    waiting.play(0, "die 3,-4")
    assert waiting.rounds(0) == before + 1


def test_the_lowest_reason_of_the_seats_is_the_tables() -> None:
    over = golden("orchard", "one-stops-early")
    ended = [over.game.rules.is_terminal(state) for state in over.table.states]
    assert len(set(ended)) > 1
    assert over.outcome is not None
    assert over.outcome.reason == over.game.meta.ends[min(ended)]


def test_the_rest_is_what_no_seat_has_seen() -> None:
    for name in ("all-placed", "one-stops-early"):
        over = golden("orchard", name)
        drawn = {f"without-{entry.text}" for entry in over.line if entry.seat < 0}
        assert set(over.rest()) == drawn | set(over.options)
        assert over.has_rest


def test_a_rest_too_small_for_a_game_is_none() -> None:
    over = golden("orchard", "the-other-nine")
    assert not over.has_rest
    with pytest.raises(NotLegal) as error:
        over.rest()
    assert (error.value.code, error.value.rule) == ("no-rest", "2.1")


def test_there_is_no_rest_before_the_end(match: Match) -> None:
    assert not match.has_rest


def test_steps_since_before_the_beginning_are_all_steps(match: Match) -> None:
    assert match.steps(-5) == match.steps(0) == match.steps()
    assert match.steps(99) == ()


@pytest.mark.parametrize("game", ["orchard", "grove", "clustered"])
def test_an_ordinary_game_alone_takes_back_what_revealed_nothing(game: str) -> None:
    match = mazzo.deal(game, seed="alone")
    shown = match.view(0)
    while not match.can_undo():
        shown = match.view(0)
        match.play(0, match.legal_actions(0)[0])
    assert match.line[-1].seat == 0  # no card came after it
    match.undo()
    assert match.view(0) == shown
    assert "\nundo: barrier\n" in match.journal.text()
