"""Decks that owners of a printed game enter: kept, looked over, handed on (`mazzo.core.decks`)."""
