"""The law of tables: information hidden from a viewer of a room or a match changes no byte that they receive.

`worlds` defines how two worlds differ, and what every viewer receives in them: over sockets and streams, by every call
of the published interface, in refusals, in the lobby, as notifications, including headers and their order. The
comparison must detect each of several deliberate leaks. Response times are not measured.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from itertools import zip_longest
from pathlib import Path

import pytest
from msgspec.structs import replace as changed
from sqlalchemy import select

from mazzo.core.errors import Fact
from mazzo.host import to_client
from mazzo.host.viewers import state_of
from mazzo.match import Match, Snapshot
from mazzo.server.accounts.person import Person
from mazzo.server.deals.gate import DealGate
from mazzo.server.matches.live import LiveMatch
from mazzo.server.matches.model.deal import Deal
from mazzo.server.matches.registry import MatchRegistry
from mazzo.server.push import service as push
from mazzo.server.rooms.model import projection
from mazzo.server.rooms.model.chat import Chat, Line
from mazzo.server.rooms.model.projection import Scene, Viewer
from mazzo.server.rooms.queries import RoomStore
from mazzo.server.rooms.to_client import Room, RoomCard
from mazzo.server.storage import tables
from tests.server.viewers import Mail
from tests.server.worlds import VIEWERS, Hidden, Lived, live_through

PLAIN = Hidden()
DEEDS = Hidden(deeds=True)
WHISPERS = Hidden(whispers=True)
SEATS = ("ada", "hal", "program", "hal's browser")
"""Seated people: the chat of spectators is hidden from them."""


@pytest.fixture(scope="module")
def mail() -> Iterator[Mail]:
    mail = Mail()
    yield mail
    mail.close()


@pytest.fixture(scope="module")
def lived(tmp_path_factory: pytest.TempPathFactory, mail: Mail) -> dict[Hidden, Lived]:
    """One world of each kind."""
    place = tmp_path_factory.mktemp("worlds")
    with pytest.MonkeyPatch.context() as patch:
        return {
            hidden: live_through(place / str(k), hidden, mail, patch)
            for k, hidden in enumerate((PLAIN, DEEDS, WHISPERS))
        }


def differences(one: Lived, other: Lived, viewers: tuple[str, ...]) -> list[str]:
    """Where these viewers received something else: the first difference of each."""
    found = []
    for viewer in viewers:
        pairs = zip_longest(one.said[viewer], other.said[viewer], fillvalue="")
        found += [f"{viewer} {_parting(here, there)}" for here, there in pairs if here != there][:1]
    return found


def _parting(one: str, other: str) -> str:
    at = next((k for k, (here, there) in enumerate(zip(one, other, strict=False)) if here != there), len(one))
    return f"{one[:60]} at {at}: {one[max(0, at - 80) : at + 80]} | {other[max(0, at - 80) : at + 80]}"


def test_what_others_do_in_secret_leaves_every_byte_of_every_viewer_as_it_was(lived: dict[Hidden, Lived]) -> None:
    assert differences(lived[PLAIN], lived[DEEDS], (*VIEWERS, "hal's browser")) == []


def test_what_spectators_say_leaves_every_byte_of_those_who_sit_as_it_was(lived: dict[Hidden, Lived]) -> None:
    assert differences(lived[PLAIN], lived[WHISPERS], SEATS) == []
    assert {line.partition(" ")[0] for line in differences(lived[PLAIN], lived[WHISPERS], VIEWERS)} == {
        "sal",
        "stranger",
    }


def test_the_worlds_differ_in_all_that_is_hidden(lived: dict[Hidden, Lived]) -> None:
    one, other = lived[PLAIN], lived[DEEDS]
    for seat in (1, 4, 5, 6):
        assert one.by("first", seat) != other.by("first", seat)
    assert one.by("second", 1) != other.by("second", 1)
    assert one.seeds != other.seeds
    for seat in (0, 3):  # what viewers do themselves, and what is done for them
        assert one.by("first", seat) == other.by("first", seat) != []


def test_every_viewer_makes_every_call_that_is_published(lived: dict[Hidden, Lived]) -> None:
    for viewer in VIEWERS:
        said = lived[PLAIN].said[viewer]
        for path in lived[PLAIN].paths:
            asked = path.partition("{")[0]
            assert any(line.startswith(f"GET {asked}") for line in said), (viewer, path)


# the law has teeth


@dataclass(frozen=True)
class Leak:
    """A leak: the replaced part of the server, the viewer who would receive the secret, and the secret."""

    place: str
    plant: Callable[..., object]
    viewer: str = "ada"
    hidden: Hidden = DEEDS


_readable, _adopt, _state, _why = Chat.readable, MatchRegistry.adopt, state_of, LiveMatch.why
_lobby, _room_for, _announce, _text_of = (
    RoomStore.lobby,
    projection.room_for,
    push.PushNotifications.announce,
    push.text_of,
)


def hear_everybody(talk: Chat, member: int | None, *, seated: bool, muted: set[int], since: int = -1) -> list[Line]:
    """The chat filter ignores seats."""
    return _readable(talk, member, seated=False, muted=muted, since=since)


def tell_the_seed(matches: MatchRegistry, dealt: Deal) -> LiveMatch:
    """`MatchInfo.source` contains the seed."""
    row = replace(dealt.record.row, source=dealt.record.row.seed.hex())
    return _adopt(matches, replace(dealt, record=replace(dealt.record, row=row)))


def tell_the_journals_version(match: Match, snapshot: Snapshot, since: int) -> to_client.State:
    """A spectator's snapshot counts the entries of the journal."""
    return _state(match, replace(snapshot, version=match.version) if snapshot.seat is None else snapshot, since)


async def tell_who_mutes_me(store: RoomStore, people: list[str]) -> dict[str, set[str]]:
    """A muted person sees who has muted them."""
    c = tables.mute.c
    told: dict[str, set[str]] = {person: set() for person in people}
    for person, other in await store._store.all(select(c.person, c.muted).where(c.muted.in_(told))):
        told[other].add(person)
    return told


async def list_every_room(
    store: RoomStore, person: str | None, game: str | None, now: int, workers: frozenset[str]
) -> tuple[list[RoomCard], list[RoomCard]]:
    """The lobby shows unlisted rooms."""
    projection, mine = await _lobby(store, person, game, now, workers)
    found = await store._store.all(select(tables.room.c.host).distinct().order_by(tables.room.c.host))
    return [
        *projection,
        *[card for (host,) in found for card in (await _lobby(store, host, game, now, workers))[1]],
    ], mine


def name_the_last_card(live: LiveMatch, seat: int | None, version: int, text: str) -> tuple[str, str, dict[str, Fact]]:
    """A refusal names what was laid last."""
    code, rule, facts = _why(live, seat, version, text)
    return code, rule, {**facts, "last": live.match.entries[-1].text}


def count_all_events(scene: Scene, viewer: Viewer) -> Room:
    """A room's version counts what spectators say, too."""
    return changed(_room_for(scene, viewer), version=scene.room.entries)


async def announce_the_seed(house: push.PushNotifications, live: LiveMatch, seat: int, person: str, turn: int) -> None:
    """A notice holds something of the match."""
    with pytest.MonkeyPatch.context() as patch:
        told = _text_of("it", live.row.game, f"{live.row.room}?{live.row.seed.hex()}")
        patch.setattr(push, "text_of", lambda *_: told)
        await _announce(house, live, seat, person, turn)


async def show_deals_to_everybody(gate: DealGate, live: LiveMatch, person: Person | None) -> bool:
    """What others have played on a deal of the day is shown before one's own attempt."""
    return True


LEAKS = [
    Leak("server.deals.gate.DealGate.may_see", show_deals_to_everybody),
    Leak("server.rooms.model.chat.Chat.readable", hear_everybody, hidden=WHISPERS),
    Leak("server.matches.registry.MatchRegistry.adopt", tell_the_seed, "stranger"),
    Leak("host.viewers.state_of", tell_the_journals_version, "stranger"),
    Leak("server.rooms.queries.RoomStore.muted_by", tell_who_mutes_me),
    Leak("server.rooms.queries.RoomStore.lobby", list_every_room, "stranger"),
    Leak("server.matches.live.LiveMatch.why", name_the_last_card),
    Leak("server.rooms.live.room_for", count_all_events, hidden=WHISPERS),
    Leak("server.push.service.PushNotifications.announce", announce_the_seed, "hal's browser"),
]


@pytest.mark.slow
@pytest.mark.parametrize("leak", LEAKS, ids=lambda leak: leak.plant.__name__)
def test_a_planted_leak_is_caught(leak: Leak, tmp_path: Path, mail: Mail, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(f"mazzo.{leak.place}", leak.plant)
    one, other = (
        live_through(tmp_path / str(k), hidden, mail, monkeypatch, (leak.viewer,))
        for k, hidden in enumerate((PLAIN, leak.hidden))
    )
    assert differences(one, other, (leak.viewer,))
