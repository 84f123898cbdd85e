"""Compares what the clients of `chaos` received with the content of the database."""

from __future__ import annotations

from collections import Counter, defaultdict
from dataclasses import dataclass, field

import msgspec

import mazzo
from mazzo.host.from_client import Play
from mazzo.match import CHANCE
from tests.server.chaos import House, Player, Row, Table, World


@dataclass
class Found:
    """What is wrong, each fault in words, and how much of it was lost or doubled."""

    lost: int = 0
    doubled: int = 0
    faults: list[str] = field(default_factory=list)


@dataclass
class Books:
    """The tables of the database, by match and by room."""

    matches: dict[str, Row]
    events: dict[str, list[Row]]
    results: dict[str, list[Row]]
    acts: dict[str, Counter[str]]


def figures(world: World, tables: list[Table], found: Found) -> str:
    """A summary in one line."""
    tally = world.tally
    return (
        f"{len(tables)} tables, {tally.acknowledged} acknowledged ({tally.traded} of trades, {tally.streamed} beside "
        f"streams), {tally.kills} kills, {tally.leaves} left, {tally.promotions} databases lost, {tally.cuts} cuts, "
        f"{tally.again} sent again, {found.lost} lost, {found.doubled} doubled"
    )


def reckon(house: House, tables: list[Table]) -> Found:
    """Compare, table by table."""
    books, found = _read(house), Found()
    for table in tables:
        for fault in _faults(table, books, found):
            found.faults.append(f"table {table.number}, match {table.match}: {fault}")
    return found


def _read(house: House) -> Books:
    events: dict[str, list[Row]] = defaultdict(list)
    for match, *event in house.rows('SELECT "match", seq, seat, text, client_id FROM event ORDER BY "match", seq'):
        events[match].append(tuple(event))
    results: dict[str, list[Row]] = defaultdict(list)
    for match, *result in house.rows('SELECT "match", seat, score, place, rank FROM result ORDER BY "match", seat'):
        results[match].append(tuple(result))
    acts: dict[str, Counter[str]] = defaultdict(Counter)
    for room, id in house.rows("SELECT room, client_id FROM room_event WHERE client_id IS NOT NULL"):
        acts[room][id] += 1
    matches = house.rows('SELECT id, head, seed, finished, reason, room FROM "match"')
    return Books({id: tuple(row) for id, *row in matches}, events, results, acts)


def _faults(table: Table, books: Books, found: Found) -> list[str]:
    head, seed, finished, reason, room = books.matches[table.match]
    events = books.events[table.match]
    faults = [] if room == table.room else [f"played in room {room}"]
    if [seq for seq, *_ in events] != list(range(len(events))):
        faults.append("a gap in the journal")
    for player in table.players:
        faults += _gestures(player, events, found)
    heard = books.acts[table.room]
    for client in table.clients:
        for act in client.acts.values():
            found.lost += heard[act.id] == 0
            found.doubled += heard[act.id] > 1
            if heard[act.id] != 1:
                faults.append(f"{heard[act.id]} times in the room: {act}")
    lines = [f"{'*' if seat == CHANCE else seat} {text}" for _, seat, text, _ in events]
    try:
        match = mazzo.replay("\n".join((head, *lines)), seed=seed)  # every outcome is checked against the seed
    except mazzo.MazzoError as error:
        return [*faults, f"does not replay: {error}"]
    faults += _entries(table, head, events)
    return faults + _end(table, match, (finished, reason), books.results[table.match])


def _entries(table: Table, head: str, events: list[Row]) -> list[str]:
    """Entries that nobody sent, and gestures whose texts follow from the actions and the position, and which were
    written otherwise. The id of a gesture stands at its first entry only.
    """
    sent = {(player.seat, id): gesture for player in table.players for id, gesture in player.sent.items()}
    people = {player.seat for player in table.players}
    match, faults = mazzo.replay(head), []
    due: list[int | None] = []
    for seq, seat, text, id in events:
        if seat == CHANCE:
            match.happen(text)
            continue
        if seat in people:
            if gesture := sent.get((seat, id)):
                faults += [f"cut short: before entry {seq}"] * bool(due)
                message = gesture.message
                due = [None] if gesture.text or not isinstance(message, Play) else list(message.actions)
            if not due:
                faults.append(f"invented: entry {seq}, {seat} {text}")
            elif (action := due.pop(0)) is not None and match.write(seat, action) != text:
                faults.append(f"kept as {text}: entry {seq}, {seat} {match.write(seat, action)}")
        if text == "undo":
            match.undo(seat)
        else:
            match.play(seat, text)
    return [*faults, *["cut short at the end"] * bool(due)]


def _gestures(player: Player, events: list[Row], found: Found) -> list[str]:
    """Every acknowledged gesture once, as it was sent; what was refused never."""
    faults = []
    kept = Counter(id for _, seat, _, id in events if seat == player.seat)
    texts = {id: text for _, _, text, id in events}
    for id in sorted(player.sent):
        found.doubled += kept[id] > 1
        if kept[id] > 1:
            faults.append(f"doubled: {player.sent[id]}")
        if kept[id] and player.sent[id].text and texts[id] != player.sent[id].text:
            faults.append(f"kept as {texts[id]}: {player.sent[id]}")
    for id in sorted(player.acknowledged - set(kept)):
        found.lost += 1
        faults.append(f"lost: {player.sent[id]}")
    return faults + [f"refused, and yet kept: {player.sent[id]}" for id in sorted(player.refused & set(kept))]


def _end(table: Table, match: mazzo.Match, finish: Row, results: list[Row]) -> list[str]:
    """The match is over, and the derived rows and all clients agree."""
    outcome = match.outcome
    if outcome is None:
        return ["no end"]
    faults = []
    if finish[0] is None or finish[1] != outcome.reason:
        faults.append(f"filed as ended by {finish}, but {outcome.reason}")
    told = sorted((place.seat, place.score.total, place.place, place.title) for place in outcome.ranking)
    if told != results or match.seats != table.seats:
        faults.append(f"results {results}, but {told}")
    for player in table.players:
        seen = msgspec.json.decode(player.last)["snapshot"]
        if seen != msgspec.json.decode(msgspec.json.encode(match.snapshot(player.seat))):
            faults.append(f"seat {player.seat} saw another end")
    return faults
