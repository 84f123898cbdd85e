"""States as text: what was encoded before is not encoded again, and the text is the same."""

import random

import pytest

import mazzo
from mazzo.host import to_client
from mazzo.host.state_writer import StateWriter

MOVES = 25


@pytest.mark.parametrize("name", mazzo.GAMES)
def test_the_text_is_that_of_the_message(name: str) -> None:
    match = mazzo.deal(name, mazzo.GAMES[name].meta.seats_max, seed="text")
    writer, luck = StateWriter(), random.Random(3)
    for _ in range(MOVES):
        seat = luck.choice(match.current_players())
        match.play(seat, luck.choice(match.legal_actions(seat)))
        for viewer in (None, *range(match.seats)):
            state = to_client.State(match.snapshot(viewer), match.steps(max(0, match.seen(viewer) - 1), viewer))
            assert writer.write(state) == to_client.write(state)
        writer.forget()


def test_what_stays_is_not_encoded_again() -> None:
    match, writer = mazzo.deal("orchard", 2, seed="text"), StateWriter()
    view = match.view(0)
    parts = [writer._part(board) for board in view.boards]
    writer.forget()
    assert [writer._part(board) is part for board, part in zip(view.boards, parts, strict=True)] == [True, True]
