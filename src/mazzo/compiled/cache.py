"""Cache of compiled rules on disk: a folder for each game, named by a digest of everything that the code depends on.

Numba's own cache does not notice an edit in an imported file; here another source, version or processor is another
folder.
"""

import gc
import hashlib
import os
import platform
import sys
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from types import ModuleType
from typing import Any, BinaryIO

import llvmlite.binding as llvm
import numba
import numpy as np

from mazzo.compiled import shortcuts
from mazzo.compiled.binding import imported_digest, source_digest

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl


def folder(name: str, modules: list[ModuleType]) -> Path:
    """The cache folder for a game compiled from these modules with the present versions and processor."""
    depends_on = (source_digest(modules), imported_digest(modules), *surroundings())
    digest = hashlib.sha256("\n".join(depends_on).encode()).hexdigest()
    return root() / f"{name}-{digest[:20]}"


def surroundings() -> list[str]:
    """What determines the machine code besides the sources."""
    return [
        f"python {sys.version}",
        f"numba {numba.__version__} numpy {np.__version__} llvmlite {llvm.llvm_version_info}",
        f"processor {platform.machine()} {llvm.get_host_cpu_name()} {llvm.get_host_cpu_features().flatten()}",
        f"bounds checked: {is_bounds_checked()}, optimised: {_level()}",
        f"shortcuts {hashlib.sha256(shortcuts.source()).hexdigest()}",
    ]


def is_bounds_checked() -> bool:
    """Whether Numba checks every index (NUMBA_BOUNDSCHECK=1): slow, used in one run of the laws."""
    return bool(_settings.BOUNDSCHECK)


def root() -> Path:
    """The folder of the whole cache: $MAZZO_CACHE, else `mazzo` in the user's cache folder."""
    if setting := os.environ.get("MAZZO_CACHE"):
        return Path(setting)
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Caches"
    else:
        base = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    return base / "mazzo"


@contextmanager
def kept_in(place: Path) -> Iterator[Path]:
    """Compile with this cache folder, one thread of one process at a time, since Numba may crash when two write at
    once. The lock is released when its process ends. Yields the folder; a temporary one if it cannot be written.
    """
    with _ALONE:
        place = _writable(place)
        with (place / "lock").open("a+b") as lock:
            _lock(lock)
            _announce(place)
            before = _settings.CACHE_DIR, _settings.OPT
            _settings.CACHE_DIR, _settings.OPT = str(place), _level()
            try:
                with _uncollected(), shortcuts.use_shortcuts():
                    yield place
            finally:
                _settings.CACHE_DIR, _settings.OPT = before


@contextmanager
def announced() -> Iterator[None]:
    """In this context and thread, say on stderr when machine code that is not in the cache is compiled."""
    before = getattr(_announcing, "names", None)
    _announcing.names = set()
    try:
        yield
    finally:
        _announcing.names = before


def _announce(place: Path) -> None:
    """One line for a folder that is still empty, if `announced`; one for each game."""
    names = getattr(_announcing, "names", None)
    name = place.name.rpartition("-")[0].removesuffix(".rules").rpartition(".")[2]  # from the package and a digest
    if names is not None and name not in names and not any(place.glob("**/*.nbi")):
        names.add(name)
        print(f"Mazzo compiles {name}: up to a minute, the first time only.", file=sys.stderr, flush=True)


@contextmanager
def hurried() -> Iterator[None]:
    """Give compilation in this context priority, because a person waits for it: `stand_back` blocks until it is done,
    in every process that uses the cache. The lock is released when its process ends.
    """
    try:
        root().mkdir(parents=True, exist_ok=True)
        lock = (root() / HURRY).open("a+b")
    except OSError:
        yield
        return
    with lock:
        if sys.platform != "win32":
            fcntl.flock(lock, fcntl.LOCK_SH)
        yield


def stand_back() -> None:
    """Wait until no process is in `hurried`."""
    if sys.platform != "win32":
        with suppress(OSError), (root() / HURRY).open("a+b") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)


HURRY = "hurry"
"""Name of the lock file of `hurried` in the cache folder."""


@contextmanager
def _uncollected() -> Iterator[None]:
    """Disable garbage collection: objects of the compiler stay in use until it is done, so collections find nothing."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()


_announcing = threading.local()
"""`names` in a thread that is in `announced`: the games that were announced there."""
_ALONE = threading.Lock()
_settings: Any = numba.config
ENOUGH = 1
"""Optimisation level of LLVM, 0 to 3. Higher levels take up to 1.5 times as long and give no faster code."""


def _level() -> Any:
    """The optimisation level: $NUMBA_OPT if it is set, else `ENOUGH`."""
    return _settings.OPT if "NUMBA_OPT" in os.environ else type(_settings.OPT)(ENOUGH)


def _writable(place: Path) -> Path:
    try:
        place.mkdir(parents=True, exist_ok=True)
        (place / "lock").touch()
        return place
    except OSError:
        return Path(tempfile.mkdtemp(prefix="mazzo-"))


def _lock(file: BinaryIO) -> None:
    """Wait for an exclusive lock of the file."""
    if sys.platform == "win32":
        while True:
            try:
                msvcrt.locking(file.fileno(), msvcrt.LK_LOCK, 1)
                return
            except OSError:
                continue
    else:
        fcntl.flock(file, fcntl.LOCK_EX)
