"""Push notifications to absent people whose turn it is: subscribed browsers, one notification a turn, its text."""

from __future__ import annotations

import asyncio
import hashlib
import os
from collections.abc import Sequence
from typing import TYPE_CHECKING
from weakref import WeakValueDictionary

import msgspec
import structlog
from litestar.di import NamedDependency
from sqlalchemy import bindparam, delete, desc, insert, select

from mazzo import i18n
from mazzo.server.accounts.person import person_of
from mazzo.server.background_tasks import BackgroundTasks
from mazzo.server.errors import ServiceError
from mazzo.server.limits import PUSHES
from mazzo.server.matches.live import LiveMatch
from mazzo.server.ops import metrics
from mazzo.server.push import encryption as push_encryption
from mazzo.server.push.delivery import Post, Resting, Undeliverable
from mazzo.server.push.messages import NewPush
from mazzo.server.storage import tables
from mazzo.server.storage.store import Store
from mazzo.server.storage.writer import Change, Conflict, Row

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey

KEPT = 24 * 3600
"""Seconds a push service keeps a notification for an offline browser."""
DEAD = (404, 410)
"""Statuses of a push service for an expired subscription."""
FAILURES = 5
"""Consecutive failures, while deliveries to others succeed, after which a subscription is deleted."""

_ADD = insert(tables.push)
_DROP = delete(tables.push).where(tables.push.c.id == bindparam("of"))
_DROP_OWN = _DROP.where(tables.push.c.person == bindparam("who"))
_ADD_NOTICE = insert(tables.notice)

log = structlog.get_logger()


class PushNotifications:
    """Subscriptions and deliveries of one worker."""

    def __init__(self, store: Store, tasks: BackgroundTasks, secret: bytes, post: Post | None = None) -> None:
        self.post = post or Post()
        self._store = store
        self._tasks = tasks
        self._secret = secret
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._deliveries = 0
        self._failures: dict[str, tuple[int, int]] = {}
        """For each failing browser: consecutive failures, and the number of deliveries to others at the first."""
        self._key = (
            push_encryption.server_key(secret) if os.environ.get("MAZZO_VAPID") else None
        )  # checks the configured key at the start

    @property
    def key(self) -> EllipticCurvePrivateKey:
        """The server's VAPID key."""
        self._key = self._key or push_encryption.server_key(self._secret)
        return self._key

    async def subscribe(self, person: str, message: NewPush) -> None:
        """Store a subscription; the oldest of too many is deleted. Raises ServiceError."""
        if not self.post.is_endpoint(message.endpoint):
            raise ServiceError(400, "bad-request", where="endpoint")
        try:
            key, auth = push_encryption.decode(message.keys.p256dh), push_encryption.decode(message.keys.auth)
        except ValueError:
            raise ServiceError(400, "bad-request", where="keys") from None
        if not push_encryption.is_point(key) or len(auth) != push_encryption.AUTH:
            raise ServiceError(400, "bad-request", where="keys")
        id, p = _id(message.endpoint), tables.push.c
        row: Row = {
            "id": id,
            "person": person,
            "endpoint": message.endpoint,
            "key": push_encryption.encode(key),
            "auth": push_encryption.encode(auth),
            "created": self._store.now(),
        }
        await self._store.writer.write(Change(_DROP, ({"of": id},)), Change(_ADD, (row,)))
        newest = select(p.id).where(p.person == person).order_by(desc(p.created), p.id)
        too_many = (await self._store.all(newest))[PUSHES:]
        if too_many:
            await self._store.writer.write(Change(_DROP, [{"of": old} for (old,) in too_many]))

    async def unsubscribe(self, person: str, endpoint: str) -> None:
        """Delete a subscription of this person."""
        await self._store.writer.write(Change(_DROP_OWN, ({"of": _id(endpoint), "who": person},)))

    async def announce(self, live: LiveMatch, seat: int, person: str, turn: int) -> None:
        """Notify a person's browsers that it is their turn, unless another worker does."""
        p = tables.push.c
        query = select(p.id, p.endpoint, p.key, p.auth).where(p.person == person)
        browsers = await self._store.all(query)
        who = await person_of(self._store, person) if browsers else None
        if who is None or live.row.room is None:
            return
        row: Row = {"match": live.row.id, "seat": seat, "turn": turn, "at": self._store.now()}
        try:
            await self._store.writer.write(Change(_ADD_NOTICE, (row,)))
        except Conflict:
            return
        text = text_of(who.language, live.row.game, live.row.room)
        self._tasks.start(self._send_all(browsers, text, live.row.room), "notice")

    async def _send_all(self, browsers: Sequence[Sequence[str]], text: bytes, room: str) -> None:
        """Send to all at once, and to one browser one after another."""
        await asyncio.gather(*(self._send_in_turn(browser, text, room) for browser in browsers))

    async def _send_in_turn(self, browser: Sequence[str], text: bytes, room: str) -> None:
        id, endpoint, key, auth = browser
        async with self._turns.setdefault(id, asyncio.Lock()):
            await self._send(id, endpoint, key, auth, text, room)

    async def _send(self, id: str, endpoint: str, key: str, auth: str, text: bytes, room: str) -> None:
        contact = os.environ.get("MAZZO_CONTACT", "")
        headers = {
            "Authorization": push_encryption.authorization(self.key, endpoint, contact, self._store.now() // 1000),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEPT),
            "Topic": push_encryption.encode(hashlib.sha256(room.encode()).digest()[:24]),  # a newer message replaces it
            "Urgency": "normal",
        }
        sealed = push_encryption.sealed(text, push_encryption.decode(key), push_encryption.decode(auth))
        try:
            status = await self.post.deliver(endpoint, headers, sealed)
        except Resting:
            metrics.PUSHES.inc("rests")
            return
        except Undeliverable as error:
            metrics.PUSHES.inc("undelivered")
            log.info("notice not delivered", reason=str(error))
            is_dead = self._has_failed(id)
        else:
            is_taken = 200 <= status < 300
            metrics.PUSHES.inc("taken" if is_taken else "refused")
            if is_taken:
                self._deliveries += 1
                self._failures.pop(id, None)
            else:
                log.info("notice not taken", status=status)
            is_dead = status in DEAD or (not is_taken and self._has_failed(id))
        if is_dead:
            self._failures.pop(id, None)
            await self._store.writer.write(Change(_DROP, ({"of": id},)))

    def _has_failed(self, id: str) -> bool:
        """Count a failure; whether the limit is reached. While no delivery succeeds, the server's network is at
        fault.
        """
        count, deliveries = self._failures.get(id, (0, -1))
        if self._deliveries > deliveries:
            count, deliveries = count + 1, self._deliveries
        self._failures[id] = count, deliveries
        return count >= FAILURES


GivenPush = NamedDependency[PushNotifications]


def _id(endpoint: str) -> str:
    return hashlib.sha256(endpoint.encode()).hexdigest()


def text_of(language: str, game: str, room: str) -> bytes:
    """The message for the service worker: title, body, and the link."""
    name = i18n.say(language, f"{game}-name")
    notification = {
        "title": i18n.say(language, "notice-title"),
        "body": i18n.say(language, "notice-body", game=name),
        "url": f"/t/{room}",
    }
    return msgspec.json.encode(notification)
