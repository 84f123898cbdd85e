"""Errors of the server: a refusal with its status and code, and the log entry of a defect."""

from __future__ import annotations

import secrets

import structlog

from mazzo.core.errors import Fact, OurFault
from mazzo.server.database_trouble import code_of
from mazzo.server.limits import Bucket
from mazzo.server.ops import metrics

log = structlog.get_logger()
_complaints = Bucket(1 / 10, 3)
"""Of a database in trouble, which every call notices."""


class ServiceError(Exception):
    """A refused request, with status and code."""

    def __init__(self, status: int, code: str, **facts: Fact) -> None:
        super().__init__(code)
        self.status = status
        self.code = code
        self.facts = facts


def not_found() -> ServiceError:
    """The refusal of what does not exist or may not be seen by the person."""
    return ServiceError(404, "not-found")


def our_fault(error: BaseException, where: str) -> OurFault:
    """Log a defect under a new reference; the answer contains only the reference. A database in trouble is no defect:
    it is logged without a traceback, and not each time.
    """
    if code := code_of(error):
        if _complaints.take():
            log.warning(code, where=where, error=type(error).__name__)
        return OurFault(code)
    reference = secrets.token_hex(4)
    metrics.FAULTS.inc()
    log.error("our fault", reference=reference, where=where, exc_info=(type(error), error, error.__traceback__))
    return OurFault(reference=reference)
