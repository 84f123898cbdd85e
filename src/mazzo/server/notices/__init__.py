"""Notices of one's turn for who is not here: Web Push, from the house's key to the browser's. They tell the game and
the room, and nothing of what is played there.
"""
