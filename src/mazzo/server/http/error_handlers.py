"""Turns exceptions into answers: a status, a code, facts and a rule; never a traceback."""

from __future__ import annotations

from litestar import Response
from litestar.exceptions import HTTPException, InternalServerException
from litestar.types import ExceptionHandlersMap

from mazzo.core.errors import Fact, MazzoError, OurFault
from mazzo.host.words import STATUS_OF, Problem
from mazzo.server.database_trouble import code_of
from mazzo.server.errors import ServiceError, our_fault
from mazzo.server.http.requests import AnyRequest
from mazzo.server.ops import metrics

_CODES = {
    400: "bad-request",
    404: "not-found",
    405: "method-not-allowed",
    413: "too-large",
    415: "bad-request",
    429: "too-fast",
}

_BROKE_OFF = "client disconnected prematurely"
"""The exception of Litestar when a client disconnects before it has sent its whole body."""


def _problem(status: int, code: str, facts: dict[str, Fact] | None = None, rule: str = "") -> Response[Problem]:
    metrics.REFUSALS.inc(code)
    return Response(Problem(code=code, facts=facts or {}, rule=rule), status_code=status, media_type="application/json")


def _service_error(_request: AnyRequest, error: ServiceError) -> Response[Problem]:
    return _problem(error.status, error.code, error.facts)


def _refusal(request: AnyRequest, error: MazzoError) -> Response[Problem]:
    status = next((status for family, status in STATUS_OF.items() if isinstance(error, family)), None)
    if status is None:
        return _internal_error(request, error)
    return _problem(status, error.code, error.facts, error.rule)


def _http(request: AnyRequest, error: HTTPException) -> Response[Problem]:
    if isinstance(error, InternalServerException) and error.detail == _BROKE_OFF:
        return _problem(400, "bad-request", {"where": "$"})  # the client has left: this answer is never read
    if error.status_code >= 500:
        return _internal_error(request, error)
    code = _CODES.get(error.status_code, "bad-request")
    return _problem(error.status_code, code, {"where": _where(error)} if code == "bad-request" else None)


def _internal_error(request: AnyRequest, error: Exception) -> Response[Problem]:
    if code := code_of(error):
        return _problem(503, code)
    fault = error if isinstance(error, OurFault) and "reference" in error.facts else our_fault(error, request.url.path)
    return _problem(500, fault.code, fault.facts)


def _where(error: HTTPException) -> str:
    """The first invalid field, "$" if unknown."""
    extra = error.extra
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        return str(extra[0].get("key") or extra[0].get("message") or "")[:80]
    return ""


HANDLERS: ExceptionHandlersMap = {
    ServiceError: _service_error,
    MazzoError: _refusal,
    HTTPException: _http,
    Exception: _internal_error,
}
