"""Packages that some of these tests need."""

import os
from importlib import import_module
from typing import Any

import pytest


def needed(module: str, extra: str = "rl") -> Any:
    """A module of another project. Without it the tests of the file are skipped, and fail with CI=true."""
    if os.environ.get("CI") == "true":
        return import_module(module)
    return pytest.importorskip(module, reason=f'without `pip install "mazzo[{extra}]"`')
