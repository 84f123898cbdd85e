"""Builds and runs the C program that plays random games of Orchard (`orchard_bits.c`)."""

import os
import shutil
import subprocess
from functools import cache
from pathlib import Path

import msgspec

from bench.figure import CannotMeasureError

SOURCE = Path(__file__).with_name("orchard_bits.c")
PROGRAM = Path(__file__).parents[1] / "build" / "orchard_bits"


class Played(msgspec.Struct):
    """Output of the program."""

    games: int
    score: int
    """Sum over all games."""
    actions: int
    offered: int
    """Number of legal actions listed, over all games."""
    cpu_s: float
    games_per_s: float
    vector_bits: int
    """Vector width it was compiled for, in bits."""


def compiler() -> str | None:
    """$CC, or the C compiler of this machine."""
    paths = (shutil.which(name) for name in (os.environ.get("CC", ""), "cc", "gcc", "clang") if name)
    return next(filter(None, paths), None)


@cache
def build(program: Path = PROGRAM) -> Path:
    """Compile the program for this processor. Raises CannotMeasureError on failure."""
    name = compiler()
    if name is None:
        raise CannotMeasureError("there is no C compiler (cc, gcc or clang)")
    program.parent.mkdir(parents=True, exist_ok=True)
    complaint = ""
    for processor in (["-march=native"], ["-mcpu=native"], []):
        command = [name, "-O3", *processor, str(SOURCE), "-o", str(program)]
        run = subprocess.run(command, capture_output=True, text=True)
        if run.returncode == 0:
            return program
        complaint = run.stderr.strip().partition("\n")[0]
    raise CannotMeasureError(f"the C program does not compile: {complaint}")


def play(program: Path, games: int, seed: int = 1) -> Played:
    """Play `games` random games, the same for the same seed."""
    run = subprocess.run([str(program), str(games), str(seed)], capture_output=True, check=True)
    return msgspec.json.decode(run.stdout, type=Played)
