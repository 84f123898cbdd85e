"""Runs the phases of `make test`, `make slow` and `.ci/run`, cheap ones first, and stops at the first that fails.

Run as `sh tools/python.sh -m tools.check GROUP...`. The cost of each phase is written to build/times.json. The
groups of one call share their prerequisites: nothing is compiled or built twice.
"""

from __future__ import annotations

import os
import resource
import secrets
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, replace

from tools import environment
from tools.steps import ROOT, StepFailed
from tools.times import Times, add, read

PYTHON = str(environment.PYTHON)
WORKERS = os.environ.get("WORKERS", "4")
SEED = os.environ.get("MAZZO_SEED") or str(secrets.randbelow(1 << 32))
"""Seed of the random examples and of the test order in the slow part."""
WHOLE = bool(os.environ.get("MAZZO_WHOLE"))
LAWS_SECONDS, SLOW_SECONDS, LEAST_SECONDS = 300, 600, 60
"""Seconds after which a phase of the slow part starts no more tests; `make soak` has no limit."""
UNTIL = float(os.environ.get("MAZZO_UNTIL", "inf"))
"""Unix time of the end of the slow part, set by `.ci/run`: with less time left, its phases have fewer seconds, but not
fewer than LEAST_SECONDS.
"""
LAWS_SHARE = 0.4
"""Of the time that is left when the slow part begins."""


@dataclass(frozen=True)
class Phase:
    """A command with a name for the table, which adds up phases of the same name."""

    name: str
    command: tuple[str, ...]
    settings: tuple[tuple[str, str], ...] = ()
    seconds: int = 0
    """A run of pytest starts no more tests after so many seconds; 0: no limit."""
    share: float = 1.0
    """Of the time until UNTIL."""

    def command_now(self) -> tuple[str, ...]:
        """The command, with the limit of time that holds if it starts now."""
        if not self.seconds:
            return self.command
        left = (UNTIL - time.time()) * self.share
        return (*self.command, "--seconds", str(min(self.seconds, max(LEAST_SECONDS, left))))


def python(name: str, *words: str, **settings: str) -> Phase:
    """A phase that runs a Python module."""
    return Phase(name, (PYTHON, *words), tuple(settings.items()))


def run_tests(part: str, *words: str, **settings: str) -> Phase:
    """A run of pytest."""
    plugins = "-p", "tools.report", "-p", "tests.server.own_postgres"
    command = "-m", "pytest", *plugins, "-n", WORKERS, "--dist", "worksteal", "--part", part
    return python(part, *command, *words, **settings)


def run_slow(part: str, *words: str, seconds: int, share: float = 1.0, **settings: str) -> Phase:
    """A run of slow tests, drawn by the seed, for so many seconds."""
    phase = run_tests(part, "--hypothesis-seed", SEED, *words, MAZZO_SEED=SEED, **settings)
    return phase if WHOLE else replace(phase, seconds=seconds, share=share)


LINT = (
    python("lint", "-m", "ruff", "check", "--quiet"),
    python("lint", "-m", "ruff", "format", "--check", "--quiet"),
    python("lint", "-m", "codespell_lib"),
)
TYPES = python("types", "-m", "mypy")
COMPILE = python("compile", "-m", "tools.warm", "rules")
PROGRAMS = python("programs", "-m", "tools.programs")
CLIENT = (python("client", "-m", "tools.client", "check"), python("client", "-m", "tools.client", "build"))
DOCS, WHEEL, TARGETS = (python(name, "-m", f"tools.{name}") for name in ("docs", "wheel", "targets"))

Lanes = tuple[Sequence[Phase], ...]
"""Phases that may run at the same time: each lane runs its own in sequence."""
GROUPS: dict[str, tuple[Lanes, ...]] = {
    "postgres": (((python("postgres", "-m", "tests.server.postgres"),),),),
    "lint": ((LINT,), ((TYPES,),)),
    "warm": (((COMPILE,),),),
    "client": ((CLIENT,),),
    "test": ((LINT,), ((TYPES,), (*CLIENT, PROGRAMS)), ((run_tests("pytest"),),)),
    "docs": (((DOCS,),),),
    "wheel": ((CLIENT[1:],), ((WHEEL,),)),
    "targets": (((TARGETS,),),),
    "packages": ((CLIENT[1:],), ((DOCS, WHEEL), (TARGETS,))),
    "slow": (
        ((COMPILE,), (*CLIENT[1:], PROGRAMS)),
        ((python("compile", "-m", "tools.warm", "rules", NUMBA_BOUNDSCHECK="1"),),),
        (
            (
                run_slow(
                    "slow laws",
                    *("--timeout", "900", "tests/laws"),
                    seconds=LAWS_SECONDS,
                    share=LAWS_SHARE,
                    NUMBA_BOUNDSCHECK="1",
                    MAZZO_THOROUGH="1",
                ),
                run_slow("slow", *("--timeout", "1500", "-m", "slow"), seconds=SLOW_SECONDS),
            ),
        ),
    ),
}


class PhaseFailed(Exception):
    """A phase failed; its output has been shown. `status` is its exit status."""

    def __init__(self, phase: Phase, status: int) -> None:
        super().__init__(phase.name)
        self.phase = phase
        self.status = status


def check(groups: Sequence[str]) -> None:
    """Run groups. Raises PhaseFailed at the first phase that fails, StepFailed if there is no environment."""
    Times().write()
    start = time.monotonic()
    environment.prepare("test")
    _note("set-up", start, resource.getrusage(resource.RUSAGE_CHILDREN))
    done: set[Phase] = set()
    for group in groups:
        if group == "slow":
            print(
                f"· The seed of the slow part is {SEED}: MAZZO_SEED={SEED} make slow draws the same again", flush=True
            )
        for lanes in GROUPS[group]:
            run(tuple([phase for phase in lane if phase not in done] for lane in lanes))
            done.update(phase for lane in lanes for phase in lane)


def run(lanes: Lanes) -> None:
    """Run lanes in parallel. When a phase fails the others are stopped, and PhaseFailed is raised."""
    waiting = [list(lane) for lane in lanes if lane]
    apart = len(waiting) > 1  # in its own session a phase can be stopped with all its descendants
    running: dict[int, tuple[subprocess.Popen[bytes], Phase, list[Phase], float]] = {}

    def go_on(lane: list[Phase]) -> None:
        if lane:
            phase = lane.pop(0)
            settings = os.environ | dict(phase.settings)
            process = subprocess.Popen(phase.command_now(), cwd=ROOT, env=settings, start_new_session=apart)
            running[process.pid] = process, phase, lane, time.monotonic()

    def end(sign: signal.Signals) -> None:
        for process, *_ in running.values():
            if apart:  # else the terminal has signalled it, too
                with suppress(ProcessLookupError):
                    os.killpg(process.pid, sign)
            process.wait()

    try:
        for lane in waiting:
            go_on(lane)
        while running:
            pid, status, used = os.wait4(-1, 0)
            process, phase, lane, start = running.pop(pid)
            process.returncode = os.waitstatus_to_exitcode(status)
            _note(phase.name, start, used)
            if process.returncode:
                end(signal.SIGTERM)
                raise PhaseFailed(phase, process.returncode)
            go_on(lane)
    except KeyboardInterrupt:
        end(signal.SIGINT)
        raise


def _note(name: str, start: float, used: resource.struct_rusage) -> None:
    """Record the cost of a phase that began at `start` and ends now."""
    times = read()
    add(times.phases, name, (time.monotonic() - start, used.ru_utime + used.ru_stime))
    times.write()


def main() -> int:
    """Exit status of the phase that failed, else 0. Prints nothing after it, so that pytest's last line stays last."""
    try:
        check(sys.argv[1:])
    except PhaseFailed as failed:
        if failed.status < 0:
            print(f"· {failed.phase.name} was ended by signal {-failed.status}", flush=True)
        return failed.status if failed.status > 0 else 1
    except StepFailed:
        return 1
    except KeyboardInterrupt:
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main())
