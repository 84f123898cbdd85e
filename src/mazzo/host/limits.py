"""Limits on the messages about a match; the server's others are in `mazzo.server.limits`."""

MESSAGE_BYTES = 8 * 1024
"""Largest socket message; a longer one is refused."""
NAME = 24
"""Longest name of a person, in characters."""
ACTIONS = 32
"""Most actions in one gesture."""
TEXT = 64
"""Longest text form of an action, in characters."""
SEATS = 8
"""Most seats of a room."""
OPTIONS = 16
"""Most options in a request for a match or a room."""
UNDOS = 320
"""Most actions taken back in one match, shared equally among its seats, so that no seat uses up another's. Limited also
in practice, because opening a match replays all of them.
"""
