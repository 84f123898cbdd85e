"""Random ids of persons, rooms, matches and workers."""

from __future__ import annotations

import secrets

TABLE_KEY = 4
"""Length of the part that the ids of a room and of its matches have in common, which the proxies of deploy/ read."""
_ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"


def fresh_id(length: int) -> str:
    """A random id of letters and digits that are not easily confused; 14 of them are 69 bits."""
    return "".join(secrets.choice(_ALPHABET) for _ in range(length))


def id_of(digest: bytes, length: int) -> str:
    """The id that a secret digest stands for: the same for the same digest, and as hard to guess as it."""
    number, base = int.from_bytes(digest, "big"), len(_ALPHABET)
    return "".join(_ALPHABET[number // base**place % base] for place in range(length))


def fresh_table_id(room: str = "") -> str:
    """A random id of a room, or of a match; a match of `room` begins as the room's id does. A proxy sends ids with the
    same beginning to one worker. Those characters are no secret, so 14 others follow: a match's link does not tell the
    room's.
    """
    return (room[:TABLE_KEY] or fresh_id(TABLE_KEY)) + fresh_id(14)
