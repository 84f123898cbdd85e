"""Reference server: Litestar on uvicorn with one route and two sockets, without Mazzo.

`python -m bench.bare_server` prints its address. `/echo` answers every message with the first one it received; at
`/table/...` each message is acknowledged, and every socket there is sent the first message that it had sent itself.
"""

import socket
import sys
from contextlib import suppress

import uvicorn
from litestar import Litestar, WebSocket, get, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

DONE = '{"t":"done","id":"0123456789abcdef","version":1}'
"""Acknowledgement of a message."""


@get("/api/health")
async def health() -> dict[str, bool]:
    """Health check."""
    return {"ok": True}


@websocket("/echo")
async def echo(socket: WebSocket[None, None, State]) -> None:
    """Answer every message with the first one."""
    await socket.accept()
    first = await socket.receive_text()
    while True:
        await socket.send_text(first)
        await socket.receive_text()


tables: dict[str, dict[WebSocket[None, None, State], str]] = {}


@websocket("/table/{name:str}")
async def table(socket: WebSocket[None, None, State], name: FromPath[str]) -> None:
    """Acknowledge each message, and send to every socket of the table."""
    await socket.accept()
    seats = tables.setdefault(name, {})
    with suppress(WebSocketDisconnect):
        seats[socket] = await socket.receive_text()
        await socket.send_text(seats[socket])
        while True:
            await socket.receive_text()
            await socket.send_text(DONE)
            for seat, first in tuple(seats.items()):
                await seat.send_text(first)
    seats.pop(socket, None)


def main() -> None:
    """Serve on a free port of the loopback until stopped, configured like `mazzo serve`."""
    listener = socket.socket()
    listener.bind(("127.0.0.1", 0))
    config = uvicorn.Config(
        Litestar([health, echo, table], openapi_config=None, logging_config=None),
        loop="uvloop" if sys.platform != "win32" else "asyncio",
        http="h11",
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        access_log=False,
        log_config=None,
        backlog=2048,
    )
    print(f"Bare: http://127.0.0.1:{listener.getsockname()[1]}", flush=True)
    uvicorn.Server(config).run(sockets=[listener])


if __name__ == "__main__":
    main()
