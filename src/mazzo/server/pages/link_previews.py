"""The preview of a link for anybody who receives it: title, description and picture, in two languages.

Programs that show links run no script and have no session: a preview contains only what a stranger may know.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from html import escape

import structlog

import mazzo
from mazzo.core.errors import Fact
from mazzo.host.to_client import MatchSeat
from mazzo.i18n import KNOWN, LANGUAGES, has, say
from mazzo.match import Outcome
from mazzo.server.deals.gate import DealGate
from mazzo.server.deals.queries import DealStore
from mazzo.server.decks.queries import DeckStore
from mazzo.server.errors import ServiceError
from mazzo.server.limits import CALLS_BURST, CALLS_RATE, Buckets
from mazzo.server.matches.live import LiveMatch
from mazzo.server.matches.registry import MatchRegistry
from mazzo.server.pages.addresses import ClientPage
from mazzo.server.pages.link_pictures import HEIGHT, WIDTH, Picture, PictureMatch, PicturePlayers, PictureRow
from mazzo.server.rooms.match_summary import players_of
from mazzo.server.rooms.registry import RoomRegistry
from mazzo.server.rooms.to_client import Room

log = structlog.get_logger()

SECONDS = 3.0
"""Longest wait for what a page is about; after that its link says only what the site is."""
ICON = "/icon-512.png"
OF_DEVICE = "off0"
"""How the ids of matches begin that a device hosts (web/src/net/matchHost.ts): the server knows nothing of them."""
_AT_THE_TABLE = {"call", "sheet"}
"""Pages of printed games, which tell only their players more."""
_PRIVATE = {"account", "history", "newDeck", "deckCopy"}
_TITLES = {
    "lobby": "tables-title",
    "newDeck": "decks-title",
    "deckCopy": "decks-title",
    "par": "par-line-title",
    "bot": "par-honest-title",
}
"""Sentences with the titles of pages, by the name of the page, where it is not `<name>-title`."""


@dataclass(frozen=True)
class LinkPreview:
    """`title`: of the window, without the site's name. `heading`, `rows` and `match`: of the picture. `is_listed`:
    search engines may list the page. `has_own_picture`: the picture is not that of the whole site.
    """

    title: str
    text: str
    game: str | None = None
    status: int = 200
    heading: str = ""
    rows: tuple[PictureRow, ...] = ()
    match: PictureMatch | None = None
    is_listed: bool = False
    has_own_picture: bool = False

    def picture(self, language: str, games: Sequence[str]) -> Picture:
        """The content of its picture. `games`: those that the server offers."""
        if not self.has_own_picture:
            return Picture(
                language, None, list(games), say(language, "ui-name"), _motto(language, games), say(language, "ui-name")
            )
        name = say(language, "ui-name")
        if self.game is not None:
            name = say(language, "link-foot", game=say(language, f"{self.game}-name"))
        return Picture(
            language, self.game, [], self.heading or self.title, self.text, name, list(self.rows), self.match
        )


class LinkPreviews:
    """The previews of one server process."""

    def __init__(
        self,
        matches: MatchRegistry,
        rooms: RoomRegistry,
        deck_store: DeckStore,
        deal_store: DealStore,
        deal_gate: DealGate,
        withheld: frozenset[str],
    ) -> None:
        self._matches = matches
        self._rooms = rooms
        self._deck_store = deck_store
        self._deal_store = deal_store
        self._deal_gate = deal_gate
        self._limit = Buckets(CALLS_RATE, CALLS_BURST)
        self.games = [game for game in mazzo.GAMES if game not in withheld]

    def at_once(self, page: ClientPage | None, language: str) -> LinkPreview | None:
        """The preview of a page that needs no query, None for others. `page` None: there is none."""
        if page is None:
            return LinkPreview(say(language, "missing-title"), self._site(language), status=404)
        if page.facts.get("id", "").startswith(OF_DEVICE) or page.name in _AT_THE_TABLE:
            return LinkPreview(say(language, "ui-name"), self._site(language))
        game = page.facts.get("game")
        match page.name:
            case "home":
                return LinkPreview(say(language, "ui-name"), self._site(language), is_listed=True)
            case "game" | "rules" | "learn" | "puzzle" if game is not None:
                return _of_game(page.name, game, language)
            case "rules":
                return LinkPreview(say(language, "rules-title"), self._site(language), is_listed=True)
            case "board":  # of which nothing is told to those who only see its link
                return LinkPreview(say(language, "boards-title"), say(language, "boards-lead"))
            case name if "id" not in page.facts:
                text = say(language, f"link-{name}") if has(language, f"link-{name}") else self._site(language)
                is_listed = name not in _PRIVATE
                return LinkPreview(_title(language, name), text, is_listed=is_listed)
        return None

    async def of(self, page: ClientPage | None, language: str, client: str) -> LinkPreview:
        """The preview of a page. `client`: the address of the request; an address with too many queries gets the
        preview of the site.
        """
        preview = self.at_once(page, language)
        if preview is not None or page is None:
            return preview or LinkPreview(say(language, "ui-name"), self._site(language))
        general = LinkPreview(say(language, "ui-name"), self._site(language))
        if not self._limit.take(client):
            return general
        try:
            async with asyncio.timeout(SECONDS):
                return await self._look_up(page, page.facts["id"], language)
        except ServiceError as error:
            missing = LinkPreview(say(language, "missing-title"), general.text, status=404)
            return missing if error.status == 404 else general
        except Exception as error:  # the page comes also when the database is away: the client says what is wrong
            log.warning("link preview", page=page.name, error=type(error).__name__)
            return general

    async def _look_up(self, page: ClientPage, id: str, language: str) -> LinkPreview:
        if page.name == "room":
            live = await self._rooms.get(id)
            return _of_room(await live.view_for(None), language)
        if page.name in ("deck", "deckCopy"):
            deck = await self._deck_store.find(id)
            if deck is None:
                raise ServiceError(404, "not-found")
            text = say(language, "link-deck", game=say(language, f"{deck.game}-name"))
            return LinkPreview(deck.name or say(language, "decks-title"), text, deck.game, has_own_picture=True)
        if page.name in ("dealPage", "compare"):
            return await self._of_deal(id, language)
        match = await self._matches.get(id)
        if match.row.deal is not None and not await self._deal_gate.may_see(match, None):
            return await self._of_deal(match.row.deal, language)
        outcome = match.match.outcome
        game = match.row.game
        name = say(language, f"{game}-name")
        if outcome is None:
            title = say(language, "link-match-title", game=name)
            return LinkPreview(title, say(language, "link-match"), game, has_own_picture=True)
        result = await self._of_result(match, outcome, language)
        match page.name:
            case "deal":  # without the board, which would show the cards to people who have not played them yet
                score = _figure(game, outcome.ranking[0].score.total, language)
                beat = say(language, "link-deal-result", score=score)
                title = say(language, "deal-title")
                text = say(language, "link-deal", result=beat)
                return LinkPreview(title, text, game, has_own_picture=True)
            case "replay" | "review":
                text = say(language, f"link-{page.name}", game=name, result=result.text)
                return replace(result, title=say(language, f"{page.name}-title"), text=text)
            case "par" | "bot":
                title = _title(language, page.name)
                return LinkPreview(title, say(language, "link-match-title", game=name), game, has_own_picture=True)
        return result

    async def _of_deal(self, id: str, language: str) -> LinkPreview:
        """A deal, without its cards and results."""
        deal = await self._deal_store.deal(id)
        if deal is None:
            raise ServiceError(404, "no-deal")
        name = say(language, f"{deal.game}-name")
        if deal.day is None:
            title, text = say(language, "link-cards-title", game=name), say(language, "link-cards")
        else:
            day = datetime.fromtimestamp(deal.opens / 1000, UTC)
            title = say(language, "link-day-title", game=name, day=day.day, month=day.month)
            text = say(language, "link-day-over" if deal.is_final(self._deal_store.now()) else "link-day")
        return LinkPreview(title, text, deal.game, has_own_picture=True)

    async def _of_result(self, live: LiveMatch, outcome: Outcome, language: str) -> LinkPreview:
        """A finished match, as anybody with its link sees it."""
        row, game = live.row, live.row.game
        players = await players_of(self._rooms, live, None)
        names = _names(players, language)
        first = outcome.ranking[0]
        score = _figure(game, first.score.total, language)
        rank = say(language, f"{game}-title-{first.title}") if first.title >= 0 else ""
        facts: dict[str, Fact] = {"score": score, "points": first.score.total, "title": rank}
        title = _of(game, "end-title-other", language, facts)
        rows: tuple[PictureRow, ...] = ()
        if len(players) == 1:
            text = say(language, f"{game}-end-{outcome.reason}")
            heading = title
        else:
            winners = [names[place.seat] for place in outcome.ranking if place.won]
            if winners:
                heading = say(language, "room-won", count=len(winners), names=", ".join(winners))
                text = say(language, "link-result", won=heading, score=score)
            else:  # grove 10.6
                text = heading = _of(game, "room-won-none", language, {})
            rows = tuple(
                PictureRow(
                    names[place.seat],
                    place.place,
                    _figure(game, place.score.total, language),
                    players[place.seat].colour,
                    players[place.seat].bot is not None,
                )
                for place in outcome.ranking
            )
        board = PictureMatch(PicturePlayers(row.id, game, players), live.deck, live.match.snapshot(), first.seat)
        return LinkPreview(title, text, game, heading=heading, rows=rows, match=board, has_own_picture=True)

    def _site(self, language: str) -> str:
        return f"{_motto(language, self.games)} {say(language, 'link-site')}"


def _title(language: str, page: str) -> str:
    """The title of a page that is about nothing in particular; the site's name where no sentence has one."""
    id = _TITLES.get(page, f"{page}-title")
    return say(language, id if has(language, id) else "ui-name")


def head_of(preview: LinkPreview, language: str, origin: str, path: str, has_picture: bool) -> str:
    """The tags of a page's head. `origin`: of the request, such as "https://example.org"; `path`: of the page."""
    name = say(language, "ui-name")
    title = name if preview.title == name else say(language, "link-title", title=preview.title)
    url = origin + (path.rstrip("/") or "/")
    picture = f"{origin}{ICON}"
    if has_picture:
        own = path.rstrip("/") if preview.has_own_picture else ""
        picture = f"{origin}/pictures/{language}{own or '/home'}.png"
    properties = {
        "og:site_name": name,
        "og:type": "website",
        "og:title": preview.title,
        "og:description": preview.text,
        "og:url": url,
        "og:locale": _locale(language),
        "og:image": picture,
        "og:image:type": "image/png",
        "og:image:width": str(WIDTH if has_picture else 512),
        "og:image:height": str(HEIGHT if has_picture else 512),
        "og:image:alt": say(language, "link-picture", title=preview.heading or preview.title),
    }
    names = {
        "description": preview.text,
        **({} if preview.is_listed else {"robots": "noindex"}),
        "twitter:card": "summary_large_image" if has_picture else "summary",
        "twitter:title": preview.title,
        "twitter:description": preview.text,
        "twitter:image": picture,
    }
    tags = [f"<title>{escape(title)}</title>", f'<link rel="canonical" href="{escape(url)}" />']
    tags += [f'<meta name="{key}" content="{escape(value)}" />' for key, value in names.items()]
    others = [("og:locale:alternate", _locale(other)) for other in LANGUAGES if other != language]
    tags += [f'<meta property="{key}" content="{escape(value)}" />' for key, value in (*properties.items(), *others)]
    return "\n    ".join(tags)


def _locale(language: str) -> str:
    """As Open Graph writes it: "en_GB"."""
    return KNOWN[language].locale.replace("-", "_")


def _of_game(page: str, game: str, language: str) -> LinkPreview:
    name = say(language, f"{game}-name")
    if page == "game":
        title, text = name, say(language, "link-game", about=say(language, f"{game}-about"))
    else:
        ids = {"rules": "rules-of", "learn": "learn-title", "puzzle": "link-puzzle-title"}
        title, text = say(language, ids[page], game=name), say(language, f"link-{page}", game=name)
    return LinkPreview(title, text, game, is_listed=True, has_own_picture=True)


def _of_room(room: Room, language: str) -> LinkPreview:
    """A room: its game and its seats. Only a listed room names its players."""
    free = sum(seat.sitter == "empty" for seat in room.seats)
    if room.phase == "gathering":
        text = say(language, "link-room-free", count=free)
    else:
        text = say(language, f"link-room-{room.phase}")
    seats = [MatchSeat(seat.name, seat.colour, seat.bot, False, seat.member) for seat in room.seats]
    names = _names(seats, language)
    rows = tuple(
        PictureRow(say(language, "room-chair-empty"))
        if seat.sitter == "empty"
        else PictureRow(
            names[seat.seat] if room.listed or seat.bot is not None else say(language, "link-room-taken"),
            colour=seat.colour,
            bot=seat.bot is not None,
        )
        for seat in room.seats
    )
    title = say(language, "room-title", game=say(language, f"{room.game}-name"))
    # Once the match has begun, a seat without a name tells the reader nothing.
    rows = rows if room.phase == "gathering" or (room.listed and room.phase != "closed") else ()
    return LinkPreview(title, text, room.game, rows=rows, has_own_picture=True)


def _names(players: Sequence[MatchSeat], language: str) -> list[str]:
    """The names of the seats, as in the client (web/src/table/players.ts)."""
    bots = [player.bot for player in players]
    names = []
    for seat, player in enumerate(players):
        if player.name:
            name = player.name
        elif player.bot is not None:
            name = say(language, f"room-bot-{player.bot}")
            if bots.count(player.bot) > 1:
                name = say(language, "room-bot-nth", name=name, number=bots[: seat + 1].count(player.bot))
        else:
            name = say(language, "table-player", seat=seat + 1)
        names.append(name)
    return names


def _figure(game: str, points: int, language: str) -> str:
    """Points as the game writes them."""
    if has(language, f"{game}-figure"):
        return say(language, f"{game}-figure", points=abs(points), minus="yes" if points < 0 else "no")
    return str(points).replace("-", "−")


def _of(game: str, name: str, language: str, facts: dict[str, Fact]) -> str:
    """A text as a game says it, if it has its own words for it."""
    own = f"{game}-{name}"
    return say(language, own if has(language, own) else name, **facts)


def _motto(language: str, games: Sequence[str]) -> str:
    return say(language, "home-motto" if len(games) == len(mazzo.GAMES) else "home-motto-some")
