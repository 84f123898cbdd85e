"""Tests that need what a machine may lack: they are skipped where it is missing, and fail with CI=true."""

import os
from typing import NoReturn

import pytest


def skip(what: str, remedy: str) -> NoReturn:
    """Skip the calling test, or fail it with CI=true. The report has one line for all with the same reason, such as
    "no nginx: apt-get install nginx".
    """
    reason = f"{what}: {remedy}"
    if os.environ.get("CI") == "true":
        pytest.fail(reason, pytrace=False)
    pytest.skip(reason)
