"""Streaks: days and weeks in a row on which a person has played a deal of the day."""
