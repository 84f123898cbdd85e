"""What strangers' input costs on the event loop: each parser with the worst input that we know, at the largest accepted
size and at a quarter of it. `python -m bench.inputs` prints the table and writes it into `docs/benches.md`; with
`--print` it only prints.
"""

from __future__ import annotations

import argparse
import base64
import json
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from time import thread_time
from typing import Any

import msgspec
from litestar import Request
from litestar.datastructures import Headers
from rich.console import Console

import mazzo
from mazzo import games
from mazzo.core.errors import MazzoError
from mazzo.games import read_deck
from mazzo.gridcards import decks
from mazzo.host import from_client, puzzle_messages
from mazzo.host.from_client import ClientMessage
from mazzo.host.reading import read_id
from mazzo.server.accounts import passkey_challenges as passkeys
from mazzo.server.accounts.guests import session_values, signed
from mazzo.server.accounts.messages import MePatch, NewAccount, RecoveryWish
from mazzo.server.decks.messages import NewDeck
from mazzo.server.decks.routes import _deck_of
from mazzo.server.errors import ServiceError
from mazzo.server.http.requests import preferred_language, read_body
from mazzo.server.http.security_middleware import is_own_origin
from mazzo.server.http.static_files import accepts, has_tag
from mazzo.server.limits import BODY_BYTES, CREDENTIAL, ENDPOINT, MESSAGE_BYTES, QUERY_BYTES, TEXT
from mazzo.server.pages.addresses import page_of
from mazzo.server.programs import messages as external_messages
from mazzo.server.push import encryption as push_encryption
from mazzo.server.push import messages as push_messages
from mazzo.server.push.delivery import Post
from mazzo.server.puzzles.service import day_of
from mazzo.server.rooms.from_client import NewRoom, RoomWord

PAGE = Path(__file__).parents[1] / "docs" / "benches.md"
BEGIN = "<!-- inputs: written by `python -m bench.inputs` -->\n"
END = "<!-- end of inputs -->\n"
HEAD_BYTES = 64 * 1024
"""Largest head of a call: h11's limit in uvicorn."""
MOST_MILLISECONDS = 5.0
ROUNDS = 9

console = Console(highlight=False)


@dataclass(frozen=True)
class Input:
    """A parser and its worst known input: `make(n)` has n bytes or little less."""

    parser: str
    worst: str
    most: int
    """Largest number of bytes that is accepted."""
    make: Callable[[int], str]
    parse: Callable[[str], object]


def inputs() -> Iterator[Input]:
    """All parsers that strangers reach."""
    for worst, make_file in DECK_FILES.items():
        yield Input("deck file", worst, BODY_BYTES, make_file, read_deck)
    yield Input("deck in JSON, all complaints", "32 faces of wrong words", BODY_BYTES, _json_deck, _complain)
    for kind in BODIES:
        for worst, make_json in JSON.items():
            yield Input(f"body {kind.__name__}", worst, BODY_BYTES, make_json, _body(kind))
    for worst, make_json in JSON.items():
        yield Input("match message", worst, MESSAGE_BYTES, make_json, _body(ClientMessage))
        yield Input("room message", worst, MESSAGE_BYTES, make_json, _body(RoomWord))
        yield Input("its id for a refusal", worst, MESSAGE_BYTES, make_json, read_id)
    for name in mazzo.GAMES:
        for worst, letters in NOTATION.items():
            yield Input(f"notation of {name}", worst, TEXT, _repeat(letters), _read_action(name))
    yield Input("passkey's answer", "nested JSON", CREDENTIAL, _passkey, passkeys.named)
    yield Input("passkey's answer", "not closed", CREDENTIAL, _repeat("["), passkeys.named)
    yield Input("push endpoint", "a long name", ENDPOINT, lambda n: "https://" + _repeat("a.")(n - 8), _endpoint)
    yield Input("push key", "no point", 120, _repeat("B"), _push_key)
    yield Input("path of a page", "many parts", HEAD_BYTES, _repeat("/a"), lambda text: page_of(text, mazzo.GAMES))
    yield Input("query", "many fields", QUERY_BYTES, _repeat("a=1&"), _query)
    yield Input("date of a puzzle", "digits", QUERY_BYTES, _repeat("1"), day_of)
    yield Input("Cookie", "many cookies", HEAD_BYTES, _repeat("mazzo=a.b;"), _cookies)
    yield Input("Accept-Language", "many languages", HEAD_BYTES, _repeat("it;q=0.1,"), preferred_language)
    yield Input("Accept-Language", "one long number", HEAD_BYTES, lambda n: "it;q=" + "9" * (n - 5), preferred_language)
    yield Input("Accept-Encoding", "many parameters", HEAD_BYTES, _repeat("a;q=0;"), lambda text: accepts(text, "gzip"))
    yield Input("If-None-Match", "many tags", HEAD_BYTES, _repeat('W/"a",'), lambda text: has_tag(text, '"b"'))
    yield Input("Host", "colons and dots", HEAD_BYTES, _repeat("a.:"), _host)
    yield Input("Origin", "slashes", HEAD_BYTES, lambda n: "https://" + _repeat("a.@")(n - 8), _origin)


def _repeat(part: str) -> Callable[[int], str]:
    return lambda size: (part * (size // len(part) + 1))[:size]


def _file(*lines: str) -> Callable[[int], str]:
    """A file that repeats lines, numbered in place of #, up to a size and to the most signs."""

    def make(size: int) -> str:
        words: list[str] = []
        length = signs = k = 0
        while True:
            line = lines[min(k, len(lines) - 1)].replace("#", str(k))
            length += len(line) + 1
            signs += sum(map(line.count, ".[{=,"))
            if length > size or k >= decks.MOST_LINES or signs > decks.MOST_SIGNS:
                return "\n".join(words)
            words.append(line)
            k += 1

    return make


_DEEP = "a." * (decks.MOST_DEPTH - 2)
DECK_FILES = {
    "dotted keys under a deep table": _file(f"[{_DEEP}b]", f"{_DEEP}k# = 1"),
    "deep tables": _file(f"[{_DEEP}k#]"),
    "deep tables of arrays": _file(f"[[{'a.' * (decks.MOST_DEPTH - 3)}k]]"),
    "keys": _file("k# = 1"),
    "arrays in arrays": _file("x = [", "[[[[[[[["),
    "inline tables": _file("x# = " + "{a=" * decks.MOST_DEPTH + "1" + "}" * decks.MOST_DEPTH),
    "one text of escapes": _file('x = """', "\\n" * 99),
    "one array of numbers": _file("x = [", "1," * 99),
}
BODIES = (
    NewDeck,
    from_client.NewMatch,
    MePatch,
    NewAccount,
    RecoveryWish,
    external_messages.PlayCall,
    push_messages.NewPush,
    puzzle_messages.PuzzleCall,
    NewRoom,
)
JSON: dict[str, Callable[[int], str]] = {
    "nested": _repeat("["),
    "many fields": lambda n: "{" + ",".join(f'"f{k}":0' for k in range(n // 10)) + "}",
    "one field again and again": lambda n: "{" + ",".join(['"name":"a"'] * (n // 11)) + "}",
    "one long text": lambda n: '{"t":"' + "é" * ((n - 8) // 2) + '"}',
    "one text of escapes": lambda n: '{"t":"' + "\\u00e9" * ((n - 8) // 6) + '"}',
    "one long number": lambda n: '{"id":' + "9" * (n - 7) + "}",
}
NOTATION = {"digits": "1", "letters": "a", "words": "a1 ", "brackets": "(", "accents": "\u0301"}


def _json_deck(size: int) -> str:
    face = ["zz-zz"] * 6
    count = min(32, max(1, size // 300))
    return json.dumps({"game": "grove", "name": "x", "faces": [face] * count, "recipes": []})


def _complain(text: str) -> object:
    deck = _deck_of(read_body(text.encode(), NewDeck))
    return games.complaints(games.find(deck.game), deck)


def _body(kind: Any) -> Callable[[str], object]:
    return lambda text: read_body(text.encode(), kind)


@cache
def _match(name: str) -> mazzo.Match:
    game = mazzo.GAMES[name]
    return mazzo.deal(name, seats=max(2, game.meta.seats_min), seed="inputs")


def _read_action(name: str) -> Callable[[str], object]:
    match = _match(name)
    return lambda text: match.read((match.current_players() or (0,))[0], text)


def _passkey(size: int) -> str:
    long = base64.urlsafe_b64encode(b"\x9f" * (size // 2)).decode().rstrip("=")
    empty = {"authenticatorData": "", "clientDataJSON": "", "signature": ""}
    answer = {"id": "a", "rawId": "a", "type": "public-key", "response": empty | {"userHandle": ""}}
    answer["rawId"] = long[: max(0, size - len(json.dumps(answer)))]
    return json.dumps(answer)


def _endpoint(text: str) -> object:
    return Post().is_endpoint(text)


def _push_key(text: str) -> object:
    return push_encryption.is_point(push_encryption.decode(text))


def _query(text: str) -> object:
    scope: Any = {"type": "http", "query_string": text.encode(), "state": {}}
    return Request(scope).query_params


def _cookies(text: str) -> object:
    return session_values(text, secure=False), signed(b"secret", text)


def _host(text: str) -> object:
    return passkeys.host(Headers({"host": text}))


def _origin(text: str) -> object:
    return is_own_origin([(b"origin", text.encode()), (b"host", b"example.org")])


def milliseconds(one: Input, size: int) -> float:
    """The shortest of a few times."""
    text, times = one.make(size), []
    for _ in range(ROUNDS):
        start = thread_time()
        with suppress(MazzoError, ServiceError, msgspec.MsgspecError, ValueError, RecursionError):
            one.parse(text)
        times.append(1000 * (thread_time() - start))
    return min(times)


def table() -> tuple[str, float]:
    """The table in Markdown, and the longest time in it."""
    rows = ["| parser | worst input | bytes | a quarter, ms | all, ms |", "| --- | --- | ---: | ---: | ---: |"]
    longest = 0.0
    for one in inputs():
        quarter, whole = milliseconds(one, one.most // 4), milliseconds(one, one.most)
        longest = max(longest, whole)
        rows.append(f"| {one.parser} | {one.worst} | {one.most:,} | {quarter:.2f} | {whole:.2f} |")
    return "\n".join(rows) + "\n", longest


def main() -> None:
    """Measure, print, and write the page."""
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--print", action="store_true", help="do not write docs/benches.md")
    arguments = words.parse_args()
    text, longest = table()
    console.print(text, soft_wrap=True, markup=False)
    console.print(f"longest: {longest:.2f} ms of {MOST_MILLISECONDS:.0f}")
    if not arguments.print:
        before, _, rest = PAGE.read_text("utf-8").partition(BEGIN)
        _, _, after = rest.partition(END)
        PAGE.write_text(f"{before}{BEGIN}\n{text}\n{END}{after}", "utf-8")


if __name__ == "__main__":
    main()
