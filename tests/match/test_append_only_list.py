"""An append-only list: it equals a list with the same items, and a part that was handed out never changes."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

import mazzo
from mazzo.match.append_only_list import LEAF, AppendOnlyList
from tests.match import haggle

lengths = st.integers(0, 3 * LEAF + 2)


def scroll(length: int) -> AppendOnlyList[int]:
    found: AppendOnlyList[int] = AppendOnlyList()
    for item in range(length):
        found = found.appended(item)
    return found


@given(lengths)
def test_it_holds_its_items_in_order(length: int) -> None:
    found = scroll(length)
    assert list(found) == [found[at] for at in range(length)] == list(range(length))
    assert len(found) == length


@given(lengths, st.integers(-3, 4 * LEAF))
def test_what_follows_a_place_is_what_a_list_has_there(length: int, start: int) -> None:
    assert scroll(length).since(start) == tuple(range(length))[max(start, 0) :]


@given(lengths, st.data())
def test_what_goes_before_a_place_is_a_scroll_that_grows_on(length: int, data: st.DataObject) -> None:
    end = data.draw(st.integers(0, length))
    assert list(scroll(length).until(end).appended(-1)) == [*range(end), -1]


@given(lengths)
def test_two_that_grow_from_one_know_nothing_of_each_other(length: int) -> None:
    one = scroll(length)
    left, right = one.appended(-1), one.appended(-2)
    assert [list(each) for each in (one, left, right)] == [
        [*range(length)],
        [*range(length), -1],
        [*range(length), -2],
    ]


def test_an_undo_plays_again_only_what_can_be_taken_back(monkeypatch: pytest.MonkeyPatch) -> None:
    haggle.register(monkeypatch)
    match = mazzo.deal(haggle.NAME, 3, chance="manual")
    match.happen("12")
    for seat in range(3):
        match.play(seat, *["note 1"] * haggle.NOTES)
    match.play(0, "call", "left hand")
    match.play(1, "right hand")
    played: list[int] = []
    real = haggle.Haggle.apply_action

    def count(self: haggle.Haggle, s: haggle.State, seat: int, action: int, /) -> None:
        played.append(seat)
        real(self, s, seat, action)

    monkeypatch.setattr(haggle.Haggle, "apply_action", count)
    match.undo(0)
    assert played == [1]
