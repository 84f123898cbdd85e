"""The functions of Ray that `mazzo.lab.pieces` calls, in this process: `put_in` makes them the module `ray`.

Results come in reverse of the order in which the pieces were submitted. A piece may lose its worker, which Ray answers
by computing this piece again; when it has done so `max_retries` times, the piece fails.
"""

import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from types import ModuleType
from typing import Any

import pytest


class RayError(Exception):
    """As in `ray.exceptions`."""


class RayTaskError(RayError):
    """An error of the function itself."""

    def __init__(self, cause: Exception) -> None:
        super().__init__(cause)
        self.cause = cause


class WorkerCrashedError(RayError):
    """A piece whose workers have all died."""


@dataclass
class Cluster:
    """A cluster of one machine. `deaths`: how many workers a piece loses."""

    processors: int
    deaths: Mapping[Any, int] = field(default_factory=dict)
    computed: list[Any] = field(default_factory=list)
    """The pieces, once for each time a worker has begun one."""
    most_waiting: int = 0
    cancelled: list[Any] = field(default_factory=list)
    is_open: bool = False

    def task(self, function: Callable[..., Any], max_retries: int) -> ModuleType:
        task = ModuleType("task")
        task.options = lambda *, max_retries: self.task(function, max_retries)  # type: ignore[attr-defined]
        task.remote = lambda *told: (function, told, max_retries)  # type: ignore[attr-defined]
        return task

    def wait(self, running: list[Any]) -> tuple[list[Any], list[Any]]:
        self.most_waiting = max(self.most_waiting, len(running))
        return running[-1:], running[:-1]

    def get(self, done: list[Any]) -> list[Any]:
        return [self._run(*one) for one in done]

    def _run(self, function: Callable[..., Any], told: tuple[Any, ...], max_retries: int) -> Any:
        piece = told[1]
        lost = self.deaths.get(piece, 0)
        self.computed += [piece] * min(lost, max_retries + 1)
        if lost > max_retries:
            raise WorkerCrashedError
        self.computed.append(piece)
        try:
            return function(*told)
        except Exception as problem:
            raise RayTaskError(problem) from problem


def put_in(patch: pytest.MonkeyPatch, cluster: Cluster) -> Cluster:
    """Make a cluster the module `ray`."""
    ray, exceptions = ModuleType("ray"), ModuleType("ray.exceptions")
    functions: dict[str, Any] = {
        "remote": lambda function: cluster.task(function, 3),
        "wait": cluster.wait,
        "get": cluster.get,
        "cancel": lambda reference, force: cluster.cancelled.append(reference[1][1]),
        "cluster_resources": lambda: {"CPU": float(cluster.processors)},
        "is_initialized": lambda: cluster.is_open,
        "init": lambda *_, **__: setattr(cluster, "is_open", True),
        "shutdown": lambda: setattr(cluster, "is_open", False),
    }
    for name, function in functions.items():
        setattr(ray, name, function)
    for error in (RayError, RayTaskError):
        setattr(exceptions, error.__name__, error)
    patch.setitem(sys.modules, "ray", ray)
    patch.setitem(sys.modules, "ray.exceptions", exceptions)
    return cluster
