"""Export of everything stored about a person, as JSON; without secrets, and without data of others.

The matches are read and sent a few at a time, and replayed in the background process: a person may have thousands.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Mapping
from typing import cast

import msgspec
import structlog
from litestar import MediaType, Response, get
from litestar.response import Stream
from sqlalchemy import func, select

from mazzo.bots import PoolClosed
from mazzo.gridcards import decks
from mazzo.server import times
from mazzo.server.accounts import service
from mazzo.server.accounts.authenticator import Authenticator, GivenAuthenticator, Principal
from mazzo.server.accounts.service import me
from mazzo.server.background_process import BackgroundProcess
from mazzo.server.boards.queries import BoardStore
from mazzo.server.calls.queries import CallStore
from mazzo.server.companion.messages import kept_of
from mazzo.server.companion.queries import SheetStore
from mazzo.server.deals.gate import DealGate, GivenDealGate
from mazzo.server.deals.queries import AttemptRow
from mazzo.server.decks.queries import DeckStore, GivenDeckStore
from mazzo.server.errors import ServiceError, our_fault
from mazzo.server.export.messages import (
    Export,
    ExportedAccount,
    ExportedAttempt,
    ExportedBoard,
    ExportedCall,
    ExportedDeck,
    ExportedHint,
    ExportedMatch,
    ExportedRecovery,
    ExportedStreak,
    ExportedToken,
    ExportedWords,
    ExportHead,
)
from mazzo.server.export.queries import StoredMatch, matches_of
from mazzo.server.export.worker import StoredJournal, journals
from mazzo.server.history.kinds import figures, kinds_of
from mazzo.server.history.messages import Kind
from mazzo.server.history.queries import heads_of, totals_of
from mazzo.server.http.dependencies import GivenBackgroundProcess, GivenStore
from mazzo.server.http.requests import AnyRequest
from mazzo.server.http.scopes import NO_TOKEN
from mazzo.server.storage import tables
from mazzo.server.storage.store import Store
from mazzo.server.streaks.queries import StreakStore
from mazzo.server.times import DAY, timestamp

FILE = 'attachment; filename="mazzo.json"'
PAGE = 8
"""Matches that are read together: reading the entries of more would delay others."""
_encode = msgspec.json.Encoder().encode

log = structlog.get_logger()


@get("/api/me/export", scope=NO_TOKEN, in_client=False)
async def export(
    request: AnyRequest,
    authenticator: GivenAuthenticator,
    store: GivenStore,
    deck_store: GivenDeckStore,
    background_process: GivenBackgroundProcess,
    deal_gate: GivenDealGate,
) -> Response[Export]:
    """Everything stored about the person of the request."""
    principal = await service.current_principal(request, authenticator)
    if not authenticator.exports.take(principal.person.id):
        raise ServiceError(429, "too-many")
    kinds = kinds_of(await heads_of(store, principal.person.id))
    figures_by_kind = figures(kinds.values(), await totals_of(store, principal.person.id))
    number = {kind: at for at, kind in enumerate(figures_by_kind)}
    head = await _head(authenticator, store, deck_store, principal, list(figures_by_kind.values()))
    numbers = {match: number[kind] for match, kind in kinds.items()}
    body = _body(head, store, background_process, deal_gate, principal.person.id, numbers)
    stream = Stream(body, media_type=MediaType.JSON, headers={"content-disposition": FILE})
    return cast("Response[Export]", stream)  # for the published interface


async def _body(
    head: ExportHead,
    store: Store,
    process: BackgroundProcess,
    deal_gate: DealGate,
    person: str,
    numbers: Mapping[tuple[str, int], int],
) -> AsyncGenerator[bytes]:
    """An `Export` as JSON, in parts."""
    not_replayed: list[str] = []
    last, comma = None, b""
    try:
        yield _encode(head)[:-1] + b',"matches":['
        while page := await matches_of(store, person, PAGE, last):
            last = page[-1].row
            there = [match for match in page if match.own]  # the others were deleted meanwhile
            replayable = [match for match in there if match.row.finished is not None or match.seats == 1]
            stored = [_stored_journal(match, await deal_gate.is_open(match.row.deal)) for match in replayable]
            texts = await process.run(journals, stored) if stored else []
            journal_of: dict[str, str] = {}
            for match, (text, why) in zip(replayable, texts, strict=True):
                journal_of[match.row.id] = text
                if why:
                    not_replayed.append(match.row.id)
                    log.error("match cannot be replayed", match=match.row.id, why=why)
            if there:
                matches = [_exported_match(match, numbers, journal_of.get(match.row.id)) for match in there]
                yield comma + _encode(matches)[1:-1]
                comma = b","
        yield b'],"not_replayed":' + _encode(not_replayed) + b"}"
    except PoolClosed:  # the server stops
        raise asyncio.CancelledError from None
    except Exception as error:  # the status was sent long ago: the client sees that the end is missing
        our_fault(error, "export")
        raise asyncio.CancelledError from None


async def _head(
    authenticator: Authenticator, store: Store, deck_store: DeckStore, principal: Principal, kinds: list[Kind]
) -> ExportHead:
    answer = await service.account_message(authenticator, store, principal)
    person = principal.person.id
    mute = tables.mute.c
    muted = await store.one(select(func.count()).select_from(tables.mute).where(mute.person == person))
    return ExportHead(
        person=me(principal),
        created=timestamp(principal.person.created),
        account=ExportedAccount(answer.login, answer.created, answer.password)
        if answer.login and answer.created
        else None,
        sessions=answer.sessions,
        passkeys=answer.passkeys,
        recovery=[
            ExportedRecovery(timestamp(one.created), times.moment(one.until))
            for one in await authenticator.queries.codes(person)
        ],
        tokens=[
            ExportedToken(one.label, one.scopes.split(), timestamp(one.created), times.moment(one.used))
            for one in await authenticator.queries.tokens(person)
        ],
        muted=muted[0] if muted else 0,
        kinds=kinds,
        words=await _words(store, person),
        attempts=await _attempts(store, person),
        streaks=[
            ExportedStreak(game, row.days, row.best_days, row.weeks, row.best_weeks, timestamp(row.last_day * DAY)[:10])
            for game, row in (await StreakStore(store).of(person)).items()
        ],
        boards=[
            ExportedBoard(board.id, board.name, board.owner == person, timestamp(joined))
            for board, joined in await BoardStore(store).boards_of(person)
        ],
        calls=[
            ExportedCall(
                call.id, call.game, timestamp(call.created), player.name, call.caller == person, player.entered
            )
            for call, player in await CallStore(store).calls_of(person)
        ],
        sheets=[kept_of(sheet) for sheet in await SheetStore(store).sheets_of(person)],
        decks=[
            ExportedDeck(deck.version, timestamp(at), decks.to_toml(deck))
            for deck, at in await deck_store.full_decks_of(person)
        ],
    )


def _stored_journal(match: StoredMatch, is_open: bool) -> StoredJournal:
    """`is_open`: it is played on a deal of the day, whose seed is secret."""
    row = match.row
    return StoredJournal(
        row.head, None if row.order or is_open else row.seed, tuple(match.entries), None if is_open else row.shuffle
    )


def _exported_match(match: StoredMatch, numbers: Mapping[tuple[str, int], int], journal: str | None) -> ExportedMatch:
    row = match.row
    seat, score, place = match.own[0]
    return ExportedMatch(
        match=row.id,
        game=row.game,
        kind=numbers.get((row.head, seat)),
        created=timestamp(row.created),
        finished=times.moment(row.finished),
        practice=row.practice,
        source=row.source,
        room=row.room,
        seats=[seat for seat, _, _ in match.own],
        score=score,
        place=place,
        journal=journal,
        hints=[ExportedHint(timestamp(at), version, step) for at, version, step in match.hints],
    )


async def _attempts(store: Store, person: str) -> list[ExportedAttempt]:
    a = tables.attempt.c
    query = select(tables.attempt).where(a.person == person).order_by(a.began, a.match)
    return [
        ExportedAttempt(
            deal=row.deal,
            match=row.match,
            began=timestamp(row.began),
            ended=times.moment(row.ended),
            score=row.score,
            hints=row.hints,
            undos=row.undos,
            minutes=row.minutes,
            account=row.is_account,
            program=row.is_program,
            abandoned=row.abandoned,
            marked=row.marked,
        )
        for row in (AttemptRow(*row) for row in await store.all(query))
    ]


async def _words(store: Store, person: str) -> list[ExportedWords]:
    e = tables.room_event.c
    query = select(e.room, e.at, e.kind, e.words).where(e.person == person, e.words != "")
    rows = await store.all(query.order_by(e.at, e.room, e.seq))
    return [ExportedWords(room, timestamp(at), kind, words) for room, at, kind, words in rows]


ROUTES = [export]
