"""A match as the messages of the wire, and the answers to its client's messages: without sockets, database or threads.

The server uses it for its matches, and a browser without a network for those that it hosts itself (`mazzo.host.local`,
docs/offline.md). The messages are in `from_client`, `to_client` and the modules whose names end in `messages`.
"""
