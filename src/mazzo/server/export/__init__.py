"""The export of everything stored about a person."""
