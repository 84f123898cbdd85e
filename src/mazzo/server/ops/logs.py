"""Logging: one JSON object a line on standard error, without secrets or addresses."""

from __future__ import annotations

import logging
import os
import sys

import structlog

from mazzo.core.errors import NotUnderstood

LEVELS = {"debug": logging.DEBUG, "info": logging.INFO, "warning": logging.WARNING, "error": logging.ERROR}

LIBRARIES = ("uvicorn", "uvicorn.error")
"""Loggers of the server library."""


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
    shared: list[structlog.typing.Processor] = [
        _with_worker,
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.processors.format_exc_info,
    ]
    structlog.configure(
        processors=[*shared, structlog.processors.JSONRenderer()],
        wrapper_class=structlog.make_filtering_bound_logger(least),
        logger_factory=lambda *_: structlog.WriteLogger(sys.stderr),
        cache_logger_on_first_use=False,
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
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
        library.setLevel(logging.WARNING)
