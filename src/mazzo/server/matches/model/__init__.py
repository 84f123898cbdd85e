"""Matches without input and output: dealing, replaying, options, lessons."""
