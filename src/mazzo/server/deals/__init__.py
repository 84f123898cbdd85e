"""Deals: what was dealt, to be played by many; the first attempt of each person at one; the deals of the day."""
