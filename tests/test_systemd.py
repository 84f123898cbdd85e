"""deploy/mazzo.service: its commands exist, its sandbox lets the program live, and systemd can read it."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
UNIT = (ROOT / "deploy" / "mazzo.service").read_text("utf-8")
PROGRAM = "/opt/mazzo/bin/mazzo"


def said(word: str) -> list[str]:
    """What the unit says under a name, each time."""
    return re.findall(rf"^{word}=(.*)$", UNIT, re.MULTILINE)


def test_its_commands_are_right() -> None:
    for command in said("ExecStart") + said("ExecStartPre"):
        words = shlex.split(command)
        assert words[:2] == [PROGRAM, "serve"]
        checked = [sys.executable, "-m", "mazzo", *words[1:], *([] if "--check" in words else ["--check"])]
        settings = {"PATH": os.environ["PATH"], "MAZZO_DATABASE": "/nowhere/mazzo.db", "LANGUAGE": "en"}
        told = subprocess.run(checked, env=settings, capture_output=True, text=True, check=False)
        assert (told.returncode, told.stderr) == (0, ""), command


def test_it_may_write_its_data_and_its_cache_only() -> None:
    (settings,) = said("Environment")
    places = dict(word.split("=", 1) for word in settings.split())
    assert places["MAZZO_DATABASE"].startswith(f"/var/lib/{said('StateDirectory')[0]}/")
    assert places["MAZZO_CACHE"] == f"/var/cache/{said('CacheDirectory')[0]}"
    assert said("ProtectSystem") == ["strict"]
    assert said("ReadWritePaths") == []
    assert said("CapabilityBoundingSet") == [""]
    assert said("MemoryDenyWriteExecute") == []  # compiled rules


def test_systemd_reads_it_and_finds_it_confined(tmp_path: Path) -> None:
    program = shutil.which("systemd-analyze")
    if program is None:
        pytest.skip("no systemd-analyze: apt-get install systemd")
    copy = tmp_path / "mazzo.service"
    copy.write_text(UNIT.replace(PROGRAM, sys.executable), "utf-8")
    told = subprocess.run([program, "verify", str(copy)], capture_output=True, text=True, check=False)
    assert (told.returncode, told.stderr) == (0, "")
    security = [program, "security", "--offline=true", "--threshold=20", str(copy)]  # 2.0 of 10
    told = subprocess.run(security, capture_output=True, text=True, check=False)
    assert told.returncode == 0, told.stdout
