"""How calls and sockets are answered: the checks in front of them, who asks, connections, and the published schemas."""
