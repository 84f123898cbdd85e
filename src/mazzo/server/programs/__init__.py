"""Moves and streams for programs."""
