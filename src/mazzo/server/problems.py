"""How what goes wrong becomes an answer: a status, a code, its facts and its rule; never a traceback."""

from __future__ import annotations

import secrets
from typing import TypeVar

import msgspec
import structlog
from litestar import Request, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException, InternalServerException
from litestar.types import ExceptionHandlersMap

from mazzo.core.errors import Ambiguous, Fact, MazzoError, NotLegal, NotUnderstood, NotYourTurn, OurFault, OutOfDate
from mazzo.server import metrics
from mazzo.server.wire import Problem, place_of
from mazzo.server.writer import is_away

log = structlog.get_logger()

_STATUS: dict[type[MazzoError], int] = {
    NotUnderstood: 400,
    Ambiguous: 400,
    NotLegal: 409,
    NotYourTurn: 409,
    OutOfDate: 409,
}
_CODES = {
    400: "bad-request",
    404: "not-found",
    405: "method-not-allowed",
    413: "too-large",
    415: "bad-request",
    429: "too-fast",
}

_BROKE_OFF = "client disconnected prematurely"
"""What Litestar raises, as if it were a defect, when a client leaves before it has sent all of its body."""
UNREADABLE = (msgspec.MsgspecError, UnicodeError, RecursionError)
"""What reading a body or message raises when it is not what it should be."""

Told = TypeVar("Told")
AnyRequest = Request[None, None, State]


class Turned(Exception):
    """A call is turned away with this status and code."""

    def __init__(self, status: int, code: str, **facts: Fact) -> None:
        super().__init__(code)
        self.status = status
        self.code = code
        self.facts = facts


def not_found() -> Turned:
    """There is nothing here, or nothing for this person."""
    return Turned(404, "not-found")


def read_body(body: bytes, kind: type[Told]) -> Told:
    """The body of a call as a value of this kind. Raises Turned, naming the place that is wrong."""
    try:
        return msgspec.json.decode(body, type=kind)
    except UNREADABLE as error:
        raise Turned(400, "bad-request", where=place_of(error)) from error


def printable(text: str, where: str) -> str:
    """A name or label as it is kept, without spare blanks. Raises Turned when not all of it can be shown."""
    text = " ".join(text.split())
    if not text.isprintable():
        raise Turned(400, "bad-request", where=where)
    return text


def our_fault(error: BaseException, where: str) -> OurFault:
    """File a defect under a fresh reference; only the reference leaves the house."""
    reference = secrets.token_hex(4)
    metrics.FAULTS.inc()
    log.error("our fault", reference=reference, where=where, exc_info=(type(error), error, error.__traceback__))
    return OurFault(reference=reference)


def _problem(status: int, code: str, facts: dict[str, Fact] | None = None, rule: str = "") -> Response[Problem]:
    metrics.REFUSALS.inc(code)
    return Response(Problem(code=code, facts=facts or {}, rule=rule), status_code=status, media_type="application/json")


def _turned(_request: AnyRequest, error: Turned) -> Response[Problem]:
    return _problem(error.status, error.code, error.facts)


def _refused(request: AnyRequest, error: MazzoError) -> Response[Problem]:
    status = next((status for family, status in _STATUS.items() if isinstance(error, family)), None)
    if status is None:
        return _broken(request, error)
    return _problem(status, error.code, error.facts, error.rule)


def _http(request: AnyRequest, error: HTTPException) -> Response[Problem]:
    if isinstance(error, InternalServerException) and error.detail == _BROKE_OFF:
        return _problem(400, "bad-request", {"where": "$"})  # nobody reads it: the client has left
    if error.status_code >= 500:
        return _broken(request, error)
    code = _CODES.get(error.status_code, "bad-request")
    return _problem(error.status_code, code, {"where": _where(error)} if code == "bad-request" else None)


def _broken(request: AnyRequest, error: Exception) -> Response[Problem]:
    if is_away(error):
        return _problem(503, "database-away")
    fault = error if isinstance(error, OurFault) and "reference" in error.facts else our_fault(error, request.url.path)
    return _problem(500, fault.code, fault.facts)


def _where(error: HTTPException) -> str:
    """The first field that was wrong, as far as it is known."""
    extra = error.extra
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        return str(extra[0].get("key") or extra[0].get("message") or "")[:80]
    return ""


HANDLERS: ExceptionHandlersMap = {Turned: _turned, MazzoError: _refused, HTTPException: _http, Exception: _broken}
