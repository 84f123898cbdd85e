"""Checks a proof, independently of the search that found it."""
