"""Rooms as pure functions of their events: commands, clock, chat, and what each viewer sees."""
