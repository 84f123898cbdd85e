"""Hints for whoever plays without other people, and what each action costs in practice."""
