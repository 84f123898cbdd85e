"""The Python package as a zip archive, for a Python in WebAssembly."""

from pathlib import Path
from zipfile import ZipFile

from tools import client

_OTHERS = (".so", ".dll", ".dylib", ".pyc")
"""Files of other platforms, by suffix."""


def write_archive(file: Path) -> Path:
    """Writes the package without the client and without what serves other platforms; returns the file."""
    with ZipFile(file, "w") as archive:
        for source in client.PACKAGE.rglob("*"):
            if source.suffix not in _OTHERS and client.STATIC not in source.parents:
                archive.write(source, source.relative_to(client.PACKAGE.parent))
    return file
