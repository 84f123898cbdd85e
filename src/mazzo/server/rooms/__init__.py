"""Rooms, where people meet around a game: seats, invitations, bots, clocks, presence, chat, one match after another.

A room has a journal of events, as a match has; its state is computed from them. See `docs/rooms.md`.
"""
