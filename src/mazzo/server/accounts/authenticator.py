"""Authentication of requests and sockets, by cookie or token, and the scopes of tokens. Nothing else authenticates.

Lookups are cached for `BELIEVED` seconds, so that a page with many calls costs few queries; changes made by this worker
invalidate the cache at once. Clients with an open socket or stream are looked up again every `ROUND` seconds.
"""

from __future__ import annotations

import asyncio
import hashlib
import secrets
from collections import OrderedDict
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from time import monotonic
from typing import Any

import structlog
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency

from mazzo.server import limits
from mazzo.server.accounts import guests
from mazzo.server.accounts import recovery_codes as recovery
from mazzo.server.accounts.passwords import Passwords
from mazzo.server.accounts.person import Person
from mazzo.server.accounts.queries import AccountStore, RecoveryCode, Session, Token
from mazzo.server.errors import ServiceError
from mazzo.server.http import scopes
from mazzo.server.http.scopes import Scope
from mazzo.server.storage.budgets import SharedBuckets
from mazzo.server.storage.store import Store
from mazzo.server.times import milliseconds

BELIEVED = 2.0
"""Seconds for which a lookup is cached; another worker may have changed the session since."""
ROUND = 10.0
"""Seconds between two checks of the sessions and tokens that have sockets open."""
MOST = 10_000
"""Size of the cache of lookups."""
USED = 10 * 60 * 1000
"""Milliseconds after which the last use of a session or token is stored again."""
REPLACED = 60 * 1000
"""Milliseconds for which a signed cookie of an earlier version stays valid after a session has replaced it."""
ENDED = 4401
"""Close code: the session or token has ended or is invalid."""
TOKEN = "mazzo_"
"""Prefix of every token."""

_BROWSERS = (("Edg", "Edge"), ("OPR", "Opera"), ("SamsungBrowser", "Samsung Internet"), ("Firefox", "Firefox"),
             ("FxiOS", "Firefox"), ("CriOS", "Chrome"), ("Chrome", "Chrome"), ("Safari", "Safari"))  # fmt: skip
_SYSTEMS = (("iPhone", "iPhone"), ("iPad", "iPad"), ("Android", "Android"), ("Windows", "Windows"),
            ("Mac OS", "macOS"), ("CrOS", "ChromeOS"), ("Linux", "Linux"))  # fmt: skip

AnyConnection = ASGIConnection[Any, Any, Any, Any]
log = structlog.get_logger()


@dataclass(frozen=True, slots=True)
class Principal:
    """An authenticated person. `credential`: the session or token; None with a signed cookie of an earlier version."""

    person: Person
    has_account: bool
    credential: Session | Token | None
    scopes: frozenset[Scope] = scopes.EVERYTHING

    @property
    def session(self) -> Session | None:
        """The browser's session, None for a program."""
        return self.credential if isinstance(self.credential, Session) else None

    def demand(self, message: object) -> None:
        """Raises ServiceError when an act or message is outside the token's scopes."""
        scopes.demand(self.scopes, scopes.of_message(message))


class Authenticator:
    """Authenticates clients, and closes their sockets when the session or token ends. One for each server process."""

    def __init__(self, store: Store, secret: bytes) -> None:
        self.queries = AccountStore(store)
        self.passwords = Passwords()
        self.new_accounts = SharedBuckets(store, secret, "accounts", limits.ACCOUNTS_RATE, limits.ACCOUNTS_BURST)
        self.sign_ins = SharedBuckets(store, secret, "sign-ins", limits.SIGN_INS_RATE, limits.SIGN_INS_BURST)
        self.logins = SharedBuckets(store, secret, "logins", limits.LOGINS_RATE, limits.LOGINS_BURST)
        self.recoveries = SharedBuckets(store, secret, "recoveries", limits.RECOVERIES_RATE, limits.RECOVERIES_BURST)
        self.tries = SharedBuckets(store, secret, "tries", limits.TRIES_RATE, limits.TRIES_BURST)
        self.exports = limits.Buckets(limits.EXPORTS_RATE, limits.EXPORTS_BURST)
        self.new_guests = SharedBuckets(store, secret, "guests", limits.GUESTS_RATE, limits.GUESTS_BURST)
        self._secret = secret
        self._principals: OrderedDict[str, tuple[float, Principal]] = OrderedDict()
        self._open: dict[str, set[Callable[[int], None]]] = {}
        """Functions that close what a session or token has open."""
        self._of: dict[Callable[[int], None], tuple[str, str]] = {}
        """The session or token, and the person, of each of those functions."""
        self._rounds: asyncio.Task[None] | None = None
        store.notifier.on("f", self._hear_forgotten)
        store.notifier.on("s", self._hear_ended)

    async def authenticate(self, connection: AnyConnection, *, fresh: bool = False) -> Principal | None:
        """The person who sends a request, None without a credential. `fresh` bypasses the cache. Raises ServiceError
        for an invalid token, or one whose scopes do not admit the request.
        """
        scheme, _, token = connection.headers.get("authorization", "").partition(" ")
        if scheme.lower() == "bearer":
            principal = await self._by_token(token.strip(), fresh)
            method = str(connection.scope.get("method", "GET"))
            scopes.admit(principal.scopes, method, connection.scope["route_handler"].opt)
            return principal
        cookie = connection.headers.get("cookie")
        by_session = await self._by_session(guests.session_values(cookie, secure=is_secure(connection)), fresh)
        return by_session or await self._by_signature(cookie)

    # ---- sessions

    async def welcome(self, connection: AnyConnection, person: Person) -> str:
        """Create a session for a new person; returns the Set-Cookie header."""
        token, session = _fresh_session(connection, person.id)
        await self.queries.add_person(person, session)
        return guests.set_cookie(token, secure=is_secure(connection))

    async def rotate(
        self, connection: AnyConnection, person: str, was: Session | None, guest: str | None = None
    ) -> tuple[str, Session]:
        """Replace a browser's session; returns the Set-Cookie header and the new session. `guest`: the guest who used
        the browser before, whose data may be moved to the account.
        """
        token, session = _fresh_session(connection, person, guest)
        await self.queries.add_session(session, was)
        if was and was.person == person:  # keep open sockets
            self._principals.pop(was.id, None)
            for drop in self._open.pop(was.id, set()):
                self._register(session.id, person, drop)
        elif was:
            self.drop_credential(was.id)
        return guests.set_cookie(token, secure=is_secure(connection)), session

    async def end(self, *sessions: Session) -> None:
        """End sessions and close their sockets."""
        await self.queries.end_sessions(sessions)
        for session in sessions:
            self.drop_credential(session.id)

    # ---- recovery codes

    def fresh_codes(self, person: str) -> tuple[list[str], list[RecoveryCode]]:
        """New recovery codes of a person: as they are shown once, and as they are stored."""
        codes = [recovery.fresh_code() for _ in range(limits.RECOVERY_CODES)]
        now = milliseconds()
        return codes, [RecoveryCode(self.recovery_id(code), person, now) for code in codes]

    def recovery_id(self, code: str) -> str:
        """The stored id of a recovery code."""
        return recovery.digest(self._secret, code)

    # ---- open connections

    @contextmanager
    def watch_credential(self, principal: Principal | None, drop: Callable[[int], None]) -> Iterator[None]:
        """Context in which `drop` is called with a close code when the credential of `principal` ends."""
        if principal is None or principal.credential is None:
            yield
            return
        self._register(principal.credential.id, principal.person.id, drop)
        if self._rounds is None:
            self._rounds = asyncio.create_task(self._go_round(), name="door")
        try:
            yield
        finally:
            id, _ = self._of.pop(drop)
            self._open[id].discard(drop)
            if not self._open[id]:
                del self._open[id]

    def drop_credential(self, id: str) -> None:
        """Forget a session or token that has ended, and close its connections."""
        self._principals.pop(id, None)
        for drop in tuple(self._open.get(id, ())):
            drop(ENDED)

    def invalidate(self, person: str) -> None:
        """Invalidate the cached lookups of a person."""
        for id in [id for id, (_, principal) in self._principals.items() if principal.person.id == person]:
            del self._principals[id]

    def drop_person(self, person: str) -> None:
        """Forget an erased person, and close their connections."""
        self.invalidate(person)
        for drop in [drop for drop, (_, whose) in self._of.items() if whose == person]:
            drop(ENDED)

    async def close(self) -> None:
        """Stop the periodic check."""
        if self._rounds is not None:
            self._rounds.cancel()
            await asyncio.gather(self._rounds, return_exceptions=True)

    # ---- inside

    async def _hear_forgotten(self, person: str) -> None:
        self.drop_person(person)

    async def _hear_ended(self, id: str) -> None:
        self.drop_credential(id)

    def _register(self, id: str, person: str, drop: Callable[[int], None]) -> None:
        self._of[drop] = id, person
        self._open.setdefault(id, set()).add(drop)

    async def _go_round(self) -> None:
        while True:
            await asyncio.sleep(ROUND)
            ids = list(self._open)
            try:
                for k in range(0, len(ids), 500):
                    some = ids[k : k + 500]
                    for id in set(some) - await self.queries.standing(some):
                        self.drop_credential(id)
            except Exception as error:  # the database is unreachable: check again in the next round
                log.warning("door", error=type(error).__name__)

    async def _by_session(self, values: Sequence[str], fresh: bool) -> Principal | None:
        """The person of the first of these values that is a session's token."""
        ids = [digest(value) for value in values]
        if ids and not fresh and (principal := self._believed(ids[0])):
            return principal
        row = await self.queries.session(*ids) if ids else None
        if row is None:
            return None
        session, who = row
        if session.used < milliseconds() - USED:
            await self.queries.use_session(session)
        return self._keep(session.id, Principal(who.person, who.has_account, session))

    async def _by_token(self, value: str, fresh: bool) -> Principal:
        if not value.startswith(TOKEN) or not guests.TOKEN.fullmatch(value.removeprefix(TOKEN)):
            raise ServiceError(401, "bad-token")
        id = digest(value.removeprefix(TOKEN))
        principal = None if fresh else self._believed(id)
        if principal is None:
            row = await self.queries.token(id)
            if row is None:
                raise ServiceError(401, "bad-token")
            token, who = row
            having: frozenset[Scope] = frozenset(scope for scope in scopes.EVERYTHING if scope in token.scopes.split())
            principal = self._keep(id, Principal(who.person, who.has_account, token, having))
            if (token.used or 0) < milliseconds() - USED:
                await self.queries.use_token(token)
        return principal

    async def _by_signature(self, cookie: str | None) -> Principal | None:
        person = guests.signed(self._secret, cookie)
        if person is None:
            return None
        who = await self.queries.signed_guest(person, milliseconds() - REPLACED)
        return None if who is None else Principal(who.person, who.has_account, None)

    def _believed(self, id: str) -> Principal | None:
        until, principal = self._principals.get(id, (0.0, None))
        return principal if until > monotonic() else None

    def _keep(self, id: str, principal: Principal) -> Principal:
        self._principals[id] = (monotonic() + BELIEVED, principal)
        self._principals.move_to_end(id)
        if len(self._principals) > MOST:
            self._principals.popitem(last=False)
        return principal


GivenAuthenticator = NamedDependency[Authenticator]


def digest(secret: str) -> str:
    """The digest that is stored of a cookie or token."""
    return hashlib.sha256(secret.encode()).hexdigest()


def is_secure(connection: AnyConnection) -> bool:
    """Whether the request came over HTTPS."""
    return connection.scope.get("scheme") in ("https", "wss")


def device(agent: str) -> str:
    """Browser and system from a User-Agent header: `Firefox, Linux`."""
    names = [next((name for mark, name in marks if mark in agent), "") for marks in (_BROWSERS, _SYSTEMS)]
    return ", ".join(name for name in names if name)


def _fresh_session(connection: AnyConnection, person: str, guest: str | None = None) -> tuple[str, Session]:
    token = secrets.token_urlsafe(32)
    now = milliseconds()
    return token, Session(digest(token), person, now, now, device(connection.headers.get("user-agent", "")), guest)


async def require_person(connection: AnyConnection, authenticator: Authenticator) -> Person:
    """The person of a request. Raises ServiceError without a credential, or when the token's scopes do not admit it."""
    return (await require_principal(connection, authenticator)).person


async def require_principal(
    connection: AnyConnection, authenticator: Authenticator, *, fresh: bool = False
) -> Principal:
    """The same as a principal; `fresh` bypasses the cache."""
    principal = await authenticator.authenticate(connection, fresh=fresh)
    if principal is None:
        raise ServiceError(401, "no-person")
    return principal


async def optional_person(connection: AnyConnection, authenticator: Authenticator) -> Person | None:
    """The person of a request, None without a credential."""
    principal = await authenticator.authenticate(connection)
    return principal.person if principal else None
