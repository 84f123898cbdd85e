"""Where compiled rules are kept: one folder a game, named by the digest of everything they depend on.

Numba itself does not notice an edit in an imported file; here another source, version or processor is another folder.
"""

import hashlib
import os
import platform
import sys
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import ModuleType
from typing import Any, BinaryIO

import llvmlite.binding as llvm
import numba
import numpy as np

from mazzo.compiled.binding import imported_digest, source_digest

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl


def folder(name: str, modules: list[ModuleType]) -> Path:
    """The cache folder for a game compiled from these modules, on this machine with these versions."""
    depends_on = (source_digest(modules), imported_digest(modules), *surroundings())
    digest = hashlib.sha256("\n".join(depends_on).encode()).hexdigest()
    return root() / f"{name}-{digest[:20]}"


def surroundings() -> list[str]:
    """What beside the sources decides on the machine code."""
    return [
        f"python {sys.version}",
        f"numba {numba.__version__} numpy {np.__version__} llvmlite {llvm.llvm_version_info}",
        f"processor {platform.machine()} {llvm.get_host_cpu_name()} {llvm.get_host_cpu_features().flatten()}",
        f"bounds checked: {is_bounds_checked()}, optimised: {_level()}",
    ]


def is_bounds_checked() -> bool:
    """Whether Numba checks every index (NUMBA_BOUNDSCHECK=1): slow, and wanted in one run of the laws."""
    return bool(_settings.BOUNDSCHECK)


def root() -> Path:
    """The folder of all compiled rules: $MAZZO_CACHE, else `mazzo` in the user's cache folder."""
    if told := os.environ.get("MAZZO_CACHE"):
        return Path(told)
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Caches"
    else:
        base = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    return base / "mazzo"


@contextmanager
def kept_in(place: Path) -> Iterator[Path]:
    """Compile into a cache folder and read from it, one thread of one process at a time: Numba's own cache may crash
    when two write at once. The lock dies with its owner. A folder that cannot be written is replaced by a passing one.
    """
    with _ALONE:
        place = _writable(place)
        with (place / "lock").open("a+b") as lock:
            _lock(lock)
            before = _settings.CACHE_DIR, _settings.OPT
            _settings.CACHE_DIR, _settings.OPT = str(place), _level()
            try:
                yield place
            finally:
                _settings.CACHE_DIR, _settings.OPT = before


_ALONE = threading.Lock()
_settings: Any = numba.config
ENOUGH = 1
"""How much LLVM optimises, from 0 to 3: beyond this it takes up to half as long again, and nothing gets faster."""


def _level() -> Any:
    """What $NUMBA_OPT asks for, else what is enough."""
    return _settings.OPT if "NUMBA_OPT" in os.environ else type(_settings.OPT)(ENOUGH)


def _writable(place: Path) -> Path:
    try:
        place.mkdir(parents=True, exist_ok=True)
        (place / "lock").touch()
        return place
    except OSError:
        return Path(tempfile.mkdtemp(prefix="mazzo-"))


def _lock(file: BinaryIO) -> None:
    """Wait until this process alone holds the file."""
    if sys.platform == "win32":
        while True:
            try:
                msvcrt.locking(file.fileno(), msvcrt.LK_LOCK, 1)
                return
            except OSError:
                continue
    else:
        fcntl.flock(file, fcntl.LOCK_EX)
