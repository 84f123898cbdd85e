"""Logging: one JSON object a line on standard error, without secrets or addresses."""

from __future__ import annotations

import logging
import os
import sys
from collections import Counter

import structlog

from mazzo.core.errors import NotUnderstood
from mazzo.server.limits import Bucket

LEVELS = {"debug": logging.DEBUG, "info": logging.INFO, "warning": logging.WARNING, "error": logging.ERROR}

KIND, KINDS = 40, 64
"""First letters of a message that make its kind, and the most kinds; the others together are one more."""
LIBRARIES = ("uvicorn", "uvicorn.error")
"""Loggers of the server library."""


SAMPLE_RATE, SAMPLE_BURST = 1 / 60, 3.0
"""Lines of one kind about malformed requests, by the server library, a second; each further one is counted."""


class Sampled(logging.Filter):
    """Lets few warnings of one kind pass: each client can cause as many as it likes. Errors pass always."""

    def __init__(self) -> None:
        super().__init__()
        self._buckets: dict[str, Bucket] = {}
        self._left_out: Counter[str] = Counter()

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether to log a line; the next one of its kind says how many were left out."""
        if record.levelno >= logging.ERROR:
            return True
        kind = str(record.msg)[:KIND] if len(self._buckets) < KINDS else ""
        if not self._buckets.setdefault(kind, Bucket(SAMPLE_RATE, SAMPLE_BURST)).take():
            self._left_out[kind] += 1
            return False
        if left_out := self._left_out.pop(kind, 0):
            record.msg = f"{record.getMessage()} ({left_out} like it were not logged)"
            record.args = ()
        return True


def _with_worker(_logger: object, _method: str, line: structlog.typing.EventDict) -> structlog.typing.EventDict:
    """Add the number of the worker, if there are several."""
    worker = os.environ.get("MAZZO_WORKER", "")
    if worker:
        line.setdefault("worker", int(worker))
    return line


def level_of(name: str) -> int:
    """The level of this name, in either case. Raises NotUnderstood."""
    level = LEVELS.get(name.strip().lower())
    if level is None:
        raise NotUnderstood("bad-log-level", text=name[:40])
    return level


def set_up(level: str = "info") -> None:
    """Send our log and the server library's to standard error. Raises NotUnderstood for an unknown level."""
    least = level_of(level)
    common: list[structlog.typing.Processor] = [
        _with_worker,
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.processors.format_exc_info,
    ]
    structlog.configure(
        processors=[*common, structlog.processors.JSONRenderer()],
        wrapper_class=structlog.make_filtering_bound_logger(least),
        logger_factory=lambda *_: structlog.WriteLogger(sys.stderr),
        cache_logger_on_first_use=False,
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=common,
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                structlog.processors.JSONRenderer(),
            ],
        )
    )
    for name in LIBRARIES:
        library = logging.getLogger(name)
        library.handlers = [handler]
        library.propagate = False
        library.filters = [Sampled()]
        library.setLevel(logging.WARNING)
