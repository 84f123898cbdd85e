"""Limits on everything that clients send, and the token buckets and counters that enforce them.

docs/wire.md states the numbers; a test compares.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from time import monotonic, perf_counter

from mazzo.host.limits import ACTIONS as ACTIONS
from mazzo.host.limits import MESSAGE_BYTES as MESSAGE_BYTES
from mazzo.host.limits import NAME as NAME
from mazzo.host.limits import OPTIONS as OPTIONS
from mazzo.host.limits import SEATS as SEATS
from mazzo.host.limits import TEXT as TEXT
from mazzo.host.limits import UNDOS as UNDOS

# sizes
BODY_BYTES = 16 * 1024
"""Largest body of an HTTP request."""
OFFLINE_BYTES = 256 * 1024
"""Largest body with a match that was played on a device."""
HEAD_LINES, HEAD_BYTES = 100, 16 * 1024
"""Most lines and bytes of the head of an HTTP request."""
FRAME_BYTES = 64 * 1024
"""Largest socket frame; a longer one ends the connection (close code 1009)."""
TURN_BYTES = 1024
"""Most bytes of one connection that are parsed in one turn of the event loop: at most 170 frames."""
UNWANTED_BYTES = 64 * 1024
"""Most bytes of request bodies that one connection reads after the answers were sent; then it is closed."""
QUERY_BYTES = 1024
"""Longest query string."""
LINE = 280
"""Longest chat message, in characters."""
DECK_NAME = 60
"""Longest name of an owner's deck, and of a recipe of it, in characters."""
FACES, CELLS, WORD = 32, 12, 16
"""Of an owner's deck in a request: most cards, cells of a card, and characters of a cell. Each game demands less."""
RECIPE = 999
"""Largest number in a recipe of a request; each game demands less."""
MEMBERS = 256
"""Most people with a seat or a chat message in one room; people who come later can only watch."""
LOOKERS = 128
"""Most named spectators of one room, without a seat or chat message; those who come later have no name."""
RENAMES = 50
"""Most changes of name or colour of one person that one room records."""
BOARD_NAME = 48
"""Longest name of a board, in characters."""
LABEL = 40
"""Longest label of a passkey or token, in characters."""
LOGIN_LEAST, LOGIN = 3, 64
"""Shortest and longest login name, in characters."""
PASSWORD_LEAST, PASSWORD = 10, 128
"""Shortest and longest password, in characters."""
RECOVERY_CODE = 64
"""Longest recovery code in a request, in characters, with what people write between the groups."""
CREDENTIAL = 8_000
"""Longest answer of a passkey, in characters."""

OFFLINE_ENTRIES = 4_000
"""Most entries of a match that was played on a device."""

# rates: tokens a second, and burst
MESSAGES_RATE, MESSAGES_BURST = 20.0, 60.0
"""Socket messages of one client, over all its sockets: a person, or an address without one."""
MESSAGES_ADDRESS_RATE, MESSAGES_ADDRESS_BURST = 1280.0, 3840.0
"""Socket messages of one client address: of 64 people who all send as many as they may."""
FRAMES_RATE, FRAMES_BURST = 50.0, 400.0
"""Frames of one socket, of every kind; one more ends the connection (close code 4429). A client that sends messages too
fast, until it is closed for that, sends fewer.
"""
CALLS_RATE, CALLS_BURST = 50.0, 300.0
"""HTTP calls under /api of one client address."""
FILES_RATE, FILES_BURST = 200.0, 6000.0
"""Pages and files of the client sent to one client address: a class that opens the page together loads a hundred files
each.
"""
MATCHES_RATE, MATCHES_BURST = 0.2, 20.0
"""New matches of one person."""
ROOMS_RATE, ROOMS_BURST = 0.05, 10.0
"""New rooms of one person."""
ROOMS_ADDRESS_RATE, ROOMS_ADDRESS_BURST = 0.2, 120.0
"""New rooms of all people of one client address: a class opens its rooms at once."""
LISTED_RATE, LISTED_BURST = 0.02, 30.0
"""New listed rooms of all people of one client address."""
ACTS_RATE, ACTS_BURST = 4.0, 40.0
"""Acts of one person in rooms, and changes of name, colour or language."""
LINES_RATE, LINES_BURST = 0.5, 6.0
"""Chat messages of one person."""
NEWCOMERS_RATE, NEWCOMERS_BURST = 0.002, 32.0
"""New members of one room from one client address."""
GUESTS_RATE, GUESTS_BURST = 1.0, 200.0
"""New guests of one client address."""
ACCOUNTS_RATE, ACCOUNTS_BURST = 0.02, 20.0
"""New accounts of one client address."""
SIGN_INS_RATE, SIGN_INS_BURST = 0.05, 10.0
"""Attempts to sign in to one login name from one client address, successful or not, whether or not the account exists;
and attempts of a signed-in person to prove their password.
"""
LOGINS_RATE, LOGINS_BURST = 0.5, 50.0
"""Attempts to sign in to one login name from all addresses, after which each waits for LOGIN_SECONDS: whoever guesses
from many addresses is slowed down, and the owner is not locked out.
"""
LOGIN_SECONDS = 5.0
"""See LOGINS_RATE."""
TRIES_RATE, TRIES_BURST = 0.5, 40.0
"""Attempts to sign in from one client address."""
RECOVERIES_RATE, RECOVERIES_BURST = 0.05, 10.0
"""Attempts to sign in to one login name with a recovery code from one client address. Counted apart from those with a
password, which the owner has often used up before.
"""
OFFLINE_RATE, OFFLINE_BURST = 0.1, 50.0
"""Matches of a person's devices that are stored: each is replayed."""
DECKS_RATE, DECKS_BURST = 0.05, 20.0
"""Decks saved by one person."""
CHECKS_RATE, CHECKS_BURST = 5.0, 60.0
"""Decks checked for one person, saved or not."""
COUNTS_RATE, COUNTS_BURST = 4.0, 60.0
"""Sheets of printed games counted for one client address, and questions to their referee."""
BOARDS_RATE, BOARDS_BURST = 0.02, 10.0
"""New boards of one person."""
JOINS_RATE, JOINS_BURST = 0.5, 40.0
"""Boards that one person joins, and changes of their own ones."""
CALLED_GAMES_RATE, CALLED_GAMES_BURST = 0.02, 10.0
"""New called games of one person."""
EXPORTS_RATE, EXPORTS_BURST = 0.02, 5.0
"""Exports of one person."""
HINTS_RATE, HINTS_BURST = 0.5, 20.0
"""Hints, and costs of actions, requested by one person."""
MADE_RATE, MADE_BURST = 1.0, 40.0
"""Replays and QR codes computed for one client address, and positions of puzzles; cached ones do not count."""
PICTURES_RATE, PICTURES_BURST = 0.2, 20.0
"""Pictures of links drawn for one client address, each a second or two of a processor; cached ones do not count."""
PICTURES_WAITING = 40
"""Pictures of links that wait to be drawn, one at a time."""
PARS_RATE, PARS_BURST = 0.1, 30.0
"""Computations of par started by one client address."""
REVIEWS_RATE, REVIEWS_BURST = 0.1, 30.0
"""Reviews started by one client address."""
VALUES_RATE, VALUES_BURST = 1.0, 20.0
"""Lines of play valued for one person."""

# turns: seconds between the beginnings of two requests of one client address
CALL_SECONDS = 0.01
"""From the beginning of one HTTP call to the next, refused ones included."""
FILE_SECONDS = 0.002
"""From one file of the client to the next; also from a page whose preview needs no query."""
GUEST_SECONDS = 0.03
"""From one new guest to the next."""
SOCKET_SECONDS = 0.03
"""From one new socket or stream to the next."""
RESUME_SECONDS = 0.01
"""From one answer to `resume` or `catch` to the next."""
REFUSED_SECONDS = 0.005
"""From one socket message refused for exceeding a rate to the next."""
TURN_SECONDS = 12.0
"""Longest wait for a turn; a call or socket that would wait longer is refused at once."""

# counts
PASSKEYS = 16
"""Passkeys of one account."""
RECOVERY_CODES = 10
"""Recovery codes of one account."""
DECKS = 50
"""Decks of one person."""
BOARDS = 20
"""Boards of which one person is the owner."""
MEMBERSHIPS = 50
"""Boards of which one person is a member."""
BOARD_MEMBERS = 200
"""Members of one board."""
TOKENS = 16
"""Tokens of one account."""
SESSIONS = 50
"""Browsers in which one person is signed in; with one more, the least recently used session ends."""
SOCKETS = 16
"""Open sockets of one client: a person, or an address without one. One more closes the oldest (close code 4409)."""
SOCKETS_ADDRESS = 256
"""Open sockets of one client address, of all its people."""
WATCHERS, WATCHERS_ADDRESS = 1_000, 128
"""Open sockets of one room, and of one client address in one room, after which only its host and those who sit come in
(close code 4429): each is told whatever changes.
"""
CONNECTIONS_ADDRESS = 512
"""Open connections of one client address, for calls and sockets, except a trusted proxy; one more is closed at once."""
HEAD_SECONDS, BODY_SECONDS = 10.0, 20.0
"""Seconds that a connection may take to send the head of a call, and its body; then it is closed."""
REFUSALS = 200
"""Messages refused for exceeding a rate, after which a connection is closed (code 4429)."""
OUTGOING = 64
"""Queued messages of a slow client; with one more the connection is dropped (code 1013); the client may resume later.
"""
OUTGOING_BYTES = 256 * 1024
"""The same in bytes; a single message may be longer."""
HISTORY = 500
"""Matches on a page of a history; its figures count all matches."""
LIVE = 1_024
"""Most unwatched matches in memory, and rooms."""
ROOM_EVENTS = 10_000
"""Events of one room, except changes of name and chat that only some read, after which only its host acts."""
TALK_EVENTS = 4_000
"""The same, after which people without a seat can no longer speak."""
MEMBER_EVENTS, HOST_EVENTS = 1_000, 5_000
"""Most events of one person in one room, sitting down and getting up apart; and of the host."""
SITS = 30
"""Most times that one person sits down in one room, except its host."""
ASIDES = 1_000
"""Most chat messages of one room that only spectators read."""
PUSHES = 8
"""Browsers of one person with push notifications."""
ENDPOINT = 1_024
"""Longest address of a push service, in characters."""
PARS = 64
"""Computations of par in progress or queued in one process."""
REVIEWS = 64
"""Reviews in progress or queued in one process."""
LOBBY = 100
"""Rooms listed in the lobby."""


class Bucket:
    """A token bucket: holds up to `burst` tokens and gains `rate` a second."""

    __slots__ = ("_burst", "_last", "_rate", "_tokens")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._tokens = burst
        self._last = monotonic()

    def take(self) -> bool:
        """Take one token; False when there is none."""
        now = monotonic()
        self._tokens = min(self._burst, self._tokens + (now - self._last) * self._rate)
        self._last = now
        if self._tokens < 1.0:
            return False
        self._tokens -= 1.0
        return True


class Buckets:
    """One bucket for each client; the least recently used are forgotten. The client "" has no limits."""

    def __init__(self, rate: float, burst: float, clients: int = 10_000) -> None:
        self._rate = rate
        self._burst = burst
        self._clients = clients
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, client: str) -> bool:
        """Take one token of a client; False when there is none."""
        if not client:
            return True
        bucket = self._buckets.get(client)
        if bucket is None:
            bucket = self._buckets[client] = Bucket(self._rate, self._burst)
            if len(self._buckets) > self._clients:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(client)
        return bucket.take()


class Turns:
    """Makes the requests of each client begin one by one, with a pause between them, so that many requests of one
    client at once delay others little. The client "" does not wait.
    """

    def __init__(self, clients: int = 10_000) -> None:
        self._clients = clients
        self._next: OrderedDict[str, float] = OrderedDict()
        """When the next turn of each client begins."""

    async def take(self, client: str, seconds: float) -> bool:
        """Wait for the client's turn, which lasts so many seconds; False at once when the wait would be too long."""
        if not client:
            return True
        now = perf_counter()
        start = max(now, self._next.get(client, now))
        if start - now > TURN_SECONDS:
            return False
        self._next[client] = start + seconds
        self._next.move_to_end(client)
        if len(self._next) > self._clients:
            self._next.popitem(last=False)
        if start > now:
            await asyncio.sleep(start - now)
        return True


class Counter:
    """Counts open things for each client, at most a given number; the client "" has no limits."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._open: dict[str, int] = {}

    def enter(self, client: str) -> bool:
        """Count one more; False, and not counted, when the client has the most already."""
        count = self._open.get(client, 0)
        if count >= self._most and client:
            return False
        self._open[client] = count + 1
        return True

    @property
    def total(self) -> int:
        """The sum over all clients."""
        return sum(self._open.values())

    def leave(self, client: str) -> None:
        """Count one less."""
        count = self._open.get(client, 0) - 1
        if count > 0:
            self._open[client] = count
        else:
            self._open.pop(client, None)
