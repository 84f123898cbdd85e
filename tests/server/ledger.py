"""Compares what the clients of `chaos` received with the content of the database."""

from __future__ import annotations

from collections import Counter, defaultdict
from dataclasses import dataclass, field

import msgspec

import mazzo
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
        f"{len(tables)} tables, {tally.acknowledged} acknowledged, {tally.kills} kills, {tally.leaves} left, "
        f"{tally.cuts} cuts, {tally.again} sent again, {found.lost} lost, {found.doubled} doubled"
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
    known = {(player.seat, id) for player in table.players for id in player.sent}
    people = {player.seat for player in table.players}
    for seq, seat, text, id in events:
        if seat in people and (seat, id) not in known:
            faults.append(f"invented: entry {seq}, {seat} {text}")
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
    return faults + _end(table, match, (finished, reason), books.results[table.match])


def _gestures(player: Player, events: list[Row], found: Found) -> list[str]:
    """Every acknowledged gesture once, as it was sent; what was refused never."""
    faults = []
    kept = Counter(id for _, seat, _, id in events if seat == player.seat)
    texts = {id: text for _, _, text, id in events}
    for id in sorted(player.sent):
        found.doubled += kept[id] > 1
        if kept[id] > 1:
            faults.append(f"doubled: {player.sent[id]}")
        if kept[id] and texts[id] != player.sent[id].text:
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
