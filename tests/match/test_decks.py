"""Matches with an owner's deck: dealt, written, replayed, and refused on errors."""

from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import mazzo
from mazzo import Match, NotUnderstood
from mazzo.core.own_deck import OWN, OwnDeck
from mazzo.games import complaints, with_deck
from tests import decks as entered
from tests.games import heap
from tests.golden.journals import WITH_DECKS
from tests.match.test_journal import mutations, survives

ORCHARD = mazzo.GAMES["orchard"]
DECK = entered.orchard()


def begun() -> Match:
    """A match of Orchard with the deck, after two cards."""
    match = mazzo.deal("orchard", seed="own", deck=DECK)
    for _ in range(2):
        match.play(0, match.legal_actions()[0])
    return match


def finished(deck: OwnDeck | None = DECK) -> Match:
    """A finished match."""
    match = mazzo.deal("orchard", seed="own", deck=deck)
    while not match.outcome:
        match.play(0, match.legal_actions()[-1])
    return match


def trouble(lines: list[str]) -> NotUnderstood:
    """The error of a journal."""
    with pytest.raises(NotUnderstood) as error:
        mazzo.replay("\n".join(lines))
    return error.value


# The game


def test_a_game_with_a_deck_says_so() -> None:
    game = with_deck(ORCHARD, DECK)
    assert (game.meta.deck, game.deck, game.own_deck) == (DECK.version, DECK.faces, DECK)
    assert replace(game.meta, deck=ORCHARD.meta.deck) == ORCHARD.meta
    assert game.rules is ORCHARD.rules


def test_the_same_deck_is_the_same_game() -> None:
    assert with_deck(ORCHARD, DECK) is with_deck(ORCHARD, entered.orchard())
    assert with_deck(ORCHARD, DECK) is not with_deck(ORCHARD, entered.orchard("Another name"))


def test_the_deck_lies_in_every_state_and_init_leaves_it_there() -> None:
    game = with_deck(ORCHARD, DECK)
    one, other = game.new_state(), game.new_state()
    assert one is not other
    assert one.to_bytes() == other.to_bytes() != ORCHARD.new_state().to_bytes()
    game.rules.init(one, 1, 0)
    game.rules.init(other, 1, 0)
    house = ORCHARD.new_state()
    ORCHARD.rules.init(house, 1, 0)
    assert one.to_bytes() == other.to_bytes() != house.to_bytes()


def test_the_houses_faces_as_a_deck_are_the_houses_game() -> None:
    match = mazzo.deal("orchard", seed="own", deck=OwnDeck("orchard", "As printed", ORCHARD.deck))
    house = mazzo.deal("orchard", seed="own")
    for one in (match, house):
        while not one.outcome:
            one.play(0, one.legal_actions()[-1])
    assert (match.to_bytes(), match.entries) == (house.to_bytes(), house.entries)
    assert match.journal.head.deck != house.journal.head.deck


# A deck that this game cannot be played with


def test_a_deck_of_another_game_is_refused() -> None:
    with pytest.raises(NotUnderstood) as error:
        mazzo.deal("orchard", deck=entered.grove())
    assert (error.value.code, error.value.facts) == ("other-deck", {"deck": "grove", "game": "orchard"})


@pytest.mark.parametrize("name", ["clustered", "gnoming", "grass"])
def test_a_game_whose_deck_nobody_enters_takes_none(name: str) -> None:
    with pytest.raises(NotUnderstood) as error:
        mazzo.deal(name, deck=replace(DECK, game=name))
    assert error.value.code == "no-own-deck"
    assert "orchard" in str(error.value.facts["known"])


def test_the_other_toys_take_none_either(monkeypatch: pytest.MonkeyPatch) -> None:
    heap.register(monkeypatch)
    with pytest.raises(NotUnderstood) as error:
        mazzo.deal(heap.NAME, deck=replace(DECK, game=heap.NAME))
    assert error.value.code == "no-own-deck"


def test_recipes_are_refused_where_cards_have_none() -> None:
    with pytest.raises(NotUnderstood) as error:
        mazzo.deal("orchard", deck=replace(DECK, backs=entered.grove().backs))
    assert error.value.code == "no-recipes"


def test_a_deck_that_will_not_do_is_not_dealt() -> None:
    with pytest.raises(NotUnderstood) as error:
        mazzo.deal("orchard", deck=replace(DECK, name=""))
    assert error.value.code == "bad-deck-file"


# Several errors at once


def test_a_sound_deck_meets_no_complaint() -> None:
    assert complaints(ORCHARD, DECK) == ()


def test_every_card_is_complained_of_by_itself() -> None:
    faces = list(DECK.faces)
    faces[2] = ("apple", "apple", "apple", "pear", "plum", "plum")
    faces[8] = ("apple", "cherry", "", "pear", "plum", "plum")
    faces[17] = ("apple",)
    found = complaints(ORCHARD, OwnDeck("orchard", " ", tuple(faces)))
    assert [error.code for error in found] == ["bad-deck-file", "bad-face", "bad-face", "bad-face"]
    assert {error.facts.get("card") for error in found} == {None, 3, 9, 18}
    assert (found[2].facts["cell"], found[2].facts["expected"]) == (3, "apple, pear, plum")


def test_a_deck_without_its_cards_is_complained_of_once() -> None:
    assert [error.facts["key"] for error in complaints(ORCHARD, replace(DECK, faces=()))] == ["card"]


def test_what_no_mending_helps_is_no_complaint() -> None:
    with pytest.raises(NotUnderstood) as error:
        complaints(ORCHARD, entered.grove())
    assert error.value.code == "other-deck"


# The journal


def test_a_journal_carries_the_deck_between_head_and_entries() -> None:
    lines = begun().journal.text().splitlines()
    assert lines[3] == f"deck: {DECK.version}"
    assert lines[8] == f"name: {DECK.name}"
    assert tuple(lines[8:27]) == DECK.lines()
    assert lines[27] == ""


def test_a_journal_with_a_deck_replays_by_itself() -> None:
    for match in (begun(), finished()):
        text = match.journal.text()
        again = mazzo.replay(text)
        assert again.to_bytes() == match.to_bytes()
        assert again.journal.text() == text
        assert again.game is match.game


def test_every_archived_journal_with_a_deck_replays_byte_for_byte() -> None:
    games = set()
    for path in WITH_DECKS:
        text = path.read_bytes().decode("utf-8")
        match = mazzo.replay(text)
        assert match.journal.text() == text, path.name
        assert match.game.own_deck is not None
        games.add((match.game.meta.name, bool(match.game.backs)))
    assert games == {("orchard", False), ("grove", False), ("grove", True)}


def test_a_match_with_a_deck_goes_on_from_its_journal() -> None:
    match, seed = mazzo.deal("orchard", 2, bytes(32), deck=DECK), bytes(32)
    match.play(0, match.legal_actions(0)[0])
    again = mazzo.replay(match.journal.text(), seed)
    for one in (match, again):
        one.play(1, one.legal_actions(1)[3])
        one.play(0, one.legal_actions(0)[2])
    assert again.journal.text() == match.journal.text()
    assert again.snapshot(1) == match.snapshot(1)


def test_comments_and_blanks_mean_nothing_within_a_deck() -> None:
    text = begun().journal.text().replace("face 3:", "\n# the third\n  face   3 :  ")
    assert mazzo.replay(text).to_bytes() == begun().to_bytes()


def test_taking_back_works_as_ever() -> None:
    match = mazzo.deal("orchard", seed="own", practice=True, deck=DECK)
    before = match.to_bytes()
    match.play(0, match.legal_actions()[0])
    match.undo(0)
    assert match.to_bytes() == before
    assert mazzo.replay(match.journal.text()).to_bytes() == before


def test_a_journal_of_ours_has_no_lines_of_a_deck() -> None:
    text = finished(None).journal.text()
    assert "name:" not in text
    assert mazzo.replay(text).game is ORCHARD


LINES = begun().journal.text().splitlines()


def changed(line: int, text: str | None) -> list[str]:
    """The journal with line `line` (from 1) replaced by a text, or removed."""
    return [*LINES[: line - 1], *([] if text is None else [text]), *LINES[line:]]


@pytest.mark.parametrize(
    ("line", "text", "where", "expected"),
    [
        (9, None, 9, "name:"),
        (9, "name:", 9, "The deck needs a name"),
        (9, "name: Another", 4, "deck: own-"),
        (10, "face 1: pear pear plum plum apple", 10, "The face of card 1"),
        (12, None, 12, "face 3:"),
        (12, "face 3: pear pear plum plum apple apple", 4, "deck: own-"),
        (12, "face 3: pear pear plum plum plum apple", 4, "deck: own-"),
        (12, "face 3: PEAR pear plum plum plum apple", 12, "Cell 1 of card 3"),
        (12, "face 4: pear pear plum plum apple apple", 12, "face 3:"),
        (27, None, 28, "face 18:"),
        (4, "deck: own-00000000000000000000", 4, f"deck: {DECK.version}"),
        (4, "deck: own-", 4, f"deck: {DECK.version}"),
        (4, "deck: orchard-2019", 9, "* OUTCOME | SEAT ACTION | = RESULT"),
        (27, f"{LINES[26]}\nrecipe 1: 31 each 1 dice any any any points 2 - X", 30, "recipe 2:"),
        (27, f"{LINES[26]}\nface 19: pear pear plum plum apple apple", 28, "recipe 1:"),
    ],
)
def test_a_line_of_the_deck_that_will_not_do_is_named(line: int, text: str | None, where: int, expected: str) -> None:
    error = trouble(changed(line, text))
    assert (error.code, error.facts["line"]) == ("bad-journal", where)
    assert str(error.facts["expected"]).startswith(expected)


def retold(faces: tuple[tuple[str, ...], ...]) -> list[str]:
    """The journal with other faces, and the version that belongs to them."""
    deck = OwnDeck("orchard", DECK.name, faces)
    return [*LINES[:3], f"deck: {deck.version}", *LINES[4:8], *deck.lines(), *LINES[27:]]


def test_faces_that_the_game_refuses_are_named_by_their_line() -> None:
    faces = list(DECK.faces)
    faces[6] = ("pear", "pear", "plum", "plum", "plum", "apple")
    error = trouble(retold(tuple(faces)))
    assert (error.code, error.facts["line"], error.facts["found"]) == (
        "bad-journal",
        16,
        "face 7: pear pear plum plum plum apple",
    )
    assert "card 7" in str(error.facts["expected"])


def test_entries_are_played_with_the_faces_that_are_told() -> None:
    faces, lines = entered.orchard(seed="other").faces, finished().journal.text().splitlines()
    error = trouble([*retold(faces)[:27], *lines[27:]])
    assert error.code == "bad-journal"
    assert int(error.facts["line"]) > 28
    assert error.facts["found"] == lines[int(error.facts["line"]) - 1]


def test_an_entry_that_cannot_be_played_is_named_by_its_line_behind_a_deck() -> None:
    error = trouble([*LINES, "0 1 r0 @ 30,30"])
    assert error.facts["line"] == len(LINES) + 1


def test_a_deck_in_the_journal_of_a_game_that_takes_none_is_refused() -> None:
    lines = mazzo.deal("clustered", seed="x").journal.text().splitlines()
    deck = replace(DECK, game="clustered")
    assert trouble([*lines[:3], f"deck: {deck.version}", *lines[4:8], *deck.lines()]).code == "no-own-deck"


def test_recipes_in_the_journal_of_a_game_without_are_refused() -> None:
    deck = replace(DECK, backs=entered.grove().backs)
    assert trouble([*LINES[:3], f"deck: {deck.version}", *LINES[4:8], *deck.lines()]).code == "no-recipes"


def test_the_deck_of_another_game_is_refused_by_its_version() -> None:
    """The version includes the game: the same lines under another game are another version."""
    head = [line.replace("orchard-1", "clustered-1").replace("orchard", "clustered") for line in LINES[:8]]
    error = trouble([*head[:3], f"deck: {DECK.version}", *head[4:], *DECK.lines()])
    assert (error.code, error.facts["line"]) == ("bad-journal", 4)


def test_the_lines_of_a_deck_are_never_taken_for_entries() -> None:
    assert not any(line[0].isdigit() or line[0] in "*=#" for line in (*DECK.lines(), *entered.grove().lines()))
    assert OWN == "own-"


@settings(max_examples=60)
@given(st.sampled_from(WITH_DECKS), mutations)
def test_a_mutilated_journal_with_a_deck_is_played_or_not_understood(
    path: Path, cuts: list[tuple[int, int, str]]
) -> None:
    text = path.read_text("utf-8")
    for at, length, new in cuts:
        at %= len(text) + 1
        text = text[:at] + new + text[at + length :]
    survives(text)
