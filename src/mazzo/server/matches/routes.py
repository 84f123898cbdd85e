"""Routes of matches: begin, look, journal, replay; and a person's history."""

from __future__ import annotations

import gzip

import msgspec
from litestar import MediaType, Response, get, post
from litestar.params import FromPath, RawBody

from mazzo.host import from_client, to_client
from mazzo.host.match_options import has_same
from mazzo.host.replay import replay_of
from mazzo.server.accounts.authenticator import GivenAuthenticator, optional_person, require_person
from mazzo.server.accounts.person import Person
from mazzo.server.deals.gate import GivenDealGate
from mazzo.server.errors import ServiceError, not_found
from mazzo.server.hints.service import GivenHints
from mazzo.server.http.dependencies import GivenResponseCache, GivenStore
from mazzo.server.http.requests import AnyRequest, read_body
from mazzo.server.http.responses import gzip_response
from mazzo.server.http.security_middleware import address
from mazzo.server.matches import queries
from mazzo.server.matches.live import LiveMatch
from mazzo.server.matches.model.deal import can_be_sent, without_seed
from mazzo.server.matches.registry import GivenMatches
from mazzo.server.par.service import GivenPar
from mazzo.server.reviews.service import GivenReviews
from mazzo.server.rooms.match_summary import players_of, room_of
from mazzo.server.rooms.registry import GivenRooms
from mazzo.server.storage.store import Store
from mazzo.server.times import timestamp


@post("/api/matches", body=from_client.NewMatch)
async def begin(
    request: AnyRequest,
    authenticator: GivenAuthenticator,
    matches: GivenMatches,
    rooms: GivenRooms,
    deal_gate: GivenDealGate,
    body: RawBody,
) -> to_client.NewMatchAnswer:
    """Deal a new match. One that is played on from a match of several seats gets a room."""
    person = await require_person(request, authenticator)
    message = read_body(body, from_client.NewMatch)
    if isinstance(message.source, from_client.Rest | from_client.Same | from_client.PlayOn):
        await deal_gate.check(await matches.get(message.source.match), person)
    if isinstance(message.source, from_client.PlayOn):
        parent = await matches.finished(message.source.match, message.game)
        if parent.match.seats > 1:
            place = address(request.scope)
            return to_client.NewMatchAnswer(*await rooms.play_on(person, parent, message.source, place))
    return to_client.NewMatchAnswer(await matches.create(person, message))


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
    players = await players_of(rooms, live, person)
    deal = row.deal if row.at is None else None
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
        players=players,
        deck=live.deck.version,
        deck_name=live.deck.name,
        room=await room_of(rooms, live, person),
        hints=await hints.store.count(row.id),
        has_par=par.has(live),
        has_review=reviews.has(live),
        played_on=await _played_on(store, live, person),
        deal=deal,
        has_deal=deal is not None or can_be_sent(row, live.match, [player.bot for player in players]),
    )


@get("/api/matches/{id:str}/journal", media_type=MediaType.TEXT)
async def journal(
    request: AnyRequest,
    authenticator: GivenAuthenticator,
    matches: GivenMatches,
    rooms: GivenRooms,
    deal_gate: GivenDealGate,
    id: FromPath[str],
) -> str:
    """The journal of a finished match, or of one's own solo match; the seed is included only after the end, and on a
    deal of the day after that day. A comment at its end names the seats of bots.
    """
    live = await matches.get(id)
    person = await optional_person(request, authenticator)
    await deal_gate.check(live, person)
    if live.match.outcome is None:
        if live.seat_of(person.id if person else None) is None:
            raise not_found()
        if len(live.seats) > 1:
            raise ServiceError(409, "match-not-over")  # it contains the others' moves of the present round
    bots = {seat: player.bot for seat, player in enumerate(await players_of(rooms, live, person)) if player.bot}
    written = live.match.journal
    if await deal_gate.is_open(live.row.deal):
        written = without_seed(written)
    return written.text() + "".join(f"# seat {seat}: bot {bot}\n" for seat, bot in bots.items())


@get("/api/matches/{id:str}/replay")
async def replay(
    request: AnyRequest,
    authenticator: GivenAuthenticator,
    matches: GivenMatches,
    response_cache: GivenResponseCache,
    deal_gate: GivenDealGate,
    id: FromPath[str],
) -> Response[to_client.Replay]:
    """A finished match: the table after every entry that was not taken back."""
    live = await matches.get(id)
    await deal_gate.check(live, await optional_person(request, authenticator))
    if live.match.outcome is None:
        raise ServiceError(409, "match-not-over")
    # the same for all viewers, and final: cached
    content = await response_cache.get_or_make(f"replay {id}", address(request.scope), lambda: _replay(live))
    return await gzip_response(request, content)


def _replay(live: LiveMatch) -> bytes:
    """A replay as gzipped JSON; its frames are very similar, so it compresses well."""
    message = replay_of(live.row.id, live.match)
    return gzip.compress(msgspec.json.encode(message), mtime=0)


async def _played_on(store: Store, live: LiveMatch, person: Person | None) -> to_client.PlayedOn | None:
    row = live.row
    if row.parent is None or row.at is None:
        return None
    result = await queries.result_of(store, row.parent, live.seat_of(person.id if person else None))
    if result is None:
        return None
    seed, score, place = result
    return to_client.PlayedOn(row.parent, row.at, "same" if seed == row.seed else "fresh", score, place)


ROUTES = [begin, look, journal, replay]
