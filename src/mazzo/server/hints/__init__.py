"""Hints, and the costs of actions in practice."""
