"""Reads what a request carries: its body as a struct, names and labels as they are kept."""

from __future__ import annotations

from typing import TypeVar

import msgspec
from litestar import Request
from litestar.datastructures import State

from mazzo.server.errors import ServiceError
from mazzo.server.matches.messages import place_of

UNREADABLE = (msgspec.MsgspecError, UnicodeError, RecursionError)
"""What decoding a body or message raises when it is malformed."""

Body = TypeVar("Body")
AnyRequest = Request[None, None, State]


def read_body(body: bytes, kind: type[Body]) -> Body:
    """The body of a request as a value of this type. Raises ServiceError (400) naming the field that is wrong."""
    try:
        return msgspec.json.decode(body, type=kind)
    except UNREADABLE as error:
        raise ServiceError(400, "bad-request", where=place_of(error)) from error


def printable(text: str, where: str) -> str:
    """A name or label with single blanks between its words. Raises ServiceError when a character cannot be printed."""
    text = " ".join(text.split())
    if not text.isprintable():
        raise ServiceError(400, "bad-request", where=where)
    return text
