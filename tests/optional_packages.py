"""Packages that Mazzo can do without, and their tests cannot."""

import os
from importlib import import_module
from typing import Any

import pytest


def needed(module: str, extra: str | None = None) -> Any:
    """A module of an optional package. Without it the calling test or test module is skipped, with one line; with
    CI=true that is an error, unless the package belongs to no extra.
    """
    try:
        return import_module(module)
    except ImportError:
        if extra and os.environ.get("CI") == "true":
            raise
        package = f'"mazzo[{extra}]"' if extra else module
        pytest.skip(f"{module} is missing: pip install {package}", allow_module_level=True)
