"""A network that can be cut for real: a forwarder on the loopback. It carries bytes and does not read them."""

import socket
import threading
from collections.abc import Callable
from contextlib import suppress
from types import TracebackType
from typing import Self

from tests.e2e.server import free_port

CHUNK = 64 * 1024


class Cord:
    """Forwards connections to the server's port. While it is cut, no byte passes and no connection can be opened."""

    def __init__(self, port: int) -> None:
        self._to = port
        self._lock = threading.Lock()
        self._ends: set[socket.socket] = set()
        self._threads: list[threading.Thread] = []
        self.port = free_port()
        self._listener = self._listen()
        self.url = f"http://127.0.0.1:{self.port}"

    def cut(self) -> None:
        """Every connection breaks, and no new one is taken."""
        with suppress(OSError):
            self._listener.shutdown(socket.SHUT_RDWR)
        self._listener.close()
        with self._lock:
            ends, self._ends = self._ends, set()
        for end in ends:
            _break(end)
        for thread in self._threads:
            thread.join()
        self._threads.clear()

    def mend(self) -> None:
        """The network is back, at the same address."""
        self._listener = self._listen()

    def _listen(self) -> socket.socket:
        listener = socket.create_server(("127.0.0.1", self.port))
        self._begin(self._take, listener)
        return listener

    def _take(self, listener: socket.socket) -> None:
        while True:
            try:
                near, _ = listener.accept()
            except OSError:  # cut
                return
            try:
                far = socket.create_connection(("127.0.0.1", self._to))
            except OSError:  # the server is away
                near.close()
                continue
            with self._lock:
                self._ends |= {near, far}
                is_late = listener.fileno() < 0
            if is_late:
                _break(near)
                _break(far)
                return
            self._begin(self._carry, near, far)
            self._begin(self._carry, far, near)

    def _carry(self, one: socket.socket, other: socket.socket) -> None:
        with suppress(OSError):
            while data := one.recv(CHUNK):
                other.sendall(data)
        for end in (one, other):
            with self._lock:
                self._ends.discard(end)
            _break(end)

    def _begin(self, work: Callable[..., None], *ends: socket.socket) -> None:
        thread = threading.Thread(target=work, args=ends, daemon=True)
        self._threads.append(thread)
        thread.start()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.cut()


def _break(end: socket.socket) -> None:
    with suppress(OSError):
        end.shutdown(socket.SHUT_RDWR)
    end.close()
