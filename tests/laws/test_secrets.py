"""The law of the filter: what a viewer may not know does not change any byte that it could be sent.

Two worlds are played that agree in everything that a viewer may know: the closed rounds, its own actions, and which
seats have finished their part of the open round. They differ in what the other seats did in that round, the order in
which it arrived, how often it was undone, how many choices it took, and the seed for the future. The law must detect
leaks that are put in on purpose.
"""

import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import mazzo
from mazzo import Match
from mazzo.core.game import Refusal
from mazzo.core.own_deck import OwnDeck
from mazzo.games import RULESETS
from mazzo.match import CHANCE
from mazzo.match.table import Table
from mazzo.match.viewer_log import Step, ViewerLog, _Sealed
from tests.altered import altered
from tests.games.clustered.hidden_worlds import two_trims
from tests.golden.journals import archived, golden
from tests.laws.matches import known, moments, pick, played, samples
from tests.laws.walks import GAMES, examples, game_tests
from tests.match import haggle

SAME_CARDS = [name for name in GAMES if mazzo.GAMES[name].meta.same_cards]
HIDDEN = [name for name in GAMES if mazzo.GAMES[name].has_secrets]
"""Games in which players hold cards that others do not see."""


@pytest.fixture(scope="module", autouse=True)
def _toy() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        haggle.register(patch)
        yield


@dataclass(frozen=True)
class Secret:
    """What one seat does in the open round of one world: its choices, each with or without an undo before it, and
    whether it finishes its part of the round.
    """

    choices: tuple[int, ...]
    wavers: tuple[bool, ...]
    finishes: bool


def act(match: Match, seat: int, secret: Secret) -> None:
    """Carry out a secret. A seat that does not finish leaves its last choice open, if its part has more than one."""
    for choice, wavers in zip((*secret.choices, 0, 0, 0, 0), (*secret.wavers, *[False] * 8), strict=False):
        if seat not in match.current_players():
            break
        action = pick(match, seat, choice)
        ahead = match.copy()
        ahead.play(seat, action)
        is_last = seat not in ahead.current_players() or ahead.seen() > match.seen()  # spectators see them
        if is_last and not secret.finishes:
            break
        match.play(seat, action)
        if wavers and match.can_undo(seat):
            match.undo(seat)
            match.play(seat, action)


secrets = st.builds(
    Secret,
    st.lists(st.integers(0, 999), min_size=4, max_size=4).map(tuple),
    st.lists(st.booleans(), min_size=4, max_size=4).map(tuple),
    st.just(True),
)


def rounds(match: Match, script: Sequence[str], choices: list[int]) -> None:
    """Play a scripted seat 1, and the others by choices, until the script or the choices end between two rounds."""
    script = list(script)
    while choices and not match.outcome and (script or not match.chances()):
        if match.chances():
            match.happen(script.pop(0)[2:] if script and script[0].startswith("*") else match.chances()[0])
            continue
        for seat in match.current_players():
            while seat in match.current_players():
                scripted = seat == 1 and script and not script[0].startswith("*")
                match.play(seat, script.pop(0)[2:] if scripted else pick(match, seat, choices.pop(0) if choices else 0))


def scripts(name: str) -> list[tuple[OwnDeck | None, tuple[str, ...]]]:
    """The archived games of one seat, each with its owner's deck if there is one: a scripted seat reaches positions
    that random choices rarely reach.
    """
    found = [mazzo.replay(path.read_text("utf-8")) for path in archived(name)]
    alone = [match for match in found if match.seats == 1 and not match.options]
    return [(match.game.own_deck, tuple(map(str, match.line))) for match in alone]


def worlds(name: str, data: st.DataObject) -> tuple[Match, Match, int | None]:
    """Two worlds that a viewer must not be able to distinguish, and the viewer."""
    seats = data.draw(st.sampled_from([2, 3]))
    deck, script = data.draw(st.sampled_from(scripts(name)))
    cut = data.draw(st.integers(0, len(script)))
    match = mazzo.deal(name, seats, chance="manual", deck=deck)
    rounds(match, script[:cut], data.draw(st.lists(st.integers(0, 999), max_size=24)))
    while match.chances():
        match.happen(match.chances()[0])
    viewer = data.draw(st.sampled_from([None, *range(seats)]))
    one, two = match.copy(), match.copy()
    acting = match.current_players()
    others = [seat for seat in acting if seat != viewer]
    if not others:
        return one, two, viewer
    done = data.draw(st.sets(st.sampled_from(others)))
    if viewer is None or viewer not in acting:
        done -= {others[0]}  # else the round would close
    own = data.draw(st.none() | secrets) if viewer in acting and len(done) < len(others) else None
    for world in (one, two):
        doing = {seat: data.draw(secrets) for seat in others}
        order = data.draw(st.permutations([*others, *([viewer] if own else [])]))
        for seat in order:
            if own is not None and seat == viewer:
                act(world, seat, own)
            elif seat is not None:
                secret = doing[seat]
                act(world, seat, secret if seat in done else Secret(secret.choices, secret.wavers, False))
    return one, two, viewer


@pytest.mark.parametrize("name", SAME_CARDS)
@examples(25)
@given(st.data())
def test_what_others_lay_in_an_open_round_leaves_every_byte_as_it_was(name: str, data: st.DataObject) -> None:
    one, two, viewer = worlds(name, data)
    tried = samples(one.game)
    assert known(one, viewer, tried) == known(two, viewer, tried)


@pytest.mark.parametrize("name", GAMES)
@examples(15)
@given(st.data())
def test_the_seed_and_the_order_of_the_unseen_leave_every_byte_as_it_was(name: str, data: st.DataObject) -> None:
    how = data.draw(played(name))
    at = data.draw(st.integers(0, 30))
    for k, (match, seat) in enumerate(moments(name, how)):
        if k == at and seat >= 0:
            other = match.copy()
            vars(other)["_seed"] = os.urandom(32)
            unseeded = mazzo.replay(match.journal.text())
            for viewer in (None, *range(match.seats)):
                here = known(match, viewer)
                assert here == known(other, viewer) == known(unseeded, viewer)
            break


@pytest.mark.parametrize("name", [*HIDDEN, haggle.NAME])
@examples(25)
@given(st.data())
def test_what_others_hold_leaves_every_byte_as_it_was(name: str, data: st.DataObject) -> None:
    """The second world is the first with everything resampled that the viewer cannot know."""
    how = data.draw(played(name, data.draw(st.sampled_from([2, 3]))))
    at = data.draw(st.integers(0, 40))
    for k, (match, seat) in enumerate(moments(name, how)):
        if k == at and seat >= 0:
            tried = [*samples(match.game), *match.legal_actions(seat)[:4]]
            for viewer in (None, *range(match.seats)):
                other, rng = match.copy(), [data.draw(st.integers(1, (1 << 32) - 1))]
                (state,) = other.table.states
                other.table.states[0] = state.copy()
                match.game.rules.resample(other.table.states[0], -1 if viewer is None else viewer, rng)
                assert known(match, viewer, tried) == known(other, viewer, tried)
            break


def hidden_worlds(name: str) -> list[tuple[Match, Match, int]]:
    """Worlds of a game that a seat must not be able to distinguish; seat 1 may."""
    worlds: list[tuple[Match, Match, int]] = game_tests(name, "hidden_worlds").hidden_worlds()
    return worlds


@pytest.mark.parametrize("name", HIDDEN)
def test_hidden_worlds_are_alike(name: str) -> None:
    for one, two, viewer in hidden_worlds(name):
        tried = [*samples(one.game), *one.legal_actions(1)]
        assert known(one, viewer, tried) == known(two, viewer, tried)
        assert known(one, None) == known(two, None)
        assert known(one, 1) != known(two, 1)


def test_sealed_choices_are_told_when_the_last_has_chosen() -> None:
    match, _ = two_trims()
    for seat in (2, 0):
        assert [step.text for step in match.steps(0, None) if step.seat == 1] == []
        match.play(seat, match.legal_actions(seat)[0])
        match.play(seat, match.legal_actions(seat)[0])
    for viewer in (None, 0, 2):
        assert len([step.text for step in match.steps(0, viewer) if step.seat == 1]) == 2
    assert [step.seat for step in match.steps(0, None)][-6:] == [0, 0, 1, 1, 2, 2]


def show_everything(states: Sequence[Any], viewer: int | None, acting: int) -> object:
    return states[0].to_bytes().hex()


def tell_everything(state: Any, seat: int | None, action: int, viewer: int | None) -> None:
    return None


def never_sealed(state: Any) -> bool:
    return False


def name_every_card(state: Any, seat: int) -> Refusal:
    return Refusal("refused", "", {"card": str(state.hand)})


@pytest.mark.parametrize("name", HIDDEN)
@pytest.mark.parametrize(
    "leak",
    [
        {"view": show_everything},
        {"redact": tell_everything},
        {"is_sealed": never_sealed},
        {"refuse_waiting": name_every_card},
    ],
    ids=lambda leak: "-".join(leak),
)
def test_a_planted_leak_of_a_hidden_hand_is_caught(
    name: str, leak: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(mazzo.GAMES, name, altered(mazzo.GAMES[name], **leak))
    monkeypatch.setitem(RULESETS, mazzo.GAMES[name].meta.ruleset, mazzo.GAMES[name])
    worlds = hidden_worlds(name)
    assert any(known(one, viewer, [-1]) != known(two, viewer, [-1]) for one, two, viewer in worlds)


# Private steps, in a test game


def two_notes() -> tuple[Match, Match]:
    """Two worlds of the test game with out-of-turn actions: seat 1 noted a different price in each."""
    match = mazzo.deal(haggle.NAME, 3, seed="two notes")
    other = match.copy()
    match.play(1, "note 1")
    other.play(1, "note 2")
    return match, other


def noted_or_not() -> tuple[Match, Match]:
    """Seat 1 has noted a price in one world, twice, and done nothing in the other."""
    match = mazzo.deal(haggle.NAME, 3, seed="two notes")
    other = match.copy()
    match.play(1, "note 1", "note 2")
    return match, other


def differing(viewer: int | None) -> list[bool]:
    """For each pair of worlds of the test game, whether a viewer can distinguish them."""
    tried = samples(haggle.GAME)
    return [known(one, viewer, tried) != known(two, viewer, tried) for one, two in (two_notes(), noted_or_not())]


def test_a_private_note_is_seen_by_whoever_made_it_only() -> None:
    assert [differing(viewer) for viewer in (None, 0, 2, 1)] == [[False] * 2] * 3 + [[True] * 2]


def show_the_notes(states: Sequence[Any], viewer: int | None, acting: int) -> object:
    return list(states[0].noted)


def tell_that_it_was(state: Any, seat: int | None, action: int, viewer: int | None) -> str | None:
    return "note" if viewer != seat and action in haggle.NOTED else None


def add_without_words(log: ViewerLog, step: Step, is_open: bool, hushed: Mapping[int | None, str]) -> None:
    for viewer in log._steps:
        told = replace(step, text=hushed.get(viewer, step.text), gain=None, effects=None)
        log._append((viewer,), _Sealed(told, {}))


@pytest.mark.parametrize("leak", [{"view": show_the_notes}, {"redact": tell_everything}, {"redact": tell_that_it_was}])
def test_a_planted_leak_of_a_private_step_is_caught(leak: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    game = altered(haggle.GAME, **leak)
    monkeypatch.setitem(mazzo.GAMES, haggle.NAME, game)
    assert any(differing(0))
    assert any(differing(None))


# The law detects leaks


def scarce_or_not(
    game: str = "orchard", name: str = "scarce-dice-of-two-colours", choice: str = "0 die"
) -> tuple[Match, Match]:
    """Seat 1 has a choice to make (scarce dice, say) in one world, and has not begun in the other; seat 0 is the
    viewer.
    """
    found = golden(game, name)
    script = list(map(str, found.line))
    begun = next(at for at, entry in enumerate(script) if entry.startswith(choice))
    match = mazzo.deal(game, 2, chance="manual", deck=found.game.own_deck)
    for entry in script[: begun - 1]:
        if entry.startswith("*"):
            match.happen(entry[2:])
        else:
            match.play(1, entry[2:])
            match.play(0, match.legal_actions(0)[0])
    other = match.copy()
    other.play(1, script[begun - 1][2:])
    assert match.current_players() == other.current_players() == (0, 1)
    return match, other


CHOICES = [
    ("orchard", "scarce-dice-of-two-colours", "0 die"),
    ("grove", "scarce-one-for-three", "0 die"),
    ("grove", "two-tens-at-once", "0 wheelbarrow"),
]
"""Archived games with a choice within a round, and the action before it."""


@pytest.mark.parametrize(("game", "name", "choice"), CHOICES)
def test_an_open_choice_is_seen_by_whoever_has_it_only(game: str, name: str, choice: str) -> None:
    one, two = scarce_or_not(game, name, choice)
    tried = [*samples(one.game), *one.legal_actions(1), *two.legal_actions(1)]
    assert known(one, 0, tried) == known(two, 0, tried)
    assert known(one, None) == known(two, None)
    assert known(one, 1) != known(two, 1)


def two_plays() -> tuple[Match, Match]:
    """Seat 1 laid a different card in each world; seat 0 is the viewer."""
    match = mazzo.deal("orchard", 2, seed="two plays")
    other = match.copy()
    match.play(1, match.legal_actions(1)[0])
    other.play(1, other.legal_actions(1)[-1])
    return match, other


def test_the_worlds_of_the_planted_leaks_are_alike() -> None:
    for one, two in (scarce_or_not(), two_plays()):
        assert known(one, 0, samples(one.game)) == known(two, 0, samples(two.game))
        assert known(one, None) == known(two, None)
        assert known(one, 1) != known(two, 1)


def show_all(table: Table, seat: int | None) -> list[object]:
    return list(table.states)


def tell_at_once(log: ViewerLog, step: Step, is_open: bool, hushed: object) -> None:
    log._append(log._steps, _Sealed(step, {}))


def tell_that_something_happened(log: ViewerLog, step: Step, is_open: bool, hushed: object) -> None:
    log._append(log._steps, _Sealed(Step(step.version, step.seat, "", None, None), {}))


def count_the_journal(match: Match, seat: int | None = None) -> int:
    return match.version


def undo_anothers(match: Match, seat: int = 0) -> bool:
    return match.line[-1].seat != CHANCE


@pytest.mark.parametrize(
    ("owner", "name", "leak"),
    [
        (Table, "seen_by", show_all),
        (ViewerLog, "add", tell_at_once),
        (ViewerLog, "add", tell_that_something_happened),
        (ViewerLog, "add", add_without_words),
        (Match, "seen", count_the_journal),
        (Match, "can_undo", undo_anothers),
    ],
)
def test_a_planted_leak_is_caught(
    owner: type, name: str, leak: Callable[..., object], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(owner, name, leak)
    assert any(known(one, 0) != known(two, 0) for one, two in (scarce_or_not(), two_plays(), noted_or_not()))


def test_a_seed_in_the_view_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def view(match: Match, seat: int | None = None) -> object:
        return vars(match)["_seed"]

    monkeypatch.setattr(Match, "view", view)
    match = mazzo.deal("orchard", seed="one")
    other = match.copy()
    vars(other)["_seed"] = bytes(32)
    assert known(match, 0) != known(other, 0)
