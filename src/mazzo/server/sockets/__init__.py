"""Web sockets: connections and their outboxes."""
