"""Clustered over the wire: what another drew, and what they took out of their first hand before all had done so, leaves
every byte that a seat or a spectator receives as it was.

The other world: the deck of seat 1 is shuffled another way, and seat 1 chooses otherwise.
"""

from contextlib import ExitStack
from pathlib import Path

import pytest

from mazzo.core import streams
from mazzo.games.clustered import view
from mazzo.server.rooms import from_client
from tests.server.served import Served
from tests.server.viewers import Fate, Mail
from tests.server.worlds import Hidden, World, laid_down

SEED = bytes(range(32))
PATHS = ("/api/matches/{match}", "/api/matches/{match}/journal", "/api/matches/{match}/replay", "/api/rooms/{room}")


def lived(place: Path, options: list[str], other: bool, patch: pytest.MonkeyPatch) -> dict[str, list[str]]:
    """Every byte that seat 0, seat 1 and a spectator receive until seat 1 would have to show a card."""
    fate, mail = Fate(), Mail()
    drawn = streams.draw

    def draw(seed: bytes, name: str, k: int, n: int) -> int:
        value = drawn(seed, name, k, n)
        return n - 1 - value if other and name == streams.stream_name(2) else value

    with patch.context() as fixed, laid_down(fate, patch), ExitStack() as stack:
        stack.callback(mail.close)
        fixed.setattr(streams, "draw", draw)
        served = stack.enter_context(Served(str(place / "mazzo.sqlite3")))
        world = World(served, fate, mail, Hidden(), ())
        for colour, name in enumerate(("ada", "bob", "sal")):
            world.person(name, colour)
        room = world.open("ada", from_client.NewRoom("clustered", 2, options))
        world.act("bob", room, from_client.Sit("bob-sits-down", 1))
        match = world.begin("ada", room, SEED)
        seats = {}
        for name in ("ada", "bob", "sal"):
            fate.who = name
            seats[name] = stack.enter_context(world.people[name].sit(match))
        if "fast" in options:
            for name, count in (("bob", 2), ("ada", 1)):
                for _ in range(count):
                    offers = world.people[name].sit(match)
                    fate.who = name
                    with offers as seat:
                        actions = seat.state.snapshot.offers.actions
                        world._send(seat, [actions[-1 if other and name == "bob" else 0]])
        else:
            world.lay("ada", match, 0)
        said = {name: [*seats[name].raw] for name in seats}
        for name in seats:
            fate.who = name
            with world.people[name].sit(match) as again:
                said[name] += again.raw
            for path in PATHS:
                said[name].append(world.people[name].http.get(path.format(match=match, room=room)).text)
        return said


@pytest.mark.parametrize("options", [[], ["fast"]], ids=["hands", "trims"])
def test_what_another_holds_leaves_every_byte_as_it_was(
    options: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    places = [tmp_path / "one", tmp_path / "other"]
    for place in places:
        place.mkdir()
    one, other = (lived(place, options, k == 1, monkeypatch) for k, place in enumerate(places))
    assert one["ada"] == other["ada"]
    assert one["sal"] == other["sal"]
    assert one["bob"] != other["bob"]


def test_a_planted_leak_is_caught(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The view shows every player what only that player may see."""
    honest = view._player
    monkeypatch.setattr(view, "_player", lambda s, seat, acting, is_own: honest(s, seat, acting, True))
    places = [tmp_path / "one", tmp_path / "other"]
    for place in places:
        place.mkdir()
    one, other = (lived(place, ["fast"], k == 1, monkeypatch) for k, place in enumerate(places))
    assert one["sal"] != other["sal"]
