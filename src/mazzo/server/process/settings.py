"""Checks of the settings, which are environment variables, at the start: one sentence about the first that is wrong."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from difflib import get_close_matches
from ipaddress import ip_address, ip_network

from mazzo import compiled
from mazzo.core.errors import NotUnderstood
from mazzo.server.features import FEATURES
from mazzo.server.ops import logs, metrics, readiness

PREFIX = "MAZZO_"
NEAR = 0.85
"""The minimum similarity of a name to be suggested, from 0 to 1."""
SECRET_LEAST = 16
"""Shortest secret, in characters."""
NAMES = frozenset(
    PREFIX + name
    for name in (
        *("DATABASE", "SECRET", "SYNCHRONOUS", "TRUSTED_PROXIES", "ORIGINS", "NO_LIMITS_FOR", "LOG", "METRICS"),
        *("METRICS_PORT", "METRICS_HOST", "DRAIN", "CACHE", "RULES", "EXTRA_GAMES", "WORKER", "SERVICE_WORKER"),
    )
) | {name for feature in FEATURES for name in feature.settings}
"""The settings of docs/hosting.md, the setting of own games (`MAZZO_EXTRA_GAMES`), and the number of a worker."""
OTHERS = frozenset(
    PREFIX + name
    for name in (
        *("LISTEN", "WORKER_1", "WORKER_2", "NGINX_CACHE"),  # of the proxies
        *("PASSWORD", "TOKEN"),  # of compose.yaml, of programs
        *("CHECK", "TEST_DATABASE", "SEED", "CHAOS_SEED", "CHAOS_TABLES", "THOROUGH", "WHOLE", "UNTIL"),  # of tests
        *("PYTHON", "SKIP_WEB"),  # of scripts
    )
)
"""Other variables that may be set: of proxies, programs, tests and scripts."""


def check() -> None:
    """Check every setting by itself. Raises NotUnderstood."""
    for name in sorted(os.environ):
        if name.startswith(PREFIX) and name not in NAMES | OTHERS:
            near = get_close_matches(name, NAMES, 1, NEAR)
            raise NotUnderstood("unknown-setting", text=name[:60], near=near[0] if near else "none")
    for name, is_valid in _VALID.items():
        setting = os.environ.get(name, "")
        if setting and not is_valid(setting):
            raise NotUnderstood("bad-setting", setting=name, text=setting[:60])
    setting = os.environ.get("MAZZO_SECRET", "")
    if setting and len(setting) < SECRET_LEAST:
        raise NotUnderstood("short-secret", found=len(setting), least=SECRET_LEAST)
    if os.environ.get("MAZZO_LOG"):
        logs.level_of(os.environ["MAZZO_LOG"])
    metrics.own_port()
    readiness.drain_seconds()
    for feature in FEATURES:
        for check_setting in feature.settings.values():
            check_setting()


def _are_proxies(setting: str) -> bool:
    """Whether these are addresses and networks as uvicorn reads them; it takes anything else for a name of a socket."""
    for text in setting.split(","):
        place = text.strip()
        try:
            if place != "*" and "/" in place:
                ip_network(place)
            elif place != "*":
                ip_address(place)
        except ValueError:
            return False
    return True


_VALID: Mapping[str, Callable[[str], object]] = {
    "MAZZO_SYNCHRONOUS": lambda setting: setting.upper() in ("NORMAL", "FULL"),
    "MAZZO_METRICS": lambda setting: setting in ("0", "1"),
    "MAZZO_RULES": compiled.SETTINGS.__contains__,
    "MAZZO_TRUSTED_PROXIES": _are_proxies,
    "MAZZO_SERVICE_WORKER": ("on", "off").__contains__,
    "MAZZO_WORKER": lambda setting: setting.isdecimal() and len(setting) < 4 and int(setting) > 0,
}
