"""Commands of a room: what is allowed, and the events it causes. Pure, like the room: presence and the next match are
arguments.

`refusal` says why an act is not allowed, `events_of` returns its events.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from msgspec import UNSET
from msgspec.structs import replace

from mazzo.core.begins import begins, with_beginner
from mazzo.core.errors import MazzoError, NotLegal, NotUnderstood
from mazzo.core.own_deck import OwnDeck
from mazzo.core.shown_texts import is_shown, look, tidy
from mazzo.core.streams import draw
from mazzo.games import GAMES
from mazzo.host.match_options import check_offered, options_for
from mazzo.server.accounts.person import COLOURS, Person
from mazzo.server.decks.queries import text_of
from mazzo.server.limits import (
    ASIDES,
    HOST_EVENTS,
    LOOKERS,
    MEMBER_EVENTS,
    MEMBERS,
    RENAMES,
    ROOM_EVENTS,
    SITS,
    TALK_EVENTS,
)
from mazzo.server.rooms import from_client
from mazzo.server.rooms.model import events as e
from mazzo.server.rooms.model.room import Room, after, beginner, fold


@dataclass(frozen=True, slots=True)
class Now:
    """Facts that the journal does not contain. `here`: members present; `gone`: members absent for longer than the
    grace period. `match`: the id of the match that would begin; `withheld`: games of which no match may begin; `deck`:
    the owner's deck that the act names.
    """

    here: frozenset[int] = frozenset()
    gone: frozenset[int] = frozenset()
    match: str = ""
    withheld: frozenset[str] = frozenset()
    deck: OwnDeck | None = None


def opening(
    person: Person, wish: from_client.NewRoom, match: str = "", deck: OwnDeck | None = None, seat: int = 0
) -> list[e.Entry]:
    """The first entries of a room. The host gets seat `seat` and the requested bots the others in order; if bots have
    all seats, the host is a spectator. `match`: the id of the first match, which begins if no seat is empty; `deck`:
    the owner's deck requested. Raises MazzoError when the game cannot be played so.
    """
    options = options_for(wish.game, wish.seats, wish.options, deck, wish.drawn)
    if person.program and not wish.programs:
        raise NotLegal("no-programs")
    if len(wish.bots) > wish.seats:
        raise NotLegal("no-such-seat", seat=len(wish.bots))
    version, lines = (deck.version, text_of(deck)) if deck else (None, None)
    settings = (wish.clock, wish.listed, wish.programs, version, wish.drawn, wish.several)
    event = e.Opened(wish.game, wish.seats, options, *settings, match or None)
    number = None if wish.shuffle is UNSET else wish.shuffle.number
    entries = [
        e.Entry(event, 0, person.id, lines),
        e.Entry(e.Came(person.colour, person.program), 0, person.id, person.name),
    ]
    free = list(range(wish.seats))
    if len(wish.bots) < wish.seats:
        free.remove(seat)
        entries.append(e.Entry(e.Sat(0, seat, person.colour, number), 0, person.id))
    for other, bot in zip(free, wish.bots, strict=False):
        colour = fold(entries).free_colour(0, COLOURS)
        entries.append(e.Entry(e.Installed(0, other, bot, colour), 0, person.id))
    if wish.bots and len(wish.bots) == len(free):
        entries.append(e.Entry(e.Started(0, match), 0, person.id))
    return entries


def filed(room: Room, entries: Iterable[e.Entry], at: int, seed: bytes) -> list[e.Entry]:
    """The entries with their time, and with the first player where a match starts. `seed` is that of the match; a drawn
    first player is drawn from it.
    """
    entries_filed: list[e.Entry] = []
    for entry in entries:
        event = entry.event
        if isinstance(event, e.Started):
            seat = draw(seed, "begins", 0, len(room.seats)) if room.drawn else beginner(room)
            event = replace(event, begins=seat)
        entries_filed.append(replace(entry, at=at, event=event))
        room = after(room, entries_filed[-1])
    return entries_filed


def refusal(room: Room, person: Person, act: from_client.Act, now: Now) -> MazzoError | None:
    """Why the person may not do this now, None if they may."""
    return refusal_of(room, person, room.member_of(person.id), act, now)


def refusal_of(room: Room, person: Person, by: int | None, act: from_client.Act, now: Now) -> MazzoError | None:
    """The same as `refusal`, where `by` is the member number of the person, None for a stranger."""
    try:
        _check(room, person, by, act, now)
    except MazzoError as error:
        return error
    return None


def events_of(room: Room, person: Person, act: from_client.Act, now: Now) -> list[e.Entry]:
    """The events of an act that was not refused, preceded by those of a new member's entering; empty if the act changes
    nothing. `filed` adds the times.
    """
    entries = _arrival(room, person)
    for entry in entries:
        room = after(room, entry)
    by = _number(room, person)
    for event, words in _led_to(room, by, act, now):
        entries.append(e.Entry(event, 0, person.id, words))
    if entries:
        first = entries[0]
        entries[0] = e.Entry(first.event, first.at, first.person, first.words, act.id)
    return entries


def greeting(room: Room, person: Person) -> list[e.Entry]:
    """The events of a person's entering: a member number, or a changed name. None in a closed room. Spectators leave
    some numbers for those who will sit or speak.
    """
    if room.phase == "closed":
        return []
    if len(room.members) - room.took_part >= LOOKERS:
        return renaming(room, person)
    return _arrival(room, person) or renaming(room, person)


def renaming(room: Room, person: Person) -> list[e.Entry]:
    """The events of a member's change of name or colour."""
    number = room.member_of(person.id)
    if number is None or room.phase == "closed":
        return []
    member = room.members[number]
    if (member.name, member.colour) == (person.name, person.colour) or member.renames >= RENAMES:
        return []
    if member.name != person.name and look(person.name) in _looks_of_others(room, person):
        return []  # the room keeps the name before
    return [e.Entry(e.Renamed(number, person.colour), 0, person.id, person.name)]


def acting_host(room: Room, now: Now) -> int:
    """The member with the host's rights: while the host has been absent for long, the present member who has sat the
    longest.
    """
    if room.host not in now.gone:
        return room.host
    sitting = sorted((seat.since, seat.owner) for seat in room.seats if seat.owner is not None and not seat.gone)
    return next((member for _, member in sitting if member in now.here - now.gone), room.host)


def automatic(room: Room, now: Now) -> list[e.Entry]:
    """The events due without an act: another match, once every seated member wants it or has been absent for long."""
    is_awaited = room.phase == "over" and bool(room.ready & now.here) and bool(room.seated - room.ready)
    if (
        room.game in now.withheld
        or not is_awaited
        or not _all_want(room, None, now)
        or any(seat.is_empty for seat in room.seats)
    ):
        return []
    return [e.Entry(e.Started(min(room.ready & now.here), now.match), 0)]


def _arrival(room: Room, person: Person) -> list[e.Entry]:
    if room.member_of(person.id) is not None:
        return []
    return [e.Entry(e.Came(person.colour, person.program), 0, person.id, person.name)]


# ---- refusals


def _check(room: Room, person: Person, by: int | None, act: from_client.Act, now: Now) -> None:
    mine = set(room.seats_of(by))
    if isinstance(act, from_client.Mute | from_client.Report):
        if isinstance(act, from_client.Mute) and (act.member >= len(room.members) or act.member == by):
            raise NotLegal("no-such-member")
        return
    _check_member(room, by, act)
    match act:
        case from_client.Sit():
            _check_sit(room, person, act, bool(mine))
        case from_client.Bot() | from_client.Remove():
            _check_host(room, by, now)
            _check_still(room)
            _check_occupant(room, by, act)
        case from_client.Admit():
            _check_host(room, by, now)
            if act.member >= len(room.members) or not room.members[act.member].barred:
                raise NotLegal("no-such-member")
        case from_client.Change():
            _check_host(room, by, now)
            _check_still(room)
            seats = len(room.seats) if act.seats is UNSET else act.seats
            _options_after(room, act, seats, _deck_after(room, act, now))
            if sum(seat.owner is not None for seat in room.seats) > seats:
                raise NotLegal("seats-taken")
        case from_client.Start():
            _check_host(room, by, now)
            _check_still(room)
            if room.phase == "over" and not _all_want(room, by, now):
                raise NotLegal("not-gathering")
            _check_full(room)
            check_offered(room.game, now.withheld)
        case from_client.Rematch():
            _check_seated(mine)
            if room.phase != "over":
                raise NotLegal("not-over")
            check_offered(room.game, now.withheld)
            if _all_want(room, by, now):
                _check_full(room)
        case from_client.Stand() | from_client.Take():
            seat = room.seats[_check_seat(room, act.seat)]
            if act.seat not in mine:
                raise NotLegal("not-your-seat")
            if isinstance(act, from_client.Take):
                _check_playing(room)
                if not seat.is_handed:
                    raise NotLegal("not-handed")
        case from_client.Hand():
            _check_seated(mine)
            _check_playing(room)
            seat = room.seats[_check_seat(room, act.seat)]
            if seat.owner not in now.gone or seat.bot is not None:
                raise NotLegal("not-away")
        case from_client.Pause() | from_client.GoOn():
            _check_pause(room, by, now, mine)
        case from_client.Say():
            _check_say(room, act)
        case from_client.Whisper():
            _check_playing(room)
            _check_seated(mine)
            _check_whisper(room, by, act)
        case from_client.Close():
            if by is None or by != room.host:  # only the host, not the acting one: it cannot be undone
                raise NotLegal("not-host")
            if room.phase == "playing":
                raise NotLegal("not-over")


def _check_member(room: Room, by: int | None, act: from_client.Act) -> None:
    """Raise what refuses any act of this member."""
    if room.phase == "closed":
        raise NotLegal("room-closed")
    if (by is None or not room.members[by].took_part) and room.took_part >= MEMBERS:
        raise NotLegal("room-full")
    if (
        by is not None
        and room.members[by].barred
        and isinstance(act, from_client.Sit | from_client.Say | from_client.Whisper)
    ):
        raise NotLegal("barred")
    if isinstance(act, from_client.Sit) and _sits_too_often(room, by):
        raise NotLegal("sat-often", times=SITS)
    if _is_too_much(room, by, act):
        raise NotUnderstood("too-large")


def _check_occupant(room: Room, by: int | None, act: from_client.Bot | from_client.Remove) -> None:
    seat = room.seats[_check_seat(room, act.seat)]
    if isinstance(act, from_client.Bot) and seat.owner is not None:
        raise NotLegal("seat-taken")
    if isinstance(act, from_client.Remove) and seat.is_empty:
        raise NotLegal("seat-empty")
    if isinstance(act, from_client.Remove) and act.bar and (seat.owner is None or seat.owner in (by, room.host)):
        raise NotLegal("no-such-member")


def _check_pause(room: Room, by: int | None, now: Now, mine: set[int]) -> None:
    if room.is_show:
        _check_host(room, by, now)
    else:
        _check_seated(mine)
    _check_playing(room)
    if isinstance(room.clock, from_client.NoClock) and not room.is_show:
        raise NotLegal("no-clock")


def _sits_too_often(room: Room, by: int | None) -> bool:
    return by is not None and by != room.host and room.members[by].sits >= SITS


def _is_too_much(room: Room, by: int | None, act: from_client.Act) -> bool:
    """Whether a person, or the room, has too many events for one more act. What others do cannot use up what the host
    has, nor can people without a seat use up what those with one have. Messages among spectators do not count for
    others, from whom they are hidden.
    """
    if isinstance(act, from_client.Sit | from_client.Stand | from_client.Remove | from_client.Close):
        return False
    if isinstance(act, from_client.Whisper):
        return room.whispers >= ASIDES
    own = 0 if by is None else room.members[by].acts
    if by is not None and by == room.host:
        return own >= HOST_EVENTS
    if isinstance(act, from_client.Say) and not room.seats_of(by):
        if _is_aside(room, by) and room.asides >= ASIDES:
            return True
        return own >= MEMBER_EVENTS or room.open_entries >= TALK_EVENTS
    return own >= MEMBER_EVENTS or room.open_entries >= ROOM_EVENTS


def _is_aside(room: Room, by: int | None) -> bool:
    """Whether a chat message is now hidden from seated members."""
    return room.phase == "playing" and not room.seats_of(by)


def _check_sit(room: Room, person: Person, act: from_client.Sit, has_seat: bool) -> None:
    _check_still(room)
    if person.program and not room.programs:
        raise NotLegal("no-programs")
    if not room.seats[_check_seat(room, act.seat)].is_empty:
        raise NotLegal("seat-taken")
    if has_seat and room.listed and not room.several:
        raise NotLegal("one-seat")
    if has_seat and not tidy(act.name):
        raise NotLegal("need-name")
    _printable(act.name, "name")
    _check_name(room, person, act.name or person.name)


def _check_say(room: Room, act: from_client.Say) -> None:
    text = tidy(act.text)
    if bool(text) == (act.phrase is not None):
        raise NotUnderstood("bad-request", where="text")
    if text and room.listed:
        raise NotLegal("no-free-text")
    _printable(text, "text")


def _check_whisper(room: Room, by: int | None, act: from_client.Whisper) -> None:
    if act.to == by or act.to not in room.seated:
        raise NotLegal("no-such-member")
    if room.listed or not GAMES[room.game].acts_out_of_turn:
        raise NotLegal("no-private-text")
    if not tidy(act.text):
        raise NotUnderstood("bad-request", where="text")
    _printable(act.text, "text")


def _check_host(room: Room, by: int | None, now: Now) -> None:
    if by is None or by not in (room.host, acting_host(room, now)):  # a host who acts is back
        raise NotLegal("not-host")


def _check_still(room: Room) -> None:
    if room.phase == "playing":
        raise NotLegal("not-gathering")


def _check_playing(room: Room) -> None:
    if room.phase != "playing":
        raise NotLegal("not-playing")


def _check_seated(mine: set[int]) -> None:
    if not mine:
        raise NotLegal("not-seated")


def _check_seat(room: Room, seat: int) -> int:
    if seat >= len(room.seats):
        raise NotLegal("no-such-seat", seat=seat + 1)
    return seat


def _check_full(room: Room) -> None:
    if any(seat.is_empty for seat in room.seats):
        raise NotLegal("seats-empty")


def _printable(text: str, where: str) -> None:
    if not is_shown(tidy(text)):
        raise NotUnderstood("bad-request", where=where)


def _check_name(room: Room, person: Person, name: str) -> None:
    """Raise NotLegal when another person at the table has a name that looks like this one."""
    if name and look(name) in _looks_of_others(room, person):
        raise NotLegal("name-taken")


def _looks_of_others(room: Room, person: Person) -> set[str]:
    """The appearance (`shown_texts.look`) of the names of the host and of seated members, except this person's."""
    names = [(seat.owner, seat.name or room.members[seat.owner].name) for seat in room.seats if seat.owner is not None]
    names.append((room.host, room.members[room.host].name))
    return {look(name) for member, name in names if room.members[member].person not in (None, person.id)} - {""}


# ---- events


def _number(room: Room, person: Person) -> int:
    number = room.member_of(person.id)
    assert number is not None, "who may act has a number"
    return number


def _led_to(room: Room, by: int, act: from_client.Act, now: Now) -> Iterator[tuple[e.Event, str | None]]:
    match act:
        case from_client.Sit():
            colour = act.colour if act.colour is not UNSET else room.free_colour(room.members[by].colour, COLOURS)
            yield e.Sat(by, act.seat, colour, act.number), tidy(act.name) or None
        case from_client.Stand():
            yield e.Stood(by, act.seat), None
        case from_client.Bot():
            colour = room.seats[act.seat].colour if room.seats[act.seat].bot else room.free_colour(0, COLOURS)
            yield e.Installed(by, act.seat, act.bot, colour), None
        case from_client.Remove():
            yield e.Emptied(by, act.seat, act.bar), None
        case from_client.Admit():
            yield e.Admitted(by, act.member), None
        case from_client.Change():
            event = _changed(room, by, act, now)
            is_new = event.deck is not None and (room.deck is None or room.deck.version != event.deck)
            yield event, text_of(now.deck) if is_new and now.deck else None
        case from_client.Start():
            yield e.Started(by, now.match), None
        case from_client.Rematch():
            yield e.Wanted(by, act.number), None
            if _all_want(room, by, now):
                yield e.Started(by, now.match), None
        case from_client.Hand():
            yield e.Handed(by, act.seat), None
        case from_client.Take():
            yield e.Taken(by, act.seat), None
        case from_client.Pause():
            if not room.paused:
                waiting = (room.seated & now.here) - room.pausing - {by}
                yield e.AskedPause(by, not waiting), None
        case from_client.GoOn():
            if room.paused or by in room.pausing:
                yield e.WentOn(by), None
        case from_client.Say():
            yield e.Said(by, act.phrase, not _is_aside(room, by)), tidy(act.text) or None
        case from_client.Whisper():
            yield e.Said(by, None, True, act.to), tidy(act.text)
        case from_client.Close():
            yield e.Closed(by), None


def _all_want(room: Room, by: int | None, now: Now) -> bool:
    """Whether every seated member, except those absent for long, wants another match, once `by` does."""
    return not room.seated - now.gone - room.ready - {by}


def _deck_after(room: Room, act: from_client.Change, now: Now) -> OwnDeck | None:
    """The deck of the room after a change. Raises NotLegal for an unknown version."""
    if act.deck is UNSET:
        return room.deck
    if act.deck is not None and now.deck is None:
        raise NotLegal("no-such-deck", version=act.deck)
    return now.deck if act.deck else None


def _options_after(
    room: Room, act: from_client.Change, seats: int, deck: OwnDeck | None
) -> tuple[tuple[str, ...], bool]:
    """The options after a change, and whether the first player is drawn; `drawn` stays until the act changes it or
    names a seat. Raises MazzoError when the game cannot be played so.
    """
    meta = GAMES[room.game].meta
    is_named = act.options is not UNSET and begins(meta, act.options) > 0
    drawn = act.drawn if act.drawn is not UNSET else room.drawn and not is_named
    options: Sequence[str] = act.options if act.options is not UNSET else room.options
    if drawn and act.options is UNSET:
        options = with_beginner(meta, options, 0)
    return options_for(room.game, seats, options, deck, drawn), drawn


def _changed(room: Room, by: int, act: from_client.Change, now: Now) -> e.Changed:
    count, deck = len(room.seats) if act.seats is UNSET else act.seats, _deck_after(room, act, now)
    options, drawn = _options_after(room, act, count, deck)
    return e.Changed(
        by,
        _order(room, count),
        options,
        room.clock if act.clock is UNSET else act.clock,
        room.listed if act.listed is UNSET else act.listed,
        room.programs if act.programs is UNSET else act.programs,
        deck.version if deck else None,
        drawn,
        room.several if act.several is UNSET else act.several,
    )


def _order(room: Room, count: int) -> tuple[int, ...]:
    """The old index of each new seat. People whose seats are removed get empty seats, or those of bots if necessary."""
    order = [k if k < len(room.seats) and not room.seats[k].is_empty else e.EMPTY for k in range(count)]
    moving = [k for k in range(count, len(room.seats)) if room.seats[k].owner is not None]
    free = [k for k, old in enumerate(order) if old == e.EMPTY]
    bots = [k for k, old in enumerate(order) if old != e.EMPTY and room.seats[old].owner is None]
    for old, new in zip(moving, free + bots, strict=False):
        order[new] = old
    return tuple(order)
