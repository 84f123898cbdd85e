"""Routes of matches: begin, look, journal, replay; and a person's history."""

from __future__ import annotations

import asyncio
import gzip
import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any, cast

import msgspec
from litestar import MediaType, Response, get, post
from litestar.params import FromPath, FromQuery, RawBody

import mazzo
from mazzo.match import CHANCE, Match, Snapshot, Step
from mazzo.match.journal import Entry
from mazzo.server.accounts.people import optional_person, require_person
from mazzo.server.computations.computations import Computations
from mazzo.server.errors import ServiceError, not_found
from mazzo.server.history import messages as history_messages
from mazzo.server.history.kinds import Kind as MatchKind
from mazzo.server.history.kinds import figures, kinds_of
from mazzo.server.history.queries import Cursor, Opponent, Past, history_of, opponents_of, streak_of, totals_of
from mazzo.server.http.dependencies import (
    GivenAuthenticator,
    GivenHints,
    GivenMatches,
    GivenPar,
    GivenResponseCache,
    GivenReviews,
    GivenRooms,
    GivenStore,
)
from mazzo.server.http.messages import BotName
from mazzo.server.http.requests import AnyRequest, read_body
from mazzo.server.http.security_middleware import address
from mazzo.server.http.static_files import accepts
from mazzo.server.limits import HISTORY
from mazzo.server.matches import from_client, to_client
from mazzo.server.matches.live import LiveMatch
from mazzo.server.matches.model.match_options import has_same
from mazzo.server.matches.registry import MatchRegistry
from mazzo.server.rooms.match_summary import players_of, room_of
from mazzo.server.storage.queries import Person, Store, milliseconds


@post("/api/matches")
async def begin(
    request: AnyRequest, authenticator: GivenAuthenticator, matches: GivenMatches, rooms: GivenRooms, body: RawBody
) -> to_client.NewMatchAnswer:
    """Deal a new match. One that is played on from a match of several seats gets a room."""
    person = await require_person(request, authenticator)
    asked = read_body(body, from_client.NewMatch)
    if isinstance(asked.source, from_client.PlayOn):
        parent = await matches.finished(asked.source.match, asked.game)
        if parent.match.seats > 1:
            place = address(request.scope)
            return to_client.NewMatchAnswer(*await rooms.play_on(person, parent, asked.source, place))
    return to_client.NewMatchAnswer(await matches.create(person, asked))


@get("/api/matches/{id:str}")
async def look(
    request: AnyRequest,
    authenticator: GivenAuthenticator,
    matches: GivenMatches,
    rooms: GivenRooms,
    hints: GivenHints,
    par: GivenPar,
    reviews: GivenReviews,
    store: GivenStore,
    id: FromPath[str],
) -> to_client.MatchInfo:
    """A match in summary."""
    live = await matches.get(id)
    person = await optional_person(request, authenticator)
    row = live.row
    outcome = live.match.outcome
    return to_client.MatchInfo(
        match=row.id,
        game=row.game,
        practice=row.practice,
        status="finished" if outcome else "playing",
        created=timestamp(row.created),
        seat=live.seat_of(person.id if person else None),
        seats=len(live.seats),
        source=row.source,
        rest_of=row.parent if row.source == "rest" else None,
        same_as=row.parent if row.source == "same" else None,
        has_rest=live.match.has_rest,
        has_same=has_same(live.match),
        options=list(live.match.options),
        players=await players_of(rooms, live, person),
        deck=live.deck.version,
        deck_name=live.deck.name,
        room=await room_of(rooms, live, person),
        hints=await hints.store.count(row.id),
        has_par=par.has(live),
        has_review=reviews.has(live),
        played_on=await _played_on(store, live, person),
    )


@get("/api/matches/{id:str}/journal", media_type=MediaType.TEXT)
async def journal(
    request: AnyRequest, authenticator: GivenAuthenticator, matches: GivenMatches, rooms: GivenRooms, id: FromPath[str]
) -> str:
    """The journal of a finished match, or of one's own solo match; the seed is included only after the end. A comment
    at its end names the seats of bots.
    """
    live = await matches.get(id)
    person = await optional_person(request, authenticator)
    if live.match.outcome is None:
        if live.seat_of(person.id if person else None) is None:
            raise not_found()
        if len(live.seats) > 1:
            raise ServiceError(409, "match-not-over")  # it contains the others' moves of the present round
    bots = {seat: player.bot for seat, player in enumerate(await players_of(rooms, live, person)) if player.bot}
    return live.match.journal.text() + "".join(f"# seat {seat}: bot {bot}\n" for seat, bot in bots.items())


@get("/api/matches/{id:str}/replay")
async def replay(
    request: AnyRequest, matches: GivenMatches, response_cache: GivenResponseCache, id: FromPath[str]
) -> Response[to_client.Replay]:
    """A finished match: the table after every entry that was not taken back."""
    live = await matches.get(id)
    if live.match.outcome is None:
        raise ServiceError(409, "match-not-over")
    # the same for all viewers, and final: cached
    told = await response_cache.get_or_make(f"replay {id}", address(request.scope), lambda: _replay(live))
    return await packed(request, told)


@get("/api/history")
async def history(
    request: AnyRequest,
    authenticator: GivenAuthenticator,
    store: GivenStore,
    game: FromQuery[str | None] = None,
    after: FromQuery[str | None] = None,
) -> history_messages.History:
    """One's matches, of one game or of all (orchard 8.4); `after`: the `next` of the page before."""
    person = await require_person(request, authenticator)
    if game is not None and game not in mazzo.GAMES:
        raise not_found()
    past = await history_of(store, person.id, game, HISTORY + 1, None if after is None else _cursor(after))
    page = past[:HISTORY]
    totals = await totals_of(store, person.id, game)
    opponents = await opponents_of(store, person.id, {match.match for match in page})
    kinds = kinds_of((match.head, match.seat) for match in page)
    told = figures(kinds.values(), totals)
    number = {kind: at for at, kind in enumerate(told)}
    rows = [(match, kinds[match.head, match.seat]) for match in page if (match.head, match.seat) in kinds]
    return history_messages.History(
        games=[_row(match, number[kind], kind, opponents.get(match.match, [])) for match, kind in rows],
        kinds=list(told.values()),
        streak=await streak_of(store, person.id, game, milliseconds()),
        count=sum(total.count for total in totals),
        next=f"{page[-1].created}.{page[-1].match}.{page[-1].seat}" if len(past) > HISTORY else None,
    )


def _cursor(text: str) -> Cursor:
    """The place in a history that a `next` names. Raises ServiceError for any other text."""
    found = re.fullmatch(r"(\d{1,16})\.([0-9a-z]{8,24})\.(\d{1,2})", text, re.ASCII)
    if found is None:
        raise ServiceError(400, "bad-request", where="after")
    return Cursor(int(found[1]), found[2], int(found[3]))


def timestamp(at: int) -> str:
    """Milliseconds since 1970 as ISO 8601 in UTC."""
    return datetime.fromtimestamp(at / 1000, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


async def finished(matches: MatchRegistry, computations: Computations, id: str) -> LiveMatch:
    """A match whose result may be shown. Raises ServiceError."""
    live = await matches.get(id)
    if not computations.has(live):
        raise not_found()
    if live.match.outcome is None:
        raise ServiceError(409, "match-not-over")
    return live


async def packed(request: AnyRequest, told: bytes) -> Response[Any]:
    """A gzipped body as an answer, decompressed if the client does not accept gzip."""
    headers = {"vary": "accept-encoding"}
    if accepts(request.headers.get("accept-encoding", ""), "gzip"):
        headers["content-encoding"] = "gzip"
    else:
        told = await asyncio.to_thread(gzip.decompress, told)
    return Response(told, media_type=MediaType.JSON, headers=headers)


def _replay(live: LiveMatch) -> bytes:
    """A replay as gzipped JSON; its frames are very similar, so it compresses well."""
    assert live.match.outcome is not None
    frames, steps = _opened(live.match) if live.match.game.has_secrets else watched(live.match)
    told = to_client.Replay(live.row.id, live.row.game, live.deck, frames, steps, live.match.outcome)
    return gzip.compress(msgspec.json.encode(told), mtime=0)


def watched(finished: Match) -> tuple[list[Snapshot], tuple[Step, ...]]:
    """Replay a match without the actions that were taken back: the table after each entry as a spectator saw it, and
    the steps that a spectator was told.

    Alone at the table the k-th frame shows the k-th step. With several seats a spectator sees a round only when it
    closes, and its steps seat by seat: the frames of one round are alike until its last, and only the totals agree.
    """
    frames: list[Snapshot] = []
    again = None
    for again, _, _ in _again(finished):
        frames.append(again.snapshot())
    return frames, again.steps(0) if again else ()


def _opened(finished: Match) -> tuple[list[Snapshot], tuple[Step, ...]]:
    """The same for games with hidden hands: after the match each frame shows the view of the seat that was to act next,
    and the k-th step is the k-th entry that was not private.
    """
    frames: list[Snapshot] = []
    steps: list[Step] = []
    heard = [0] * finished.seats
    for again, entry, is_private in _again(finished):
        actor = None if entry.seat == CHANCE else entry.seat
        step = Step(len(steps) + 1, actor, entry.text, None, None)
        if actor is not None:
            own = again.steps(heard[actor], actor)[0]  # the acting seat is told first
            step = replace(step, gain=own.gain, effects=own.effects)
        heard = [again.seen(seat) for seat in range(finished.seats)]
        if is_private:
            continue
        steps.append(step)
        seat = next(iter(again.current_players()), frames[-1].seat if frames else None)
        frames.append(Snapshot(len(steps), seat, again.view(seat), again.game.no_offers, False, again.outcome))
    return frames, tuple(steps)


def _again(finished: Match) -> Iterator[tuple[Match, Entry, bool]]:
    """Replay a match without what was taken back; yields the match after each entry, the entry, and whether a spectator
    was told nothing of it.
    """
    name, deck = finished.game.meta.name, finished.game.own_deck
    again = mazzo.deal(name, finished.seats, None, finished.options, "manual", finished.practice, deck=deck)
    for entry in finished.line:
        is_private = False
        if entry.seat == CHANCE:
            again.happen(entry.text)
        else:
            action = again.read(entry.seat, entry.text)
            is_private = finished.game.redact(again.table.states[0], entry.seat, action, None) == ""
            again.play(entry.seat, action)
        yield again, entry, is_private


async def _played_on(store: Store, live: LiveMatch, person: Person | None) -> to_client.PlayedOn | None:
    row = live.row
    if row.parent is None or row.at is None:
        return None
    found = await store.result_of(row.parent, live.seat_of(person.id if person else None))
    if found is None:
        return None
    seed, score, place = found
    return to_client.PlayedOn(row.parent, row.at, "same" if seed == row.seed else "fresh", score, place)


def _row(past: Past, number: int, kind: MatchKind, opponents: Sequence[Opponent]) -> history_messages.Row:
    return history_messages.Row(
        match=past.match,
        created=timestamp(past.created),
        finished=None if past.finished is None else timestamp(past.finished),
        score=past.score,
        title=past.title,
        practice=past.practice,
        counts=past.counts,
        rest_of=past.parent if past.source == "rest" else None,
        status="playing" if past.finished is None else "finished",
        game=past.game,
        kind=number,
        opponents=[history_messages.Opponent(each.name, cast(BotName | None, each.bot)) for each in opponents],
        place=past.place if kind.seats > 1 else None,
        won=kind.is_contest
        and past.place is not None
        and mazzo.GAMES[past.game].meta.wins(past.place, -1 if past.title is None else past.title),
        hints=past.hints,
    )
