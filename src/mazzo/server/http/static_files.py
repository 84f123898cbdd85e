"""The files of the built client: read once and kept in memory, with their compressed forms and tags, so that the
security middleware answers them without the framework. The page itself is made by `pages/routes.py`.
"""

from __future__ import annotations

import gzip
import mimetypes
import os
import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from time import monotonic

from litestar.types import Scope, Send

FOLDER = Path(__file__).parents[1] / "static"
PAGE = "index.html"
"""The client's page, which is not sent as a file."""
FOR_EVER = "public, max-age=31536000, immutable"
AFRESH = "no-cache"
WORKER = "assets/worker-"
"""How the path of the script begins that runs Python without a network (docs/offline.md)."""
WORKER_POLICY = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'"
"""Its content security policy: only there WebAssembly is compiled by the client."""
READER = "assets/cardReader-"
"""How the path of the script begins that reads photographs (docs/companion.md)."""
READER_POLICY = "default-src 'none'; script-src 'self' 'unsafe-eval'"
"""Its content security policy: OpenCV makes functions from text. In return it may load scripts of this site and nothing
else, so no photograph can leave it.
"""
POLICIES = {WORKER: WORKER_POLICY, READER: READER_POLICY}
LARGEST = 12 * 1024 * 1024
"""Bytes of the largest file that is served."""
SCAN_SECONDS = 1.0
"""Minimum seconds between two scans for new files, which a build adds while the server runs."""
CODINGS = {"br": ".br", "gzip": ".gz"}
"""Content codings, the preferred first, and what their files are called; the build makes them (web/vite.config.ts)."""
TYPES = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
    ".ftl": "text/plain",
}
TEXTS = ("json", "javascript", "xml")
"""Ends of the media types that are text without beginning with text/."""
_REFUSED = re.compile(r"q=0(\.0*)?")


@dataclass(frozen=True)
class Form:
    """A file in one content coding, with the headers of its answer."""

    content: bytes
    tag: str
    headers: tuple[tuple[bytes, bytes], ...]


@dataclass(frozen=True)
class File:
    """A file to be sent. `forms`: by content coding, the preferred first; the last is "", the file as it is."""

    forms: Mapping[str, Form]

    @property
    def content(self) -> bytes:
        """The file as it is."""
        return self.forms[""].content

    @property
    def tag(self) -> str:
        """The entity tag of the file as it is."""
        return self.forms[""].tag

    def form(self, accept_encoding: str) -> Form:
        """The best form for a client with this Accept-Encoding header."""
        return self.forms[next(coding for coding in self.forms if not coding or accepts(accept_encoding, coding))]


def file_of(
    content: bytes,
    media_type: str,
    keep: str,
    vary: str = "",
    encodings: Mapping[str, bytes] | None = None,
    policy: str = "",
) -> File:
    """A file. `keep`: its Cache-Control; `vary`: the request headers, besides Accept-Encoding, on which it depends;
    `encodings`: its compressed forms, None to compress a text now; `policy`: its own content security policy.
    """
    is_text = media_type.startswith("text/") or media_type.endswith(TEXTS)
    if is_text:
        media_type += "; charset=utf-8"
    if encodings is None:
        encodings = {"gzip": gzip.compress(content, mtime=0)} if is_text else {}  # identical bytes from every worker
    contents = {coding: encodings[coding] for coding in CODINGS if len(encodings.get(coding, content)) < len(content)}
    contents[""] = content
    tag = sha256(content).hexdigest()[:24]
    common = [(b"content-type", media_type.encode()), (b"cache-control", keep.encode())]
    vary = ", ".join(name for name in ("accept-encoding" if len(contents) > 1 else "", vary) if name)
    if vary:
        common.append((b"vary", vary.encode()))
    if policy:
        common.append((b"content-security-policy", policy.encode()))
    return File({coding: _form(coding, content, tag, common) for coding, content in contents.items()})


def _form(coding: str, content: bytes, tag: str, common: list[tuple[bytes, bytes]]) -> Form:
    tag = f'"{tag}-{coding}"' if coding else f'"{tag}"'
    headers = [*common, (b"etag", tag.encode()), (b"content-length", str(len(content)).encode())]
    if coding:
        headers.append((b"content-encoding", coding.encode()))
    return Form(content, tag, tuple(headers))


class StaticFiles:
    """The files below a folder, by their path, such as "assets/app-1a2b.js". Only files found by a scan of the folder
    are served. Each is read at its first request; hashed ones never again, the others when they change on disk. Memory
    is bounded by the size of the folder. `aliases`: by path, the file that is sent instead.
    """

    def __init__(self, folder: Path = FOLDER, aliases: Mapping[str, str] | None = None) -> None:
        self.folder = folder
        self._aliases = aliases or {}
        self.find_page: Callable[[Scope], File | None] = lambda _: None
        """Makes pages without the framework (`pages/routes.py`)."""
        self._files: dict[str, tuple[int, File]] = {}
        self._look()

    def find(self, path: str) -> File | None:
        """A file by its path, None if there is none."""
        path = self._aliases.get(path, path)
        entry = self._files.get(path)
        if entry is not None and path.startswith("assets/"):
            return entry[1]
        if path not in self._sources:
            if "." not in path or monotonic() - self._looked < SCAN_SECONDS:  # pages have no dot, files have one
                return None
            self._look()
            if path not in self._sources:
                return None
        try:
            modified_ns = os.stat(self._sources[path]).st_mtime_ns
            if entry is None or entry[0] != modified_ns:
                entry = self._files[path] = (modified_ns, self._read(path))
        except OSError:  # a build is replacing the files
            return None
        return entry[1]

    def _look(self) -> None:
        self._sources = dict(_sources(self.folder))
        self._looked = monotonic()

    def _read(self, path: str) -> File:
        place, source = self.folder / path, Path(self._sources[path])
        content = source.read_bytes() if source == place else gzip.decompress(source.read_bytes())
        media_type = TYPES.get(place.suffix) or mimetypes.guess_type(place.name)[0] or "application/octet-stream"
        encodings = {
            coding: Path(f"{place}{suffix}").read_bytes()
            for coding, suffix in CODINGS.items()
            if Path(f"{place}{suffix}").exists()
        }
        keep = FOR_EVER if path.startswith("assets/") else AFRESH
        policy = next((policy for begin, policy in POLICIES.items() if path.startswith(begin)), "")
        return file_of(content, media_type, keep, encodings=encodings or None, policy=policy)


def own_aliases() -> dict[str, str]:
    """With MAZZO_SERVICE_WORKER=off: a service worker that removes itself and what it has stored."""
    return {"sw.js": "sw-off.js"} if os.environ.get("MAZZO_SERVICE_WORKER") == "off" else {}


def _sources(folder: Path) -> Iterator[tuple[str, str]]:
    """The paths to be served, each with its file, or with its gzip form where only that is there. No part of a path
    begins with a dot.
    """
    for place, folders, names in os.walk(folder):
        folders[:] = [name for name in folders if not name.startswith(".")]
        below = place[len(str(folder)) :].replace(os.sep, "/").lstrip("/")
        for name in names:
            plain = name.removesuffix(CODINGS["gzip"])
            is_compressed = name.endswith(CODINGS["br"]) or (plain != name and plain in names)
            file = os.path.join(place, name)
            if not name.startswith(".") and not is_compressed and os.stat(file).st_size <= LARGEST:
                yield f"{below}/{plain}" if below else plain, file


async def answer(file: File, scope: Scope, send: Send, status: int = 200) -> None:
    """Send a file in its best form; 304 without a body to a client that has this form."""
    headers = dict(scope["headers"])
    form = file.form(headers.get(b"accept-encoding", b"").decode("latin-1"))
    answer_headers, content = form.headers, form.content
    if status == 200 and has_tag(headers.get(b"if-none-match", b"").decode("latin-1"), form.tag):
        status, content = 304, b""
        of_content = b"content-encoding", b"content-length"
        answer_headers = tuple(header for header in answer_headers if header[0] not in of_content)
    await send({"type": "http.response.start", "status": status, "headers": answer_headers})
    content = b"" if scope.get("method") == "HEAD" else content
    await send({"type": "http.response.body", "body": content, "more_body": False})


def accepts(header: str, coding: str) -> bool:
    """Whether an Accept-Encoding header accepts a coding, with a quality above zero."""
    codings: dict[str, bool] = {}
    for part in header.lower().split(","):
        name, *parameters = (word.strip() for word in part.split(";"))
        codings[name] = not any(_REFUSED.fullmatch(parameter) for parameter in parameters)
    return codings.get(coding, codings.get("*", False))


def has_tag(header: str, tag: str) -> bool:
    """Whether an If-None-Match header contains the tag, possibly weakened by a proxy."""
    return tag in (part.strip().removeprefix("W/") for part in header.split(","))
