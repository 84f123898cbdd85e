"""Beam search for good games of a deal."""
