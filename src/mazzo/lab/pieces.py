"""Computes pieces of work in this process, in other processes of this machine, or on a Ray cluster. A piece's result
depends on the piece only, so the results are the same wherever they are computed.
"""

import logging
import multiprocessing
import os
import signal
import socket
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import islice
from typing import Any, TypeVar

import mazzo
from mazzo.core.errors import NotUnderstood, OurFault
from mazzo.core.extras import import_extra

AHEAD = 4
"""Number of pieces queued ahead for each process."""
RETRIES = 3
"""How often Ray computes a piece again whose worker has died."""
CONNECT_SECONDS = 5.0

P = TypeVar("P")
R = TypeVar("R")


@dataclass(frozen=True)
class Ray:
    """A Ray cluster by its address. "": the one that RAY_ADDRESS names or that runs on this machine, else a new one on
    this machine. In a process that is connected to a cluster already, that one.
    """

    address: str = ""


Jobs = int | Ray
"""The workers that compute pieces: the number of processes on this machine (1: this process), or a Ray cluster."""


def results_of(function: Callable[[P], R], pieces: Sequence[P], jobs: Jobs = 1) -> Iterator[R]:
    """The function's results for all pieces, in the order in which they are finished. The function is a global one of a
    module. Raises OurFault when a process dies; on Ray only when a piece's workers died RETRIES times more.
    """
    if isinstance(jobs, Ray):
        return _on_ray(function, pieces, jobs.address)
    if jobs == 1 or len(pieces) < 2:
        return map(function, pieces)
    return _in_processes(function, pieces, jobs)


def _in_processes(function: Callable[[P], R], pieces: Sequence[P], jobs: int) -> Iterator[R]:
    others = set(multiprocessing.active_children())
    pool = ProcessPoolExecutor(
        min(jobs, len(pieces)), mp_context=multiprocessing.get_context("spawn"), initializer=_ignore_keys
    )
    waiting, running = iter(pieces), set[Future[R]]()
    try:
        with _unheard():
            running |= {pool.submit(function, piece) for piece in islice(waiting, AHEAD * jobs)}
        while running:
            finished_futures, running = wait(running, return_when=FIRST_COMPLETED)
            running |= {pool.submit(function, piece) for piece in islice(waiting, len(finished_futures))}
            yield from (future.result() for future in finished_futures)
    except BrokenProcessPool as problem:
        raise OurFault("lab-process-died") from problem
    except BaseException:  # after Ctrl-C the pieces still computed are of no use
        for child in set(multiprocessing.active_children()) - others:
            child.terminate()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


@contextmanager
def _unheard() -> Iterator[None]:
    """Start processes with Ctrl-C (SIGINT) blocked: their parent ends them. A signal that arrives meanwhile is
    delivered afterwards.
    """
    if not hasattr(signal, "pthread_sigmask"):  # Windows, where `_ignore_keys` must suffice
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _ignore_keys() -> None:
    """Initialiser of a worker process: ignores SIGINT."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _on_ray(function: Callable[[P], R], pieces: Sequence[P], address: str) -> Iterator[R]:
    with _connection(address) as ray:
        from ray.exceptions import RayError, RayTaskError

        task = ray.remote(_of_same_version).options(max_retries=RETRIES)
        waiting, running = iter(pieces), list[Any]()
        ahead = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        try:
            while running := [*running, *(task.remote(function, p, mazzo.__version__) for p in islice(waiting, ahead))]:
                finished_tasks, running = ray.wait(running)
                ahead = len(finished_tasks)
                yield from ray.get(finished_tasks)
        except RayTaskError as problem:
            raise problem.cause from problem
        except RayError as problem:
            raise OurFault("lab-process-died") from problem
        finally:
            for reference in running:
                ray.cancel(reference, force=True)


@contextmanager
def _connection(address: str) -> Iterator[Any]:
    """The module `ray`, connected; the connection is closed afterwards if it is new. Raises NotUnderstood if Ray is not
    installed, and if there is no such cluster.
    """
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # Ray would report its use to its makers
    os.environ.setdefault("RAY_BACKEND_LOG_LEVEL", "error")
    ray = import_extra("ray", "ray")
    if ray.is_initialized():
        yield ray
        return
    try:
        _knock(address)
        ray.init(address or None, log_to_driver=False, logging_level=logging.ERROR)
    except (OSError, RuntimeError, ValueError) as problem:
        raise NotUnderstood("lab-no-ray", text=address[:60] or "-") from problem
    try:
        yield ray
    finally:
        ray.shutdown()


def _knock(address: str) -> None:
    """Raise OSError at once if nothing listens at "host:port" or "ray://host:port", where Ray would try for long."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon:
        socket.create_connection((host, int(port)), CONNECT_SECONDS).close()


def _of_same_version(function: Callable[[P], R], piece: P, version: str) -> R:
    """A piece computed by a worker of a cluster. Raises OurFault if another version of Mazzo is installed there."""
    if version != mazzo.__version__:
        raise OurFault("lab-ray-version", there=mazzo.__version__, here=version)
    return function(piece)
