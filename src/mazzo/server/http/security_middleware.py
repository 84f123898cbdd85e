"""Security middleware in front of the application: refuses foreign origins, oversized addresses and too many requests,
and adds the security headers to every answer. Plain ASGI, so that no page, error or file can bypass it.
"""

from __future__ import annotations

import asyncio
import os
import re
from collections.abc import Iterable
from contextlib import suppress
from functools import cache, lru_cache
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from time import perf_counter
from typing import Literal
from urllib.parse import urlsplit

import msgspec
from litestar import Litestar
from litestar.types import Message, Receive, Scope, Send

from mazzo.core.errors import NotUnderstood
from mazzo.host.words import Problem
from mazzo.server.http.static_files import StaticFiles, answer
from mazzo.server.limits import (
    CALL_SECONDS,
    CALLS_BURST,
    CALLS_RATE,
    FILE_SECONDS,
    FILES_BURST,
    FILES_RATE,
    QUERY_BYTES,
    SOCKET_SECONDS,
    Buckets,
    Turns,
)
from mazzo.server.ops import metrics
from mazzo.server.subscriber import FLOOD

CONTENT_SECURITY_POLICY = (
    "default-src 'self'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data:; "
    "object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS: tuple[tuple[bytes, bytes], ...] = (
    (b"content-security-policy", CONTENT_SECURITY_POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
)
STRICT = (b"strict-transport-security", b"max-age=31536000")
"""Sent over HTTPS: use HTTPS only. Does not apply to other hosts of the same domain."""
_SAFE = ("GET", "HEAD", "OPTIONS")
_OWN_SITE = ("same-origin", "none")
_ORIGIN = re.compile(r"https?://([^\s/@?#\[\]]+|\[[0-9a-f:.]+\](:\d+)?)")


class SecurityMiddleware:
    """Wraps the application, `app`; the client's files and the pages that need no query it answers itself."""

    def __init__(self, app: Litestar, files: StaticFiles, turns: Turns) -> None:
        self.app = app
        self._files = files
        self._turns = turns
        self._calls = Buckets(CALLS_RATE, CALLS_BURST)
        self._file_calls = Buckets(FILES_RATE, FILES_BURST)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind: str = scope["type"]
        if kind == "lifespan":
            await self.app(scope, receive, send)
            return
        refusal = self._refusal(scope)
        if kind == "websocket":
            if refusal:
                await receive()
                await send({"type": "websocket.close", "code": 4403, "reason": refusal[1]})
            elif not await self._turns.take(address(scope), SOCKET_SECONDS):
                metrics.REFUSALS.inc("too-fast")
                await receive()
                await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
                await send({"type": "websocket.close", "code": FLOOD, "reason": None})
            else:
                with suppress(asyncio.CancelledError):  # the server stops, and has told the client already
                    await self.app(scope, receive, send)
            return
        is_api = scope["path"].startswith("/api/")
        is_read = scope.get("method") in ("GET", "HEAD")
        file, is_page = None, False
        if is_read and not is_api and not refusal:
            file = self._files.find(scope["path"][1:])
            if file is None:
                file, is_page = self._files.find_page(scope), True
        if file is not None:
            seconds = FILE_SECONDS
        else:
            seconds = SOCKET_SECONDS if scope["path"].endswith("/events") else CALL_SECONDS
        if not await self._turns.take(address(scope), seconds):
            refusal = 429, "too-fast"

        is_begun = False
        start = perf_counter()

        async def send_with_headers(message: Message) -> None:
            nonlocal is_begun
            if message["type"] == "http.response.start":
                is_begun = True
                name = ("page" if is_page else "file") if file else _route(scope, refusal)
                metrics.CALLS.observe(perf_counter() - start, name)
                own = {name for name, _ in message["headers"]}
                headers = [*message["headers"], *(header for header in HEADERS if header[0] not in own)]
                if scope["scheme"] == "https":
                    headers.append(STRICT)
                if is_api and not any(name == b"cache-control" for name, _ in headers):
                    headers.append((b"cache-control", b"no-store"))
                message["headers"] = headers
            await send(message)

        if refusal:
            await _answer(send_with_headers, *refusal)
            return
        try:
            if file is not None:
                await answer(file, scope, send_with_headers)
            else:
                await self.app(scope, receive, send_with_headers)
        except asyncio.CancelledError:  # the server stops, and has waited for this call long enough
            if not is_begun:
                await _answer(send_with_headers, 503, "database-away")

    def _refusal(self, scope: Scope) -> tuple[int, str] | None:
        """Status and code of the refusal, None if the request may pass."""
        if len(scope["query_string"]) > QUERY_BYTES:
            return 414, "too-large"
        # PostgreSQL cannot store a NUL. The router treats `//api/me` and `api/me` as `/api/me`, but this middleware and
        # proxies, which look at the path before it, do not
        if "\0" in scope["path"] or "//" in scope["path"] or not scope["path"].startswith("/"):
            return 404, "not-found"
        if scope.get("method") not in _SAFE and not is_own_origin(scope["headers"]):
            return 403, "foreign-origin"
        buckets = self._calls if scope["path"].startswith("/api/") else self._file_calls
        if "method" in scope and not buckets.take(address(scope)):  # sockets have none
            return 429, "too-fast"
        return None


def _route(scope: Scope, refusal: tuple[int, str] | None) -> str:
    """The route of a call for the metrics: as it is written in the program, "refused" or "none"."""
    if refusal:
        return "refused"
    template = scope.get("path_template")
    return f"{scope.get('method')} {template}" if template else "none"


def is_own_origin(headers: Iterable[tuple[bytes, bytes]]) -> bool:
    """Whether a request comes from a page of this server, or from no page (a program sends no Origin)."""
    wanted_headers = {
        name: value.decode("latin-1").lower()
        for name, value in headers
        if name in (b"origin", b"host", b"sec-fetch-site")
    }
    origin = wanted_headers.get(b"origin")
    if origin is None:
        return wanted_headers.get(b"sec-fetch-site", "none") in _OWN_SITE
    if origins := own_origins():
        return origin in origins
    try:
        return bool(urlsplit(origin).netloc) and urlsplit(origin).netloc == wanted_headers.get(b"host")
    except ValueError:
        return False


def own_origins() -> frozenset[str]:
    """The origins in MAZZO_ORIGINS. If it is empty, a page's origin must be the host it sends to, over either scheme.
    Raises NotUnderstood.
    """
    return _origins(os.environ.get("MAZZO_ORIGINS", ""))


@cache
def _origins(setting: str) -> frozenset[str]:
    origins = [text.lower().rstrip("/") for text in setting.replace(",", " ").split()]
    for text in origins:
        if not _ORIGIN.fullmatch(text):
            raise NotUnderstood("bad-origin", text=text[:60])
    return frozenset(origins)


def address(scope: Scope) -> str:
    """The key for limits per address: the IPv4 address, or the /64 of the IPv6 address; "" if no limits apply."""
    return net_address(scope.get("client"))


def net_address(client: tuple[str, int] | None) -> str:
    """The same, of the host and port of a connection."""
    return _place(client[0], unlimited()) if client else "unknown"


@lru_cache(10_000)
def _place(host: str, without: tuple[IPv4Network | IPv6Network, ...]) -> str:
    try:
        ip = ip_address(host)
    except ValueError:
        return host
    if any(ip in network for network in without):
        return ""
    return str(IPv6Address(int(ip) >> 64 << 64)) if ip.version == 6 else str(ip)


def unlimited() -> tuple[IPv4Network | IPv6Network, ...]:
    """The networks in MAZZO_NO_LIMITS_FOR: for load tests and monitoring. Raises NotUnderstood."""
    return _networks(os.environ.get("MAZZO_NO_LIMITS_FOR", ""))


@cache
def _networks(setting: str) -> tuple[IPv4Network | IPv6Network, ...]:
    networks = []
    for text in setting.replace(",", " ").split():
        try:
            networks.append(ip_network(text, strict=False))
        except ValueError as error:
            raise NotUnderstood("bad-network", text=text[:60], setting="MAZZO_NO_LIMITS_FOR") from error
    return tuple(networks)


async def _answer(send: Send, status: int, code: str) -> None:
    metrics.REFUSALS.inc(code)
    body = msgspec.json.encode(Problem(code=code))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    more: Literal[False] = False
    await send({"type": "http.response.body", "body": body, "more_body": more})
