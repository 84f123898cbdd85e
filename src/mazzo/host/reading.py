"""What a malformed message says of itself: which field is wrong, and its id."""

from __future__ import annotations

import msgspec

UNREADABLE = (msgspec.MsgspecError, UnicodeError, RecursionError)
"""The exceptions of decoding a malformed body or message."""


def place_of(error: Exception) -> str:
    """The path of the invalid value in a body or message, such as `$.actions[3]`, from the decoder's error."""
    _, at, place = str(error).rpartition(" - at `")
    return place.rstrip("`")[:60] if at else "$"


class _Named(msgspec.Struct):
    id: str = ""


_id_decoder = msgspec.json.Decoder(_Named)


def read_id(text: str | bytes) -> str:
    """The id of an invalid message, for the refusal; "" if there is none."""
    try:
        id = _id_decoder.decode(text).id
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return ""
    return id if len(id) <= 40 else ""
