"""The server: storage, calls, sockets, limits, and what happens when it is killed."""
