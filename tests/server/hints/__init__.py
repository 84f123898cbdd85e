"""Hints: their content, their recipients, and what is stored."""
