"""A match on the server: how it is dealt, what is sent about it, the live object that clients subscribe to."""
