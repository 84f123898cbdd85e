"""Whether this process accepts new work: not after SIGTERM."""

from __future__ import annotations

import os
from dataclasses import dataclass

from mazzo.core.errors import NotUnderstood

MOST_DRAIN = 60
"""Maximum of MAZZO_DRAIN, in seconds."""


@dataclass
class Readiness:
    """State of this process."""

    is_leaving: bool = False


READINESS = Readiness()


def drain_seconds() -> int:
    """MAZZO_DRAIN: seconds between the signal to leave and the closing of the port, 0 by default. Meanwhile
    `/api/ready` answers 503, and a proxy sends new people elsewhere. Raises NotUnderstood.
    """
    setting = os.environ.get("MAZZO_DRAIN", "")
    if not setting:
        return 0
    if not (setting.isdecimal() and len(setting) < 3 and 0 < int(setting) <= MOST_DRAIN):
        raise NotUnderstood("bad-seconds", text=setting[:40], setting="MAZZO_DRAIN", most=MOST_DRAIN)
    return int(setting)
