"""The referee: may this be done here? Yes, with what it brings, or the refusal with its rule."""

from typing import Any

import pytest

from mazzo.companion import Verdict, may
from mazzo.core.errors import NotUnderstood
from tests.companion.entered import as_json, grid_sheet, played

NOTHING = {"grid": [None] * 9}


MATCH = {"grid": [5, *[None] * 8]}


def asked(game: str, position: dict[str, Any], action: str) -> Verdict:
    return may(game, as_json({"position": position, "action": action}))


def verdict(game: str, position: dict[str, Any], action: str) -> tuple[str, str] | None:
    """The code and the rule of the refusal; None if it may be done."""
    said = asked(game, position, action)
    return None if said.may else (said.code, said.rule)


TREES = {"cells": [{"row": 0, "col": k, "fruit": fruit} for k, fruit in enumerate(("plum", "apple"))]}
ROTTEN = {"cells": [{"row": 0, "col": 0, "fruit": "plum", "rotten": True}]}


@pytest.mark.parametrize(
    ("position", "action", "expected"),
    [
        (TREES, "1 r0 @ 0,0", None),  # card 1 begins with plum and apple
        (TREES, "1 r0 @ 3,3", ("orchard-no-overlap", "3.4")),
        (TREES | {"tokens": 1}, "2 r0 @ 0,0", ("orchard-fruit-differs", "6.1")),
        (TREES | {"tokens": 0}, "2 r0 @ 0,0", ("orchard-fruit-differs", "3.5")),
        (TREES, "2 r0 @ 0,0", None),  # two tokens pay for it
        (ROTTEN, "1 r0 @ 0,0", ("orchard-covers-rotten", "6.5")),
    ],
)
def test_orchard(position: dict[str, Any], action: str, expected: tuple[str, str] | None) -> None:
    assert verdict("orchard", position, action) == expected


def test_a_referee_sees_the_dice_and_says_what_a_card_brings() -> None:
    grown = {"cells": [{"row": 0, "col": 0, "fruit": "plum", "die": 3}]}
    assert asked("orchard", grown, "1 r0 @ 0,0").gain == 3
    sheet = grid_sheet(played("orchard", 1, 4))
    cards = sheet["players"][0]["cards"]
    last = cards.pop()
    action = f"{last['card']} r{90 * last['turn']} @ {last['row']},{last['col']}"
    assert asked("orchard", {"cards": cards}, action).may


SQUIRREL = {"cells": [{"row": 0, "col": 0, "fruit": "lime", "squirrel": True}]}
GLADE = {"cells": [{"row": 0, "col": 0, "fruit": None, "die": 4, "die_fruit": "lime"}]}


@pytest.mark.parametrize(
    ("position", "action", "expected"),
    [
        (GLADE, "3 r0 @ 0,0", None),  # card 3 begins with a lime
        (GLADE | {"tokens": 0}, "2 r0 @ 0,-1", ("grove-die-differs", "3.6")),
        (SQUIRREL, "1 r0 @ 0,0", ("grove-covers-squirrel", "6.4")),
        (GLADE, "1 r0 @ 0,0", None),  # a glade on a glade
    ],
)
def test_grove(position: dict[str, Any], action: str, expected: tuple[str, str] | None) -> None:
    assert verdict("grove", position, action) == expected


BESIDE = {"laid": [{"card": 0, "row": 0, "col": 1}, {"card": 28, "row": 0, "col": 0}]}


@pytest.mark.parametrize(
    ("position", "action", "expected"),
    [
        (BESIDE, "square-empty-2 @ 0,2", None),
        (BESIDE, "circle-solid-3 @ 0,2", ("clustered-clash", "3.3")),
        (BESIDE, "circle-solid-3 @ 1,0", None),
        (BESIDE, "wild @ 0,2", None),
        (BESIDE, "wild @ 0,1", ("clustered-occupied", "3.2")),
        (BESIDE, "wild @ 5,5", ("clustered-apart", "3.2")),
        (BESIDE | {"options": ["table-small"]}, "wild @ 9,9", ("clustered-off-table", "2.5")),
    ],
)
def test_clustered(position: dict[str, Any], action: str, expected: tuple[str, str] | None) -> None:
    assert verdict("clustered", position, action) == expected


@pytest.mark.parametrize(
    ("position", "action", "expected"),
    [
        (NOTHING | {"hand": 5}, "put @ 3", None),
        (NOTHING | {"hand": 5, "source": "pile", "piles": [4, 4]}, "discard left", ("gnoming-must-place", "3.b")),
        (NOTHING | {"hand": 5, "piles": [4, None]}, "discard left", ("gnoming-fill-pile", "5.2")),
        (NOTHING | {"hand": 10}, "discard left", ("gnoming-hazard-leaves", "5.3")),
        (NOTHING, "take left", ("gnoming-pile-empty", "3.c")),
        ({"grid": [11, *[None] * 8], "hand": 11}, "put @ 3", ("gnoming-one-mulligan", "6.d")),
        ({"grid": [11, *[None] * 8], "hand": 11}, "put @ 1", None),
        (MATCH | {"hand": 5, "source": "bounce", "came": 2}, "put @ 3", ("gnoming-own-cell", "4.d")),
        (MATCH | {"hand": 5, "source": "bounce", "came": 2}, "put @ 4", None),
        (MATCH | {"hand": 5, "source": "out", "came": 2}, "put @ 4", ("gnoming-no-bounce", "4.4")),
        (NOTHING | {"hand": 5, "source": "bounce", "came": 2}, "put @ 4", ("gnoming-no-bounce", "4.4")),
        (NOTHING | {"hand": 0, "source": "bounce", "came": 2}, "put @ 4", ("gnoming-no-bounce", "4.6")),
        (NOTHING | {"hand": 10}, "discard hazard", None),
        (NOTHING | {"hand": 5}, "discard hazard", ("gnoming-not-a-hazard", "5.1")),
    ],
)
def test_gnoming(position: dict[str, Any], action: str, expected: tuple[str, str] | None) -> None:
    assert verdict("gnoming", position, action) == expected


OPEN: dict[str, Any] = {"open": True}
HEATED: dict[str, Any] = {"open": True, "heat": [8]}


@pytest.mark.parametrize(
    ("markets", "action", "expected"),
    [
        ([{}, OPEN], "play bust on 1", None),
        ([{}, {}], "play bust on 1", ("grass-target-closed", "5.a")),
        ([HEATED, OPEN], "play bust on 1", ("grass-under-heat", "5.3")),
        ([{}, {}], "play panama", ("grass-no-market", "4.1")),
        ([HEATED, {}], "play panama", ("grass-under-heat", "4.3")),
        ([HEATED, {}], "play immunity", None),
        ([HEATED, {}], "play hearsay-evidence", ("grass-other-heat", "5.5")),
        ([HEATED, {}], "play pay-fine", ("grass-no-fine", "5.6")),
        ([HEATED | {"covered": [0]}, {}], "play pay-fine", None),
        ([OPEN, {}], "play market-open", ("grass-has-market", "4.a")),
        ([OPEN, {"peddles": [4]}], "play steal on 1", None),
        ([OPEN, {"covered": [4]}], "play steal on 1", ("grass-nothing-to-steal", "9.a")),
        ([OPEN, {}], "discard sold-out", ("grass-must-play-paranoia", "8.d")),
        ([OPEN, {}], "play banker", ("grass-never-played", "9.b")),
    ],
)
def test_grass(markets: list[Any], action: str, expected: tuple[str, str] | None) -> None:
    assert verdict("grass", {"markets": markets}, action) == expected


def test_an_action_that_is_none_is_refused() -> None:
    with pytest.raises(NotUnderstood):
        asked("orchard", TREES, "nonsense")
    with pytest.raises(NotUnderstood) as refused:
        asked("orchard", {"cells": [{"row": 99, "col": 0, "fruit": "plum"}]}, "1 r0 @ 0,0")
    assert refused.value.facts == {"where": "$.position.cells[0].row"}
