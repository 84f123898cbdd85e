"""A piece of work whose process dies the first time."""

import os
import signal
from pathlib import Path


def piece(told: tuple[str, int]) -> int:
    """The square of a number; each computation is recorded in a folder. The process of number 3 dies once."""
    folder, number = told
    runs = len(list(Path(folder).glob(f"{number}-*")))
    Path(folder, f"{number}-{runs}").touch()
    if number == 3 and runs == 0:
        os.kill(os.getpid(), signal.SIGKILL)
    return number * number
