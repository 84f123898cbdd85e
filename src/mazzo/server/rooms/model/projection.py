"""The view of a room for one viewer, as wire structs. No other module decides what a viewer may see of a room."""

from __future__ import annotations

from collections.abc import Collection, Hashable, Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property

import msgspec

from mazzo.core.begins import may_begin
from mazzo.games import GAMES
from mazzo.host.to_client import AnnouncedMatch, MatchSeat
from mazzo.server.accounts.person import Person
from mazzo.server.decks.messages import NamedDeck
from mazzo.server.rooms import to_client
from mazzo.server.rooms.model.chat import Chat, Line
from mazzo.server.rooms.model.clock import Time
from mazzo.server.rooms.model.commands import Now, acting_host
from mazzo.server.rooms.model.offers import offered, standing_of
from mazzo.server.rooms.model.room import Room, Seat, beginner

_encoder = msgspec.json.Encoder()


@dataclass(frozen=True)
class Scene:
    """Everything about a room at one moment. `turns`: seats that may act in the match; `watching`: number of
    spectators; `away`: milliseconds for which members have been absent; `times`: those of the seats during a match;
    `next`: the match that may begin.
    """

    id: str
    room: Room
    chat: Chat
    now: Now
    turns: Collection[int]
    watching: int
    away: dict[int, int]
    times: Sequence[Time]
    at: int
    next: AnnouncedMatch | None = None

    @cached_property
    def shown_to_all(self) -> to_client.Room:
        """The room as a stranger may see it; what each viewer may see has all of it, built once."""
        return _shown_to_all(self)

    @cached_property
    def news(self) -> bytes:
        """Digest of `shown_to_all`, see `Update`."""
        return _news(self.shown_to_all, self.at)

    @cached_property
    def text(self) -> tuple[bytes, bytes, bytes]:
        """The message with `shown_to_all`, in three parts: between them are the fields of the viewer alone, and the
        acts.
        """
        text = _encoder.encode(to_client.RoomIs(self.shown_to_all))
        # the quotes in these bytes are escaped in every text of a person
        before, _, rest = text.partition(b'"mine":' + _encoder.encode(_NOBODYS))
        between, _, after = rest.partition(b'"acts":[]')
        return before + b'"mine":', between + b'"acts":', after

    @cached_property
    def numbers(self) -> dict[str, int]:
        """The member number of each person."""
        people = {member.person for member in self.room.members if member.person is not None}
        if len(people) == sum(member.person is not None for member in self.room.members):
            return {member.person: k for k, member in enumerate(self.room.members) if member.person is not None}
        return {person: k for person in people if (k := self.room.member_of(person)) is not None}

    @cached_property
    def acts(self) -> dict[Hashable, list[str]]:
        """The acts that are offered, by `standing_of` the viewer, of the viewers who have received the room so far."""
        return {}

    @cached_property
    def talks(self) -> dict[tuple[tuple[int, int], ...], str]:
        """The message with chat messages, by their entries in the journal and their numbers, which differ between two
        who write to one another, of those sent so far.
        """
        return {}


@dataclass(frozen=True, slots=True)
class Viewer:
    """A viewer; `person` None is a stranger. `muted`: the people whose chat is hidden."""

    person: Person | None
    muted: Collection[str] = ()


_NOBODYS = to_client.Mine(None, [], [])


@dataclass(frozen=True, slots=True)
class Update:
    """What a viewer may see of a room, as a message. `digest` is equal to that of the update before if the viewer need
    not be sent it: all of it, with the expiry of running clocks in place of their time left.
    """

    digest: tuple[bytes, bytes, bytes]
    text: str


def _shown_to_all(scene: Scene) -> to_client.Room:
    room, host, seated = scene.room, acting_host(scene.room, scene.now), scene.room.seated
    return to_client.Room(
        room=scene.id,
        version=room.version,
        game=room.game,
        seats=[_seat(scene, number, seat) for number, seat in enumerate(room.seats)],
        options=list(room.options),
        listed=room.listed,
        clock=room.clock,
        programs=room.programs,
        phase=room.phase,
        match=None if room.phase == "gathering" else room.match,
        matches=list(room.matches),
        members=[
            to_client.Member(
                member=number,
                name=member.name,
                colour=member.colour,
                here=number in scene.now.here,
                host=number == host,
                seated=number in seated,
            )
            for number, member in enumerate(room.members)
            if member.person is not None
        ],
        watching=scene.watching,
        mine=_NOBODYS,
        paused=room.paused,
        pausing=[number for number, seat in enumerate(room.seats) if seat.owner in room.pausing],
        acts=[],
        deck=deck_of(room),
        begins=_begins(room),
        drawn=room.drawn,
        several=room.several,
        next=scene.next,
    )


def room_for(scene: Scene, viewer: Viewer) -> to_client.Room:
    """The room as the viewer may see it."""
    mine, acts = _own(scene, viewer)
    return msgspec.structs.replace(scene.shown_to_all, mine=mine, acts=acts)


def update_for(scene: Scene, viewer: Viewer) -> Update:
    """The same as a message. What all viewers see is encoded once."""
    mine, acts = map(_encoder.encode, _own(scene, viewer))
    before, between, after = scene.text
    return Update((scene.news, mine, acts), b"".join((before, mine, between, acts, after)).decode())


def _own(scene: Scene, viewer: Viewer) -> tuple[to_client.Mine, list[str]]:
    """The fields for this viewer alone, with the acts that they may do now."""
    room, person = scene.room, viewer.person
    if person is None:
        return _NOBODYS, []
    me = scene.numbers.get(person.id)
    standing = standing_of(room, person, me, scene.now)
    if standing not in scene.acts:
        scene.acts[standing] = offered(room, person, scene.now)
    barred = _barred(room) if me == acting_host(room, scene.now) else []
    is_barred = me is not None and room.members[me].barred
    mine = to_client.Mine(me, room.seats_of(me), sorted(_muted(room, viewer)), barred, is_barred)
    return mine, scene.acts[standing]


def _barred(room: Room) -> list[int]:
    return [number for number, member in enumerate(room.members) if member.barred and member.person is not None]


def _begins(room: Room) -> int | None:
    is_open = room.drawn and room.phase != "playing"
    has_choice = len(room.seats) > 1 and may_begin(GAMES[room.game].meta)
    return beginner(room) if has_choice and not is_open else None


def deck_of(room: Room) -> NamedDeck | None:
    """The owner's deck of a room by name, None for a deck of the game."""
    return NamedDeck(room.deck.version, room.deck.name) if room.deck else None


def is_led_to(room: Room, viewer: Viewer) -> bool:
    """Whether a match may show this viewer its room: members have the room's link anyway."""
    return room.listed or _member(room, viewer) is not None


def players_for(room: Room, match: str, mine: Collection[int]) -> list[MatchSeat]:
    """The players of a match of this room as it began, for any viewer; empty if it is not one of its matches."""
    return [
        MatchSeat(_name(room, seat), seat.colour, seat.bot, number in mine, _number(room, seat))
        for number, seat in enumerate(room.lineups.get(match, ()))
    ]


def lines_for(scene: Scene, viewer: Viewer, since: int = -1) -> list[to_client.Line]:
    """The chat messages after number `since` that the viewer may read."""
    return _lines_for_client(scene, _readable(scene, viewer, since))


def talk_for(scene: Scene, viewer: Viewer, since: int) -> tuple[str, int]:
    """The message with the chat messages after number `since` that the viewer may read, "" if there are none; and the
    number of the last one, including muted ones.
    """
    readable = _readable(scene, Viewer(viewer.person), since)
    if not readable:
        return "", since
    muted = _muted(scene.room, viewer)
    lines = tuple(line for line in readable if line.member not in muted)
    key = tuple((line.entry, line.number) for line in lines)
    if lines and key not in scene.talks:
        scene.talks[key] = write(to_client.Talk(_lines_for_client(scene, lines)))
    return scene.talks.get(key, ""), readable[-1].number


def newest_for(scene: Scene, viewer: Viewer) -> int:
    """The number of the last message for the viewer, including muted ones; -1 if there is none."""
    lines = _readable(scene, Viewer(viewer.person), -1)
    return lines[-1].number if lines else -1


def _lines_for_client(scene: Scene, lines: Iterable[Line]) -> list[to_client.Line]:
    return [
        to_client.Line(
            line.number, line.member, line.phrase, line.text, line.seats, max(0, scene.at - line.at), line.to
        )
        for line in lines
    ]


def line_for(scene: Scene, viewer: Viewer, number: int) -> Line | None:
    """A message that the viewer may read and did not write, None otherwise."""
    me = _member(scene.room, viewer)
    lines = _readable(scene, viewer, number - 1)
    return next((line for line in lines if line.number == number and line.member != me), None)


def _news(room: to_client.Room, at: int) -> bytes:
    """Digest of what must change for a viewer to be sent the room again, see `Update`."""
    seats = [
        msgspec.structs.replace(
            seat,
            away=None if seat.away is None else 0,
            left=seat.left + at if seat.left and seat.running else seat.left,
        )
        for seat in room.seats
    ]
    return _encoder.encode(msgspec.structs.replace(room, seats=seats))


def write(message: to_client.RoomTold | Sequence[to_client.Line]) -> str:
    """Encode a message, or chat messages."""
    return _encoder.encode(message).decode()


def _readable(scene: Scene, viewer: Viewer, since: int) -> list[Line]:
    member = scene.numbers.get(viewer.person.id) if viewer.person else None
    seated = bool(scene.room.seats_of(member))
    return scene.chat.readable(member, seated=seated, muted=_muted(scene.room, viewer), since=since)


def _member(room: Room, viewer: Viewer) -> int | None:
    return room.member_of(viewer.person.id if viewer.person else None)


def _muted(room: Room, viewer: Viewer) -> set[int]:
    if not viewer.muted:
        return set()
    return {number for number, member in enumerate(room.members) if member.person in viewer.muted}


def _name(room: Room, seat: Seat) -> str:
    """The name of a seat's player; "" if there is none or the person was erased."""
    owner = None if seat.owner is None else room.members[seat.owner]
    return "" if owner is None or owner.person is None else seat.name or owner.name


def _number(room: Room, seat: Seat) -> int | None:
    """The member number of a seat's owner, None if there is none or the person was erased."""
    return None if seat.owner is None or room.members[seat.owner].person is None else seat.owner


def _seat(scene: Scene, number: int, seat: Seat) -> to_client.Seat:
    room = scene.room
    owner = None if seat.owner is None else room.members[seat.owner]
    sitter: to_client.Sitter = "empty" if seat.is_empty else "bot"
    if owner is not None:
        sitter = "program" if owner.program else "person"
    is_bots = seat.owner is None or seat.gone
    waits_for = None if is_bots else seat.owner
    return to_client.Seat(
        seat=number,
        sitter=sitter,
        member=seat.owner,
        name=_name(room, seat),
        colour=seat.colour,
        bot=seat.bot,
        handed=seat.is_handed,
        away=None if waits_for is None or waits_for in scene.now.here else scene.away.get(waits_for, 0),
        may_hand=room.phase == "playing" and waits_for in scene.now.gone and seat.bot is None,
        ready=seat.owner in room.ready if seat.owner is not None else False,
        turn=room.phase == "playing" and number in scene.turns,
        left=None if is_bots or number >= len(scene.times) else scene.times[number].left,
        running=not is_bots and number < len(scene.times) and scene.times[number].running,
    )
