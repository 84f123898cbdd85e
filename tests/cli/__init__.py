"""Tests of the command line, called as a person calls it."""
