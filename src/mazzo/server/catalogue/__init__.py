"""The catalogue: health of the server, the games, their rules and lessons."""
