"""Rooms: what they are made of, what is done in them, who is told what."""
