"""The command line, called as a person calls it."""
