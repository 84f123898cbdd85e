"""Gnoming A Round over the wire: a card that another drew from the stock, and the first cards they chose before all had
chosen, leave every byte that a seat or a spectator receives as it was.

The other world: seat 1 chooses other cells, or draws another card.
"""

import json
import re
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path

import pytest

from mazzo.core import streams
from mazzo.games.gnoming import notation, view
from mazzo.games.gnoming.rules.state import DISCARD, DRAW, PUT
from mazzo.host.from_client import Why
from mazzo.host.to_client import Refused, WhyAnswer
from mazzo.server.rooms.from_client import NewRoom, Sit
from tests.server.served import Seat, Served
from tests.server.viewers import Fate, Mail
from tests.server.worlds import Hidden, World, laid_down

SEED = bytes(range(32))
NAMES = ("ada", "bob", "sal")
PATHS = ("/api/matches/{match}", "/api/matches/{match}/journal", "/api/matches/{match}/replay", "/api/rooms/{room}")
PROBES = ("draw", "put 5 @ 3", "put @ 3", "discard", "discard 7 left", "discard right", "discard hazard", "turn 3")
"""What others ask about while the card is in hand."""

Scene = Callable[[World, str, dict[str, bool]], None]


def heard(seat: Seat) -> None:
    """Ask about everything, and read all that was told until the answers are there."""
    for k, text in enumerate(PROBES):
        seat.send(Why(f"probe-{k}-{len(text)}-of-all", seat.state.snapshot.version, text))
        while not isinstance(seat.receive(), WhyAnswer | Refused):
            pass


def choose(world: World, name: str, match: str, *cells: int) -> None:
    """Let a person choose their first cards."""
    for cell in cells:
        world.gesture(name, match, cell)


def choices(world: World, match: str, is_other: dict[str, bool]) -> None:
    """Seat 1 has chosen, seat 0 one card of two."""
    choose(world, "bob", match, *((6, 8) if is_other["now"] else (0, 1)))
    choose(world, "ada", match, 4)


def drawn_card(world: World, match: str, is_other: dict[str, bool]) -> None:
    """Seat 1 holds a card of the stock."""
    other, is_other["now"] = is_other["now"], False
    choose(world, "bob", match, 0, 1)
    choose(world, "ada", match, 3, 4)
    world.gesture("ada", match, DRAW)
    world.gesture("ada", match, DISCARD)
    is_other["now"] = other
    world.gesture("bob", match, DRAW)


def lived(place: Path, scene: Scene, other: bool, patch: pytest.MonkeyPatch) -> dict[str, list[str]]:
    """Every byte that seat 0, seat 1 and a spectator receive."""
    fate, mail = Fate(), Mail()
    is_other = {"now": other}
    fair = streams.draw

    def draw(seed: bytes, name: str, k: int, n: int) -> int:
        value = fair(seed, name, k, n)
        return n - 1 - value if is_other["now"] and scene is not choices else value

    place.mkdir()
    with patch.context() as fixed, laid_down(fate, patch), ExitStack() as stack:
        stack.callback(mail.close)
        served = stack.enter_context(Served(str(place / "mazzo.sqlite3")))
        world = World(served, fate, mail, Hidden(), ())
        for colour, name in enumerate(NAMES):
            world.person(name, colour)
        room = world.open("ada", NewRoom("gnoming", 2))
        world.act("bob", room, Sit("bob-sits-down", 1))
        was, is_other["now"] = is_other["now"], False
        match = world.begin("ada", room, SEED)
        is_other["now"] = was
        fixed.setattr(streams, "draw", draw)
        seats = {}
        for name in NAMES:
            fate.who = name
            seats[name] = stack.enter_context(world.people[name].sit(match))
        scene(world, match, is_other)
        said: dict[str, list[str]] = {}
        for name in NAMES:
            heard(seats[name])
            fate.who = name
            with world.people[name].sit(match) as again:
                said[name] = [*seats[name].raw, *again.raw]
            for path in PATHS:
                said[name].append(world.people[name].http.get(path.format(match=match, room=room)).text)
        return said


def both(tmp_path: Path, scene: Scene, patch: pytest.MonkeyPatch) -> list[dict[str, list[str]]]:
    """Both worlds."""
    return [lived(tmp_path / name, scene, name == "other", patch) for name in ("one", "other")]


@pytest.mark.parametrize("scene", [choices, drawn_card], ids=["choices", "drawn card"])
def test_what_another_knows_leaves_every_byte_as_it_was(
    scene: Scene, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = both(tmp_path, scene, monkeypatch)
    assert one["ada"] == other["ada"]
    assert one["sal"] == other["sal"]
    assert one["bob"] != other["bob"]


@pytest.mark.parametrize("place", [view, notation], ids=["view", "refusals"])
def test_a_planted_leak_is_caught(place: object, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every seat is shown, and refused, what only the seat with the card should be."""
    monkeypatch.setattr(place, "sees_hand", lambda s, seat: True)
    one, other = both(tmp_path, drawn_card, monkeypatch)
    assert one["ada"] != other["ada"]


def test_a_card_from_the_stock_is_told_when_it_lies(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def laid(world: World, match: str, is_other: dict[str, bool]) -> None:
        drawn_card(world, match, is_other)
        world.gesture("bob", match, PUT + 8)

    said = lived(tmp_path / "one", laid, False, monkeypatch)
    for name in ("ada", "sal"):
        texts = [step["text"] for message in said[name] for step in json.loads(message).get("steps", ())]
        *_, draw, card, put, _turned = [text for text in texts if not text.startswith("discard")]
        assert (draw, card) == ("draw", "card")
        assert re.fullmatch(r"put -?\w+ @ 9", put)
