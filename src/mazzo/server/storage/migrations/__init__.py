"""Alembic's migrations of older databases."""
