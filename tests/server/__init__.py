"""The web table: storage, calls, sockets, limits, and what happens when it is killed."""
