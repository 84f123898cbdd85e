"""Packages that Mazzo can do without, and their tests cannot."""

import os
from importlib import import_module
from typing import Any

import pytest


def needed(module: str, extra: str) -> Any:
    """A module of an optional package. Without it the calling test module is skipped, with one line; with CI=true that
    is an error.
    """
    try:
        return import_module(module)
    except ImportError:
        if os.environ.get("CI") == "true":
            raise
        pytest.skip(f'{module} is missing: pip install "mazzo[{extra}]"', allow_module_level=True)
