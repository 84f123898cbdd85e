"""Matches on the server: dealing, wire messages, and the live object that clients subscribe to."""
