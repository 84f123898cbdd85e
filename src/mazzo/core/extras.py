"""Packages that only an extra of Mazzo installs."""

from importlib import import_module
from typing import Any

from mazzo.core.errors import NotUnderstood


def import_extra(package: str, extra: str) -> Any:
    """A module of a package that `pip install "mazzo[extra]"` installs. Raises NotUnderstood if it is missing."""
    try:
        return import_module(package)
    except ImportError as problem:
        raise NotUnderstood("lab-not-installed", package=package, extra=extra) from problem
