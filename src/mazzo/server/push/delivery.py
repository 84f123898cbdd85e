"""Delivery to a push service: HTTPS, to public addresses only, with one timeout for the whole exchange.

The URL comes from a client. The host is resolved here, all its addresses must be public, and the connection goes to one
of the addresses checked. Redirects are not followed; only the status of the answer is read.
"""

from __future__ import annotations

import asyncio
import socket
import ssl
from collections import OrderedDict
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from time import monotonic
from urllib.parse import urlsplit

PATIENCE = 10.0
"""Seconds for the whole exchange: looking up the name, connecting, and waiting for the answer."""
STATUS_LINE = 4096
"""Most bytes that are read of an answer."""
AT_ONCE, AT_ONCE_UNKNOWN, AT_ONCE_SERVICE = 64, 32, 16
"""Most deliveries in progress: to services that answered last time, to the others, and to one service. Services that do
not answer delay each other only.
"""
FAILURES = 3
"""Failures in a row after which a service rests."""
REST = 60.0
"""Seconds of the first rest; each further one is twice as long, up to ten minutes."""
LONGEST_REST = 600.0
SERVICES = 1_000
"""Services that are remembered."""
PORT = 443

_CLOSED = tuple(
    ip_network(net)
    for net in (
        *("192.0.0.0/24", "192.88.99.0/24", "198.18.0.0/15"),
        *("64:ff9b::/96", "64:ff9b:1::/48", "2002::/16", "2001::/23"),
        *("100::/64", "3fff::/20", "5f00::/16", "fec0::/10"),
    )
)
"""Special ranges of IANA's registries, and those that contain IPv4 addresses: Python's versions differ about them."""


class Undeliverable(Exception):
    """The message was not delivered; the text is the cause, without names of persons."""


class Resting(Undeliverable):
    """No request was sent, because the service has not answered several times."""


@dataclass
class _Service:
    """The failures and the state of one host and port."""

    room: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(AT_ONCE_SERVICE))
    answers: bool = False
    """Whether it answered last time."""
    failures: int = 0
    rests_until: float = 0.0

    def answered(self) -> None:
        self.answers, self.failures = True, 0

    def failed(self) -> None:
        self.answers = False
        self.failures += 1
        if self.failures >= FAILURES:
            self.rests_until = monotonic() + min(LONGEST_REST, REST * 2.0 ** min(self.failures - FAILURES, 10))


class Post:
    """Delivers messages. `private`: also over plain HTTP and to private addresses, for tests."""

    def __init__(self, *, private: bool = False, patience: float = PATIENCE) -> None:
        self._private = private
        self._patience = patience
        self._known_places, self._unknown_places = asyncio.Semaphore(AT_ONCE), asyncio.Semaphore(AT_ONCE_UNKNOWN)
        self._services: OrderedDict[str, _Service] = OrderedDict()

    def is_endpoint(self, url: str) -> bool:
        """Whether a URL may be that of a push service, before its host is resolved."""
        try:
            address = urlsplit(url)
            port = address.port
        except ValueError:
            return False
        if not url.isascii() or any(character <= " " or character == "\x7f" for character in url):
            return False
        if not address.hostname or address.username is not None or address.password is not None or address.fragment:
            return False
        if self._private:
            return address.scheme in ("http", "https")
        return address.scheme == "https" and port in (None, PORT) and _may_be_public(address.hostname)

    async def deliver(self, url: str, headers: Mapping[str, str], body: bytes) -> int:
        """Send a message; returns the status of the answer. Raises Undeliverable; Resting when nothing was tried."""
        if not self.is_endpoint(url):
            raise Undeliverable("address")
        service = self._service(urlsplit(url).netloc.lower())
        async with service.room, self._known_places if service.answers else self._unknown_places:
            if monotonic() < service.rests_until:
                raise Resting("resting")
            try:
                async with asyncio.timeout(self._patience):
                    status = await self._deliver(url, headers, body)
            except (OSError, ssl.SSLError, ValueError, asyncio.IncompleteReadError, asyncio.LimitOverrunError) as error:
                service.failed()
                raise Undeliverable(type(error).__name__) from None
        service.answered()
        return status

    def _service(self, place: str) -> _Service:
        """The service at a host and port; those that were not used for long are forgotten."""
        service = self._services.setdefault(place, _Service())
        self._services.move_to_end(place)
        if len(self._services) > SERVICES:
            self._services.popitem(last=False)
        return service

    async def _deliver(self, url: str, headers: Mapping[str, str], body: bytes) -> int:
        parts = urlsplit(url)
        is_secure = parts.scheme == "https"
        port = parts.port or (PORT if is_secure else 80)
        assert parts.hostname is not None
        place = await self._place(parts.hostname, port)
        reader, writer = await asyncio.open_connection(
            place,
            port,
            ssl=ssl.create_default_context() if is_secure else None,
            server_hostname=parts.hostname if is_secure else None,
            limit=STATUS_LINE,
        )
        try:
            path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
            lines = [f"POST {path} HTTP/1.1", f"Host: {parts.netloc}", f"Content-Length: {len(body)}"]
            lines += [f"{name}: {value}" for name, value in headers.items()]
            writer.write("\r\n".join((*lines, "Connection: close", "", "")).encode() + body)
            await writer.drain()
            version, status, *_ = (await reader.readuntil(b"\n")).decode("latin-1").split()
            if not version.startswith("HTTP/1."):
                raise ValueError("no HTTP")
            return int(status)
        finally:
            writer.close()
            with suppress(OSError, TimeoutError):
                await asyncio.wait_for(writer.wait_closed(), 1)

    async def _place(self, host: str, port: int) -> str:
        """An address of a host whose addresses are all public. Raises Undeliverable."""
        entries = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
        places = [str(entry[4][0]) for entry in entries]
        if not places or (not self._private and not all(is_public(place) for place in places)):
            raise Undeliverable("private")
        return places[0]


def is_public(place: str) -> bool:
    """Whether an IP address is public and contains no other address."""
    try:
        address = ip_address(place.partition("%")[0])
    except ValueError:
        return False
    if isinstance(address, IPv6Address) and address.ipv4_mapped is not None:
        return _is_open(address.ipv4_mapped)
    return _is_open(address)


def _is_open(address: IPv4Address | IPv6Address) -> bool:
    if any(address in net for net in _CLOSED):
        return False
    return address.is_global and not (address.is_multicast or address.is_reserved or address.is_unspecified)


def _may_be_public(host: str) -> bool:
    """Whether a host is a name with a dot; push services are never addressed by IP."""
    try:
        ip_address(host)
    except ValueError:
        return "." in host.strip(".") and not host.rpartition(".")[2].isdigit()
    return False
