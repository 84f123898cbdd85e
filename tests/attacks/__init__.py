"""Attacks on a server while two honest people play there: `python -m tests.attacks` prints a table."""
