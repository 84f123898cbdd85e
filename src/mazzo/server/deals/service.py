"""Deals: made from matches or for a day, begun, and what their pages tell to whom."""

from __future__ import annotations

import hmac
from collections import OrderedDict
from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import UTC, date, datetime, timedelta
from functools import lru_cache

import msgspec
from litestar.di import NamedDependency
from msgspec import Struct

import mazzo
from mazzo.games import GAMES
from mazzo.host.dealing import Recipe
from mazzo.i18n import has
from mazzo.match import journal
from mazzo.match.journal import Journal
from mazzo.server import ids
from mazzo.server.accounts.person import Person
from mazzo.server.deals import messages
from mazzo.server.deals.calendar import options_on, plan_of
from mazzo.server.deals.endings import Endings
from mazzo.server.deals.house import HouseService
from mazzo.server.deals.queries import (
    AttemptRow,
    DealRow,
    DealStore,
    Filter,
    OwnMatch,
    attempt_change,
    deal_change,
)
from mazzo.server.deals.standing import Ranking, Standing
from mazzo.server.errors import ServiceError, not_found
from mazzo.server.fairness.day_seeds import DaySeeds
from mazzo.server.matches.live import LiveMatch
from mazzo.server.matches.model.deal import can_be_sent
from mazzo.server.matches.registry import MatchRegistry
from mazzo.server.par.service import ParService
from mazzo.server.reviews.service import ReviewService
from mazzo.server.rooms.registry import RoomRegistry
from mazzo.server.storage.store import Store
from mazzo.server.storage.writer import Change, Conflict
from mazzo.server.streaks.queries import StreakStore
from mazzo.server.times import DAY, moment, timestamp

ID = 10
"""Length of a deal's id."""
PAGE = 100
"""Attempts in one answer."""
ANNOUNCED = 7
"""Days after a day whose options are announced."""
KEPT = 1_024
"""Deals, and standings of deals, in memory."""
SHOWN = 16_384
"""Attempts of which it is remembered that the standings in memory include them."""
TRIES = 3
"""Attempts to store what another request stores at the same time."""
EPOCH = date(1970, 1, 1)


class _Hindsight(Struct):
    luck: float
    play: float


class _Seat(Struct):
    hindsight: _Hindsight | None


class _Account(Struct):
    seats: list[_Seat]


class _Reviewed(Struct):
    """What a deal's page reads of a stored review."""

    state: str
    review: _Account | None = None


_reviewed = msgspec.json.Decoder(_Reviewed)


@dataclass(frozen=True, slots=True)
class _View:
    """What a person may know of a deal, and their matches on it. `attempt`: their first one; `is_revealed`: they may
    see the results.
    """

    deal: DealRow
    attempt: AttemptRow | None
    matches: Sequence[OwnMatch]
    is_revealed: bool

    @property
    def is_trying(self) -> bool:
        """Whether the first attempt is in progress."""
        return self.attempt is not None and self.attempt.ended is None

    @property
    def in_progress(self) -> OwnMatch | None:
        """The match that they would go on with: the first attempt, or else the latest that is not finished."""
        if self.attempt is not None and self.attempt.ended is None:
            return next((match for match in self.matches if match.match == self.attempt.match), None)
        return next((match for match in reversed(self.matches) if match.finished is None), None)


class Deals:
    """The deals of one server process."""

    def __init__(
        self,
        store: Store,
        deal_store: DealStore,
        secret: bytes,
        withheld: frozenset[str],
        matches: MatchRegistry,
        rooms: RoomRegistry,
        endings: Endings,
        house: HouseService,
        par: ParService,
        reviews: ReviewService,
        day_seeds: DaySeeds,
        streak_store: StreakStore,
    ) -> None:
        self._store = deal_store
        self._secret = secret
        self._withheld = withheld
        self._matches = matches
        self._rooms = rooms
        self._endings = endings
        self._house = house
        self._par = par
        self._reviews = reviews
        self._day_seeds = day_seeds
        self._streaks = streak_store
        self._deals: OrderedDict[str, DealRow] = OrderedDict()
        self._standings: OrderedDict[tuple[str, bool], Standing] = OrderedDict()
        """By deal, and whether of programs; dropped when an attempt ends."""
        self.changes = 0
        """How many attempts have begun or ended, as far as this process knows."""
        self._in_standings: OrderedDict[str, None] = OrderedDict()
        """Matches of attempts that have ended and that the standings in memory include."""
        self._made_day = -1
        """The latest day whose deals are made."""
        endings.ended = self._drop
        store.notifier.on("d", self._hear)
        store.notifier.on("g", self._hear_all)
        store.notifier.on_resync(self._resync)

    # ---- deals of a day

    async def today(self, person: Person | None, text: str | None) -> messages.Today:
        """The deals of a day, by default of the present one. Raises ServiceError."""
        now = self._store.now()
        present = now // DAY
        day = present if text is None else _number(_date(text, "date"))
        deals = await self.of_day(day)
        if day > present:
            raise ServiceError(404, "no-deal-yet", date=_day(day).isoformat())
        return messages.Today(
            date=_day(day).isoformat(),
            today=_day(present).isoformat(),
            now=timestamp(now),
            closes=timestamp((day + 1) * DAY),
            tiles=await self._tiles(person, deals),
            week=[
                messages.Announced(later.isoformat(), game, list(options_on(game, later)))
                for later in (_day(day + after) for after in range(1, ANNOUNCED + 1))
                for game in self._games()
            ],
        )

    async def month(self, person: Person | None, text: str, game: str | None) -> messages.Month:
        """The deals of the days of a month, of one game or of all. Raises ServiceError."""
        first = _date(f"{text}-01", "month")
        if game is not None and game not in GAMES:
            raise not_found()
        present = self._store.now() // DAY
        if _number(first) > present:
            await self._store.deals_of_days(_number(first), _number(first))  # as much work as for a month without deals
            return messages.Month(text, [])
        following = (first + timedelta(days=32)).replace(day=1)
        if _number(first) <= present < _number(following):
            await self.of_day(present)
        deals = await self._store.deals_of_days(_number(first), min(_number(following) - 1, present))
        tiles: dict[int, list[messages.Tile]] = {}
        chosen = self._in_order(deal for deal in deals if game in (None, deal.game))
        for deal, tile in zip(chosen, await self._tiles(person, chosen), strict=True):
            tiles.setdefault(deal.day or 0, []).append(tile)
        days = [messages.Day(_day(day).isoformat(), tiles[day]) for day in sorted(tiles, reverse=True)]
        return messages.Month(text, days)

    async def of_day(self, day: int) -> list[DealRow]:
        """The deals of a day. Those of the present day are made if there are none; a day that has not begun has none,
        and neither has one on which nobody looked.
        """
        deals = await self._store.deals_of_days(day, day)
        if day == self._store.now() // DAY and self._made_day != day:
            for _ in range(TRIES):
                missing = [game for game in self._games() if game not in {deal.game for deal in deals}]
                try:
                    await self._store.add([await self._deal_of_day(game, day) for game in missing])
                except Conflict:  # another worker, or another request, is faster
                    deals = await self._store.deals_of_days(day, day)
                    continue
                break
            deals = await self._store.deals_of_days(day, day)
            self._made_day = day
        return self._in_order(deals)

    async def of_days(self, first: int, last: int) -> list[DealRow]:
        """The deals of some days, as far as there are any."""
        return self._in_order(await self._store.deals_of_days(first, last))

    async def _deal_of_day(self, game: str, day: int) -> DealRow:
        plan = plan_of(game)
        match = mazzo.deal(game, plan.seats, options=options_on(game, _day(day)), chance="manual")
        return DealRow(
            id=ids.fresh_id(ID),
            game=game,
            head=_head(match),
            bots=" ".join(plan.bots),
            seed=await self._day_seeds.seed_of(_day(day), game),
            order=None,
            day=day,
            created=self._store.now(),
            opens=day * DAY,
            closes=(day + 1) * DAY,
            parent=None,
        )

    def _games(self) -> list[str]:
        return [game for game in GAMES if game not in self._withheld]

    def _in_order(self, deals: Iterable[DealRow]) -> list[DealRow]:
        """The deals of games that are offered, in the order of the games."""
        games = self._games()
        return sorted((deal for deal in deals if deal.game in games), key=lambda deal: games.index(deal.game))

    async def _tiles(self, person: Person | None, deals: Sequence[DealRow]) -> list[messages.Tile]:
        if not deals:  # as for a day that has not begun
            return []
        who, keys = person.id if person else None, [deal.id for deal in deals]
        attempts = await self._store.attempts_of(who, keys)
        matches = await self._store.matches_of(who, keys)
        counts = await self._store.counts(keys)
        tiles = []
        for deal in deals:
            attempt = attempts.get(deal.id)
            if attempt is not None:
                attempt = await self._up_to_date(attempt)
            view = _View(deal, attempt, matches.get(deal.id, ()), False)
            tiles.append(await self._tile(view, counts.get(deal.id, 0)))
        return tiles

    async def _tile(self, view: _View, count: int) -> messages.Tile:
        deal, attempt, current = view.deal, view.attempt, view.in_progress
        head = _read(deal.head).head
        late = next((match for match in view.matches if match.finished is not None), None)
        place, percent, score, of = None, None, None, None
        state: messages.TileState = "new" if current is None else "begun"
        match = current.match if current else None
        if attempt is not None and attempt.ended is not None:
            assert attempt.score is not None, "it has ended"
            state, match, score = "done", attempt.match, attempt.score
            standing = await self.standing(deal, attempt.is_program)
            place, of = standing.place(score, attempt.abandoned), standing.count + (not attempt.is_compared)
            percent = standing.percent(score, attempt.abandoned, is_counted=attempt.is_compared)
        elif late is not None and attempt is None:
            state, match, score = "done", late.match, late.score
        return messages.Tile(
            game=deal.game,
            deal=deal.id,
            options=list(head.options),
            seats=head.seats,
            bots=deal.levels,
            state=state,
            match=match,
            room=next((own.room for own in view.matches if own.match == match), None),
            score=score,
            place=place,
            of=of,
            count=count,
            percent=percent,
            final=deal.is_final(self._store.now()),
        )

    # ---- deals of matches

    async def make(self, id: str) -> str:
        """The id of the deal of a finished match, which is made if there is none. Raises ServiceError."""
        live = await self._matches.get(id)
        if live.match.outcome is None:
            raise ServiceError(409, "match-not-over")
        if live.row.deal is not None and live.row.at is None:
            return live.row.deal
        bots = await self._store.bots_of(id)
        if not can_be_sent(live.row, live.match, bots):
            raise ServiceError(409, "no-deal-made")
        return await self._make(live, [] if live.match.game.meta.same_cards else [bot or "" for bot in bots[1:]])

    async def _make(self, live: LiveMatch, levels: list[str]) -> str:
        match, row = live.match, live.row
        head = _head(match, 1 + len(levels))
        text = "\n".join((head, " ".join(levels)))
        id = ids.id_of(hmac.digest(self._secret, b"deal" + row.seed + text.encode(), "sha256"), ID)
        is_own = match.seats == 1 + len(levels)
        now = self._store.now()
        deal = DealRow(id, row.game, head, " ".join(levels), row.seed, None, None, now, now, None, row.id)
        for _ in range(TRIES):
            is_new = await self._store.deal(id) is None
            changes = [deal_change(row.id, id)] if is_own else []
            attempt = await self._attempt_of_parent(live, id) if is_own and not row.practice else None
            if attempt is not None and await self._store.attempt(id, attempt.person) is None:
                changes.append(attempt_change(attempt))
            try:
                await self._store.add([deal] if is_new else [], *changes)
            except Conflict:  # another request is faster
                continue
            break
        if is_own:
            live.row = replace(row, deal=id)
        self._drop(id)
        return id

    async def _attempt_of_parent(self, live: LiveMatch, deal: str) -> AttemptRow | None:
        """The attempt that a finished match is at the deal made from it."""
        person = live.seats[0]
        if person is None:
            return None
        attempt = AttemptRow(
            match=live.row.id,
            deal=deal,
            person=person,
            began=live.row.created,
            is_account=await self._store.has_account(person),
            is_program=await self._store.is_program(person),
        )
        return await self._endings.of_finished(live, attempt)

    # ---- attempts

    async def begin(self, person: Person, id: str, place: str) -> messages.NewAttemptAnswer:
        """Begin a match on a deal, or resume the one in progress. `place`: the address of the client. Raises MazzoError
        or ServiceError.
        """
        deal = await self._deal(id)
        for _ in range(TRIES):
            view = await self._view_of(deal, person)
            current = view.in_progress
            is_first = view.attempt is None and not self._is_late(deal) and not view.is_revealed
            if current is not None and not is_first:
                return messages.NewAttemptAnswer(current.match, current.room, view.is_trying)
            try:
                return await self._begin(deal, person, place, is_first)
            except Conflict:  # another device began at the same moment: its match is the attempt
                continue
        raise ServiceError(429, "too-fast")

    async def _begin(self, deal: DealRow, person: Person, place: str, is_first: bool) -> messages.NewAttemptAnswer:
        parsed = _read(deal.head)
        if parsed.head.ruleset != GAMES[deal.game].meta.ruleset:
            raise ServiceError(409, "deal-of-old-rules")
        recipe = Recipe(parsed.head.options, deal.seed, deal.order, "deal", deck=parsed.deck, deal=deal.id)
        match, room = ids.fresh_table_id(), None
        changes = await self._first(deal, person, match) if is_first else []
        if deal.bots:
            room = await self._rooms.play_deal(person, place, deal.game, recipe, deal.levels, match, changes)
        else:
            await self._matches.create_on(person, deal.game, recipe, match, changes)
        self.changes += is_first
        return messages.NewAttemptAnswer(match, room, is_first)

    async def _first(self, deal: DealRow, person: Person, match: str) -> list[Change]:
        has_account = await self._store.has_account(person.id)
        attempt = AttemptRow(
            match, deal.id, person.id, self._store.now(), is_account=has_account, is_program=person.program
        )
        changes = [attempt_change(attempt)]
        if deal.day is not None:
            changes += await self._streaks.begun(person.id, deal.game, deal.day)
        return changes

    def _is_late(self, deal: DealRow) -> bool:
        return deal.closes is not None and deal.is_final(self._store.now())

    # ---- the page

    async def page(self, person: Person | None, id: str, client: str) -> messages.DealPage:
        """The page of a deal. Raises ServiceError."""
        deal = await self._deal(id)
        view = await self._view_of(deal, person)
        parsed, now = _read(deal.head), self._store.now()
        standing = await self.standing(deal, False)
        current, attempt = view.in_progress, view.attempt
        has_ended = attempt is not None and attempt.ended is not None
        return messages.DealPage(
            id=deal.id,
            game=deal.game,
            options=list(parsed.head.options),
            seats=parsed.head.seats,
            bots=deal.levels,
            deck=parsed.head.deck,
            deck_name=parsed.deck.name if parsed.deck else "",
            day=None if deal.day is None else _day(deal.day).isoformat(),
            today=_day(now // DAY).isoformat(),
            now=timestamp(now),
            opens=timestamp(deal.opens),
            closes=moment(deal.closes),
            final=deal.is_final(now),
            count=standing.played,
            fewest=GAMES[deal.game].meta.fewest,
            money=has("en", f"{deal.game}-figure"),
            mine=await self._own_result(deal, attempt) if has_ended and attempt is not None else None,
            match=current.match if current else None,
            room=current.room if current else None,
            histogram=[messages.Bar(*bar) for bar in standing.histogram] if view.is_revealed else None,
            house=await self._house.scores(deal, client) if view.is_revealed else None,
            best=await self._best(deal, view, client) if view.is_revealed else None,
            cost=await self._cost(attempt.match) if has_ended and attempt is not None else None,
            fair=await self._fair(deal),
        )

    async def attempts(self, person: Person | None, id: str, which: Filter, after: str | None) -> messages.Attempts:
        """The first attempts at a deal. Raises ServiceError."""
        deal = await self._deal(id)
        if not (await self._view_of(deal, person)).is_revealed:
            raise ServiceError(409, "deal-not-played")
        skip = _cursor(after)
        ranking = _ranking(deal)
        standing = Standing(ranking, await self._store.groups(deal.id, which))
        rows = await self._store.listed(
            deal.id,
            which,
            fewest=ranking.fewest,
            is_last_if_abandoned=ranking.is_last_if_abandoned,
            skip=skip,
            most=PAGE + 1,
        )
        return messages.Attempts(
            [
                messages.Attempt(
                    place=standing.place(one.row.score or 0, one.row.abandoned),
                    name=one.name,
                    you=person is not None and one.row.person == person.id,
                    bot=one.row.is_program,
                    score=one.row.score or 0,
                    match=one.row.match if one.has_match else None,
                    hints=one.row.hints,
                    undos=one.row.undos,
                    minutes=one.row.minutes,
                    abandoned=one.row.abandoned,
                    marked=one.row.marked,
                    account=one.row.is_account,
                )
                for one in rows[:PAGE]
            ],
            str(skip + PAGE) if len(rows) > PAGE else None,
        )

    async def _own_result(self, deal: DealRow, attempt: AttemptRow) -> messages.OwnResult:
        standing = await self.standing(deal, attempt.is_program)
        score = attempt.score or 0
        return messages.OwnResult(
            match=attempt.match,
            score=score,
            place=standing.place(score, attempt.abandoned),
            of=standing.count + (not attempt.is_compared),
            percent=standing.percent(score, attempt.abandoned, is_counted=attempt.is_compared),
            hints=attempt.hints,
            undos=attempt.undos,
            minutes=attempt.minutes,
            abandoned=attempt.abandoned,
            marked=attempt.marked,
        )

    async def _best(self, deal: DealRow, view: _View, client: str) -> messages.Best | None:
        """The best score of a deal, from the par that all matches on it share; starts its computation where the person
        has a finished match.
        """
        from mazzo.solver.deal import SOLVED

        if deal.bots or not self._par.seconds or _read(deal.head).head.ruleset not in SOLVED:
            return None
        par = await self._par.of_deal(deal.id)
        finished_match = next((match.match for match in view.matches if match.finished is not None), None)
        if (par is None or par.state != "done") and finished_match is not None:
            with suppress(ServiceError):  # too many wait: what is known already
                result = await self._par.result_of(await self._matches.load(finished_match), client)
                par = self._par.message_of(result)
        if par is None:
            return messages.Best(None, None, False, "working")
        return messages.Best(par.low, par.high, par.proved, par.state)

    async def _cost(self, match: str) -> messages.Cost | None:
        result, _ = await self._reviews.stored(match)
        if result is None or not result.is_done:
            return None
        review = _reviewed.decode(result.text).review
        hindsight = review.seats[0].hindsight if review else None
        return None if hindsight is None else messages.Cost(hindsight.luck, hindsight.play)

    async def _fair(self, deal: DealRow) -> messages.Fair | None:
        if deal.day is None:
            return None
        proof = await self._day_seeds.proof_of(_day(deal.day))
        return messages.Fair(proof.digest, proof.round, proof.rule)

    # ---- in memory

    async def _deal(self, id: str) -> DealRow:
        """A deal. Raises ServiceError when there is none, in the same way when its day has not come."""
        deal = self._deals.get(id)
        if deal is None:
            deal = await self._store.deal(id)
            if deal is None or deal.opens > self._store.now() or deal.game not in GAMES:
                raise ServiceError(404, "no-deal")
            self._deals[id] = deal
            if len(self._deals) > KEPT:
                self._deals.popitem(last=False)
        return deal

    async def _view_of(self, deal: DealRow, person: Person | None) -> _View:
        """What a person may know of a deal."""
        who = person.id if person else None
        attempt = await self._store.attempt(deal.id, who)
        if attempt is not None:
            attempt = await self._up_to_date(attempt)
        matches = (await self._store.matches_of(who, [deal.id])).get(deal.id, [])
        if attempt is not None:
            is_revealed = attempt.ended is not None
        else:
            is_revealed = self._is_late(deal) or await self._store.has_seat(deal.parent, who)
        return _View(deal, attempt, matches, is_revealed)

    async def _up_to_date(self, attempt: AttemptRow) -> AttemptRow:
        """A person's attempt, ended if it is time; what they are shown next includes it, also if another request, or
        another worker, has just ended it.
        """
        attempt = await self._endings.up_to_date(attempt)
        if attempt.ended is not None and attempt.match not in self._in_standings:
            self._drop(attempt.deal)
            self._in_standings[attempt.match] = None
            if len(self._in_standings) > SHOWN:
                self._in_standings.popitem(last=False)
        return attempt

    async def standing(self, deal: DealRow, programs: bool) -> Standing:
        """The results of people, or of programs, at a deal."""
        key = deal.id, programs
        standing = self._standings.get(key)
        if standing is None:
            changes = self.changes
            standing = Standing(_ranking(deal), await self._store.groups(deal.id, Filter(is_program=programs)))
            if changes == self.changes:  # none while it was read
                self._standings[key] = standing
                if len(self._standings) > KEPT:
                    self._standings.popitem(last=False)
        return standing

    def _drop(self, deal: str) -> None:
        self.changes += 1
        for programs in (False, True):
            self._standings.pop((deal, programs), None)

    async def _hear(self, deal: str) -> None:
        self._drop(deal)

    async def _hear_all(self, _guest: str) -> None:
        await self._resync()

    async def _resync(self) -> None:
        self.changes += 1
        self._standings.clear()


GivenDeals = NamedDependency[Deals]


def _head(match: mazzo.Match, seats: int | None = None) -> str:
    """The head of a deal's journal: as a match on it has it, without the seed."""
    head = replace(match.journal.head, undo="barrier", seed="", shuffle=None)
    return replace(
        match.journal, head=head if seats is None else replace(head, seats=seats), entries=(), result=()
    ).text()


@lru_cache(KEPT)
def _read(head: str) -> Journal:
    return journal.read(head)


def _ranking(deal: DealRow) -> Ranking:
    """An unfinished match is hard to compare where others take part, or where points are bad."""
    fewest = GAMES[deal.game].meta.fewest
    return Ranking(fewest, fewest or bool(deal.bots))


def _day(number: int) -> date:
    return EPOCH + timedelta(days=number)


def _number(day: date) -> int:
    return (day - EPOCH).days


def _date(text: str, where: str) -> date:
    try:
        return datetime.strptime(text, "%Y-%m-%d").replace(tzinfo=UTC).date()
    except ValueError:
        raise ServiceError(400, "bad-request", where=where) from None


def _cursor(text: str | None) -> int:
    if text is None:
        return 0
    if not (text.isascii() and text.isdecimal() and len(text) < 8):
        raise ServiceError(400, "bad-request", where="after")
    return int(text)
