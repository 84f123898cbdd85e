"""HTTP and socket infrastructure: security checks, authentication, error handlers, connections, published schemas."""
