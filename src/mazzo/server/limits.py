"""Every bound the server puts on what comes from outside, and the token bucket that counts it.

The numbers are public: docs/wire.md states them and a test compares.
"""

from __future__ import annotations

from collections import OrderedDict
from time import monotonic

# sizes
BODY_BYTES = 16 * 1024
"""Largest body of an HTTP request."""
MESSAGE_BYTES = 8 * 1024
"""Largest socket message; a longer one is refused."""
FRAME_BYTES = 64 * 1024
"""Largest socket frame; a longer one ends the connection (close code 1009)."""
TURN_BYTES = 1024
"""Most bytes of one connection that are parsed in one turn of the event loop: at most 170 frames."""
UNWANTED_BYTES = 64 * 1024
"""Most bytes of bodies that are read from one connection after their calls were answered; then it ends."""
QUERY_BYTES = 1024
"""Longest query string."""
ACTIONS = 32
"""Most actions in one gesture."""
TEXT = 64
"""Longest text form of an action, in characters."""
NAME = 24
"""Longest name of a person, in characters."""
LINE = 280
"""Longest line of talk, in characters."""
SEATS = 8
"""Most seats of a room."""
OPTIONS = 16
"""Most options that a match or a room is asked for with."""
DECK_NAME = 60
"""Longest name of an owner's deck, and of a recipe of it, in characters."""
FACES, CELLS, WORD = 32, 12, 16
"""Most cards of an owner's deck that a call may bring, cells of one, and characters of what is printed on a cell; what
its game asks for is less.
"""
RECIPE = 999
"""Largest number that a recipe of a call may hold; what its game asks for is less."""
MEMBERS = 256
"""Most people who ever sit or speak in one room; whoever comes later may look, and neither sit nor speak."""
LOOKERS = 128
"""Most people whom one room names though they neither sat nor spoke there; whoever comes to look later has no name."""
RENAMES = 50
"""Most other names and colours of one person that one room hears of."""
LABEL = 40
"""Longest label of a passkey or token, in characters."""
LOGIN_LEAST, LOGIN = 3, 64
"""Shortest and longest login name, in characters."""
PASSWORD_LEAST, PASSWORD = 10, 128
"""Shortest and longest password, in characters."""
CREDENTIAL = 8_000
"""Longest answer of a passkey, in characters."""
UNDOS = 320
"""Most actions taken back in one match, shared equally among its seats, so that none uses up another's. Practice may go
back and forth, but not for ever: all is played again when the match is opened.
"""

# rates: so many a second in the long run, so many at once
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
MATCHES_RATE, MATCHES_BURST = 0.2, 20.0
"""New matches of one person."""
ROOMS_RATE, ROOMS_BURST = 0.05, 10.0
"""New rooms of one person."""
ACTS_RATE, ACTS_BURST = 4.0, 40.0
"""Acts of one person in rooms, and changes of their name, colour or language."""
LINES_RATE, LINES_BURST = 0.5, 6.0
"""Lines of talk of one person."""
NEWCOMERS_RATE, NEWCOMERS_BURST = 0.002, 32.0
"""People of one client address whom one room hears of for the first time."""
GUESTS_RATE, GUESTS_BURST = 1.0, 200.0
"""New guests of one client address."""
ACCOUNTS_RATE, ACCOUNTS_BURST = 0.02, 20.0
"""New accounts of one client address."""
SIGN_INS_RATE, SIGN_INS_BURST = 0.05, 10.0
"""Tries at one login name, right or wrong, whether there is such an account or not."""
TRIES_RATE, TRIES_BURST = 0.5, 40.0
"""Tries to sign in of one client address."""
DECKS_RATE, DECKS_BURST = 0.05, 20.0
"""Decks that one person keeps."""
CHECKS_RATE, CHECKS_BURST = 5.0, 60.0
"""Decks of one person that are looked over, kept or not."""
EXPORTS_RATE, EXPORTS_BURST = 0.02, 5.0
"""Exports of one person."""
HINTS_RATE, HINTS_BURST = 0.5, 20.0
"""Hints, and costs of actions, that one person asks for."""
MADE_RATE, MADE_BURST = 1.0, 40.0
"""Replays and pictures that are made for one client address; those that are kept do not count."""
PARS_RATE, PARS_BURST = 0.1, 30.0
"""Pars that are begun to be reckoned for one client address."""

# numbers
PASSKEYS = 16
"""Passkeys of one account."""
DECKS = 50
"""Decks of one person."""
TOKENS = 16
"""Tokens of one account."""
SESSIONS = 50
"""Browsers where one person is known; one more, and the one that was used longest ago is forgotten."""
SOCKETS = 16
"""Open sockets of one client: a person, or an address without one."""
SOCKETS_ADDRESS = 256
"""Open sockets of one client address, whoever sits behind it."""
CONNECTIONS_ADDRESS = 512
"""Open connections of one client address, for calls and sockets, a trusted proxy aside; one more is closed at once."""
HEAD_SECONDS, BODY_SECONDS = 10.0, 20.0
"""How long a connection may take to send the head of a call, and its body; then it is closed."""
REFUSALS = 200
"""Refusals for haste after which a connection is closed (code 4429)."""
OUTGOING = 64
"""Messages waiting for a slow client; one more and the connection is dropped (code 1013), to resume later."""
OUTGOING_BYTES = 256 * 1024
"""The same in bytes; one message alone may be longer."""
HISTORY = 500
"""Newest matches told by the history; the figures beside them count all."""
LIVE = 1_024
"""Matches kept in memory with nobody connected, and rooms."""
ROOM_EVENTS = 5_000
"""Most events of one room, other names and lines that only spectators read aside."""
ASIDES = 1_000
"""Most lines of one room that only spectators read."""
PUSHES = 8
"""Browsers of one person that are told of their turns."""
ENDPOINT = 1_024
"""Longest address of a push service, in characters."""
PARS = 64
"""Pars that are being reckoned, or wait for it, in one process."""
LOBBY = 100
"""Rooms told by the lobby."""


class Bucket:
    """Holds up to `burst` tokens and gains `rate` a second; every message takes one."""

    __slots__ = ("_burst", "_rate", "_seen", "_tokens")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._tokens = burst
        self._seen = monotonic()

    def take(self) -> bool:
        """Take one token; False when there is none."""
        now = monotonic()
        self._tokens = min(self._burst, self._tokens + (now - self._seen) * self._rate)
        self._seen = now
        if self._tokens < 1.0:
            return False
        self._tokens -= 1.0
        return True


class Buckets:
    """One bucket for each client, the longest silent forgotten first; the client "" has no limits."""

    def __init__(self, rate: float, burst: float, clients: int = 10_000) -> None:
        self._rate = rate
        self._burst = burst
        self._clients = clients
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, client: str) -> bool:
        """Take one token of this client's bucket; False when there is none."""
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


class Counter:
    """How many of something each client has open; the client "" has no limits."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._open: dict[str, int] = {}

    def enter(self, client: str) -> bool:
        """Open one more; False, and nothing opened, when the client already has the most."""
        count = self._open.get(client, 0)
        if count >= self._most and client:
            return False
        self._open[client] = count + 1
        return True

    @property
    def total(self) -> int:
        """How many are open, whoever opened them."""
        return sum(self._open.values())

    def leave(self, client: str) -> None:
        """Close one."""
        count = self._open.get(client, 0) - 1
        if count > 0:
            self._open[client] = count
        else:
            self._open.pop(client, None)
