"""Hints: what is told, to whom, and what is kept of them."""
