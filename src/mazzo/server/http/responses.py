"""Answers that are compressed already."""

from __future__ import annotations

import asyncio
import gzip
from typing import Any

from litestar import MediaType, Response

from mazzo.server.http.requests import AnyRequest
from mazzo.server.http.static_files import accepts


async def gzip_response(request: AnyRequest, content: bytes) -> Response[Any]:
    """A gzipped body as an answer, decompressed if the client does not accept gzip."""
    headers = {"vary": "accept-encoding"}
    if accepts(request.headers.get("accept-encoding", ""), "gzip"):
        headers["content-encoding"] = "gzip"
    else:
        content = await asyncio.to_thread(gzip.decompress, content)
    return Response(content, media_type=MediaType.JSON, headers=headers)
