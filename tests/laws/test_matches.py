"""Laws of a match: its journal, its text forms, its undo, and simultaneous seats.

Most also run on two small games of one shared state (`tests/games/heap`, and `tests/match/haggle.py` with out-of-turn
and private actions), so that every kind of table is covered whatever games there are.
"""

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

import mazzo
from mazzo import Match
from mazzo.core import streams
from mazzo.match import CHANCE
from tests.games import heap
from tests.golden.journals import archived
from tests.laws.matches import (
    Plan,
    known,
    moment,
    moments,
    next_actor,
    next_pick,
    pick,
    play,
    played,
    said,
    samples,
    seat_counts,
    short,
    to_the_end,
)
from tests.laws.walks import GAMES, examples
from tests.match import haggle

TOYS = (heap, haggle)
WITH_TOYS = sorted({*GAMES, *(toy.NAME for toy in TOYS)})
games = pytest.mark.parametrize("name", WITH_TOYS)
registered = pytest.mark.parametrize("name", GAMES)


@pytest.fixture(scope="module", autouse=True)
def _toy() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        for toy in TOYS:
            toy.register(patch)
        yield


some_moment = st.integers(0, 499)


def everything_known(match: Match) -> list[bytes]:
    """Everything that any viewer could know."""
    return [known(match, viewer) for viewer in (None, *range(match.seats))]


# The journal


@games
@examples(12)
@given(st.data())
def test_a_journal_replays_to_the_same_state_and_the_same_text(name: str, data: st.DataObject) -> None:
    how = data.draw(played(name))
    match, _ = moment(name, how, data.draw(some_moment))
    again = mazzo.replay(match.journal.text(), streams.seed_from_text(how.seed))
    assert again.to_bytes() == match.to_bytes()
    assert again.journal.text() == match.journal.text()
    assert everything_known(again) == everything_known(match)


@games
@examples(12)
@given(st.data())
def test_a_journal_replays_without_a_generator(name: str, data: st.DataObject) -> None:
    match = play(name, data.draw(played(name)))
    text = match.journal.text()
    bare = "\n".join("seed: -" if line.startswith("seed:") else line for line in text.splitlines())
    assert mazzo.replay(bare).to_bytes() == match.to_bytes()


@registered
def test_every_archived_journal_replays_byte_for_byte(name: str) -> None:
    assert archived(name)
    for path in archived(name):
        text = path.read_bytes().decode("utf-8")
        assert mazzo.replay(text).journal.text() == text, path.name


@registered
def test_every_reason_to_end_has_an_archived_journal(name: str) -> None:
    outcomes = [mazzo.replay(path.read_text("utf-8")).outcome for path in archived(name)]
    assert {outcome.reason for outcome in outcomes if outcome} == set(mazzo.GAMES[name].meta.ends.values())


@registered
def test_the_archived_journals_show_every_number_of_seats_of_interest(name: str) -> None:
    shown = {mazzo.replay(path.read_text("utf-8")).seats for path in archived(name)}
    assert shown >= set(seat_counts(mazzo.GAMES[name]))


@games
def test_the_seed_stays_out_of_the_journal_until_the_end(name: str) -> None:
    seats, seed = mazzo.GAMES[name].meta.seats_min, streams.seed_from_text("hidden").hex()
    match = mazzo.deal(name, seats, "hidden")
    for k, (_, seat) in enumerate(to_the_end(match, Plan(seats, (), "hidden", ((),) * 8, ()))):
        if k % 10 == 0 or seat == -1:
            assert (seed in match.journal.text()) == (seat == -1)


@registered
def test_the_same_seed_is_the_same_game_in_any_process(name: str) -> None:
    script = (
        "import sys, mazzo\n"
        "match = mazzo.deal(sys.argv[1], seed='any process')\n"
        "while not match.outcome:\n"
        "    seat = match.current_players()[-1]\n"
        "    actions = match.legal_actions(seat)\n"
        "    match.play(seat, actions[len(actions) * 5 // 7])\n"
        "sys.stdout.write(match.journal.text())\n"
    )
    texts = set()
    for salt in ("1", "2"):
        world = {**os.environ, "PYTHONHASHSEED": salt, "PYTHONPATH": os.pathsep.join(sys.path)}
        texts.add(
            subprocess.run([sys.executable, "-c", script, name], env=world, capture_output=True, check=True).stdout
        )
    match = mazzo.deal(name, seed="any process")
    while not match.outcome:
        seat = match.current_players()[-1]
        actions = match.legal_actions(seat)
        match.play(seat, actions[len(actions) * 5 // 7])
    assert texts == {match.journal.text().encode()}


# Text forms


@games
@examples(12)
@given(st.data())
def test_an_action_is_its_text_whether_legal_or_not(name: str, data: st.DataObject) -> None:
    tried = data.draw(st.lists(st.integers(0, mazzo.GAMES[name].meta.actions - 1), max_size=30))
    match, _ = moment(name, data.draw(played(name)), data.draw(some_moment))
    for seat in range(match.seats):
        for action in {*match.legal_actions(seat), *tried}:
            text = match.write(seat, action)
            assert match.read(seat, text) == action
            assert text.isascii()


@games
@examples(12)
@given(st.data())
def test_an_outcome_is_its_text(name: str, data: st.DataObject) -> None:
    how = data.draw(played(name))
    match = mazzo.deal(name, how.seats, options=how.options, chance="manual")
    for number in how.order:
        if chances := match.chances():
            assert len(chances) == match.table.chance_count()
            assert all(same_deal(match, k) for k in range(len(chances)))
            match.happen(chances[number % len(chances)])
            assert str(match.entries[-1]) == f"* {chances[number % len(chances)]}"
        elif not match.outcome:
            seat = match.current_players()[0]
            match.play(seat, pick(match, seat, number))


def same_deal(match: Match, outcome: int) -> bool:
    """Whether an outcome's text reads back as an outcome with the same result; equal cards have one text."""
    copy = match.copy()
    copy.happen(match.chances()[outcome])
    for state in match.table.states:
        if match.game.rules.chance_count(state):
            state = state.copy()
            match.game.rules.apply_chance(state, outcome)
            return state in copy.table.states
    return False


# Refusals


@games
@examples(12)
@given(st.data())
def test_what_is_refused_changes_nothing(name: str, data: st.DataObject) -> None:
    tried = data.draw(st.lists(st.integers(-2, mazzo.GAMES[name].meta.actions + 1), max_size=12))
    match, _ = moment(name, data.draw(played(name)), data.draw(some_moment))
    before = match.to_bytes(), match.journal.text(), everything_known(match)
    for seat in range(match.seats):
        for action in (*tried, *samples(match.game)):
            if match.check(seat, action) is not None:
                with pytest.raises(mazzo.MazzoError):
                    match.play(seat, action)
        for good in match.legal_actions(seat)[:1]:
            with pytest.raises(mazzo.MazzoError):
                match.play(seat, good, -1)
    assert (match.to_bytes(), match.journal.text(), everything_known(match)) == before


@games
@examples(12)
@given(st.data())
def test_every_refusal_cites_a_rule_or_the_turn(name: str, data: st.DataObject) -> None:
    match, _ = moment(name, data.draw(played(name)), data.draw(some_moment))
    for seat in range(match.seats):
        for action in samples(match.game):
            refusal = match.check(seat, action)
            assert refusal is None or refusal.rule or refusal.code == "not-your-turn"


@games
@examples(12)
@given(st.data())
def test_copies_of_a_match_share_nothing(name: str, data: st.DataObject) -> None:
    match, seat = moment(name, data.draw(played(name)), data.draw(some_moment))
    before = match.to_bytes(), match.journal.text(), everything_known(match)
    copy = match.copy()
    if seat >= 0:
        copy.play(seat, copy.legal_actions(seat)[-1])
        assert copy.version > match.version
    assert (match.to_bytes(), match.journal.text(), everything_known(match)) == before


# Simultaneous seats


@games
@examples(20)
@given(st.data())
def test_any_order_of_arrival_gives_the_same_state(name: str, data: st.DataObject) -> None:
    how = data.draw(played(name))
    other = replace(how, order=data.draw(st.lists(st.integers(0, 7), max_size=40).map(tuple)))
    one, two = play(name, how), play(name, other)
    assert one.to_bytes() == two.to_bytes()
    assert one.outcome == two.outcome
    assert everything_known(one) == everything_known(two)


@games
@examples(12)
@given(st.data())
def test_what_a_viewer_was_told_only_grows(name: str, data: st.DataObject) -> None:
    how = data.draw(played(name))
    viewers = (None, *range(how.seats))
    before: dict[int | None, tuple[mazzo.Step, ...]] = dict.fromkeys(viewers, ())
    for match, _ in moments(name, how):
        for viewer in viewers:
            steps = match.steps(0, viewer)
            assert steps[: len(before[viewer])] == before[viewer]
            assert [step.version for step in steps] == list(range(1, match.seen(viewer) + 1))
            assert match.steps(len(before[viewer]), viewer) == steps[len(before[viewer]) :]
            before[viewer] = steps


@games
@examples(12)
@given(st.data())
def test_at_the_end_everybody_was_told_every_entry_that_stands(name: str, data: st.DataObject) -> None:
    match = play(name, data.draw(played(name)))
    lines = hushed_lines(match)
    for viewer in (None, *range(match.seats)):
        sent = [f"{'*' if step.seat is None else step.seat} {step.text}" for step in match.steps(0, viewer)]
        assert sorted(sent) == sorted(lines[viewer])


def hushed_lines(match: Match) -> dict[int | None, list[str]]:
    """The entries that each viewer may be sent, in the game's redacted form if there is one. A private entry is sent to
    its own seat only.
    """
    again = mazzo.deal(match.game.meta.name, match.seats, options=match.options, chance="manual")
    lines: dict[int | None, list[str]] = {viewer: [] for viewer in (None, *range(match.seats))}
    for entry in match.line:
        state, seat = again.table.states[0], None if entry.seat == CHANCE else entry.seat
        value = again.game.read_chance(state, entry.text) if seat is None else again.read(seat, entry.text)
        for viewer, heard in lines.items():
            text = again.game.redact(state, seat, value, viewer) if again.game.has_secrets else None
            if text is None or (not text and viewer == seat and seat is not None):
                text = entry.text
            if text:
                heard.append(f"{'*' if seat is None else seat} {text}")
        if seat is None:
            again.happen(entry.text)
        else:
            again.play(seat, value)
    return lines


@games
@examples(12)
@given(st.data())
def test_alone_what_is_seen_is_counted_like_the_journal(name: str, data: st.DataObject) -> None:
    if mazzo.GAMES[name].meta.seats_min > 1:
        return
    for match, _ in moments(name, data.draw(played(name, 1))):
        assert match.seen(0) == match.seen(None) == match.version


@games
@examples(12)
@given(st.data())
def test_where_a_state_is_shared_all_are_told_of_everything_at_once_unless_it_is_sealed(
    name: str, data: st.DataObject
) -> None:
    """Everything done before it was sealed, and one's own actions since; a private action is sent to its own seat
    only.
    """
    game = mazzo.GAMES[name]
    if game.meta.same_cards:
        return
    how = data.draw(played(name))
    viewers = (None, *range(how.seats))
    heard: dict[int | None, int] = dict.fromkeys(viewers, 0)
    sealed: dict[int | None, int] = dict.fromkeys(viewers, 0)
    """By viewer, the number of entries still withheld."""
    again = mazzo.deal(name, how.seats, options=how.options, chance="manual")
    for match, _ in moments(name, how):
        for entry in match.entries[again.version :]:
            state, seat = again.table.states[0], None if entry.seat == CHANCE else entry.seat
            value = game.read_chance(state, entry.text) if seat is None else again.read(seat, entry.text)
            was_sealed = again.table.is_sealed()
            for viewer in viewers:
                is_own = seat is not None and viewer == seat
                is_told = is_own or game.redact(state, seat, value, viewer) != ""
                waits = was_sealed and seat is not None and not is_own and how.seats > 1
                (sealed if waits else heard)[viewer] += is_told
            if seat is None:
                again.happen(entry.text)
            else:
                again.play(seat, value)
            if not again.table.is_sealed() or not again.current_players():
                heard = {viewer: count + sealed[viewer] for viewer, count in heard.items()}
                sealed = dict.fromkeys(viewers, 0)
        for viewer in viewers:
            assert match.seen(viewer) == heard[viewer]
        assert match.seats == 1 or match.table.is_sealed() or not any(map(match.can_undo, range(match.seats)))


# Private steps


@pytest.mark.parametrize("name", [*(name for name in GAMES if mazzo.GAMES[name].has_secrets), haggle.NAME])
@examples(20)
@given(st.data())
def test_a_private_step_changes_no_byte_that_anybody_else_could_be_sent(name: str, data: st.DataObject) -> None:
    match, seat = moment(name, data.draw(played(name)), data.draw(some_moment))
    redact = match.game.redact
    assert redact is not None
    viewers = (None, *range(match.seats))
    tried = [*samples(match.game), *match.legal_actions(seat)[:4]] if seat >= 0 else []
    private = [
        (by, action)
        for by in ((*match.current_players(), *match.out_of_turn_players()) if seat >= 0 else ())
        for action in match.legal_actions(by)
        if any(redact(match.table.states[0], by, action, viewer) == "" for viewer in viewers)
    ]
    if not private:
        return
    by, action = private[data.draw(st.integers(0, 999)) % len(private)]
    after = match.copy()
    after.play(by, action)
    for viewer in viewers:
        if viewer != by and redact(match.table.states[0], by, action, viewer) == "":
            assert known(after, viewer, tried) == known(match, viewer, tried)
    assert after.seen(by) == match.seen(by) + 1


# Undo


@games
@examples(20)
@given(st.data())
def test_undo_leads_back_to_where_the_seat_chose(name: str, data: st.DataObject) -> None:
    trial, seat = moment(name, data.draw(played(name)), data.draw(some_moment))
    if seat < 0:
        return
    before = trial.to_bytes(), trial.legal_actions(seat), trial.view(seat)
    action = pick(trial, seat, data.draw(st.integers(0, 999)))
    trial.play(seat, action)
    if trial.can_undo(seat):
        undone = trial.copy()
        undone.undo(seat)
        assert (undone.to_bytes(), undone.legal_actions(seat), undone.view(seat)) == before
        undone.play(seat, action)
        assert undone.to_bytes() == trial.to_bytes()
        assert sorted(map(str, undone.line)) == sorted(map(str, trial.line))
    else:
        assert said(trial.undo, seat)[0] == "cannot-undo"


def wavering(name: str, how: Plan, wavers: list[bool], practice: bool, watch: Callable[[Match], None]) -> Match:
    """A match whose seats now and then undo what they may; `watch` is called while that is possible, and at the end."""
    match = mazzo.deal(name, how.seats, how.seed, practice=practice)
    order, voices, choices = list(how.order), list(how.voices), [list(own) for own in how.choices]
    while not match.outcome:
        seat = next_actor(match, order, voices)
        match.play(seat, next_pick(match, seat, choices[seat]))
        if wavers or match.outcome:
            watch(match)
        while wavers and wavers.pop(0) and match.can_undo(seat):
            match.undo(seat)
            watch(match)
    return match


@pytest.mark.parametrize("name", short(WITH_TOYS))
@examples(20)
@given(st.data())
def test_undo_never_takes_a_revelation_back(name: str, data: st.DataObject) -> None:
    how = data.draw(played(name))
    drawn: list[list[str]] = []
    sent: dict[int | None, tuple[mazzo.Step, ...]] = {}

    def watch(match: Match) -> None:
        outcomes = [entry.text for entry in match.line if entry.seat == CHANCE]
        assert not drawn or outcomes[: len(drawn[-1])] == drawn[-1]
        drawn.append(outcomes)
        for viewer in (None, *range(match.seats)):
            assert match.steps(0, viewer)[: len(sent.get(viewer, ()))] == sent.get(viewer, ())
            sent[viewer] = match.steps(0, viewer)

    match = wavering(name, how, data.draw(st.lists(st.booleans(), max_size=60)), False, watch)
    assert mazzo.replay(match.journal.text()).to_bytes() == match.to_bytes()


@games
@examples(20)
@given(st.data())
def test_practice_goes_back_at_will_and_meets_the_same_cards(name: str, data: st.DataObject) -> None:
    if mazzo.GAMES[name].meta.seats_min > 1:
        return
    met: dict[int, str] = {}

    def watch(match: Match) -> None:
        assert match.can_undo(0) == (not match.outcome and any(entry.seat == 0 for entry in match.line))
        for k, text in enumerate(entry.text for entry in match.line if entry.seat == CHANCE):
            assert met.setdefault(k, text) == text

    how = data.draw(played(name, 1))
    match = wavering(name, how, data.draw(st.lists(st.booleans(), max_size=60)), True, watch)
    again = mazzo.replay(match.journal.text())
    assert again.journal.text() == match.journal.text()
    assert again.to_bytes() == match.to_bytes()
