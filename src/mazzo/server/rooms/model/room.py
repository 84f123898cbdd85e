"""The state of a room, computed from its events: seats, host, settings. Pure: no clock, no chance, no database.

`after` applies an event without checks; `settled` removes erased people. `commands` checks acts.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import lru_cache

from mazzo.core.begins import begins, with_beginner
from mazzo.core.fairness import NO_NUMBER, Shuffle
from mazzo.core.own_deck import OwnDeck
from mazzo.games import GAMES, deck_of_lines
from mazzo.host.dealing import Recipe
from mazzo.host.words import BotName
from mazzo.server.matches.model.deal import Deal, deal
from mazzo.server.rooms.from_client import Clock, NoClock
from mazzo.server.rooms.model import events as e
from mazzo.server.rooms.to_client import Phase

STAND_IN: BotName = "greedy"
"""The bot that replaces an absent player."""
DECKS = 256
"""Size of the cache of parsed decks: every replay of a room parses its decks."""


@dataclass(frozen=True, slots=True)
class Seat:
    """One seat. `owner`: its member; `bot`: the bot that plays it, if any. `gone`: the owner left during a match, or
    ran out of time, and the bot plays to its end. `since`: the event with which the owner sat down. `number`: the
    owner's, for the shuffle of the next match.
    """

    owner: int | None = None
    name: str = ""
    colour: int = 0
    bot: BotName | None = None
    gone: bool = False
    since: int = 0
    number: str | None = None

    @property
    def is_empty(self) -> bool:
        """Whether it has neither owner nor bot."""
        return self.owner is None and self.bot is None

    @property
    def is_handed(self) -> bool:
        """Whether a bot plays it until its owner takes it back."""
        return self.owner is not None and self.bot is not None and not self.gone


@dataclass(frozen=True, slots=True)
class Member:
    """A present or former member; `person` is None after erasure. `has_sat`: at any time; `took_part`: has opened the
    room, sat or spoken; `renames`: number of changes of name or colour; `sits`: how often they sat down; `acts`: their
    other events, whispers and messages among spectators apart. `barred`: the host keeps them from sitting and speaking.
    """

    person: str | None
    name: str
    colour: int
    program: bool
    has_sat: bool = False
    took_part: bool = False
    renames: int = 0
    sits: int = 0
    acts: int = 0
    barred: bool = False


@dataclass(frozen=True, slots=True)
class Room:
    """A room at one moment. `version`: number of events without chat; `entries`: of all events; `asides`: of those
    that only spectators read; `whispers`: of those that only two players read; `renames`: of changes of name and
    colour. `ready`, `pausing`: members who want another match, who ask for a pause. `lineups`: the seats of each
    match as it began. `deck`: an owner's, None for a deck of the game. `options` name the first player of the match
    in progress, otherwise of the next; `drawn`: a draw decides it. `several`: a person may have several seats,
    though the room is listed. `took_part`: number of members who opened the room, sat or spoke. `next`: the id of the
    next match, if it was announced.
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
    whispers: int = 0
    renames: int = 0
    deck: OwnDeck | None = None
    drawn: bool = False
    several: bool = False
    took_part: int = 0
    next: str | None = None

    @property
    def open_entries(self) -> int:
        """The number of events that all may know, without changes of name, which do not count towards the limit."""
        return self.entries - self.asides - self.whispers - self.renames

    def member_of(self, person: str | None) -> int | None:
        """The number of a person, None if not a member. If merged accounts have two, one that sits, otherwise the
        host's.
        """
        numbers = [k for k, member in enumerate(self.members) if person is not None and member.person == person]
        return max(numbers, key=lambda k: (bool(self.seats_of(k)), k == self.host, -k), default=None)

    def seats_of(self, member: int | None) -> list[int]:
        """The seats that a member owns and has not left for good."""
        if member is None:
            return []
        return [k for k, seat in enumerate(self.seats) if seat.owner == member and not seat.gone]

    @property
    def is_show(self) -> bool:
        """Whether only bots play, watched by people."""
        return bool(self.seats) and all(seat.owner is None and seat.bot is not None for seat in self.seats)

    @property
    def seated(self) -> set[int]:
        """The members who have a seat."""
        return {seat.owner for seat in self.seats if seat.owner is not None and not seat.gone}

    @property
    def benched(self) -> frozenset[int]:
        """The seats that bots play."""
        return frozenset(k for k, seat in enumerate(self.seats) if seat.bot is not None)

    @property
    def left(self) -> frozenset[int]:
        """The seats whose owners left the match in progress for good."""
        return frozenset(k for k, seat in enumerate(self.seats) if seat.gone)

    @property
    def people(self) -> list[str | None]:
        """The owner of each seat, None for a bot's."""
        return [None if seat.owner is None else self.members[seat.owner].person for seat in self.seats]

    def free_colour(self, wanted: int, colours: int) -> int:
        """The wanted colour, or the next one that no seat has."""
        colours_in_use = {seat.colour for seat in self.seats if not seat.is_empty}
        order = [(wanted + k) % colours for k in range(colours)]
        return next((colour for colour in order if colour not in colours_in_use), wanted)


def fold(entries: Iterable[e.Entry]) -> Room:
    """The room after these entries, including erased people."""
    room = Room()
    for entry in entries:
        room = after(room, entry)
    return room


def after(room: Room, entry: e.Entry) -> Room:
    """The room after one more entry."""
    spoken = isinstance(entry.event, e.Said)
    aside = isinstance(entry.event, e.Said) and not entry.event.seats
    whisper = isinstance(entry.event, e.Said) and entry.event.to is not None
    by = getattr(entry.event, "by", None)
    if by is not None and not (aside or whisper or isinstance(entry.event, e.Sat | e.Stood | e.Renamed)):
        room = _with_member(room, by, replace(room.members[by], acts=room.members[by].acts + 1))
    return _applied(
        replace(
            room,
            version=room.version + (not spoken),
            entries=room.entries + 1,
            asides=room.asides + aside,
            whispers=room.whispers + whisper,
            renames=room.renames + isinstance(entry.event, e.Renamed),
        ),
        entry,
    )


def _applied(room: Room, entry: e.Entry) -> Room:
    event = entry.event
    match event:
        case e.Opened(game, seats):
            room = replace(room, game=game, seats=(Seat(),) * seats, next=event.next)
            return _with_settings(room, event, entry.words)
        case e.Came(colour, program):
            newcomer = Member(entry.person, entry.words or "", colour, program)
            is_host = not room.members
            room = replace(room, members=(*room.members, newcomer))
            return _taking_part(room, 0) if is_host else room
        case e.Renamed(by, colour):
            member = room.members[by]
            new_member = replace(member, name=entry.words or "", colour=colour, renames=member.renames + 1)
            return _with_member(room, by, new_member)
        case e.Sat(by, seat, colour):
            room = _taking_part(room, by)
            room = _with_member(room, by, replace(room.members[by], has_sat=True, sits=room.members[by].sits + 1))
            return _with_seat(room, seat, Seat(by, entry.words or "", colour, since=room.entries, number=event.number))
        case e.Stood(by, seat):
            return _without_sitter(room, by, seat)
        case e.Installed(_, seat, bot, colour):
            return _with_seat(room, seat, Seat(bot=bot, colour=colour))
        case e.Emptied(_, seat, bar):
            owner = room.seats[seat].owner
            if bar and owner is not None:
                room = _with_member(room, owner, replace(room.members[owner], barred=True))
            return _with_seat(room, seat, Seat())
        case e.Admitted(_, number):
            return _with_member(room, number, replace(room.members[number], barred=False))
        case e.Changed(_, order):
            seats_after = tuple(Seat() if old == e.EMPTY else room.seats[old] for old in order)
            return _with_settings(replace(room, seats=seats_after, ready=frozenset()), event, entry.words)
        case e.Started(_, match, seat):
            room = replace(room, seats=tuple(replace(one, number=None) for one in room.seats), next=None)
            return replace(
                _fresh(_begun_by(room, seat)),
                phase="playing",
                match=match,
                matches=(*room.matches, match),
                lineups={**room.lineups, match: room.seats},
            )
        case e.Ended():
            return replace(_after_end(room), next=event.next)
        case e.Wanted(by):
            own = (replace(one, number=event.number) if one.owner == by else one for one in room.seats)
            return replace(room, ready=room.ready | {by}, seats=tuple(own))
        case e.Handed(_, seat, lasting):
            return _with_seat(room, seat, replace(room.seats[seat], bot=STAND_IN, gone=lasting))
        case e.Taken(_, seat):
            return _with_seat(room, seat, replace(room.seats[seat], bot=None))
        case e.AskedPause(by, paused):
            return replace(room, pausing=frozenset() if paused else room.pausing | {by}, paused=paused)
        case e.WentOn(by):
            return replace(room, pausing=frozenset() if room.paused else room.pausing - {by}, paused=False)
        case e.Said(by):
            return _taking_part(room, by)
        case e.Closed():
            return replace(room, phase="closed")


def _with_settings(room: Room, event: e.Opened | e.Changed, words: str | None) -> Room:
    """The room with the options, the clock, the deck and the like of an event."""
    return replace(
        room,
        options=event.options,
        clock=event.clock,
        listed=event.listed,
        programs=event.programs,
        deck=_deck(room.game, event.deck, words, room.deck),
        drawn=event.drawn,
        several=event.several,
    )


def settled(room: Room) -> Room:
    """The room without erased people: bots play for them, and another member is host; without a host left it is closed.

    This is not an event, because people can be erased at any time.
    """
    members_erased = {k for k, member in enumerate(room.members) if member.person is None}
    if not members_erased:
        return room
    stands_in = room.phase in ("playing", "over")
    seats = tuple(
        (Seat(bot=STAND_IN, colour=seat.colour) if stands_in else Seat()) if seat.owner in members_erased else seat
        for seat in room.seats
    )
    room = replace(room, seats=seats, ready=room.ready - members_erased, pausing=room.pausing - members_erased)
    if room.host not in members_erased:
        return room
    heir = _heir(room, members_erased)
    return replace(room, phase="closed") if heir is None else replace(room, host=heir)


def _heir(room: Room, without: Iterable[int]) -> int | None:
    """The next host: the member who has sat the longest, otherwise the first who ever sat."""
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
    """The deck that an entry names: the one in its lines, or the previous one. If the lines were erased with their
    author, the game's own deck.
    """
    if version is None:
        return None
    if lines:
        return _read(game, lines)
    return before if before is not None and before.version == version else None


@lru_cache(DECKS)
def _read(game: str, lines: str) -> OwnDeck:
    return deck_of_lines(game, lines.split("\n"))


def _without_sitter(room: Room, by: int, number: int) -> Room:
    playing = room.phase == "playing"
    seat = replace(room.seats[number], bot=STAND_IN, gone=True) if playing else Seat()
    room = _with_seat(room, number, seat)
    if room.seats_of(by):
        return room
    room = replace(room, ready=room.ready - {by}, pausing=room.pausing - {by})
    heir = _heir(room, {by, *_forgotten(room)}) if playing and room.host == by else None
    return room if heir is None or heir not in room.seated else replace(room, host=heir)


def _forgotten(room: Room) -> set[int]:
    return {k for k, member in enumerate(room.members) if member.person is None}


def _fresh(room: Room) -> Room:
    """All seats with their owners again, without requests."""
    seats = tuple(replace(seat, bot=None) if seat.is_handed else seat for seat in room.seats)
    return replace(room, seats=seats, ready=frozenset(), pausing=frozenset(), paused=False)


def _after_end(room: Room) -> Room:
    """The room after a match: handed seats return to their owners; the bots keep those that were left. The next seat
    clockwise begins the next match, as no rulebook says who begins a second one.
    """
    seats = tuple(Seat(bot=seat.bot, colour=seat.colour) if seat.gone else seat for seat in room.seats)
    following = (beginner(room) + 1) % len(seats)
    return replace(_fresh(replace(_begun_by(room, following), seats=seats)), phase="over", drawn=False)


def beginner(room: Room) -> int:
    """The first player according to the options."""
    return begins(GAMES[room.game].meta, room.options)


def _begun_by(room: Room, seat: int) -> Room:
    return replace(room, options=with_beginner(GAMES[room.game].meta, room.options, seat))


def shuffle_of(room: Room, entries: Iterable[e.Entry], key_of: Callable[[str], bytes]) -> Shuffle | None:
    """What the seed of the match that these entries start is made of; None if they start none, if it was not announced,
    and if no player gave a number. `key_of`: the key of a match by its id.
    """
    for entry in entries:
        if isinstance(entry.event, e.Started):
            numbers = tuple(seat.number or NO_NUMBER for seat in settled(room).seats)
            is_announced = room.next == entry.event.match and set(numbers) != {NO_NUMBER}
            return Shuffle(room.next, key_of(room.next), numbers) if room.next and is_announced else None
        room = after(room, entry)
    return None


def deal_of(
    id: str, room: Room, seed: bytes, at: int, recipe: Recipe | None = None, shuffle: Shuffle | None = None
) -> Deal:
    """Deal the match that begins in a room; it is stored together with the event of its start. `recipe`: of a match
    that is played on from another; `shuffle`: what the seed is made of, if that can be checked.
    """
    assert room.match is not None, "a match begins"
    bots = [seat.bot for seat in room.seats]
    recipe = recipe or Recipe(room.options, seed, deck=room.deck, shuffle=shuffle)
    return deal(room.game, room.people, recipe, at, id, room.match, bots)
