"""Rooms: their events, their acts, and what each viewer receives."""
