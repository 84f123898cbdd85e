"""Delivery to a push service: HTTPS, to public addresses only, with one timeout for the whole exchange.

The URL comes from a client. The host is resolved here, all its addresses must be public, and the connection goes to one
of the addresses checked. Redirects are not followed; only the status of the answer is read.
"""

from __future__ import annotations

import asyncio
import socket
import ssl
from collections.abc import Mapping
from contextlib import suppress
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from urllib.parse import urlsplit

PATIENCE = 10.0
"""Seconds for the whole exchange: name, connection, answer."""
STATUS_LINE = 4096
"""Most bytes that are read of an answer."""
AT_ONCE = 8
"""Most deliveries in progress."""
PORT = 443

_EMBEDDING = (
    ip_network("64:ff9b::/96"),
    ip_network("64:ff9b:1::/48"),
    ip_network("2002::/16"),
    ip_network("2001::/32"),
)
"""IPv6 ranges that contain IPv4 addresses."""


class Undeliverable(Exception):
    """The message was not delivered; the text is the cause, without names of persons."""


class Post:
    """Delivers messages. `private`: also over plain HTTP and to private addresses, for tests."""

    def __init__(self, *, private: bool = False, patience: float = PATIENCE) -> None:
        self._private = private
        self._patience = patience
        self._room = asyncio.Semaphore(AT_ONCE)

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
        """Send a message; returns the status of the answer. Raises Undeliverable."""
        if not self.is_endpoint(url):
            raise Undeliverable("address")
        async with self._room:
            try:
                async with asyncio.timeout(self._patience):
                    return await self._deliver(url, headers, body)
            except (OSError, ssl.SSLError, ValueError, asyncio.IncompleteReadError, asyncio.LimitOverrunError) as error:
                raise Undeliverable(type(error).__name__) from None

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
        found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
        places = [str(entry[4][0]) for entry in found]
        if not places or (not self._private and not all(is_public(place) for place in places)):
            raise Undeliverable("private")
        return places[0]


def is_public(place: str) -> bool:
    """Whether an IP address is public and contains no other address."""
    try:
        address = ip_address(place.partition("%")[0])
    except ValueError:
        return False
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped is not None:
            return _is_open(address.ipv4_mapped)
        if any(address in net for net in _EMBEDDING):
            return False
    return _is_open(address)


def _is_open(address: IPv4Address | IPv6Address) -> bool:
    return address.is_global and not (address.is_multicast or address.is_reserved or address.is_unspecified)


def _may_be_public(host: str) -> bool:
    """Whether a host is a name with a dot; push services are never addressed by IP."""
    try:
        ip_address(host)
    except ValueError:
        return "." in host.strip(".") and not host.rpartition(".")[2].isdigit()
    return False
