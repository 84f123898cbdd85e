"""Shuffles that anybody can check: the keys of the days, and what is announced before a match."""
