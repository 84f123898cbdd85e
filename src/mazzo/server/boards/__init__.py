"""Boards: people who compare how they play the deals of the day."""
