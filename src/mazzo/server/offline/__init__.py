"""Matches that were played on a device without a network, sent later: replayed, stored once, unranked."""
