"""What programs need: tokens, scopes, streams, moves as calls, the published interface."""
