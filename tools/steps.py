"""A build step: prints one line with its title and duration, and the end of its log if it fails."""

import re
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LOGS = ROOT / "build" / "log"
COLOUR = re.compile(r"\x1b\[[0-9;]*m")
TAIL = 40
"""Lines of the log that a failing step prints."""


class StepFailed(Exception):
    """A command of the build failed; its log has been printed."""


def step(title: str, command: Sequence[str | Path], *, cwd: Path = ROOT, env: Mapping[str, str] | None = None) -> None:
    """Run a command quietly under a title. Raises StepFailed after printing the end of its output."""
    LOGS.mkdir(parents=True, exist_ok=True)
    log = LOGS / ("-".join(re.findall(r"\w+", title.lower())) + ".log")
    start = time.monotonic()
    print(f"· {title} ...", end="", flush=True)
    with log.open("wb") as out:
        process = subprocess.Popen(command, cwd=cwd, env=env, stdin=subprocess.DEVNULL, stdout=out, stderr=out)
        status = _wait(process, title, start)
    print(f"{'' if status == 0 else ' failed after'} {time.monotonic() - start:.0f} s", flush=True)
    if status != 0:
        lines = COLOUR.sub("", log.read_text(encoding="utf-8", errors="replace")).splitlines()
        print("\n".join(f"  | {line}" for line in lines[-TAIL:]))
        print(f"  The whole log: {log.relative_to(ROOT)}", flush=True)
        raise StepFailed(title)


def _wait(process: subprocess.Popen[bytes], title: str, start: float) -> int:
    """The exit status when the process ends; a terminal shows the seconds meanwhile."""
    try:
        while True:
            try:
                return process.wait(timeout=1)
            except subprocess.TimeoutExpired:
                if sys.stdout.isatty():
                    print(f"\r· {title} ... {time.monotonic() - start:.0f} s\r· {title} ...", end="", flush=True)
    except BaseException:
        process.terminate()
        process.wait()
        raise
