"""The proxies of deploy/ in front of two servers, all as processes of their own; the benches, which run without pytest,
use this module, too.
"""

from __future__ import annotations

import os
import re
import socket
import subprocess
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from string import Template

import httpx

from tests import logs
from tests.e2e.server import Server, free_port
from tools.programs import find

DEPLOY = Path(__file__).parents[2] / "deploy"
SECONDS_TO_START = 20
NGINX = """daemon off;
master_process off;
pid nginx.pid;
error_log stderr;
events {{ worker_connections 8192; }}
http {{
    access_log off;
    {temporary}
    {certificate}
    include mazzo.conf;
}}
"""
"""What Debian's nginx.conf is around the files for conf.d, without its folders."""
COUNTED_BY_ADDRESS = "default                       $remote_addr;"
"""How nginx is told to count clients. A client without a name is not counted."""
CERTIFICATE = "certificate.pem"
"""Certificate and key, in the folder of a proxy that speaks TLS."""


def _nginx(program: str, folder: Path, settings: dict[str, str], with_limits: bool) -> list[str]:
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    temporary = "\n    ".join(f"{kind}_temp_path {kind};" for kind in kinds)
    certificate = ""
    if (folder / CERTIFICATE).exists():
        settings = settings | {"MAZZO_LISTEN": f"{settings['MAZZO_LISTEN']} ssl http2"}
        certificate = f"ssl_certificate {CERTIFICATE}; ssl_certificate_key {CERTIFICATE};"
    (folder / "nginx.conf").write_text(NGINX.format(temporary=temporary, certificate=certificate))
    template = (DEPLOY / "nginx.conf.template").read_text("utf-8")
    assert COUNTED_BY_ADDRESS in template
    if not with_limits:
        template = template.replace(COUNTED_BY_ADDRESS, "default '';")
    (folder / "mazzo.conf").write_text(Template(template).safe_substitute(settings), "utf-8")
    return [program, "-p", str(folder), "-c", "nginx.conf", "-e", "stderr"]


def _haproxy(program: str, folder: Path, settings: dict[str, str], with_limits: bool) -> list[str]:
    assert with_limits, "only nginx runs without limits"
    if (folder / CERTIFICATE).exists():
        settings["MAZZO_LISTEN"] += f" ssl crt {folder / CERTIFICATE} alpn h2,http/1.1"  # it reads the environment
    return [program, "-f", str(DEPLOY / "haproxy.cfg")]


COMMANDS: dict[str, Callable[[str, Path, dict[str, str], bool], list[str]]] = {"nginx": _nginx, "haproxy": _haproxy}


def needed(kind: str) -> str:
    """The program of a proxy; where there is none, what asks for it fails in CI and is skipped elsewhere."""
    program = find(kind)
    if program is not None:
        return program
    from tests import missing

    missing.skip(f"no {kind}", f"apt-get install {kind}")


class Worker(Server):
    """`mazzo serve` on a port of its own, with its metrics on another."""

    def __init__(self, folder: Path, url: str, **settings: str) -> None:
        folder.mkdir()
        self._metrics = free_port()
        super().__init__(folder, MAZZO_METRICS_PORT=str(self._metrics), **settings)
        self.database = url

    def figure(self, name: str) -> float:
        """A metric, 0 if it was never counted."""
        text = httpx.get(f"http://127.0.0.1:{self._metrics}/metrics").text
        found = re.search(rf"^{re.escape(name)} (.*)$", text, re.MULTILINE)
        return float(found[1]) if found else 0.0


@contextmanager
def two_workers(folder: Path, url: str) -> Iterator[list[Worker]]:
    """Two of them over one database."""
    with ExitStack() as stack:
        yield [stack.enter_context(Worker(folder / f"worker-{number}", url)) for number in (1, 2)]


@contextmanager
def proxied(
    kind: str, program: str, folder: Path, workers: Sequence[int], *, with_limits: bool = True
) -> Iterator[str]:
    """A proxy in front of servers on these two ports, for the block; yields its address. It speaks TLS if the folder
    has a certificate. `with_limits`: as delivered; without them one address may send the load of many.
    """
    port = free_port()
    settings = {"MAZZO_LISTEN": f"127.0.0.1:{port}", "MAZZO_NGINX_CACHE": "cache"}
    settings |= {f"MAZZO_WORKER_{number}": f"127.0.0.1:{worker}" for number, worker in enumerate(workers, 1)}
    command = COMMANDS[kind](program, folder, settings, with_limits)
    log = folder / f"{kind}.log"
    logs.watch(log)
    with log.open("wb") as written:
        process = subprocess.Popen(
            command,
            env=os.environ | settings,
            stdin=subprocess.DEVNULL,
            stdout=written,
            stderr=written,
        )
    try:
        _await(port, process, log)
        yield f"127.0.0.1:{port}"
    finally:
        process.kill()
        process.wait()


def _await(port: int, process: subprocess.Popen[bytes], log: Path) -> None:
    """Wait until the port is open. Raises RuntimeError if it never is."""
    give_up = time.monotonic() + SECONDS_TO_START
    while True:
        with suppress(OSError), socket.create_connection(("127.0.0.1", port)):
            return
        if process.poll() is not None or time.monotonic() > give_up:
            raise RuntimeError(f"the proxy does not start:\n{log.read_text('utf-8', 'replace')}")
        time.sleep(0.01)
