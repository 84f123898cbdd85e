"""Time from starting `mazzo serve` to its first HTTP answer, compared with the bare application on the same stack."""

import compileall
import tempfile
from collections.abc import Iterator
from pathlib import Path

import mazzo
from bench import served
from bench.figure import Effort, Figure, compare, in_turns


def measure(effort: Effort) -> Iterator[Figure]:
    # an installation has the bytecode of its sources; a checkout has not where PYTHONDONTWRITEBYTECODE is set
    compileall.compile_dir(Path(mazzo.__file__).parent, quiet=1)
    with tempfile.TemporaryDirectory(prefix="mazzo-bench-") as name:
        folder = Path(name)

        def first(command: list[str]) -> float:
            with served.served(command, folder) as server:
                return server.seconds

        ours, bare = in_turns(effort, lambda: first(served.mazzo(folder)), lambda: first(served.bare()))
    how = "start of the process to the answer of /api/health, by the clock, on a new database every time, with bytecode"
    yield compare("first HTTP answer", "s", ours, "bare Litestar and uvicorn", bare, how=how)
