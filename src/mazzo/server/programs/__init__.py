"""What programs need that people do not: tokens with scopes, streams of events, the socket's messages as calls."""
