"""Decks that owners entered."""
