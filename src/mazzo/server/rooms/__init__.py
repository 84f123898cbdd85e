"""Rooms: where people gather around a game. Seats, invitations, bots, clocks, presence, talk, one match after another.

A room is to people what a match is to cards: its events are appended to a journal of its own, and what it is at any
moment is what they make of it. `docs/rooms.md` tells the words.
"""
