"""A room as its events make it: who sits where, who is host, what is played. Pure: no clock, no chance, no database.

`after` applies an event blindly; `settled` leaves out who was forgotten. What an act may do and what it leads to is
told by `commands`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import lru_cache

from mazzo.core.begins import begins, with_beginner
from mazzo.core.decks import OwnDeck, read_lines
from mazzo.games import GAMES
from mazzo.server.matches.deal import Deal, Recipe, deal
from mazzo.server.rooms import events as e
from mazzo.server.rooms.messages import BotName, Clock, NoClock, Phase

STAND_IN: BotName = "greedy"
"""The bot that plays for whoever has gone."""
DECKS = 256
"""Decks that are kept as they were read last: a room reads its events each time it is made."""


@dataclass(frozen=True, slots=True)
class Seat:
    """One seat. `owner`: the member it belongs to; `bot`: who plays it if no person does. `gone`: the owner stood up in
    the middle of a match, or ran out of time, and the bot stays to its end. `since`: when the owner sat down, counted
    in events.
    """

    owner: int | None = None
    name: str = ""
    colour: int = 0
    bot: BotName | None = None
    gone: bool = False
    since: int = 0

    @property
    def is_empty(self) -> bool:
        """Whether nobody has it."""
        return self.owner is None and self.bot is None

    @property
    def is_handed(self) -> bool:
        """Whether a bot plays it until its owner takes it back."""
        return self.owner is not None and self.bot is not None and not self.gone


@dataclass(frozen=True, slots=True)
class Member:
    """Somebody who is or was here; `person` is None once they are forgotten. `has_sat`: at some time; `took_part`: they
    opened the room, sat or spoke; `renames`: how often they took another name or colour.
    """

    person: str | None
    name: str
    colour: int
    program: bool
    has_sat: bool = False
    took_part: bool = False
    renames: int = 0


@dataclass(frozen=True, slots=True)
class Room:
    """A room at one moment. `version` counts its events but for talk; `entries` counts all,
    `asides` those that only spectators read, `renames` other names and colours. `ready` and `pausing`:
    members who want another match, who ask for a pause. `lineups`: the seats of each match as it began. `deck`: an
    owner's, None for ours. `options` name the seat that begins the match being played, else the next one; `drawn`:
    that seat is decided by a draw. `several`: a person may have several seats, though the room is listed.
    `took_part`: how many members opened the room, sat or spoke.
    """

    game: str = ""
    seats: tuple[Seat, ...] = ()
    options: tuple[str, ...] = ()
    clock: Clock = NoClock()  # noqa: RUF009  (frozen)
    listed: bool = False
    programs: bool = False
    phase: Phase = "gathering"
    match: str | None = None
    matches: tuple[str, ...] = ()
    lineups: Mapping[str, tuple[Seat, ...]] = field(default_factory=dict)
    host: int = 0
    members: tuple[Member, ...] = ()
    ready: frozenset[int] = frozenset()
    pausing: frozenset[int] = frozenset()
    paused: bool = False
    version: int = 0
    entries: int = 0
    asides: int = 0
    renames: int = 0
    deck: OwnDeck | None = None
    drawn: bool = False
    several: bool = False
    took_part: int = 0

    @property
    def open_entries(self) -> int:
        """How many of its events everybody may know, but for other names: nobody uses up a room by these."""
        return self.entries - self.asides - self.renames

    def member_of(self, person: str | None) -> int | None:
        """The number of a person, None if they have not come; of several, where two have become one, one that sits, or
        else is host.
        """
        numbers = [k for k, member in enumerate(self.members) if person is not None and member.person == person]
        return max(numbers, key=lambda k: (bool(self.seats_of(k)), k == self.host, -k), default=None)

    def seats_of(self, member: int | None) -> list[int]:
        """The seats that belong to a member and were not left for good."""
        if member is None:
            return []
        return [k for k, seat in enumerate(self.seats) if seat.owner == member and not seat.gone]

    @property
    def is_show(self) -> bool:
        """Whether bots play among themselves, with people who look on."""
        return bool(self.seats) and all(seat.owner is None and seat.bot is not None for seat in self.seats)

    @property
    def seated(self) -> set[int]:
        """The members who sit."""
        return {seat.owner for seat in self.seats if seat.owner is not None and not seat.gone}

    @property
    def benched(self) -> frozenset[int]:
        """The seats that bots play."""
        return frozenset(k for k, seat in enumerate(self.seats) if seat.bot is not None)

    @property
    def people(self) -> list[str | None]:
        """For each seat the person it belongs to, None for a bot's."""
        return [None if seat.owner is None else self.members[seat.owner].person for seat in self.seats]

    def free_colour(self, wanted: int, colours: int) -> int:
        """The wanted colour, or the next that no seat has."""
        taken = {seat.colour for seat in self.seats if not seat.is_empty}
        order = [(wanted + k) % colours for k in range(colours)]
        return next((colour for colour in order if colour not in taken), wanted)


def fold(entries: Iterable[e.Entry]) -> Room:
    """The room that these entries make, whoever was forgotten still in it."""
    room = Room()
    for entry in entries:
        room = after(room, entry)
    return room


def after(room: Room, entry: e.Entry) -> Room:
    """The room with one more entry."""
    spoken = isinstance(entry.event, e.Said)
    aside = isinstance(entry.event, e.Said) and not entry.event.seats
    return _applied(
        replace(
            room,
            version=room.version + (not spoken),
            entries=room.entries + 1,
            asides=room.asides + aside,
            renames=room.renames + isinstance(entry.event, e.Renamed),
        ),
        entry,
    )


def _applied(room: Room, entry: e.Entry) -> Room:
    match entry.event:
        case e.Opened(game, seats, options, clock, listed, programs, deck, drawn, several):
            return replace(
                room,
                game=game,
                seats=(Seat(),) * seats,
                options=options,
                clock=clock,
                listed=listed,
                programs=programs,
                deck=_deck(game, deck, entry.words, None),
                drawn=drawn,
                several=several,
            )
        case e.Came(colour, program):
            newcomer = Member(entry.person, entry.words or "", colour, program)
            is_host = not room.members
            room = replace(room, members=(*room.members, newcomer))
            return _taking_part(room, 0) if is_host else room
        case e.Renamed(by, colour):
            member = room.members[by]
            named = replace(member, name=entry.words or "", colour=colour, renames=member.renames + 1)
            return _with_member(room, by, named)
        case e.Sat(by, seat, colour):
            room = _taking_part(room, by)
            room = _with_member(room, by, replace(room.members[by], has_sat=True))
            return _with_seat(room, seat, Seat(by, entry.words or "", colour, since=room.entries))
        case e.Stood(by, seat):
            return _stood(room, by, seat)
        case e.Installed(_, seat, bot, colour):
            return _with_seat(room, seat, Seat(bot=bot, colour=colour))
        case e.Emptied(_, seat):
            return _with_seat(room, seat, Seat())
        case e.Changed(_, order, options, clock, listed, programs, deck, drawn, several):
            return replace(
                room,
                seats=tuple(Seat() if old == e.EMPTY else room.seats[old] for old in order),
                options=options,
                clock=clock,
                listed=listed,
                programs=programs,
                deck=_deck(room.game, deck, entry.words, room.deck),
                drawn=drawn,
                several=several,
                ready=frozenset(),
            )
        case e.Started(_, match, seat):
            return replace(
                _fresh(_begun_by(room, seat)),
                phase="playing",
                match=match,
                matches=(*room.matches, match),
                lineups={**room.lineups, match: room.seats},
            )
        case e.Ended():
            return _ended(room)
        case e.Wanted(by):
            return replace(room, ready=room.ready | {by})
        case e.Handed(_, seat, lasting):
            return _with_seat(room, seat, replace(room.seats[seat], bot=STAND_IN, gone=lasting))
        case e.Taken(_, seat):
            return _with_seat(room, seat, replace(room.seats[seat], bot=None))
        case e.Asked(by, paused):
            return replace(room, pausing=frozenset() if paused else room.pausing | {by}, paused=paused)
        case e.WentOn(by):
            return replace(room, pausing=frozenset() if room.paused else room.pausing - {by}, paused=False)
        case e.Said(by):
            return _taking_part(room, by)
        case e.Closed():
            return replace(room, phase="closed")


def settled(room: Room) -> Room:
    """The room as those who remain have it: who was forgotten sits nowhere, a bot plays on for them, and somebody else
    is host; with nobody left to be host it is closed.

    Nothing of this is an event: it follows from who is forgotten, whenever that was.
    """
    forgotten = {k for k, member in enumerate(room.members) if member.person is None}
    if not forgotten:
        return room
    stands_in = room.phase in ("playing", "over")
    seats = tuple(
        (Seat(bot=STAND_IN, colour=seat.colour) if stands_in else Seat()) if seat.owner in forgotten else seat
        for seat in room.seats
    )
    room = replace(room, seats=seats, ready=room.ready - forgotten, pausing=room.pausing - forgotten)
    if room.host not in forgotten:
        return room
    heir = _heir(room, forgotten)
    return replace(room, phase="closed") if heir is None else replace(room, host=heir)


def _heir(room: Room, without: Iterable[int]) -> int | None:
    """Who is host when the host has left: who has sat the longest, else the first who ever sat."""
    sitting = [(seat.since, seat.owner) for seat in room.seats if seat.owner is not None and not seat.gone]
    once = [(room.entries + k, k) for k, member in enumerate(room.members) if member.has_sat]
    return next((member for _, member in [*sorted(sitting), *once] if member not in without), None)


def _with_seat(room: Room, number: int, seat: Seat) -> Room:
    return replace(room, seats=(*room.seats[:number], seat, *room.seats[number + 1 :]))


def _with_member(room: Room, number: int, member: Member) -> Room:
    return replace(room, members=(*room.members[:number], member, *room.members[number + 1 :]))


def _taking_part(room: Room, number: int) -> Room:
    member = room.members[number]
    if member.took_part:
        return room
    room = replace(room, took_part=room.took_part + 1)
    return _with_member(room, number, replace(member, took_part=True))


def _deck(game: str, version: str | None, lines: str | None, before: OwnDeck | None) -> OwnDeck | None:
    """The deck that an entry names: the one it tells, or the one there was. Where whoever told it was forgotten their
    deck is, too, and ours takes its place.
    """
    if version is None:
        return None
    if lines:
        return _read(game, lines)
    return before if before is not None and before.version == version else None


@lru_cache(DECKS)
def _read(game: str, lines: str) -> OwnDeck:
    return read_lines(game, lines.split("\n"))


def _stood(room: Room, by: int, number: int) -> Room:
    playing = room.phase == "playing"
    left = replace(room.seats[number], bot=STAND_IN, gone=True) if playing else Seat()
    room = _with_seat(room, number, left)
    if room.seats_of(by):
        return room
    room = replace(room, ready=room.ready - {by}, pausing=room.pausing - {by})
    heir = _heir(room, {by, *_forgotten(room)}) if playing and room.host == by else None
    return room if heir is None or heir not in room.seated else replace(room, host=heir)


def _forgotten(room: Room) -> set[int]:
    return {k for k, member in enumerate(room.members) if member.person is None}


def _fresh(room: Room) -> Room:
    """Everybody at their own seat again, with nothing asked."""
    seats = tuple(replace(seat, bot=None) if seat.is_handed else seat for seat in room.seats)
    return replace(room, seats=seats, ready=frozenset(), pausing=frozenset(), paused=False)


def _ended(room: Room) -> Room:
    """The match is over: seats that were handed are their owners' again, those that were left are the bots'. The next
    match is begun by the next seat clockwise, for no rulebook says who begins a second one.
    """
    seats = tuple(Seat(bot=seat.bot, colour=seat.colour) if seat.gone else seat for seat in room.seats)
    following = (beginner(room) + 1) % len(seats)
    return replace(_fresh(replace(_begun_by(room, following), seats=seats)), phase="over", drawn=False)


def beginner(room: Room) -> int:
    """The seat that the options name as the one that begins."""
    return begins(GAMES[room.game].meta, room.options)


def _begun_by(room: Room, seat: int) -> Room:
    return replace(room, options=with_beginner(GAMES[room.game].meta, room.options, seat))


def deal_of(id: str, room: Room, seed: bytes, at: int) -> Deal:
    """Deal the match that begins in a room; it is filed with the event that says so."""
    assert room.match is not None, "a match begins"
    return deal(room.game, room.people, Recipe(room.options, seed, deck=room.deck), at, id, room.match)
