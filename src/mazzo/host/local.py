"""The host of a device's own matches, for a browser without a network: docs/offline.md. Text in, text out, all JSON; it
draws nothing, stores nothing and knows no clock but the device's.

host = LocalHost()
begun = json.loads(host.begin('{"game": "orchard", "seats": [null]}'))
opened = json.loads(host.open(begun["record"]["id"], 0))
answer = json.loads(host.send(opened["viewer"], '{"t": "play", ...}'))
told = json.loads(host.commit(begun["record"]["id"]))  # once `answer["append"]` is stored
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from typing import Any

import msgspec

from mazzo.core.errors import MazzoError
from mazzo.games import GAMES
from mazzo.host import local_calls
from mazzo.host.local_match import LocalMatch, LocalViewer
from mazzo.host.new_match import NotFound, begin
from mazzo.host.reading import UNREADABLE, place_of
from mazzo.host.stored import FORMAT, Answer, NextBot, Opened, Restored, Settings, Stored, StoredEntry, Told, Turns
from mazzo.host.words import Problem

_ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"
ID = 18
"""Length of an id, as of a server's."""
SPECTATOR = -1
"""The seat of a viewer who only watches."""

BUSY = Problem("busy")
"""A change of the match waits until it is stored."""
NOT_FOUND = Problem("not-found")


def _refusing(method: Callable[..., Any]) -> Callable[..., str]:
    """A method that writes what it returns as JSON, and refusals as Problem."""

    def call(host: LocalHost, *arguments: Any) -> str:
        try:
            result = method(host, *arguments)
        except MazzoError as error:
            result = Problem(error.code, error.facts, error.rule)
        except NotFound:
            result = NOT_FOUND
        except UNREADABLE as error:
            result = Problem("bad-request", {"where": place_of(error)})
        return msgspec.json.encode(result).decode()

    call.__name__, call.__doc__ = method.__name__, method.__doc__
    return call


class LocalHost:
    """All matches that are open on a device."""

    def __init__(self, clock: Callable[[], float] = time.time) -> None:
        self._clock = clock
        self._matches: dict[str, LocalMatch] = {}
        self._viewers: dict[int, tuple[str, LocalViewer]] = {}
        self._count = 0
        self._told: list[Told] = []
        """Messages to viewers that were not returned yet."""

    @_refusing
    def begin(self, settings: str) -> dict[str, Any] | Stored:
        """`Settings` -> `Stored`."""
        wanted = msgspec.json.decode(settings, type=Settings)
        id = wanted.id or "".join(secrets.choice(_ALPHABET) for _ in range(ID))
        local, entries = begin(wanted, id, self._now(), self._find)
        self._matches[id] = local
        return Stored(local.record, entries)

    @_refusing
    def restore(self, stored: str) -> Restored | Problem:
        """`Stored` -> `Restored`, or a problem: `newer-version` for a match of a later Mazzo."""
        head = msgspec.json.decode(stored, type=_Head).record
        if head.format > FORMAT or not local_calls.is_known(head.game, head.ruleset):
            return Problem("newer-version", {"ruleset": head.ruleset[:40]})
        match = msgspec.json.decode(stored, type=Stored)
        local = LocalMatch.restored(match.record, match.entries)
        local.hints.update(match.hints)
        self.forget(match.record.id)
        self._matches[match.record.id] = local
        return Restored(match.record.id, local.match.outcome is not None)

    def forget(self, match: str) -> None:
        """Close a match, and its viewers."""
        self._matches.pop(match, None)
        for viewer in [viewer for viewer, (id, _) in self._viewers.items() if id == match]:
            self.close(viewer)

    @_refusing
    def open(self, match: str, seat: int) -> Opened:
        """A new viewer at a seat, or a spectator (-1) -> `Opened`."""
        local = self._find(match)
        self._count += 1
        self._viewers[self._count] = match, local.open(self._count, None if seat == SPECTATOR else seat, self._tell)
        return Opened(self._count, self._take())

    def close(self, viewer: int) -> None:
        """The viewer has left."""
        match, _ = self._viewers.pop(viewer, ("", None))
        if match in self._matches:
            self._matches[match].viewers.pop(viewer, None)

    @_refusing
    def send(self, viewer: int, text: str) -> Answer | Problem:
        """A message of a viewer, as over the socket of a match -> `Answer`."""
        if viewer not in self._viewers:
            raise NotFound(viewer)
        match, sender = self._viewers[viewer]
        local = self._matches[match]
        if local.waits:
            return BUSY
        entries = local.receive(sender, text, self._now())
        return Answer(list(entries), self._take())

    @_refusing
    def commit(self, match: str) -> Answer:
        """The entries that were to be appended are stored -> `Answer` with the messages to all viewers."""
        self._find(match).commit()
        return Answer([], self._take())

    @_refusing
    def abandon(self, match: str) -> Answer:
        """They could not be stored: nothing has changed -> `Answer` with a refusal for the sender."""
        self._find(match).abandon()
        return Answer([], self._take())

    @_refusing
    def next(self, match: str) -> NextBot | None:
        """The bot that moves next -> `NextBot` or null."""
        local = self._find(match)
        found = local.next_bot()
        if found is None:
            return None
        seat, bot, pause = found
        searches = local_calls.does_search(local.match.game, bot)
        return NextBot(seat, bot, pause, local.search_time(seat, bot) / 1000 if searches else 0.0)

    @_refusing
    def turns(self, match: str) -> Turns:
        """Who is to act -> `Turns`."""
        local = self._find(match)
        return Turns(list(local.match.current_players()), local.match.outcome is not None)

    @_refusing
    def think(self, match: str, seconds: float = 0) -> Answer | Problem:
        """The move of the bot that moves next, within some seconds (0: as long as on a server) -> `Answer`."""
        local = self._find(match)
        if local.waits:
            return BUSY
        found = local.next_bot()
        if found is None:
            return Answer()
        seat, bot, _ = found
        most = seconds if seconds > 0 else local.search_time(seat, bot) / 1000
        action = local_calls.choose(local.match, seat, bot, local.start_of(seat), most)
        return Answer(list(local.play_for(seat, action, self._now())), self._take())

    def request(self, method: str, path: str, body: str = "") -> str:
        """A call of docs/wire.md about a match of this host, or about games -> `{"status": 200, "body": ...}`."""
        status, answer = local_calls.answer(method, path, body, self._find, self._now())
        return msgspec.json.encode({"status": status, "body": answer}).decode()

    def journal_of(self, match: str) -> str:
        """The journal of a match with its seed, also before its end; "" if there is no such match."""
        return local_calls.whole_journal(self._matches[match]) if match in self._matches else ""

    def _find(self, id: str) -> LocalMatch:
        if id not in self._matches:
            raise NotFound(id)
        return self._matches[id]

    def _now(self) -> int:
        return int(self._clock() * 1000)

    def _tell(self, viewer: int, text: str) -> None:
        self._told.append(Told(viewer, msgspec.Raw(text.encode())))

    def _take(self) -> list[Told]:
        told, self._told = self._told, []
        return told


def rehearse() -> None:
    """Begin each game once and play its first move, on a host that is thrown away. What is computed once is then in the
    memory with which later starts begin: a match begins in a fraction of the time (docs/offline.md).
    """
    host = LocalHost()
    host.request("GET", "/api/games")
    for game, one in GAMES.items():
        # Without bots: what is loaded for them does not belong to Python's memory.
        settings = {"game": game, "seats": [None] * max(1, one.meta.seats_min), "seed": "00" * 32}
        begun = host.begin(msgspec.json.encode(settings).decode())
        host.restore(begun)
        match = msgspec.json.decode(begun, type=_Head).record.id
        opened = msgspec.json.decode(host.open(match, 0), type=Opened)
        local = host._find(match)
        if 0 in local.match.current_players():
            action = local.match.legal_actions(0)[0]
            play = {"t": "play", "id": "first", "version": local.match.seen(0), "actions": [action]}
            host.send(opened.viewer, msgspec.json.encode(play).decode())
            host.commit(match)
        host.turns(match)
        host.next(match)
        host.forget(match)


class _RecordHead(msgspec.Struct):
    """What is read of a record of any format."""

    format: int
    game: str
    ruleset: str
    id: str = ""


class _Head(msgspec.Struct):
    """What is read of a stored match of any format."""

    record: _RecordHead


__all__ = ["LocalHost", "StoredEntry"]
