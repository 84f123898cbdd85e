"""A local server that plays drand, and the round of drand that was recorded."""

from __future__ import annotations

import json
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

ROUND_1000 = bytes.fromhex(
    "b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39"
)
"""The signature of drand's round 1000 of quicknet, as drand published it."""


def answer(signature: str = ROUND_1000.hex(), round: int = 1000) -> bytes:
    """The answer of drand for a round."""
    return json.dumps({"round": round, "signature": signature}).encode()


class Drand:
    """The address of the server, the paths of its requests, and the answer to each: status and body; None: it does not
    answer while the test runs.
    """

    def __init__(self, port: int) -> None:
        self.address = f"http://127.0.0.1:{port}"
        self.paths: list[str] = []
        self.answer: Callable[[str], tuple[int, bytes] | None] = lambda _path: (200, answer())


@contextmanager
def served() -> Iterator[Drand]:
    """The server, for the block."""
    is_over = threading.Event()

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            drand.paths.append(self.path)
            result = drand.answer(self.path)
            if result is None:
                is_over.wait()
                return
            status, body = result
            self.send_response(status)
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, format: str, *values: object) -> None:
            """Print nothing."""

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        drand = Drand(server.server_port)
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        try:
            yield drand
        finally:
            is_over.set()
            server.shutdown()
            thread.join()
