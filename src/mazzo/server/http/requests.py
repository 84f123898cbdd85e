"""Reads request bodies, and normalises names and labels."""

from __future__ import annotations

from typing import TypeVar

import msgspec
from litestar import Request
from litestar.datastructures import State

from mazzo.core.shown_texts import is_shown, tidy
from mazzo.host.reading import UNREADABLE, place_of
from mazzo.i18n import FALLBACK, LANGUAGES
from mazzo.server.errors import ServiceError

Body = TypeVar("Body")
AnyRequest = Request[None, None, State]


def read_body(body: bytes, kind: type[Body]) -> Body:
    """Decode a body as a value of type `kind`. Raises ServiceError (400) naming the invalid field."""
    try:
        return msgspec.json.decode(body, type=kind)
    except UNREADABLE as error:
        raise ServiceError(400, "bad-request", where=place_of(error)) from error


def printable(text: str, where: str) -> str:
    """A name or label with single blanks between its words. Raises ServiceError when a character cannot be seen."""
    text = tidy(text)
    if not is_shown(text):
        raise ServiceError(400, "bad-request", where=where)
    return text


def preferred_language(header: str | None) -> str:
    """The language of LANGUAGES that an Accept-Language header prefers; English without one."""
    best, weight = FALLBACK, 0.0
    for entry in (header or "").split(",")[:20]:
        tag, _, quality = entry.strip().partition(";q=")
        language = tag.split("-")[0].lower()
        try:
            value = float(quality or 1)
        except ValueError:
            continue
        if language in LANGUAGES and value > weight:
            best, weight = language, value
    return best


LONGEST_HOST = 255
"""Longest host in an address, in characters."""


def origin_of(request: AnyRequest) -> str:
    """Scheme and host of a request, empty if the host is too long to be one."""
    host = request.url.netloc
    return f"{request.url.scheme}://{host}" if len(host) <= LONGEST_HOST else ""
